import type { QueryClient } from '@tanstack/react-query'
import { removeStored } from '../../browser/stored.ts'
import { forgetTypedTexts } from '../../browser/typed-text.ts'
import { sessionQueries } from '../../session/session-queries.ts'
import { signedInMarker } from '../../session/tokens.ts'
import { setChatOpen } from '../../state/chat-opened.ts'
import { forgetDrafts } from '../../state/local-shopping.ts'

/**
 * Forgets what this tab alone knows of a person as soon as nobody or somebody else is logged in, whichever tab did it (B.R-47, D-58). What
 * tabs share is left alone: it may be the next person's by now. The returned function ends it.
 */
export function followPerson(queries: QueryClient) {
	// A profile edit changes the username.
	const emailNow = () => signedInMarker.get()?.email
	let here = emailNow()
	let last = here
	return signedInMarker.subscribe(() => {
		const now = emailNow()
		if (here !== undefined && now !== here) forgetInTab(queries)
		// Another tab's logout looks like an expired session here, so drafts that name their account wait for who comes next.
		if (now !== undefined && last !== undefined && now !== last) forgetDrafts()
		here = now
		last = now ?? last
	})
}

function forgetInTab(queries: QueryClient) {
	// Screens that stay, because somebody else is logged in at once, ask anew.
	if (signedInMarker.get()) void queries.resetQueries(sessionQueries)
	else queries.removeQueries(sessionQueries)
	for (const key of ['accessToken', 'chat', 'contactDraft']) removeStored('sessionStorage', key)
	forgetTypedTexts()
	// An open chat would go on showing what was said.
	setChatOpen(false)
}
