import { LoadingText } from '../../ui/loading-text.tsx'
import styles from './staff-frame.module.css'

/** What the server draws for everybody: the frame without a word of the company (D-27). */
export function StaffWaiting() {
	return (
		<div className={styles.frame} data-density="dense">
			<div className={styles.side} data-surface="night" />
			<main id="main" tabIndex={-1} className={styles.main}>
				<LoadingText>Loading...</LoadingText>
			</main>
		</div>
	)
}
