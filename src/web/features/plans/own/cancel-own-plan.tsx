import { useQueryClient } from '@tanstack/react-query'
import { subscriptionCancelled } from '#contract/plans/plan-words.ts'
import type { Subscription } from '#contract/plans/plans.ts'
import { formatExactRupees } from '#shared/money.ts'
import { useIdempotentSend } from '../../../kits/form/use-idempotent-send.ts'
import { CancelOwn } from '../../../kits/sold/cancel-own.tsx'
import { writeWork } from '../../../kits/work/write-work.ts'
import { ownSubscriptions } from '../shared/own-plan-queries.ts'
import { planNameOf } from '../shared/plan-words.ts'
import { plansApi } from '../shared/plans-api.ts'

type Props = { subscription: Subscription; onClose: () => void; onCancelled: () => void }

/** Cancels a subscription for its customer; what is given back is told before (A.R-60, A.R-63, ux 90). Nobody has to say why. */
export function CancelOwnPlan({ subscription, ...handlers }: Props) {
	return (
		<CancelOwn
			reference={subscription.reference}
			text={`${planNameOf(subscription)}. ${refundWords(subscription)} Visits that are still scheduled are cancelled too.`}
			optional
			sendLabel="Cancel subscription"
			keepLabel="Keep subscription"
			done={subscriptionCancelled}
			failed="Failed to cancel subscription"
			cancel={useCancelPlan(subscription)}
			{...handlers}
		/>
	)
}

function refundWords({ paid_amount, refund_if_cancelled: refund }: Subscription) {
	if (paid_amount === 0) return 'You have paid nothing yet, so there is nothing to give back.'
	if (refund === 0) return 'All its visits were done, so nothing is given back.'
	return `We give you back ${formatExactRupees(refund)} of the ${formatExactRupees(paid_amount)} you paid, for the visits that were not done.`
}

/** Every screen that shows it changes at once. Throws the refusal. */
function useCancelPlan({ id }: Subscription) {
	const queries = useQueryClient()
	const sendOnce = useIdempotentSend()
	const params = { id }

	function keep(subscription: Subscription) {
		queries.setQueryData(ownSubscriptions.queryKey, (rows) => rows?.map((row) => (row.id === id ? subscription : row)))
		queries.invalidateQueries({ queryKey: ['own', 'subscriptions'] })
	}

	return (reason: string) =>
		writeWork<Subscription>({
			send: async () => {
				const { message: _, ...subscription } = await sendOnce(reason, (key) =>
					plansApi.cancel({ params, body: { cancellation_notes: reason }, key }),
				)
				return subscription
			},
			look: () => plansApi.status({ params }),
			keep,
			isDone: ({ status }) => status === 'cancelled',
		})
}
