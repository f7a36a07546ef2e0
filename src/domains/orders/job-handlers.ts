import { eq } from 'drizzle-orm'
import { emailVerified } from '#domains/accounts/jobs.ts'
import { findSettings } from '#domains/company/find-settings.ts'
import type { MailKind } from '#domains/company/mail-texts/declare-mail.ts'
import { writeMail } from '#domains/company/mail-texts/write-mail.ts'
import { paidPaiseOf } from '#domains/company/payments.ts'
import { attachInvoice } from '#domains/invoices/attach-invoice.ts'
import { isInEndMail, newestMoney } from '#domains/invoices/emails/money-words.ts'
import { type JobContext, type JobHandler, jobHandler } from '#platform/jobs/jobs.ts'
import { mailHandler } from '#platform/mail/mail-handler.ts'
import { type AboutOrder, orderMails } from './emails/order-mails.ts'
import { findOrderWithoutPermission } from './find-order.ts'
import { forgetOldInvoices } from './forget-old-invoices.ts'
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
import { joinPhoneOrders } from './join-phone-orders.ts'
import { openStatuses } from './open-statuses.ts'
import { changeToMail, stateToMail } from './order-change-to-mail.ts'
import type { OrderParts } from './present-order.ts'
import { removeOldCarts } from './remove-old-carts.ts'
import { partOrders } from './tables.ts'

type FoundOrder = AboutOrder & { parts: OrderParts }

/** Whoever deleted the account meanwhile has no address any more, and some who ordered on the phone gave none (D-43). */
const canBeMailed = ({ parts: { order } }: FoundOrder) => order.forgottenAt === null && order.customerEmail !== ''

type MailAbout = {
	/** Together with the order's id the mail's key. */
	name: string
	mail: MailKind<AboutOrder>
	/** Whether the order still is what the mail says. */
	isDue?: (order: OrderParts['order']) => boolean
	/** Attaches the invoice. */
	withInvoice?: true
}

/** An order that waited for the mail server is not announced after its end, which a mail of its own told. */
const isOpen = ({ status }: OrderParts['order']) => openStatuses.includes(status)

/** A mail about an order that goes at once. */
const orderMail = (work: typeof mailOrderPlaced, { name, mail, isDue = () => true, withInvoice }: MailAbout) =>
	mailHandler(work, {
		key: ({ orderId }) => `${name}:${orderId}`,
		write: async (context, { orderId }) => {
			const about = await readAbout(context, orderId)
			if (!canBeMailed(about) || !isDue(about.parts.order)) return null
			const { db } = context.database
			const written = await writeMail(db, mail, about)
			return withInvoice ? attachInvoice(db, written, about.parts.invoices[0]) : written
		},
	})

/** One mail about how far it is, however many steps were taken since the last one (D-55). */
async function mailNews(context: JobContext, { orderId }: { orderId: number }) {
	const { db } = context.database
	const about = await readAbout(context, orderId)
	const { order } = about.parts
	const news = changeToMail(order)
	if (!news || !canBeMailed(about)) return
	// After an outage mails go in any order; somebody who has read how the order ended must not read afterwards that it is on its way.
	const notAfter = ['cancelled', 'called-off', 'delivered'].map((end) => `order-${end}:${orderId}`)
	await context.mailer.deliver(`order-${news}:${orderId}:${order.version}`, () => writeMail(db, orderMails[news], about), { notAfter })
	await db
		.update(partOrders)
		.set({ mailedState: stateToMail(order) })
		.where(eq(partOrders.id, orderId))
}

/** One mail about all money since the last one, unless the mail about the end reported it. */
async function mailMoney(context: JobContext, { orderId }: { orderId: number }) {
	const { db } = context.database
	const about = await readAbout(context, orderId)
	const { payments, order, events, invoices } = about.parts
	const money = newestMoney({ payments, duePaise: order.totalPaise - paidPaiseOf(order), invoices })
	const endedAt = order.deliveredAt ?? events.find(({ status }) => status === 'cancelled')?.at
	if (!money || !canBeMailed(about) || isInEndMail(payments, endedAt)) return
	const write = async () => attachInvoice(db, await writeMail(db, orderMails[money.last.kind], { ...about, money }), money.document)
	await context.mailer.deliver(`order-money:${orderId}:${payments.length}`, write)
}

/** What is done about orders outside a request. */
export const orderJobHandlers: JobHandler[] = [
	orderMail(mailOrderPlaced, { name: 'order-placed', mail: orderMails.placed, isDue: isOpen }),
	orderMail(mailOrderCancelled, { name: 'order-cancelled', mail: orderMails.cancelled }),
	orderMail(mailOrderCalledOff, { name: 'order-called-off', mail: orderMails.calledOff }),
	orderMail(mailOrderDelivered, { name: 'order-delivered', mail: orderMails.delivered, withInvoice: true }),
	jobHandler(mailOrderNews, mailNews),
	jobHandler(emailVerified, ({ database }, verified) => database.transaction((db) => joinPhoneOrders(db, verified))),
	jobHandler(mailOrderMoney, mailMoney),
	jobHandler(invoiceOrdersSent, ({ database }) => database.transaction(queueMissingInvoices), { at: { hour: 5, minute: 0 } }),
	jobHandler(invoiceOneOrder, ({ database }, { orderId }) => database.transaction((db) => invoiceById(db, orderId))),
	jobHandler(clearOldCarts, ({ database: { db } }) => removeOldCarts(db), { at: { hour: 3, minute: 50 } }),
	jobHandler(forgetOrderInvoices, ({ database: { db } }) => forgetOldInvoices(db), { at: { hour: 4, minute: 30 } }),
]

const readAbout = async ({ database: { db }, publicUrl }: JobContext, orderId: number): Promise<FoundOrder> => ({
	parts: await findOrderWithoutPermission(db, orderId),
	settings: await findSettings(db),
	publicUrl,
})
