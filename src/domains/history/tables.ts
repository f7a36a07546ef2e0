import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment } from '#platform/database/moment.ts'
import { customerVehicles } from '../accounts/tables.ts'

/** Links by which owners show the service history of a bike; the secret follows from the id, so that a new link is a new row. */
export const historyShares = pgTable(
	'history_shares',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		vehicleId: integer('vehicle_id')
			.notNull()
			.references(() => customerVehicles.id, { onDelete: 'cascade' }),
		/** Its owner agreed that the bike's page in the market shows it. */
		onListing: boolean('on_listing').notNull().default(false),
		createdAt: moment('created_at').notNull(),
		revokedAt: moment('revoked_at'),
	},
	(t) => [
		uniqueIndex('history_shares_one_active').on(t.vehicleId).where(sql`${t.revokedAt} is null`),
		index('history_shares_vehicle').on(t.vehicleId),
	],
)
