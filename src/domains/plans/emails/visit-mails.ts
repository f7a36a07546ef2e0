import type { VisitCanceller } from '#contract/plans/visit-words.ts'
import { jobCardMail } from '#domains/company/emails/job-card-mail.ts'
import type { Settings } from '#domains/company/find-settings.ts'
import type { Mail } from '#platform/mail/mailer.ts'
import type { VisitParts } from '../find-visit-parts.ts'
import { calendarFileOf } from '../visit-calendar.ts'
import { whenOf } from '../when-of.ts'

/** What every mail about a visit is written from; `remaining`: how many of its subscription can still be scheduled. */
export type AboutVisit = { parts: VisitParts; remaining: number; settings: Pick<Settings, 'name' | 'phone'>; publicUrl: string }

/** Tells a customer that we have his visit. */
export const visitScheduled = (about: AboutVisit): Mail =>
	mailWithCalendar(about, {
		subject: `Your visit on ${whenOf(about.parts.visit)}`,
		heading: 'Your visit is scheduled',
		before: ['We come to your address at that time. Until then you can change or cancel it on its page.'],
	})

/** Tells him of another time. */
export const visitRescheduled = (about: AboutVisit): Mail =>
	mailWithCalendar(about, {
		subject: `Your visit is now on ${whenOf(about.parts.visit)}`,
		heading: 'Your visit has another time',
		before: ['This is the time that counts now. The calendar file of this mail takes the place of the earlier one.'],
	})

/** Tells him who comes. */
export const visitTechnician = (about: AboutVisit): Mail =>
	visitMail(about, {
		subject: `${about.parts.technicianName} comes on ${whenOf(about.parts.visit)}`,
		heading: 'We know who comes',
		before: [`${about.parts.technicianName} comes to your visit.`],
	})

/** Tells him the day before. */
export const visitTomorrow = (about: AboutVisit): Mail =>
	visitMail(about, {
		subject: `Tomorrow: your visit, ${whenOf(about.parts.visit)}`,
		heading: 'Your visit is tomorrow',
		before: ['Please have the bike and its key at hand. Does it not suit you? Change it on its page until it begins.'],
	})

/** Tells him what was done. */
export const visitCompleted = (about: AboutVisit): Mail =>
	visitMail(about, {
		subject: `Your visit is done: ${about.parts.of.vehicleName}`,
		heading: 'Your visit is done',
		before: [`What we looked at stands on its page. You have ${visitsIn(about.remaining)} left to schedule.`],
		remark: about.parts.visit.technicianNotes,
	})

const cancelledWords: Record<VisitCanceller, readonly [heading: string, sentence: string]> = {
	customer: ['Your visit is cancelled', 'You cancelled this visit.'],
	company: ['We had to cancel your visit', 'We are sorry. Please choose another time on your plan’s page.'],
	nobody_there: ['We could not find you', 'Our technician came and could not reach anybody, so we cancelled this visit.'],
	subscription: ['Your visit is cancelled', 'It ended with your subscription.'],
}

/** Tells him that it is cancelled, by whom, and that it counts as not used (A.R-66). */
export function visitCancelled(about: AboutVisit): Mail {
	const { cancelledBy, cancellationNotes } = about.parts.visit
	const [heading, sentence] = cancelledWords[cancelledBy ?? 'company']
	return mailWithCalendar(about, {
		subject: `${heading}: ${whenOf(about.parts.visit)}`,
		heading,
		before: [sentence, ...(cancelledBy === 'subscription' ? [] : [`It does not count: you have ${visitsIn(about.remaining)} left to schedule.`])],
		rows: cancellationNotes ? [['Reason', cancellationNotes]] : [],
	})
}

/** Tells whoever had the plan that the visit went with the bike, so that his calendar takes it out. */
export const visitPassedOn = (about: AboutVisit): Mail => {
	const { parts, publicUrl } = about
	const own = { ...parts, visit: { ...parts.visit, status: 'cancelled' as const } }
	return {
		...visitMail(about, {
			subject: `Your visit went with the bike: ${whenOf(parts.visit)}`,
			heading: 'Your visit went with the bike',
			before: [`The new owner of your ${parts.of.vehicleName} has this visit now, as agreed. You need not be there.`],
			page: { path: '/profile?tab=subscriptions', button: 'See your plans' },
		}),
		calendar: calendarFileOf(own, publicUrl),
	}
}

type Words = { subject: string; heading: string; before: readonly string[]; rows?: readonly (readonly [string, string])[]; remark?: string; page?: { path: string; button: string } }

/** What changes a customer's day goes along as a calendar file too. */
const mailWithCalendar = (about: AboutVisit, words: Words): Mail => ({
	...visitMail(about, words),
	calendar: calendarFileOf(about.parts, about.publicUrl),
})

function visitMail(about: AboutVisit, { before, rows = [], remark, page, ...words }: Words): Mail {
	const { parts, settings, publicUrl } = about
	const { visit, of, technicianName } = parts
	const { path, button } = page ?? { path: `/subscription/visits/${visit.id}`, button: 'See your visit' }
	return jobCardMail({
		...words,
		to: of.customerEmail,
		page: { customerId: of.customerId, path },
		before: [`Hello ${of.customerName},`, ...before],
		reference: of.reference,
		rows: [
			['When', whenOf(about.parts.visit)],
			['Bike', of.vehicleName],
			['Where', `${of.address}, ${of.city}, ${of.state} ${of.postalCode}`],
			...(technicianName ? [['Who comes', technicianName] as const] : []),
			...rows,
		],
		...(remark && { remark: ['What we found and did', remark] }),
		lines: [],
		total: ['To pay', 'Nothing, it is part of your plan'],
		button: { words: button, url: `${publicUrl}${path}` },
		after: [`Do you have a question? Please call us${settings.phone && ` at ${settings.phone}`}.`],
		company: settings.name,
	})
}

const visitsIn = (count: number) => `${count} ${count === 1 ? 'visit' : 'visits'}`
