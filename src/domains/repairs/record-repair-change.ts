import type { Db } from '#platform/database/database.ts'
import { recordChange } from '#platform/database/record-change.ts'

type State = { id: number; customerId: number | null; technicianId: number | null }

/**
 * Lets the open screens of everybody concerned know that a repair is new or has changed: of its customer, of whoever has the work
 * or had it before, and of the company. Belongs in the transaction of the change.
 */
export const recordRepairChange = (db: Db, { id, customerId, technicianId }: State, before?: Pick<State, 'technicianId'>) =>
	recordChange(db, { collection: 'repair-bookings', id, customerId, technicianIds: [before?.technicianId ?? null, technicianId] })
