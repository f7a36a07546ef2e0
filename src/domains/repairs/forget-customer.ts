import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { cancelledForgotten, forgotten } from '#domains/company/sold.ts'
import { forgetPhotos } from '#domains/doorstep/list-work-photos.ts'
import type { Db } from '#platform/database/database.ts'
import { recordChanges } from '#platform/database/record-change.ts'
import { repairEvents, repairExtras, repairNotes, repairPhotos, repairs, serviceCarts } from './tables.ts'

/**
 * Takes out of a deleted customer's repairs what is not needed any more (D-43): of completed ones name, address and amounts stay for
 * the invoice, of cancelled ones nothing that tells of a person, but for name and phone as long as a refund is due; what anybody wrote
 * about them goes, and the photos and carts too. None may be open. Nine statements, however many repairs there are.
 */
export async function forgetCustomer(db: Db, { id: customerId }: { id: number }): Promise<void> {
	await db.delete(serviceCarts).where(eq(serviceCarts.customerId, customerId))
	const own = db.select({ id: repairs.id }).from(repairs).where(eq(repairs.customerId, customerId))
	await forgetPhotos(db, repairPhotos, sql`${own}`)
	await db.delete(repairNotes).where(inArray(repairNotes.repairId, own))
	await db
		.update(repairEvents)
		.set({ note: '' })
		.where(and(inArray(repairEvents.repairId, own), ne(repairEvents.note, '')))
	await db.update(repairExtras).set({ note: '', reason: '' }).where(inArray(repairExtras.repairId, own))
	const known = await db
		.update(repairs)
		.set({
			...forgotten(repairs),
			registrationNumber: '',
			notes: '',
			technicianNotes: '',
		})
		.where(eq(repairs.customerId, customerId))
		.returning({ id: repairs.id, technicianId: repairs.technicianId })
	await db
		.update(repairs)
		.set(cancelledForgotten(repairs))
		.where(and(eq(repairs.customerId, customerId), eq(repairs.status, 'cancelled')))
	await recordChanges(
		db,
		known.map(({ id, technicianId }) => ({ collection: 'repair-bookings', id, technicianIds: [technicianId] })),
	)
}
