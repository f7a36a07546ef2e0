import type { ComponentProps, ReactNode } from 'react'
import { ControlBox, controlClass } from './control-box.tsx'
import { Field, type FieldWords } from './field.tsx'
import { joinClasses } from './join-classes.ts'

export type TextFieldProps = ComponentProps<'input'> & FieldWords & { before?: ReactNode; after?: ReactNode }

/** One line of text, with everything a native input takes; `className` goes to the whole field. */
export function TextField({
	id,
	label,
	hint,
	hintFirst,
	error,
	optional,
	labelHidden,
	before,
	after,
	className,
	required,
	...input
}: TextFieldProps) {
	return (
		<Field {...{ id, label, hint, hintFirst, error, optional, labelHidden, className, required }}>
			{(wiring) => (
				<ControlBox before={before} after={after}>
					<input
						type="text"
						{...input}
						{...wiring}
						aria-describedby={joinClasses(wiring['aria-describedby'], input['aria-describedby'])}
						required={required}
						className={controlClass}
					/>
				</ControlBox>
			)}
		</Field>
	)
}
