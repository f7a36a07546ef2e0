import { type ComponentProps, useId } from 'react'
import styles from './check-field.module.css'
import { FieldError, FieldHint, FieldMark, type FieldWords } from './field.tsx'
import { joinClasses } from './join-classes.ts'

export type CheckFieldProps = Omit<ComponentProps<'input'>, 'type'> &
	Omit<FieldWords, 'labelHidden' | 'hintFirst'> & { type?: 'checkbox' | 'radio' }

/** A tick box (or, with `type="radio"`, one of a plain list) and its words; the whole line can be pressed. */
export function CheckField({ id, label, hint, error, optional, className, required, type = 'checkbox', ...input }: CheckFieldProps) {
	const generated = useId()
	const control = id ?? generated
	const hintId = hint ? `${control}-hint` : undefined
	const errorId = error ? `${control}-error` : undefined
	const markId = optional ? `${control}-mark` : undefined
	return (
		<div className={joinClasses(styles.check, className)}>
			<input
				{...input}
				id={control}
				type={type}
				required={required}
				aria-invalid={error ? true : undefined}
				aria-describedby={joinClasses(errorId, hintId, markId, input['aria-describedby'])}
			/>
			<div className={styles.words}>
				<label htmlFor={control}>{label}</label>
				<FieldMark id={markId} optional={optional} required={required} />
			</div>
			{(hint || error) && (
				<div className={styles.notes}>
					{error && <FieldError id={errorId}>{error}</FieldError>}
					{hint && <FieldHint id={hintId}>{hint}</FieldHint>}
				</div>
			)}
		</div>
	)
}
