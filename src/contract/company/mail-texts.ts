import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { judgedText, moment } from '../fields.ts'
import { noContent, version } from '../staff-fields.ts'
import { mailGroups, mailTextFields } from './mail-text-words.ts'
import { staffMailTextAddresses } from './staff-company-addresses.ts'

const MailTextItem = z
	.object({
		/** Its name for good: 'repair-booked'. */
		mail: z.string(),
		group: z.enum(mailGroups),
		title: z.string(),
		/** When it goes, and to whom. */
		sent: z.string(),
		subject: z.string(),
		is_changed: z.boolean(),
	})
	.meta({ id: 'MailTextItem' })
export type MailTextItem = z.infer<typeof MailTextItem>

const MailText = MailTextItem.extend({
	/** Why its words cannot be changed; '' where they can. */
	fixed: z.string(),
	/** The texts it has, from its top to its end; `needed` are the placeholders that must stay. */
	texts: z.array(z.object({ field: z.enum(mailTextFields), text: z.string(), standard: z.string(), needed: z.array(z.string()) })),
	placeholders: z.array(z.object({ name: z.string(), says: z.string(), example: z.string() })),
	version: z.number(),
	/** Null while nobody has changed it. */
	updated_at: moment.nullable(),
}).meta({ id: 'MailText' })
export type MailText = z.infer<typeof MailText>

const MailPreview = z.object({ subject: z.string(), text: z.string(), html: z.string() }).meta({ id: 'MailPreview' })
export type MailPreview = z.infer<typeof MailPreview>

const params = z.object({ mail: z.string().max(60) })
/** What a text may say depends on its mail. */
const line = judgedText(() => null).nullable()
const paragraphs = judgedText(() => null, 'lines').nullable()
const texts = z
	.object({ subject: line, heading: line, greeting: line, opening: paragraphs, closing: paragraphs })
	.partial()
	.describe('null is the standard text')

/** The words of the mails that customers get (decision 0064). */
export const staffMailTexts = {
	mailTexts: endpoint(staffMailTextAddresses.mailTexts, {
		summary: 'Every mail to customers, with whether its words were changed',
		access: 'admin',
		reply: z.array(MailTextItem),
	}),
	mailText: endpoint(staffMailTextAddresses.mailText, {
		summary: 'The texts of a mail, beside the standard ones, and its placeholders',
		access: 'admin',
		params,
		reply: MailText,
	}),
	changeMailText: endpoint(staffMailTextAddresses.changeMailText, {
		summary: 'Changes texts of a mail, or goes back to the standard ones; counts from the next mail on',
		access: 'admin',
		params,
		body: texts.extend({ version }),
		reply: MailText,
	}),
	previewMail: endpoint(staffMailTextAddresses.previewMail, {
		summary: 'A mail with example data, as it would arrive with these texts; keeps nothing',
		access: 'admin',
		params,
		body: texts,
		reply: MailPreview,
	}),
	sendTestMail: endpoint(staffMailTextAddresses.sendTestMail, {
		summary: 'Sends a mail with example data, in its saved texts, to whoever asks',
		access: 'admin',
		params,
		reply: noContent,
		status: [204],
		repeatable: true,
	}),
}
