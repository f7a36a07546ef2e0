import styles from './board-card.module.css'

const entries = {
	now: 'in progress',
	asked: 'pending, to confirm',
	urgent: 'as soon as possible',
	way: 'travel in minutes; red: too short',
	fit: 'where the chosen job fits',
}

/** What the colours and lines of the board mean. */
export const BoardLegend = () => (
	<ul className={styles.legend}>
		{Object.entries(entries).map(([of, words]) => (
			<li key={of} className={styles.entry}>
				<span className={styles.sample} data-of={of} aria-hidden="true" />
				{words}
			</li>
		))}
	</ul>
)
