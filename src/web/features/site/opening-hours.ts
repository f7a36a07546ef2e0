const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/**
 * Working hours as an admin wrote them ('Monday to Friday', '9 AM to 6 PM') as search engines read them (schema.org). A line in words that
 * name no days and no two hours is left out: what is not understood is not told.
 */
export const openingHours = (lines: readonly { days: string; hours: string }[]) =>
	lines.flatMap(({ days, hours }) => {
		const [dayOfWeek, times] = [daysOf(days), hours.split(/\s+to\s+|\s*[-\u2013]\s*/i).map(timeOf)]
		const [opens, closes] = times
		return dayOfWeek.length > 0 && times.length === 2 && opens && closes
			? [{ '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }]
			: []
	})

function daysOf(words: string): string[] {
	if (/^(every day|daily|all days)$/i.test(words.trim())) return weekdays
	const parts = words.split(/\s*,\s*|\s+and\s+/i).map((part) => {
		const ends = part
			.split(/\s+to\s+|\s*[-\u2013]\s*/i)
			.map((name) => weekdays.findIndex((day) => day.toLowerCase() === name.trim().toLowerCase()))
		const [first = -1, last = first] = ends
		return ends.length > 2 || first < 0 || last < first ? null : weekdays.slice(first, last + 1)
	})
	return parts.every((part) => part !== null) ? parts.flat() : []
}

/** '18:00' of '6 PM', '6:00 pm' and '18:00'; null of what is no time of a day. */
function timeOf(words: string): string | null {
	const [, hour = '', minute = '00', half = ''] = /^(\d{1,2})(?::(\d\d))?\s*([ap]m)?$/i.exec(words.trim()) ?? []
	const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : Number(hour)
	const isTime = hour !== '' && hours < 24 && Number(minute) < 60 && (!half || (Number(hour) >= 1 && Number(hour) <= 12))
	return isTime ? `${String(hours).padStart(2, '0')}:${minute}` : null
}
