import { type UseFormReturn, useForm } from 'react-hook-form'
import type { FormFields } from '../../ui/form/form-fields.ts'
import { useFormMessages } from '../../ui/form/use-form-messages.ts'

/** Every field of a checkout holds a text; the library's types do not vary, so the kit's sections know them by name only. */
type Texts = Record<string, string>

/** What the sections of a checkout need: where their values are, and what is wrong with them. */
export type CheckoutForm = Pick<UseFormReturn<Texts>, 'control' | 'register' | 'getValues' | 'setValue'> & {
	fields: FormFields<Texts>
	messages: ReturnType<typeof useFormMessages<Texts>>
}

/**
 * A checkout's form: the fields in their order on the screen, judged with every change (B.CHECKOUT-18) unless `everyChange` is false
 * (D-34).
 */
export function useCheckoutForm<Values extends { [name in keyof Values]: string }>({
	fields: typedFields,
	initial,
	everyChange = true,
}: {
	fields: FormFields<Values>
	initial: Values
	everyChange?: boolean
}): CheckoutForm & { /** What stands in the fields. */ values: () => Values } {
	const fields = typedFields as unknown as FormFields<Texts>
	const { control, register, getValues, setValue } = useForm<Texts>({ defaultValues: initial, shouldFocusError: false })
	const messages = useFormMessages<Texts>({ fields, read: () => getValues(), everyChange })
	return { control, register, getValues, setValue, fields, messages, values: () => getValues() as Values }
}

/** What a text field of the checkout wears: its place in the form, its label and its message; required unless said otherwise (D-34). */
export const textField =
	({ register, messages }: CheckoutForm) =>
	(name: string, { optional = false, onChange }: { optional?: boolean; onChange?: (text: string) => void } = {}) => ({
		...register(name, {
			onChange: ({ target }: { target: { value: string } }) => {
				messages.changed(name)
				onChange?.(target.value)
			},
			onBlur: () => messages.left(name),
		}),
		...messages.wiring(name),
		...(optional ? { optional } : { required: true }),
	})
