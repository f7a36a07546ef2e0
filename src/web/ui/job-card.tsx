import type { ReactNode } from 'react'
import styles from './job-card.module.css'
import { joinClasses } from './join-classes.ts'

export type JobCardProps = {
	/** What it is, small, above the reference: 'Repair', 'Order'. */
	label?: ReactNode
	/** The reference in large digits, or, for a card that has none yet, a `title`. */
	reference?: ReactNode
	title?: ReactNode
	/** Upper right: a stamp or a plate. */
	corner?: ReactNode
	level?: 1 | 2 | 3
	as?: 'article' | 'section' | 'aside' | 'div'
	className?: string
	children: ReactNode
}

/**
 * The job card: the sheet with the torn edge that anything agreed is written on. One on a screen. Children: `Rows`, `Total`, words, one
 * button.
 */
export function JobCard({ label, reference, title, corner, level = 2, as: Tag = 'article', className, children }: JobCardProps) {
	const Heading = `h${level}` as const
	// As the page's own heading it takes the focus after a move.
	const tabIndex = level === 1 ? -1 : undefined
	return (
		<Tag className={joinClasses(styles.card, className)}>
			<div className={styles.sheet}>
				<header className={styles.head}>
					<div className={styles.names}>
						{label && <p className={styles.label}>{label}</p>}
						{reference ? (
							<Heading className={styles.reference} tabIndex={tabIndex}>
								{reference}
							</Heading>
						) : (
							title && (
								<Heading className={styles.title} tabIndex={tabIndex}>
									{title}
								</Heading>
							)
						)}
					</div>
					{corner && <div className={styles.corner}>{corner}</div>}
				</header>
				{children}
			</div>
		</Tag>
	)
}
