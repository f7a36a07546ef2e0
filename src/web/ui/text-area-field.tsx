import type { ComponentProps } from 'react'
import { ControlBox, controlClass } from './control-box.tsx'
import { Field, type FieldWords } from './field.tsx'
import { joinClasses } from './join-classes.ts'

export type TextAreaFieldProps = ComponentProps<'textarea'> & FieldWords

/** Several lines of text. */
export function TextAreaField({
	id,
	label,
	hint,
	hintFirst,
	error,
	optional,
	labelHidden,
	className,
	required,
	...area
}: TextAreaFieldProps) {
	return (
		<Field {...{ id, label, hint, hintFirst, error, optional, labelHidden, className, required }}>
			{(wiring) => (
				<ControlBox>
					<textarea
						rows={4}
						{...area}
						{...wiring}
						aria-describedby={joinClasses(wiring['aria-describedby'], area['aria-describedby'])}
						required={required}
						className={controlClass}
					/>
				</ControlBox>
			)}
		</Field>
	)
}
