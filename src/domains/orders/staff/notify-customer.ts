import type { OrderStatus } from '#contract/orders/order-words.ts'
import type { Db } from '#platform/database/database.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { mailOrderCalledOff, mailOrderDelivered, mailOrderNews } from '../jobs.ts'
import { changeToMail } from '../order-change-to-mail.ts'
import type { OrderRow } from '../present-order.ts'

/** The mail about a status that goes at once. */
const mailUpon: Partial<Record<OrderStatus, typeof mailOrderDelivered>> = { delivered: mailOrderDelivered, cancelled: mailOrderCalledOff }

/** Queues the mail about a change: of an end at once, of the steps before it one for all that follow each other (D-55). */
export async function notifyCustomer(db: Db, before: OrderRow, after: OrderRow): Promise<void> {
	const about = { orderId: after.id }
	const to = { to: after.customerEmail }
	const mail = after.status === before.status ? undefined : mailUpon[after.status]
	if (mail) await enqueue(db, mail, about, to)
	else if (changeToMail(after)) await enqueue(db, mailOrderNews, about, to)
}
