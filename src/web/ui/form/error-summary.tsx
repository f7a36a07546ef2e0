import { type MouseEvent, useEffect, useId, useRef } from 'react'
import { Icon } from '../icon.tsx'
import styles from './error-summary.module.css'
import { controlOf } from './focus-field.ts'

type FieldProblem = { fieldId?: string; text: string }

/**
 * What is wrong with a form that was sent, on top of it; each line leads to its field. Takes the focus when it appears and
 * again whenever `attempt` (the number of the try) changes; the title of the page says it too (ux 82). Renders nothing without problems.
 */
export function ErrorSummary({ problems, attempt = 0 }: { problems: FieldProblem[]; attempt?: number }) {
	const box = useRef<HTMLDivElement>(null)
	const titleId = useId()
	const shown = problems.length > 0

	// biome-ignore lint/correctness/useExhaustiveDependencies: each try takes the focus again
	useEffect(() => {
		if (shown) box.current?.focus()
	}, [shown, attempt])

	useEffect(() => {
		if (!shown) return
		const marked = `Error: ${document.title}`
		document.title = marked
		return () => {
			// Another page has its own by now.
			if (document.title === marked) document.title = marked.slice('Error: '.length)
		}
	}, [shown])

	if (!shown) return null
	return (
		<div ref={box} className={styles.summary} role="alert" tabIndex={-1} aria-labelledby={titleId}>
			<h2 id={titleId} className={styles.title}>
				<Icon name="warning" />
				There is a problem
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
	const control = controlOf(fieldId)
	if (!control) return
	event.preventDefault()
	const words = control.closest('fieldset') ?? document.querySelector(`label[for="${CSS.escape(fieldId)}"]`)
	words?.scrollIntoView({ block: 'start' })
	control.focus({ preventScroll: Boolean(words) })
}
