import { expect, test } from 'vitest'
import { type Intent, intents } from '#contract/chat/chat-words.ts'
import { judgedQuestions } from '../../../tests/support/judged-questions.ts'
import { examples } from './examples.ts'
import { learnIntents } from './find-intent.ts'
import { wordsOf } from './words-of.ts'

const findIntent = await learnIntents()

const judged = intents.flatMap((wanted) =>
	judgedQuestions[wanted].map((question) => ({ wanted, question, found: findIntent(question).intent })),
)

/** Of what was wanted, what was found; the whole of it is printed when the test runs. */
function confusions(): string {
	const missed = judged.filter(({ wanted, found }) => wanted !== found)
	const rows = Map.groupBy(missed, ({ wanted }) => wanted)
	const line = (wanted: Intent) =>
		`${wanted.padEnd(20)} ${judgedQuestions[wanted].length - (rows.get(wanted)?.length ?? 0)}/${judgedQuestions[wanted].length}  ${(rows.get(wanted) ?? []).map(({ found }) => found).join(', ')}`
	return intents.map(line).join('\n')
}

test('of the questions that it never learnt from, nine in ten are understood, and few are taken for something else', () => {
	const right = judged.filter(({ wanted, found }) => wanted === found).length / judged.length
	// 'I am not sure' is honest; another answer is not.
	const wrong = judged.filter(({ wanted, found }) => found !== wanted && found !== 'unknown').length / judged.length
	process.stdout.write(`${confusions()}\nright ${(right * 100).toFixed(1)} %, taken for something else ${(wrong * 100).toFixed(1)} %\n`)
	expect(judged.length).toBeGreaterThanOrEqual(1150)
	expect(right).toBeGreaterThanOrEqual(0.9)
	expect(wrong).toBeLessThanOrEqual(0.03)
})

test('no question is judged that was learnt from', () => {
	const learnt = new Set(Object.values(examples).flatMap((texts) => texts.map((text) => wordsOf(text).join(' '))))
	expect(judged.filter(({ question }) => learnt.has(wordsOf(question).join(' '))).map(({ question }) => question)).toEqual([])
})

test('what consists of nothing known is unknown, whatever its letters', () => {
	for (const nonsense of ['?', '…', '🛵🛵', '{{7*7}}', 'zzzz qqqq', '\u0000', 'ЖЖЖ', 'x'.repeat(1000)])
		expect(findIntent(nonsense).intent).toBe('unknown')
})

test('a question is understood alike in Devanagari and in Latin letters, however its long vowels are spelled', () => {
	const asked = ['mera saaman kab aayega', 'mera saman kab ayega', 'मेरा सामान कब आएगा']
	expect(asked.map((question) => findIntent(question).intent)).toEqual(['order_status', 'order_status', 'order_status'])
})
