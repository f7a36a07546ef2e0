import type { ComponentProps, ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { Button } from '../button.tsx'
import { CheckField } from '../check-field.tsx'
import { SelectField } from '../select-field.tsx'
import { TextAreaField } from '../text-area-field.tsx'
import { TextField, type TextFieldProps } from '../text-field.tsx'
import styles from './edit-form.module.css'
import type { FormValue, FormValues } from './form-fields.ts'
import { wordsOfValue } from './form-values.ts'
import type { Editing } from './use-editing.ts'

type NameOf<Values, Kind> = { [name in keyof Values]: Values[name] extends Kind ? name : never }[keyof Values] & string
type Wired<Values extends FormValues, Kind> = { edit: Editing<Values>; name: NameOf<Values, Kind> }
type Own = 'id' | 'name' | 'label' | 'error' | 'value' | 'onChange' | 'onBlur' | 'ref'

/** One field of an edit form at the form library: its value, its message, and what somebody else made of it. */
export function useEditField<Values extends FormValues>(edit: Editing<Values>, name: keyof Values & string) {
	const { field } = useController({ control: edit.form.control, name })
	return {
		...edit.wiring(name),
		value: field.value,
		isReadOnly: edit.readOnlyReason !== undefined,
		put: (value: FormValue) => {
			field.onChange(value)
			edit.changed(name)
		},
		leave: () => {
			// Its message comes with the next saving: here it would push the two buttons away from under a press.
			if (!(name in edit.conflicts)) edit.left(name)
		},
	}
}

type TextProps<Values extends FormValues> = Wired<Values, string> &
	Omit<TextFieldProps, Own | 'readOnly'> & {
		/** Why this one field cannot be changed; said below it. */
		readOnlyReason?: string | undefined
	}

/** A line of text; with `inputMode="decimal"` or `"numeric"` a number. */
export function EditText<Values extends FormValues>({ edit, name, readOnlyReason, hint, ...rest }: TextProps<Values>) {
	const { put, leave, isReadOnly, value, ...field } = useEditField(edit, name)
	return (
		<Changed edit={edit} name={name}>
			<TextField
				autoComplete="off"
				{...rest}
				{...field}
				hint={readOnlyReason ?? hint}
				readOnly={isReadOnly || readOnlyReason !== undefined}
				value={String(value)}
				onChange={(event) => put(event.target.value)}
				onBlur={leave}
			/>
		</Changed>
	)
}

type AreaProps<Values extends FormValues> = Wired<Values, string> & Omit<ComponentProps<typeof TextAreaField>, Own | 'readOnly'>

/** Several lines of text. */
export function EditArea<Values extends FormValues>({ edit, name, ...rest }: AreaProps<Values>) {
	const { put, leave, isReadOnly, value, ...field } = useEditField(edit, name)
	return (
		<Changed edit={edit} name={name}>
			<TextAreaField
				{...rest}
				{...field}
				readOnly={isReadOnly}
				value={String(value)}
				onChange={(event) => put(event.target.value)}
				onBlur={leave}
			/>
		</Changed>
	)
}

type SelectProps<Values extends FormValues> = Wired<Values, string> & Omit<ComponentProps<typeof SelectField>, Own | 'disabled'>

/** One of several; children are the options. */
export function EditSelect<Values extends FormValues>({ edit, name, ...rest }: SelectProps<Values>) {
	const { put, leave, isReadOnly, value, ...field } = useEditField(edit, name)
	return (
		<Changed edit={edit} name={name}>
			<SelectField
				{...rest}
				{...field}
				disabled={isReadOnly}
				value={String(value)}
				onChange={(event) => put(event.target.value)}
				onBlur={leave}
			/>
		</Changed>
	)
}

type CheckProps<Values extends FormValues> = Wired<Values, boolean> & { hint?: ReactNode }

/** Yes or no. */
export function EditCheck<Values extends FormValues>({ edit, name, hint }: CheckProps<Values>) {
	const { put, leave, isReadOnly, value, ...field } = useEditField(edit, name)
	return (
		<Changed edit={edit} name={name}>
			<CheckField
				{...field}
				hint={hint}
				disabled={isReadOnly}
				checked={value === true}
				onChange={(event) => put(event.target.checked)}
				onBlur={leave}
			/>
		</Changed>
	)
}

/** A field, and below it what somebody else saved in it meanwhile, with the two ways to decide (B.ADMIN-36). */
export function Changed<Values extends FormValues>({
	edit,
	name,
	children,
}: {
	edit: Editing<Values>
	name: keyof Values & string
	children: ReactNode
}) {
	const current = edit.conflicts[name]
	const { label, show } = edit.fields[name]
	// One frame in both cases, so that a field keeps the focus when a change comes or is settled.
	return (
		<div className={styles.field}>
			{children}
			{current !== undefined && (
				// biome-ignore lint/a11y/useSemanticElements: two buttons about one field, no form part of their own
				<div className={styles.meanwhile} role="group" aria-label={`${label}: changed meanwhile`}>
					<p>
						{/* The server's value of a field is of the field's own kind. */}
						Now: <strong>{(show?.(current as Values[typeof name]) ?? wordsOfValue(current)) || 'empty'}</strong> (changed meanwhile)
					</p>
					<Button variant="quiet" size="low" aria-label={`Keep mine: ${label}`} onClick={() => edit.keepMine(name)}>
						Keep mine
					</Button>
					<Button variant="quiet" size="low" aria-label={`Take theirs: ${label}`} onClick={() => edit.takeTheirs(name)}>
						Take theirs
					</Button>
				</div>
			)}
		</div>
	)
}
