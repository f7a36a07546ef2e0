import { describe, expect, it } from 'vitest'
import { formatExactRupees } from '#shared/money.ts'
import { textOfPdf } from '../../../tests/support/text-of-pdf.ts'
import { drawPdf } from './draw-pdf.ts'
import type { PdfSheet } from './pdf-sheet.ts'

const frame = {
	title: 'Service history',
	reference: 'MH12AB1234',
	issuer: { name: 'Pahiya', foot: ['Pahiya Example Private Limited', '12 Example Road, Pune 411001'] },
	madeAt: new Date('2026-11-23T10:00:00Z'),
}
const drawn = (draw: (sheet: PdfSheet) => void) => drawPdf(frame, draw)
const rowsOf = (count: number) => Array.from({ length: count }, (_, row) => [`Brake pads ${row + 1}`, formatExactRupees(1000 + row)])
const prices = [
	{ title: 'What was done', share: 3 },
	{ title: 'Price', share: 1, isNumber: true },
]

describe('documents as PDF', () => {
	it('say what they are, who issues them and each piece in its order', async () => {
		const [page] = await textOfPdf(
			await drawn((sheet) => {
				sheet.facts([['Registration number', 'MH12AB1234']])
				sheet.sides({ title: 'From', lines: ['Pahiya'] }, { title: 'To', lines: ['Asha Rider', 'Pune'] })
				sheet.heading('12 May 2026')
				sheet.text('Oil changed.\nChain cleaned.')
				sheet.table({ columns: prices, rows: rowsOf(2) })
				sheet.sums([
					['Discount', '-₹1'],
					['Total', '₹2,000'],
				])
			}),
		)
		expect(page).toBe(
			[
				'Pahiya Service history MH12AB1234 Registration number MH12AB1234 From Pahiya To Asha Rider Pune 12 May 2026',
				'Oil changed. Chain cleaned. What was done Price Brake pads 1 ₹1,000 Brake pads 2 ₹1,001 Discount -₹1 Total ₹2,000',
				'Pahiya Example Private Limited · 12 Example Road, Pune 411001 MH12AB1234 · Page 1 of 1',
			].join(' '),
		)
	})

	it('have ₹ in each weight, and amounts of every length', async () => {
		const amounts = [0, 99.5, 1_23_456, 10_00_00_000].map(formatExactRupees)
		const [page] = await textOfPdf(
			await drawn((sheet) => {
				sheet.text(amounts.join(' '), 'strong')
				sheet.heading(amounts.join(' '))
				sheet.text(amounts.join(' '), 'muted')
			}),
		)
		expect(page?.split(amounts.join(' '))).toHaveLength(4)
	})

	it('leave out emoji and signs that have no letter in the font, and close the gap', async () => {
		const [page] = await textOfPdf(
			await drawn((sheet) => {
				sheet.text('👍 Great work 👩🏽‍🔧🔧, thanks 🙏! Pune → Mumbai ★★★\n✅ Oil 1️⃣ × 2 = ₹500 ±5% 🇮🇳')
				sheet.text('श्री 🙏 हिन्दी')
				sheet.facts([['Name', '😀']])
			}),
		)
		expect(page).toContain('Great work, thanks! Pune Mumbai Oil 1 × 2 = ₹500 ±5%')
		expect(page).not.toMatch(/[\u{FFFD}\p{Extended_Pictographic}]/u)
	})

	it('have every letter of Devanagari that was written, and how it is spelled for who hears or copies it', async () => {
		const words = 'श्री हिन्दी क्षत्रिय र्कि स्त्री द्वि ज्ञ'
		const file = await drawn((sheet) => sheet.text(words))
		const [page = ''] = await textOfPdf(file)
		// It is drawn with the short i before its consonant, and read in the order in which it is drawn.
		const lettersOf = (text: string) => [...text.replace(/[^\p{Script=Devanagari}]/gu, '')].sort().join('')
		expect(lettersOf(page)).toBe(lettersOf(words))
		const spelled = Buffer.from(words, 'utf16le')
			.swap16()
			.toString('latin1')
			.replace(/[()\\]/g, '\\$&')
			.replaceAll('\t', '\\t')
		expect(file.toString('latin1')).toContain(spelled)
	})

	it('go on over pages, each with the titles of its table and its number; no row is lost', async () => {
		const pages = await textOfPdf(await drawn((sheet) => sheet.table({ columns: prices, rows: rowsOf(120) })))
		expect(pages.length).toBeGreaterThan(2)
		pages.forEach((page, index) => {
			expect(page).toContain('What was done Price')
			expect(page).toContain(`MH12AB1234 · Page ${index + 1} of ${pages.length}`)
		})
		expect(pages.join(' ').match(/Brake pads \d+ ₹/g)).toHaveLength(120)
	})

	it('say where they come from in full on each page, and leave room to sign at their end', async () => {
		const address = '3rd Floor, Example Chambers, Survey No. 41/2, Near Example Stop, Example Road, Erandwane, Pune 411004'
		const file = await drawPdf({ ...frame, issuer: { ...frame.issuer, foot: ['Pahiya Example Private Limited', address] } }, (sheet) =>
			sheet.closing({
				strong: 'Rupees ten only',
				pairs: [['Paid', '₹10.00']],
				muted: 'Nothing to pay.',
				signature: { above: 'For Pahiya Example Private Limited', below: 'Authorised signatory' },
			}),
		)
		const [page] = await textOfPdf(file)
		expect(page).toContain('Rupees ten only Paid ₹10.00 Nothing to pay. For Pahiya Example Private Limited Authorised signatory')
		expect(page).toContain(`Pahiya Example Private Limited · ${address}`)
	})

	it('take a last row to the next page with what must stand below it', async () => {
		for (let count = 22; count < 32; count++) {
			const pages = await textOfPdf(
				await drawn((sheet) => {
					sheet.table({ columns: prices, rows: rowsOf(count), tail: 60 })
					sheet.sums([
						['Discount', '-₹1'],
						['Total', '₹2,000'],
					])
				}),
			)
			expect(pages.at(-1)).toMatch(/Brake pads \d+ .* Total/)
		}
	})

	it('take what people type: words without an end, signs without a letter, more than a page holds', async () => {
		const pages = await textOfPdf(
			await drawn((sheet) => {
				sheet.text(`tab\there \u0000\u0007 bell 😀 ${'w'.repeat(500)}`)
				sheet.table({ columns: prices, rows: [['long '.repeat(3000), '₹1'], ...rowsOf(1)] })
				sheet.text(`${'many lines\n'.repeat(100)}end`)
			}),
		)
		expect(pages.join(' ')).toContain('tab here bell')
		expect(pages.join(' ')).toContain('Brake pads 1 ₹1,000')
		expect(pages.join(' ').match(/many lines/g)).toHaveLength(100)
	})

	it('carry only the letters they use, and are the same file when made of the same', async () => {
		const [one, two] = await Promise.all([1, 2].map(() => drawn((sheet) => sheet.table({ columns: prices, rows: rowsOf(10) }))))
		expect(one?.length).toBeLessThan(60_000)
		expect(one?.equals(two ?? Buffer.alloc(0))).toBe(true)
	})
})
