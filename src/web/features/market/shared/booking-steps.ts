import type { VehicleBooking } from '#contract/market/market.ts'
import { type VehicleBookingStatus, vehicleBookingStatusDisplay } from '#contract/market/market-words.ts'
import { dayOf } from '#shared/days.ts'
import { momentWords } from '../../../ui/moment-words.ts'
import type { TimelineStep } from '../../../ui/timeline.tsx'

/** The steps of a booking that goes well. */
const forward: readonly VehicleBookingStatus[] = ['pending', 'confirmed', 'completed']
type Ended = Pick<VehicleBooking, 'cancelled_by' | 'cancellation_notes'>

/** Who ended it and why, in a sentence; `you` says that the reader is its customer. */
export function endWords({ cancelled_by, cancellation_notes }: Ended, reader: 'customer' | 'company'): string {
	if (cancelled_by === 'time') return 'It was not confirmed in time and ended by itself.'
	const who = cancelled_by === 'company' ? 'We cancelled it' : reader === 'customer' ? 'You cancelled it' : 'The customer cancelled it'
	return cancellation_notes ? `${who}: “${cancellation_notes}”.` : `${who}.`
}

/** What happened and when, and which steps are ahead. */
export function bookingSteps(booking: VehicleBooking, reader: 'customer' | 'company', today = dayOf(new Date())): TimelineStep[] {
	const isCancelled = booking.status === 'cancelled'
	const at = forward.indexOf(booking.status)
	const past = booking.timeline.map(({ status, status_display, at: moment }): TimelineStep => {
		const isLast = status === booking.status
		return {
			title: status_display,
			time: `${status === 'pending' ? 'Booked ' : ''}${momentWords(moment, today)}`,
			...(status === 'cancelled' && { text: endWords(booking, reader) }),
			state: status === 'cancelled' ? 'stopped' : isLast && status !== 'completed' ? 'current' : 'done',
		}
	})
	const ahead = isCancelled ? [] : forward.slice(at + 1)
	return [...past, ...ahead.map((status): TimelineStep => ({ title: vehicleBookingStatusDisplay[status], state: 'next' }))]
}
