import type { UseFormReturn } from 'react-hook-form'
import type { useFormMessages } from '../../ui/form/use-form-messages.ts'
import type { CheckoutValues } from './checkout-values.ts'

/** What the fields of the checkout need: where their values are, and what is wrong with them. */
export type CheckoutFields = Pick<UseFormReturn<CheckoutValues>, 'control' | 'register' | 'getValues' | 'setValue'> & {
	messages: ReturnType<typeof useFormMessages<CheckoutValues>>
}

/** What a text field of the checkout wears: its place in the form, its label and its message; required unless said otherwise (D-34). */
export const textField =
	({ register, messages }: CheckoutFields) =>
	(name: keyof CheckoutValues, { optional = false, onChange }: { optional?: boolean; onChange?: (text: string) => void } = {}) => ({
		...register(name, {
			onChange: ({ target }: { target: { value: string } }) => {
				messages.changed(name)
				onChange?.(target.value)
			},
		}),
		...messages.wiring(name),
		...(optional ? { optional } : { required: true }),
	})
