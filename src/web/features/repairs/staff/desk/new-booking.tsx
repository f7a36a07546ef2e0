import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { ApiProblem } from '#contract/client.ts'
import { longest } from '#contract/doorstep/doorstep-words.ts'
import { formatRupees } from '#shared/money.ts'
import { formatRegistration, isRegistration } from '#shared/registration.ts'
import { usePostalCode } from '../../../../kits/checkout/address-fields.tsx'
import { isTotalChanged } from '../../../../kits/checkout/checkout-form.tsx'
import { asSoonAsPossible, noHourRules, trimmedContact } from '../../../../kits/checkout/checkout-values.ts'
import { freeTimes } from '../../../../kits/checkout/free-times.ts'
import { HourFields, HourWords } from '../../../../kits/checkout/hour-fields.tsx'
import { type CheckoutForm, textField, useCheckoutForm } from '../../../../kits/checkout/use-checkout-form.ts'
import { tellingRefusals } from '../../../../kits/form/telling-refusals.ts'
import { useIdempotentSend } from '../../../../kits/form/use-idempotent-send.ts'
import { refusalWords } from '../../../../kits/work/refusal-words.ts'
import { staffApi } from '../../../../staff-api.ts'
import { freeHours } from '../../../../state/public-queries.ts'
import { staffRepair } from '../../../../state/staff-queries.ts'
import { Button } from '../../../../ui/button.tsx'
import { Columns, Split } from '../../../../ui/columns.tsx'
import { ErrorSummary } from '../../../../ui/form/error-summary.tsx'
import { summaryOf } from '../../../../ui/form/summary-of.ts'
import { useAction } from '../../../../ui/form/use-action.ts'
import { Heading } from '../../../../ui/heading.tsx'
import { JobCard } from '../../../../ui/job-card.tsx'
import { Plate } from '../../../../ui/plate.tsx'
import { Row, Rows, Total } from '../../../../ui/rows.tsx'
import { Stack } from '../../../../ui/stack.tsx'
import { Text } from '../../../../ui/text.tsx'
import { TextAreaField } from '../../../../ui/text-area-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { toast } from '../../../../ui/toast.ts'
import { BikeField, useModel } from './bike-field.tsx'
import { CallerField } from './caller-field.tsx'
import { type Caller, type DeskLine, type DeskValues, deskFields, itemsOf } from './desk-values.ts'
import { LinesField, usePricedLines } from './lines-field.tsx'
import { moveOnByEnter } from './move-on-by-enter.ts'
import styles from './new-booking.module.css'
import { withLastRepair } from './with-last-repair.ts'

/**
 * The phone desk: who calls, which bike, what, when and where, on one screen that a keyboard walks through (D-53). Enter goes on, Ctrl
 * and Enter book. `begun` is what is known already, such as an earlier repair that is booked again.
 */
