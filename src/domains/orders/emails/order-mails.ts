import { fitPromise } from '#contract/orders/order-words.ts'
import { type JobCard, jobCardMail } from '#domains/company/emails/job-card-mail.ts'
import type { Settings } from '#domains/company/find-settings.ts'
import { paidPaiseOf } from '#domains/company/payments.ts'
import { moneyWords } from '#domains/invoices/emails/money-words.ts'
import { attachedSentence, paidSentences } from '#domains/invoices/emails/paid-sentences.ts'
import type { Mail } from '#platform/mail/mailer.ts'
import { formatRupees, rupees } from '#shared/money.ts'
import type { OrderParts } from '../present-order.ts'

/** What every mail about an order is written from. */
export type AboutOrder = { parts: OrderParts; settings: Pick<Settings, 'name' | 'phone' | 'upiId' | 'upiName'>; publicUrl: string }

/** Tells a customer that we have his order, what was agreed and how he can still cancel (D-50). */
export const orderPlaced = (about: AboutOrder): Mail =>
	orderMail(about, {
		subject: `We have your order ${numberOf(about)}`,
		heading: 'We have your order',
		before: ['Thank you. We look at your order now and confirm it. Its page always shows the latest status.'],
		after: [
			'You pay by UPI or cash on delivery.',
			`You can cancel on the order's page until we confirm. After that call us${at(about)}.`,
			...promise(about),
		],
	})

/** Tells him that it is confirmed. */
export const orderConfirmed = (about: AboutOrder): Mail =>
	orderMail(about, {
		subject: `Your order ${numberOf(about)} is confirmed`,
		heading: 'Your order is confirmed',
		before: ['We are packing your parts and write again when they are on their way.'],
		after: [`To change or to cancel it, call us${at(about)}.`, ...promise(about)],
	})

/** Tells him that it is on its way, and with whom. */
export const orderShipped = (about: AboutOrder): Mail =>
	orderMail(about, {
		subject: `Your order ${numberOf(about)} is on its way`,
		heading: 'Your order is on its way',
		before: [sentOff(about.parts.order), moneyOnDelivery(about)],
		after: [`Does something not arrive? Please tell us${colon(about)}.`, ...promise(about)],
	})

/** Tells him that it was delivered, and what is still to be paid (D-16). */
export const orderDelivered = (about: AboutOrder): Mail =>
	orderMail(about, {
		subject: `Your order ${numberOf(about)} was delivered`,
		heading: 'Your order was delivered',
		before: ['The parts below were delivered.', moneyAfterDelivery(about)],
		after: [`Is something not right? Please tell us soon${colon(about)}.`, ...promise(about)],
	})

/** Tells him that his own cancellation counts. */
export const orderCancelled = (about: AboutOrder): Mail =>
	orderMail(about, {
		subject: `Your order ${numberOf(about)} is cancelled`,
		heading: 'Your order is cancelled',
		before: [`You cancelled your order. Nothing will be sent, and ${moneyAfterCancel(about)}.`],
		rows: [['Your reason', about.parts.order.cancelReason]],
		button: { words: 'See spare parts', url: `${about.publicUrl}/spare-parts` },
		after: [`Was this a mistake? Order again, or call us${at(about)}.`],
	})

/** Tells him that we cancelled it, and why. */
export const orderCalledOff = (about: AboutOrder): Mail =>
	orderMail(about, {
		subject: `We had to cancel your order ${numberOf(about)}`,
		heading: 'We had to cancel your order',
		before: [`We are sorry: we cannot send the parts below. Nothing will be sent, and ${moneyAfterCancel(about)}.`],
		rows: [['Our reason', about.parts.order.cancelReason]],
		button: { words: 'See spare parts', url: `${about.publicUrl}/spare-parts` },
		after: [`You can order other parts whenever you like, or call us${at(about)}.`],
	})

