import type { ReactNode } from 'react'
import { CheckField } from '../check-field.tsx'
import { Columns } from '../columns.tsx'
import { FieldError, FieldHint } from '../field.tsx'
import { joinClasses } from '../join-classes.ts'
import { Changed, useEditField } from './edit-fields.tsx'
import styles from './edit-form.module.css'
import type { FormValues } from './form-fields.ts'
import type { Editing } from './use-editing.ts'

type NameOf<Values> = { [name in keyof Values]: Values[name] extends string[] ? name : never }[keyof Values] & string
type Props<Values extends FormValues> = {
	edit: Editing<Values>
	name: NameOf<Values>
	options: readonly { value: string; label: string }[]
	hint?: ReactNode
}

/** Any number of some values, each with a tick box; kept in the order of the options. */
export function EditChoices<Values extends FormValues>({ edit, name, options, hint }: Props<Values>) {
	const { id, label, error, value, isReadOnly, put } = useEditField(edit, name)
	const chosen = value as string[]
	const change = (option: string, isChosen: boolean) =>
		put(options.flatMap((one) => ((one.value === option ? isChosen : chosen.includes(one.value)) ? one.value : [])))
	return (
		<Changed edit={edit} name={name}>
			<fieldset
				id={id}
				className={styles.list}
				tabIndex={-1}
				aria-describedby={joinClasses(error && `${id}-error`, Boolean(hint) && `${id}-hint`)}
			>
				<legend className={styles.legend}>{label}</legend>
				{hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
				<Columns wide={3}>
					{options.map((option) => (
						<CheckField
							key={option.value}
							label={option.label}
							disabled={isReadOnly}
							checked={chosen.includes(option.value)}
							onChange={({ target }) => change(option.value, target.checked)}
						/>
					))}
				</Columns>
				{error && <FieldError id={`${id}-error`}>{error}</FieldError>}
			</fieldset>
		</Changed>
	)
}
