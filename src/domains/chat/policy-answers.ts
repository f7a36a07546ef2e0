import { askForPerson } from '#contract/chat/chat-words.ts'
import * as figure from '#contract/company/policy-figure-words.ts'
import { cancelRule, planRefundRule, returnRule, visitRule } from '#contract/company/policy-rule-words.ts'
import { type PolicyName, policyNames, policyPaths } from '#contract/company/policy-words.ts'
import type { ChatAnswer, ChatQuestion } from './chat-answer.ts'

// What the policies say, with their figures from the one file that the pages read too.

const page = (name: PolicyName) => ({ label: policyNames[name], to: policyPaths[name] })
const ownThings = [
	{ label: 'My Repairs', to: '/profile?tab=repairs' },
	{ label: 'My Orders', to: '/profile?tab=orders' },
	{ label: 'My Subscriptions', to: '/profile?tab=subscriptions' },
]

const endOfPlan: ChatAnswer = {
	reply: planRefundRule,
	suggestions: ['What is left of my plan?', askForPerson],
	actions: [{ label: 'My Subscriptions', to: '/profile?tab=subscriptions' }, page('refund')],
}
/** 'My plans have changed' is about no plan of ours. */
const planNamed = /\b(plan|subscriptions?|amc|unused visits?)\b|प्लान|सब्सक्रिप्शन/i
const bookingNamed = /\b(bookings?|orders?|repairs?|parts?|slot|appointment)\b|बुकिंग|ऑर्डर/i
const visitNamed = /\bvisits?\b|विजिट/i
/** Of a plan other rules hold than of what is booked or ordered (A.R-63). */
const isAboutPlan = ({ message, whole }: ChatQuestion) => planNamed.test(whole) && !bookingNamed.test(message)

/** How something is cancelled: a plan, or what was booked, which a visit of a plan is too. */
export const cancellationOf = (asked: ChatQuestion) => (isAboutPlan(asked) && !visitNamed.test(asked.message) ? endOfPlan : cancellation)

/** What comes back, of a plan or of anything else. */
export const refundOf = (asked: ChatQuestion) => (isAboutPlan(asked) ? endOfPlan : refund)

const cancellation: ChatAnswer = {
	reply: `Open the booking, order or visit in your profile: it offers Cancel for as long as that is possible, and says what you get back.\nA repair: ${cancelRule}\nA visit: ${visitRule}`,
	suggestions: ['How long does a refund take?', askForPerson],
	actions: [...ownThings, page('refund')],
}

export const rescheduleFee: ChatAnswer = {
	reply: `The first time is free. After the ${figure.rescheduleAfter} a fee of ${figure.reschedule} may be agreed with you on the phone; it is never charged without your word. Please tell us ${figure.change} at the latest.`,
	suggestions: ['Can I cancel?', askForPerson],
	actions: [page('terms')],
}

const refund: ChatAnswer = {
	reply: `Ask within ${figure.refundRequest} of the transaction. We review it within ${figure.refundReview}; an agreed refund is processed within ${figure.refundProcessing}, by UPI or cash, as you paid. What you paid ahead for something that is cancelled in time comes back in full.`,
	suggestions: ['Can I cancel?', askForPerson],
	actions: [page('refund')],
}

export const returns: ChatAnswer = {
	reply: `${returnRule} After our answer the part comes back within ${figure.returnWithin}. A part that we said fits and does not goes back free.`,
	suggestions: ['How long does a refund take?', askForPerson],
	actions: [page('return'), { label: 'My Orders', to: '/profile?tab=orders' }],
}

export const shipping: ChatAnswer = {
	reply: `Shipping is free above ${figure.freeShipping}; below that it costs ${figure.paidShipping}. Express adds ${figure.express}, same-day delivery costs ${figure.sameDay}, items over ${figure.heavyFrom} add ${figure.heavy}. When you share your location, a fee for the way comes on top; the checkout shows it before you confirm. The day is on your order’s page once it is shipped.`,
	suggestions: ['Where is my order?', 'How can I pay?'],
	actions: [page('shipping')],
}

export const privacy: ChatAnswer = {
	reply: `We keep what we need to come to you and to do the work, and sell it to nobody. Transactions stay ${figure.keptTransactions}, service history ${figure.keptServices}, messages ${figure.keptMessages}. In your profile you download your data or delete the account.`,
	suggestions: [askForPerson],
	actions: [page('privacy')],
}

export const payment: ChatAnswer = {
	reply: 'You pay by UPI or cash, after the work is done or when parts are delivered. Nothing is charged online. Prices include GST.',
	suggestions: ['Do I get an invoice?', 'What are your plans?'],
}

export const invoice: ChatAnswer = {
	reply:
		'Yes. Once the work is done or your parts are on their way, the invoice with its GST comes by mail as PDF. You find it on the page of your repair or order too. Prices include GST.',
	suggestions: ['How can I pay?', askForPerson],
	actions: ownThings,
}
