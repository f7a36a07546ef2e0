import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { stored } from '../../browser/stored.ts'

const changedKey = 'cartChanged'
const lastChange = stored<number>(changedKey, { area: 'localStorage', read: Number })

/**
 * Tells other tabs that the server has changed a cart. What localStorage keeps of it changes with the press, and who hears that may ask
 * before the server knows.
 */
export const tellOtherTabs = () => lastChange.set(Date.now())

/** Asks for the cart of this query again when another tab changes it, or what localStorage keeps under `name`. */
export function useOtherTabs(name: string, queryKey: QueryKey) {
	const queries = useQueryClient()
	useEffect(() => {
		const hear = ({ key }: StorageEvent) => {
			if (key !== name && key !== changedKey) return
			// An answer that is on its way may be older than the change; a first one would be taken in place of a new one.
			queries.cancelQueries({ queryKey }).then(() => queries.invalidateQueries({ queryKey }))
		}
		window.addEventListener('storage', hear)
		return () => window.removeEventListener('storage', hear)
	}, [queries, name, queryKey])
}
