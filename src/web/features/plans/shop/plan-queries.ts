import { queryOptions, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { clientOf } from '#contract/client.ts'
import { faqAddresses } from '#contract/company/company-addresses.ts'
import type { Faq } from '#contract/company/faqs.ts'
import type { Plan } from '#contract/plans/plans.ts'
import { send } from '../../../session/session.ts'
import { planList } from '../shared/own-plan-queries.ts'

/** What the server put into the page: null where it had no plans to give, undefined where it was not asked. */
export type RenderedPlans = Plan[] | null | undefined

/** What is asked about plans, in the company's order; apart from the calls that every page carries. */
const faqList = queryOptions({
	queryKey: ['faqs', 'pricing'],
	queryFn: () => clientOf({ faqs: faqAddresses }, send).faqs.list({ query: { page: 'pricing' } }),
})
export type RenderedFaqs = Faq[] | null | undefined

/** The plans as the page came with them, else asked for here; `query` says how far that is and asks again. */
export function usePlans(rendered: RenderedPlans) {
	const { data: plans, ...rest } = useRendered(planList, rendered)
	return { plans, ...rest }
}

/** The same of the questions. */
export const useFaqs = (rendered: RenderedFaqs) => useRendered(faqList, rendered)

function useRendered<Answer extends unknown[], Key extends readonly unknown[]>(
	options: UseQueryOptions<Answer, Error, Answer, Key>,
	rendered: NoInfer<Answer> | null | undefined,
) {
	const [isEnabled, setEnabled] = useState(rendered !== null)
	const query = useQuery({ ...options, enabled: isEnabled, initialData: rendered ?? undefined })
	return {
		data: query.data,
		query: {
			error: isEnabled ? query.error : new Error('The page came without it.'),
			isFetching: query.isFetching,
			refetch: () => (isEnabled ? query.refetch() : setEnabled(true)),
		},
	}
}
