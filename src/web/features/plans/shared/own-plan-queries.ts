import { queryOptions } from '@tanstack/react-query'
import type { Subscription } from '#contract/plans/plans.ts'
import { api } from '../../../api.ts'

/** The caller's requests for plans, newest first. */
export const ownRequests = queryOptions({ queryKey: ['own', 'subscription-requests'], queryFn: () => api.plans.requests({}) })

/** All subscriptions of the caller, newest first; asked anew wherever they are shown, for days and visits go by. */
export const ownSubscriptions = queryOptions({
	queryKey: ['own', 'subscriptions'],
	queryFn: () => api.plans.subscriptions({}),
	refetchOnMount: 'always',
})

/** The one that is active; there is at most one. */
export const activeOf = (subscriptions: readonly Subscription[] | undefined) => subscriptions?.find(({ status }) => status === 'active')
