import { eq } from 'drizzle-orm'
import { removeAssignment } from '#domains/doorstep/assign-technician.ts'
import { giveBackHour } from '#domains/doorstep/take-hour.ts'
import type { Db } from '#platform/database/database.ts'
import { repairs } from './tables.ts'

/**
 * Sets free what a cancelled repair held: its place in the hour and the technician's time (D-17, D-38). Belongs in the
 * transaction that cancelled it; `repair` is the row as that transaction left it, so that nothing is given back twice.
 */
export async function giveBackPlace(db: Db, repair: { id: number; placeHour: Date | null; technicianId: number | null }): Promise<void> {
	if (repair.placeHour) {
		await db.update(repairs).set({ placeHour: null }).where(eq(repairs.id, repair.id))
		await giveBackHour(db, 'repairs', repair.placeHour)
	}
	if (repair.technicianId !== null) await removeAssignment(db, { work: 'repair', workId: repair.id })
}
