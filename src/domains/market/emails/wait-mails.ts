import { turnHours } from '#contract/market/vehicle-wait-words.ts'
import type { Mail } from '#platform/mail/mailer.ts'
import { dayOf, formatMoment } from '#shared/days.ts'
import { type AboutVehicle, nameOf, vehicleMail } from './vehicle-mail.ts'

/** Tells whoever waited for a vehicle that it is kept for him, and until when. */
export const vehicleTurnMail = (about: AboutVehicle & { until: Date; at: Date }): Mail =>
	vehicleMail(about, {
		subject: `Your turn: the ${nameOf(about.vehicle)} is free again`,
		heading: 'It is your turn',
		before: [`The vehicle that you wait for is free again. For ${turnHours} hours nobody but you can book it.`],
		rows: [['Kept for you until', formatMoment(about.until, dayOf(about.at))]],
		button: { words: 'Book to see it', url: `${about.publicUrl}/vehicles/${about.vehicle.id}` },
		after: ['After that it goes to whoever is next. Have you changed your mind? Stop waiting on its page, and the next one need not wait.'],
	})

/** Tells whoever waited for a vehicle that somebody else has bought it. */
export const vehicleGoneMail = (about: AboutVehicle): Mail =>
	vehicleMail(about, {
		subject: `The ${nameOf(about.vehicle)} is sold`,
		heading: 'It is sold',
		before: ['We are sorry: somebody else has bought the vehicle that you waited for.'],
		button: { words: 'See other vehicles', url: `${about.publicUrl}/vehicles` },
		after: ['Save a search in the market, and we mail you when one like it is listed.'],
	})
