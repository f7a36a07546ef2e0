/** Marks a text as UTF-8, or Excel shows ₹ and Hindi as other signs. */
const byteOrderMark = '\uFEFF'

/**
 * A text that begins like a formula gets an apostrophe, so that a spreadsheet does not run it; one that has such an apostrophe of its own
 * gets another, since an import takes one away.
 */
const beginsFormula = /^'*[=+\-@\t\r]/

function csvCell(value: string | number) {
	if (typeof value === 'number') return String(value)
	const harmless = beginsFormula.test(value) ? `'${value}` : value
	return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

type Lines = readonly (readonly (string | number)[])[]
/** A table file that opens in Excel and everywhere else (RFC 4180, with a byte order mark). */
export const csvText = (lines: Lines) => byteOrderMark + plainCsvText(lines)
/** The same without the mark, for programs that take it for a part of the first word. */
export const plainCsvText = (lines: Lines) => lines.map((line) => `${line.map(csvCell).join(',')}\r\n`).join('')
