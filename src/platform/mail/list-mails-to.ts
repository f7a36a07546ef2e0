import { asc, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { ReadDb } from '#platform/database/database.ts'
import { notifications, outbox, refusedMails } from './tables.ts'

/** What stands in the outbox for an address, the oldest first: none where a mail server takes the mails (D-05). Without their texts, which hold links. */
export const listMailsTo = (db: ReadDb, address: string) =>
	db.select({ subject: outbox.subject, createdAt: outbox.createdAt }).from(outbox).where(eq(outbox.to, address)).orderBy(asc(outbox.id))

/** Mails that a server refused because it knows no such address, the latest first. */
export const listRefusedMailsTo = (db: ReadDb, address: string) =>
	db
		.select({ key: refusedMails.key, subject: refusedMails.subject, createdAt: refusedMails.refusedAt, isRefused: sql<boolean>`true` })
		.from(refusedMails)
		.where(eq(refusedMails.to, address))
		.orderBy(desc(refusedMails.refusedAt))

/** The mails of a customer that are notifications as well (decision 0052), the latest first, and whether a server refused them. */
export const listNotifyingMails = (db: ReadDb, customerId: number) =>
	db
		.select({
			key: notifications.key,
			subject: notifications.title,
			createdAt: notifications.createdAt,
			isRefused: sql<boolean>`${isNotNull(refusedMails.key)}`,
		})
		.from(notifications)
		.leftJoin(refusedMails, eq(refusedMails.key, notifications.key))
		.where(eq(notifications.customerId, customerId))
		.orderBy(desc(notifications.id))
