import { durationNames, type SubscriptionMove } from '#contract/plans/plan-words.ts'
import { jobCardMail } from '#domains/company/emails/job-card-mail.ts'
import type { Settings } from '#domains/company/find-settings.ts'
import type { Mail } from '#platform/mail/mailer.ts'
import type { Stop } from '#platform/mail/stop.ts'
import { formatLongDate } from '#shared/days.ts'
import { formatRupees, rupees } from '#shared/money.ts'
import type { RequestRow } from '../present-request.ts'
import type { SubscriptionRow } from '../present-subscription.ts'

type Company = { settings: Pick<Settings, 'name' | 'phone'>; publicUrl: string }
export type AboutRequest = Company & { row: RequestRow }
export type AboutSubscription = Company & { row: SubscriptionRow }

/** Tells a customer that we have his request for a plan. */
export const requestReceived = (about: AboutRequest): Mail =>
	planMail(about, {
		subject: `We have your request ${about.row.reference}`,
		heading: 'We have your request',
		before: ['Thank you. We look at your request now and write as soon as it is approved. There is nothing to pay before that.'],
	})

/** Tells him that we rejected it, and why. */
export const requestRejected = (about: AboutRequest): Mail =>
	planMail(about, {
		subject: `We cannot approve your request ${about.row.reference}`,
		heading: 'We cannot approve your request',
		before: ['We are sorry: your plan does not begin, and there is nothing to pay.'],
		rows: [['Our reason', about.row.rejectionReason]],
		after: ['You can ask for a plan again whenever you like.'],
	})

/** Tells him that his subscription begins, and until when. */
export const subscriptionBegun = (about: AboutSubscription): Mail =>
	planMail(about, {
		subject: `Your plan ${about.row.planName} is approved`,
		heading: 'Your plan is approved',
		before: ['Your subscription is active. Choose the days of your visits in your profile.'],
		rows: datesOf(about),
		after: ['You pay by UPI or cash.'],
	})

/** Tells him that it is cancelled, and what he gets back (A.R-63). */
export const subscriptionEnded = (about: AboutSubscription): Mail =>
	planMail(about, {
		subject: `Your subscription ${about.row.reference} is cancelled`,
		heading: 'Your subscription is cancelled',
		before: [
			about.row.refundPaise > 0
				? `Visits that were still scheduled are cancelled too. We give you back ${inRupees(about.row.refundPaise)} for the visits that you have not used.`
				: 'Visits that were still scheduled are cancelled too.',
		],
		rows: [['Reason', about.row.cancelReason]],
	})

const movedWords: Record<SubscriptionMove, (row: SubscriptionRow) => { heading: string; text: string }> = {
	bike: ({ vehicleName, formerVehicleName }) => ({
		heading: `Your plan is for your ${vehicleName} now`,
		text: `It moved from your ${formerVehicleName}, as agreed. Visits that are scheduled are for your ${vehicleName}; days and visits left stay as they are.`,
	}),
	passed_on: ({ vehicleName }) => ({
		heading: 'Your plan went with the bike',
		text: `As agreed, what was left of it belongs to the new owner of your ${vehicleName}, with the visits that were scheduled. Your subscription ends today.`,
	}),
	came_along: ({ vehicleName }) => ({
		heading: 'A plan came with your bike',
		text: `The former owner of your ${vehicleName} passed the rest of it on to you. There is nothing to pay. Visits that were scheduled come to you now; of each you get a mail.`,
	}),
}

/** Tells of a move to another bike or owner whoever had it and whoever has it; of the other one nothing. */
export const subscriptionMoved = (about: AboutSubscription): Mail => {
	const { heading, text } = movedWords[about.row.moved ?? 'bike'](about.row)
	return planMail(about, { subject: heading, heading, before: [text], rows: datesOf(about) })
}

/** Tells him that it ends soon. */
export const subscriptionEnds = (about: AboutSubscription & { stop?: Stop }): Mail =>
	planMail(about, {
		...(about.stop && { stop: about.stop }),
		subject: `Your plan ${about.row.planName} ends on ${formatLongDate(about.row.endDate)}`,
		heading: 'Your plan ends soon',
		before: [`Its last day is ${formatLongDate(about.row.endDate)}. Visits that you have left can be done until then.`],
		rows: datesOf(about),
		after: ['Once it has ended you can renew it in your profile.'],
	})

type Words = {
	subject: string
	heading: string
	before: readonly string[]
	rows?: readonly (readonly [string, string])[]
	after?: readonly string[]
	stop?: Stop
}

const pathOfPlans = '/profile?tab=subscriptions'

function planMail(
	{ row, settings, publicUrl }: AboutRequest | AboutSubscription,
	{ before, rows = [], after = [], ...words }: Words,
): Mail {
	const paid = inRupees(row.discountedPricePaise)
	return jobCardMail({
		...words,
		to: row.customerEmail,
		page: { customerId: row.customerId, path: pathOfPlans },
		before: [`Hello ${row.customerName},`, ...before],
		reference: row.reference,
		rows: [
			['Bike', row.vehicleName],
			['Where', `${row.address}, ${row.city}, ${row.state} ${row.postalCode}`],
			['Name and phone', `${row.customerName}, ${row.customerPhone}`],
			...rows,
		],
		lines: [{ name: `${row.planName}, ${durationNames[row.durationType]}`, note: `${row.maxVisits} visits`, amount: paid }],
		total: ['Total, GST included', paid],
		button: { words: 'See your plan', url: `${publicUrl}${pathOfPlans}` },
		after: [...after, `Do you have a question? Please call us${settings.phone && ` at ${settings.phone}`}.`],
		company: settings.name,
	})
}

const datesOf = ({ row }: AboutSubscription) => [
	['From', formatLongDate(row.startDate)] as const,
	['Until', formatLongDate(row.endDate)] as const,
]
const inRupees = (paise: number) => formatRupees(rupees(paise))
