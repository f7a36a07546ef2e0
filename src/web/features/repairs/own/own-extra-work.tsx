import { useQueryClient } from '@tanstack/react-query'
import type { ExtraWork } from '#contract/repairs/extra-work.ts'
import type { ExtraStatus } from '#contract/repairs/extra-work-words.ts'
import type { Repair } from '#contract/repairs/repairs.ts'
import { paise, rupees } from '#shared/money.ts'
import { useIdempotentSend } from '../../../kits/form/use-idempotent-send.ts'
import { ownRepair } from '../../../state/own-queries.ts'
import { Heading } from '../../../ui/heading.tsx'
import { Stack } from '../../../ui/stack.tsx'
import { Text } from '../../../ui/text.tsx'
import { AnswerExtraWork } from '../shared/answer-extra-work.tsx'
import { extraWorkApi } from '../shared/extra-work-api.ts'
import { ExtraWorkCard } from '../shared/extra-work-card.tsx'

/** The state of a proposal in words for its customer. */
export const extraStands: Record<ExtraStatus, string> = {
	open: 'Waiting for you',
	approved: 'You approved it',
	declined: 'You declined it',
	withdrawn: 'Withdrawn by us',
}

/** What turned out to be needed on the caller's repair, and his answer to it; nothing where nothing was proposed (D-53). */
export function OwnExtraWork({ repair }: { repair: Repair }) {
	const proposals = repair.extra_work.filter(({ status }) => status !== 'withdrawn')
	if (proposals.length === 0) return null
	const hasOpenProposal = proposals.some(({ status }) => status === 'open')
	return (
		<Stack as="section" gap="small" aria-labelledby="extra-title">
			<Heading id="extra-title">{hasOpenProposal ? 'May we do this too?' : 'Extra work'}</Heading>
			{hasOpenProposal && <Text>It turned out to be needed and was not agreed. We do it only if you approve.</Text>}
			{proposals.map((extra) => (
				<OneProposal key={extra.id} repair={repair} extra={extra} />
			))}
		</Stack>
	)
}

function OneProposal({ repair, extra }: { repair: Repair; extra: ExtraWork }) {
	const queries = useQueryClient()
	const sendOnce = useIdempotentSend()
	const params = { id: repair.id, extraId: extra.id }
	return (
		<Stack gap="small">
			<ExtraWorkCard extra={extra} state={extraStands[extra.status]} />
			<AnswerExtraWork
				extra={extra}
				totalWith={rupees(paise(repair.total_amount) + paise(extra.total))}
				send={async (body) => {
					try {
						await sendOnce([params, body], (key) => extraWorkApi.answer({ params, body, key }))
					} finally {
						// Its lines and its total are new, or somebody answered before.
						await queries.invalidateQueries({ queryKey: ownRepair(repair.id).queryKey })
					}
				}}
			/>
		</Stack>
	)
}
