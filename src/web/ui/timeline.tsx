import type { ReactNode } from 'react'
import styles from './timeline.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

/** `stopped` is where it ended early: cancelled, rejected. */
type TimelineState = 'done' | 'current' | 'next' | 'stopped'
export type TimelineStep = { title: ReactNode; time?: ReactNode; text?: ReactNode; state: TimelineState }

const said: Record<TimelineState, string> = { done: 'Done: ', current: 'Now: ', next: 'Next: ', stopped: 'Stopped: ' }

/** What happened, where it stands, what comes next. The current step is yellow; marks differ in form, not only in colour. */
export function Timeline({ steps, label }: { steps: TimelineStep[]; label?: string }) {
	return (
		<ol className={styles.line} aria-label={label}>
			{steps.map((step, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its place
				<li key={index} className={styles[step.state]} aria-current={step.state === 'current' ? 'step' : undefined}>
					<p className={styles.title}>
						<VisuallyHidden>{said[step.state]}</VisuallyHidden>
						<span>{step.title}</span>
					</p>
					{step.time && <p className={styles.time}>{step.time}</p>}
					{step.text && <div className={styles.text}>{step.text}</div>}
				</li>
			))}
		</ol>
	)
}
