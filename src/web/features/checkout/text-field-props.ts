import type { UseFormReturn } from 'react-hook-form'
import { type CheckoutValues, textRules } from './checkout-values.ts'

/** What a text field of the checkout wears: its place in the form, its rule and its message; required unless said otherwise (D-34). */
export const textField =
	({ register, formState: { errors } }: UseFormReturn<CheckoutValues>) =>
	(name: keyof typeof textRules, { optional = false, onChange }: { optional?: boolean; onChange?: (text: string) => void } = {}) => ({
		...register(name, {
			validate: (text) => textRules[name](text) ?? true,
			onChange: ({ target }: { target: { value: string } }) => onChange?.(target.value),
		}),
		id: name,
		error: errors[name]?.message ?? null,
		...(optional ? { optional } : { required: true }),
	})
