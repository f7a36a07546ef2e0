import { eq } from 'drizzle-orm'
import nodemailer from 'nodemailer'
import { now } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/database/database.ts'
import { outbox, sentMails } from './tables.ts'

export type Mail = { to: string; subject: string; text: string; html: string }

/** `key` names the mail for ever, such as `repair-booked:12`; a key that was delivered is not delivered again. */
export type Mailer = { deliver: (key: string, mail: Mail) => Promise<void>; close: () => void }

/** Milliseconds; together well below the time after which a job counts as lost and is tried again, so that no mail goes twice. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** By SMTP when a server is set; otherwise, outside production, into the outbox that /dev/outbox shows (D-05). */
export function createMailer(config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'publicUrl'>, { db }: Database): Mailer {
	const transport = config.smtpUrl
		? nodemailer.createTransport(
				{ url: config.smtpUrl, ...patience, disableFileAccess: true, disableUrlAccess: true },
				{ from: config.mailFrom },
			)
		: null
	const host = new URL(config.publicUrl).hostname
	return {
		async deliver(key, mail) {
			const [already] = await db.select({ key: sentMails.key }).from(sentMails).where(eq(sentMails.key, key))
			if (already) return
			// The same key gives the same Message-ID, so that a mail repeated after a crash is one mail to the reader.
			if (transport)
				await transport.sendMail({
					...mail,
					messageId: `<${encodeURIComponent(key)}@${host}>`,
					headers: { 'auto-submitted': 'auto-generated' },
				})
			else
				await db
					.insert(outbox)
					.values({ key, ...mail, createdAt: now() })
					.onConflictDoNothing()
			await db.insert(sentMails).values({ key, sentAt: now() }).onConflictDoNothing()
		},
		close: () => transport?.close(),
	}
}
