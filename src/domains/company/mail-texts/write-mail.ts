import { eq, sql } from 'drizzle-orm'
import type { ReadDb } from '#platform/database/database.ts'
import { writtenOnce } from '#platform/database/written-once.ts'
import type { Mail } from '#platform/mail/mailer.ts'
import { mailTexts } from '../tables.ts'
import type { MailKind } from './declare-mail.ts'

/** A mail with the texts in use at this moment, read each time because another process may have changed them. One statement. */
export async function writeMail<About>(db: ReadDb, mail: MailKind<About>, about: About): Promise<Mail> {
	const [changed] = await changedTexts(db).execute({ mail: mail.name })
	return mail.write(about, changed)
}

const changedTexts = writtenOnce((db) =>
	db
		.select()
		.from(mailTexts)
		.where(eq(mailTexts.mail, sql.placeholder('mail')))
		.prepare('find_mail_texts'),
)
