import styles from './count-badge.module.css'

/** The small number on the corner of an icon's square; 0 shows nothing. The square's label must say the number in words. */
export function CountBadge({ count }: { count: number }) {
	if (count <= 0) return null
	return (
		<span className={styles.badge} aria-hidden="true">
			{count > 99 ? '99+' : count}
		</span>
	)
}
