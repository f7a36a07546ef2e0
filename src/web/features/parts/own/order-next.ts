import type { OrderStatus } from '#contract/orders/order-words.ts'
import type { Order } from '#contract/orders/orders.ts'
import { formatExactRupees } from '#shared/money.ts'
import { dueOf, paidInWords } from '../../../kits/payment/payment-words.ts'

type Next = { title: string; text: string }

/** What comes next, in few words and a sentence: what the page of an order begins with (ux 88). */
export const nextOfOrder = (order: Order): Next => byStatus[order.status](order)

const byStatus = {
	placed: () => ({ title: 'Waiting for confirmation', text: 'We look for your parts and confirm. You can cancel until then.' }),
	confirmed: (order) => ({ title: 'We pack your parts', text: `You hear from us when they are on their way. ${payWords(order)}` }),
	shipped: (order) => ({
		title: order.carrier ? `On the way with ${order.carrier}` : 'On the way to you',
		text: order.tracking_number ? `The tracking number is ${order.tracking_number}. ${payWords(order)}` : payWords(order),
	}),
	delivered: (order) => {
		if (order.total_amount === 0) return { title: 'Delivered', text: 'Nothing to pay. Thank you.' }
		if (order.payment_status === 'paid') return { title: 'Delivered and paid', text: `${paidInWords(order)}. Thank you.` }
		const soFar =
			order.paid_amount > 0 ? ` You have paid ${formatExactRupees(order.paid_amount)} of ${formatExactRupees(order.total_amount)}.` : ''
		return { title: `Pay ${formatExactRupees(dueOf(order))}`, text: `Your parts are delivered.${soFar}` }
	},
	cancelled: (order) => ({
		title: order.timeline.some(({ status, by }) => status === 'cancelled' && by === 'company') ? 'We cancelled it' : 'You cancelled it',
		text: refundWords(order),
	}),
} satisfies Record<OrderStatus, (order: Order) => Next>

const payWords = (order: Order) =>
	dueOf(order) > 0 ? `You pay ${formatExactRupees(dueOf(order))} by UPI or cash on delivery.` : 'Nothing more to pay.'

function refundWords({ payment_status: status, refund_amount }: Order) {
	const amount = formatExactRupees(refund_amount)
	if (status === 'refund_due') return `Nothing is sent. We give you back the ${amount} you paid.`
	return status === 'refunded' ? `Nothing is sent. We gave you back the ${amount} you paid.` : 'Nothing is sent. Nothing to pay.'
}
