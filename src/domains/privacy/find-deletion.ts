import type { Deletion } from '#contract/privacy/privacy.ts'
import { findOwnerProof } from '#domains/accounts/prove-owner.ts'
import { findInvoiceCount } from '#domains/repairs/find-invoice-count.ts'
import { listOpenRepairs } from '#domains/repairs/list-open-repairs.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'

/** What the caller is told before he deletes the account (D-43). Throws 401 for a deleted one, 403 for one of the company. */
export async function findDeletion(db: Db, actor: Actor): Promise<Deletion> {
	const needs = await findOwnerProof(db, actor)
	const open = await listOpenRepairs(db, actor.id)
	return {
		needs,
		blocked_by: open.map(({ id, reference }) => ({ kind: 'repair', id, reference })),
		invoices: await findInvoiceCount(db, actor.id),
	}
}
