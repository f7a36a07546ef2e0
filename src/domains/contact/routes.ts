import { contact } from '#contract/contact/contact.ts'
import { type Door, serve } from '#platform/http/serve.ts'
import type { Keys } from '#platform/keys.ts'
import { findTicket, readTicketToken } from './find-ticket.ts'
import { addToMessage, sendMessage } from './send-message.ts'
import { ticketLimit } from './ticket-limit.ts'

/** Messages to the company, by visitors and customers. */
export function contactRoutes(assembled: Door, { keys }: { keys: Keys }) {
	const door = { ...assembled, wordsBesideFields: 'with details' as const }
	serve(door, contact.send, (db, actor, { body }) => sendMessage(db, actor, body), { limit: ticketLimit })
	serve(door, contact.ticket, (db, _actor, { params }) => findTicket(db, readTicketToken(keys, params.token)))
	serve(door, contact.add, (db, _actor, { params, body }) => addToMessage(db, readTicketToken(keys, params.token), body.message), {
		limit: { ...ticketLimit, max: 20 },
	})
}
