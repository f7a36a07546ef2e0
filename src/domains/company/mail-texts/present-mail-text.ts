import { mailTextFields } from '#contract/company/mail-text-words.ts'
import type { MailText, MailTextItem } from '#contract/company/mail-texts.ts'
import type { mailTexts } from '../tables.ts'
import { type AnyMail, type ExamplePlace, neededIn, textsInUse } from './declare-mail.ts'

type Row = typeof mailTexts.$inferSelect

export function presentMailItem(mail: AnyMail, row: Row | undefined): MailTextItem {
	const { name, group, title, sent, texts } = mail
	const used = textsInUse(mail, row ?? {})
	const isChanged = mailTextFields.some((field) => used[field] !== texts[field])
	return { mail: name, group, title, sent, subject: used.subject ?? texts.subject, is_changed: isChanged }
}

/** The mail as its editor shows it. */
export function presentMailText(mail: AnyMail, row: Row | undefined, place: ExamplePlace): MailText {
	const { texts, fixed = '', placeholders } = mail
	const [used, examples] = [textsInUse(mail, row ?? {}), mail.examples(place)]
	return {
		...presentMailItem(mail, row),
		fixed,
		texts: mailTextFields.flatMap((field) => {
			const standard = texts[field]
			return standard === undefined ? [] : [{ field, text: used[field] ?? standard, standard, needed: neededIn(mail, field) }]
		}),
		placeholders: Object.entries(placeholders).map(([name, { says }]) => ({ name, says, example: examples[name] ?? '' })),
		version: row?.version ?? 1,
		updated_at: row?.updatedAt.toISOString() ?? null,
	}
}
