import { colours, faces, margin, tabular, tagged, wordsOf } from './pdf-style.ts'
import { drawTable, type PdfTable } from './pdf-table.ts'

/** What can be put on a document, each below the one before. Amounts and days come in words. */
export type PdfSheet = {
	heading: (words: string) => void
	/** A paragraph; lines that were typed stay lines. */
	text: (words: string, look?: 'muted' | 'strong') => void
	/** Names and values, such as 'Registration number' and 'MH12AB1234'. */
	facts: (pairs: readonly Pair[]) => void
	/** Two blocks beside each other, such as who sells and who buys. */
	sides: (left: Block, right: Block) => void
	table: (table: PdfTable) => void
	/** What it comes to, at the right; the last one is the total. */
	sums: (pairs: readonly Pair[]) => void
	/** Begins a page if less than this many points of height are left. */
	keep: (points: number) => void
}

type Pair = readonly [name: string, value: string]
type Block = { title: string; lines: readonly string[] }

export function sheetOf(document: PDFKit.PDFDocument): PdfSheet {
	const width = document.page.width - 2 * margin
	const write = (face: keyof typeof faces, size: number, colour: string = colours.ink) =>
		document.font(faces[face]).fontSize(size).fillColor(colour)
	const keep = (points: number) => {
		if (document.y + points > document.page.height - document.page.margins.bottom) document.addPage()
	}

	/** What stands in columns side by side; below, the writing goes on under the longest. */
	function beside(columns: readonly (() => void)[]) {
		const top = document.y
		const bottoms = columns.map((draw) => {
			document.y = top
			draw()
			return document.y
		})
		document.y = Math.max(...bottoms)
		document.x = margin
	}

	return {
		keep,
		heading(words) {
			keep(60)
			document.moveDown(0.4)
			const text = wordsOf(words)
			tagged(document, 'H2', text, () => write('heavy', 13).text(text, margin, document.y, { width }))
			document.moveDown(0.15)
		},
		text(words, look) {
			const [face, colour] =
				look === 'strong' ? (['strong', colours.ink] as const) : (['normal', look ? colours.muted : colours.ink] as const)
			const text = wordsOf(words)
			tagged(document, 'P', text, () => write(face, 10, colour).text(text, margin, document.y, { width }))
			document.moveDown(0.3)
		},
		facts(pairs) {
			for (const [name, value] of pairs.map(([name, value]) => [wordsOf(name), wordsOf(value)] as const)) {
				keep(Math.min(write('normal', 10).heightOfString(value, { width: width - 150 }), 200))
				tagged(document, 'P', `${name}: ${value}`, () =>
					beside([
						() => write('normal', 10, colours.muted).text(name, margin, document.y, { width: 140 }),
						() => write('normal', 10).text(value, margin + 150, document.y, { width: width - 150 }),
					]),
				)
			}
			document.moveDown(0.3)
		},
		sides(left, right) {
			keep(24 + 16 * Math.max(left.lines.length, right.lines.length))
			const half = (width - 24) / 2
			const block = (of: Block, x: number) => () => {
				const [title, lines] = [wordsOf(of.title), wordsOf(of.lines.join('\n'))]
				tagged(document, 'P', `${title}\n${lines}`, () => {
					write('normal', 9, colours.muted).text(title, x, document.y, { width: half })
					write('normal', 10).text(lines, x, document.y, { width: half })
				})
			}
			beside([block(left, margin), block(right, margin + half + 24)])
			document.moveDown(0.3)
		},
		table: (table) => drawTable(document, table),
		sums(pairs) {
			keep(pairs.length * 18 + 10)
			const from = margin + width / 2
			pairs.forEach((pair, index) => {
				const [name, value] = [wordsOf(pair[0]), wordsOf(pair[1])]
				const isTotal = index === pairs.length - 1
				const set = () => write(isTotal ? 'heavy' : 'normal', isTotal ? 12 : 10)
				tagged(document, 'P', `${name}: ${value}`, () =>
					beside([
						() => set().text(name, from, document.y, { width: width / 4 }),
						() => set().text(value, from + width / 4, document.y, { width: width / 4, align: 'right', ...tabular }),
					]),
				)
			})
			document.moveDown(0.3)
		},
	}
}
