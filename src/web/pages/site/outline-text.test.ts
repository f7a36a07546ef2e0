import { expect, test } from 'vitest'
import { loadLetters } from '#platform/files/load-letters.ts'
import { drawPart, partDrawings } from '../../ui/part-drawings/draw-part.ts'
import { outlineText } from './outline-text.ts'

test('what is written on a drawing is drawn in our own letters on every phone (B.PARTS-33)', async () => {
	const letters = await loadLetters()
	for (const kind of partDrawings)
		for (const label of ['12V', '80/100-18'])
			expect(outlineText(drawPart(kind, { label, tag: 'Pulsar 150' }), letters)).not.toMatch(/<text|NaN|undefined|null/)
	const drawn = drawPart('oil')
	expect(outlineText(drawn, letters)).toBe(drawn)
	expect(outlineText(drawPart('oil', { label: '20W-40' }), letters)).not.toBe(outlineText(drawPart('oil', { label: '20W-50' }), letters))
})

test('long words are made narrower, short ones never wider than they are', async () => {
	const letters = await loadLetters()
	const narrower = (tag: string) => {
		const [, x, y] = /scale\((\S+) (\S+)\)" fill/.exec(outlineText(drawPart('box', { tag }), letters)) ?? []
		return Number(x) / Number(y)
	}
	expect(narrower('Dio')).toBe(1)
	expect(narrower('WWWWWWWWWWWWWWWW')).toBeLessThan(1)
})
