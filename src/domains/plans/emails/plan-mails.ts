import { durationNames, type SubscriptionMove } from '#contract/plans/plan-words.ts'
import { type JobCard, jobCardMail } from '#domains/company/emails/job-card-mail.ts'
import type { Settings } from '#domains/company/find-settings.ts'
import { companyPlaceholders, exampleCustomer, exampleUnsubscribe } from '#domains/company/mail-texts/common-placeholders.ts'
import { declareMail, type ExamplePlace, type MailTexts, type Placeholders } from '#domains/company/mail-texts/declare-mail.ts'
import { exampleMoney, moneyPlaceholders, moneyRows, moneyTexts, type WithMoney } from '#domains/invoices/emails/money-words.ts'
import type { Unsubscribe } from '#platform/mail/unsubscribe.ts'
import { addDays, dayOf, formatLongDate } from '#shared/days.ts'
import { formatExactRupees, rupees } from '#shared/money.ts'
import type { RequestRow } from '../present-request.ts'
import type { SubscriptionRow } from '../present-subscription.ts'

type Contact = 'reference' | 'customerId' | 'customerName' | 'customerEmail' | 'customerPhone' | 'address' | 'city' | 'state' | 'postalCode'
type Bought = 'vehicleName' | 'planName' | 'durationType' | 'maxVisits' | 'discountedPricePaise'
type Request = Pick<RequestRow, Contact | Bought | 'rejectionReason'>
type Subscription = Pick<
	SubscriptionRow,
	Contact | Bought | 'startDate' | 'endDate' | 'refundPaise' | 'cancelReason' | 'moved' | 'formerVehicleName'
>

type Company = { settings: Pick<Settings, 'name' | 'phone'>; publicUrl: string; stop?: Unsubscribe }
export type AboutRequest = Company & { row: Request }
export type AboutSubscription = Company & { row: Subscription }

const placeholders = {
	name: { says: 'Name of the customer', of: ({ row }) => row.customerName },
	reference: { says: 'Number of the request or subscription', of: ({ row }) => row.reference },
	plan: { says: 'Name of the plan', of: ({ row }) => row.planName },
	bike: { says: 'The bike it is for', of: ({ row }) => row.vehicleName },
	...companyPlaceholders,
} satisfies Placeholders<AboutRequest | AboutSubscription>

type Words<About> = {
	title: string
	sent: string
	texts: MailTexts & { subject: string }
	placeholders?: Placeholders<About>
	/** Rows of the card beside those that every mail has. */
	rows?: (about: About) => JobCard['rows']
}
const question = 'Do you have a question? Please {call}.'

/** A mail with the card of the plan and a button to the plans of its reader. */
const planMail = <About extends AboutRequest | AboutSubscription>(
	name: string,
	{ texts, rows = () => [], ...words }: Words<About>,
	example: (place: ExamplePlace) => About,
) =>
	declareMail<About>(name, {
		group: 'Plans',
		...words,
		texts: { greeting: 'Hello {name},', closing: question, ...texts },
		placeholders: { ...placeholders, ...words.placeholders },
		lay: (about, said) => jobCardMail({ ...describePlan(about, rows(about)), ...said }),
		example,
	})

const requestMail = (name: string, words: Words<AboutRequest>, example: Partial<Request> = {}) =>
	planMail<AboutRequest>(name, words, (place) => ({ ...place, row: { ...exampleBought, rejectionReason: '', ...example } }))
const subscriptionMail = (name: string, words: Words<AboutSubscription>, example: Partial<Subscription> = {}) =>
	planMail<AboutSubscription>(name, words, (place) => exampleSubscription(place, example))

const endDate = { says: 'Its last day', isNeeded: true, of: ({ row }: AboutSubscription) => formatLongDate(row.endDate) } as const

const movedMail = (
	name: string,
	move: SubscriptionMove,
	words: Pick<Words<AboutSubscription>, 'title' | 'sent'> & { heading: string; opening: string },
) => {
	const { heading, opening, ...rest } = words
	const former = { says: 'The bike that had it', of: ({ row }: AboutSubscription) => row.formerVehicleName }
	const texts = { subject: heading, heading, opening }
	return subscriptionMail(
		name,
		{ ...rest, texts, placeholders: { former_bike: former, end_date: { says: endDate.says, of: endDate.of } }, rows: datesOf },
		{ moved: move, formerVehicleName: 'Hero Splendor Plus' },
	)
}

/** Of money that came or was given back (D-61). */
const moneyMail = (name: string, kind: 'payment' | 'refund') =>
	declareMail<AboutSubscription & WithMoney>(name, {
		group: 'Plans',
		...moneyTexts('subscription')[kind],
		placeholders: { ...placeholders, ...moneyPlaceholders },
		lay: (about, said) => jobCardMail({ ...describePlan(about, moneyRows(about.money)), ...said }),
		example: (place) => {
			const about = exampleSubscription(place, {})
			return { ...about, money: exampleMoney(kind, { at: place.at, amountPaise: about.row.discountedPricePaise }) }
		},
	})

