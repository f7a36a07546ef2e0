import { useState } from 'react'
import { longest } from '#contract/doorstep/doorstep-words.ts'
import { endTooFar, planLimits } from '#contract/plans/plan-words.ts'
import type { StaffSubscription } from '#contract/plans/staff-plans.ts'
import { reasonNeeded, whyNeeded } from '#contract/staff-words.ts'
import { addMonths, dayOf } from '#shared/days.ts'
import { formatExactRupees } from '#shared/money.ts'
import { useTypedValues } from '../../../browser/typed-text.ts'
import { CancelDialog } from '../../../kits/sold/cancel-dialog.tsx'
import { PayDialog } from '../../../kits/sold/pay-dialog.tsx'
import { RefundDialog } from '../../../kits/sold/refund-dialog.tsx'
import { readRefusal } from '../../../ui/form/form-refusal.ts'
import { wholeWithin } from '../../../ui/form/form-rules.ts'
import { useAction } from '../../../ui/form/use-action.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Text } from '../../../ui/text.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { planNameOf } from '../shared/plan-words.ts'
import { SubscriptionRefusal } from './plan-refusal.tsx'
import { useSubscriptionWrites } from './plan-writes.ts'

type Props = { subscription: StaffSubscription; onClose: () => void }

/** Records that money came for a subscription, in part or whole (D-61). */
export function PaySubscription({ subscription, onClose }: Props) {
	const { pay } = useSubscriptionWrites(subscription)
	return (
		<PayDialog
			sold={subscription}
			reference={subscription.reference}
			note="Maintenance plan"
			pay={pay}
			refusal={(error, before) => <SubscriptionRefusal error={error} before={before} lead="The payment is not recorded." />}
			onClose={onClose}
		/>
	)
}

/** Records that what is due of a cancelled subscription was given back (D-61, A.R-63). */
export function RefundSubscription({ subscription, onClose }: Props) {
	const [before] = useState(subscription)
	const { refund } = useSubscriptionWrites(subscription)
	return (
		<RefundDialog
			sold={subscription}
			refund={refund}
			refusal={(error) => <SubscriptionRefusal error={error} before={before} lead="The refund is not recorded." />}
			onClose={onClose}
		/>
	)
}

/** Cancels for the company; what is to be given back is told before (A.ADMIN-17, A.R-63). */
export function CancelSubscription({ subscription, onClose }: Props) {
	const [before, setBefore] = useState(subscription)
	const { cancel } = useSubscriptionWrites(subscription)
	const { paid_amount, refund_if_cancelled } = subscription
	const refund =
		paid_amount === 0
			? 'Nothing was paid, so nothing is given back.'
			: `${formatExactRupees(refund_if_cancelled)} of the ${formatExactRupees(paid_amount)} that came are then to be given back.`
	return (
		<CancelDialog
			reference={subscription.reference}
			text={`${subscription.customer_name}: ${planNameOf(subscription)}. ${refund} Visits that are still scheduled are cancelled, and the customer gets a mail.`}
			label="Reason"
			hint="The customer reads this."
			sendLabel="Cancel subscription"
			keepLabel="Keep subscription"
			problemOf={(reason) => (reason.trim() === '' ? reasonNeeded : null)}
			cancel={(reason) => {
				setBefore(subscription)
				return cancel({ reason, version: subscription.version })
			}}
			refusal={(error) => <SubscriptionRefusal error={error} before={before} />}
			onClose={onClose}
		/>
	)
}

const visitsProblem = wholeWithin(1, planLimits.visits)

/** Corrects the last day or the visits allowed, with a note why (A.ADMIN-18). */
export function CorrectSubscription({ subscription, onClose }: Props) {
	const [before, setBefore] = useState(subscription)
	const [typed, type] = useTypedValues<{ endDate: string; allowed: string; note: string }>(`correct ${subscription.reference}`)
	const { endDate = subscription.end_date, allowed = String(subscription.max_visits), note = '' } = typed
	const [isTried, setTried] = useState(false)
	const { change } = useSubscriptionWrites(subscription)
	const { run, isBusy, error } = useAction(change)
	const refused = readRefusal(error).fields
	const today = dayOf(new Date())
	const lastEnd = addMonths(today, planLimits.endMonths)
	const problems = {
		end_date: endDate === '' ? 'Please choose a day.' : endDate > lastEnd ? endTooFar : null,
		max_visits: visitsProblem(allowed),
		note: note.trim() === '' ? whyNeeded : null,
	}

	async function send() {
		setTried(true)
		if (Object.values(problems).some((problem) => problem !== null)) return
		setBefore(subscription)
		const body = { end_date: endDate, max_visits: Number(allowed), note: note.trim(), version: subscription.version }
		if (!(await run(body))) return
		type(null)
		onClose()
	}
	const errorAt = (name: keyof typeof problems) => (isTried ? problems[name] : null) ?? refused[name]?.[0] ?? null

	return (
		<FormDialog
			title={`Correct ${subscription.reference}`}
			closeLabel="Cancel"
			sendLabel={error ? 'Retry' : 'Save correction'}
			busy={isBusy}
			onSend={send}
			onClose={onClose}
		>
			<Text>
				{subscription.customer_name}: {planNameOf(subscription)}. Visits scheduled after an earlier last day are cancelled.
			</Text>
			<TextField
				type="date"
				label="Last day"
				required
				min={today}
				max={lastEnd}
				value={endDate}
				onChange={({ target }) => type({ endDate: target.value })}
				error={errorAt('end_date')}
			/>
			<TextField
				label="Visits allowed"
				required
				inputMode="numeric"
				autoComplete="off"
				value={allowed}
				onChange={({ target }) => type({ allowed: target.value })}
				error={errorAt('max_visits')}
			/>
			<TextAreaField
				label="Why"
				hint="Only we read this."
				rows={2}
				required
				maxLength={longest.reason}
				value={note}
				onChange={({ target }) => type({ note: target.value })}
				error={errorAt('note')}
			/>
			<SubscriptionRefusal error={error} before={before} fields={['end_date', 'max_visits', 'note']} />
		</FormDialog>
	)
}
