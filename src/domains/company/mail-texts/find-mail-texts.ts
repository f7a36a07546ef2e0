import { eq } from 'drizzle-orm'
import type { MailText, MailTextItem } from '#contract/company/mail-texts.ts'
import { now } from '#platform/clock.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { notFound } from '#platform/http/problem.ts'
import { findSettings } from '../find-settings.ts'
import { mailTexts } from '../tables.ts'
import type { AnyMail, ExamplePlace } from './declare-mail.ts'
import { presentMailItem, presentMailText } from './present-mail-text.ts'

/** Every kind of mail that is declared, and where the company is to be found. */
export type Mails = { mails: readonly AnyMail[]; publicUrl: string }

/** Throws 404 for a name that no mail has. */
export function mailNamed({ mails }: Pick<Mails, 'mails'>, name: string): AnyMail {
	const mail = mails.find((one) => one.name === name)
	if (!mail) throw notFound()
	return mail
}

/** What the examples of previews are made from: the company, our address and this moment. */
export const findExamplePlace = async (db: ReadDb, { publicUrl }: Pick<Mails, 'publicUrl'>): Promise<ExamplePlace> => ({
	settings: await findSettings(db),
	publicUrl,
	at: now(),
})

/** All mails in the order in which they are declared. */
export async function listMailTexts(db: ReadDb, { mails }: Mails): Promise<MailTextItem[]> {
	const rows = await db.select().from(mailTexts)
	return mails.map((mail) =>
		presentMailItem(
			mail,
			rows.find((row) => row.mail === mail.name),
		),
	)
}

/** What an admin made of a mail's texts; undefined while nobody has changed any. */
export async function findChangedTexts(db: ReadDb, { name }: AnyMail) {
	const [row] = await db.select().from(mailTexts).where(eq(mailTexts.mail, name))
	return row
}

/** Throws 404 for an unknown mail. */
export async function findMailText(db: ReadDb, of: Mails, name: string): Promise<MailText> {
	const mail = mailNamed(of, name)
	return presentMailText(mail, await findChangedTexts(db, mail), await findExamplePlace(db, of))
}
