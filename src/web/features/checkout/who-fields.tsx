import { useController } from 'react-hook-form'
import { longest } from '#contract/doorstep/doorstep-words.ts'
import { ChoiceCards } from '../../ui/choice-cards.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Stack } from '../../ui/stack.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type CheckoutFields, textField } from './text-field-props.ts'

/** Whom the technician asks for, and how to reach him (ux 77..80). */
export function WhoFields({ form }: { form: CheckoutFields }) {
	const field = textField(form)
	return (
		<Stack as="section" aria-labelledby="who-title">
			<Heading id="who-title">Who should we ask for?</Heading>
			<TextField {...field('customer_name')} autoComplete="name" maxLength={longest.name} />
			<TextField
				{...field('customer_email')}
				hint="The booking is sent there."
				type="email"
				autoComplete="email"
				autoCapitalize="none"
				spellCheck={false}
				maxLength={254}
			/>
			<TextField
				{...field('customer_phone')}
				hint="The technician calls this number when he is near."
				type="tel"
				inputMode="numeric"
				autoComplete="tel"
				maxLength={20}
			/>
		</Stack>
	)
}

/** What helps the technician, and how it will be paid. */
export function MoreFields({ form, hasSeveralBikes }: { form: CheckoutFields; hasSeveralBikes: boolean }) {
	const field = textField(form)
	const payment = useController({ control: form.control, name: 'payment_method' })
	return (
		<>
			<Stack as="section" aria-labelledby="bike-title">
				<Heading id="bike-title">What should the technician know?</Heading>
				<TextField
					{...field('registration_number', { optional: true })}
					hint={hasSeveralBikes ? 'Of one of the bikes, so that he finds it.' : 'So that he finds the right bike. Such as MH 12 KT 4821.'}
					autoComplete="off"
					autoCapitalize="characters"
					spellCheck={false}
					maxLength={15}
				/>
				<TextAreaField {...field('notes', { optional: true })} rows={3} maxLength={longest.note} />
			</Stack>
			<ChoiceCards
				id="payment_method"
				name="payment_method"
				legend="How will you pay?"
				layout="list"
				value={payment.field.value}
				onChange={payment.field.onChange}
				hint="Nothing is charged online. You pay when the work is done."
				choices={[
					{ value: 'upi', label: 'UPI', note: 'after service' },
					{ value: 'cash', label: 'Cash', note: 'after service' },
				]}
			/>
		</>
	)
}
