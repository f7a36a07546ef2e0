import { isEmailAddress } from '#shared/email.ts'
import { isBlank } from '#shared/is-blank.ts'

export const durationTypes = ['quarterly', 'half_yearly', 'yearly'] as const
export type DurationType = (typeof durationTypes)[number]
export const durationNames: Record<DurationType, string> = { quarterly: 'Quarterly', half_yearly: 'Half Yearly', yearly: 'Yearly' }
/** Calendar months that each lasts (A.R-62). */
export const durationMonths: Record<DurationType, number> = { quarterly: 3, half_yearly: 6, yearly: 12 }

export const requestStatuses = ['pending', 'approved', 'rejected', 'cancelled'] as const
export type RequestStatus = (typeof requestStatuses)[number]
export const requestStatusDisplay: Record<RequestStatus, string> = {
	pending: 'Pending',
	approved: 'Approved',
	rejected: 'Rejected',
	cancelled: 'Cancelled',
}

export const subscriptionStatuses = ['active', 'expired', 'cancelled'] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]
export const subscriptionStatusDisplay: Record<SubscriptionStatus, string> = {
	active: 'Active',
	expired: 'Expired',
	cancelled: 'Cancelled',
}

/** How a subscription came to its bike or left it: to its customer's next one, away to the bike's new owner, or along to him. */
export const subscriptionMoves = ['bike', 'passed_on', 'came_along'] as const
export type SubscriptionMove = (typeof subscriptionMoves)[number]
export const passedOn = 'This plan went to the new owner of the bike and cannot be renewed.'

/** Lengths, amounts and days; a start is at most so many days ahead, an end that is corrected so many months. */
export const planLimits = {
	name: 100,
	feature: 200,
	features: 20,
	visits: 100,
	nameLeast: 3,
	startDays: 90,
	endMonths: 24,
	notes: 1000,
} as const
export const endTooFar = 'Please choose a day within two years from now.'

// What a request is refused with (A §5, §8).
export const alreadyActive = 'You already have an active subscription. Please cancel it before requesting a new one.'
export const alreadyPending = 'You already have a pending subscription request.'
/** Why no other plan begins for a customer, for the company. */
export const stillToDecide = ({ planName, vehicleName, reference }: { planName: string; vehicleName: string; reference: string }) =>
	`This customer has asked for ${planName} for the ${vehicleName} (request ${reference}). Approve or reject that first.`
export const noActiveSubscription = 'No active subscription found'
/** Why a plan is not cancelled while a technician is at work, for its customer; `when` is 'Fri 20 Nov, 3–4 pm'. */
export const visitUnsettled = (when: string) => `Your visit of ${when} is under way. Once it is recorded you can cancel your plan.`
/** The same for the company, about a move too. */
export const visitToSettle = (when: string) => `The visit of ${when} is still open. Complete it or call it off first.`
export const subscriptionCancelled = 'Subscription cancelled successfully'
const fieldRequired = 'This field is required'
const tooLong = (text: string, most: number) => (text.length > most ? `Ensure this field has no more than ${most} characters.` : null)

export const requiredText = (most: number) => (text: string) => (isBlank(text) ? fieldRequired : tooLong(text.trim(), most))
export const requestNameProblem = (text: string) =>
	text.trim().length < planLimits.nameLeast ? 'Name must be at least 3 characters long' : tooLong(text.trim(), 255)
export const requestEmailProblem = (text: string) => (isEmailAddress(text.trim()) ? null : 'Please enter a valid email address')
/** Ten digits, with a country code before them or without. */
export const requestPhoneProblem = (text: string) =>
	/^(\+\d{1,3}[ -]?)?\d{10}$/.test(text.trim()) ? null : 'Please enter a valid 10-digit phone number'
export const requestCodeProblem = (text: string) => (/^\d{6}$/.test(text.trim()) ? null : 'Please enter a valid 6-digit postal code')
/** As it is kept: digits alone, an Indian number without its country code. */
export const requestPhone = (text: string) => text.replace(/\D/g, '').replace(/^91(?=\d{10}$)/, '')
