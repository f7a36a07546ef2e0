import { queryOptions } from '@tanstack/react-query'
import { clientOf } from '#contract/client.ts'
import { privacyAddresses } from '#contract/privacy/privacy-addresses.ts'
import { send } from '../../session/session.ts'

/** The calls about one's own data; apart, because no public page needs to carry their addresses. */
export const ownDataApi = clientOf({ privacy: privacyAddresses }, send).privacy

/** What the caller agreed to. */
export const ownConsents = queryOptions({
	queryKey: ['own', 'consents'],
	queryFn: () => ownDataApi.consents({}),
	refetchOnMount: 'always',
})

/** What the caller is written to for, and by what. */
export const ownPreferences = queryOptions({
	// Below the consents, of which one is shown here too: what changes one makes the other old.
	queryKey: ['own', 'consents', 'preferences'],
	queryFn: () => ownDataApi.preferences({}),
	refetchOnMount: 'always',
})

/** What prevents the deletion of the account; reloaded whenever somebody is about to delete it. */
export const ownDeletion = queryOptions({
	queryKey: ['own', 'deletion'],
	queryFn: () => ownDataApi.deletion({}),
	staleTime: 0,
	gcTime: 0,
})
