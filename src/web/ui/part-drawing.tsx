import sprite from './drawings/parts.svg?url&no-inline'
import { joinClasses } from './join-classes.ts'
import styles from './part-drawing.module.css'

export const partDrawings = [
	'p-pads',
	'p-oil',
	'p-plug',
	'p-filter',
	'p-chain',
	'p-battery',
	'p-tyre',
	'p-cable',
	'p-mirror',
	'p-lamp',
	'p-clutch',
	'p-box',
] as const

export type PartDrawingName = (typeof partDrawings)[number]

/** A spare part where there is no photograph, as wide as its place; `p-box` stands for any part. Silent without a `label`. */
export function PartDrawing({ name, label, className }: { name: PartDrawingName; label?: string; className?: string }) {
	return (
		<svg
			className={joinClasses(styles.part, className)}
			viewBox="0 0 120 90"
			role={label ? 'img' : undefined}
			aria-label={label}
			aria-hidden={label ? undefined : true}
		>
			<use href={`${sprite}#${name}`} />
		</svg>
	)
}
