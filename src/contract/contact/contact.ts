import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { judgedText, linkParams, moment } from '../fields.ts'
import { contactAddresses } from './contact-addresses.ts'
import {
	contactKinds,
	contactMessageProblem,
	contactNameProblem,
	contactNumberProblem,
	contactSenderProblem,
	contactStatuses,
} from './contact-words.ts'

export const message = judgedText(contactMessageProblem, 'lines')
/** Whom the company answers. */
export const senderFields = {
	name: judgedText(contactNameProblem),
	email: judgedText(contactSenderProblem),
	phone: judgedText(contactNumberProblem)
		.nullish()
		.transform((text) => (text ?? '').trim()),
}
export const ContactPost = z.object({ by: z.enum(['sender', 'company']), text: z.string(), at: moment })
export type ContactPost = z.infer<typeof ContactPost>

/** A message as its sender follows it by the link in the mail; without the address and number that he knows. */
export const Ticket = z
	.object({
		reference: z.string(),
		kind: z.enum(contactKinds),
		status: z.enum(contactStatuses),
		status_display: z.string(),
		name: z.string(),
		created_at: moment,
		/** Until when we answer, or resolve a complaint; null once it is closed. */
		due_at: moment.nullable(),
		/** The first is the message itself. */
		thread: z.array(ContactPost),
	})
	.meta({ id: 'ContactTicket' })
export type Ticket = z.infer<typeof Ticket>

/** Messages of visitors and customers to the company (A.CONTACT). */
export const contact = {
	send: endpoint(contactAddresses.send, {
		summary: 'Sends a message to the company',
		access: 'public',
		body: z.object({ ...senderFields, message, kind: z.enum(contactKinds).default('question') }),
		reply: z.object({ message: z.string(), reference: z.string() }),
		status: [201],
		repeatable: true,
	}),
	ticket: endpoint(contactAddresses.ticket, {
		summary: 'A message and what was answered, by the link in the mail',
		access: 'public',
		params: linkParams,
		reply: Ticket,
	}),
	add: endpoint(contactAddresses.add, {
		summary: 'Adds to a message, by the link in the mail',
		access: 'public',
		params: linkParams,
		body: z.object({ message }),
		reply: Ticket,
		status: [201],
		repeatable: true,
	}),
}
