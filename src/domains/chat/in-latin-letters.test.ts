import { expect, test } from 'vitest'
import { learnIntents } from './find-intent.ts'
import { inLatinLetters } from './in-latin-letters.ts'

const findIntent = await learnIntents()

test('a word of Devanagari is written as chats write it in Latin letters, without the vowels that nobody writes', () => {
	const written = { बुकिंग: 'buking', करना: 'karna', रद्द: 'radd', ग़लत: 'galat', पहुंचा: 'pahuncha', प्लेट: 'plet', गाड़ी: 'gadi' }
	for (const [word, latin] of Object.entries(written)) expect(inLatinLetters(word.normalize('NFKC'))).toBe(latin)
	for (const word of ['kab', 'BK12', '560034', '¿']) expect(inLatinLetters(word)).toBe(word)
})

test('a question is understood alike in Devanagari and in Latin letters, however its long vowels are spelled', () => {
	const asked = ['mera saaman kab aayega', 'mera saman kab ayega', 'मेरा सामान कब आएगा']
	expect(asked.map((question) => findIntent(question).intent)).toEqual(['order_status', 'order_status', 'order_status'])
})
