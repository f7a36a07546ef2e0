import { findOwnData } from '#domains/accounts/find-own-data.ts'
import { listCarts } from '#domains/repairs/list-carts.ts'
import { listRepairs } from '#domains/repairs/list-repairs.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { listMailsTo } from '#platform/mail/list-mails-to.ts'
import { listConsents } from './list-consents.ts'

export type WholeData = Awaited<ReturnType<typeof findWholeData>>

/** Everything that the product holds about the caller, from every domain (D-43). Thirteen statements at most. Throws 401 as `findOwnData`. */
export async function findWholeData(db: Db, actor: Actor) {
	const own = await findOwnData(db, actor)
	return {
		...own,
		consents: await listConsents(db, actor.id),
		carts: await listCarts(db, actor),
		repairs: await listRepairs(db, actor),
		mails: await listMailsTo(db, own.account.email),
	}
}