/** The mails about plans, each by what happened. */
export const planMails = {
	requested: requestMail('plan-requested', {
		title: 'Request received',
		sent: 'At once, to whoever asked for a plan.',
		texts: {
			subject: 'We have your request {reference}',
			heading: 'We have your request',
			opening: 'Thank you. We look at your request now and write as soon as it is approved. There is nothing to pay before that.',
		},
	}),
	rejected: requestMail(
		'plan-rejected',
		{
			title: 'Request rejected',
			sent: 'When we could not approve a request.',
			texts: {
				subject: 'We cannot approve your request {reference}',
				heading: 'We cannot approve your request',
				opening: 'We are sorry: your plan does not begin, and there is nothing to pay.',
				closing: `You can ask for a plan again whenever you like.\n${question}`,
			},
			rows: ({ row }) => [['Our reason', row.rejectionReason]],
		},
		{ rejectionReason: 'We do not come to your area yet.' },
	),
	begun: subscriptionMail('subscription-begun', {
		title: 'Plan approved',
		sent: 'When a request was approved and the subscription begins.',
		texts: {
			subject: 'Your plan {plan} is approved',
			heading: 'Your plan is approved',
			opening: 'Your subscription is active. Choose the days of your visits in your profile.',
			closing: `You pay by UPI or cash.\n${question}`,
		},
		rows: datesOf,
	}),
	/** What the customer gets back stands in it (A.R-63). */
	ended: subscriptionMail(
		'subscription-cancelled',
		{
			title: 'Subscription cancelled',
			sent: 'When a subscription was cancelled.',
			texts: {
				subject: 'Your subscription {reference} is cancelled',
				heading: 'Your subscription is cancelled',
				opening: 'Visits that were still scheduled are cancelled too. {refund}',
			},
			placeholders: { refund: { says: 'What is given back', isNeeded: true, of: refundOf } },
			rows: ({ row }) => [['Reason', row.cancelReason]],
		},
		{ cancelReason: 'I sold the bike.', refundPaise: 99_900 },
	),
	payment: moneyMail('subscription-payment', 'payment'),
	refund: moneyMail('subscription-refund', 'refund'),
	bike: movedMail('subscription-next-bike', 'bike', {
		title: 'Moved to another bike',
		sent: 'When a plan was moved to the next bike of its customer.',
		heading: 'Your plan is for your {bike} now',
		opening:
			'It moved from your {former_bike}, as agreed. Visits that are scheduled are for your {bike}; days and visits left stay as they are.',
	}),
	passed_on: movedMail('subscription-passed-on', 'passed_on', {
		title: 'Passed on with the bike',
		sent: 'To the former owner, when a plan went along with a bike.',
		heading: 'Your plan went with the bike',
		opening:
			'As agreed, what was left of it belongs to the new owner of your {bike}, with the visits that were scheduled. The last day of your subscription is {end_date}.',
	}),
	came_along: movedMail('subscription-came-along', 'came_along', {
		title: 'Came along with the bike',
		sent: 'To the new owner, when a plan went along with a bike.',
		heading: 'A plan came with your bike',
		opening:
			'The former owner of your {bike} passed the rest of it on to you. There is nothing to pay. Visits that were scheduled come to you now: please look in your profile when they are.',
	}),
	ends: planMail<AboutSubscription>(
		'subscription-ends',
		{
			title: 'Plan ends soon',
			sent: 'Some days before the last one, to customers who did not end such mails.',
			texts: {
				subject: 'Your plan {plan} ends on {end_date}',
				heading: 'Your plan ends soon',
				opening: 'Its last day is {end_date}. Visits that you have left can be done until then.',
				closing: `Once it has ended you can renew it in your profile.\n${question}`,
			},
			placeholders: { end_date: endDate },
			rows: datesOf,
		},
		(place) => ({ ...exampleSubscription(place, {}), stop: exampleUnsubscribe(place, 'plans') }),
	),
}

/** The mail about a move to another bike or owner; neither side learns anything of the other. */
export const mailOfMove = ({ moved }: Pick<SubscriptionRow, 'moved'>) => planMails[moved ?? 'bike']

const pathOfPlans = '/profile?tab=subscriptions'
type Described = Omit<JobCard, 'subject' | 'heading' | 'greeting' | 'opening' | 'closing'>

function describePlan({ row, settings, publicUrl, stop }: AboutRequest | AboutSubscription, rows: JobCard['rows']): Described {
	const paid = inRupees(row.discountedPricePaise)
	return {
		to: row.customerEmail,
		page: { customerId: row.customerId, path: pathOfPlans },
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
		company: settings.name,
		...(stop && { stop }),
	}
}

const exampleBought = {
	...exampleCustomer,
	reference: 'SR0000000000',
	vehicleName: 'Honda Activa 6G',
	planName: 'Complete Care',
	durationType: 'yearly',
	maxVisits: 4,
	discountedPricePaise: 299_900,
} as const

const exampleSubscription = (place: ExamplePlace, changes: Partial<Subscription>): AboutSubscription => ({
	...place,
	row: {
		...exampleBought,
		startDate: dayOf(place.at),
		endDate: addDays(dayOf(place.at), 364),
		refundPaise: 0,
		cancelReason: '',
		moved: null,
		formerVehicleName: '',
		...changes,
	},
})

function datesOf({ row }: AboutSubscription): JobCard['rows'] {
	return [
		['From', formatLongDate(row.startDate)],
		['Until', formatLongDate(row.endDate)],
	]
}
function refundOf({ row }: AboutSubscription) {
	return row.refundPaise > 0 ? `We give you back ${inRupees(row.refundPaise)} for the visits that you have not used.` : ''
}
const inRupees = (paise: number) => formatExactRupees(rupees(paise))
