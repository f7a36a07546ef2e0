import type { ComponentProps } from 'react'
import { ControlBox, controlClass } from './control-box.tsx'
import { Field, type FieldWords } from './field.tsx'
import { Icon } from './icon.tsx'
import { joinClasses } from './join-classes.ts'

export type SelectFieldProps = ComponentProps<'select'> & FieldWords

/** A native select; children are its options. */
export function SelectField({
	id,
	label,
	hint,
	hintFirst,
	error,
	optional,
	labelHidden,
	className,
	required,
	children,
	...select
}: SelectFieldProps) {
	return (
		<Field {...{ id, label, hint, hintFirst, error, optional, labelHidden, className, required }}>
			{(wiring) => (
				<ControlBox after={<Icon name="down" size={20} />}>
					<select
						{...select}
						{...wiring}
						aria-describedby={joinClasses(wiring['aria-describedby'], select['aria-describedby'])}
						required={required}
						className={controlClass}
					>
						{children}
					</select>
				</ControlBox>
			)}
		</Field>
	)
}
