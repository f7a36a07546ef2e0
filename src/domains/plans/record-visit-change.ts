import type { Db } from '#platform/database/database.ts'
import { recordChange } from '#platform/database/record-change.ts'
import type { VisitRow } from './find-visit-parts.ts'

/** Notifies the open screens of everybody concerned that a visit is new or has changed. Belongs in the transaction of the change. */
export const recordVisitChange = (db: Db, { id, customerId, technicianId }: VisitRow, before?: VisitRow) =>
	recordChange(db, { collection: 'visits', id, customerId, technicianIds: [before?.technicianId ?? null, technicianId] })
