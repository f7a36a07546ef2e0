import {
	type MailGroup,
	type MailTextField,
	mailTextFields,
	mailTextProblem,
	placeholderPattern,
} from '#contract/company/mail-text-words.ts'
import type { Mail } from '#platform/mail/mailer.ts'
import type { Settings } from '../find-settings.ts'

/** Texts with placeholders; a mail has those that it declares. */
export type MailTexts = { [field in MailTextField]?: string }
/** What an admin made of them; null and absent are the standard text. */
export type ChangedTexts = { [field in MailTextField]?: string | null }
/** The texts of one mail, filled in, in paragraphs. */
export type MailWords = { subject: string; heading: string; greeting: string; opening: string[]; closing: string[] }

/** A fact for the texts. A paragraph whose fact is null is left out: there is nothing to say. */
type Placeholder<About> = {
	/** What it is, in words for whoever writes the text. */
	says: string
	/** Who rewords a text that has it must keep it: an amount, a time until which something holds. */
	isNeeded?: true
	of: (about: About) => string | null
}
export type Placeholders<About> = Record<string, Placeholder<About>>

/** What examples are made from: they name the company as it is. */
export type ExamplePlace = { settings: Settings; publicUrl: string; at: Date }

type Declaration<About> = {
	group: MailGroup
	title: string
	/** When it goes, and to whom. */
	sent: string
	/** The standard words; a line is a paragraph. */
	texts: MailTexts & { subject: string }
	/** Why nobody may reword it. */
	fixed?: string
	placeholders: Placeholders<About>
	lay: (about: About, words: MailWords) => Mail
	example: (place: ExamplePlace) => About
}

/** A kind of mail, with its words and everything the settings need to show it. */
export type MailKind<About> = Pick<Declaration<never>, 'group' | 'title' | 'sent' | 'texts' | 'fixed'> & {
	/** Its permanent name, under which changed texts are stored. */
	name: string
	placeholders: Placeholders<never>
	write: (about: About, changed: ChangedTexts | undefined) => Mail
	preview: (place: ExamplePlace, changed: ChangedTexts | undefined) => Mail
	/** What each placeholder says in the preview. */
	examples: (place: ExamplePlace) => Record<string, string>
}
export type AnyMail = MailKind<never>

/** Declares a kind of mail: listed in `mails.ts`, it can be read, reworded and tried in the settings. */
export function declareMail<About>(name: string, declaration: Declaration<About>): MailKind<About> {
	const { group, title, sent, texts, fixed, placeholders, lay, example } = declaration
	const factOf = (about: About, placeholder: string) => placeholders[placeholder]?.of(about) ?? null
	const kind = { group, title, sent, texts, ...(fixed !== undefined && { fixed }), name, placeholders }
	const write = (about: About, changed: ChangedTexts = {}) =>
		lay(
			about,
			filledIn(textsInUse(kind, changed), (placeholder) => factOf(about, placeholder)),
		)
	return {
		...kind,
		write,
		preview: (place, changed) => write(example(place), changed),
		examples(place) {
			const about = example(place)
			return Object.fromEntries(Object.keys(placeholders).map((placeholder) => [placeholder, factOf(about, placeholder) ?? '']))
		},
	}
}

/** The placeholders of a standard text that whoever rewords it must keep. */
export const neededIn = ({ texts, placeholders }: Pick<AnyMail, 'texts' | 'placeholders'>, field: MailTextField) =>
	Object.keys(placeholders).filter((name) => placeholders[name]?.isNeeded && texts[field]?.includes(`{${name}}`))

/** What is wrong with a text for this mail; null when nothing is. */
export function problemWithText(mail: Pick<AnyMail, 'texts' | 'fixed' | 'placeholders'>, field: MailTextField, text: string) {
	if (mail.fixed !== undefined) return mail.fixed
	if (mail.texts[field] === undefined) return 'This mail has no such text.'
	return mailTextProblem(text, { field, known: Object.keys(mail.placeholders), needed: neededIn(mail, field) })
}

/** The texts in use: the changed ones, unless they have placeholders that the mail no longer knows, because it must be sent in any case. */
export const textsInUse = (mail: Pick<AnyMail, 'texts' | 'fixed' | 'placeholders'>, changed: ChangedTexts): MailTexts =>
	Object.fromEntries(
		mailTextFields.flatMap((field) => {
			const [standard, own] = [mail.texts[field], changed[field]]
			if (standard === undefined) return []
			return [[field, typeof own === 'string' && problemWithText(mail, field, own) === null ? own : standard]]
		}),
	)

function filledIn(texts: MailTexts, factOf: (placeholder: string) => string | null): MailWords {
	const paragraphs = (text = '') => text.split('\n').flatMap((paragraph) => fill(paragraph, factOf) || [])
	const line = (text?: string) => paragraphs(text).join(' ')
	return {
		subject: line(texts.subject),
		heading: line(texts.heading),
		greeting: line(texts.greeting),
		opening: paragraphs(texts.opening),
		closing: paragraphs(texts.closing),
	}
}

/** Replaced in one pass, so that braces in a customer's words stay as they are. */
function fill(paragraph: string, factOf: (placeholder: string) => string | null): string {
	let isSaid = true
	const said = paragraph.replace(placeholderPattern, (_, name: string) => {
		const value = factOf(name)
		isSaid &&= value !== null
		return value ?? ''
	})
	return isSaid ? said.replace(/ {2,}/g, ' ').trim() : ''
}
