import { type JobCard, jobCardMail } from '#domains/company/emails/job-card-mail.ts'
import type { Settings } from '#domains/company/find-settings.ts'
import { companyPlaceholders, exampleCustomer, exampleTime } from '#domains/company/mail-texts/common-placeholders.ts'
import { declareMail, type ExamplePlace, type MailTexts, type Placeholders } from '#domains/company/mail-texts/declare-mail.ts'
import { addDays, dayOf, formatDay, formatMoment } from '#shared/days.ts'
import { formatRupees, rupees } from '#shared/money.ts'
import type { BookingParts } from '../find-bookings.ts'
import { referenceOf } from '../reference-of.ts'

type Agreed = 'id' | 'customerId' | 'vehicleId' | 'brand' | 'model' | 'year' | 'pricePaise' | 'bookingDate' | 'createdAt' | 'confirmBy'
type Booking = Pick<BookingParts['booking'], Agreed | 'cancelledBy' | 'cancellationNotes'>
/** What every mail about a vehicle booking is written from. */
export type AboutBooking = {
	parts: Pick<BookingParts, 'customerEmail'> & { booking: Booking }
	settings: Pick<Settings, 'name' | 'phone'>
	publicUrl: string
}

const placeholders = {
	reference: { says: 'Number of the booking', of: ({ parts }) => referenceOf(parts.booking.id) },
	bike: { says: 'The vehicle', of: ({ parts: { booking } }) => `${booking.brand} ${booking.model}` },
	day: { says: 'Day of the visit', of: dayOfVisit },
	confirm_by: {
		says: 'Until when we confirm',
		isNeeded: true,
		of: ({ parts: { booking } }) => formatMoment(booking.confirmBy, dayOf(booking.createdAt)),
	},
	...companyPlaceholders,
} satisfies Placeholders<AboutBooking>

type Words = {
	title: string
	sent: string
	texts: MailTexts & { subject: string }
	/** The label on the card for what was noted at its end. */
	note?: string
	button?: (about: AboutBooking) => JobCard['button']
	example?: Partial<Booking>
}

/** A mail with the card of the booking and a button to its page. */
const bookingMail = (name: string, { note, button, example = {}, ...words }: Words) =>
	declareMail<AboutBooking>(name, {
		group: 'Used vehicles',
		...words,
		placeholders,
		lay: (about, said) => {
			const { rows, ...card } = describeBooking(about)
			const { cancellationNotes } = about.parts.booking
			return jobCardMail({
				...card,
				rows: [...rows, ...(note && cancellationNotes ? [[note, cancellationNotes] as const] : [])],
				...(button && { button: button(about) }),
				...said,
			})
		},
		example: (place) => exampleBooking(place, example),
	})

const otherVehicles = ({ publicUrl }: AboutBooking) => ({ words: 'See other vehicles', url: `${publicUrl}/vehicles` })

