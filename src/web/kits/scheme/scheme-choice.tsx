import styles from './scheme-choice.module.css'

/**
 * Light, dark, or as the device says. The boot script does the work, for it marks the page before the first paint anyway: it keeps what is
 * chosen in this browser, and shows it in its other tabs too.
 */
export const SchemeChoice = () => (
	<label className={styles.choice}>
		Colours
		<select data-scheme-choice="" defaultValue={import.meta.env.SSR ? undefined : document.documentElement.dataset.scheme}>
			<option value="system">System</option>
			<option value="light">Light</option>
			<option value="dark">Dark</option>
		</select>
	</label>
)
