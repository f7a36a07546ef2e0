import { PasswordResetDone } from '../../features/accounts/password-reset-done.tsx'
import { HeroBike } from '../../features/vehicles/hero-bike.tsx'

export const meta = () => [{ title: 'New password · Pahiya' }, { name: 'robots', content: 'noindex' }]

/** The end of a reset (A.LAYOUT-16). */
export default function PasswordResetConfirmationPage() {
	return <PasswordResetDone beside={<HeroBike />} />
}
