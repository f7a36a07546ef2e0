import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { modelProblem } from '#contract/accounts/account-words.ts'
import type { ApiProblem } from '#contract/client.ts'
import { useCheckoutForm } from '../../../../kits/checkout/use-checkout-form.ts'
import { BikeField, useModel } from '../../../../kits/desk/bike-field.tsx'
import type { Caller } from '../../../../kits/desk/caller.ts'
import { DeskForm } from '../../../../kits/desk/desk-form.tsx'
import { CallerPart, DeskPart, EmailField, WherePart } from '../../../../kits/desk/desk-parts.tsx'
import { focusSoon } from '../../../../kits/desk/focus-soon.ts'
import { useCaller } from '../../../../kits/desk/use-caller.ts'
import { withRefusalHandler } from '../../../../kits/form/with-refusal-handler.ts'
import { Columns } from '../../../../ui/columns.tsx'
import { useAction } from '../../../../ui/form/use-action.ts'
import { Row } from '../../../../ui/rows.tsx'
import { toast } from '../../../../ui/toast.ts'
import { forMonths, visits } from '../../shared/plan-words.ts'
import { useRequestForCustomer } from '../plan-writes.ts'
import { HeldPlan, heldProblem } from './held-plan.tsx'
import { PlanField, useOffered } from './plan-field.tsx'
import { phoneRequestBody, type RequestDeskValues, requestDeskFields, valuesOf } from './request-desk-values.ts'

/**
 * The phone desk for plans: which customer calls, for which bike, which plan and where we come, on one screen that a keyboard walks through
 * (decisions 0062 and 0071). The request waits to be approved like one that the customer sent.
 */
export function NewRequest({ begun }: { begun: Caller }) {
	const navigate = useNavigate()
	const [initial] = useState(() => valuesOf(begun))
	const form = useCheckoutForm<RequestDeskValues>({ fields: requestDeskFields, initial })
	const { messages, values } = form
	const [bike, planVariant] = useWatch({ control: form.control, name: ['bike', 'plan_variant'] })
	const model = useModel(Number(bike) || null)
	const variant = useOffered().offered.find(({ id }) => String(id) === planVariant)
	const desk = useCaller({ form, begun, onBike: (id) => desk.put('bike', String(id)), next: nextField })
	const request = useRequestForCustomer()
	const { run, isBusy, error } = useAction((body: Parameters<typeof request>[0]) =>
		withRefusalHandler(async () => {
			const { id, reference } = await request(body)
			await navigate(`/admin/subscription-requests/${id}`)
			toast({ title: `${reference} is requested` })
		}, showRefusal),
	)
	const [isHeld, setHeld] = useState(false)
	// The phone rings: whoever comes here types at once.
	useEffect(() => focusSoon(begun.customer === null ? 'customer_phone' : nextField(begun)), [begun])

	function showRefusal(refused: ApiProblem) {
		const held = heldProblem(refused)
		setHeld(held !== null)
		if (held) messages.show([{ name: 'customer_phone', text: held }])
		else messages.refuse(refused.fields)
	}
	async function send() {
		setHeld(false)
		if (!messages.check()) return
		// A bike that is no longer offered has a number, but nothing to show.
		if (model) await run(phoneRequestBody(values(), model))
		else messages.show([{ name: 'bike', text: modelProblem }])
	}
	return (
		<DeskForm
			title="New plan request"
			form={form}
			model={model}
			rows={
				<>
					<Row term="Plan" under={variant && forMonths(variant.duration_type)}>
						{variant?.name ?? '–'}
					</Row>
					<Row term="Visits">{variant ? visits(variant.max_visits) : '–'}</Row>
				</>
			}
			total={{ term: 'To pay once approved', rupees: variant?.discounted_price ?? null }}
			confirm="Send request"
			does="sends"
			isBusy={isBusy}
			error={isHeld ? null : error}
			onSend={send}
		>
			<CallerPart form={form} desk={desk} isAccountNeeded>
				<EmailField form={form} hint="Our answer is sent there." required />
				{desk.caller.customer !== null && <HeldPlan key={desk.caller.customer} customer={desk.caller.customer} />}
			</CallerPart>
			<DeskPart title="Bike and plan">
				<Columns wide={2} phone={1}>
					<BikeField {...messages.wiring('bike')} model={model} onChoose={({ id }) => desk.put('bike', String(id))} />
					<PlanField {...messages.wiring('plan_variant')} variant={variant} onChoose={({ id }) => desk.put('plan_variant', String(id))} />
				</Columns>
			</DeskPart>
			<WherePart form={form} />
		</DeskForm>
	)
}

const nextField = ({ modelId, customer_email }: Caller) => {
	if (customer_email === '') return 'customer_email'
	return modelId === null ? 'bike' : 'plan_variant'
}
