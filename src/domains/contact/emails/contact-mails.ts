import type { ContactPost, Ticket } from '#contract/contact/contact.ts'
import { contactClocks } from '#contract/contact/contact-words.ts'
import { letter } from '#domains/accounts/emails/letter.ts'
import type { Settings } from '#domains/company/find-settings.ts'
import type { Mail } from '#platform/mail/mailer.ts'

export type AboutTicket = {
	ticket: Ticket
	email: string
	phone: string
	company: Pick<Settings, 'name' | 'legalName' | 'address' | 'email' | 'phone' | 'grievanceOfficer'>
	/** Where the sender follows it, and where the company answers it. */
	links: { sender: string; company: string }
}

/** To the sender: number, what happens next and until when (complaints: acknowledged at once, resolved within a month). */
export function messageReceived({ ticket, email, company, links }: AboutTicket): Mail {
	const { name: officer, email: officerEmail } = company.grievanceOfficer
	const isComplaint = ticket.kind === 'complaint'
	return {
		to: email,
		...letter({
			subject: `We have your ${ticket.kind}: ${ticket.reference}`,
			title: `Your ${ticket.kind} ${ticket.reference}`,
			greeting: `Hello ${ticket.name},`,
			sentences: [
				`thank you for writing to us. Your ${ticket.kind} has the number ${ticket.reference}.`,
				isComplaint
					? `We resolve it within ${contactClocks.resolveDays} days.${officer && ` Our grievance officer ${officer} (${officerEmail}) answers for that.`}`
					: `You get an answer within ${contactClocks.answerHours} hours.`,
				'By the button you see how it stands, and can add to it.',
			],
			button: { words: 'See my message', url: links.sender },
			notes: company.phone ? [`If it cannot wait, call us at ${company.phone}, day and night.`] : [],
			company,
		}),
	}
}

/** To the company's own address; null where none is set. */
export function messageArrived({ ticket, email, phone, company, links }: AboutTicket, post: ContactPost): Mail | null {
	if (!company.email) return null
	return {
		to: company.email,
		...letter({
			subject: `${ticket.kind === 'complaint' ? 'Complaint' : 'Message'} ${ticket.reference} from ${ticket.name}`,
			title: ticket.reference,
			greeting: `${ticket.name} wrote (${[email, phone].filter(Boolean).join(', ')}):`,
			sentences: post.text.split(/\n+/),
			button: { words: 'Answer', url: links.company },
			notes: [],
			company,
		}),
	}
}

export function messageAnswered({ ticket, email, company, links }: AboutTicket, post: ContactPost): Mail {
	return {
		to: email,
		...letter({
			subject: `Our answer to ${ticket.reference}`,
			title: `Our answer to ${ticket.reference}`,
			greeting: `Hello ${ticket.name},`,
			sentences: post.text.split(/\n+/),
			button: { words: 'See the thread or write back', url: links.sender },
			notes: [],
			company,
		}),
	}
}
