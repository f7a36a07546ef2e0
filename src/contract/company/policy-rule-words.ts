import { change, damageReport, refundProcessing, reschedule, rescheduleAfter, restocking, returnRequest } from './policy-figure-words.ts'

// The rules as they are told where they apply: beside the button, in its dialog and in the mail.

/** Of a repair, once it is confirmed (D-33). */
export const freeUntil = `free up to ${change} service`
/** Of a repair that can still be cancelled (D-33). The checkout has its words in place, because it carries no other rule. */
export const cancelRule = `You can cancel here until we confirm. After that call us; ${freeUntil}.`
/** How often a booking or a visit is moved, and at what fee; told, never charged (D-62). */
export const moveRule = `The first time you move a booking or a visit is free. After the ${rescheduleAfter} a fee of ${reschedule} may be agreed with you on the phone; it is never charged without your word.`
/** Of a visit. */
export const visitRule = `You can move or cancel a visit until it begins; please tell us ${change} at the latest. Cancelled, it stays yours. ${moveRule}`
/** Of what was paid ahead for what is cancelled. */
export const refundRule = `What you have paid comes back in full within ${refundProcessing}, by UPI or cash, as you paid.`
/** Of a plan that is stopped (A.R-63). */
export const planRefundRule =
	'You can stop a plan at any time, in My Subscriptions. Of what you paid, the share of the visits that were not done comes back; you see the amount before you confirm.'
/** Of parts that were delivered. */
export const returnRule = `Something does not fit or is not right? Ask for a return within ${returnRequest}, and report damage within ${damageReport}. For parts ordered by mistake a restocking fee of ${restocking} may be kept.`
