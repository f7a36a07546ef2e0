import { expect, test } from 'vitest'
import { howManyOpen, openBookings, whatToDo } from './privacy-words.ts'

const repair = (reference: string) => ({ kind: 'repair', reference }) as const
const sell = (reference: string) => ({ kind: 'sell-request', reference }) as const
const request = (reference: string) => ({ kind: 'subscription-request', reference }) as const
const order = (reference: string) => ({ kind: 'order', reference }) as const

test.each([
	[
		[repair('BK1')],
		'One booking is still open',
		'Your booking BK1 is still open. Cancel it, or wait until it is done; then you can delete your account.',
	],
	[
		[order('SP1')],
		'One order is still open',
		'Your order SP1 is still open. Cancel it, or wait until it is delivered; then you can delete your account.',
	],
	[
		[order('SP1'), order('SP2')],
		'2 orders are still open',
		'Your orders SP1, SP2 are still open. Cancel them, or wait until they are delivered; then you can delete your account.',
	],
	[
		[repair('BK1'), repair('BK2'), order('SP1')],
		'2 bookings and 1 order are still open',
		'Your bookings BK1, BK2 and your order SP1 are still open. Cancel them, or wait until they are done and delivered; then you can delete your account.',
	],
	[
		[request('SR1')],
		'One plan request is still open',
		'Your plan request SR1 is still open. Call or write to us to take it back, or wait until it is answered; then you can delete your account.',
	],
	[
		[sell('SR1'), sell('SR2')],
		'2 sell requests are still open',
		'Your sell requests SR1, SR2 are still open. Call or write to us to take them back, or wait until they are over; then you can delete your account.',
	],
	[
		[repair('BK1'), sell('SR1')],
		'1 booking and 1 sell request are still open',
		'Your booking BK1 and your sell request SR1 are still open. Cancel your booking, call or write to us to take your sell request back, or wait until they are done and over; then you can delete your account.',
	],
])('what keeps an account is named by what it is (D-43, B.R-17): %j', (open, title, words) => {
	expect([howManyOpen(open), openBookings(open)]).toEqual([title, words])
	expect(words.endsWith(whatToDo(open))).toBe(true)
})