export function NewBooking({ begun }: { begun: Caller }) {
	const hourRules = useRef(noHourRules)
	const [caller, setCaller] = useState(begun)
	const [lines, setLines] = useState<DeskLine[]>(begun.lines)
	const [initial] = useState(() => valuesOf(begun))
	const form = useCheckoutForm<DeskValues>({ fields: deskFields(hourRules), initial })
	const { setValue, messages, values } = form
	const bike = useController({ control: form.control, name: 'bike' })
	const phone = useController({ control: form.control, name: 'customer_phone' })
	const model = useModel(Number(bike.field.value) || null)
	const { priced, subtotal, refresh } = usePricedLines(lines, model)
	const { fillFrom, codeHint } = usePostalCode(form)
	const book = useBook()
	const [isPriceNew, setPriceNew] = useState(false)
	const { run, isBusy, error } = useAction((booked: Booked) => tellingRefusals(() => book(booked), showRefusal))
	useFirstFreeHour(form)
	// The phone rings: whoever comes here types at once. Of a known caller only the services are open.
	useEffect(() => focusSoon(begun.modelId === null ? 'customer_phone' : 'services'), [begun])

	const put = (name: keyof DeskValues, value: string) => {
		setValue(name, value, { shouldDirty: true })
		messages.changed(name)
	}
	function changeLines(next: DeskLine[]) {
		setLines(next)
		put('services', next.length === 0 ? '' : String(next.length))
	}
	function chooseBike(id: number) {
		// Another bike has other prices, and other services fit it.
		if (String(id) !== bike.field.value && lines.length > 0) {
			changeLines([])
			messages.clear('services')
		}
		put('bike', String(id))
	}
	async function chooseCaller(chosen: Caller) {
		// Without it the desk asks for what it could have known.
		const next = await withLastRepair(chosen).catch(() => chosen)
		setCaller(next)
		const { customer: _customer, modelId, lines: _lines, fact: _fact, ...fields } = next
		for (const [name, value] of Object.entries(fields)) put(name as keyof DeskValues, value)
		if (modelId !== null) chooseBike(modelId)
		focusSoon(modelId === null ? 'bike' : 'services')
	}
	function typeCaller(typed: { phone: string } | { name: string }) {
		// Another number is another caller, unless it only corrects the one that was chosen.
		if ('name' in typed) return put('customer_name', typed.name)
		if (typed.phone !== phone.field.value && caller.customer !== null) setCaller({ ...caller, customer: null, fact: '' })
		put('customer_phone', typed.phone)
	}

	function showRefusal(refused: ApiProblem) {
		const isAboutPrice = isTotalChanged(refused)
		setPriceNew(isAboutPrice)
		if (isAboutPrice) refresh()
		else messages.refuse(refused.fields)
	}
	async function send(event?: FormEvent) {
		event?.preventDefault()
		setPriceNew(false)
		if (!messages.check() || subtotal === null) return
		await run({ values: values(), caller, lines, total: subtotal })
	}
	const plate = form.getValues('registration_number') ?? ''
	return (
		<form noValidate onSubmit={send} onKeyDown={(event) => moveOnByEnter(event, send)} aria-label="New booking">
			<Split
				side={
					<JobCard
						as="aside"
						label="New booking"
						title={form.getValues('customer_name') || 'Caller'}
						corner={
							model && (
								<Plate kind={model.fuel === 'electric' ? 'electric' : 'private'} carries={isRegistration(plate) ? 'number' : 'name'}>
									{isRegistration(plate) ? formatRegistration(plate) : model.name}
								</Plate>
							)
						}
					>
						<Rows>
							{priced.map((line) => (
								<Row key={`${line.serviceId} ${line.modelId}`} term={line.quantity > 1 ? `${line.name} × ${line.quantity}` : line.name}>
									{line.price === null ? '–' : formatRupees(line.price * line.quantity)}
								</Row>
							))}
							<Row term="When">
								<HourWords form={form} />
							</Row>
						</Rows>
						<Total term="To pay after service">{subtotal === null || lines.length === 0 ? '–' : formatRupees(subtotal)}</Total>
						<Stack gap="small" className={styles.confirm}>
							<Button type="submit" variant="go" wide busy={isBusy} aria-keyshortcuts="Control+Enter">
								Confirm booking
							</Button>
							<Text size="small" tone="muted">
								<kbd>Ctrl Enter</kbd> books from any field. The caller gets a mail if there is an address.
							</Text>
							<div role="alert">
								{isPriceNew && (
									<Text tone="bad" weight="strong" icon="warning">
										A price has changed meanwhile. The new ones stand here now; nothing is booked yet.
									</Text>
								)}
								{error !== null && !isPriceNew && !isAtFields(error) && (
									<Text tone="bad" weight="strong" icon="warning">
										{refusalWords(error)}
									</Text>
								)}
							</div>
						</Stack>
					</JobCard>
				}
			>
				<Stack gap="loose">
					<ErrorSummary {...summaryOf(messages, deskFields(hourRules))} />
					<Part title="Caller">
						<Columns wide={2} phone={1}>
							<CallerField
								{...messages.wiring('customer_phone')}
								phone={phone.field.value ?? ''}
								onChoose={chooseCaller}
								onTyped={typeCaller}
							/>
							<TextField {...textField(form)('customer_name')} autoComplete="off" maxLength={longest.name} />
						</Columns>
						<div role="status">
							{caller.fact && (
								<Text size="small" icon="user">
									{caller.customer === null ? 'Known from an earlier call' : 'Has an account'}: {caller.fact}
								</Text>
							)}
						</div>
					</Part>
					<Part title="Bike and work">
						<Columns wide={2} phone={1}>
							<BikeField {...messages.wiring('bike')} model={model} onChoose={({ id }) => chooseBike(id)} />
							<TextField {...textField(form)('registration_number', { optional: true })} autoComplete="off" autoCapitalize="characters" />
						</Columns>
						<LinesField {...messages.wiring('services')} model={model} lines={priced} onChange={changeLines} />
					</Part>
					<Part title="Where">
						<Columns wide={2} phone={1}>
							<TextField
								{...textField(form)('postal_code', { onChange: fillFrom })}
								hint={<span role="status">{codeHint}</span>}
								inputMode="numeric"
								autoComplete="off"
								maxLength={10}
							/>
							<TextField {...textField(form)('address')} autoComplete="off" maxLength={longest.address} />
							<TextField {...textField(form)('city')} autoComplete="off" maxLength={longest.city} />
							<TextField {...textField(form)('state')} autoComplete="off" maxLength={longest.state} />
						</Columns>
					</Part>
					<Part title="When">
						<HourFields
							form={form}
							rules={hourRules}
							hoursOf={freeHours}
							soon={{ note: 'first free technician', text: 'The board shows it at once as not assigned.' }}
							failed="The free hours could not be loaded."
						/>
					</Part>
					<Part title="Also">
						<TextField
							{...textField(form)('customer_email', { optional: true })}
							hint="For mails, and for the booking to stand in the caller’s account."
							type="email"
							autoComplete="off"
							autoCapitalize="none"
							spellCheck={false}
							maxLength={254}
						/>
						<TextAreaField {...textField(form)('notes', { optional: true })} rows={2} maxLength={longest.note} />
					</Part>
				</Stack>
			</Split>
		</form>
	)
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
	return (
		<Stack as="section" gap="small" className={styles.part} aria-label={title}>
			<Heading size="s">{title}</Heading>
			{children}
		</Stack>
	)
}

