import { Icon } from './icon.tsx'
import styles from './rating.module.css'

const stars = [1, 2, 3, 4, 5]

/** Stars out of five, as many full as are nearest, with the number and from how many; read as 'Rated 4.3 of 5, 12 reviews'. */
export function Rating({ average, count }: { average: number; count: number }) {
	const from = count === 1 ? '1 review' : `${count} reviews`
	return (
		<span className={styles.rating} role="img" aria-label={`Rated ${average.toFixed(1)} of 5, ${from}`}>
			{stars.map((star) => (
				<Icon key={star} name={Math.round(average) >= star ? 'star-full' : 'star'} size={16} />
			))}
			&nbsp;{average.toFixed(1)} ({count})
		</span>
	)
}
