import { z } from 'zod'
import { collection } from '../collection.ts'
import { endpoint } from '../endpoint.ts'
import { idParams, moment, wholeId } from '../fields.ts'
import { companyNewsKinds } from './company-news-words.ts'
import { staffNotificationAddresses } from './staff-notification-addresses.ts'

const StaffNotification = z
	.object({
		id: z.number(),
		kind: z.enum(companyNewsKinds),
		/** Of what it is about. */
		object_id: z.number(),
		title: z.string(),
		created_at: moment,
		/** Whether anybody of the company has read it. */
		is_read: z.boolean(),
	})
	.meta({ id: 'StaffNotification' })

/** The same as one of a collection (D-22): `closed` is what somebody of the company has read (D-49). */
const newsStatus = z.enum(['new', 'closed'])
const News = z
	.object({
		id: z.number(),
		kind: z.enum(companyNewsKinds),
		object_id: z.number(),
		title: z.string(),
		status: newsStatus,
		read_at: moment.nullable(),
		created_at: moment,
	})
	.meta({ id: 'CompanyNotification' })

const unread = z.object({ unread: z.number() })

/** New requests, visits that were scheduled, moved or cancelled, messages, bookings and offers of vehicles (§7, A.R-85). */
export const staffNotifications = {
	news: collection(staffNotificationAddresses.news, {
		one: 'a notification',
		many: 'All that customers did that the company is told of',
		access: { read: 'staff' },
		shownBy: [],
		row: News,
		fields: {},
		orderings: ['created_at'],
		filters: { status: newsStatus.optional(), kind: z.enum(companyNewsKinds).optional() },
	}),
	changeNotification: endpoint(staffNotificationAddresses.changeNotification, {
		summary: 'Closes a new notification: it is read, for everybody of the company',
		access: 'staff',
		params: idParams,
		body: z.object({ status: newsStatus.optional() }),
		reply: News,
		repeatable: true,
	}),
	notifications: endpoint(staffNotificationAddresses.notifications, {
		summary: 'The newest hundred things that customers did, and how many nobody has read',
		access: 'staff',
		aliases: ['GET /services/admin/dashboard/notifications/'],
		reply: z.object({ unread: z.number(), results: z.array(StaffNotification) }),
	}),
	readNotification: endpoint(staffNotificationAddresses.readNotification, {
		summary: 'Marks one as read, for everybody of the company',
		access: 'staff',
		aliases: ['POST /services/admin/dashboard/notifications/:id/read/'],
		params: idParams,
		reply: unread,
	}),
	readNotifications: endpoint(staffNotificationAddresses.readNotifications, {
		summary: 'Marks all up to one as read',
		access: 'staff',
		aliases: ['POST /services/admin/dashboard/notifications/read/'],
		body: z.object({ up_to: wholeId() }),
		reply: unread,
	}),
}
