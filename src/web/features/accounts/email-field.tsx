import type { ComponentProps } from 'react'
import { TextField } from '../../ui/text-field.tsx'

type Field = Pick<ComponentProps<typeof TextField>, 'id' | 'name' | 'label' | 'error' | 'onBlur' | 'hint' | 'hintFirst'> & {
	onInput: () => void
}

/** The e-mail of an account; what is typed is carried over to the screen's other forms. `isUsername` where one logs in with it. */
export function EmailField({
	field,
	email,
	onEmail,
	isUsername = false,
	hint,
}: {
	field: Field
	email: string
	onEmail: (email: string) => void
	isUsername?: boolean
	hint?: string
}) {
	return (
		<TextField
			{...field}
			onInput={(event) => {
				field.onInput()
				onEmail(event.currentTarget.value)
			}}
			{...(hint && { hint, hintFirst: true })}
			type="email"
			autoComplete={isUsername ? 'username' : 'email'}
			autoCapitalize="none"
			spellCheck={false}
			aria-required
			defaultValue={email}
		/>
	)
}
