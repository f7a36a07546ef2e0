import type { ContactPost, Ticket } from '#contract/contact/contact.ts'
import { contactClocks } from '#contract/contact/contact-words.ts'
import { letter } from '#domains/accounts/emails/letter.ts'
import type { Settings } from '#domains/company/find-settings.ts'
import { exampleCustomer } from '#domains/company/mail-texts/common-placeholders.ts'
import { declareMail, type ExamplePlace, type Placeholders } from '#domains/company/mail-texts/declare-mail.ts'
import type { Mail } from '#platform/mail/mailer.ts'
import { nameInGreeting } from './name-in-greeting.ts'

export type AboutTicket = {
	ticket: Pick<Ticket, 'name' | 'kind' | 'reference'>
	email: string
	phone: string
	company: Pick<Settings, 'name' | 'legalName' | 'address' | 'email' | 'phone' | 'grievanceOfficer'>
	/** Where the sender follows it, and where the company answers it. */
	links: { sender: string; company: string }
}
type AboutAnswer = AboutTicket & { post: Pick<ContactPost, 'text'> }

const placeholders = {
	name: { says: 'Name of the sender', of: ({ ticket }) => nameInGreeting(ticket.name) ?? 'there' },
	reference: { says: 'Number of the message', isNeeded: true, of: ({ ticket }) => ticket.reference },
	kind: { says: '“question” or “complaint”', of: ({ ticket }) => ticket.kind },
	company: { says: 'Name of the company', of: ({ company }) => company.name },
	phone: { says: 'Our number; without one the paragraph is left out', of: ({ company }) => company.phone || null },
} satisfies Placeholders<AboutTicket>

const greeting = 'Hello {name},'

/** The mails to whoever wrote to us. */
export const contactMails = {
	/** Number, what happens next and until when (complaints: acknowledged at once, resolved within a month). */
	received: declareMail<AboutTicket>('message-received', {
		group: 'Messages to us',
		title: 'Message received',
		sent: 'At once, to whoever wrote to us.',
		texts: {
			subject: 'We have your {kind}: {reference}',
			greeting,
			opening:
				'Thank you for writing to us. Your {kind} has the number {reference}.\n{promise}\nOpen it below to see how it stands, and to add to it.',
			closing: 'If it cannot wait, call us at {phone}, day and night.',
		},
		placeholders: { ...placeholders, promise: { says: 'Until when we answer, and who answers for that', isNeeded: true, of: promiseOf } },
		lay: ({ email, company, links }, said) =>
			letter({ ...said, to: email, button: { words: 'See my message', url: links.sender }, company }),
		example: exampleTicket,
	}),
	answered: declareMail<AboutAnswer>('message-answered', {
		group: 'Messages to us',
		title: 'Our answer',
		sent: 'When we have answered; between greeting and closing stands what was written.',
		texts: { subject: 'Our answer to {reference}', greeting, closing: '' },
		placeholders,
		lay: ({ email, company, links, post }, said) =>
			letter({
				...said,
				to: email,
				opening: post.text.split(/\n+/),
				button: { words: 'See the thread or write back', url: links.sender },
				company,
			}),
		example: (place) => ({ ...exampleTicket(place), post: { text: 'Yes, we come to Hadapsar on Sundays too.' } }),
	}),
}

/** To the company's own address; null where none is set. It is read by us alone, so its words are not among the settings. */
export function messageArrived({ ticket, email, phone, company, links }: AboutTicket, post: ContactPost): Mail | null {
	if (!company.email) return null
	return letter({
		to: company.email,
		subject: `${ticket.kind === 'complaint' ? 'Complaint' : 'Message'} ${ticket.reference} from ${ticket.name}`,
		greeting: `${ticket.name} wrote (${[email, phone].filter(Boolean).join(', ')}):`,
		opening: post.text.split(/\n+/),
		closing: [],
		button: { words: 'Answer', url: links.company },
		company,
	})
}

function promiseOf({ ticket, company }: AboutTicket) {
	const { name: officer, email: officerEmail } = company.grievanceOfficer
	return ticket.kind === 'complaint'
		? `We resolve it within ${contactClocks.resolveDays} days.${officer && ` Our grievance officer ${officer} (${officerEmail}) answers for that.`}`
		: `You get an answer within ${contactClocks.answerHours} hours.`
}

function exampleTicket({ settings, publicUrl }: ExamplePlace): AboutTicket {
	return {
		ticket: { name: exampleCustomer.customerName, kind: 'complaint', reference: 'CM0' },
		email: exampleCustomer.customerEmail,
		phone: '',
		company: settings,
		links: { sender: `${publicUrl}/contact-us/example`, company: '' },
	}
}
