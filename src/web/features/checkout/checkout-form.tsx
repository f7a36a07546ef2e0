import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type Control, useForm, useWatch } from 'react-hook-form'
import { ApiProblem } from '#contract/client.ts'
import type { LocalServiceItem } from '#contract/repairs/repair-words.ts'
import { totalChanged } from '#contract/repairs/repair-words.ts'
import type { Position } from '#shared/distance.ts'
import { wordsOf } from '../../api.ts'
import { sharedForm } from '../../state/local-shopping.ts'
import { Split } from '../../ui/columns.tsx'
import { ErrorSummary } from '../../ui/form/error-summary.tsx'
import { refusedFaults } from '../../ui/form/form-fields.ts'
import { summaryOf } from '../../ui/form/summary-of.ts'
import { useFormMessages } from '../../ui/form/use-form-messages.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Stack } from '../../ui/stack.tsx'
import { StickyBar } from '../../ui/sticky-bar.tsx'
import { Wrap } from '../../ui/wrap.tsx'
import { bookingBody } from './booking-body.ts'
import { BookingCard, ConfirmButton } from './booking-card.tsx'
import { bikesOf, type CheckoutItems, subtotalOf } from './checkout-items.ts'
import type { LineChanges } from './checkout-lines.tsx'
import { DoubtNotice, RefusedDialog, TotalNotice } from './checkout-messages.tsx'
import type { CheckoutMode } from './checkout-mode.ts'
import { checkoutDraft, keepCheckoutData } from './checkout-storage.ts'
import { type CheckoutValues, checkoutFields, noWhenRules, sharedPart } from './checkout-values.ts'
import { isDoubtful, isSignedOut } from './place-booking.ts'
import type { CheckoutFields } from './text-field-props.ts'
import type { Booking } from './use-booking.ts'
import { usePlace } from './use-place.ts'
import { WhenFields } from './when-fields.tsx'
import { WhereFields } from './where-fields.tsx'
import { MoreFields, WhoFields } from './who-fields.tsx'

type Props = {
	mode: CheckoutMode
	owner: string
	items: CheckoutItems
	/** The record of a Buy Now, kept with the draft. */
	item: LocalServiceItem | null
	changes: LineChanges
	/** Asks anew for what the lines cost. */
	onRefreshPrices: () => void
	initial: CheckoutValues
	initialPlace: Position | null
	booking: Booking
	/** The company's number, '' when unset. */
	phone: string
}

type Refusal = { kind: 'total'; words: string; attempt: number } | { kind: 'dialog'; words: string }

