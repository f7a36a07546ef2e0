import { expect, test } from 'vitest'
import { isBlank } from './is-blank.ts'

test('a text that shows nothing is blank, and one of any script or sign is not (A.E-19)', () => {
	for (const text of ['', ' \n\t', '\u200b\u200d', '\u3164', '\u2800\ufeff', '\u0301'])
		expect(isBlank(text), JSON.stringify(text)).toBe(true)
	for (const text of ['Asha', 'आशा', 'أحمد', '李', '7', '🛵', '-']) expect(isBlank(text), text).toBe(false)
})
