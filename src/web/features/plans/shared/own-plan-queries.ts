import { queryOptions } from '@tanstack/react-query'
import type { Subscription } from '#contract/plans/plans.ts'
import { plansApi } from './plans-api.ts'

/** The caller's requests for plans, newest first. */
export const ownRequests = queryOptions({ queryKey: ['own', 'subscription-requests'], queryFn: () => plansApi.requests({}) })

/** All subscriptions of the caller, newest first; reloaded wherever they are shown, for days and visits go by. */
export const ownSubscriptions = queryOptions({
	queryKey: ['own', 'subscriptions'],
	queryFn: () => plansApi.subscriptions({}),
	refetchOnMount: 'always',
})

/** The one that is active; there is at most one. */
export const activeOf = (subscriptions: readonly Subscription[] | undefined) => subscriptions?.find(({ status }) => status === 'active')

/** The plans on offer with their variants, in the company's order. */
export const planList = queryOptions({ queryKey: ['plans'], queryFn: () => plansApi.list({}) })
