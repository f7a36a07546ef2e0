import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { longest } from '#contract/doorstep/doorstep-words.ts'
import { requestEmailProblem } from '#contract/plans/plan-words.ts'
import type { StaffSubscription } from '#contract/plans/staff-plans.ts'
import { whyNeeded } from '#contract/staff-words.ts'
import { formatRegistration } from '#shared/registration.ts'
import { useTypedValues } from '../../../browser/typed-text.ts'
import { staffApi } from '../../../staff-api.ts'
import { readRefusal } from '../../../ui/form/form-refusal.ts'
import { useAction } from '../../../ui/form/use-action.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { Text } from '../../../ui/text.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast.ts'
import { planNameOf } from '../shared/plan-words.ts'
import { SubscriptionRefusal } from './plan-refusal.tsx'
import { useSubscriptionWrites } from './plan-writes.ts'

const bikesOf = (id: number) => ({
	queryKey: ['staff', 'subscriptions', id, 'bikes'],
	queryFn: ({ signal }: { signal: AbortSignal }) => staffApi.subscriptionBikes({ params: { id }, signal }),
})

/** The choice that is no bike. */
const toOwner = 'new owner'

/** Moves a plan to the customer's next bike, or along with the bike to its new owner (decision 0055). */
export function MoveSubscription({ subscription, onClose }: { subscription: StaffSubscription; onClose: () => void }) {
	const [before, setBefore] = useState(subscription)
	const [typed, type] = useTypedValues<{ to: string; email: string; reason: string }>(`move ${subscription.reference}`)
	const { to = '', email = '', reason = '' } = typed
	const [isTried, setTried] = useState(false)
	const navigate = useNavigate()
	const bikes = useQuery(bikesOf(subscription.id))
	const { move } = useSubscriptionWrites(subscription)
	const { run, isBusy, error } = useAction(async (body: Parameters<typeof move>[0]) => {
		const next = await move(body)
		type(null)
		toast({ title: 'The plan has moved', text: next.reference })
		onClose()
		if (next.id !== subscription.id) navigate(`/admin/subscriptions/${next.id}`)
	})
	const refused = readRefusal(error).fields
	const isToOwner = to === toOwner
	const problems = {
		vehicle: to === '' ? 'Please choose where it goes.' : null,
		new_owner: isToOwner ? requestEmailProblem(email) : null,
		reason: reason.trim() === '' ? whyNeeded : null,
	}
	const errorAt = (name: keyof typeof problems) => (isTried ? problems[name] : null) ?? refused[name]?.[0] ?? null

	function send() {
		setTried(true)
		if (Object.values(problems).some((problem) => problem !== null)) return
		setBefore(subscription)
		const where = isToOwner ? { new_owner: email.trim() } : { vehicle: Number(to) }
		void run({ ...where, reason: reason.trim(), version: subscription.version })
	}

	return (
		<FormDialog
			title={`Move ${subscription.reference}`}
			closeLabel="Not yet"
			sendLabel={error ? 'Retry' : 'Move plan'}
			busy={isBusy}
			onSend={send}
			onClose={onClose}
		>
			<Text>
				{subscription.customer_name}: {planNameOf(subscription)} for {subscription.vehicle_name}. Visits that are scheduled go along, and
				those concerned get a mail.
			</Text>
			<SelectField
				label="Where to"
				required
				value={to}
				onChange={({ currentTarget }) => type({ to: currentTarget.value })}
				hint={
					bikes.isError
						? 'The bikes of this customer could not be loaded.'
						: 'Bikes of the customer’s garage, and whoever has this bike now.'
				}
				error={errorAt('vehicle')}
			>
				<option value="">{bikes.isPending ? 'Loading...' : 'Please choose'}</option>
				{bikes.data?.map(({ id, vehicle_name, registration_number }) => (
					<option key={id} value={id}>
						{[vehicle_name, registration_number && formatRegistration(registration_number)].filter(Boolean).join(', ')}
					</option>
				))}
				<option value={toOwner}>The bike’s new owner</option>
			</SelectField>
			{isToOwner && (
				<TextField
					type="email"
					label="Email of the new owner"
					hint="Verified, with phone number and address in the profile, and without an active plan. This subscription ends, and what is left begins there without a price."
					required
					autoComplete="off"
					value={email}
					onChange={({ target }) => type({ email: target.value })}
					error={errorAt('new_owner')}
				/>
			)}
			<TextAreaField
				label="Why"
				hint="Only we read this."
				rows={2}
				required
				maxLength={longest.reason}
				value={reason}
				onChange={({ target }) => type({ reason: target.value })}
				error={errorAt('reason')}
			/>
			<SubscriptionRefusal error={error} before={before} fields={['vehicle', 'new_owner', 'reason']} />
		</FormDialog>
	)
}
