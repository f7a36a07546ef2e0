import { joinClasses } from '../../../ui/join-classes.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { sellSteps } from '../shared/sell-values.ts'
import styles from './sell-steps.module.css'

/** How far the form is. */
export const SellSteps = ({ at }: { at: number }) => (
	<ol className={styles.steps} aria-label="Steps">
		{sellSteps.map(({ step, name }, index) => (
			<li
				key={step}
				className={joinClasses(styles.step, index < at && styles.done, index === at && styles.now)}
				aria-current={index === at ? 'step' : undefined}
			>
				{index + 1} {name}
				{index < at && <VisuallyHidden>, done</VisuallyHidden>}
			</li>
		))}
	</ol>
)
