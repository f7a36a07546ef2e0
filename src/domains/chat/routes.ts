import { chat } from '#contract/chat/chat.ts'
import { ticketLimit } from '#domains/contact/ticket-limit.ts'
import type { Actor } from '#platform/http/actor.ts'
import { unauthenticated } from '#platform/http/problem.ts'
import { type Caller, type Door, serve } from '#platform/http/serve.ts'
import type { Keys } from '#platform/keys.ts'
import { answerMessage } from './answer-message.ts'
import { findHistory } from './find-history.ts'
import { learnIntents } from './find-intent.ts'
import { handOverChat } from './hand-over.ts'

/** Messages from one address (A.E-10, D-57). */
const asked = { limit: { max: 30, seconds: 60 } }

/** The chat with a program, for visitors and customers (A §7). */
export function chatRoutes(door: Door, { keys }: { keys: Keys }) {
	serve(
		door,
		chat.message,
		(db, actor, { body, caller }, findIntent) => answerMessage(db, callerOf(actor, caller), { ...body, keys, findIntent }),
		// Learnt outside the transaction, which holds a connection.
		{ ...asked, prepare: learnIntents },
	)
	serve(door, chat.handOver, (db, actor, { body, caller }) => handOverChat(db, callerOf(actor, caller), { ...body, keys }), {
		limit: ticketLimit,
	})
	serve(
		door,
		chat.intent,
		async (_db, _actor, { body }) => {
			const { intent, confidence } = (await learnIntents())(body.message)
			return { intent, confidence }
		},
		asked,
	)
	serve(door, chat.history, (db, actor, { query, caller }) => findHistory(db, callerOf(actor, caller), query.session_id), asked)
}

/** Throws 401 where a login is shown that is not valid any more: taken for a visitor, its person would be asked to log in. */
function callerOf(actor: Actor | null, { headers }: Caller) {
	if (!actor && headers.authorization) throw unauthenticated()
	return actor
}
