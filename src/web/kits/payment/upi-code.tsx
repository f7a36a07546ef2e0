import { encode } from 'uqr'
import styles from './pay-due.module.css'

/**
 * A link as a code to scan: dark on white by day and by night, with the quiet frame that scanners need. Comes with its library, so it is
 * loaded where it is shown.
 */
export function UpiCode({ link, label }: { link: string; label: string }) {
	const { data, size } = encode(link, { ecc: 'M', border: 4 })
	const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
	return (
		<svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" className={styles.code}>
			<path d={dark.join('')} />
		</svg>
	)
}
