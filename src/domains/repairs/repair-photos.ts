import { and, eq } from 'drizzle-orm'
import type { PhotographedWork, PhotoSource } from '#domains/doorstep/photo-source.ts'
import { workNotFound } from '#domains/doorstep/work-not-found.ts'
import type { ReadDb } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { findOwnRepair } from './find-repair.ts'
import { lockRepair } from './staff/find-repair-for-staff.ts'
import { inSightOf } from './staff/staff-permissions.ts'
import { repairPhotos, repairs } from './tables.ts'

const states = { pending: 'ahead', confirmed: 'ahead', in_progress: 'open', completed: 'completed', cancelled: 'cancelled' } as const

const { id: repairId, customerId, technicianId, status, version, completedAt } = repairs

async function find(db: ReadDb, actor: Actor, id: number): Promise<PhotographedWork> {
	const [found] = await db
		.select({ id: repairId, customerId, technicianId, status, version, completedAt })
		.from(repairs)
		.where(and(eq(repairs.id, id), inSightOf(actor)))
	if (!found) throw workNotFound(actor)
	return { ...found, state: states[found.status] }
}

/** Photos of a vehicle, before and after its repair. */
export const repairPhotoSource: PhotoSource = {
	table: repairPhotos,
	collection: 'repair-bookings',
	find,
	hold: async (db, actor, id) => {
		await lockRepair(db, actor, id)
		return find(db, actor, id)
	},
	findOwn: findOwnRepair,
}