const valuesOf = ({ customer: _customer, modelId, lines, fact: _fact, ...fields }: Caller): DeskValues => ({
	...fields,
	bike: modelId === null ? '' : String(modelId),
	services: lines.length === 0 ? '' : String(lines.length),
	schedule_date: '',
	schedule_time: '',
	notes: '',
})

/** Once the hours are known the first free one is chosen: most callers want the next there is. */
function useFirstFreeHour({ getValues, setValue }: CheckoutForm) {
	const { data: days } = useQuery(freeHours())
	useEffect(() => {
		const [first] = freeTimes(days ?? [])
		if (!first || getValues('schedule_time') !== '' || getValues('schedule_date') === asSoonAsPossible) return
		setValue('schedule_date', first.date)
		setValue('schedule_time', first.time)
	}, [days, getValues, setValue])
}

const isAtFields = (error: unknown) => error instanceof ApiProblem && Object.keys(error.fields).length > 0

/** After what was chosen has been drawn. */
function focusSoon(id: string) {
	setTimeout(() => document.getElementById(id)?.focus())
}

type Booked = { values: DeskValues; caller: Caller; lines: readonly DeskLine[]; total: number }

/** Books once, however often it is pressed, and opens what was booked. */
function useBook() {
	const queries = useQueryClient()
	const navigate = useNavigate()
	const sendOnce = useIdempotentSend()
	return async ({ values, caller, lines, total }: Booked) => {
		const body = {
			...trimmedContact(values),
			...(caller.customer !== null && { customer: caller.customer }),
			items: itemsOf(lines),
			registration_number: values.registration_number,
			notes: values.notes,
			total_amount: total,
			status: 'confirmed' as const,
			...(values.schedule_date !== asSoonAsPossible && { schedule_date: values.schedule_date, schedule_time: values.schedule_time }),
		}
		const repair = await sendOnce(body, (key) => staffApi.bookForCustomer({ body, key }))
		queries.setQueryData(staffRepair(repair.id).queryKey, repair)
		queries.invalidateQueries({ queryKey: ['staff'], predicate: ({ queryKey }) => queryKey[2] !== repair.id })
		queries.invalidateQueries({ queryKey: freeHours().queryKey.slice(0, 1) })
		await navigate(`/admin/repairs/${repair.id}`)
		toast({ title: `${repair.reference} is booked` })
	}
}