/** The one screen of the checkout: when, where, who, and the job card with the way forward (look: checkout). */
export function CheckoutForm({ mode, owner, items, item, changes, onRefreshPrices, initial, initialPlace, booking, phone }: Props) {
	const queries = useQueryClient()
	const { control, register, getValues, setValue } = useForm<CheckoutValues>({ defaultValues: initial, shouldFocusError: false })
	const whenRules = useRef(noWhenRules)
	const fields = checkoutFields(whenRules)
	const messages = useFormMessages<CheckoutValues>({ fields, read: getValues, everyChange: true })
	const form: CheckoutFields = { control, register, getValues, setValue, messages }
	const place = usePlace(initialPlace)
	const [refusal, setRefusal] = useState<Refusal | null>(null)

	const subtotal = subtotalOf(items.lines)
	const total = subtotal === null || place.isAsking ? null : subtotal + (place.fee?.distance_fee ?? 0)
	const isBusy = booking.stage !== 'open'
	const hasWithdrawn = items.lines.some(({ isOffered }) => !isOffered)

	function send(event: FormEvent) {
		event.preventDefault()
		setRefusal(null)
		if (!messages.check()) return
		if (hasWithdrawn) messages.show([{ name: null, text: 'One service is not offered any more. Please remove it from the job card.' }])
		else if (total !== null) booking.confirm(mode, bookingBody({ values: getValues(), order: items.order, place: place.agreed, total }))
	}

	// What the server refused, at its field or as a whole; each refusal once.
	const { failure } = booking
	// biome-ignore lint/correctness/useExhaustiveDependencies: a refusal is told once, with what stands there then
	useEffect(() => {
		if (failure === null || isSignedOut(failure.error)) return
		// The messages are drawn at once, which React does not do within an effect.
		queueMicrotask(() => showRefusal(failure.error, failure.attempt))
	}, [failure])

	function showRefusal(error: unknown, attempt: number) {
		if (!(error instanceof ApiProblem)) return
		if (error.status >= 500)
			return setRefusal({
				kind: 'dialog',
				words: 'Something went wrong on our side, so we could not confirm your booking. Please try again in a moment.',
			})
		if (isDoubtful(error)) return
		if (isTotalChanged(error)) {
			onRefreshPrices()
			place.refresh()
			return setRefusal({ kind: 'total', words: totalChanged, attempt })
		}
		const faults = refusedFaults(fields, error.fields)
		if (faults.length === 0) return setRefusal({ kind: 'dialog', words: wordsOf(error, 'Please try again later.') })
		if (error.fields.schedule_time || error.fields.schedule_date) queries.invalidateQueries({ queryKey: ['available-slots'] })
		messages.show(faults)
	}

	return (
		<form noValidate onSubmit={send}>
			<KeepTyped control={control} owner={owner} items={items} item={item} place={place.place} />
			<Wrap>
				<Stack gap="normal">
					<DoubtNotice booking={booking} />
					{refusal?.kind === 'total' && <TotalNotice key={refusal.attempt} words={refusal.words} />}
					<ErrorSummary {...summaryOf(messages, fields, (text) => text)} />
					<Split side={<BookingCard lines={items.lines} changes={changes} place={place} total={total} control={control} isBusy={isBusy} />}>
						<Stack gap="apart">
							<WhenFields form={form} rules={whenRules} />
							<WhereFields form={form} place={place} />
							<WhoFields form={form} />
							<MoreFields form={form} hasSeveralBikes={bikesOf(items.lines).length > 1} />
						</Stack>
					</Split>
				</Stack>
			</Wrap>
			<StickyBar>
				<IconButton icon="receipt" label="Show the job card" onClick={goToJobCard} />
				<ConfirmButton total={total} isBusy={isBusy} />
			</StickyBar>
			<RefusedDialog words={refusal?.kind === 'dialog' ? refusal.words : null} phone={phone} onClose={() => setRefusal(null)} />
		</form>
	)
}

const isTotalChanged = ({ body }: ApiProblem) =>
	typeof body === 'object' && body !== null && 'total_amount' in body && typeof body.total_amount === 'number'

function goToJobCard() {
	const card = document.getElementById('job-card')
	card?.focus({ preventScroll: true })
	card?.closest('section')?.scrollIntoView({ block: 'start' })
}

type Kept = { control: Control<CheckoutValues>; owner: string; items: CheckoutItems; item: LocalServiceItem | null; place: Position | null }

/** Keeps what is typed for a reload, a way back and other forms (A.LAYOUT-40, A.LAYOUT-41); draws nothing. */
function KeepTyped({ control, owner, items, item, place }: Kept) {
	const typed = useWatch({ control })
	useEffect(() => {
		const values = { ...emptyValues, ...typed }
		checkoutDraft.keep(owner, { item, place, values: typed })
		const shared = sharedPart(values)
		sharedForm.set(shared)
		const [line] = items.lines
		if (!line) return
		keepCheckoutData({
			vehicle: { manufacturer: line.manufacturer, model: line.model },
			serviceName: line.serviceName,
			packageName: line.packageName,
			features: line.features,
			customerInfo: {
				name: shared.name,
				email: shared.email,
				phone: shared.phone,
				serviceDate: values.schedule_date,
				serviceTime: values.schedule_time,
				address: { street: shared.address, city: shared.city, state: shared.state, postalCode: shared.postalCode },
			},
		})
	}, [typed, owner, items, item, place])
	return null
}

const emptyValues: CheckoutValues = {
	schedule_date: '',
	schedule_time: '',
	postal_code: '',
	city: '',
	state: '',
	address: '',
	customer_name: '',
	customer_email: '',
	customer_phone: '',
	registration_number: '',
	notes: '',
	payment_method: 'cash',
}
