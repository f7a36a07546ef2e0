import { type RcStep, rcStepDisplay, rcSteps } from '#contract/market/rc-words.ts'
import { jobCardMail } from '#domains/company/emails/job-card-mail.ts'
import type { Settings } from '#domains/company/find-settings.ts'
import type { Mail } from '#platform/mail/mailer.ts'
import { dayOf, formatDay } from '#shared/days.ts'

/** Of one side: how the other is called stands nowhere in it. */
export type AboutRc = {
	side: 'buyer' | 'seller'
	step: RcStep
	date: string
	now: Date
	vehicle: string
	reference: string
	receiptNumber: string
	note: string
	to: string
	customerId: number
	path: string
	settings: Pick<Settings, 'name' | 'phone'>
	publicUrl: string
}

const meaning: Record<RcStep, Record<AboutRc['side'], string>> = {
	papers_signed: {
		buyer: 'The forms that make you the owner in the RTO’s records are signed.',
		seller: 'The forms that take the vehicle off your name are signed.',
	},
	filed: {
		buyer: 'The RTO has the application. The new registration certificate usually takes a few weeks.',
		seller: 'The RTO has the application. Until it is done the records still show your name.',
	},
	issued: {
		buyer: 'The RTO has issued the registration certificate on your name. We call you to hand it over.',
		seller: 'The RTO’s records show the new owner: the vehicle is off your name.',
	},
	handed_over: {
		buyer: 'You have the registration certificate. Please keep it safe.',
		seller: 'The new owner has the registration certificate. Nothing is left to do.',
	},
}

/** Tells buyer or seller of a step that the registration certificate has taken. */
export const rcStepMail = (about: AboutRc): Mail =>
	jobCardMail({
		to: about.to,
		page: { customerId: about.customerId, path: about.path },
		subject: `RC of the ${about.vehicle}: ${rcStepDisplay[about.step]}`,
		heading: rcStepDisplay[about.step],
		before: [meaning[about.step][about.side]],
		reference: about.reference,
		rows: [
			['Vehicle', about.vehicle],
			['Day', formatDay(about.date, dayOf(about.now))],
			...(about.receiptNumber ? [['RTO receipt', about.receiptNumber] as [string, string]] : []),
			...(about.note ? [['Note', about.note] as [string, string]] : []),
		],
		lines: [],
		total: ['Step', `${rcSteps.indexOf(about.step) + 1} of ${rcSteps.length}`],
		button: { words: 'Follow the RC transfer', url: `${about.publicUrl}${about.path}` },
		after: [`Questions? Call us${about.settings.phone ? ` at ${about.settings.phone}` : ''}.`],
		company: about.settings.name,
	})
