import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './choice-cards.module.css'
import { FieldError, FieldHint, FieldMark } from './field.tsx'
import { joinClasses } from './join-classes.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

/** One card: a small line above, the words, a small line below, perhaps a drawing. Say in `note` why a disabled one is. */
export type Choice<Value extends string = string> = {
	value: Value
	label: ReactNode
	above?: ReactNode
	note?: ReactNode
	picture?: ReactNode
	disabled?: boolean
}

export type ChoiceCardsProps<Value extends string> = {
	name: string
	legend: ReactNode
	choices: readonly Choice<Value>[]
	/** `row` scrolls sideways (days), `grid` fills columns (hours), `list` is one below the other, `pictures` are wide tiles. */
	layout?: 'row' | 'grid' | 'list' | 'pictures'
	value?: Value | null
	defaultValue?: Value
	onChange?: (value: Value) => void
	legendHidden?: boolean
	hint?: ReactNode
	error?: string | null
	required?: boolean
	optional?: boolean
	id?: string
	className?: string
	/** Goes to every radio, for a form library's `register`. */
	inputProps?: ComponentProps<'input'>
}

/** A radio group drawn as cards: arrows move, full ones stay visible, dashed and with a word. */
export function ChoiceCards<Value extends string>({
	name,
	legend,
	choices,
	layout = 'grid',
	value,
	defaultValue,
	onChange,
	legendHidden,
	hint,
	error,
	required,
	optional,
	id,
	className,
	inputProps,
}: ChoiceCardsProps<Value>) {
	const generated = useId()
	const group = id ?? generated
	const cards = useRef<HTMLDivElement>(null)
	const hintId = hint ? `${group}-hint` : undefined
	const errorId = error ? `${group}-error` : undefined

	// In a row the chosen card may lie outside: bring it into sight without moving the page. Measured with the next picture, which needs
	// the layout anyway.
	useEffect(() => {
		if (layout !== 'row') return
		const frame = requestAnimationFrame(() => {
			const row = cards.current
			const chosen = row?.querySelector('input:checked')?.parentElement
			if (row && chosen) row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.clientWidth) / 2
		})
		return () => cancelAnimationFrame(frame)
	}, [layout])

	return (
		<fieldset id={group} className={joinClasses(styles.group, className)} aria-describedby={joinClasses(errorId, hintId)}>
			<legend className={styles.legend}>
				{legendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
				{!legendHidden && <FieldMark optional={optional} required={required} />}
			</legend>
			{/* A row that scrolls must be reached by keys, also when nothing in it can be chosen. */}
			<div ref={cards} className={styles[layout]} tabIndex={layout === 'row' && choices.every(({ disabled }) => disabled) ? 0 : undefined}>
				{choices.map((choice) => (
					<label key={choice.value} className={styles.card}>
						<input
							{...inputProps}
							type="radio"
							name={inputProps?.name ?? name}
							value={choice.value}
							disabled={choice.disabled}
							required={required}
							aria-invalid={error ? true : undefined}
							{...(value === undefined ? { defaultChecked: choice.value === defaultValue } : { checked: choice.value === value })}
							onChange={(event) => {
								inputProps?.onChange?.(event)
								onChange?.(choice.value)
							}}
						/>
						<span className={styles.face}>
							{choice.picture && <span className={styles.picture}>{choice.picture}</span>}
							{choice.above && <span className={styles.small}>{choice.above} </span>}
							<span className={styles.words}>{choice.label}</span>
							{choice.note && <span className={styles.small}> {choice.note}</span>}
						</span>
					</label>
				))}
			</div>
			{error && <FieldError id={errorId}>{error}</FieldError>}
			{hint && <FieldHint id={hintId}>{hint}</FieldHint>}
		</fieldset>
	)
}
