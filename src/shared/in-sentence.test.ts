import { expect, test } from 'vitest'
import { inSentence } from './in-sentence.ts'

test('a name begins small within a sentence, but an abbreviation does not', () => {
	expect(['Sell requests', 'RC transfers', 'FAQs'].map(inSentence)).toEqual(['sell requests', 'RC transfers', 'FAQs'])
})
