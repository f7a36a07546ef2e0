import type { VisitCanceller } from '#contract/plans/visit-words.ts'
import { type JobCard, jobCardMail } from '#domains/company/emails/job-card-mail.ts'
import type { Settings } from '#domains/company/find-settings.ts'
import { companyPlaceholders, exampleCustomer, exampleTime } from '#domains/company/mail-texts/common-placeholders.ts'
import { declareMail, type MailTexts, type Placeholders } from '#domains/company/mail-texts/declare-mail.ts'
import { startCodeRow } from '#domains/doorstep/start-code.ts'
import type { VisitParts } from '../find-visit-parts.ts'
import { isAwaited } from '../present-visit.ts'
import { calendarFileOf } from '../visit-calendar.ts'
import { whenOf } from '../when-of.ts'

type Visit = Pick<
	VisitParts['visit'],
	| 'id'
	| 'startsAt'
	| 'startedAt'
	| 'startCode'
	| 'createdAt'
	| 'status'
	| 'version'
	| 'serviceNotes'
	| 'technicianNotes'
	| 'cancelledBy'
	| 'cancellationNotes'
>
/** What every mail about a visit is written from; `remaining`: how many of its subscription can still be scheduled. */
export type AboutVisit = {
	parts: Pick<VisitParts, 'technicianName'> & { visit: Visit; of: Omit<VisitParts['of'], 'forgottenAt' | 'vehicleModelId'> }
	remaining: number
	settings: Pick<Settings, 'name' | 'phone'>
	publicUrl: string
}

const placeholders = {
	name: { says: 'Name of the customer', of: ({ parts }) => parts.of.customerName },
	reference: { says: 'Number of the subscription', of: ({ parts }) => parts.of.reference },
	time: { says: 'When we come', of: ({ parts }) => whenOf(parts.visit) },
	bike: { says: 'The bike it is for', of: ({ parts }) => parts.of.vehicleName },
	plan: { says: 'Name of the plan', of: ({ parts }) => parts.of.planName },
	technician: { says: 'Who comes', isNeeded: true, of: ({ parts }) => parts.technicianName || 'Our technician' },
	visits_left: { says: 'How many visits can still be scheduled', isNeeded: true, of: ({ remaining }) => visitsIn(remaining) },
	...companyPlaceholders,
} satisfies Placeholders<AboutVisit>

type Words = {
	title: string
	sent: string
	texts: MailTexts & { subject: string }
	/** Goes along as a calendar file too, since it changes a customer's day. */
	isInCalendar?: true
	example?: Partial<Visit>
}

/** A mail with the card of the visit and a button to its page. */
const visitMail = (name: string, { texts, isInCalendar, example = {}, ...words }: Words) =>
	declareMail<AboutVisit>(name, {
		group: 'Visits',
		...words,
		texts: { greeting: 'Hello {name},', closing: 'Do you have a question? Please {call}.', ...texts },
		placeholders,
		lay: (about, said) => ({
			...jobCardMail({ ...describeVisit(about), ...said }),
			...(isInCalendar && { calendar: calendarFileOf(about.parts, about.publicUrl) }),
		}),
		example: (place) => ({
			...place,
			parts: {
				visit: { ...exampleVisit, startsAt: exampleTime(place, 2), createdAt: place.at, ...example },
				of: { ...exampleCustomer, planName: 'Complete Care', vehicleName: 'Honda Activa 6G', reference: 'SR0000000000' },
				technicianName: 'Ravi Patil',
			},
			remaining: 2,
		}),
	})

const doesNotCount = 'It does not count: you have {visits_left} left to schedule.'
const cancelledMail = (
	by: VisitCanceller,
	{ heading, sentence, ...words }: { title: string; sent: string; heading: string; sentence: string },
) =>
	visitMail(`visit-cancelled-${by.replace('_', '-')}`, {
		...words,
		texts: { subject: `${heading}: {time}`, heading, opening: `${sentence}\n${doesNotCount}` },
		isInCalendar: true,
		example: { status: 'cancelled', cancelledBy: by },
	})

