import { totalChanged } from '#contract/company/payment-words.ts'
import type { OrderWords } from '../../../../kits/checkout/order-messages.tsx'

/** What the checkout says about an order of parts. */
export const orderWords: OrderWords = {
	confirm: 'Place Order',
	showCard: 'Show the order',
	withdrawn: 'One part cannot be ordered as it is. Please change or remove it in your order.',
	failed: 'Failed to create order',
	totalChanged: { title: 'Order Failed', text: `${totalChanged} Nothing is ordered yet. The prices shown are now the current ones.` },
	refused: {
		title: 'Order Failed',
		kept: 'Your parts and everything you typed are kept.',
		byPhone: 'You can also order by phone:',
	},
	doubt: {
		new: {
			title: 'We could not reach our server',
			text: 'We do not know yet whether your order arrived. Try again asks about the same order; it is never placed twice. What you typed is kept.',
		},
		old: {
			title: 'An earlier order of yours has no answer yet',
			text: 'Check in My Orders if it is there. Try again sends the same order; it is never placed twice. Forget it if you do not want it any more.',
		},
	},
	list: { to: '/profile?tab=orders', words: 'My Orders' },
}
