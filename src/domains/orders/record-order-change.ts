import type { Db } from '#platform/database/database.ts'
import { recordChange } from '#platform/database/record-change.ts'

/** Lets the open screens of its customer and of the company know that an order is new or has changed. Belongs in its transaction. */
export const recordOrderChange = (db: Db, { orderNumber, customerId }: { orderNumber: string; customerId: number | null }) =>
	recordChange(db, { collection: 'orders', id: orderNumber, customerId })
