import { expect, test } from 'vitest'
import { withoutUnseen } from './unseen-characters.ts'

test('a number copied from an address book is the number, and words of Hindi and emoji stay as they are', () => {
	expect(withoutUnseen('\u202a+91 98765 43210\u202c')).toBe('+91 98765 43210')
	expect(withoutUnseen('\u2068asha\u200b@example.in\u2069\ufeff')).toBe('asha@example.in')
	for (const text of ['क्\u200dष', 'श्री\u200cमान', '👨\u200d🔧', 'Zoë']) expect(withoutUnseen(text)).toBe(text)
})
