import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { ApiProblem } from '#contract/client.ts'
import { longest } from '#contract/doorstep/doorstep-words.ts'
import { formatExactRupees } from '#shared/money.ts'
import { isTotalChanged } from '../../../../kits/checkout/checkout-form.tsx'
import { asSoonAsPossible, noHourRules, trimmedContact } from '../../../../kits/checkout/checkout-values.ts'
import { freeTimes } from '../../../../kits/checkout/free-times.ts'
import { HourFields, HourWords } from '../../../../kits/checkout/hour-fields.tsx'
import { type CheckoutForm, textField, useCheckoutForm } from '../../../../kits/checkout/use-checkout-form.ts'
import { BikeField, useModel } from '../../../../kits/desk/bike-field.tsx'
import type { Caller } from '../../../../kits/desk/caller.ts'
import { DeskForm } from '../../../../kits/desk/desk-form.tsx'
import { CallerPart, DeskPart, EmailField, WherePart } from '../../../../kits/desk/desk-parts.tsx'
import { focusSoon } from '../../../../kits/desk/focus-soon.ts'
import { useCaller } from '../../../../kits/desk/use-caller.ts'
import { useIdempotentSend } from '../../../../kits/form/use-idempotent-send.ts'
import { withRefusalHandler } from '../../../../kits/form/with-refusal-handler.ts'
import { staffApi } from '../../../../staff-api.ts'
import { freeHours } from '../../../../state/public-queries.ts'
import { staffRepair } from '../../../../state/staff-queries.ts'
import { Columns } from '../../../../ui/columns.tsx'
import { useAction } from '../../../../ui/form/use-action.ts'
import { Row } from '../../../../ui/rows.tsx'
import { TextAreaField } from '../../../../ui/text-area-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { toast } from '../../../../ui/toast.ts'
import { type Begun, type DeskLine, type DeskValues, deskFields, itemsOf } from './desk-values.ts'
import { LinesField, usePricedLines } from './lines-field.tsx'

/**
 * The phone desk: who calls, which bike, what, when and where, on one screen that a keyboard walks through (D-53). Enter goes on, Ctrl
 * and Enter book. `begun` is what is known already, such as an earlier repair that is booked again.
 */
export function NewBooking({ begun }: { begun: Begun }) {
	const hourRules = useRef(noHourRules)
	const [lines, setLines] = useState(begun.lines)
	const [initial] = useState(() => valuesOf(begun))
	const form = useCheckoutForm<DeskValues>({ fields: deskFields(hourRules), initial })
	const { messages, values } = form
	const bike = useController({ control: form.control, name: 'bike' })
	const model = useModel(Number(bike.field.value) || null)
	const { priced, subtotal, refresh } = usePricedLines(lines, model)
	const desk = useCaller({ form, begun, onBike: chooseBike, next: nextField })
	const book = useBook()
	const [isPriceNew, setPriceNew] = useState(false)
	const { run, isBusy, error } = useAction((booked: Booked) => withRefusalHandler(() => book(booked), showRefusal))
	useFirstFreeHour(form)
	// The phone rings: whoever comes here types at once. Of a known caller only the services are open.
	useEffect(() => focusSoon(begun.modelId === null ? 'customer_phone' : 'services'), [begun])

	function changeLines(next: readonly DeskLine[]) {
		setLines(next)
		desk.put('services', next.length === 0 ? '' : String(next.length))
	}
	function chooseBike(id: number) {
		// Another bike has other prices, and other services fit it.
		if (String(id) !== bike.field.value && lines.length > 0) {
			changeLines([])
			messages.clear('services')
		}
		desk.put('bike', String(id))
	}
	function showRefusal(refused: ApiProblem) {
		const isAboutPrice = isTotalChanged(refused)
		setPriceNew(isAboutPrice)
		if (isAboutPrice) refresh()
		else messages.refuse(refused.fields)
	}
	async function send() {
		setPriceNew(false)
		if (!messages.check() || subtotal === null) return
		await run({ values: values(), customer: desk.caller.customer, lines, total: subtotal })
	}
	return (
		<DeskForm
			title="New booking"
			form={form}
			model={model}
			rows={
				<>
					{priced.map((line) => (
						<Row key={`${line.serviceId} ${line.modelId}`} term={line.quantity > 1 ? `${line.name} × ${line.quantity}` : line.name}>
							{line.price === null ? '–' : formatExactRupees(line.price * line.quantity)}
						</Row>
					))}
					<Row term="When">
						<HourWords form={form} />
					</Row>
				</>
			}
			total={{
				term: 'To pay after service',
				rupees: lines.length === 0 ? null : subtotal,
				isNew: isPriceNew,
				nothingYet: 'nothing is booked yet',
			}}
			confirm="Confirm booking"
			does="books"
			isBusy={isBusy}
			error={error}
			onSend={send}
		>
			<CallerPart form={form} desk={desk} />
			<DeskPart title="Bike and work">
				<Columns wide={2} phone={1}>
					<BikeField {...messages.wiring('bike')} model={model} onChoose={({ id }) => chooseBike(id)} />
					<TextField {...textField(form)('registration_number', { optional: true })} autoComplete="off" autoCapitalize="characters" />
				</Columns>
				<LinesField {...messages.wiring('services')} model={model} lines={priced} onChange={changeLines} />
			</DeskPart>
			<WherePart form={form} />
			<DeskPart title="When">
				<HourFields
					form={form}
					rules={hourRules}
					hoursOf={freeHours}
					soon={{ note: 'first free technician', text: 'The board shows it at once as not assigned.' }}
					failed="The free hours could not be loaded."
				/>
			</DeskPart>
			<DeskPart title="Also">
				<EmailField form={form} hint="For mails, and for the booking to stand in the caller’s account." />
				<TextAreaField {...textField(form)('notes', { optional: true })} rows={2} maxLength={longest.note} />
			</DeskPart>
		</DeskForm>
	)
}

const nextField = ({ modelId }: Caller) => (modelId === null ? 'bike' : 'services')

const valuesOf = ({ customer: _customer, modelId, lines, fact: _fact, ...fields }: Begun): DeskValues => ({
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

type Booked = { values: DeskValues; customer: number | null; lines: readonly DeskLine[]; total: number }

/** Books once, however often it is pressed, and opens what was booked. */
function useBook() {
	const queries = useQueryClient()
	const navigate = useNavigate()
	const sendOnce = useIdempotentSend()
	return async ({ values, customer, lines, total }: Booked) => {
		const body = {
			...trimmedContact(values),
			...(customer !== null && { customer }),
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
