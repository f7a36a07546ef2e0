export const margin = 48
export const faces = { normal: 'Mukta', strong: 'Mukta strong', heavy: 'Mukta heavy' }
/** The paper's and ink's colours of the screens (tokens.css), on white: paper is not printed. */
export const colours = { ink: '#14181f', muted: '#5b6270', line: '#dcd7cb', plate: '#f6b90a' }
/** Points: what is read, and what stands small beside it. */
export const sizes = { body: 9.5, small: 8 }
/** Digits as wide as each other, so that amounts stand below each other. */
export const tabular = { features: ['tnum'] as PDFKit.Mixins.OpenTypeFeatures[] }

/** Text as it is drawn: composed, without control characters, which have no letter. */
export const wordsOf = (text: string) =>
	text
		.normalize('NFC')
		.replace(/\t/g, ' ')
		.replace(/[^\P{Cc}\n]/gu, '')

/** Draws it as what it is, for reading aloud. Devanagari stands as it is written, which is not how it is spelled: the spelling goes along. */
export function tagged(
	document: PDFKit.PDFDocument,
	tag: string,
	words: string,
	draw: () => void,
	within?: PDFKit.PDFStructureElement,
): void {
	const element = document.struct(tag, isLatin(words) ? {} : { actual: words }, draw)
	if (within) within.add(element)
	else document.addStructure(element)
}
const isLatin = (words: string) => /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u.test(words)
