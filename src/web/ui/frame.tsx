import type { ReactNode } from 'react'
import styles from './frame.module.css'
import { joinClasses } from './join-classes.ts'

/** The place of a picture, 4:3 on sunk paper, with room for a stamp. A drawing stands in it with air, a photograph (`img`) fills it. */
export function Frame({ stamp, className, children }: { stamp?: ReactNode; className?: string; children: ReactNode }) {
	return (
		<div className={joinClasses(styles.frame, className)}>
			{children}
			{stamp && <span className={styles.stamp}>{stamp}</span>}
		</div>
	)
}
