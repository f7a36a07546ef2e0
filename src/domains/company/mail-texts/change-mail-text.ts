import { eq } from 'drizzle-orm'
import { type MailTextField, mailTextFields } from '#contract/company/mail-text-words.ts'
import type { MailText, staffMailTexts } from '#contract/company/mail-texts.ts'
import type { Validated } from '#contract/endpoint.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { refuseWrong } from '#platform/http/problem.ts'
import { refuseStale } from '#platform/http/refuse-stale.ts'
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
export async function changeMailText(db: Db, actor: Actor, of: Mails, name: string, change: Change): Promise<MailText> {
	const { version, ...texts } = change
	const mail = mailNamed(of, name)
	refuseTexts(mail, texts)
	const [row] = await db.select().from(mailTexts).where(eq(mailTexts.mail, name)).for('no key update')
	const place = await findExamplePlace(db, of)
	const before = presentMailText(mail, row, place)
	refuseStale(version, before)
	const own = ownTexts(mail, texts)
	if (sentFields(own).every((field) => own[field] === (row?.[field] ?? null))) return before
	const [changed] = await db
		.insert(mailTexts)
		.values({ mail: name, ...own, version: before.version + 1, updatedAt: now() })
		.onConflictDoUpdate({
			target: mailTexts.mail,
			set: { ...own, version: before.version + 1, updatedAt: now() },
			setWhere: eq(mailTexts.version, before.version),
		})
		.returning()
	// Of two who are the first to change it, one comes second.
	if (!changed) return changeMailText(db, actor, of, name, change)
	const after = presentMailText(mail, changed, place)
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
