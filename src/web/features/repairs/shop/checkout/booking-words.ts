import { totalChanged } from '#contract/company/payment-words.ts'
import type { OrderWords } from '../../../../kits/checkout/order-messages.tsx'

/** What the checkout says about a booking. */
export const bookingWords: OrderWords = {
	confirm: 'Confirm booking',
	showCard: 'Show the job card',
	withdrawn: 'One service cannot be booked as it is. Please remove it from the job card.',
	failed: 'Something went wrong on our side, so we could not confirm your booking. Please try again in a moment.',
	totalChanged: { title: totalChanged, text: 'Nothing is booked yet. The prices on the job card are now the current ones.' },
	refused: {
		title: 'Booking not confirmed',
		kept: 'Your services and everything you typed are kept.',
		byPhone: 'You can also book by phone:',
	},
	doubt: {
		new: {
			title: 'We could not reach our server',
			text: 'We do not know yet whether your booking arrived. Try again asks about the same booking; it is never booked twice. What you typed is kept.',
		},
		old: {
			title: 'An earlier booking of yours has no answer yet',
			text: 'Check in My Repairs if it is there. Try again sends the same booking; it is never booked twice. Forget it if you do not want it any more.',
		},
	},
	list: { to: '/profile?tab=repairs', words: 'My Repairs' },
}
