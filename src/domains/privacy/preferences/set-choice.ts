import type { Db } from '#platform/database/database.ts'
import { notificationChoices as table } from '#platform/mail/tables.ts'

/** Writes down what a customer chose. */
export const setChoice = (db: Db, choice: typeof table.$inferInsert) =>
	db
		.insert(table)
		.values(choice)
		.onConflictDoUpdate({ target: [table.customerId, table.purpose, table.channel], set: { isOn: choice.isOn } })
