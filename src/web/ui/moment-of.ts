import { dayOf, formatMoment, timeOf } from '#shared/days.ts'

/** 'Fri 20 Nov, 7:42 pm' for a moment as the calls carry it. */
export const momentOf = (at: string, today = dayOf(new Date())) => formatMoment(new Date(at), today)

/** '2026-11-20 19:42' in India, as a spreadsheet reads a moment; '' for none. */
export function sheetMoment(at: string | null) {
	if (at === null) return ''
	const moment = new Date(at)
	return `${dayOf(moment)} ${timeOf(moment).slice(0, 5)}`
}
