import type { QueryClient } from '@tanstack/react-query'
import { removeStored } from '../browser/stored.ts'
import { forgetTypedTexts } from '../browser/typed-text.ts'
import { forgetLocalShopping } from '../state/local-shopping.ts'
import { forgetRegistration } from '../state/selected-vehicle.ts'
import { sessionQueries } from './session-queries.ts'

/**
 * Removes what ends with a session: own answers, the local carts, the registration number (B.R-47, D-31). What a technician did without a
 * connection survives an expired session, but not a logout (decision 0031).
 */
export function afterSession(queries: QueryClient, why: 'logged out' | 'expired') {
	queries.removeQueries(sessionQueries)
	removeStored('localStorage', 'keptAnswers')
	// The next person at this screen must read nothing of it.
	removeStored('sessionStorage', 'chat')
	removeStored('sessionStorage', 'contactDraft')
	if (why === 'logged out') removeStored('localStorage', 'waitingWrites')
	forgetTypedTexts()
	forgetLocalShopping()
	forgetRegistration()
}
