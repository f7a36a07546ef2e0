import type { AccountRole } from '#contract/accounts/account-words.ts'
import type { Access } from '#contract/endpoint.ts'
import { forbidden, unauthenticated } from './problem.ts'

/** Who is asking: an account and the session it speaks through. */
export type Actor = { id: number; role: AccountRole; sessionId: string }

/** What a call that needs a login is given, and what a public one is. */
export type ActorFor<A extends Access> = A extends 'public' ? Actor | null : Actor

/**
 * Reads a bearer token; null when it is missing, wrong or expired, its session has ended, or its account is disabled or deleted
 * (D-11, D-56).
 */
export type FindActor = (bearer: string) => Promise<Actor | null>

const rank: Record<AccountRole, number> = { customer: 0, technician: 1, staff: 2, admin: 3 }
const minRank: Record<Access, number> = { public: -1, 'signed-in': 0, technician: 1, staff: 2, admin: 3 }

/** Throws 401 without a login and 403 without the role. */
export function admit(access: Access, actor: Actor | null) {
	if (access === 'public') return
	if (!actor) throw unauthenticated()
	if (rank[actor.role] < minRank[access]) throw forbidden()
}