/** The mails about the booking of a vehicle, each by what happened. */
export const bookingMails = {
	booked: bookingMail('vehicle-booked', {
		title: 'Booking received',
		sent: 'At once, to whoever booked a vehicle.',
		texts: {
			subject: 'We have your booking of the {bike}',
			heading: 'We have your booking',
			opening: 'Nobody else can book this vehicle now. We confirm your visit by {confirm_by}; if we cannot, the booking ends by itself.',
			closing: "You can cancel on the booking's page until we confirm. After that {call}.",
		},
	}),
	confirmed: bookingMail('vehicle-booking-confirmed', {
		title: 'Visit confirmed',
		sent: 'When we have confirmed the visit, or its day has changed.',
		texts: {
			subject: 'Your visit to the {bike} is confirmed',
			heading: 'Your visit is confirmed',
			opening: 'We have the vehicle ready for you on that day.',
			closing: 'To change or to cancel it, {call}.',
		},
	}),
	completed: bookingMail('vehicle-booking-completed', {
		title: 'Vehicle sold',
		sent: 'To its buyer.',
		texts: {
			subject: 'The {bike} is yours',
			heading: 'Congratulations, it is yours',
			opening: 'Thank you for buying from us.',
			closing: 'Is something not right? Please {call} soon.',
		},
	}),
	cancelled: bookingMail('vehicle-booking-cancelled', {
		title: 'Cancelled by the customer',
		sent: 'At once, when a customer has cancelled.',
		texts: {
			subject: 'Your visit to the {bike} is cancelled',
			heading: 'Your visit is cancelled',
			opening: 'You cancelled your booking. Others can book the vehicle again.',
			closing: 'Was this a mistake? Book again, or {call}.',
		},
		note: 'Your note',
		button: otherVehicles,
		example: { cancelledBy: 'customer', cancellationNotes: 'I found another one.' },
	}),
	timeOver: bookingMail('vehicle-booking-time-over', {
		title: 'Not confirmed in time',
		sent: 'When we did not confirm a booking in time.',
		texts: {
			subject: 'Your booking of the {bike} has ended',
			heading: 'Your booking has ended',
			opening: 'We are sorry: we did not confirm your visit in time, so the booking ended by itself. Others can book the vehicle again.',
			closing: 'Do you still want it? Book it again, or {call}.',
		},
		button: ({ parts, publicUrl }) => ({ words: 'See the vehicle', url: `${publicUrl}/vehicles/${parts.booking.vehicleId}` }),
		example: { cancelledBy: 'time' },
	}),
	calledOff: bookingMail('vehicle-booking-called-off', {
		title: 'Cancelled by us',
		sent: 'At once, when we had to cancel.',
		texts: {
			subject: 'We had to cancel your visit to the {bike}',
			heading: 'We had to cancel your visit',
			opening: 'We are sorry that nothing comes of it.',
			closing: 'Do you have a question? Please {call}.',
		},
		note: 'Reason',
		button: otherVehicles,
		example: { cancelledBy: 'company', cancellationNotes: 'The vehicle was damaged in our yard.' },
	}),
}

/** The booking has ended without a sale: by the customer's wish, by ours, or because we did not confirm it in time. */
export function mailOfEnd({ cancelledBy }: Pick<Booking, 'cancelledBy'>) {
	if (cancelledBy === 'customer') return bookingMails.cancelled
	return cancelledBy === 'time' ? bookingMails.timeOver : bookingMails.calledOff
}

type Described = Omit<JobCard, 'subject' | 'heading' | 'greeting' | 'opening' | 'closing'>

function describeBooking(about: AboutBooking): Described {
	const { parts, settings, publicUrl } = about
	const { booking, customerEmail } = parts
	const path = `/profile/bookings/${booking.id}`
	return {
		to: customerEmail,
		page: { customerId: booking.customerId, path },
		reference: referenceOf(booking.id),
		rows: [
			['Vehicle', `${booking.brand} ${booking.model}, ${booking.year}`],
			['Day of your visit', dayOfVisit(about)],
		],
		lines: [],
		total: ['Price', formatRupees(rupees(booking.pricePaise))],
		button: { words: 'See your booking', url: `${publicUrl}${path}` },
		company: settings.name,
	}
}

const exampleBooking = (place: ExamplePlace, changes: Partial<Booking>): AboutBooking => ({
	...place,
	parts: {
		customerEmail: exampleCustomer.customerEmail,
		booking: {
			id: 0,
			customerId: exampleCustomer.customerId,
			vehicleId: 0,
			brand: 'Hero',
			model: 'Splendor Plus',
			year: 2021,
			pricePaise: 5_250_000,
			bookingDate: addDays(dayOf(place.at), 3),
			createdAt: place.at,
			confirmBy: exampleTime(place, 2),
			cancelledBy: null,
			cancellationNotes: '',
			...changes,
		},
	},
})

function dayOfVisit({ parts: { booking } }: AboutBooking) {
	return formatDay(booking.bookingDate, dayOf(booking.createdAt))
}
