import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { moment, wholeId } from '../fields.ts'
import { notificationAddresses } from './notification-addresses.ts'

const Notification = z
	.object({
		id: z.number(),
		title: z.string(),
		text: z.string(),
		/** The page that it is about. */
		path: z.string(),
		created_at: moment,
		is_read: z.boolean(),
	})
	.meta({ id: 'Notification' })

/** What somebody was told by mail, in the product too (decision 0052). */
export const notifications = {
	list: endpoint(notificationAddresses.list, {
		summary: "The caller's newest hundred notifications, and how many he has not read",
		access: 'signed-in',
		reply: z.object({ unread: z.number(), results: z.array(Notification) }),
	}),
	read: endpoint(notificationAddresses.read, {
		summary: 'Marks one of the own notifications as read, or all up to the one that was seen last',
		access: 'signed-in',
		body: z.union([z.strictObject({ id: wholeId() }), z.strictObject({ up_to: wholeId() })]),
		reply: z.object({ unread: z.number() }),
	}),
}
