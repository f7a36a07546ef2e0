import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { durationNames, planLimits } from '#contract/plans/plan-words.ts'
import { addDays, dayOf } from '#shared/days.ts'
import { formatExactRupees } from '#shared/money.ts'
import { useIdempotentSend } from '../../../kits/form/use-idempotent-send.ts'
import { refusalWords } from '../../../kits/work/refusal-words.ts'
import { staffApi } from '../../../staff-api.ts'
import { readRefusal } from '../../../ui/form/form-refusal.ts'
import { useAction } from '../../../ui/form/use-action.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { ProblemAlert } from '../../../ui/problem-alert.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { Text } from '../../../ui/text.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast.ts'
import { planNeeded, visits } from '../shared/plan-words.ts'

type Props = {
	customer: { id: number; name: string }
	/** Shows what has begun. */
	onBegun: (subscriptionId: number) => void
	onClose: () => void
}

/** Every price on offer. */
const variantsOnOffer = {
	queryKey: ['staff', 'plan-variants', 'on offer'],
	queryFn: async ({ signal }: { signal: AbortSignal }) =>
		(await staffApi.planVariants.list({ query: { is_active: 'true', page_size: 100, ordering: 'plan' }, signal })).results,
}

/** Begins a subscription for the bike and address of a customer's profile, without a request (A.ADMIN-17, A.R-59). */
export function BeginSubscription({ customer, onBegun, onClose }: Props) {
	const queries = useQueryClient()
	const sendOnce = useIdempotentSend()
	const variants = useQuery(variantsOnOffer)
	const today = dayOf(new Date())
	const [variant, setVariant] = useState('')
	const [begins, setBegins] = useState(today)
	const [isMissing, setMissing] = useState(false)
	const { run, isBusy, error } = useAction(async () => {
		const body = { user: customer.id, plan_variant: Number(variant), ...(begins !== today && { start_date: begins }) }
		const begun = await sendOnce(body, (key) => staffApi.createSubscription({ body, key }))
		for (const collection of ['subscriptions', 'counts', 'customer-history', 'audit-log'])
			queries.invalidateQueries({ queryKey: ['staff', collection] })
		toast({ title: 'The subscription has begun', text: begun.reference })
		onBegun(begun.id)
	})
	const refused = readRefusal(error).fields
	const isAtField = refused.plan_variant !== undefined || refused.start_date !== undefined

	function send() {
		setMissing(variant === '')
		if (variant !== '') void run()
	}

	return (
		<FormDialog
			title={`Subscription for ${customer.name}`}
			closeLabel="Not yet"
			sendLabel={error ? 'Retry' : 'Begin subscription'}
			busy={isBusy}
			onSend={send}
			onClose={onClose}
		>
			<Text>For the bike and the address of the customer’s profile. It begins without a request, and the customer gets a mail.</Text>
			<SelectField
				label="Plan"
				required
				value={variant}
				onChange={({ currentTarget }) => setVariant(currentTarget.value)}
				hint={variants.isError ? 'The plans could not be loaded.' : undefined}
				error={(isMissing && variant === '' ? planNeeded : null) ?? refused.plan_variant?.[0] ?? null}
			>
				<option value="">{variants.isPending ? 'Loading...' : 'Please choose'}</option>
				{variants.data?.map(({ id, plan_name, duration_type, price, discounted_price, max_visits }) => (
					<option key={id} value={id}>
						{plan_name}, {durationNames[duration_type]}: {formatExactRupees(discounted_price ?? price)}, {visits(max_visits)}
					</option>
				))}
			</SelectField>
			<TextField
				type="date"
				label="First day"
				required
				min={today}
				max={addDays(today, planLimits.startDays)}
				value={begins}
				onChange={({ target }) => setBegins(target.value)}
				error={refused.start_date?.[0] ?? null}
			/>
			<ProblemAlert words={error !== null && !isAtField && refusalWords(error)} />
		</FormDialog>
	)
}
