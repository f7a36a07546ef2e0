import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type PdfSheet, sheetOf } from './pdf-sheet.ts'
import { colours, faces, margin, sizes, tagged, wordsOf } from './pdf-style.ts'

export type PdfFrame = {
	/** What it is, such as 'Service history'; also the title of its window. */
	title: string
	/** What it is called on the phone, large beside the title. */
	reference?: string
	/** Who issues it: the name at the top, the lines at the foot of every page. */
	issuer: { name: string; foot: readonly string[] }
	/** When it was made; the same content made at the same moment is the same file. */
	madeAt: Date
}

/**
 * A document on A4 in the product's look, with its pieces drawn one below the other; pages follow by themselves. Tagged, so that it can be
 * read aloud; Mukta is embedded, which has ₹ and Devanagari.
 */
export async function drawPdf(frame: PdfFrame, draw: (sheet: PdfSheet) => void): Promise<Buffer<ArrayBuffer>> {
	// Loaded by the first who asks: with its fonts' library it takes some ten megabytes of every start.
	const { default: PDFDocument } = await import('pdfkit')
	const document = new PDFDocument({
		size: 'A4',
		margins: { top: margin, left: margin, right: margin, bottom: margin + footHeight },
		pdfVersion: '1.7',
		lang: 'en-IN',
		tagged: true,
		displayTitle: true,
		bufferPages: true,
		info: { Title: wordsOf(frame.title), Author: wordsOf(frame.issuer.name), CreationDate: frame.madeAt, ModDate: frame.madeAt },
	})
	const chunks: Buffer[] = []
	document.on('data', (chunk: Buffer) => chunks.push(chunk))
	const ended = new Promise<void>((resolve, reject) => document.on('end', resolve).on('error', reject))

	for (const [face, bytes] of Object.entries(await fonts())) document.registerFont(face, bytes)
	drawHead(document, frame)
	draw(sheetOf(document))
	drawFeet(document, frame)
	document.end()
	await ended
	return Buffer.concat(chunks)
}

const footHeight = 28

const require = createRequire(import.meta.url)
// The whole face (OFL 1.1): the pages' own files have no Devanagari, and their packing cannot be cut to the letters that are used.
const fontFiles = {
	[faces.normal]: require.resolve('@expo-google-fonts/mukta/400Regular/Mukta_400Regular.ttf'),
	[faces.strong]: require.resolve('@expo-google-fonts/mukta/600SemiBold/Mukta_600SemiBold.ttf'),
	[faces.heavy]: require.resolve('@expo-google-fonts/mukta/700Bold/Mukta_700Bold.ttf'),
}
let read: Promise<Record<string, Buffer>> | undefined
const fonts = () => {
	read ??= Promise.all(Object.entries(fontFiles).map(async ([face, file]) => [face, await readFile(file)] as const)).then(
		Object.fromEntries,
	)
	return read
}

/** The small yellow plate, who issues it, and below what it is. */
function drawHead(document: PDFKit.PDFDocument, { title, reference, issuer }: PdfFrame) {
	const { width } = document.page
	document.markContent('Artifact', { type: 'Layout' })
	document
		.roundedRect(margin, margin + 6, 22, 9, 1.5)
		.lineWidth(1.5)
		.fillAndStroke(colours.plate, colours.ink)
	document.endMarkedContent()
	const name = wordsOf(issuer.name)
	const heading = wordsOf(reference ? `${title} ${reference}` : title)
	document.fillColor(colours.ink).font(faces.heavy)
	tagged(document, 'P', name, () => document.fontSize(14).text(name, margin + 30, margin, { width: width - 2 * margin - 30 }))
	document.y += 14
	tagged(document, 'H1', heading, () => document.fontSize(22).text(heading, margin, document.y, { width: width - 2 * margin }))
	document.moveDown(0.3)
}

/** At the end, when it is known how many pages there are; what a reader hears once is not said again on each. */
function drawFeet(document: PDFKit.PDFDocument, { reference, issuer }: PdfFrame) {
	const { start, count } = document.bufferedPageRange()
	for (let page = start; page < start + count; page++) {
		document.switchToPage(page)
		const { width, height, margins } = document.page
		const top = height - margin - footHeight + 12
		// Below the last line of the page; with a margin there, the text would go to a page of its own.
		margins.bottom = 0
		document.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] })
		document
			.moveTo(margin, top)
			.lineTo(width - margin, top)
			.lineWidth(0.5)
			.strokeColor(colours.line)
			.stroke()
		document.font(faces.normal).fontSize(sizes.small).fillColor(colours.muted)
		const options = { lineBreak: true, height: 2 * 14, ellipsis: true }
		document.text(wordsOf(issuer.foot.join(' · ')), margin, top + 5, { ...options, width: width - 2 * margin - 190 })
		const words = [reference ?? [], `Page ${page - start + 1} of ${count}`].flat().map(wordsOf).join(' · ')
		document.text(words, width - margin - 180, top + 5, { ...options, width: 180, align: 'right' })
		document.endMarkedContent()
	}
}
