import { fitPromise } from '#contract/orders/order-words.ts'
import { type JobCard, jobCardMail } from '#domains/company/emails/job-card-mail.ts'
import type { Settings } from '#domains/company/find-settings.ts'
import { companyPlaceholders, exampleCustomer } from '#domains/company/mail-texts/common-placeholders.ts'
import { declareMail, type ExamplePlace, type MailTexts, type Placeholders } from '#domains/company/mail-texts/declare-mail.ts'
import { paidPaiseOf } from '#domains/company/payments.ts'
import { exampleMoney, moneyPlaceholders, moneyRows, moneyTexts, type WithMoney } from '#domains/invoices/emails/money-words.ts'
import { invoiceSentence, paidSentences } from '#domains/invoices/emails/paid-sentences.ts'
import { formatExactRupees, rupees } from '#shared/money.ts'
import type { OrderParts, OrderRow } from '../present-order.ts'

type Agreed =
	| 'orderNumber'
	| 'customerId'
	| 'customerName'
	| 'customerEmail'
	| 'customerPhone'
	| 'address'
	| 'city'
	| 'state'
	| 'postalCode'
type Money = 'totalPaise' | 'distanceFeePaise' | 'paymentStatus' | 'paymentMethod' | 'paidAmountPaise'
type Order = Pick<OrderRow, Agreed | Money | 'status' | 'cancelReason' | 'carrier' | 'trackingNumber'>
type Line = 'name' | 'partNumber' | 'quantity' | 'pricePaise' | 'fitsBike'

/** What every mail about an order is written from. */
export type AboutOrder = {
	parts: Pick<OrderParts, 'invoices'> & { order: Order; lines: readonly Pick<OrderParts['lines'][number], Line>[] }
	settings: Pick<Settings, 'name' | 'phone' | 'upiId' | 'upiName'>
	publicUrl: string
}

const placeholders = {
	name: { says: 'Name of the customer', of: ({ parts }) => parts.order.customerName },
	reference: { says: 'Number of the order', of: ({ parts }) => parts.order.orderNumber },
	total: { says: 'What it costs in all', isNeeded: true, of: ({ parts }) => inRupees(parts.order.totalPaise) },
	...companyPlaceholders,
} satisfies Placeholders<AboutOrder>

type Words = {
	title: string
	sent: string
	texts: MailTexts & { subject: string }
	placeholders?: Placeholders<AboutOrder>
	/** Rows of the card beside those that every mail has. */
	card?: (about: AboutOrder) => { rows?: JobCard['rows']; button?: JobCard['button'] }
	example?: Partial<Order>
}

/** A mail with the card of the order: what was bought, where to, and for how much. */
const orderMail = (name: string, { texts, card = () => ({}), example = {}, ...words }: Words) =>
	declareMail<AboutOrder>(name, {
		group: 'Spare parts',
		...words,
		texts: { greeting: 'Hello {name},', ...texts },
		placeholders: { ...placeholders, ...words.placeholders },
		lay: (about, said) => {
			const { rows, ...rest } = card(about)
			return jobCardMail({ ...describeOrder(about, rows), ...rest, ...said, closing: [...said.closing, ...promise(about)] })
		},
		example: (place) => exampleOrder(place, example),
	})

const money = { says: 'What becomes of the money', isNeeded: true, of: moneyAfterCancel } as const
const seeParts = ({ publicUrl }: AboutOrder) => ({ words: 'See spare parts', url: `${publicUrl}/spare-parts` })

/** Of money that came or was given back (D-61). */
const moneyMail = (name: string, kind: 'payment' | 'refund') =>
	declareMail<AboutOrder & WithMoney>(name, {
		group: 'Spare parts',
		...moneyTexts('order')[kind],
		placeholders: { ...placeholders, ...moneyPlaceholders },
		lay: (about, said) => jobCardMail({ ...describeOrder(about, moneyRows(about.money)), ...said }),
		example: (place) => {
			const about = exampleOrder(place, { status: 'delivered' })
			return { ...about, money: exampleMoney(kind, { at: place.at, amountPaise: about.parts.order.totalPaise }) }
		},
	})

