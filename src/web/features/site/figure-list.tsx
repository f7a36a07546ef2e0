import styles from './figure-list.module.css'

/** Numbers that speak for us in large digits, each with what it counts below it. */
export const FigureList = ({ figures }: { figures: readonly { label: string; value: string }[] }) => (
	<dl className={styles.figures}>
		{figures.map(({ label, value }) => (
			<div key={label}>
				<dt>{label}</dt>
				<dd>{value}</dd>
			</div>
		))}
	</dl>
)
