import { eq, sql } from 'drizzle-orm'
import { type MailTextField, mailTextFields } from '#contract/company/mail-text-words.ts'
import type { MailText, staffMailTexts } from '#contract/company/mail-texts.ts'
import type { Validated } from '#contract/endpoint.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { refuseWrong } from '#platform/http/problem.ts'
import { refuseStale } from '#platform/http/refuse-stale.ts'
import { one } from '#shared/one.ts'
import { recordStaffChange } from '../record-staff-change.ts'
import { mailTexts } from '../tables.ts'
import { type AnyMail, type ChangedTexts, problemWithText } from './declare-mail.ts'
import { findExamplePlace, type Mails, mailNamed } from './find-mail-texts.ts'
import { presentMailText } from './present-mail-text.ts'

type Change = Validated<typeof staffMailTexts.changeMailText>['body']

/**
 * Rewords a mail from the next one on; null goes back to the standard text. Throws 404 for an unknown mail, 400 at each text that cannot
 * be used, 409 with the current texts for a stale `version`.
 */
export async function changeMailText(db: Db, actor: Actor, of: Mails, name: string, { version, ...texts }: Change): Promise<MailText> {
	const mail = mailNamed(of, name)
	refuseTexts(mail, texts)
	// Two who are the first to change it meet at one row.
	await db.insert(mailTexts).values({ mail: name, updatedAt: now() }).onConflictDoNothing()
	const isMail = eq(mailTexts.mail, name)
	const row = one(await db.select().from(mailTexts).where(isMail).for('no key update'))
	const place = await findExamplePlace(db, of)
	const before = presentMailText(mail, row, place)
	refuseStale(version, before)
	const wanted = { ...row, ...ownTexts(mail, texts) }
	if (mailTextFields.every((field) => wanted[field] === row[field])) return before
	const changed = await db
		.update(mailTexts)
		.set({ ...ownTexts(mail, texts), version: sql`${mailTexts.version} + 1`, updatedAt: now() })
		.where(isMail)
		.returning()
	const after = presentMailText(mail, one(changed), place)
	await recordStaffChange(db, actor, {
		collection: 'mail-texts',
		id: name,
		action: after.is_changed ? 'change' : 'reset',
		before: auditedTexts(before),
		after: auditedTexts(after),
	})
	return after
}

/** Throws 400 at each text that cannot be used. */
export const refuseTexts = (mail: AnyMail, texts: ChangedTexts): void =>
	refuseWrong(
		Object.fromEntries(
			sentFields(texts).map((field) => [field, texts[field] === null ? null : problemWithText(mail, field, texts[field] ?? '')]),
		),
	)

const sentFields = (texts: ChangedTexts): MailTextField[] => mailTextFields.filter((field) => texts[field] !== undefined)

/** What is kept of the texts that were sent: what is the standard text follows it from then on. */
const ownTexts = (mail: AnyMail, texts: ChangedTexts): ChangedTexts =>
	Object.fromEntries(sentFields(texts).map((field) => [field, texts[field] === mail.texts[field] ? null : texts[field]]))

const auditedTexts = ({ texts }: MailText) => Object.fromEntries(texts.map(({ field, text }) => [field, text]))
