import type { OptionalPurpose } from '#contract/accounts/notification-words.ts'
import { notFound } from '#platform/http/problem.ts'
import type { Keys } from '#platform/keys.ts'
import { type Link, readRowToken, rowToken } from '#platform/row-token.ts'

/** Of a mail that nobody has to get: whose it is, what for, and the two addresses that end such mails without a login. */
export type Unsubscribe = {
	customerId: number
	purpose: OptionalPurpose
	/** For people: ends nothing until they press. */
	page: string
	/** For mail programs' own button (RFC 8058). */
	oneClick: string
}

type Place = { publicUrl: string; keys: Pick<Keys, 'mailLinks'> }

/** With which kind of link each of them is ended; mails about a saved search end that search alone. */
const unsubscribeLinks = {
	reminders: 'unsubscribe',
	market: 'market mails',
	plans: 'plan mails',
	search: 'saved search',
} as const satisfies Record<OptionalPurpose | 'search', Link>
type MailSubject = keyof typeof unsubscribeLinks

/** How a customer ends the mails of a purpose. */
export const unsubscribeOf = (place: Place, purpose: OptionalPurpose, customerId: number): Unsubscribe =>
	unsubscribeBy(place, { purpose, customerId, of: purpose, id: customerId })

/** How a customer ends the mails about one saved search. */
export const unsubscribeOfSearch = (place: Place, { searchId, customerId }: { searchId: number; customerId: number }): Unsubscribe =>
	unsubscribeBy(place, { purpose: 'market', customerId, of: 'search', id: searchId })

type Ended = Pick<Unsubscribe, 'purpose' | 'customerId'> & { of: MailSubject; id: number }
function unsubscribeBy({ publicUrl, keys }: Place, { of, id, ...whose }: Ended): Unsubscribe {
	const token = rowToken(keys, unsubscribeLinks[of], id)
	return { ...whose, page: `${publicUrl}/unsubscribe/${token}?of=${of}`, oneClick: `${publicUrl}/api/accounts/unsubscribe/${token}/` }
}

/** What a token ends; `id` is a customer's, or a saved search's. Throws 404 for one that we did not make. */
export function readUnsubscribe(keys: Place['keys'], token: string): { of: MailSubject; id: number } {
	for (const of of Object.keys(unsubscribeLinks) as MailSubject[]) {
		const id = readRowToken(keys, unsubscribeLinks[of], token)
		if (id !== null) return { of, id }
	}
	throw notFound()
}

/** What stands in the mail. */
export const unsubscribeNote = ({ page }: Unsubscribe) => `To get no more mails of this kind, open ${page}`

/** What mail programs show their own button by. */
export const unsubscribeHeaders = ({ oneClick }: Unsubscribe) => ({
	'list-unsubscribe': `<${oneClick}>`,
	'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
})
