import { useSyncExternalStore } from 'react'
import type { Stored } from './stored.ts'

/** The stored value; null on the server and during hydration. */
export const useStored = <T>(store: Stored<T>) => useSyncExternalStore(store.subscribe, store.get, () => null)
