import type { Db } from '#platform/database/database.ts'
import { recordChange } from '#platform/database/record-change.ts'

type State = { id: number; customerId: number | null; technicianId: number | null }

/**
 * Notifies the open screens of everybody concerned that a repair is new or has changed: its customer, whoever has or had the work, and the
 * company. Belongs in the transaction of the change.
 */
export const recordRepairChange = (db: Db, { id, customerId, technicianId }: State, before?: Pick<State, 'technicianId'>) =>
	recordChange(db, { collection: 'repair-bookings', id, customerId, technicianIds: [before?.technicianId ?? null, technicianId] })
