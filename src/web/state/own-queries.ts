import { queryOptions } from '@tanstack/react-query'
import { type RepairStatus, repairFlow } from '#contract/repairs/repair-words.ts'
import type { Repair } from '#contract/repairs/repairs.ts'
import { api } from '../api.ts'
import { signedInMarker } from '../session/tokens.ts'

// Keys that begin with 'own' belong to an account and are forgotten with its session.
const minute = 60_000

/** The caller's open service cart, or null; fresh for a minute (A §9). */
export const ownCart = queryOptions({
	queryKey: ['own', 'service-cart'],
	queryFn: async () => (await api.repairs.carts({}))[0] ?? null,
	staleTime: minute,
})

export const ownProfile = queryOptions({ queryKey: ['own', 'profile'], queryFn: () => api.accounts.profile({}) })

/** Where the caller is logged in, this device first; reloaded wherever it is shown. */
export const ownSessions = queryOptions({
	queryKey: ['own', 'sessions'],
	queryFn: () => api.accounts.sessions({}),
	refetchOnMount: 'always',
})

const isOpen = ({ status }: { status: RepairStatus }) => repairFlow[status].length > 0
/** Open repairs can be read without a connection, a month after they were last asked for at most. */
const cacheDays = 30

/** The caller's repairs, newest first. */
export const ownRepairs = queryOptions({
	queryKey: ['own', 'repairs'],
	queryFn: async () => {
		const listed = await api.repairs.list({})
		return Array.isArray(listed) ? listed : listed.results
	},
	meta: { cacheDays, keep: (repairs: Repair[]) => repairs.filter(isOpen) },
})

/** One repair; reloaded when its page is entered, so that nobody is offered what is no longer possible. */
export const ownRepair = (id: number) =>
	queryOptions({
		queryKey: ['own', 'repairs', id],
		queryFn: () => api.repairs.show({ params: { id } }),
		refetchOnMount: 'always',
		meta: { cacheDays, keep: (repair: Repair) => (isOpen(repair) ? repair : undefined) },
	})

export const isSignedIn = () => signedInMarker.get() !== null
