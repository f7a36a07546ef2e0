import { isBlank } from '#shared/is-blank.ts'

/**
 * The texts of a mail that an admin may word, from its top to its end; the card, the button and the links between them are not among them.
 */
export const mailTextFields = ['subject', 'heading', 'greeting', 'opening', 'closing'] as const
export type MailTextField = (typeof mailTextFields)[number]

export const mailTextNames: Record<MailTextField, string> = {
	subject: 'Subject',
	heading: 'Heading',
	greeting: 'Greeting',
	opening: 'Opening',
	closing: 'Closing',
}
/** How many characters each may have. */
const mailTextLimits: Record<MailTextField, number> = { subject: 150, heading: 100, greeting: 100, opening: 1000, closing: 1000 }

/** What mails are about, in the order in which they are listed. */
export const mailGroups = [
	'Accounts',
	'Repairs',
	'Spare parts',
	'Plans',
	'Visits',
	'Used vehicles',
	'Selling a vehicle',
	'Garage',
	'Invoices',
	'Messages to us',
] as const
export type MailGroup = (typeof mailGroups)[number]

/** Where a fact of the one mail stands in a text that is the same for all: '{reference}'. */
export const placeholderPattern = /\{([a-z_]+)\}/g

type MailTextRule = {
	field: MailTextField
	/** Names of the placeholders that the mail knows, and of those that this text must keep. */
	known: readonly string[]
	needed: readonly string[]
}
/** May be left empty: the mail then goes without it. */
const canBeEmpty: Record<MailTextField, boolean> = { subject: false, heading: false, greeting: true, opening: false, closing: true }
const link = /:\/\/|www\.|\b[\w-]+\.(com|in|org|net|co|io|app|shop|store|xyz|info|biz|online)\b/i

/** What is wrong with a text of a mail; null when nothing is. */
export function mailTextProblem(text: string, { field, known, needed }: MailTextRule): string | null {
	if (isBlank(text) && !canBeEmpty[field]) return 'This field may not be blank.'
	if (text.trim().length > mailTextLimits[field]) return `Ensure this field has no more than ${mailTextLimits[field]} characters.`
	if (/[<>]/.test(text)) return 'Please write plain words, without < and >.'
	if (link.test(text)) return 'Please leave links out: the button of the mail has the right one.'
	const used = [...text.matchAll(placeholderPattern)].map(([, name = '']) => name)
	const unknown = used.find((name) => !known.includes(name))
	if (unknown !== undefined) return `This mail has no {${unknown}}. It has ${listed(known)}.`
	if (/[{}]/.test(text.replace(placeholderPattern, ''))) return `Please write placeholders as they are listed: ${listed(known)}.`
	const missing = needed.filter((name) => !used.includes(name))
	return missing.length > 0 ? `Please keep ${listed(missing)}: customers need it.` : null
}

const listed = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ')
