import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Asks for the cart of this query again when another tab changes what localStorage keeps under `stored`. */
export function useOtherTabs(stored: string, queryKey: QueryKey) {
	const queries = useQueryClient()
	useEffect(() => {
		const hear = ({ key }: StorageEvent) => {
			if (key !== stored) return
			// An answer that is on its way may be older than the change; a first one would be taken in place of a new one.
			queries.cancelQueries({ queryKey }).then(() => queries.invalidateQueries({ queryKey }))
		}
		window.addEventListener('storage', hear)
		return () => window.removeEventListener('storage', hear)
	}, [queries, stored, queryKey])
}
