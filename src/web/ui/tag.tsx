import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { joinClasses } from './join-classes.ts'
import styles from './tag.module.css'

/** A quiet word with a hairline frame: a property, not a state (that is a `Stamp`). */
export function Tag({ children }: { children: ReactNode }) {
	return <span className={styles.tag}>{children}</span>
}

/** A filter that is on; pressing it takes it off. */
export function FilterTag({ children, onRemove }: { children: string; onRemove: () => void }) {
	return (
		<button type="button" className={joinClasses(styles.tag, styles.filter)} onClick={onRemove} aria-label={`Remove filter: ${children}`}>
			{children}
			<Icon name="close" size={16} />
		</button>
	)
}
