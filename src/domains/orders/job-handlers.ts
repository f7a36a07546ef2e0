import { eq } from 'drizzle-orm'
import { findSettings } from '#domains/company/find-settings.ts'
import { attachInvoice } from '#domains/invoices/attach-invoice.ts'
import { isToldByEnd } from '#domains/invoices/emails/money-words.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { type JobContext, type JobHandler, jobHandler } from '#platform/jobs/jobs.ts'
import { mailHandler } from '#platform/mail/mail-handler.ts'
import type { Mail } from '#platform/mail/mailer.ts'
import {
	type AboutOrder,
	orderCalledOff,
	orderCancelled,
	orderConfirmed,
	orderDelivered,
	orderMoney,
	orderPlaced,
	orderShipped,
} from './emails/order-mails.ts'
import { findOrderWithoutPermission } from './find-order.ts'
import { forgetOldInvoices } from './forget-customer.ts'
import { invoiceById, queueMissingInvoices } from './invoice-sent-orders.ts'
import {
	clearOldCarts,
	forgetOrderInvoices,
	invoiceOneOrder,
	invoiceOrdersSent,
	mailOrderCalledOff,
	mailOrderCancelled,
	mailOrderDelivered,
	mailOrderMoney,
	mailOrderNews,
	mailOrderPlaced,
} from './jobs.ts'
import { newsOf, stateToTell } from './order-news.ts'
import { removeOldCarts } from './remove-old-carts.ts'
import { partOrders } from './tables.ts'

/** Whoever deleted the account meanwhile has no address any more (D-43). */
const canBeMailed = ({ parts: { order } }: AboutOrder) => order.forgottenAt === null

/** A mail about an order that goes at once. */
const orderMail = (work: typeof mailOrderPlaced, name: string, write: (about: AboutOrder, db: ReadDb) => Mail | Promise<Mail>) =>
	mailHandler(work, {
		key: ({ orderId }) => `${name}:${orderId}`,
		write: async (context, { orderId }) => {
			const about = await readAbout(context, orderId)
			return canBeMailed(about) ? write(about, context.database.db) : null
		},
	})

const newsMails = { confirmed: orderConfirmed, shipped: orderShipped }

/** One mail about how far it is, however many steps were taken since the last one (D-55). */
async function mailNews(context: JobContext, { orderId }: { orderId: number }) {
	const about = await readAbout(context, orderId)
	const { order } = about.parts
	const news = newsOf(order)
	if (!news || !canBeMailed(about)) return
	// After an outage mails go in any order; whoever has read how it ended must not read afterwards that it is on its way.
	const notAfter = ['cancelled', 'called-off', 'delivered'].map((end) => `order-${end}:${orderId}`)
	await context.mailer.deliver(`order-${news}:${orderId}:${order.version}`, () => newsMails[news](about), { notAfter })
	await context.database.db
		.update(partOrders)
		.set({ told: stateToTell(order) })
		.where(eq(partOrders.id, orderId))
}

const deliveredWithInvoice = (about: AboutOrder, db: ReadDb) => attachInvoice(db, orderDelivered(about), about.parts.invoices[0])

/** One mail about all money since the last one, unless that of the delivery told it. */
async function mailMoney(context: JobContext, { orderId }: { orderId: number }) {
	const about = await readAbout(context, orderId)
	const { payments, order } = about.parts
	const money = orderMoney(about)
	if (!money || !canBeMailed(about) || isToldByEnd(payments, order.deliveredAt ?? undefined)) return
	const write = () => attachInvoice(context.database.db, money.mail, money.document)
	await context.mailer.deliver(`order-money:${orderId}:${payments.length}`, write)
}

/** What is done about orders outside a request. */
export const orderJobHandlers: JobHandler[] = [
	orderMail(mailOrderPlaced, 'order-placed', orderPlaced),
	orderMail(mailOrderCancelled, 'order-cancelled', orderCancelled),
	orderMail(mailOrderCalledOff, 'order-called-off', orderCalledOff),
	orderMail(mailOrderDelivered, 'order-delivered', deliveredWithInvoice),
	jobHandler(mailOrderNews, mailNews),
	jobHandler(mailOrderMoney, mailMoney),
	jobHandler(invoiceOrdersSent, ({ database }) => database.transaction(queueMissingInvoices), { at: { hour: 5, minute: 0 } }),
	jobHandler(invoiceOneOrder, ({ database }, { orderId }) => database.transaction((db) => invoiceById(db, orderId))),
	jobHandler(clearOldCarts, ({ database: { db } }) => removeOldCarts(db), { at: { hour: 3, minute: 50 } }),
	jobHandler(forgetOrderInvoices, ({ database: { db } }) => forgetOldInvoices(db), { at: { hour: 4, minute: 30 } }),
]

const readAbout = async ({ database: { db }, publicUrl }: JobContext, orderId: number): Promise<AboutOrder> => ({
	parts: await findOrderWithoutPermission(db, orderId),
	settings: await findSettings(db),
	publicUrl,
})
