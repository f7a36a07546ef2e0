import { sql } from 'drizzle-orm'
import type { ServiceCart } from '#contract/repairs/repairs.ts'
import { holdAccount } from '#domains/accounts/hold-account.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { type Answered, answer } from '#platform/http/answered.ts'
import { one } from '#shared/one.ts'
import { listCartLines } from './list-lines.ts'
import { presentCart } from './present-cart.ts'
import { serviceCarts } from './tables.ts'

/** Opens a service cart for the caller, 201, or answers the open one, 200; of many at once one opens it (B.API-36, B.E-22). */
export async function openCart(db: Db, actor: Actor): Promise<Answered<ServiceCart>> {
	await holdAccount(db, actor)
	const { id, isNew } = one(
		await db
			.insert(serviceCarts)
			.values({ customerId: actor.id, createdAt: now() })
			.onConflictDoUpdate({
				target: serviceCarts.customerId,
				targetWhere: sql`booked_at is null`,
				// Changes nothing: an update is what returns the row that is there.
				set: { customerId: actor.id },
			})
			// Only a row that an update touched has an xmax, so a new one is told apart.
			.returning({ id: serviceCarts.id, isNew: sql<boolean>`xmax = 0` }),
	)
	if (isNew) return answer(presentCart(id, []), { status: 201 })
	return answer(presentCart(id, await listCartLines(db, id)), { status: 200 })
}
