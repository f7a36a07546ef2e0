import { asc, eq } from 'drizzle-orm'
import type { ReadDb } from '#platform/database/database.ts'
import { outbox } from './tables.ts'

/** What stands in the outbox for an address, the oldest first: none where a mail server takes the mails (D-05). Without their texts, which hold links. */
export const listMailsTo = (db: ReadDb, address: string) =>
	db.select({ subject: outbox.subject, createdAt: outbox.createdAt }).from(outbox).where(eq(outbox.to, address)).orderBy(asc(outbox.id))
