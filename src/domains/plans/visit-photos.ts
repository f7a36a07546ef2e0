import { and, eq } from 'drizzle-orm'
import type { PhotographedWork, PhotoSource } from '#domains/doorstep/photo-source.ts'
import { workNotFound } from '#domains/doorstep/work-not-found.ts'
import type { VisitRow } from './find-visit-parts.ts'
import { findOwnVisit } from './find-visits.ts'
import { isAwaited } from './present-visit.ts'
import { inSightOf } from './staff/staff-visit-permissions.ts'
import { holdVisit } from './staff/write-visit.ts'
import { visitPhotos, visits } from './tables.ts'

const photographed = (visit: VisitRow): PhotographedWork => ({
	...visit,
	state: isAwaited(visit) ? 'ahead' : visit.status === 'scheduled' ? 'open' : visit.status,
	completedAt: visit.completionDate,
})

/** Photos of a bike, before and after a visit. */
export const visitPhotoSource: PhotoSource = {
	table: visitPhotos,
	collection: 'visits',
	find: async (db, actor, id) => {
		const [visit] = await db
			.select()
			.from(visits)
			.where(and(eq(visits.id, id), inSightOf(actor)))
		if (!visit) throw workNotFound(actor)
		return photographed(visit)
	},
	hold: async (db, actor, id) => photographed((await holdVisit(db, actor, { id })).visit),
	findOwn: findOwnVisit,
}
