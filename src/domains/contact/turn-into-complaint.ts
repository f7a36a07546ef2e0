import { and, eq, sql } from 'drizzle-orm'
import { notifyCompany } from '#domains/company/news/notify-company.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { recordChange } from '#platform/database/record-change.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { dueFrom } from './due-from.ts'
import { referenceOf } from './find-ticket.ts'
import { mailMessageReceived } from './jobs.ts'
import { contactMessages } from './tables.ts'

/**
 * Makes a question the complaint that its sender means: it waits again, with the clock of a complaint, which a mail confirms. A complaint
 * stays what it is.
 */
export async function turnIntoComplaint(db: Db, id: number): Promise<void> {
	const [turned] = await db
		.update(contactMessages)
		.set({ kind: 'complaint', status: 'new', dueAt: dueFrom('complaint', now()), version: sql`${contactMessages.version} + 1` })
		.where(and(eq(contactMessages.id, id), eq(contactMessages.kind, 'question')))
		.returning({ email: contactMessages.email })
	if (!turned) return
	await recordChange(db, { collection: 'contact-messages', id, customerId: null })
	await notifyCompany(db, { kind: 'contact_message', objectId: id, title: `${referenceOf(id)} is a complaint now` })
	await enqueue(db, mailMessageReceived, { messageId: id, wasQuestion: true }, { to: turned.email })
}
