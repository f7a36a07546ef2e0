import { z } from 'zod'
import { collection } from '../collection.ts'
import { endpoint } from '../endpoint.ts'
import { idParams, moment, wholeId } from '../fields.ts'
import { filledLongText, trueOrFalse, version } from '../staff-fields.ts'
import { ContactPost, message, senderFields } from './contact.ts'
import { contactKinds, contactLimits, contactStatuses } from './contact-words.ts'
import { staffContactAddresses } from './staff-contact-addresses.ts'

const ContactMessage = z
	.object({
		id: z.number(),
		reference: z.string(),
		kind: z.enum(contactKinds),
		status: z.enum(contactStatuses),
		name: z.string(),
		email: z.string(),
		phone: z.string(),
		message: z.string(),
		/** The account with that address, if there is one. */
		customer: z.number().nullable(),
		thread: z.array(ContactPost),
		/** When somebody of the company first opened it. */
		read_at: moment.nullable(),
		due_at: moment.nullable(),
		is_overdue: z.boolean(),
		version: z.number(),
		created_at: moment,
	})
	.meta({ id: 'ContactMessage' })
export type ContactMessage = z.infer<typeof ContactMessage>

/** Messages to the company, as it reads and answers them (D-22, D-49). */
export const staffContact = {
	contactMessages: collection(staffContactAddresses.contactMessages, {
		one: 'a contact message',
		many: 'Contact messages',
		access: { read: 'staff', change: 'staff' },
		shownBy: [],
		row: ContactMessage,
		fields: { status: z.enum(contactStatuses), kind: z.enum(contactKinds) },
		orderings: ['created_at', 'due_at'],
		filters: {
			status: z.enum(contactStatuses).optional(),
			kind: z.enum(contactKinds).optional(),
			/** Neither answered nor closed. */
			open: trueOrFalse.optional(),
			overdue: trueOrFalse.optional(),
			customer: wholeId().optional(),
		},
	}),
	noteContactMessage: endpoint(staffContactAddresses.noteContactMessage, {
		summary: 'Writes down what somebody said on the phone; it is confirmed to him by mail and waits like what he sends himself',
		access: 'staff',
		body: z.object({ ...senderFields, message, kind: z.enum(contactKinds).default('question') }),
		reply: ContactMessage,
		status: [201],
		repeatable: true,
	}),
	answerContactMessage: endpoint(staffContactAddresses.answerContactMessage, {
		summary: 'Answers a contact message; the answer goes out by mail and into the thread',
		access: 'staff',
		params: idParams,
		body: z.object({ text: filledLongText(contactLimits.message), version }),
		reply: ContactMessage,
		status: [201],
		repeatable: true,
	}),
}
