import type { QueryClient } from '@tanstack/react-query'
import { forgetLocalShopping } from '../state/local-shopping.ts'
import { forgetRegistration } from '../state/selected-vehicle.ts'

/** What goes with a session: the answers that were somebody's own, the local carts, the registration number (B.R-47, D-31). */
export function afterSession(queries: QueryClient) {
	queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] === 'own' || queryKey[0] === 'staff' })
	forgetLocalShopping()
	forgetRegistration()
}
