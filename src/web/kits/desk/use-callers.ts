import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { staffApi } from '../../staff-api.ts'
import { useSettled } from '../../ui/use-settled.ts'
import { type Caller, callerOfAccount, callerOfOrder, callerOfRepair } from './caller.ts'

const shown = 5
const maxCandidates = 20
const typingPauseMs = 150

/** Accounts, and earlier callers without one, that what is typed may mean; null asks nothing. */
export function useCallers(asked: string | null) {
	const typed = asked?.trim() ?? ''
	const search = useSettled(typed, typingPauseMs)
	const enabled = asked !== null && search.length >= 3
	const shared = { enabled, placeholderData: keepPreviousData, staleTime: 10_000 }
	const earlier = { search, page_size: maxCandidates, ordering: '-created_at' } as const
	const people = useQuery({
		...shared,
		queryKey: ['staff', 'users', 'callers', search],
		queryFn: ({ signal }) => staffApi.users({ query: { search, role: 'customer', is_active: 'true', page_size: shown }, signal }),
	})
	const repairs = useQuery({
		...shared,
		queryKey: ['staff', 'repair-bookings', 'callers', search],
		queryFn: ({ signal }) => staffApi.repairBookings({ query: earlier, signal }),
	})
	const orders = useQuery({
		...shared,
		queryKey: ['staff', 'orders', 'callers', search],
		queryFn: ({ signal }) => staffApi.orders({ query: { ...earlier, purchase_type: 'phone' }, signal }),
	})
	const others = [...(repairs.data?.results ?? []).map(callerOfRepair), ...(orders.data?.results ?? []).map(callerOfOrder)].filter(
		({ customer }) => customer === null,
	)
	const isSame = (one: Caller, other: Caller) => one.customer_phone === other.customer_phone && one.customer_name === other.customer_name
	const once = others.filter((caller, at) => others.findIndex((other) => isSame(caller, other)) === at)
	const accounts = (people.data?.results ?? []).map(callerOfAccount)
	const callers: Caller[] = enabled ? [...accounts, ...once.slice(0, shown)] : []
	const all = [people, repairs, orders]
	return {
		callers,
		isFailed: all.some(({ isError }) => isError),
		isWaiting: typed.length >= 3 && (typed !== search || all.some(({ isFetching }) => isFetching)),
	}
}
