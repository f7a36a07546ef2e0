import styles from './bar-chart.module.css'

/** One bar: what it stands for and how much of each series is in it. */
export type Bar = { label: string; parts: readonly number[] }

const fills = [styles.part0, styles.part1, styles.part2, styles.part3]

/**
 * Stacked bars, up to four series; what is less than nothing hangs below the line. It is a picture for the eye: whoever draws it has the
 * same numbers in a table beside it.
 */
export function BarChart({ bars, series, format }: { bars: readonly Bar[]; series: readonly string[]; format: (value: number) => string }) {
	const sumOf = ({ parts }: Bar, sign: 1 | -1) => parts.reduce((sum, part) => sum + Math.max(0, sign * part), 0)
	const top = Math.max(0, ...bars.map((bar) => sumOf(bar, 1)))
	const bottom = Math.max(0, ...bars.map((bar) => sumOf(bar, -1)))
	const height = top + bottom || 1
	const first = bars[0]
	const last = bars.at(-1)
	return (
		<div className={styles.chart} aria-hidden="true">
			<span className={styles.ends}>{format(top)}</span>
			<svg viewBox={`0 0 ${Math.max(1, bars.length)} 1`} preserveAspectRatio="none" aria-hidden="true" className={styles.bars}>
				{bars.map((bar, at) => (
					<g key={bar.label}>
						<title>{`${bar.label}: ${format(bar.parts.reduce((sum, part) => sum + part, 0))}`}</title>
						{blocksOf(bar, top).map(({ series: nth, y, size }) => (
							<rect key={nth} className={fills[nth]} x={at + 0.1} width={0.8} y={y / height} height={size / height} />
						))}
					</g>
				))}
			</svg>
			<span className={styles.ends}>
				<span>{first?.label}</span>
				{bars.length > 1 && <span>{last?.label}</span>}
			</span>
			<span className={styles.legend}>
				{series.map((name, nth) => (
					<span key={name}>
						<svg viewBox="0 0 1 1" aria-hidden="true">
							<rect className={fills[nth]} width={1} height={1} />
						</svg>
						{name}
					</span>
				))}
			</span>
		</div>
	)
}

/** Where each part of a bar begins and how tall it is, in its own numbers, counted from the top of the tallest bar. */
function blocksOf({ parts }: Bar, top: number) {
	let above = top
	let below = top
	return parts.flatMap((part, series) => {
		if (part === 0) return []
		const size = Math.abs(part)
		if (part > 0) above -= size
		else below += size
		return [{ series, y: part > 0 ? above : below - size, size }]
	})
}
