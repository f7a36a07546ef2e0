export const margin = 48
export const faces = { normal: 'Mukta', strong: 'Mukta strong', heavy: 'Mukta heavy' }
/** The paper's and ink's colours of the screens (tokens.css), on white: paper is not printed. */
export const colours = { ink: '#14181f', muted: '#5b6270', line: '#dcd7cb', plate: '#f6b90a' }
/** Points: what is read, and what stands small beside it. */
export const sizes = { body: 9.5, small: 8 }
/** Digits as wide as each other, so that amounts stand below each other. */
export const tabular = { features: ['tnum'] as PDFKit.Mixins.OpenTypeFeatures[] }

/**
 * Text as it is drawn: composed, without control characters, which have no letter, and without emoji and other signs that Mukta lacks,
 * which would be empty boxes; the spaces around them go too. Letters of scripts that it lacks, such as Tamil, are left as they were written
 * and come out as boxes: without them a name would be another one.
 */
export function wordsOf(text: string): string {
	const words = text
		.normalize('NFC')
		.replace(/\t/g, ' ')
		.replace(/[^\P{Cc}\n]/gu, '')
	if (!lacking.test(words)) return words
	const drawn = words.replace(lackingWithSpaces, (left, at: number) =>
		/^ | $/.test(left) && !/[.,;:!?)]/.test(words.charAt(at + left.length)) ? ' ' : '',
	)
	return drawn.replace(/^ +| +$/gm, '')
}
/** Every other symbol is none of Mukta's, nor are the signs that make one emoji of several and what picks its look. */
const signsOfMukta = '$+<=>^`|~¢£¤¥¦¨©¬®¯°±´¸×÷˘˙˚˛˜˝⁄₨€₹№™℮∂∆∏∑−∕∙√∞∫≈≠≤≥◊◌'
const sign = String.raw`(?:(?![${signsOfMukta.replace(/[\^]/g, String.raw`\^`)}])\p{S}|[\u{FE0E}\u{FE0F}\u{20E3}\u{E0020}-\u{E007F}]|(?<!\p{Script=Devanagari})\u{200D})`
const lacking = new RegExp(sign, 'u')
const lackingWithSpaces = new RegExp(` *${sign}(?: *${sign})* *`, 'gu')

/**
 * Draws it as what it is, for reading aloud. Devanagari stands as it is written, which is not how it is spelled: the spelling goes along.
 */
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
