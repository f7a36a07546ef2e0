import type { Db } from '#platform/database/database.ts'
import { recordChange } from '#platform/database/record-change.ts'

/**
 * Notifies the open screens of the customer and the company that an order is new or has changed. Belongs in the transaction of the change.
 */
export const recordOrderChange = (db: Db, { orderNumber, customerId }: { orderNumber: string; customerId: number | null }) =>
	recordChange(db, { collection: 'orders', id: orderNumber, customerId })
