import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'
import styles from './stamp.module.css'

export type StampKind = 'ok' | 'bad' | 'wait' | 'info' | 'plain'

/** The state of a thing in a word, with a frame. `wait` is yellow: it is this one's turn, now. */
export function Stamp({ kind = 'plain', children }: { kind?: StampKind; children: ReactNode }) {
	return (
		<span className={joinClasses(styles.stamp, styles[kind])} data-kind={kind}>
			{children}
		</span>
	)
}
