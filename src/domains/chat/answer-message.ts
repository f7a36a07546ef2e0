import { randomBytes } from 'node:crypto'
import { and, gt, lt, sql } from 'drizzle-orm'
import type { ChatReply, SendMessage } from '#contract/chat/chat.ts'
import { askForPerson, chatEnded, chatLimits, type Intent, makeComplaint, noSuchChat } from '#contract/chat/chat-words.ts'
import { hashToken } from '#domains/accounts/hash-token.ts'
import { findSettings } from '#domains/company/find-settings.ts'
import { listFaqs } from '#domains/company/list-faqs.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { notFound, Problem } from '#platform/http/problem.ts'
import type { Keys } from '#platform/keys.ts'
import { one } from '#shared/one.ts'
import { answers } from './answers.ts'
import type { ChatAnswer, ChatQuestion } from './chat-answer.ts'
import type { FindIntent, FoundIntent } from './find-intent.ts'
import { findMostSimilar, significantWords } from './find-similar.ts'
import { handOverToPerson, isAskedForContact } from './hand-over.ts'
import { isSessionOf } from './is-session-of.ts'
import { questionsOf } from './questions-of.ts'
import { chatMessages, chatSessions } from './tables.ts'
import { wordsOf } from './words-of.ts'

/** From here on a wish for a person is one: a member's chat is handed over by it. */
const sure = 0.6

/**
 * Says something and answers it (A.CHAT-01, A.CHAT-02): in a new chat without a session_id. Throws 404 for somebody else's chat and
 * 409 for one that is full or was silent for long.
 */
export async function answerMessage(
	db: Db,
	actor: Actor | null,
	{ message, session_id, vehicle_model_id, keys, findIntent }: SendMessage & { keys: Keys; findIntent: FindIntent },
): Promise<ChatReply> {
	const session = session_id ? await continueChat(db, actor, session_id) : await beginChat(db, actor)
	const settings = await findSettings(db)
	const whole = findIntent(message)
	const questions = questionsOf(message, whole, findIntent)
	// What is answered as a complaint is kept as one, so that it is handed over as one.
	const { intent, confidence } = questions.find(({ found }) => found.intent === 'complaint')?.found ?? whole
	await db.insert(chatMessages).values({ sessionId: session.id, role: 'user', text: message, intent, confidence, createdAt: now() })
	const answerOne = async (text: string, { intent, confidence }: FoundIntent): Promise<ChatAnswer> => {
		const handed = await handOverIfWanted(db, actor, {
			intent,
			session,
			keys,
			isSure: confidence >= sure,
			isComplaint: text.trim() === makeComplaint,
		})
		if (handed) return handed
		const asked: ChatQuestion = { actor, message: text, whole: message, modelId: vehicle_model_id ?? null, settings }
		return (!waitsForNobody.has(intent) && (await answerOfFaqs(db, text))) || answers[intent](db, asked)
	}
	const said = []
	for (const question of questions) said.push(await answerOne(question.text, question.found))
	const { reply, ...beside } = together(said)
	// Asked for until it is given, however much is said in between.
	const wants_contact = beside.wants_contact || (await isAskedForContact(db, actor, session))
	await db.insert(chatMessages).values({ sessionId: session.id, role: 'bot', text: reply, createdAt: now() })
	return { session_id: session.secret, reply, intent, suggestions: [], actions: [], ...beside, wants_contact }
}

/** What is never answered by the company's list of questions. */
const waitsForNobody: ReadonlySet<Intent> = new Set(['emergency', 'complaint', 'human'])

type Wish = { intent: Intent; session: { id: number; ticketId: number | null }; keys: Keys; isSure: boolean; isComplaint: boolean }
/** A wish for a person, or a complaint by one press; null for anything else. */
async function handOverIfWanted(db: Db, actor: Actor | null, { intent, isComplaint, ...wish }: Wish): Promise<ChatAnswer | null> {
	if (isComplaint) return handOverToPerson(db, actor, { ...wish, isSure: true, kind: 'complaint' })
	return intent === 'human' ? handOverToPerson(db, actor, { ...wish, kind: 'question' }) : null
}

/** Several answers as one. */
const together = (said: readonly ChatAnswer[]): ChatAnswer => ({
	reply: said.map(({ reply }) => reply).join('\n\n'),
	suggestions: [...new Set(said.flatMap(({ suggestions = [] }) => suggestions))].slice(0, 4),
	actions: [...new Map(said.flatMap(({ actions = [] }) => actions).map((action) => [action.to, action])).values()],
	wants_contact: said.some(({ wants_contact }) => wants_contact === true),
})

async function beginChat(db: Db, actor: Actor | null) {
	const secret = randomBytes(32).toString('base64url')
	const at = now()
	const { id } = one(
		await db
			.insert(chatSessions)
			.values({ secretHash: hashToken(secret), customerId: actor?.id ?? null, messageCount: 1, lastMessageAt: at, createdAt: at })
			.returning({ id: chatSessions.id }),
	)
	return { id, secret, ticketId: null }
}

/** Counts the message, so that of several at once none is one too many; a visitor who has logged in makes the chat his own (A.E-46). */
async function continueChat(db: Db, actor: Actor | null, secret: string) {
	const isOwn = isSessionOf(actor, secret)
	const at = now()
	const [session] = await db
		.update(chatSessions)
		.set({ messageCount: sql`${chatSessions.messageCount} + 1`, lastMessageAt: at, ...(actor && { customerId: actor.id }) })
		.where(
			and(
				isOwn,
				lt(chatSessions.messageCount, chatLimits.messages),
				gt(chatSessions.lastMessageAt, new Date(at.getTime() - chatLimits.idleMinutes * 60_000)),
			),
		)
		.returning({ id: chatSessions.id, ticketId: chatSessions.ticketId })
	if (session) return { ...session, secret }
	if ((await db.$count(chatSessions, isOwn)) > 0) throw new Problem(409, chatEnded, { extra: { code: 'chat_ended' } })
	throw notFound(noSuchChat)
}

/**
 * The company's own answer, where a question of its list says almost the same; one of a single telling word ('Can I stop?') in its own
 * words alone.
 */
async function answerOfFaqs(db: Db, message: string): Promise<ChatAnswer | null> {
	const words = wordsOf(message).join(' ')
	const known = (await listFaqs(db, undefined)).filter(
		({ question }) => significantWords(question).length > 1 || wordsOf(question).join(' ') === words,
	)
	const [nearest] = findMostSimilar(message, known, { textOf: ({ question }) => question, least: 0.8 })
	return nearest ? { reply: nearest.answer, suggestions: ['What are your plans?', askForPerson] } : null
}
