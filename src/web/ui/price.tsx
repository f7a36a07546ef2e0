import { joinClasses } from './join-classes.ts'
import styles from './price.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

/** A price, ready as text ('₹1,23,456'). With `was` the old one stands struck through and is read as '{wasLabel} ₹290, now ₹245'. */
export function Price({
	children,
	was,
	wasLabel = 'MRP',
	size = 'normal',
	className,
}: {
	children: string
	was?: string | null
	wasLabel?: string
	size?: 'small' | 'normal' | 'big'
	className?: string
}) {
	if (!was) return <span className={joinClasses(styles.price, styles[size], className)}>{children}</span>
	return (
		<span className={joinClasses(styles.pair, className)}>
			<s className={styles.was}>
				<VisuallyHidden>{wasLabel} </VisuallyHidden>
				<span>{was}</span>
			</s>
			<VisuallyHidden>, now </VisuallyHidden>
			<span className={joinClasses(styles.price, styles[size])}>{children}</span>
		</span>
	)
}
