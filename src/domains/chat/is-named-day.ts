import { addDays, type IndianDay, weekdayShort } from '#shared/days.ts'

/** Weekdays as people write them, by how `formatDay` begins. */
const weekdays: Record<string, RegExp> = {
	Mon: /\b(mon|monday|somvar|somwar)\b|सोमवार/i,
	Tue: /\b(tue|tues|tuesday|mangalvar|mangalwar)\b|मंगलवार/i,
	Wed: /\b(wed|wednesday|budhvar|budhwar)\b|बुधवार/i,
	Thu: /\b(thu|thurs|thursday|guruvar|guruwar)\b|गुरुवार/i,
	Fri: /\b(fri|friday|shukravar|shukrawar)\b|शुक्रवार/i,
	Sat: /\b(sat|saturdays?|shanivar|shaniwar|weekend)\b|शनिवार/i,
	Sun: /\b(sun|sundays?|ravivar|raviwar|itwar|itvar|weekend)\b|रविवार|इतवार/i,
}

const afterTomorrow = /\bday after (tomorrow|tomorow|tmrw)\b|\b(parso|parson|parsoo)\b|परसों|परसो/gi

/** Whether a message names this day: by its weekday, as today, as tomorrow or as the day after. */
export const isNamedDay = (message: string, day: IndianDay, today: IndianDay) =>
	(weekdays[weekdayShort(day)]?.test(message) ?? false) ||
	(day === today && /\b(today|tonight|aaj)\b|आज/i.test(message)) ||
	// Without its last word 'day after tomorrow' would be tomorrow too.
	(day === addDays(today, 1) && /\b(tomorrow|tomorow|tmrw|kal)\b|कल/i.test(message.replace(afterTomorrow, ' '))) ||
	(day === addDays(today, 2) && message.search(afterTomorrow) >= 0)
