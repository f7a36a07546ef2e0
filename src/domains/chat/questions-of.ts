import type { Intent } from '#contract/chat/chat-words.ts'
import type { FindIntent, FoundIntent } from './find-intent.ts'
import { wordsOf } from './words-of.ts'

type Question = { text: string; found: FoundIntent }

/** How sure each of two must be, so that one question with an 'and' in it is not torn. */
const sureOfEach = 0.75
/** 'time?' and 'chain' are no questions of their own. */
const leastWords = 3
/** Names of one thing that have an 'and' within. */
const oneThing =
	/\b(chain|front|clean|cleaning|wash|oil|clutch|tyre|brakes?) and (sprockets?|rear|back|lube|polish|oil filter|filter|cables?|tube|wires?)\b/gi
/** What 'and' goes on telling of. */
const standsAlone: ReadonlySet<Intent> = new Set(['emergency', 'complaint'])
const small: ReadonlySet<Intent> = new Set(['greeting', 'thanks', 'unknown'])

/**
 * A message as the questions in it: two where it holds two that want something else each ('open on sunday and how can I pay'), and
 * what is asked beside a greeting; else the message itself. What is told around a question ('I come back at 7') is none: without
 * a '?' the message as a whole must be likely to want it too.
 */
export function questionsOf(message: string, whole: FoundIntent, findIntent: FindIntent): Question[] {
	const parts = message
		.replace(oneThing, '$1 $2')
		.split(/(?<=\?)|[.!;\n]+|,|\b(?:and|also|aur)\b|\sऔर\s/iu)
		.map((text) => text.trim())
		.filter((text) => wordsOf(text).length >= leastWords)
		.map((text) => ({ text, found: findIntent(text) }))
	const isOneOf = ({ text, found: { intent, confidence } }: Question) =>
		!small.has(intent) && confidence >= sureOfEach && (text.endsWith('?') || whole.likely.includes(intent))
	const sure = parts.filter(isOneOf)
	const different = [...new Map(sure.map((question) => [question.found.intent, question] as const)).values()]
	return different.length === 2 && !standsAlone.has(whole.intent) ? different : [{ text: message, found: whole }]
}
