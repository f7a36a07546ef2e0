import { slotTaken, startingHours } from '#contract/doorstep/doorstep-words.ts'
import { visitInPast, visitOutside } from '#contract/plans/visit-words.ts'
import { now } from '#platform/clock.ts'
import { Problem, refuseField } from '#platform/http/problem.ts'
import { dayOf, instantOf } from '#shared/days.ts'
import { type SubscriptionRow, statusOf } from './present-subscription.ts'

/** A refusal at a field and where the screens look for it (D-49, D-62). */
export const refuseBoth = (field: 'preferred_date' | 'preferred_time' | 'subscription', words: string) =>
	new Problem(400, words, { fields: { non_field_errors: [words], [field]: [words] } })
/** A refusal of the whole, with the text where its readers look for it. */
export const refuseVisit = (words: string) => new Problem(400, words, { extra: { non_field_errors: [words] } })
export const hourTaken = () => refuseBoth('preferred_time', slotTaken)

const hours = startingHours.visits
/** The hour, as 'HH:mm', that a time is exactly; undefined for any other (A.R-77). */
export const visitHour = (time: string) => hours.find((hour) => time === hour || time === `${hour}:00`)

/**
 * The moment of a visit that a customer asks for (A.E-27). Throws 400 at `preferred_time` off the hours, and also in `non_field_errors`
 * for the past, for a day outside the subscription's, and for one that has ended.
 */
export function startOfVisit(subscription: SubscriptionRow, day: string, time: string): Date {
	if (statusOf(subscription) !== 'active') throw refuseBoth('subscription', 'Visits can only be scheduled with an active subscription.')
	const hour = visitHour(time)
	if (!hour) throw refuseField('preferred_time', 'Please choose one of the full hours that are offered on that day.')
	const start = instantOf(day, hour)
	if (start <= now()) throw refuseBoth(day < dayOf(now()) ? 'preferred_date' : 'preferred_time', visitInPast)
	if (isOutside(subscription, day)) throw refuseBoth('preferred_date', visitOutside)
	return start
}

/** The same for those who plan the day, to the minute; the fields are those of their call. */
export function plannedStart(subscription: SubscriptionRow, day: string, time: string): Date {
	if (!hours.includes(`${time.slice(0, 2)}:00`))
		throw refuseField('schedule_time', 'That is outside the hours of visits. Please choose another time.')
	const start = instantOf(day, time)
	if (start <= now()) throw refuseField(day < dayOf(now()) ? 'schedule_date' : 'schedule_time', visitInPast)
	if (isOutside(subscription, day)) throw refuseField('schedule_date', visitOutside)
	return start
}

const isOutside = ({ startDate, endDate }: SubscriptionRow, day: string) => day < startDate || day > endDate
