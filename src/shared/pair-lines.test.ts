import { expect, test } from 'vitest'
import { pairLines, readPairLines } from './pair-lines.ts'

test('names with a text each come back from their lines as they were, whatever colons and backslashes they have', () => {
	const pairs = { Weight: '2 kg', 'Ratio 1:2': '5', 'Time: from': '10:00', 'C:\\': '\\:', ':': ':', '\\\\:a': 'b' }
	expect(readPairLines(pairLines(pairs))).toEqual(pairs)
	expect(pairLines({ Weight: '2 kg', 'Ratio 1:2': '5: 6' })).toBe('Weight: 2 kg\nRatio 1\\:2: 5: 6')
})

test('what people write is read up to the first colon; a line without one has no text', () => {
	expect(readPairLines('Weight:2 kg\r\n\n Colour : a:b\nA\\B: c\nMade of steel')).toEqual({
		Weight: '2 kg',
		Colour: 'a:b',
		'A\\B': 'c',
		'Made of steel': '',
	})
})
