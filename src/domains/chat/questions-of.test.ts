import { expect, test } from 'vitest'
import { learnIntents } from './find-intent.ts'
import { questionsOf } from './questions-of.ts'

const findIntent = await learnIntents()
const asked = (message: string) => questionsOf(message, findIntent(message), findIntent).map(({ found }) => found.intent)

test('two questions in one message are two, in the order in which they were asked (A.CHAT-07)', () => {
	expect(asked('open on sunday and how can I pay')).toEqual(['working_hours', 'payment'])
	expect(asked('kya aap 411045 aate ho aur general service ka kitna loge')).toEqual(['service_area', 'service_price'])
})

test('what is told around a question is no question of its own (A.CHAT-07)', () => {
	expect(asked('I live far away and nobody comes here, do you come to 412115?')).toEqual(['service_area'])
	expect(asked('I leave home at 8 and come back at 7, anything open on Sunday?')).toEqual(['free_hours'])
	expect(asked('my area is 412115 and nobody wants to come here, so do you come to Wagholi or not?')).toEqual(['service_area'])
})

test("a thing with an 'and' in its name is one thing (A.CHAT-07)", () => {
	for (const message of ['chain and sprocket for R15 V4', 'price of chain and sprocket for R15 V4'])
		expect(questionsOf(message, findIntent(message), findIntent)).toHaveLength(1)
})
