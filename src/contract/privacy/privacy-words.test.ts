import { expect, test } from 'vitest'
import { howManyOpen, openBookings, untilOver } from './privacy-words.ts'

const repair = (reference: string) => ({ kind: 'repair', reference }) as const
const order = (reference: string) => ({ kind: 'order', reference }) as const

test.each([
	[
		[repair('BK1')],
		'One booking is still open',
		'it is done',
		'Your booking BK1 is still open. Cancel it, or wait until it is done; then you can delete your account.',
	],
	[
		[order('SP1')],
		'One order is still open',
		'it is delivered',
		'Your order SP1 is still open. Cancel it, or wait until it is delivered; then you can delete your account.',
	],
	[
		[order('SP1'), order('SP2')],
		'2 orders are still open',
		'they are delivered',
		'Your orders SP1, SP2 are still open. Cancel them, or wait until they are delivered; then you can delete your account.',
	],
	[
		[repair('BK1'), repair('BK2'), order('SP1')],
		'2 bookings and 1 order are still open',
		'they are done and delivered',
		'Your bookings BK1, BK2 and your order SP1 are still open. Cancel them, or wait until they are done and delivered; then you can delete your account.',
	],
])('what keeps an account is named by what it is (D-43, B.R-17): %j', (open, title, until, words) => {
	expect([howManyOpen(open), untilOver(open), openBookings(open)]).toEqual([title, until, words])
})
