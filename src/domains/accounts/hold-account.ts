import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#platform/database/database.ts'
import { writtenOnce } from '#platform/database/written-once.ts'
import type { Actor } from '#platform/http/actor.ts'
import { unauthenticated } from '#platform/http/problem.ts'
import { users } from './tables.ts'

/**
 * Locks the caller's account against deletion until the transaction ends, for every write about its person: of such a write and a deletion
 * at the same moment one finds the other done (D-43). Other writers do not wait for it, unless `alone` is set. Throws 401 when the account
 * is deleted.
 */
export async function holdAccount(db: Db, actor: Pick<Actor, 'id'>, { alone = false } = {}): Promise<void> {
	const [account] = await (alone ? heldAlone : held)(db).execute({ id: actor.id })
	if (!account) throw unauthenticated()
}

const held = writtenOnce((db: Db) => existingAccount(db).for('key share').prepare('hold_account'))
const heldAlone = writtenOnce((db: Db) => existingAccount(db).for('no key update').prepare('hold_account_alone'))

const existingAccount = (db: Db) =>
	db
		.select({ id: users.id })
		.from(users)
		.where(and(eq(users.id, sql.placeholder('id')), isNull(users.deletedAt)))
