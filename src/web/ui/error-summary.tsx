import { type MouseEvent, useEffect, useId, useRef } from 'react'
import styles from './error-summary.module.css'
import { Icon } from './icon.tsx'

export type FieldProblem = { fieldId?: string; text: string }

/**
 * What is wrong with a form that was sent, on top of it; each line leads to its field. Takes the focus when it appears and
 * again whenever `attempt` (the number of the try) changes. Renders nothing without problems.
 */
export function ErrorSummary({
	problems,
	title = 'There is a problem',
	attempt = 0,
}: {
	problems: FieldProblem[]
	title?: string
	attempt?: number
}) {
	const box = useRef<HTMLDivElement>(null)
	const titleId = useId()
	const shown = problems.length > 0

	// biome-ignore lint/correctness/useExhaustiveDependencies: each try takes the focus again
	useEffect(() => {
		if (shown) box.current?.focus()
	}, [shown, attempt])

	if (!shown) return null
	return (
		<div ref={box} className={styles.summary} role="alert" tabIndex={-1} aria-labelledby={titleId}>
			<h2 id={titleId} className={styles.title}>
				<Icon name="warning" />
				{title}
			</h2>
			<ul>
				{problems.map(({ fieldId, text }) => (
					<li key={`${fieldId} ${text}`}>
						{fieldId ? (
							<a href={`#${fieldId}`} onClick={(event) => goToField(event, fieldId)}>
								{text}
							</a>
						) : (
							text
						)}
					</li>
				))}
			</ul>
		</div>
	)
}

// Moves the focus without a new entry in the history. A group of choices hands it to its first control.
function goToField(event: MouseEvent, fieldId: string) {
	const target = document.getElementById(fieldId)
	if (!target) return
	event.preventDefault()
	const control = target.matches('input, select, textarea, button')
		? target
		: target.querySelector<HTMLElement>('input, select, textarea, button')
	const words = control?.closest('fieldset') ?? document.querySelector(`label[for="${CSS.escape(fieldId)}"]`)
	words?.scrollIntoView({ block: 'start' })
	control?.focus({ preventScroll: Boolean(words) })
}
