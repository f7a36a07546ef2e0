import type { ComponentProps } from 'react'
import { Icon, type IconName } from './icon.tsx'
import styles from './icon-button.module.css'
import { joinClasses } from './join-classes.ts'

/** The class of a square that carries one icon, for a router's link; give that link an `aria-label`. */
export const iconButtonClass = styles.square

/** A square button with an icon; `label` is what it does, in words. */
export function IconButton({
	icon,
	label,
	size = 24,
	type = 'button',
	className,
	...rest
}: Omit<ComponentProps<'button'>, 'children'> & { icon: IconName; label: string; size?: number }) {
	return (
		<button {...rest} type={type} className={joinClasses(styles.square, className)} aria-label={label}>
			<Icon name={icon} size={size} />
		</button>
	)
}
