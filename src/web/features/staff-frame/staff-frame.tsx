import type { ReactNode } from 'react'
import type { StaffRole } from '../../session/staff-role.ts'
import type { SignedIn } from '../../session/tokens.ts'
import { StaffBar } from './staff-bar.tsx'
import styles from './staff-frame.module.css'
import { StaffSide } from './staff-side.tsx'

/** The frame of the company's side: the dark menu, on a phone a bar below, and beside it the screen (look: admin). */
export function StaffFrame({ account, role, children }: { account: SignedIn; role: StaffRole; children: ReactNode }) {
	return (
		<div className={styles.frame} data-density="dense">
			<StaffSide account={account} role={role} />
			<main id="main" tabIndex={-1} className={styles.main}>
				{children}
			</main>
			<StaffBar account={account} role={role} />
		</div>
	)
}
