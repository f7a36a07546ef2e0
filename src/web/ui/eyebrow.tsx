import type { ReactNode } from 'react'
import styles from './eyebrow.module.css'

/** The small line above a heading, behind a little blank plate. */
export function Eyebrow({ children }: { children: ReactNode }) {
	return <p className={styles.eyebrow}>{children}</p>
}
