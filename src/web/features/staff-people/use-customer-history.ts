import { useQuery } from '@tanstack/react-query'
import { staffApi } from '../../staff-api.ts'

/** What a customer has open, owes and did, from every domain; null asks nothing. */
export const useCustomerHistory = (id: number | null) =>
	useQuery({
		queryKey: ['staff', 'customer-history', id ?? 0],
		queryFn: ({ signal }) => staffApi.customerHistory({ params: { id: id ?? 0 }, signal }),
		enabled: id !== null,
		refetchOnMount: 'always',
	})
