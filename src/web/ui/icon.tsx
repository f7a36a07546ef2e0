import sprite from './drawings/icons.svg?url&no-inline'

export const iconNames = [
	'cart',
	'menu',
	'close',
	'search',
	'phone',
	'tick',
	'next',
	'back',
	'down',
	'up',
	'left',
	'right',
	'chat',
	'bubble',
	'pin',
	'location',
	'user',
	'edit',
	'trash',
	'plus',
	'minus',
	'calendar',
	'clock',
	'eye',
	'eye-off',
	'warning',
	'info',
	'external',
	'filter',
	'sort',
	'star',
	'star-full',
	'mail',
	'lock',
	'logout',
	'home',
	'retry',
	'copy',
	'download',
	'upload',
	'print',
	'share',
	'camera',
	'photo',
	'receipt',
	'van',
	'shield',
	'spanner',
	'wheel',
	'gauge',
	'fuel',
	'bolt',
	'bell',
	'settings',
	'people',
	'chart',
	'offline',
] as const

export type IconName = (typeof iconNames)[number]

/** An interface icon on a 24 grid, in the colour of the text around it. Silent to screen readers unless it has a `label`. */
export function Icon({ name, size = 24, label, className }: { name: IconName; size?: number; label?: string; className?: string }) {
	return (
		<svg
			className={className}
			width={size}
			height={size}
			viewBox="0 0 24 24"
			role={label ? 'img' : undefined}
			aria-label={label}
			aria-hidden={label ? undefined : true}
		>
			<use href={`${sprite}#${name}`} />
		</svg>
	)
}
