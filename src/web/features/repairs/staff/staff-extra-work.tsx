import { useState } from 'react'
import type { ExtraWork } from '#contract/repairs/extra-work.ts'
import type { StaffRepairInFull } from '#contract/repairs/staff-bookings.ts'
import { useStaffRole } from '../../../session/staff-role.ts'
import { Button } from '../../../ui/button.tsx'
import { DetailPart } from '../../../ui/detail-screen.tsx'
import { Cluster, Stack } from '../../../ui/stack.tsx'
import { Text } from '../../../ui/text.tsx'
import { ExtraWorkCard } from '../shared/extra-work-card.tsx'
import { ProposeExtraWork } from './propose-extra-work.tsx'
import { SettleExtraWork } from './settle-extra-work.tsx'

/**
 * What was proposed beyond what was agreed and what became of it; here it is proposed, taken back, or answered for whoever phones (D-53).
 */
export function StaffExtraWork({ repair }: { repair: StaffRepairInFull }) {
	const [isProposing, setProposing] = useState(false)
	const { extra_work: proposals, can } = repair
	if (proposals.length === 0 && !can.propose_extra) return null
	return (
		<DetailPart title="Extra work">
			{can.propose_extra && (
				<Stack gap="small" data-print="hide">
					<Text tone="muted">Found more that needs doing? The customer approves it first, here or by the link in the mail.</Text>
					<div>
						<Button variant="quiet" onClick={() => setProposing(true)}>
							Propose extra work
						</Button>
					</div>
				</Stack>
			)}
			{proposals.map((extra) => (
				<Stack key={extra.id} gap="small">
					<ExtraWorkCard extra={extra} state={extraWorkStatus(extra)} />
					{extra.status === 'open' && <Answers repair={repair} extra={extra} />}
				</Stack>
			))}
			{isProposing && <ProposeExtraWork repair={repair} onClose={() => setProposing(false)} />}
		</DetailPart>
	)
}

const ways = { page: 'on the page', link: 'by the link', phone: 'on the phone' }
const extraWorkStatus = ({ status_display, answered_by }: ExtraWork) =>
	answered_by ? `${status_display} ${ways[answered_by]}` : status_display

function Answers({ repair, extra }: { repair: StaffRepairInFull; extra: ExtraWork }) {
	const [answer, setAnswer] = useState<'approved' | 'declined' | 'withdrawn' | null>(null)
	const isOffice = useStaffRole() !== 'technician'
	return (
		<Cluster data-print="hide">
			{isOffice && (
				<>
					<Button variant="quiet" size="low" onClick={() => setAnswer('approved')}>
						Approved on the phone
					</Button>
					<Button variant="quiet" size="low" onClick={() => setAnswer('declined')}>
						Declined on the phone
					</Button>
				</>
			)}
			<Button variant="bad" size="low" onClick={() => setAnswer('withdrawn')}>
				Withdraw
			</Button>
			{answer && <SettleExtraWork repair={repair} extra={extra} answer={answer} onClose={() => setAnswer(null)} />}
		</Cluster>
	)
}
