import { phoneProblem } from '#contract/doorstep/doorstep-words.ts'
import { bookingDateMessage, marketLimits } from '#contract/market/market-words.ts'
import { addDays, dayOf, type IndianDay, isDay, repairHours, timeOf } from '#shared/days.ts'
import type { FormFields } from '../../../ui/form/form-fields.ts'
import { atMost } from '../../../ui/form/form-rules.ts'

/** What is asked for a visit to a vehicle, beside the vehicle. */
export type BookingValues = { booking_date: string; contact_number: string; notes: string }

export const lastBookingDay = (today: IndianDay) => addDays(today, marketLimits.bookingDays)

/** The day that is offered: today, or tomorrow when those who confirm it have gone home. */
export const usualBookingDay = (at: Date): IndianDay => (timeOf(at) < lastStart ? dayOf(at) : addDays(dayOf(at), 1))
const lastStart = repairHours.at(-1) ?? ''

/** The rules of B.R-21. */
export const bookingFields: FormFields<BookingValues> = {
	booking_date: {
		label: 'Day of your visit',
		problem: (day) => {
			const today = dayOf(new Date())
			return isDay(day) && day >= today && day <= lastBookingDay(today) ? null : bookingDateMessage
		},
	},
	contact_number: { label: 'Phone', problem: phoneProblem },
	notes: { label: 'Notes', problem: atMost(marketLimits.notes) },
}
