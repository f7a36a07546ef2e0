import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { requestCodeProblem } from '#contract/plans/plan-words.ts'
import type { SubscriptionRequest } from '#contract/plans/plans.ts'
import { formatRupees } from '#shared/money.ts'
import type { BikeForm } from '../../../kits/bike-fields/bike-select.tsx'
import { type BikePicker, BikeSelects, PickerButton, useBike } from '../../../kits/bike-fields/bike-selects.tsx'
import { AddressTexts } from '../../../kits/checkout/address-fields.tsx'
import { KeepTyped } from '../../../kits/checkout/checkout-form.tsx'
import { sharedFormOf } from '../../../kits/checkout/checkout-values.ts'
import { ContactFields } from '../../../kits/checkout/contact-fields.tsx'
import { noneUnserved, ServedCode, servedCodeField } from '../../../kits/checkout/served-code.ts'
import { useCheckoutForm } from '../../../kits/checkout/use-checkout-form.ts'
import { useIdempotentSend } from '../../../kits/form/use-idempotent-send.ts'
import { keepReturn } from '../../../session/return-to.ts'
import { handleExpiry } from '../../../session/session-end.ts'
import { prefilledPinCode, sharedForm } from '../../../state/local-shopping.ts'
import { ownProfile } from '../../../state/own-queries.ts'
import { chosenOf, isComplete, useVehicle } from '../../../state/selected-vehicle.ts'
import { ownVehicles, vehicleModels } from '../../../state/vehicle-queries.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useSinglePress } from '../../../ui/form/use-single-press.ts'
import { Heading } from '../../../ui/heading.tsx'
import { LoadingText } from '../../../ui/loading-text.tsx'
import { ProblemAlert } from '../../../ui/problem-alert.tsx'
import { Row, Rows } from '../../../ui/rows.tsx'
import { Stack } from '../../../ui/stack.tsx'
import { Text } from '../../../ui/text.tsx'
import { ownRequests } from '../shared/own-plan-queries.ts'
import { forMonths, planNameOf, visits } from '../shared/plan-words.ts'
import { plansApi } from '../shared/plans-api.ts'
import { ActiveDialog, ExpiredDialog, PendingDialog, RequestedDialog, UnexpectedDialog } from '../shared/request-dialogs.tsx'
import { type RequestValues, requestBody, requestFields } from '../shared/request-fields.ts'
import { type RequestFailure, readFailure } from '../shared/request-outcome.ts'
import type { OfferedPlan } from './plan-card.tsx'
import { requestDraft } from './request-draft.ts'
import { prefilledRequest } from './request-values.ts'

export type RequestPlanProps = {
	of: OfferedPlan
	/** Whose form it is; it stays while that session is over. */
	account: { name: string; email: string }
	/** The company's number, '' when unset. */
	phone: string
	picker: BikePicker
	onClose: () => void
}

/** Asks for a plan: the form, and what became of it (A §4, A §8). Nothing that was typed is lost, whatever happens. */
export function RequestPlan({ of, account, phone, picker, onClose }: RequestPlanProps) {
	const queries = useQueryClient()
	const navigate = useNavigate()
	const sendOnce = useIdempotentSend()
	const { isBusy, press } = useSinglePress()
	const [sent, setSent] = useState<SubscriptionRequest | null>(null)
	const [failure, setFailure] = useState<RequestFailure | null>(null)
	// Also where another call of the page meets the end of the session.
	useEffect(() => handleExpiry(() => setFailure({ kind: 'expired' })), [])

	const send = (values: RequestValues) =>
		press(async () => {
			setFailure(null)
			const body = requestBody(values, of.variant.id)
			try {
				const request = await sendOnce(body, (key) => plansApi.request({ body, key }))
				requestDraft.forget()
				queries.setQueryData(ownRequests.queryKey, (rows) => rows && [request, ...rows])
				queries.invalidateQueries({ queryKey: ownRequests.queryKey })
				setSent(request)
			} catch (error) {
				const read = readFailure(error)
				// What was typed stays for another time; the form itself is closed (A §8).
				if (read.kind === 'active' || read.kind === 'pending') leaveForm()
				setFailure(read)
			}
		})
	function leaveForm() {
		const left = requestDraft.of(account.email)
		if (left) requestDraft.keep(account.email, { ...left, open: null })
	}
	function close() {
		leaveForm()
		onClose()
	}
	function logIn() {
		const { pathname, search } = window.location
		keepReturn(`${pathname}${search}`)
		navigate('/login', { state: { from: { pathname, search, hash: '' } } })
	}

	if (sent) return <RequestedDialog request={sent} onClose={onClose} />
	if (failure?.kind === 'active') return <ActiveDialog phone={phone} onClose={close} />
	if (failure?.kind === 'pending') return <PendingDialog phone={phone} onClose={close} />
	return (
		<>
			<RequestForm of={of} account={account} picker={picker} isBusy={isBusy} failure={failure} onSend={send} onClose={close} />
			{failure?.kind === 'expired' && <ExpiredDialog onLogIn={logIn} />}
			{failure?.kind === 'unexpected' && <UnexpectedDialog reference={failure.reference} phone={phone} onClose={() => setFailure(null)} />}
		</>
	)
}

type FormProps = Pick<RequestPlanProps, 'of' | 'account' | 'picker' | 'onClose'> & {
	isBusy: boolean
	failure: RequestFailure | null
	onSend: (values: RequestValues) => void
}

