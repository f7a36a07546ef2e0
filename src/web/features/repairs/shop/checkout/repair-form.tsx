import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { distanceWords } from '#contract/doorstep/distance-words.ts'
import { longest } from '#contract/doorstep/doorstep-words.ts'
import type { LocalServiceItem } from '#contract/repairs/repair-words.ts'
import type { Position } from '#shared/distance.ts'
import { api } from '../../../../api.ts'
import { type LineChanges, subtotalOf } from '../../../../kits/cart/order-lines.tsx'
import { AddressFields } from '../../../../kits/checkout/address-fields.tsx'
import { KeepTyped, OrderForm } from '../../../../kits/checkout/checkout-form.tsx'
import type { CheckoutMode } from '../../../../kits/checkout/checkout-mode.ts'
import { noHourRules, sharedFormOf, type wholeContact } from '../../../../kits/checkout/checkout-values.ts'
import { ChoiceField } from '../../../../kits/checkout/choice-field.tsx'
import { ContactFields } from '../../../../kits/checkout/contact-fields.tsx'
import { HourFields } from '../../../../kits/checkout/hour-fields.tsx'
import { KnownDetails } from '../../../../kits/checkout/known-details.tsx'
import { noneUnserved, ServedCode } from '../../../../kits/checkout/served-code.ts'
import { type CheckoutForm, textField, useCheckoutForm } from '../../../../kits/checkout/use-checkout-form.ts'
import { usePlace } from '../../../../kits/checkout/use-place.ts'
import { sharedForm } from '../../../../state/local-shopping.ts'
import { pendingPurchase } from '../../../../state/pending-purchase.ts'
import { distanceRule, freeHours } from '../../../../state/public-queries.ts'
import { Heading } from '../../../../ui/heading.tsx'
import { Stack } from '../../../../ui/stack.tsx'
import { TextAreaField } from '../../../../ui/text-area-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { bookingBody } from './booking-body.ts'
import { BookingCard } from './booking-card.tsx'
import { bookingWords } from './booking-words.ts'
import { keepCheckoutData } from './checkout-data.ts'
import { bikesOf, type CheckoutItems, type CheckoutLine, isBookable } from './checkout-items.ts'
import { type RepairValues, repairDraft, repairFields } from './repair-values.ts'
import type { Booking } from './use-booking.ts'

type Props = {
	mode: CheckoutMode
	owner: string
	items: CheckoutItems
	/** The record of a Buy Now, kept with the draft. */
	item: LocalServiceItem | null
	changes: LineChanges
	/** Reloads the prices of the lines. */
	onRefreshPrices: () => void
	initial: RepairValues
	/** Where and who as the profile says them, where it says all of it. */
	known: ReturnType<typeof wholeContact>
	initialPlace: Position | null
	booking: Booking
	isWhole: boolean
	/** The company's number, '' when unset. */
	phone: string
	/** Minutes until we call who wants us as soon as possible; null where the settings are not known. */
	callMinutes: number | null
}

const cardId = 'job-card'
const distanceFee = (place: Position) => ({
	queryKey: ['distance-fee', place.latitude, place.longitude],
	queryFn: () => api.doorstep.fee({ body: place }),
})

/** When, where, who, and the job card with the way forward (look: checkout). */
export function RepairForm(props: Props) {
	const { mode, owner, items, item, changes, onRefreshPrices, initial, known, initialPlace, booking, isWhole, phone, callMinutes } = props
	const queries = useQueryClient()
	const hourRules = useRef(noHourRules)
	const unserved = useRef(noneUnserved.current)
	const form = useCheckoutForm({ fields: repairFields(hourRules, unserved), initial })
	const place = usePlace({ kept: initialPlace, feeOf: distanceFee })
	const rule = useQuery(distanceRule)
	const subtotal = subtotalOf(items.lines)
	const total = subtotal === null || place.isFeePending ? null : subtotal + (place.fee?.distance_fee ?? 0)

	function keep(values: RepairValues) {
		repairDraft.keep(owner, { item, place: place.place, values })
		sharedForm.set(sharedFormOf(values))
		const [line] = items.lines
		if (line) keepCheckoutData(values, line)
		pendingPurchase.set({ path: `/checkout${mode === 'cart' ? '' : `?mode=${mode}`}`, lines: items.lines.map(pendingLine) })
	}

	return (
		<OrderForm
			form={form}
			order={booking}
			words={bookingWords}
			total={total}
			isWithdrawn={!items.lines.every(isBookable)}
			onSend={() =>
				total !== null && booking.confirm(mode, bookingBody({ values: form.values(), order: items.order, place: place.agreed, total }))
			}
			onTotalChanged={() => {
				onRefreshPrices()
				place.refresh()
			}}
			onRefused={(names) => {
				if (names.includes('schedule_time') || names.includes('schedule_date')) queries.invalidateQueries({ queryKey: ['available-slots'] })
			}}
			phone={phone}
			isWhole={isWhole}
			first={
				<HourFields
					form={form}
					rules={hourRules}
					hoursOf={freeHours}
					soon={{
						note: 'day and night',
						text: `We call you with the time ${callMinutes === null ? 'when a technician is free' : `within ${callMinutes} minutes`}, day and night.`,
					}}
					failed="The free hours could not be loaded. You can still ask us to come as soon as possible."
				/>
			}
			cardId={cardId}
			card={
				<BookingCard
					id={cardId}
					lines={items.lines}
					changes={changes}
					place={place}
					total={total}
					form={form}
					isBusy={booking.stage !== 'open'}
				/>
			}
		>
			<KeepTyped form={form} keep={keep} />
			<ServedCode form={form} unserved={unserved} />
			<KnownDetails form={form} known={known} title="Where and who">
				<AddressFields
					form={form}
					place={place}
					title="Where is the bike?"
					hint="House, street and a landmark the technician can find."
					placeWords="We share this location with the technician."
					distanceRule={rule.data ? distanceWords(rule.data) : null}
				/>
				<ContactFields
					form={form}
					title="Who should we ask for?"
					hints={{ email: 'The booking is sent there.', phone: 'The technician calls this number when near you.' }}
				/>
			</KnownDetails>
			<BikeFields form={form} hasSeveralBikes={bikesOf(items.lines).length > 1} />
			<ChoiceField
				form={form}
				name="payment_method"
				hint="Nothing is charged online. You pay when the work is done."
				choices={[
					{ value: 'upi', label: 'UPI', note: 'after service' },
					{ value: 'cash', label: 'Cash', note: 'after service' },
				]}
			/>
		</OrderForm>
	)
}

const pendingLine = ({ packageName, quantity, manufacturer, model, price }: CheckoutLine) => ({
	name: quantity > 1 ? `${packageName} × ${quantity}` : packageName,
	bike: `${manufacturer} ${model}`,
	price: price === null ? null : price * quantity,
})

/** What helps the technician. */
function BikeFields({ form, hasSeveralBikes }: { form: CheckoutForm; hasSeveralBikes: boolean }) {
	const field = textField(form)
	return (
		<Stack as="section" aria-labelledby="bike-title">
			<Heading id="bike-title">What should the technician know?</Heading>
			<TextField
				{...field('registration_number', { optional: true })}
				hint={
					hasSeveralBikes
						? 'Of one of the bikes, so that the technician finds it.'
						: 'It helps the technician find your bike. For example, MH 12 KT 4821.'
				}
				autoComplete="off"
				autoCapitalize="characters"
				spellCheck={false}
				maxLength={15}
			/>
			<TextAreaField {...field('notes', { optional: true })} rows={3} maxLength={longest.note} />
		</Stack>
	)
}