/** Tells him of money that came or was given back; null where no money did. */
export function orderMoney(about: AboutOrder) {
	const { order, payments, invoices } = about.parts
	const money = moneyWords({
		what: `order ${order.orderNumber}`,
		payments,
		duePaise: order.totalPaise - paidPaiseOf(order),
		invoices,
	})
	return (
		money && {
			document: money.document,
			mail: orderMail(about, { ...money.words, after: [`Is something not right? Please tell us${colon(about)}.`] }),
		}
	)
}

type Words = Pick<JobCard, 'subject' | 'heading' | 'before' | 'after'> & Partial<Pick<JobCard, 'rows' | 'button'>>

/** The card with what is the same in every mail: what was bought, where to, and for how much. */
function orderMail({ parts: { order, lines }, settings, publicUrl }: AboutOrder, { before, rows = [], button, ...words }: Words): Mail {
	const path = `/profile/orders/${order.orderNumber}`
	return jobCardMail({
		...words,
		to: order.customerEmail,
		page: { customerId: order.customerId, path },
		before: [`Hello ${order.customerName},`, ...before],
		reference: order.orderNumber,
		rows: [
			['Where to', `${order.address}, ${order.city}, ${order.state} ${order.postalCode}`],
			['Name and phone', `${order.customerName}, ${order.customerPhone}`],
			...(order.status === 'shipped' ? travelRows(order) : []),
			...rows,
		],
		lines: [
			...lines.map(({ name, partNumber, quantity, pricePaise, fitsBike }) => ({
				name,
				note: [partNumber, quantity > 1 && `${quantity} pieces`, fitsBike && inSentence(fitPromise(fitsBike))].filter(Boolean).join(', '),
				amount: inRupees(pricePaise * quantity),
			})),
			...(order.distanceFeePaise > 0 ? [{ name: 'Delivery fee', note: '', amount: inRupees(order.distanceFeePaise) }] : []),
		],
		total: ['Total, GST included', inRupees(order.totalPaise)],
		button: button ?? { words: 'See your order', url: `${publicUrl}${path}` },
		company: settings.name,
	})
}

const numberOf = ({ parts }: AboutOrder) => parts.order.orderNumber
const at = ({ settings: { phone } }: AboutOrder) => phone && ` at ${phone}`
const colon = ({ settings: { phone } }: AboutOrder) => phone && `: ${phone}`
const inRupees = (amountPaise: number) => formatRupees(rupees(amountPaise))
const inSentence = (text: string) => text.replace(/^F/, 'f')

type Order = OrderParts['order']
const travelRows = ({ carrier, trackingNumber }: Order) => [
	...(carrier ? [['Carrier', carrier] as const] : []),
	...(trackingNumber ? [['Tracking number', trackingNumber] as const] : []),
]
const sentOff = ({ carrier }: Order) => (carrier ? `We have handed your parts to ${carrier}.` : 'We have sent your parts off.')

/** Said once below the card, where any line has it. */
const promise = ({ parts: { lines } }: AboutOrder) =>
	lines.some(({ fitsBike }) => fitsBike) ? ['If a part does not fit the bike named beside it, we take it back.'] : []

function moneyOnDelivery({ parts: { order } }: AboutOrder) {
	const duePaise = order.totalPaise - paidPaiseOf(order)
	return duePaise > 0 ? `Please have ${inRupees(duePaise)} ready, by UPI or cash.` : 'It is paid already.'
}

function moneyAfterDelivery({ parts: { order, invoices }, settings: { upiId, upiName } }: AboutOrder) {
	if (order.totalPaise === 0) return 'There is nothing to pay.'
	if (order.paymentStatus === 'paid') return paidSentences({ method: order.paymentMethod, invoices })
	const code = upiId && upiName && '; the page of your order shows the amount and a code to scan'
	const due = `If you have not paid yet, ${inRupees(order.totalPaise - paidPaiseOf(order))} is due, by UPI or cash${code}.`
	return [due, attachedSentence(invoices)].filter(Boolean).join(' ')
}

/** What becomes of the money when nothing is sent (D-61). */
function moneyAfterCancel({ parts: { order } }: AboutOrder) {
	const paidPaise = paidPaiseOf(order)
	return paidPaise > 0 ? `we will refund the ${inRupees(paidPaise)} you have paid` : 'there is nothing to pay'
}
