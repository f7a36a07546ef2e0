import type { ReactNode } from 'react'
import styles from './brand.module.css'
import sprite from './drawings/icons.svg?url&no-inline'
import { joinClasses } from './join-classes.ts'

/** The wheel and, as children, the name. Put it inside the link to the first page. */
export function Brand({ children, className }: { children: ReactNode; className?: string }) {
	return (
		<span className={joinClasses(styles.brand, className)}>
			<svg width="26" height="26" viewBox="0 0 26 26" aria-hidden="true">
				<use href={`${sprite}#brand`} />
			</svg>
			{children}
		</span>
	)
}
