import { and, eq, isNull } from 'drizzle-orm'
import { saleUnderWay } from '#contract/market/rc-words.ts'
import { recordStaffChange } from '#domains/company/record-staff-change.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { refuseField } from '#platform/http/problem.ts'
import { one } from '#shared/one.ts'
import { takeNumberAgain } from '../inspections/release-number.ts'
import { referenceOf } from '../reference-of.ts'
import { rcTransfers } from '../tables.ts'
import { notifyBothSides } from './rc-transfer-collection.ts'

/**
 * A vehicle is not sold after all: its registration number is taken again, and an RC transfer of which no step was taken ends. Throws 400 at
 * `status` where steps were taken, since the vehicle is becoming the buyer's, and as `takeNumberAgain` does.
 */
export async function takeSaleBack(db: Db, actor: Actor, vehicleId: number): Promise<void> {
	await takeNumberAgain(db, vehicleId)
	const open = await db
		.select()
		.from(rcTransfers)
		.where(and(eq(rcTransfers.vehicleId, vehicleId), isNull(rcTransfers.handedOver)))
		.for('update')
	for (const { id, bookingId, papersSigned } of open) {
		const reference = referenceOf(bookingId)
		if (papersSigned) throw refuseField('status', saleUnderWay(reference))
		await notifyBothSides(db, id)
		one(await db.delete(rcTransfers).where(eq(rcTransfers.id, id)).returning({ id: rcTransfers.id }))
		await recordStaffChange(db, actor, { collection: 'rc-transfers', id, action: 'delete', before: { reference }, after: null })
	}
}
