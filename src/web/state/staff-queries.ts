import { queryOptions } from '@tanstack/react-query'
import type { StaffVisit } from '#contract/plans/staff-visits.ts'
import type { StaffRepairInFull } from '#contract/repairs/staff-bookings.ts'
import { isTechnician } from '../session/tokens.ts'
import { staffApi } from '../staff-api.ts'

// Keys are ['staff', collection, ...]: what changes a collection makes everything under it old, and a session's end forgets all.

/** The numbers beside the menu and the tabs. */
export const staffCounts = queryOptions({
	queryKey: ['staff', 'counts'],
	queryFn: ({ signal }) => staffApi.counts({ signal }),
	staleTime: 30_000,
})

/** Whoever can be sent, by name; for choosing and filtering. */
export const activeTechnicians = queryOptions({
	queryKey: ['staff', 'technicians', { is_active: 'true', page_size: '100' }],
	queryFn: async ({ signal }) =>
		(await staffApi.technicians({ query: { is_active: 'true', page_size: 100, ordering: 'name' }, signal })).results,
})

/** One repair with everything; reloaded when its screen is entered. */
export const staffRepair = (id: number) =>
	queryOptions({
		queryKey: ['staff', 'repair-bookings', id],
		queryFn: ({ signal }) => staffApi.repairBooking({ params: { id }, signal }),
		refetchOnMount: 'always',
		meta: { cacheDays: 2, keep: (repair: StaffRepairInFull) => (isTechnician() ? repair : undefined) },
	})

/** One visit as the company reads it; reloaded when its screen is entered. */
export const staffVisit = (id: number) =>
	queryOptions({
		queryKey: ['staff', 'visits', id],
		queryFn: ({ signal }) => staffApi.visit({ params: { id }, signal }),
		refetchOnMount: 'always',
		meta: { cacheDays: 2, keep: (visit: StaffVisit) => (isTechnician() ? visit : undefined) },
	})
