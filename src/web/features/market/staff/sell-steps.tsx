import { useState } from 'react'
import { Link } from 'react-router'
import type { StaffSellRequest } from '#contract/market/staff-selling.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { useAction } from '../../../ui/form/use-action.ts'
import { useStandingSteps } from '../../../ui/form/use-standing-steps.ts'
import { Cluster, Stack } from '../../../ui/stack.tsx'
import { Text } from '../../../ui/text.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { MakeOffer, PublishVehicle, RejectRequest } from './sell-dialogs.tsx'
import { SellRefusal } from './sell-refusal.tsx'
import { useSellWrites } from './sell-writes.ts'

const stepsOf = ({ status, next_statuses: next, may, offers: [last] }: StaffSellRequest) => ({
	canSchedule: status === 'pending',
	canInspect: status === 'inspection_scheduled' || status === 'under_inspection',
	canOffer: may.offer,
	canWithdraw: last?.status === 'open',
	canPublish: may.publish,
	canReject: next.includes('rejected'),
})

/** Exactly the steps that may be taken now, each named with its request (ux 117). */
export function SellSteps({ request }: { request: StaffSellRequest }) {
	const [opened, setOpened] = useState<'offer' | 'publish' | 'reject' | null>(null)
	const [before, setBefore] = useState(request)
	const { change, withdraw } = useSellWrites(request)
	const { run, isBusy, error } = useAction((work: () => Promise<unknown>) => work())
	const [last] = request.offers
	const { shown, isResting } = useStandingSteps(`${request.status} ${last?.status} ${request.used_vehicle}`, stepsOf(request))
	const close = () => setOpened(null)
	const press = (work: () => Promise<unknown>) => {
		setBefore(request)
		void run(work)
	}
	const reference = <VisuallyHidden> {request.reference}</VisuallyHidden>
	return (
		<Stack gap="small">
			{request.used_vehicle !== null && (
				<Text icon="tick">
					Published: <Link to={`/admin/vehicles/${request.used_vehicle}`}>the vehicle</Link>
				</Text>
			)}
			{!Object.values(shown).some(Boolean) && <Text tone="muted">Nothing more to do here.</Text>}
			<Cluster>
				{shown.canSchedule && (
					<Button
						variant="go"
						busy={isBusy || isResting}
						onClick={() => press(() => change({ status: 'inspection_scheduled', version: request.version }))}
					>
						Inspect at the pickup time{reference}
					</Button>
				)}
				{shown.canInspect && (
					<ButtonLink as={Link} variant="go" to={`/admin/inspections/${request.id}`}>
						Open the inspection{reference}
					</ButtonLink>
				)}
				{shown.canPublish && (
					<Button variant="go" aria-disabled={isResting} onClick={() => setOpened('publish')}>
						Publish{reference}
					</Button>
				)}
				{shown.canOffer && (
					<Button variant="quiet" aria-disabled={isResting} onClick={() => setOpened('offer')}>
						Make an offer{reference}
					</Button>
				)}
				{shown.canWithdraw && last && (
					<Button variant="quiet" busy={isBusy || isResting} onClick={() => press(() => withdraw(last.id))}>
						Withdraw the offer{reference}
					</Button>
				)}
				{shown.canReject && (
					<Button variant="bad" aria-disabled={isResting} onClick={() => setOpened('reject')}>
						Reject{reference}
					</Button>
				)}
			</Cluster>
			<SellRefusal error={error} before={before} />
			{opened === 'offer' && <MakeOffer request={request} onClose={close} />}
			{opened === 'publish' && <PublishVehicle request={request} onClose={close} />}
			{opened === 'reject' && <RejectRequest request={request} onClose={close} />}
		</Stack>
	)
}
