import { and, eq, ne } from 'drizzle-orm'
import { z } from 'zod'
import { messagePurposes, type OptionalPurpose } from '#contract/accounts/notification-words.ts'
import { findSettings } from '#domains/company/find-settings.ts'
import { now } from '#platform/clock.ts'
import type { Db, ReadDb } from '#platform/database/database.ts'
import { enqueueAll, type JobHandler, job, jobHandler } from '#platform/jobs/jobs.ts'
import { PostponeJob } from '#platform/jobs/postpone-job.ts'
import { endOfQuiet, findQuietHours } from '#platform/mail/quiet-until.ts'
import { notificationChoices, sentMails } from '#platform/mail/tables.ts'
import { findPhone } from '../find-phone.ts'

/** Sends a mail's subject and page as a short message too. */
const sendShortMessage = job(
	'send-short-message',
	z.object({
		customerId: z.number(),
		channel: z.enum(['sms', 'whatsapp']),
		purpose: z.enum(messagePurposes),
		/** The mail's. */
		key: z.string(),
		subject: z.string(),
		path: z.string(),
	}),
)

type Told = {
	key: string
	subject: string
	notification: { customerId: number; path: string }
	stop: { purpose: OptionalPurpose } | undefined
}

/** Queues what a customer chose to be told by short messages beside a mail. Done twice, each still goes once. */
export async function queueShortMessages(db: Db, { key, subject, notification: { customerId, path }, stop }: Told): Promise<void> {
	const purpose = stop?.purpose ?? 'bookings'
	const chosen = await listShortChannels(db, customerId, purpose)
	await enqueueAll(
		db,
		sendShortMessage,
		chosen.map((channel) => ({ data: { customerId, channel, purpose, key, subject, path }, to: `customer ${customerId}` })),
	)
}

async function listShortChannels(db: ReadDb, id: number, of: (typeof messagePurposes)[number]) {
	const { customerId, purpose, channel, isOn } = notificationChoices
	const chosen = await db
		.select({ channel })
		.from(notificationChoices)
		.where(and(eq(customerId, id), eq(purpose, of), eq(isOn, true), ne(channel, 'mail')))
	return chosen.flatMap(({ channel }) => (channel === 'mail' ? [] : [channel]))
}

/**
 * Sent by what holds at this moment: only to somebody who still wants it, to the number in his profile now, and outside his quiet hours.
 */
export const shortMessageHandler: JobHandler = jobHandler(
	sendShortMessage,
	async ({ database: { db }, shortMessages, publicUrl }, { customerId, channel, purpose, subject, path, ...mail }) => {
		if (!shortMessages.channels.includes(channel)) return
		if (!(await listShortChannels(db, customerId, purpose)).includes(channel)) return
		const key = `${channel}:${mail.key}`
		const [already] = await db.select({ key: sentMails.key }).from(sentMails).where(eq(sentMails.key, key))
		if (already) return
		const phone = await findPhone(db, customerId)
		if (phone === null) return
		const until = purpose === 'bookings' ? null : endOfQuiet(now(), await findQuietHours(db, customerId))
		if (until) throw new PostponeJob(until)
		const { name } = await findSettings(db)
		await shortMessages.send(channel, { key, to: phone, text: `${name}: ${subject}. ${publicUrl}${path}` })
		await db.insert(sentMails).values({ key, sentAt: now() }).onConflictDoNothing()
	},
)
