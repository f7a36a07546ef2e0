import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Replies of calls with an Idempotency-Key, kept 24 hours (D-19). `id` is a hash of account, route and key. */
export const repeatableCalls = pgTable('repeatable_calls', {
	id: text().primaryKey(),
	digest: text().notNull(),
	status: integer().notNull(),
	reply: jsonb(),
	createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})
