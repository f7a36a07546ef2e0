import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'
import styles from './rows.module.css'

/** Hairline rows of term and value; `ruled` starts them with a heavy line. Children: `Row`. */
export function Rows({ ruled = false, className, children }: { ruled?: boolean; className?: string; children: ReactNode }) {
	return <dl className={joinClasses(styles.rows, ruled && styles.ruled, className)}>{children}</dl>
}

/**
 * One row: the term left, the value right; `under` is a quiet second line of the value, `strong` sets the value in weight, `breaks` lets
 * a long word, such as an e-mail address, go on in the next line.
 */
export function Row({
	term,
	under,
	strong = false,
	breaks = false,
	children,
}: {
	term: ReactNode
	under?: ReactNode
	strong?: boolean
	breaks?: boolean
	children: ReactNode
}) {
	return (
		<div className={styles.row}>
			<dt>{term}</dt>
			<dd className={joinClasses(strong && styles.strong, breaks && styles.breaks)}>
				{children}
				{under && <div className={styles.under}>{under}</div>}
			</dd>
		</div>
	)
}

/** The sum, below a heavy line. */
export function Total({ term, children }: { term: ReactNode; children: ReactNode }) {
	return (
		<dl className={styles.total}>
			<dt>{term}</dt>
			<dd>{children}</dd>
		</dl>
	)
}
