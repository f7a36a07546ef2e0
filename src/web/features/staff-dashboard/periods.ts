import { dashboardDays } from '#contract/admin/dashboard-words.ts'
import { addDays, addMonths, type IndianDay, isDay } from '#shared/days.ts'

export type Period = { from: IndianDay; to: IndianDay }

const firstOfMonth = (day: IndianDay): IndianDay => `${day.slice(0, 7)}-01`

/** What is asked for most, as of a day in India. */
export const usualPeriods = (today: IndianDay): (Period & { words: string })[] => [
	{ words: 'Today', from: today, to: today },
	{ words: '7 days', from: addDays(today, -6), to: today },
	{ words: '30 days', from: addDays(today, 1 - dashboardDays.usual), to: today },
	{ words: 'This month', from: firstOfMonth(today), to: today },
	{ words: 'Last month', from: addMonths(firstOfMonth(today), -1), to: addDays(firstOfMonth(today), -1) },
	{ words: '12 months', from: addDays(addMonths(today, -12), 1), to: today },
]

/** The period of an address, `?from=&to=`; what cannot be meant is the last thirty days. */
export function periodOf(search: URLSearchParams, today: IndianDay): Period {
	const [from = '', to = ''] = ['from', 'to'].map((name) => search.get(name) ?? '')
	if (isDay(from) && isDay(to) && from <= to) return { from, to }
	return { from: addDays(today, 1 - dashboardDays.usual), to: today }
}

export const searchOf = ({ from, to }: Period) => `?${new URLSearchParams({ from, to })}`
