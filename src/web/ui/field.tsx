import { type ReactNode, useId } from 'react'
import styles from './field.module.css'
import { Icon } from './icon.tsx'
import { joinClasses } from './join-classes.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

/** What is said around a field. `optional` adds '(optional)', `hintFirst` puts the hint above the control (rules of a password). */
export type FieldWords = {
	label: ReactNode
	hint?: ReactNode
	hintFirst?: boolean
	error?: string | null
	optional?: boolean
	labelHidden?: boolean
}

/** What the control must wear so that label, hint and error belong to it. */
type FieldWiring = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

export type FieldProps = FieldWords & { id?: string; required?: boolean; className?: string; children: (wiring: FieldWiring) => ReactNode }

/** Label, hint and error around any control, wired by ids. Give an `id` when an error summary must find the field. */
export function Field({ id, label, hint, hintFirst, error, optional, required, labelHidden, className, children }: FieldProps) {
	const generated = useId()
	const control = id ?? generated
	const hintId = hint ? `${control}-hint` : undefined
	const errorId = error ? `${control}-error` : undefined
	const markId = optional && !labelHidden ? `${control}-mark` : undefined
	const hintLine = hint && <FieldHint id={hintId}>{hint}</FieldHint>
	const words = <label htmlFor={control}>{label}</label>

	return (
		<div className={joinClasses(styles.field, className)}>
			{labelHidden ? (
				<VisuallyHidden>{words}</VisuallyHidden>
			) : (
				<div className={styles.label}>
					{words}
					<FieldMark id={markId} optional={optional} required={required} />
				</div>
			)}
			{hintFirst && hintLine}
			{children({ id: control, 'aria-describedby': joinClasses(errorId, hintId, markId), 'aria-invalid': error ? true : undefined })}
			{error && <FieldError id={errorId}>{error}</FieldError>}
			{!hintFirst && hintLine}
		</div>
	)
}

/**
 * The star of a required field (the control itself says 'required') or the word of an optional one. Stands beside the label, so that the
 * name stays pure.
 */
export function FieldMark({ id, optional, required }: { id?: string; optional?: boolean; required?: boolean }) {
	if (optional)
		return (
			<span className={styles.optional}>
				{' '}
				<span id={id}>(optional)</span>
			</span>
		)
	if (!required) return null
	return (
		<span className={styles.required} aria-hidden="true">
			{' '}
			*
		</span>
	)
}

/** The error line: an icon and words, in oxide red. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
	return (
		<p className={styles.error} id={id}>
			<Icon name="warning" size={20} />
			<span>
				<VisuallyHidden>Error: </VisuallyHidden>
				<span>{children}</span>
			</span>
		</p>
	)
}

/** The quiet line that helps. */
export function FieldHint({ id, children }: { id?: string; children: ReactNode }) {
	return (
		<div className={styles.hint} id={id}>
			{children}
		</div>
	)
}
