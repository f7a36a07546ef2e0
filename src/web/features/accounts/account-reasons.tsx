import { Eyebrow } from '../../ui/eyebrow.tsx'
import { Ticks } from '../../ui/ticks.tsx'
import styles from './account-reasons.module.css'

/** What an account is good for, beside the sheet where there is room. */
export function AccountReasons() {
	return (
		<aside className={styles.reasons} aria-labelledby="account-reasons">
			<div id="account-reasons">
				<Eyebrow>What your account keeps</Eyebrow>
			</div>
			<Ticks
				items={['Your bike, so that every price is for it', 'Your address, typed once', 'Every repair with its hour, price and progress']}
			/>
		</aside>
	)
}
