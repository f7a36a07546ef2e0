import type { QueryFilters } from '@tanstack/react-query'

/** Every query whose answer is only for who is logged in. */
export const sessionQueries: QueryFilters = { predicate: ({ queryKey: [area] }) => area === 'own' || area === 'staff' }
