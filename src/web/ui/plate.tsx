import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'
import styles from './plate.module.css'

/** White for private, yellow for commercial, green for electric, as on the road. */
export type PlateLook = {
	size?: 'small' | 'normal' | 'big'
	kind?: 'private' | 'commercial' | 'electric'
	/** What it carries: a registration number, spaced out, or the model's name while no number is known. */
	carries?: 'number' | 'name'
	/** A second, small line, such as the maker. */
	under?: ReactNode
	/** Nothing is chosen yet: the words invite to choose. */
	empty?: boolean
}

type PlateProps = PlateLook & (({ asButton?: false } & ComponentProps<'span'>) | ({ asButton: true } & ComponentProps<'button'>))

/** The number plate: the one piece that stands for a two-wheeler everywhere. With `asButton` it can be pressed. */
export function Plate({
	size = 'normal',
	kind = 'private',
	carries = 'number',
	under,
	empty = false,
	className,
	children,
	...rest
}: PlateProps) {
	const look = joinClasses(styles.plate, styles[size], styles[kind], carries === 'name' && styles.name, empty && styles.empty, className)
	const face = (
		<>
			<span className={styles.strip} aria-hidden="true" />
			<span className={styles.face}>
				<span className={styles.words}>{children}</span>
				{under && <span className={styles.under}>{under}</span>}
			</span>
		</>
	)
	if (rest.asButton) {
		const { asButton, ...button } = rest
		return (
			<button type="button" {...button} className={joinClasses(look, styles.button)}>
				{face}
			</button>
		)
	}
	const { asButton, ...span } = rest
	return (
		<span {...span} className={look}>
			{face}
		</span>
	)
}