/** The mails about an order of parts, each by what happened (D-50). */
export const orderMails = {
	placed: orderMail('order-placed', {
		title: 'Order received',
		sent: 'At once, to whoever ordered parts.',
		texts: {
			subject: 'We have your order {reference}',
			heading: 'We have your order',
			opening: 'Thank you. We look at your order now and confirm it. Its page always shows the latest status.',
			closing: "You pay by UPI or cash on delivery.\nYou can cancel on the order's page until we confirm. After that {call}.",
		},
		example: { status: 'placed' },
	}),
	confirmed: orderMail('order-confirmed', {
		title: 'Order confirmed',
		sent: 'When we have confirmed the order.',
		texts: {
			subject: 'Your order {reference} is confirmed',
			heading: 'Your order is confirmed',
			opening: 'We are packing your parts and write again when they are on their way.',
			closing: 'To change or to cancel it, {call}.',
		},
	}),
	shipped: orderMail('order-shipped', {
		title: 'Order on its way',
		sent: 'When the parts were sent off.',
		texts: {
			subject: 'Your order {reference} is on its way',
			heading: 'Your order is on its way',
			opening: '{sent_off}\n{payment}',
			closing: 'Does something not arrive? Please {call}.',
		},
		placeholders: {
			sent_off: { says: 'With whom the parts travel', of: ({ parts }) => sentOff(parts.order) },
			payment: { says: 'What is to be paid at the door', isNeeded: true, of: moneyOnDelivery },
		},
		card: ({ parts }) => ({ rows: travelRows(parts.order) }),
		example: { status: 'shipped', carrier: 'India Post', trackingNumber: 'EX000000000IN' },
	}),
	/** What is still to be paid stands in it too (D-16). */
	delivered: orderMail('order-delivered', {
		title: 'Order delivered',
		sent: 'When the parts were delivered.',
		texts: {
			subject: 'Your order {reference} was delivered',
			heading: 'Your order was delivered',
			opening: 'Your parts were delivered.\n{payment}',
			closing: 'Is something not right? Please {call} soon.',
		},
		placeholders: { payment: { says: 'What is still to be paid, or thanks for it', isNeeded: true, of: moneyAfterDelivery } },
		example: { status: 'delivered' },
	}),
	payment: moneyMail('order-payment', 'payment'),
	refund: moneyMail('order-refund', 'refund'),
	cancelled: orderMail('order-cancelled', {
		title: 'Cancelled by the customer',
		sent: 'At once, when a customer has cancelled.',
		texts: {
			subject: 'Your order {reference} is cancelled',
			heading: 'Your order is cancelled',
			opening: 'You cancelled your order. Nothing will be sent, and {money}.',
			closing: 'Was this a mistake? Order again, or {call}.',
		},
		placeholders: { money },
		card: (about) => ({ rows: [['Your reason', about.parts.order.cancelReason]], button: seeParts(about) }),
		example: { status: 'cancelled', cancelReason: 'I ordered the wrong size.' },
	}),
	calledOff: orderMail('order-called-off', {
		title: 'Cancelled by us',
		sent: 'At once, when we had to cancel.',
		texts: {
			subject: 'We had to cancel your order {reference}',
			heading: 'We had to cancel your order',
			opening: 'We are sorry: we cannot send your parts. Nothing will be sent, and {money}.',
			closing: 'You can order other parts whenever you like, or {call}.',
		},
		placeholders: { money },
		card: (about) => ({ rows: [['Our reason', about.parts.order.cancelReason]], button: seeParts(about) }),
		example: { status: 'cancelled', cancelReason: 'The last piece was damaged.' },
	}),
}

type Said = Pick<JobCard, 'to' | 'page' | 'reference' | 'rows' | 'lines' | 'total' | 'button' | 'company'>

/** The part of the card that is the same in every mail. */
function describeOrder({ parts: { order, lines }, settings, publicUrl }: AboutOrder, rows: JobCard['rows'] = []): Said {
	const path = `/profile/orders/${order.orderNumber}`
	return {
		to: order.customerEmail,
		page: { customerId: order.customerId, path },
		reference: order.orderNumber,
		rows: [
			['Where to', `${order.address}, ${order.city}, ${order.state} ${order.postalCode}`],
			['Name and phone', `${order.customerName}, ${order.customerPhone}`],
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
		button: { words: 'See your order', url: `${publicUrl}${path}` },
		company: settings.name,
	}
}

/** What the previews show. */
const exampleOrder = (place: ExamplePlace, changes: Partial<Order>): AboutOrder => ({
	...place,
	parts: {
		order: {
			orderNumber: 'SP20260101EXAMPL',
			...exampleCustomer,
			status: 'confirmed',
			totalPaise: 83_800,
			distanceFeePaise: 0,
			paymentStatus: 'due',
			paymentMethod: 'cash',
			paidAmountPaise: null,
			cancelReason: '',
			carrier: '',
			trackingNumber: '',
			...changes,
		},
		lines: [{ name: 'Brake pads, front', partNumber: 'BP-0000', quantity: 2, pricePaise: 41_900, fitsBike: 'Hero Splendor Plus' }],
		invoices: [],
	},
})

const inRupees = (amountPaise: number) => formatExactRupees(rupees(amountPaise))
const inSentence = (text: string) => text.replace(/^F/, 'f')

const travelRows = ({ carrier, trackingNumber }: Order) => [
	...(carrier ? [['Carrier', carrier] as const] : []),
	...(trackingNumber ? [['Tracking number', trackingNumber] as const] : []),
]
const sentOff = ({ carrier }: Order) => (carrier ? `We have handed your parts to ${carrier}.` : 'We have sent your parts off.')

/** Said once below the card of what is or was sent, where any line has it. */
const promise = ({ parts: { order, lines } }: AboutOrder) =>
	order.status !== 'cancelled' && lines.some(({ fitsBike }) => fitsBike)
		? ['If a part does not fit the bike named beside it, we take it back.']
		: []

function moneyOnDelivery({ parts: { order } }: AboutOrder) {
	const duePaise = order.totalPaise - paidPaiseOf(order)
	return duePaise > 0 ? `Please have ${inRupees(duePaise)} ready, by UPI or cash.` : 'It is paid already.'
}

function moneyAfterDelivery({ parts: { order, invoices }, settings: { upiId, upiName } }: AboutOrder) {
	if (order.totalPaise === 0) return 'There is nothing to pay.'
	if (order.paymentStatus === 'paid') return paidSentences({ method: order.paymentMethod, invoices })
	const code = upiId && upiName && '; the page of your order shows the amount and a code to scan'
	const paidPaise = paidPaiseOf(order)
	const duePaise = order.totalPaise - paidPaise
	const due =
		paidPaise > 0
			? `You have paid ${inRupees(paidPaise)}; ${inRupees(duePaise)} is still due, by UPI or cash${code}.`
			: `If you have not paid yet, ${inRupees(duePaise)} is due, by UPI or cash${code}.`
	return [due, invoiceSentence(invoices)].filter(Boolean).join(' ')
}

/** What becomes of the money when nothing is sent (D-61). */
function moneyAfterCancel({ parts: { order } }: AboutOrder) {
	const paidPaise = paidPaiseOf(order)
	return paidPaise > 0 ? `we will refund the ${inRupees(paidPaise)} you have paid` : 'there is nothing to pay'
}
