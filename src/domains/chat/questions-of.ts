import type { Intent } from '#contract/chat/chat-words.ts'
import type { FindIntent, FoundIntent } from './find-intent.ts'

type Question = { text: string; found: FoundIntent }

/** How sure each of two must be, so that one question with an 'and' in it is not torn. */
const sureOfEach = 0.6
/** What 'and' goes on telling of. */
const standsAlone: ReadonlySet<Intent> = new Set(['emergency', 'complaint'])
const small: ReadonlySet<Intent> = new Set(['greeting', 'thanks', 'unknown'])

/**
 * A message as the questions in it: two where it holds two that want something else each ('open on sunday and how can I pay'), and
 * what is asked beside a greeting; else the message itself.
 */
export function questionsOf(message: string, whole: FoundIntent, findIntent: FindIntent): Question[] {
	const parts = message
		.split(/[?.!;\n]+|,|\b(?:and|also|aur)\b|\sऔर\s/iu)
		.map((text) => text.trim())
		.filter(Boolean)
		.map((text) => ({ text, found: findIntent(text) }))
	const sure = parts.filter(({ found }) => !small.has(found.intent) && found.confidence >= sureOfEach)
	const different = [...new Map(sure.map((question) => [question.found.intent, question] as const)).values()]
	return different.length === 2 && !standsAlone.has(whole.intent) ? different : [{ text: message, found: whole }]
}
