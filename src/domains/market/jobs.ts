import { z } from 'zod'
import { rcSteps } from '#contract/market/rc-words.ts'
import { job } from '#platform/jobs/jobs.ts'

const about = z.object({ bookingId: z.number() })

/** Tells the customer by mail that we have the booking of a vehicle, and until when we confirm it. */
export const mailVehicleBooked = job('mail-vehicle-booked', about)
/** Tells him by mail that it is confirmed, or for which day, once that has stood for a while (D-55). */
export const mailBookingNews = job('mail-vehicle-booking-news', about, { settlesBy: ({ bookingId }) => bookingId })
/** Tells him by mail that it is cancelled, by whom, or that it ended because nobody confirmed it. */
export const mailBookingEnded = job('mail-vehicle-booking-ended', about)
/** Tells him by mail that the vehicle is his. */
export const mailBookingCompleted = job('mail-vehicle-booking-completed', about)
/** Tells buyer or seller by mail of a step of the registration certificate, once. */
export const mailRcStep = job(
	'mail-rc-step',
	z.object({ transferId: z.number(), step: z.enum(rcSteps), side: z.enum(['buyer', 'seller']) }),
)
/** Ends bookings that nobody confirmed in time, and the turns of those who waited and did not book. */
export const endLate = job('end-late-vehicle-bookings', z.object({}))
