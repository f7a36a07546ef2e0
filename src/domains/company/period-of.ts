import { dashboardDays } from '#contract/admin/dashboard-words.ts'
import { now } from '#platform/clock.ts'
import { refuseField } from '#platform/http/problem.ts'
import { addDays, dayOf, daysBetween, endOfDay, type IndianDay, startOfDay } from '#shared/days.ts'
import type { Span } from './sales-source.ts'

/** Of the calendar; there is none before it. */
const firstDay = '0001-01-01'

type PeriodQuery = { date_from?: IndianDay | undefined; date_to?: IndianDay | undefined }

/**
 * The period of days in India that figures are asked for, both ends included; the last thirty days unasked. Throws 400 at `date_to` for one
 * that ends before it begins or is too long.
 */
export function periodOf(asked: PeriodQuery) {
	const date_to = asked.date_to ?? dayOf(now())
	const date_from = asked.date_from ?? addDays(date_to, -Math.min(dashboardDays.usual - 1, daysBetween(firstDay, date_to)))
	const days = daysBetween(date_from, date_to) + 1
	if (days < 1) throw refuseField('date_to', 'This must not be before the first day.')
	if (days > dashboardDays.longest) throw refuseField('date_to', 'Please choose at most ten years.')
	const span: Span = { from: startOfDay(date_from), to: endOfDay(date_to) }
	return { date_from, date_to, days, span }
}