/** The form once it is known with what it begins. */
function RequestForm(props: FormProps) {
	const { of, account, onClose } = props
	const profile = useQuery(ownProfile)
	const owns = useQuery(ownVehicles)
	const chosen = useVehicle()?.vehicle
	const vehicle = chosen && isComplete(chosen) ? chosen : null
	const needsBike = profile.isSuccess && !profile.data.vehicle_model && vehicle !== null
	// The chosen bike is stored without its type.
	const models = useQuery({ ...vehicleModels(vehicle?.manufacturerId ?? 0, 0), enabled: needsBike })
	const isKnown = !profile.isPending && !owns.isPending && !(needsBike && models.isPending)
	// Data that arrives later must not take the form away from whoever fills it in.
	const [wasKnown, setKnown] = useState(isKnown)
	if (isKnown && !wasKnown) setKnown(true)
	if (!wasKnown)
		return (
			<Dialog open onClose={onClose} title={`Subscribe to ${of.plan.name}`}>
				<LoadingText>Loading your details...</LoadingText>
			</Dialog>
		)
	const own = chosenOf(owns.data ?? [])
	const model = models.data?.find(({ id }) => id === vehicle?.modelId)
	const bikeOf = (bike: { vehicle_type: number; manufacturer: number }, modelId: number) => ({
		typeId: bike.vehicle_type,
		manufacturerId: bike.manufacturer,
		modelId,
	})
	const initial = prefilledRequest({
		account,
		profile: profile.data ?? null,
		shared: sharedForm.get() ?? prefilledPinCode(),
		bike: own ? bikeOf(own, own.vehicle_model) : model ? bikeOf(model, model.id) : null,
		draft: requestDraft.of(account.email)?.values ?? null,
	})
	const known = own ? { ...own, vehicle_name: own.vehicle_model_name } : profile.data?.vehicle_model ? profile.data : null
	return <LoadedForm {...props} initial={initial} known={known} />
}

type LoadedFormProps = FormProps & { initial: RequestValues; known: Parameters<typeof BikeSelects>[0]['known'] }

function LoadedForm({ of: { plan, variant }, account, picker, isBusy, failure, onSend, onClose, initial, known }: LoadedFormProps) {
	const formId = useId()
	const unserved = useRef(noneUnserved.current)
	const fields = { ...requestFields, postal_code: servedCodeField(unserved, requestCodeProblem) }
	const form = useCheckoutForm({ fields, initial, everyChange: false })
	// The kit knows the fields by their names alone.
	const bike = useBike(form as unknown as BikeForm)
	const [words, setWords] = useState<string | null>(null)
	const { messages } = form
	const shown = useRef<RequestFailure | null>(null)
	useEffect(() => {
		if (failure?.kind !== 'refused' || shown.current === failure) return
		shown.current = failure
		// The messages are drawn at once, which React does not do within an effect.
		queueMicrotask(() => setWords(messages.refuse(failure.fields) ? 'Please correct the highlighted fields' : failure.words))
	}, [failure, messages])

	function send(event: FormEvent) {
		event.preventDefault()
		flushSync(() => setWords(null))
		if (messages.check()) onSend(form.values())
		else setWords('Please correct the errors in the form')
	}
	function keep(values: RequestValues) {
		requestDraft.keep(account.email, { open: variant.id, values })
		sharedForm.set(sharedFormOf(values))
	}

	return (
		<Dialog
			open
			onClose={onClose}
			title={`Subscribe to ${plan.name}`}
			actions={
				<>
					<ProblemAlert words={!isBusy && words} />
					<Button variant="quiet" onClick={onClose}>
						Not now
					</Button>
					<Button variant="go" type="submit" form={formId} busy={isBusy}>
						Send request
					</Button>
				</>
			}
		>
			<form id={formId} noValidate onSubmit={send}>
				<KeepTyped form={form} keep={keep} />
				<ServedCode form={form} unserved={unserved} />
				<Stack gap="loose">
					<Stack gap="small">
						<Rows ruled>
							<Row
								term={planNameOf({ plan_name: plan.name, duration_type: variant.duration_type })}
								strong
								under={forMonths(variant.duration_type)}
							>
								{formatRupees(variant.discounted_price ?? variant.price)}
							</Row>
							<Row term="Visits at your door">{visits(variant.max_visits)}</Row>
						</Rows>
						<Text size="small" tone="muted">
							We look at your request and write to you once it is approved. There is nothing to pay before that, and it ends by itself:
							nothing is renewed unless you ask for it.
						</Text>
					</Stack>
					<Stack as="section" aria-labelledby="bike-title">
						<Heading id="bike-title">Which bike is it for?</Heading>
						<div>
							<PickerButton picker={picker} onPicked={bike.fill} />
						</div>
						<BikeSelects bike={bike} known={known} isMakerOfType />
					</Stack>
					<Stack as="section" aria-labelledby="where-title">
						<Heading id="where-title">Where do we come?</Heading>
						<AddressTexts form={form} hint="House, street and a landmark the technician can find." />
					</Stack>
					<ContactFields
						form={form}
						title="Who are you?"
						hints={{ email: 'Our answer is sent there.', phone: 'The technician calls this number.' }}
					/>
				</Stack>
			</form>
		</Dialog>
	)
}
