import { accountDeleted, openBookings } from '#contract/privacy/privacy-words.ts'
import { type CheckedOwner, holdOwner } from '#domains/accounts/prove-owner.ts'
import { recordStaffChange } from '#domains/company/record-staff-change.ts'
import { countInvoices } from '#domains/invoices/count-invoices.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { Problem } from '#platform/http/problem.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { allPersonalData } from './all-personal-data.ts'
import { mailAccountDeleted } from './jobs.ts'
import { listOpenBookings } from './list-open-bookings.ts'
import { listRefunds } from './list-refunds.ts'

/**
 * Deletes the caller's account for good: whatever identifies its person goes, but for what an invoice or a due refund needs (D-43). The
 * mail about it is queued with the address, which is stored nowhere else afterwards. All that refuses comes before anything is removed.
 * Throws 409 naming the bookings that are still open, and whatever `holdOwner` throws.
 */
export async function deleteAccount(db: Db, actor: Actor, owner: CheckedOwner) {
	const { id, email, username } = await holdOwner(db, actor, owner)
	await refuseWhileOpen(db, id)
	const invoices = await countInvoices(db, id)
	const refunds = (await listRefunds(db, id)).map(({ reference, amount }) => ({ reference, amount }))
	// The account comes last: what belongs to it finds it as it was.
	for (const { forget } of allPersonalData.toReversed()) await forget(db, { id, email })
	await enqueue(db, mailAccountDeleted, { userId: id, email, username, invoices, refunds, at: now().toISOString() }, { to: email })
	await recordStaffChange(db, actor, {
		collection: 'users',
		id,
		action: 'delete',
		before: { email, username },
		after: null,
		personal: ['email', 'username'],
		customerId: id,
	})
	return { message: accountDeleted }
}

async function refuseWhileOpen(db: Db, customerId: number) {
	const open = await listOpenBookings(db, customerId)
	if (open.length === 0) return
	throw new Problem(409, openBookings(open), { extra: { blocked_by: open } })
}
