import styles from './bike.module.css'
import sprite from './drawings/bikes.svg?url&no-inline'
import { joinClasses } from './join-classes.ts'

export const bikeDrawings = [
	'commuter',
	'scooter',
	'sport',
	'cruiser',
	'adventure',
	'classic',
	'moped',
	'escooter',
	'emotorcycle',
	'naked',
] as const
export const bikePaints = [
	'blue',
	'red',
	'green',
	'grey',
	'white',
	'black',
	'silver',
	'orange',
	'teal',
	'maroon',
	'sand',
	'yellow',
] as const

export type BikeDrawing = (typeof bikeDrawings)[number]
export type BikePaint = (typeof bikePaints)[number]

/**
 * A two-wheeler from the side, as wide as its place. The paint is an attribute, so that the server writes no style. Silent without a
 * `label`.
 */
export function Bike({
	drawing,
	paint = 'blue',
	label,
	className,
}: {
	drawing: BikeDrawing
	paint?: BikePaint
	label?: string
	className?: string
}) {
	return (
		<svg
			className={joinClasses(styles.bike, className)}
			viewBox="0 0 240 150"
			data-paint={paint}
			role={label ? 'img' : undefined}
			aria-label={label}
			aria-hidden={label ? undefined : true}
		>
			<use href={`${sprite}#${drawing}`} />
		</svg>
	)
}
