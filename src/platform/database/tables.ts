import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Replies of calls with an Idempotency-Key, kept 24 hours (D-19). `id` is a hash of account, route and key. */
export const repeatableCalls = pgTable(
	'repeatable_calls',
	{
		id: text().primaryKey(),
		digest: text().notNull(),
		status: integer().notNull(),
		reply: jsonb(),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
		/** Whose call it was; null for a visitor's. */
		ownerId: integer('owner_id'),
	},
	(t) => [index('repeatable_calls_created').on(t.createdAt)],
)

/** Recent changes, by id, so that screens which were cut off learn what they missed. Rows older than a day are removed. */
export const changes = pgTable(
	'changes',
	{
		id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
		/** As in the staff calls: 'repair-bookings'. */
		collection: text().notNull(),
		objectId: text('object_id').notNull(),
		/** The customer whose it is, who may hear of it; null when it is nobody's. */
		customerId: integer('customer_id'),
		/** Technicians who may hear of it: who has the work, and who had it before. */
		technicianIds: integer('technician_ids').array().notNull(),
		at: timestamp('at', { withTimezone: true }).notNull(),
	},
	(t) => [index('changes_at').on(t.at)],
)
