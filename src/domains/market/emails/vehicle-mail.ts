import { jobCardMail } from '#domains/company/emails/job-card-mail.ts'
import type { Mail } from '#platform/mail/mailer.ts'
import type { Stop } from '#platform/mail/stop.ts'
import { formatRupees, rupees } from '#shared/money.ts'

export type AboutVehicle = {
	vehicle: { id: number; brand: string; model: string; year: number; kmsDriven: number; pricePaise: number }
	customerId: number
	to: string
	publicUrl: string
	/** Its name. */
	company: string
	/** Where its reader can end such mails. */
	stop?: Stop
}
type Words = {
	subject: string
	heading: string
	before: string[]
	rows?: [string, string][]
	/** The vehicle's page unless it says otherwise. */
	button?: { words: string; url: string }
	after: string[]
}

/** 'Hero Splendor Plus, 2021'. */
export const nameOf = ({ brand, model, year }: AboutVehicle['vehicle']) => `${brand} ${model}, ${year}`

/** What every mail about a vehicle of the market says to somebody who has not booked it. */
export function vehicleMail({ vehicle, customerId, to, publicUrl, company, stop }: AboutVehicle, words: Words): Mail {
	const path = `/vehicles/${vehicle.id}`
	return jobCardMail({
		to,
		page: { customerId, path },
		subject: words.subject,
		heading: words.heading,
		before: words.before,
		reference: 'Used vehicle',
		rows: [['Vehicle', nameOf(vehicle)], ['Kilometres driven', vehicle.kmsDriven.toLocaleString('en-IN')], ...(words.rows ?? [])],
		lines: [],
		total: ['Price', formatRupees(rupees(vehicle.pricePaise))],
		button: words.button ?? { words: 'See the vehicle', url: `${publicUrl}${path}` },
		after: words.after,
		company,
		...(stop && { stop }),
	})
}
