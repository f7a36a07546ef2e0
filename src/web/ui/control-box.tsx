import type { ReactNode } from 'react'
import styles from './control-box.module.css'
import { joinClasses } from './join-classes.ts'

/** The class a native control wears inside a `ControlBox`. */
export const controlClass = styles.control

/** The bordered box around a control, with room for something before it (a unit, an icon) and after it (a button). */
export function ControlBox({
	before,
	after,
	className,
	children,
}: {
	before?: ReactNode
	after?: ReactNode
	className?: string
	children: ReactNode
}) {
	return (
		<div className={joinClasses(styles.box, className)}>
			{before && <span className={styles.before}>{before}</span>}
			{children}
			{after && <span className={styles.after}>{after}</span>}
		</div>
	)
}
