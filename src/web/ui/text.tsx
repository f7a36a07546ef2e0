import type { ComponentProps, ElementType } from 'react'
import { Icon, type IconName } from './icon.tsx'
import { joinClasses } from './join-classes.ts'
import styles from './text.module.css'

export type TextLook = {
	size?: 'normal' | 'small' | 'tiny'
	tone?: 'ink' | 'muted' | 'ok' | 'bad'
	weight?: 'normal' | 'strong'
	numbers?: boolean
	narrow?: boolean
	icon?: IconName
}

/** Words: their size, tone and weight. `numbers` aligns digits, `narrow` keeps a comfortable line length, `icon` stands before them. */
export function Text({
	as: Tag = 'p',
	size = 'normal',
	tone = 'ink',
	weight = 'normal',
	numbers = false,
	narrow = false,
	icon,
	className,
	children,
	...rest
}: ComponentProps<'p'> & TextLook & { as?: ElementType }) {
	return (
		<Tag
			{...rest}
			className={joinClasses(
				styles[size],
				tone !== 'ink' && styles[tone],
				weight === 'strong' && styles.strong,
				numbers && styles.numbers,
				narrow && styles.narrow,
				icon && styles.iconed,
				className,
			)}
		>
			{icon && <Icon name={icon} size={size === 'normal' ? 20 : 16} />}
			{icon ? <span>{children}</span> : children}
		</Tag>
	)
}
