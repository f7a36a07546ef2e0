import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { idParams, moment, money } from '../fields.ts'
import { drawings, fuels, paints } from '../vehicles/vehicle-words.ts'
import { customerHistoryAddresses } from './staff-day-addresses.ts'

/** A thing of the customer's, by its collection, so that its screen is known. */
const about = z.object({
	collection: z.enum([
		'repair-bookings',
		'orders',
		'subscription-requests',
		'subscriptions',
		'visits',
		'vehicle-bookings',
		'sell-requests',
		'contact-messages',
	]),
	id: z.number(),
	reference: z.string(),
})

const CustomerHistory = z
	.object({
		/** Rupees that came and stayed, that are due for done work, and that are to be given back. */
		money: z.object({ paid: money, due: money, to_refund: money }),
		/** Every bike that something was booked for, the latest first. */
		bikes: z.array(
			z.object({
				registration_number: z.string(),
				manufacturer: z.string(),
				model: z.string(),
				drawing: z.enum(drawings),
				paint: z.enum(paints),
				fuel: z.enum(fuels),
			}),
		),
		/** The bikes that he keeps in his garage, the profile's first. */
		garage: z.array(z.object({ id: z.number(), name: z.string(), registration_number: z.string(), km: z.number().nullable() })),
		/** Where he is logged in, the last used first. */
		sessions: z.array(z.object({ device: z.string(), created_at: moment, last_used_at: moment })),
		/** What is still to be done, the next first; `starts_at` is null as long as it is as soon as possible. */
		open: z.array(about.extend({ title: z.string(), status: z.string(), status_display: z.string(), starts_at: moment.nullable() })),
		/**
		 * What happened, the latest hundred, newest first. Of mails those that he reads in the product too; all where no mail server takes
		 * them; and those refused.
		 */
		entries: z.array(
			z.object({
				at: moment,
				kind: z.enum(['account', 'step', 'payment', 'refund', 'note', 'mail']),
				title: z.string(),
				text: z.string(),
				/** Who of the company, '' for the customer or nobody. */
				by: z.string(),
				about: about.nullable(),
			}),
		),
	})
	.meta({ id: 'CustomerHistory' })
export type CustomerHistory = z.infer<typeof CustomerHistory>

export const customerHistory = {
	customerHistory: endpoint(customerHistoryAddresses.customerHistory, {
		summary: 'What a customer has, owes and did, from every domain',
		access: 'staff',
		params: idParams,
		reply: CustomerHistory,
	}),
}