/** The mails about a visit that was cancelled, by whom; it counts as not used (A.R-66). */
const cancelled = {
	customer: cancelledMail('customer', {
		title: 'Cancelled by the customer',
		sent: 'At once, when a customer has cancelled a visit.',
		heading: 'Your visit is cancelled',
		sentence: 'You cancelled this visit.',
	}),
	company: cancelledMail('company', {
		title: 'Cancelled by us',
		sent: 'At once, when we had to cancel.',
		heading: 'We had to cancel your visit',
		sentence: 'We are sorry. Please choose another time on your plan’s page.',
	}),
	nobody_there: cancelledMail('nobody_there', {
		title: 'Nobody was there',
		sent: 'When the technician came and could not reach anybody.',
		heading: 'We could not find you',
		sentence: 'Our technician came and could not reach anybody, so we cancelled this visit.',
	}),
	subscription: cancelledMail('subscription', {
		title: 'Ended with the subscription',
		sent: 'For each scheduled visit, when a subscription was cancelled.',
		heading: 'Your visit is cancelled',
		sentence: 'It ended with your subscription.',
	}),
} satisfies Record<VisitCanceller, unknown>

/** The mails about a visit, each by what happened. */
export const visitMails = {
	scheduled: visitMail('visit-scheduled', {
		title: 'Visit scheduled',
		sent: 'At once, when a visit was scheduled.',
		texts: {
			subject: 'Your visit on {time}',
			heading: 'Your visit is scheduled',
			opening: 'We come to your address at that time. Until then you can change or cancel it on its page.',
		},
		isInCalendar: true,
	}),
	rescheduled: visitMail('visit-rescheduled', {
		title: 'Time changed',
		sent: 'When a visit has another time than the customer knew.',
		texts: {
			subject: 'Your visit is now on {time}',
			heading: 'Your visit has another time',
			opening: 'This is the time that counts now. The calendar file of this mail takes the place of the earlier one.',
		},
		isInCalendar: true,
	}),
	technician: visitMail('visit-technician', {
		title: 'Technician assigned',
		sent: 'When it is known, or has changed, who comes.',
		texts: { subject: '{technician} comes on {time}', heading: 'We know who comes', opening: '{technician} comes to your visit.' },
	}),
	tomorrow: visitMail('visit-tomorrow', {
		title: 'Visit tomorrow',
		sent: 'The day before, at five in the afternoon.',
		texts: {
			subject: 'Tomorrow: your visit, {time}',
			heading: 'Your visit is tomorrow',
			opening: 'Please have the bike and its key at hand. Does it not suit you? Change it on its page until it begins.',
		},
	}),
	completed: visitMail('visit-completed', {
		title: 'Visit completed',
		sent: 'When the technician has finished.',
		texts: {
			subject: 'Your visit is done: {bike}',
			heading: 'Your visit is done',
			opening: 'What we looked at stands on its page. You have {visits_left} left to schedule.',
		},
		example: { status: 'completed', technicianNotes: 'Chain cleaned and greased, brakes adjusted, tyres at pressure.' },
	}),
	cancelledByCustomer: cancelled.customer,
	cancelledByCompany: cancelled.company,
	nobodyThere: cancelled.nobody_there,
	endedWithSubscription: cancelled.subscription,
}

export const mailOfCancellation = ({ cancelledBy }: Pick<Visit, 'cancelledBy'>) => cancelled[cancelledBy ?? 'company']

type Described = Omit<JobCard, 'subject' | 'heading' | 'greeting' | 'opening' | 'closing'>

function describeVisit({ parts: { visit, of, technicianName }, settings, publicUrl }: AboutVisit): Described {
	const path = `/subscription/visits/${visit.id}`
	return {
		to: of.customerEmail,
		page: { customerId: of.customerId, path },
		reference: of.reference,
		rows: [
			['When', whenOf(visit)],
			['Bike', of.vehicleName],
			['Where', `${of.address}, ${of.city}, ${of.state} ${of.postalCode}`],
			...(technicianName ? [['Who comes', technicianName] as const] : []),
			...(isAwaited(visit) ? startCodeRow(visit) : []),
			...(visit.status === 'cancelled' && visit.cancellationNotes ? [['Reason', visit.cancellationNotes] as const] : []),
		],
		...(visit.status === 'completed' && visit.technicianNotes && { remark: ['What we found and did', visit.technicianNotes] as const }),
		lines: [],
		total: ['To pay', 'Nothing, it is part of your plan'],
		button: { words: 'See your visit', url: `${publicUrl}${path}` },
		company: settings.name,
	}
}

const exampleVisit = {
	id: 0,
	status: 'scheduled',
	startedAt: null,
	startCode: '0000',
	version: 1,
	serviceNotes: '',
	technicianNotes: '',
	cancelledBy: null,
	cancellationNotes: '',
} as const
const visitsIn = (count: number) => `${count} ${count === 1 ? 'visit' : 'visits'}`
