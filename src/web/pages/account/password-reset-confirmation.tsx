import { PasswordResetDone } from '../../features/accounts/password-reset-done.tsx'
import { unlistedMeta } from '../../features/site/titles.ts'
import { HeroBike } from '../../features/vehicles/hero-bike.tsx'

export const meta = unlistedMeta('New password')

/** The end of a reset (A.LAYOUT-16). */
export default function PasswordResetConfirmationPage() {
	return <PasswordResetDone beside={<HeroBike />} />
}
