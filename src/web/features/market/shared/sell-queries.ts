import { queryOptions } from '@tanstack/react-query'
import { ApiProblem } from '#contract/client.ts'
import { isRegistration, normaliseRegistration } from '#shared/registration.ts'
import { findToken } from '../../../session/session.ts'
import { sellingApi } from './selling-api.ts'

/** Nobody is known to be logged in. */
export class NoToken extends Error {}

/** What the caller sells to us, newest first. */
export const ownSellRequests = queryOptions({
	queryKey: ['own', 'sell-requests'],
	queryFn: async () => {
		// Without one nothing is asked at all (B.SELL-27).
		if ((await findToken()) === null) throw new NoToken('No access token found')
		const listed = await sellingApi.list({})
		return Array.isArray(listed) ? listed : listed.results
	},
})

/** One of them; reloaded when its page is entered, so that nobody is offered what is no longer possible. */
export const ownSellRequest = (id: number) =>
	queryOptions({
		queryKey: ['own', 'sell-requests', id],
		queryFn: () => sellingApi.show({ params: { id } }),
		refetchOnMount: 'always',
	})

/** What we offered for it, the newest first. */
export const ownOffers = (id: number) =>
	queryOptions({
		queryKey: ['own', 'sell-requests', id, 'offers'],
		queryFn: () => sellingApi.offers({ params: { id } }),
		refetchOnMount: 'always',
	})

/** What our inspection of it found; null where it was not done point by point. */
export const ownReport = (id: number) =>
	queryOptions({
		queryKey: ['own', 'sell-requests', id, 'report'],
		queryFn: async () => {
			try {
				return await sellingApi.report({ params: { id } })
			} catch (error) {
				if (error instanceof ApiProblem && error.status === 404) return null
				throw error
			}
		},
	})

/** Whether a registration number is in an open sell request, asked for only when it can be one. */
export const listedRegistration = (text: string) =>
	queryOptions({
		queryKey: ['check-registration', normaliseRegistration(text)],
		queryFn: () => sellingApi.checkRegistration({ query: { registration_number: normaliseRegistration(text) } }),
		enabled: isRegistration(text),
		retry: false,
	})

/** What vehicles like it are offered for; null where they are too few. */
export const priceGuide = (brand: string, model: string, year: string) =>
	queryOptions({
		queryKey: ['price-guide', brand, model, year],
		queryFn: () => sellingApi.priceGuide({ query: { brand, model, year: Number(year) } }),
		enabled: brand !== '' && model !== '' && /^(19|20)\d\d$/.test(year),
		retry: false,
	})
