import { type RcStep, rcStepDisplay, rcSteps } from '#contract/market/rc-words.ts'
import { jobCardMail } from '#domains/company/emails/job-card-mail.ts'
import type { Settings } from '#domains/company/find-settings.ts'
import { companyPlaceholders, exampleCustomer } from '#domains/company/mail-texts/common-placeholders.ts'
import { declareMail } from '#domains/company/mail-texts/declare-mail.ts'
import { dayOf, formatDay } from '#shared/days.ts'

/** For one side, so the other one's name appears nowhere in it. */
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

/** What a step means for each side. */
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

const rcMail = (step: RcStep, side: AboutRc['side']) =>
	declareMail<AboutRc>(`rc-${step.replaceAll('_', '-')}-${side}`, {
		group: 'Used vehicles',
		title: `RC transfer: ${rcStepDisplay[step]}, to the ${side}`,
		sent: 'When the registration certificate has taken this step.',
		texts: {
			subject: `RC of the {bike}: ${rcStepDisplay[step]}`,
			heading: rcStepDisplay[step],
			opening: meaning[step][side],
			closing: 'Do you have a question? Please {call}.',
		},
		placeholders: {
			reference: { says: 'Number of the booking or sell request', of: ({ reference }) => reference },
			bike: { says: 'The vehicle', of: ({ vehicle }) => vehicle },
			...companyPlaceholders,
		},
		lay: (about, said) =>
			jobCardMail({
				to: about.to,
				page: { customerId: about.customerId, path: about.path },
				reference: about.reference,
				rows: [
					['Vehicle', about.vehicle],
					['Day', formatDay(about.date, dayOf(about.now))],
					...(about.receiptNumber ? [['RTO receipt', about.receiptNumber] as [string, string]] : []),
					...(about.note ? [['Note', about.note] as [string, string]] : []),
				],
				lines: [],
				total: ['Step', `${rcSteps.indexOf(step) + 1} of ${rcSteps.length}`],
				button: { words: 'Follow the RC transfer', url: `${about.publicUrl}${about.path}` },
				company: about.settings.name,
				...said,
			}),
		example: (place) => ({
			...place,
			side,
			step,
			date: dayOf(place.at),
			now: place.at,
			vehicle: 'Hero Splendor Plus',
			reference: side === 'buyer' ? 'VB0' : 'SR0',
			receiptNumber: step === 'filed' ? 'MH00000000' : '',
			note: '',
			to: exampleCustomer.customerEmail,
			customerId: exampleCustomer.customerId,
			path: side === 'buyer' ? '/profile/bookings/0' : '/profile/sell-requests/0',
		}),
	})

const ofStep = (step: RcStep) => ({ buyer: rcMail(step, 'buyer'), seller: rcMail(step, 'seller') })
const mails = {
	papers_signed: ofStep('papers_signed'),
	filed: ofStep('filed'),
	issued: ofStep('issued'),
	handed_over: ofStep('handed_over'),
} satisfies Record<RcStep, unknown>

/** The mails to buyer and seller about each step of the registration certificate. */
export const rcMails = Object.values(mails).flatMap(({ buyer, seller }) => [buyer, seller])

export const mailOfStep = ({ step, side }: Pick<AboutRc, 'step' | 'side'>) => mails[step][side]
