import sprite from './drawings/services.svg?url&no-inline'

export const serviceIconNames = [
	's-service',
	's-brake',
	's-oil',
	's-tyre',
	's-battery',
	's-chain',
	's-wash',
	's-inspect',
	's-clutch',
	's-engine',
	's-suspension',
	's-electric',
	's-any',
] as const

export type ServiceIconName = (typeof serviceIconNames)[number]

/**
 * An icon of a kind of work on a 44 grid: ink lines and one yellow part; `s-any` stands for work nobody drew yet. Decorative, the name
 * stands beside it.
 */
export function ServiceIcon({ name, size = 44, className }: { name: ServiceIconName; size?: number; className?: string }) {
	return (
		<svg className={className} width={size} height={size} viewBox="0 0 44 44" aria-hidden="true">
			<use href={`${sprite}#${name}`} />
		</svg>
	)
}
