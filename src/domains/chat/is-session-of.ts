import { and, eq, isNull, or, type SQL } from 'drizzle-orm'
import { hashToken } from '#domains/accounts/hash-token.ts'
import type { Actor } from '#platform/http/actor.ts'
import { chatSessions } from './tables.ts'

/** The chat of that secret, where it is a visitor's or the caller's own: a customer's needs the login too (A.CHAT-05, A.E-46). */
export const isSessionOf = (actor: Actor | null, secret: string): SQL | undefined =>
	and(
		eq(chatSessions.secretHash, hashToken(secret)),
		or(isNull(chatSessions.customerId), actor ? eq(chatSessions.customerId, actor.id) : undefined),
	)
