import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Plan } from '#contract/plans/plans.ts'
import { api } from '../../../api.ts'

/** The plans on offer with their variants, in the company's order. */
const planList = queryOptions({ queryKey: ['plans'], queryFn: () => api.plans.list({}) })

/** What the server put into the page: null where it had no plans to give, undefined where it was not asked. */
export type RenderedPlans = Plan[] | null | undefined

/** The plans as the page came with them, else asked for here; `query` says how far that is and asks again. */
export function usePlans(rendered: RenderedPlans) {
	const [isAsked, setAsked] = useState(rendered !== null)
	const query = useQuery({ ...planList, enabled: isAsked, initialData: rendered ?? undefined })
	return {
		plans: query.data,
		query: {
			error: isAsked ? query.error : new Error('The page came without plans.'),
			isFetching: query.isFetching,
			refetch: () => (isAsked ? query.refetch() : setAsked(true)),
		},
	}
}
