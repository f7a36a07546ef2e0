import { dayOf, type IndianDay, timeOf } from '#shared/days.ts'
import { momentWords } from '../../ui/moment-words.ts'

/** '2026-11-20 19:42' in India, as a spreadsheet reads a moment; '' for none. */
export function sheetMoment(at: string | null) {
	if (at === null) return ''
	const moment = new Date(at)
	return sheetTime(dayOf(moment), timeOf(moment))
}

/** The same for a day and a time; a file is read on other days, so nothing in it is called 'Tomorrow'. */
export const sheetTime = (day: IndianDay, time: string) => `${day} ${time.slice(0, 5)}`

/** A column of a list for the moment that a row has in this field: in words on the screen, as a spreadsheet reads it in a file. */
export const momentCells = <Field extends string>(field: Field) => ({
	cell: (row: Record<Field, string>) => momentWords(row[field]),
	text: (row: Record<Field, string>) => sheetMoment(row[field]),
})
