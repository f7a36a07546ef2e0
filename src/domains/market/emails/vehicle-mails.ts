import { turnHours } from '#contract/market/vehicle-wait-words.ts'
import { type JobCard, jobCardMail } from '#domains/company/emails/job-card-mail.ts'
import { exampleCustomer, exampleTime, exampleUnsubscribe } from '#domains/company/mail-texts/common-placeholders.ts'
import { declareMail, type ExamplePlace, type MailTexts, type Placeholders } from '#domains/company/mail-texts/declare-mail.ts'
import type { Unsubscribe } from '#platform/mail/unsubscribe.ts'
import { dayOf, formatMoment } from '#shared/days.ts'
import { formatCount } from '#shared/format-count.ts'
import { formatRupees, rupees } from '#shared/money.ts'

export type AboutVehicle = {
	vehicle: { id: number; brand: string; model: string; year: number; kmsDriven: number; pricePaise: number }
	customerId: number
	to: string
	publicUrl: string
	/** Its name. */
	company: string
	/** Where its reader can end such mails. */
	stop?: Unsubscribe
}
/** Of somebody's turn: until when the vehicle is kept, and the moment of writing. */
type AboutTurn = AboutVehicle & { until: Date; at: Date }

const placeholders = {
	bike: { says: 'The vehicle, with its year', of: ({ vehicle }) => nameOf(vehicle) },
	price: { says: 'Its price', of: ({ vehicle }) => formatRupees(rupees(vehicle.pricePaise)) },
	company: { says: 'Name of the company', of: ({ company }) => company },
} satisfies Placeholders<AboutVehicle>

type Words<About> = {
	title: string
	sent: string
	texts: MailTexts & { subject: string }
	placeholders?: Placeholders<About>
	rows?: (about: About) => JobCard['rows']
	/** To the vehicle's page unless it says otherwise. */
	button?: (about: About) => JobCard['button']
	example: (place: ExamplePlace) => About
}

/** A mail about a vehicle of the market to somebody who has not booked it. */
const vehicleMail = <About extends AboutVehicle>(name: string, { rows = () => [], button, ...words }: Words<About>) =>
	declareMail<About>(name, {
		group: 'Used vehicles',
		...words,
		placeholders: { ...placeholders, ...words.placeholders },
		lay: (about, said) => {
			const { vehicle, customerId, to, publicUrl, company, stop } = about
			const path = `/vehicles/${vehicle.id}`
			return jobCardMail({
				to,
				page: { customerId, path },
				rows: [['Vehicle', nameOf(vehicle)], ['Kilometres driven', formatCount(vehicle.kmsDriven)], ...rows(about)],
				lines: [],
				total: ['Price', formatRupees(rupees(vehicle.pricePaise))],
				button: button?.(about) ?? { words: 'See the vehicle', url: `${publicUrl}${path}` },
				company,
				...(stop && { stop }),
				...said,
			})
		},
	})

/** The mails to whoever waits or looks for a vehicle. */
export const vehicleMails = {
	turn: vehicleMail<AboutTurn>('vehicle-turn', {
		title: 'Your turn in the line',
		sent: 'To whoever waited for a vehicle that is free again.',
		texts: {
			subject: 'Your turn: the {bike} is free again',
			heading: 'It is your turn',
			opening: 'The vehicle that you wait for is free again. For {hours} nobody but you can book it.',
			closing:
				'After that it goes to whoever is next. Have you changed your mind? Stop waiting on its page, and the next one need not wait.',
		},
		placeholders: { hours: { says: 'For how long it is kept', isNeeded: true, of: () => `${turnHours} hours` } },
		rows: ({ until, at }) => [['Kept for you until', formatMoment(until, dayOf(at))]],
		button: ({ vehicle, publicUrl }) => ({ words: 'Book to see it', url: `${publicUrl}/vehicles/${vehicle.id}` }),
		example: (place) => ({ ...exampleVehicle(place), until: exampleTime(place, 1), at: place.at }),
	}),
	gone: vehicleMail('vehicle-gone', {
		title: 'Sold to somebody else',
		sent: 'To whoever waited for a vehicle that was sold.',
		texts: {
			subject: 'The {bike} is sold',
			heading: 'It is sold',
			opening: 'We are sorry: somebody else has bought the vehicle that you waited for.',
			closing: 'Save a search in the market, and we mail you when one like it is listed.',
		},
		button: ({ publicUrl }) => ({ words: 'See other vehicles', url: `${publicUrl}/vehicles` }),
		example: (place) => ({ ...exampleVehicle(place), stop: exampleUnsubscribe(place, 'market') }),
	}),
	found: vehicleMail('vehicle-found', {
		title: 'Fits a saved search',
		sent: 'When a vehicle is listed that fits what somebody looks for.',
		texts: {
			subject: 'New in the market: {bike}',
			heading: 'This fits what you look for',
			opening: 'You asked us to tell you when such a vehicle is listed. Whoever books it first sees it first.',
			closing: '',
		},
		example: (place) => ({ ...exampleVehicle(place), stop: exampleUnsubscribe(place, 'market') }),
	}),
}

/** 'Hero Splendor Plus, 2021'. */
const nameOf = ({ brand, model, year }: AboutVehicle['vehicle']) => `${brand} ${model}, ${year}`

const exampleVehicle = ({ settings, publicUrl }: ExamplePlace): AboutVehicle => ({
	vehicle: { id: 0, brand: 'Hero', model: 'Splendor Plus', year: 2021, kmsDriven: 18_400, pricePaise: 5_250_000 },
	customerId: exampleCustomer.customerId,
	to: exampleCustomer.customerEmail,
	publicUrl,
	company: settings.name,
})
