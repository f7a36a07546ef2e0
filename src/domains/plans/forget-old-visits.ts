import { and, eq, inArray, lt, ne, or, sql } from 'drizzle-orm'
import { serviceRetentionStart } from '#domains/accounts/service-retention-start.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { dropFiles } from '#platform/files/keep-file.ts'
import { visitPhotos, visits } from './tables.ts'

/**
 * Removes what was noted, checked and photographed at completed visits once the years of a service history are over (B.CONST-39); that
 * they took place stays with the plan that was paid for. Done twice, it finds nothing.
 */
export async function forgetOldVisits(db: Db): Promise<void> {
	const old = and(eq(visits.status, 'completed'), lt(visits.completionDate, serviceRetentionStart(now())))
	const photos = await db
		.delete(visitPhotos)
		.where(inArray(visitPhotos.workId, db.select({ id: visits.id }).from(visits).where(old)))
		.returning({ key: visitPhotos.fileKey })
	await dropFiles(
		db,
		photos.map(({ key }) => key),
	)
	await db
		.update(visits)
		.set({ serviceNotes: '', technicianNotes: '', checklist: [], version: sql`${visits.version} + 1` })
		.where(and(old, or(ne(visits.serviceNotes, ''), ne(visits.technicianNotes, ''), sql`${visits.checklist} <> '[]'::jsonb`)))
}
