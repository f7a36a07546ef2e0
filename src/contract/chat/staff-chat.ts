import { z } from 'zod'
import { collection } from '../collection.ts'
import { moment, wholeId } from '../fields.ts'
import { trueOrFalse } from '../staff-fields.ts'
import { chatRoles, intents } from './chat-words.ts'
import { staffChatAddresses } from './staff-chat-addresses.ts'

const ChatSession = z
	.object({
		id: z.number(),
		/** The account it belongs to; null for a visitor's. */
		customer: z.number().nullable(),
		customer_name: z.string().nullable(),
		/** The message to the company that it was handed over with. */
		ticket: z.number().nullable(),
		/** What the person said. */
		message_count: z.number(),
		/** How many of those the program did not understand. */
		unknown_count: z.number(),
		messages: z.array(
			z.object({
				role: z.enum(chatRoles),
				message: z.string(),
				/** What a person was taken to want; null where the program speaks. */
				intent: z.enum(intents).nullable(),
				created_at: moment,
			}),
		),
		last_message_at: moment,
		created_at: moment,
	})
	.meta({ id: 'ChatSession' })
export type ChatSession = z.infer<typeof ChatSession>

/** Chats with the program, as the company reads them (D-22, A §7); nobody changes one. */
export const staffChat = {
	chatSessions: collection(staffChatAddresses.chatSessions, {
		one: 'a chat',
		many: 'Chats with the program',
		access: { read: 'staff' },
		shownBy: [],
		row: ChatSession,
		fields: {},
		orderings: ['last_message_at', 'created_at', 'message_count'],
		filters: {
			customer: wholeId().optional(),
			ticket: wholeId().optional(),
			handed_over: trueOrFalse.optional(),
			/** The program did not understand something. */
			not_understood: trueOrFalse.optional(),
		},
	}),
}
