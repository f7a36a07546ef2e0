import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { flushSync } from 'react-dom'
import { ApiProblem } from '#contract/client.ts'
import { visitRule } from '#contract/company/policy-rule-words.ts'
import { visitCancelled } from '#contract/plans/visit-words.ts'
import type { ScheduleVisit, Visit } from '#contract/plans/visits.ts'
import { CancelOwn } from '../../../kits/sold/cancel-own.tsx'
import { OverDialog } from '../../../kits/sold/over-dialog.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { focusHeading } from '../../../ui/focus-heading.ts'
import { Cluster, Stack } from '../../../ui/stack.tsx'
import { Text } from '../../../ui/text.tsx'
import { toast } from '../../../ui/toast.ts'
import { ownVisit } from '../shared/visit-queries.ts'
import { visitWhen } from '../shared/visit-words.ts'
import { VisitTimeForm } from './visit-time-form.tsx'
import { checkAvailability, useVisitWrites } from './visit-writes.ts'

type Subscription = { id: number; end_date: string }

/** Schedules a visit of a subscription, once the server has said that the time is free (A.VISIT-04, A.VISIT-27). */
export function useScheduleVisit(onScheduled: (visit: Visit) => void) {
	const { schedule } = useVisitWrites()
	return async (body: ScheduleVisit) => {
		const { available, message } = await checkAvailability(body)
		if (!available) throw new ApiProblem({ status: 400, body: { non_field_errors: [message] } })
		const visit = await schedule(body)
		toast({ title: 'Visit scheduled successfully!', text: visitWhen(visit) })
		onScheduled(visit)
	}
}

export const scheduleFailed = 'Failed to schedule visit. Please try again.'

/** Asks when the next visit is to be (A.PROFILE-38). */
export function ScheduleDialog({ subscription, onClose }: { subscription: Subscription; onClose: () => void }) {
	const id = useId()
	const send = useScheduleVisit(onClose)
	return (
		<Dialog open onClose={onClose} title="Schedule Visit">
			<VisitTimeForm id={id} subscription={subscription} onSend={send} failed={scheduleFailed}>
				{(isBusy) => (
					<Cluster>
						<Button type="submit" variant="go" busy={isBusy}>
							Schedule visit
						</Button>
						<Button variant="quiet" onClick={onClose}>
							Not now
						</Button>
					</Cluster>
				)}
			</VisitTimeForm>
		</Dialog>
	)
}

/** Why nothing of it can be changed any more, said to whoever was about to: elsewhere somebody was quicker. */
const overWords = ({ status }: Visit) =>
	status === 'cancelled' ? 'This visit was cancelled meanwhile.' : 'This visit has begun meanwhile. To change it, please call us.'

type OfVisit = { visit: Visit /** The last day of its plan. */; lastDay: string; onClose: () => void }

/** Gives a visit another time; where that is taken it keeps the old one (A.VISIT-28). */
export function RescheduleDialog({ visit, lastDay, onClose }: OfVisit) {
	const id = useId()
	const queries = useQueryClient()
	const { reschedule } = useVisitWrites()
	async function move(body: ScheduleVisit) {
		try {
			await reschedule(visit.id, body)
			toast({ title: 'Visit rescheduled successfully!' })
			onClose()
		} catch (error) {
			// Asked for again after the refusal. One that is over leaves the list, and with it this dialog.
			const found = queries.getQueryData(ownVisit(visit.id).queryKey)
			if (!found || found.can.reschedule) throw error
			toast({ title: overWords(found), kind: 'info' })
			flushSync(onClose)
			focusHeading()
		}
	}
	if (!visit.can.reschedule)
		return (
			<OverDialog title="Reschedule Visit" onClose={onClose}>
				{overWords(visit)}
			</OverDialog>
		)
	return (
		<Dialog open onClose={onClose} title="Reschedule Visit">
			<Stack>
				<Text>
					{visit.plan_name}, now on {visitWhen(visit)}.
				</Text>
				<VisitTimeForm
					id={id}
					subscription={{ id: visit.subscription_id, end_date: lastDay }}
					visit={visit}
					onSend={move}
					failed="Failed to reschedule visit. Please try again."
				>
					{(isBusy) => (
						<Cluster>
							<Button type="submit" variant="go" busy={isBusy}>
								Reschedule visit
							</Button>
							<Button variant="quiet" onClick={onClose}>
								Keep the time
							</Button>
						</Cluster>
					)}
				</VisitTimeForm>
			</Stack>
		</Dialog>
	)
}

/** Cancels a visit, which counts as not used (A.R-70, A.VISIT-33). */
export function CancelVisit({ visit, ...handlers }: { visit: Visit; onClose: () => void; onCancelled: () => void }) {
	const { cancel } = useVisitWrites()
	return (
		<CancelOwn
			reference={`the visit on ${visitWhen(visit)}`}
			text={`${visit.plan_name}, ${visit.vehicle_name}. The visit stays yours: you can schedule it again. ${visitRule}`}
			optional
			sendLabel="Cancel Visit"
			keepLabel="Keep Visit"
			done={visitCancelled}
			failed="Failed to cancel visit"
			cancel={(reason) => cancel(visit.id, reason)}
			over={visit.can.cancel ? null : overWords(visit)}
			{...handlers}
		/>
	)
}
