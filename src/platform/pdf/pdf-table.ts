import { colours, faces, margin, sizes, tabular, tagged, wordsOf } from './pdf-style.ts'

export type PdfTable = {
	/** `share` of the width compared with the other columns; numbers stand at the right. */
	columns: readonly { title: string; share: number; isNumber?: boolean }[]
	/** A cell for each column; a note stands below its text, smaller. */
	rows: readonly (readonly PdfCell[])[]
	/** Points that must fit below its last row, which goes over to the next page with them: no sum stands there without a row. */
	tail?: number
}
type PdfCell = string | { text: string; note: string }
type Part = ReturnType<typeof partsOf>[number]

/** A table whose titles stand again on each page it reaches. No row is broken between pages; what is longer than a page ends with …. */
export function drawTable(document: PDFKit.PDFDocument, { columns, rows, tail = 0 }: PdfTable): void {
	const width = document.page.width - 2 * margin
	const shares = columns.reduce((sum, { share }) => sum + share, 0)
	const free = width - gap * (columns.length - 1)
	const bottom = () => document.page.height - document.page.margins.bottom
	let left = margin
	const places = columns.map(({ share, isNumber }) => {
		const place: Place = { left, width: (free * share) / shares, options: isNumber ? { align: 'right', ...tabular } : {} }
		left += place.width + gap
		return place
	})

	const table = document.struct('Table')
	document.addStructure(table)
	const titles = columns.map(({ title }) => title)
	drawRow('TH', titles, heightOf(titles))
	for (const [index, row] of rows.entries()) {
		const height = heightOf(row)
		const below = index === rows.length - 1 && index > 0 ? tail : 0
		if (document.y + height + below > bottom()) {
			document.addPage()
			drawRow('TH', titles, heightOf(titles))
		}
		drawRow('TD', row, height)
	}
	table.end()
	document.x = margin
	document.moveDown(0.5)

	function heightOf(cells: readonly PdfCell[]) {
		const heights = cells.map((cell, index) => {
			const options = { width: places[index]?.width ?? width, ...places[index]?.options }
			return partsOf(cell).reduce(
				(sum, { text, size }) => sum + document.font(faces.normal).fontSize(size).heightOfString(text, options),
				0,
			)
		})
		return Math.min(Math.max(...heights) + 2 * padding, bottom() - margin - 40)
	}

	function drawRow(tag: 'TH' | 'TD', cells: readonly PdfCell[], height: number) {
		const isHead = tag === 'TH'
		const top = document.y
		const row = document.struct('TR')
		table.add(row)
		cells.forEach((cell, index) => {
			const place = places[index]
			if (!place) return
			const parts = partsOf(cell)
			const words = parts.map(({ text }) => text).join('\n')
			tagged(document, tag, words, () => drawCell(document, parts, place, { top, bottom: top + height }, isHead), row)
		})
		row.end()
		document.y = top + height
		document.markContent('Artifact', { type: 'Layout' })
		document.moveTo(margin, document.y).lineTo(margin + width, document.y)
		document
			.lineWidth(isHead ? 1 : 0.5)
			.strokeColor(isHead ? colours.ink : colours.line)
			.stroke()
		document.endMarkedContent()
	}
}

type Place = { left: number; width: number; options: PDFKit.Mixins.TextOptions }

function drawCell(
	document: PDFKit.PDFDocument,
	cell: readonly Part[],
	{ left, width, options }: Place,
	room: { top: number; bottom: number },
	isHead: boolean,
) {
	document.y = room.top + padding
	for (const { text, size, isNote } of cell) {
		document.font(isHead ? faces.strong : faces.normal).fontSize(size)
		document.fillColor(isHead || isNote ? colours.muted : colours.ink)
		document.text(text, left, document.y, { width, height: room.bottom - document.y, ellipsis: true, ...options })
	}
}

const gap = 8
const padding = 4

const partsOf = (cell: PdfCell) => {
	const { text, note } = typeof cell === 'string' ? { text: cell, note: '' } : cell
	const parts = [{ text: wordsOf(text), size: sizes.body, isNote: false }]
	return note ? [...parts, { text: wordsOf(note), size: sizes.small, isNote: true }] : parts
}
