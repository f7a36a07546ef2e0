import { joinClasses } from './join-classes.ts'
import styles from './skeleton.module.css'

/**
 * A grey stand-in in the shape of what is coming: `lines` of text, a `block`, a `tile` (picture and lines), `rows`. Appears after 200 ms;
 * pair it with `LoadingText`.
 */
export function Skeleton({
	shape = 'lines',
	count = 3,
	className,
}: {
	shape?: 'lines' | 'block' | 'tile' | 'rows'
	count?: number
	className?: string
}) {
	const lines = shape === 'block' ? 1 : count
	return (
		<div className={joinClasses(styles.skeleton, styles[shape], className)} aria-hidden="true">
			{shape === 'tile' && <span className={styles.picture} />}
			{Array.from({ length: lines }, (_, line) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: lines without content
				<span key={line} className={styles.bone} />
			))}
		</div>
	)
}
