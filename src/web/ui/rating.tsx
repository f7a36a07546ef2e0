import { Icon } from './icon.tsx'
import styles from './rating.module.css'

const stars = [1, 2, 3, 4, 5]

/** Stars out of five, filled to the nearest half, with the number and from how many; read as 'Rated 4.3 of 5, 12 reviews'. */
export function Rating({ average, count }: { average: number; count: number }) {
	const halves = Math.round(average * 2)
	const from = count === 1 ? '1 review' : `${count} reviews`
	return (
		<span className={styles.rating} role="img" aria-label={`Rated ${average.toFixed(1)} of 5, ${from}`}>
			<span className={styles.stars}>
				{stars.map((star) => (
					<span key={star} className={styles.star}>
						<Icon name={halves >= star * 2 ? 'star-full' : 'star'} size={16} />
						{halves === star * 2 - 1 && (
							<span className={styles.half}>
								<Icon name="star-full" size={16} />
							</span>
						)}
					</span>
				))}
			</span>
			{average.toFixed(1)} ({count})
		</span>
	)
}
