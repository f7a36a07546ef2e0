import { useController } from 'react-hook-form'
import { type Choice, ChoiceCards } from '../../ui/choice-cards.tsx'
import type { CheckoutForm } from './use-checkout-form.ts'

type Props = { form: CheckoutForm; name: string; choices: readonly Choice[]; hint: string }

/** A choice of a few, such as the payment method; its label is the field's. */
export function ChoiceField({ form, name, choices, hint }: Props) {
	const { field } = useController({ control: form.control, name })
	const { id, label, error } = form.messages.wiring(name)
	return (
		<ChoiceCards
			id={id}
			name={name}
			legend={label}
			layout="list"
			value={field.value}
			onChange={field.onChange}
			choices={choices}
			hint={hint}
			error={error}
		/>
	)
}
