import { expect, test } from 'vitest'
import type { Order } from '#contract/orders/orders.ts'
import { nextOfOrder } from './order-next.ts'

const order = (changes: Partial<Order>) =>
	({
		status: 'placed',
		total_amount: 1040,
		paid_amount: 0,
		refund_amount: 0,
		payment_status: 'due',
		payment_method: 'cash',
		payments: [],
		carrier: '',
		tracking_number: '',
		timeline: [],
		...changes,
	}) as unknown as Order
const byCompany = [{ status: 'cancelled', status_display: 'Cancelled', at: '', by: 'company', note: '' }] as const
const onDelivery = 'You pay ₹1,040 by UPI or cash on delivery.'
const paid = { paid_amount: 1040, payment_status: 'paid' } as const

test.each<[Partial<Order>, string, string]>([
	[{}, 'Waiting for confirmation', 'We look for your parts and confirm. You can cancel until then.'],
	[{ status: 'confirmed' }, 'We pack your parts', `You hear from us when they are on their way. ${onDelivery}`],
	[{ status: 'shipped' }, 'On the way to you', onDelivery],
	[{ status: 'shipped', ...paid }, 'On the way to you', 'Nothing more to pay.'],
	[
		{ status: 'shipped', carrier: 'India Post', tracking_number: 'EX1' },
		'On the way with India Post',
		`The tracking number is EX1. ${onDelivery}`,
	],
	[{ status: 'delivered' }, 'Pay ₹1,040', 'Your parts are delivered.'],
	[{ status: 'delivered', paid_amount: 40 }, 'Pay ₹1,000', 'Your parts are delivered. You have paid ₹40 of ₹1,040.'],
	[{ status: 'delivered', ...paid }, 'Delivered and paid', 'Paid ₹1,040 in cash. Thank you.'],
	[{ status: 'cancelled' }, 'You cancelled it', 'Nothing is sent. Nothing to pay.'],
	[
		{ status: 'cancelled', timeline: [...byCompany], payment_status: 'refund_due', refund_amount: 100 },
		'We cancelled it',
		'Nothing is sent. We give you back the ₹100 you paid.',
	],
	[
		{ status: 'cancelled', payment_status: 'refunded', refund_amount: 100 },
		'You cancelled it',
		'Nothing is sent. We gave you back the ₹100 you paid.',
	],
])('an order with %j says what comes next (B.R-17, D-61, ux 88): %s', (changes, title, text) => {
	expect(nextOfOrder(order(changes))).toEqual({ title, text })
})
