import { z } from 'zod'
import { isBlank } from '#shared/is-blank.ts'
import { senderFields } from '../contact/contact.ts'
import { endpoint } from '../endpoint.ts'
import { tooManyCharacters } from '../field-messages.ts'
import { judgedText, moment, wholeId } from '../fields.ts'
import { chatAddresses } from './chat-addresses.ts'
import { chatLimits, chatRoles, emptyMessage, intents } from './chat-words.ts'

const message = judgedText(
	(typed) => (isBlank(typed) ? emptyMessage : typed.length > chatLimits.message ? tooManyCharacters(chatLimits.message) : null),
	'lines',
)
/** What nobody was given finds nothing, whatever it looks like. */
const session_id = z.string().max(200)
const intent = z.enum(intents)

const ChatMessage = z.object({ role: z.enum(chatRoles), message: z.string(), created_at: moment }).meta({ id: 'ChatMessage' })
export type ChatMessage = z.infer<typeof ChatMessage>

const ChatReply = z
	.object({
		/** Shown with the next message, it goes on with this chat; whoever has it reads a visitor's chat. */
		session_id: z.string(),
		reply: z.string(),
		intent,
		/** What may be said next, ready to be sent. */
		suggestions: z.array(z.string()),
		/** Where what was asked for can be done: pages of ours, and calls by phone. */
		actions: z.array(z.object({ label: z.string(), to: z.string() })),
		/** A person is wanted, and nobody knows yet whom to answer: the hand-over is called with name and e-mail. */
		wants_contact: z.boolean(),
	})
	.meta({ id: 'ChatReply' })
export type ChatReply = z.infer<typeof ChatReply>

const SendMessage = z.object({
	message,
	session_id: session_id.nullish(),
	/** The bike that prices and parts are for. */
	vehicle_model_id: wholeId().nullish(),
})
export type SendMessage = z.infer<typeof SendMessage>

/** Whoever shows a login shows a valid one. */
const anybody = { access: 'public', refused: { 401: 'The login that was sent is not valid any more.' } } as const

/** The chat with a program that answers from what the product knows (A §7, A.R-88). */
export const chat = {
	message: endpoint(chatAddresses.message, {
		...anybody,
		summary: 'Says something in a chat, a new one without session_id, and answers what the program says',
		body: SendMessage,
		reply: ChatReply,
		refused: { ...anybody.refused, 404: "There is no such chat, or it is not the caller's.", 409: 'The chat has ended.' },
		repeatable: true,
	}),
	handOver: endpoint(chatAddresses.handOver, {
		...anybody,
		summary: 'Hands a chat over to a person: a message to the company with the conversation in it, once for each chat',
		body: z.object({ session_id, ...senderFields }),
		reply: ChatReply,
		status: [201],
		refused: { ...anybody.refused, 404: "There is no such chat, or it is not the caller's." },
		repeatable: true,
	}),
	intent: endpoint(chatAddresses.intent, {
		summary: 'What a message wants, and how sure that is, from 0 to 1',
		access: 'public',
		body: z.object({ message }),
		reply: z.object({ intent, confidence: z.number() }),
	}),
	history: endpoint(chatAddresses.history, {
		...anybody,
		summary: 'A chat of the caller, both sides, the oldest first',
		query: z.object({ session_id }),
		reply: z.object({ session_id: z.string(), results: z.array(ChatMessage) }),
		refused: { ...anybody.refused, 404: "There is no such chat, or it is not the caller's." },
		// It changes nothing, but a chat is somebody's own: public reads are never told who asks.
		writes: true,
	}),
}
