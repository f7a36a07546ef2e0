import { eq, sql } from 'drizzle-orm'
import { recordStaffChange } from '#domains/company/record-staff-change.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { notFound } from '#platform/http/problem.ts'
import { refuseStale } from '#platform/http/refuse-stale.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { one } from '#shared/one.ts'
import { mailAnswer } from '../jobs.ts'
import { contactMessages, contactReplies } from '../tables.ts'

/**
 * The company's answer: into the thread and by mail to the sender. A question needs nothing more then; a complaint keeps its clock until it
 * is closed. Throws 404, 409 for an outdated `version`. What is written is not kept in the audit log (D-43).
 */
export async function answerMessage(db: Db, actor: Actor, id: number, { text, version }: { text: string; version?: number | undefined }) {
	const [message] = await db.select().from(contactMessages).where(eq(contactMessages.id, id)).for('no key update')
	if (!message) throw notFound()
	refuseStale(version, message)
	const at = now()
	const reply = one(
		await db
			.insert(contactReplies)
			.values({ messageId: id, byCompany: true, authorId: actor.id, text, createdAt: at })
			.returning({ id: contactReplies.id }),
	)
	await db
		.update(contactMessages)
		.set({
			status: 'answered',
			wasAnswered: true,
			readAt: message.readAt ?? at,
			dueAt: message.kind === 'complaint' ? message.dueAt : null,
			version: sql`${contactMessages.version} + 1`,
		})
		.where(eq(contactMessages.id, id))
	await recordStaffChange(db, actor, { collection: 'contact-messages', id, action: 'answer', before: null, after: { status: 'answered' } })
	await enqueue(db, mailAnswer, { messageId: id, replyId: reply.id }, { to: message.email })
}
