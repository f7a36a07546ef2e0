import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { staffApi } from '../../../../staff-api.ts'
import { useSettled } from '../../../../ui/use-settled.ts'
import { type Caller, callerOfAccount, callerOfRepair } from './desk-values.ts'

const shown = 5
const typingPauseMs = 150

/** Accounts, and earlier callers without one, that what is typed may mean; null asks nothing. */
export function useCallers(asked: string | null) {
	const typed = asked?.trim() ?? ''
	const search = useSettled(typed, typingPauseMs)
	const enabled = asked !== null && search.length >= 3
	const shared = { enabled, placeholderData: keepPreviousData, staleTime: 10_000 }
	const people = useQuery({
		...shared,
		queryKey: ['staff', 'users', 'callers', search],
		queryFn: ({ signal }) => staffApi.users({ query: { search, role: 'customer', is_active: 'true', page_size: shown }, signal }),
	})
	const repairs = useQuery({
		...shared,
		queryKey: ['staff', 'repair-bookings', 'callers', search],
		queryFn: ({ signal }) => staffApi.repairBookings({ query: { search, page_size: 20, ordering: '-created_at' }, signal }),
	})
	const earlier = repairs.data?.results ?? []
	const accounts = (people.data?.results ?? []).map(callerOfAccount)
	const others = earlier.filter(({ customer }) => customer === null).map(callerOfRepair)
	const once = others.filter(
		(caller, at) =>
			others.findIndex((other) => other.customer_phone === caller.customer_phone && other.customer_name === caller.customer_name) === at,
	)
	const callers: Caller[] = enabled ? [...accounts, ...once.slice(0, shown)] : []
	return {
		callers,
		isFailed: people.isError || repairs.isError,
		isWaiting: typed.length >= 3 && (typed !== search || people.isFetching || repairs.isFetching),
	}
}
