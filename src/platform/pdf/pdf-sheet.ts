import { colours, faces, margin, sizes, tabular, tagged, wordsOf } from './pdf-style.ts'
import { drawTable, type PdfTable } from './pdf-table.ts'

/** What can be put on a document, each below the one before. Amounts and days come in words. */
export type PdfSheet = {
	/** `below` is how much must fit on the page below it, in points. */
	heading: (words: string, below?: number) => void
	/** A paragraph; lines that were typed stay lines. */
	text: (words: string, look?: 'muted' | 'strong') => void
	/** Names and values, such as 'Registration number' and 'MH12AB1234'. */
	facts: (pairs: readonly Pair[]) => void
	/** Two blocks beside each other, such as who sells and who buys. */
	sides: (left: Block, right: Block) => void
	table: (table: PdfTable) => void
	/** What it comes to, at the right; the last one is the total, below a heavy line. */
	sums: (pairs: readonly Pair[]) => void
	/** What is said at the end, and beside it room to sign for whoever issues it. */
	closing: (said: Closing) => void
}

type Pair = readonly [name: string, value: string]
type Closing = { strong: string; pairs: readonly Pair[]; muted: string; signature?: { above: string; below: string } }
type Block = { title: string; lines: readonly string[] }

/** The sheet on which a document's pieces are drawn. */
export function sheetOf(document: PDFKit.PDFDocument): PdfSheet {
	const width = document.page.width - 2 * margin
	const half = (width - 24) / 2
	/** Where the right one of two columns begins. */
	const right = margin + half + 24
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

	function line(from: number, to: number, thickness: number) {
		document.markContent('Artifact', { type: 'Layout' })
		document.moveTo(from, document.y).lineTo(to, document.y).lineWidth(thickness).strokeColor(colours.ink).stroke()
		document.endMarkedContent()
	}

	function writePairs(pairs: readonly Pair[], { across, names }: { across: number; names: number }) {
		const values = across - names - 10
		for (const [name, value] of pairs.map(([name, value]) => [wordsOf(name), wordsOf(value)] as const)) {
			keep(Math.min(write('normal', sizes.body).heightOfString(value, { width: values }), 200))
			tagged(document, 'P', `${name}: ${value}`, () =>
				beside([
					() => write('normal', sizes.body, colours.muted).text(name, margin, document.y, { width: names }),
					() => write('normal', sizes.body).text(value, margin + names + 10, document.y, { width: values }),
				]),
			)
		}
	}

	return {
		heading(words, below = 40) {
			keep(20 + below)
			document.moveDown(0.4)
			const text = wordsOf(words)
			tagged(document, 'H2', text, () => write('heavy', 13).text(text, margin, document.y, { width }))
			document.moveDown(0.15)
		},
		text(words, look) {
			const [face, colour] =
				look === 'strong' ? (['strong', colours.ink] as const) : (['normal', look ? colours.muted : colours.ink] as const)
			const text = wordsOf(words)
			tagged(document, 'P', text, () => write(face, sizes.body, colour).text(text, margin, document.y, { width }))
			document.moveDown(0.3)
		},
		facts(pairs) {
			writePairs(pairs, { across: width, names: 140 })
			document.moveDown(0.3)
		},
		sides(first, second) {
			document.moveDown(0.4)
			keep(24 + 16 * Math.max(first.lines.length, second.lines.length))
			const block = (of: Block, x: number) => () => {
				const [title, lines] = [wordsOf(of.title), wordsOf(of.lines.join('\n'))]
				tagged(document, 'P', `${title}\n${lines}`, () => {
					write('normal', sizes.small, colours.muted).text(title, x, document.y, { width: half })
					write('normal', sizes.body).text(lines, x, document.y, { width: half })
				})
			}
			beside([block(first, margin), block(second, right)])
			document.moveDown(0.3)
		},
		table: (table) => drawTable(document, table),
		sums(pairs) {
			keep(pairs.length * 18 + 18)
			pairs.forEach((pair, index) => {
				const [name, value] = [wordsOf(pair[0]), wordsOf(pair[1])]
				const isTotal = index === pairs.length - 1
				if (isTotal) {
					document.y += 3
					line(right, margin + width, 1.5)
					document.y += 3
				}
				const set = () => write(isTotal ? 'heavy' : 'normal', isTotal ? 12 : sizes.body)
				tagged(document, 'P', `${name}: ${value}`, () =>
					beside([
						() => set().text(name, right, document.y, { width: half / 2 }),
						() => set().text(value, right + half / 2, document.y, { width: half / 2, align: 'right', ...tabular }),
					]),
				)
			})
			document.moveDown(0.3)
		},
		closing({ strong, pairs, muted, signature }) {
			keep(closingHeight)
			const across = signature ? half : width
			const paragraph = (words: string, set: () => PDFKit.PDFDocument, gap: number) => {
				const text = wordsOf(words)
				tagged(document, 'P', text, () => set().text(text, margin, document.y, { width: across }))
				document.moveDown(gap)
			}
			const said = () => {
				paragraph(strong, () => write('strong', sizes.body), 0.3)
				writePairs(pairs, { across, names: 70 })
				if (pairs.length > 0) document.moveDown(0.3)
				paragraph(muted, () => write('normal', sizes.body, colours.muted), 0)
			}
			const signed = () => {
				if (!signature) return
				const [above, below] = [wordsOf(signature.above), wordsOf(signature.below)]
				tagged(document, 'P', above, () =>
					write('normal', sizes.body).text(above, right, document.y, { width: half, height: 32, ellipsis: true }),
				)
				document.y += 38
				line(right, right + width / 3, 0.5)
				document.y += 2
				tagged(document, 'P', below, () => write('normal', sizes.small, colours.muted).text(below, right, document.y, { width: half }))
			}
			beside([said, signed])
		},
	}
}

/** Points. */
const closingHeight = 95
