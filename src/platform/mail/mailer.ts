import { and, eq, inArray } from 'drizzle-orm'
import nodemailer from 'nodemailer'
import { now } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/database/database.ts'
import { recordChange } from '#platform/database/record-change.ts'
import { PostponeJob } from '#platform/jobs/postpone-job.ts'
import type { Log } from '#platform/log.ts'
import { endOfQuiet, findQuietHours } from './quiet-until.ts'
import { refusalOf } from './refusal-of.ts'
import { notificationChoices, notifications, outbox, refusedMails, sentMails } from './tables.ts'
import { type Unsubscribe, unsubscribeHeaders } from './unsubscribe.ts'

export type Mail = {
	to: string
	subject: string
	text: string
	html: string
	calendar?: CalendarFile
	attachments?: MailFile[]
	notification?: Notification
	/** Of every mail that is not about what its reader ordered: it waits for the end of his quiet hours, and he can end such mails (decision 0058). */
	stop?: Unsubscribe
}
/** What the customer is shown in the product too, under the mail's subject: a sentence and the page it leads to (decision 0052). */
type Notification = { customerId: number; text: string; path: string }
/** An appointment (RFC 5545) that goes along with a mail, which calendars offer to take over. */
export type CalendarFile = { method: 'PUBLISH' | 'CANCEL'; filename: string; content: string }

/** A file that goes along with a mail; outside production the outbox does not keep it. */
export type MailFile = { filename: string; contentType: string; content: Buffer }

/** What writes a mail when it is about to go; null when it is not due any more. */
type WriteMail = () => Mail | null | Promise<Mail | null>
/**
 * `key` names the mail, such as `repair-booked:12`; a key that was delivered is neither written nor delivered again.
 * `notAfter` are mails after which this one would only confuse: once one of them was delivered, this one is not any more.
 */
export type Mailer = { deliver: (key: string, write: WriteMail, also?: { notAfter?: string[] }) => Promise<void>; close: () => void }

/** Of a mail that is told in the product too: what else is to be done with it once it has gone. */
type AlsoTell = (about: { key: string; subject: string; notification: Notification; stop: Unsubscribe | undefined }) => Promise<void>

/** Milliseconds of silence after which a mail server counts as away. */
const serverTimeoutsMs = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/**
 * By SMTP when a server is set; otherwise, outside production, into the outbox that /dev/outbox shows (D-05). A mail that its reader can end
 * goes neither where he did nor in his quiet hours: `deliver` then throws `PostponeJob`. One to a mailbox that does not exist counts as
 * delivered: its reader finds it in the product.
 */
export function createMailer(
	config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'publicUrl'>,
	{ db }: Database,
	{ log, alsoTell = async () => undefined }: { log: Log; alsoTell?: AlsoTell },
): Mailer {
	const transport = config.smtpUrl
		? nodemailer.createTransport(
				{ url: config.smtpUrl, ...serverTimeoutsMs, disableFileAccess: true, disableUrlAccess: true },
				{ from: config.mailFrom },
			)
		: null
	const host = new URL(config.publicUrl).hostname
	const handOver = (key: string, { calendar, attachments, notification, stop, ...mail }: Mail) =>
		transport
			? transport.sendMail({
					...mail,
					...(calendar && { icalEvent: calendar }),
					...(attachments && { attachments }),
					// The same key gives the same Message-ID, so that a mail repeated after a crash is one mail to the reader.
					messageId: `<${encodeURIComponent(key)}@${host}>`,
					headers: { 'auto-submitted': 'auto-generated', ...(stop && unsubscribeHeaders(stop)) },
				})
			: db
					.insert(outbox)
					.values({ key, ...mail, createdAt: now() })
					.onConflictDoNothing()

	/** Who tries it again and again is taken for a sender of spam, and then nobody gets our mails. */
	const handOverOnce = async (key: string, mail: Mail) => {
		try {
			await handOver(key, mail)
		} catch (error) {
			const refusal = refusalOf(error)
			if (refusal === undefined) throw error
			log.warn({ mail: key, refusal }, 'a mail was refused for good: no such mailbox')
			const refused = { key, to: mail.to.toLowerCase(), subject: mail.subject, refusedAt: now() }
			await db.insert(refusedMails).values(refused).onConflictDoNothing()
		}
	}

	/** False where its reader has ended such mails. Throws `PostponeJob` in his quiet hours. */
	const isWanted = async ({ stop }: Mail) => {
		if (!stop) return true
		const until = endOfQuiet(now(), await findQuietHours(db, stop.customerId))
		if (until) throw new PostponeJob(until)
		const { customerId, purpose, channel, isOn } = notificationChoices
		const [ended] = await db
			.select({ isOn })
			.from(notificationChoices)
			.where(and(eq(customerId, stop.customerId), eq(purpose, stop.purpose), eq(channel, 'mail')))
		return ended?.isOn ?? true
	}

	/** Mails that the server took and that could not be written down yet, because the database was away. */
	const handedOver = new Map<string, Mail>()
	const deliverOnce = async (key: string, write: WriteMail, notAfter: string[]) => {
		let mail = handedOver.get(key) ?? null
		if (!mail) {
			const [already] = await db
				.select({ key: sentMails.key })
				.from(sentMails)
				.where(inArray(sentMails.key, [key, ...notAfter]))
				.limit(1)
			if (already) return
			mail = await write()
			if (!mail) return
			if (await isWanted(mail)) await handOverOnce(key, mail)
			handedOver.set(key, mail)
		}
		if (mail.notification) {
			const { customerId } = mail.notification
			const [made] = await db
				.insert(notifications)
				.values({ key, title: mail.subject, ...mail.notification, createdAt: now() })
				.onConflictDoNothing()
				.returning({ id: notifications.id })
			if (made) await recordChange(db, { collection: 'notifications', id: made.id, customerId })
			await alsoTell({ key, subject: mail.subject, notification: mail.notification, stop: mail.stop })
		}
		await db.insert(sentMails).values({ key, sentAt: now() }).onConflictDoNothing()
		handedOver.delete(key)
	}
	/** Work that takes so long that its job counts as lost is begun again; the mail at hand is not. */
	const atHand = new Map<string, Promise<void>>()
	return {
		deliver(key, write, { notAfter = [] } = {}) {
			const delivery = atHand.get(key) ?? deliverOnce(key, write, notAfter).finally(() => atHand.delete(key))
			atHand.set(key, delivery)
			return delivery
		},
		close: () => transport?.close(),
	}
}
