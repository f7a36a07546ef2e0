import { removeStored } from '../browser/stored.ts'
import { forgetLocalShopping } from '../state/local-shopping.ts'
import { forgetRegistration } from '../state/selected-vehicle.ts'

/**
 * Removes what ends with a session and all tabs share: the kept answers, the local carts, the registration number (B.R-47, D-31). What a
 * technician did without a connection survives an expired session, but not a logout (decision 0031).
 */
export function afterSession(why: 'logged out' | 'expired') {
	removeStored('localStorage', 'keptAnswers')
	if (why === 'logged out') removeStored('localStorage', 'waitingWrites')
	forgetLocalShopping()
	forgetRegistration()
}
