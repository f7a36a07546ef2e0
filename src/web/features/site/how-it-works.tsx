import { Heading } from '../../ui/heading.tsx'
import { Text } from '../../ui/text.tsx'
import styles from './how-it-works.module.css'

/** The five steps in the specification's order and words (B §1). */
const repairSteps = [
	{ name: 'Book a service', text: 'Pick your bike, the job, a day and an hour. It takes two minutes.' },
	{ name: 'Free pickup', text: 'Only when a job needs the workshop.' },
	{ name: 'Expert repair', text: 'Extra work only after you say yes.' },
	{ name: 'Payment by UPI or cash after service', text: 'Nothing is charged before the work is done.' },
	{ name: 'Free delivery', text: 'Your bike comes back to your door.' },
]

type Props = { level?: 2 | 3; steps?: readonly { name: string; text: string }[] }

/** Five steps in their order; those of a repair unless others are given. */
export function HowItWorks({ level = 3, steps = repairSteps }: Props) {
	return (
		<ol className={styles.way}>
			{steps.map(({ name, text }, index) => (
				<li key={name}>
					<span className={styles.number} aria-hidden="true">
						{index + 1}
					</span>
					<div>
						<Heading level={level} size="m">
							{name}
						</Heading>
						<Text tone="muted">{text}</Text>
					</div>
				</li>
			))}
		</ol>
	)
}
