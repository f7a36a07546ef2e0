import { jobCardMail } from '#domains/company/emails/job-card-mail.ts'
import type { Settings } from '#domains/company/find-settings.ts'
import type { Mail } from '#platform/mail/mailer.ts'
import { dayOf, formatDay, formatMoment } from '#shared/days.ts'
import { formatRupees, rupees } from '#shared/money.ts'
import type { BookingParts } from '../find-bookings.ts'
import { referenceOf } from '../reference-of.ts'

/** What every mail about a vehicle booking is written from. */
export type AboutBooking = { parts: BookingParts; settings: Pick<Settings, 'name' | 'phone'>; publicUrl: string }

/** Tells a customer that we have his booking and until when we confirm it. */
export const vehicleBooked = (about: AboutBooking): Mail =>
	bookingMail(about, {
		subject: `We have your booking of the ${bikeOf(about)}`,
		heading: 'We have your booking',
		before: [
			`Nobody else can book this vehicle now. We confirm your visit by ${momentOf(about, about.parts.booking.confirmBy)}; if we cannot, the booking ends by itself.`,
		],
		after: [`You can cancel on the booking's page until we confirm. After that call us${at(about)}.`],
	})

/** Tells him that his visit is confirmed, and for which day. */
export const bookingConfirmed = (about: AboutBooking): Mail =>
	bookingMail(about, {
		subject: `Your visit to the ${bikeOf(about)} is confirmed`,
		heading: 'Your visit is confirmed',
		before: ['We have the vehicle ready for you on that day.'],
		after: [`To change or to cancel it, call us${at(about)}.`],
	})

/** Tells him that the vehicle is his. */
export const bookingCompleted = (about: AboutBooking): Mail =>
	bookingMail(about, {
		subject: `The ${bikeOf(about)} is yours`,
		heading: 'Congratulations, it is yours',
		before: ['Thank you for buying from us.'],
		after: [`Is something not right? Please tell us soon${at(about)}.`],
	})

/** Tells him that nothing comes of it: by his own wish, by ours, or because we did not confirm it in time. */
export function bookingEnded(about: AboutBooking): Mail {
	const { cancelledBy, cancellationNotes } = about.parts.booking
	const market = { words: 'See other vehicles', url: `${about.publicUrl}/vehicles` }
	if (cancelledBy === 'customer')
		return bookingMail(about, {
			subject: `Your visit to the ${bikeOf(about)} is cancelled`,
			heading: 'Your visit is cancelled',
			before: ['You cancelled your booking. Others can book the vehicle again.'],
			rows: cancellationNotes ? [['Your note', cancellationNotes]] : [],
			button: market,
			after: [`Was this a mistake? Book again, or call us${at(about)}.`],
		})
	if (cancelledBy === 'time')
		return bookingMail(about, {
			subject: `Your booking of the ${bikeOf(about)} has ended`,
			heading: 'Your booking has ended',
			before: ['We are sorry: we did not confirm your visit in time, so the booking ended by itself. Others can book the vehicle again.'],
			button: { words: 'See the vehicle', url: `${about.publicUrl}/vehicles/${about.parts.booking.vehicleId}` },
			after: [`Do you still want it? Book it again, or call us${at(about)}.`],
		})
	return bookingMail(about, {
		subject: `We had to cancel your visit to the ${bikeOf(about)}`,
		heading: 'We had to cancel your visit',
		before: ['We are sorry that nothing comes of it.'],
		rows: cancellationNotes ? [['Reason', cancellationNotes]] : [],
		button: market,
		after: [`Questions? Call us${at(about)}.`],
	})
}

type Words = {
	subject: string
	heading: string
	before: string[]
	after: string[]
	rows?: [string, string][]
	button?: { words: string; url: string }
}

const pathOf = ({ id }: { id: number }) => `/profile/bookings/${id}`

const bookingMail = ({ parts: { booking, customerEmail }, settings, publicUrl }: AboutBooking, words: Words) =>
	jobCardMail({
		to: customerEmail,
		page: { customerId: booking.customerId, path: pathOf(booking) },
		subject: words.subject,
		heading: words.heading,
		before: words.before,
		reference: referenceOf(booking.id),
		rows: [
			['Vehicle', `${booking.brand} ${booking.model}, ${booking.year}`],
			['Day of your visit', formatDay(booking.bookingDate, dayOf(booking.createdAt))],
			...(words.rows ?? []),
		],
		lines: [],
		total: ['Price', formatRupees(rupees(booking.pricePaise))],
		button: words.button ?? { words: 'See your booking', url: `${publicUrl}${pathOf(booking)}` },
		after: words.after,
		company: settings.name,
	})

const bikeOf = ({ parts: { booking } }: AboutBooking) => `${booking.brand} ${booking.model}`
const at = ({ settings }: AboutBooking) => (settings.phone ? ` at ${settings.phone}` : '')
const momentOf = ({ parts: { booking } }: AboutBooking, moment: Date) => formatMoment(moment, dayOf(booking.createdAt))
