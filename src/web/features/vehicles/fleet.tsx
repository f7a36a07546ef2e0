import { Bike, type BikeDrawing, type BikePaint } from '../../ui/bike.tsx'
import styles from './hero-bike.module.css'

const bikes: [BikeDrawing, BikePaint][] = [
	['scooter', 'red'],
	['commuter', 'black'],
	['escooter', 'teal'],
	['classic', 'green'],
	['naked', 'orange'],
]

/** Whom we are for: one of every kind on the same road, as many as are not too small. */
export const Fleet = () => (
	<figure className={styles.fleet} aria-hidden="true">
		{bikes.map(([drawing, paint]) => (
			<Bike key={drawing} drawing={drawing} paint={paint} />
		))}
	</figure>
)
