import type { Deletion } from '#contract/privacy/privacy.ts'
import { findOwnerProof } from '#domains/accounts/prove-owner.ts'
import { countInvoices } from '#domains/invoices/count-invoices.ts'
import type { ReadDb } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { listOpenBookings } from './list-open-bookings.ts'
import { listRefunds } from './list-refunds.ts'

/** What the caller is told before he deletes the account (D-43). Throws 401 for a deleted one, 403 for one of the company. */
export async function findDeletion(db: ReadDb, actor: Actor): Promise<Deletion> {
	const needs = await findOwnerProof(db, actor)
	return {
		needs,
		blocked_by: await listOpenBookings(db, actor.id),
		invoices: await countInvoices(db, actor.id),
		refunds: await listRefunds(db, actor.id),
	}
}
