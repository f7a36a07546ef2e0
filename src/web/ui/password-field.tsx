import { type ComponentProps, useState } from 'react'
import { ControlBox, controlClass } from './control-box.tsx'
import { Field, type FieldWords } from './field.tsx'
import { Icon } from './icon.tsx'
import { joinClasses } from './join-classes.ts'
import styles from './password-field.module.css'

export type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type'> & FieldWords

/** A password with a button that shows it. Give `autoComplete` `current-password` or `new-password`. */
export function PasswordField({
	id,
	label,
	hint,
	hintFirst = true,
	error,
	optional,
	labelHidden,
	className,
	required,
	...input
}: PasswordFieldProps) {
	const [shown, setShown] = useState(false)
	return (
		<Field {...{ id, label, hint, hintFirst, error, optional, labelHidden, className, required }}>
			{(wiring) => (
				<ControlBox
					after={
						<button
							type="button"
							className={styles.show}
							aria-controls={wiring.id}
							aria-label={shown ? 'Hide password' : 'Show password'}
							onClick={() => setShown(!shown)}
						>
							<Icon name={shown ? 'eye-off' : 'eye'} size={20} />
							{shown ? 'Hide' : 'Show'}
						</button>
					}
				>
					<input
						autoCapitalize="none"
						spellCheck={false}
						{...input}
						{...wiring}
						aria-describedby={joinClasses(wiring['aria-describedby'], input['aria-describedby'])}
						type={shown ? 'text' : 'password'}
						required={required}
						className={controlClass}
					/>
				</ControlBox>
			)}
		</Field>
	)
}
