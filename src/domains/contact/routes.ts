import { contact } from '#contract/contact/contact.ts'
import { contactLimits } from '#contract/contact/contact-words.ts'
import type { Limit } from '#platform/http/limits.ts'
import { type Door, serve } from '#platform/http/serve.ts'
import type { Keys } from '#platform/keys.ts'
import { findTicket, readTicketToken } from './find-ticket.ts'
import { addToMessage, sendMessage } from './send-message.ts'

/** Of one address; what is refused counts for nothing (A.R-83). */
const few: Limit = { max: contactLimits.anHour, seconds: 3600, counts: ({ statusCode }) => statusCode === 201 }

/** Messages to the company, by visitors and customers. */
export function contactRoutes(assembled: Door, { keys }: { keys: Keys }) {
	const door = { ...assembled, wordsBesideFields: 'with details' as const }
	serve(door, contact.send, (db, actor, { body }) => sendMessage(db, actor, body), { limit: few })
	serve(door, contact.ticket, (db, _actor, { params }) => findTicket(db, readTicketToken(keys, params.token)))
	serve(door, contact.add, (db, _actor, { params, body }) => addToMessage(db, readTicketToken(keys, params.token), body.message), {
		limit: { ...few, max: 20 },
	})
}
