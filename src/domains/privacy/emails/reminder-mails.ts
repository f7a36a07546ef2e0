import type { Paper } from '#contract/accounts/garage-words.ts'
import { letter, letterPlaceholders, type Sender } from '#domains/accounts/emails/letter.ts'
import { exampleCustomer, exampleUnsubscribe } from '#domains/company/mail-texts/common-placeholders.ts'
import {
	declareMail,
	type ExamplePlace,
	type MailTexts,
	type MailWords,
	type Placeholders,
} from '#domains/company/mail-texts/declare-mail.ts'
import { type Unsubscribe, unsubscribeNote } from '#platform/mail/unsubscribe.ts'
import { addDays, dayOf, formatLongDate, type IndianDay } from '#shared/days.ts'

/** `bike` is the whole name with its plate, `model` the short one. */
export type AboutBike = {
	to: string
	customerId: number
	username: string
	bike: string
	model: string
	publicUrl: string
	company: Sender
	stop: Unsubscribe
}
type AboutPaper = AboutBike & { until: IndianDay; daysLeft: number }
type AboutService = AboutBike & { because: string }

const placeholders = {
	...letterPlaceholders,
	bike: { says: 'The bike, with its number plate', of: ({ bike }) => bike },
	model: { says: 'Its model', of: ({ model }) => model },
} satisfies Placeholders<AboutBike>

type Words<About> = {
	title: string
	sent: string
	texts: MailTexts & { subject: string }
	placeholders: Placeholders<About>
	button: { words: string; path: string }
	example: (place: ExamplePlace) => About
}

/** A mail to the owner of a bike who asked for reminders; it has a link that ends them without a login. */
const bikeMail = <About extends AboutBike>(name: string, { texts, button, ...words }: Words<About>) =>
	declareMail<About>(name, {
		group: 'Garage',
		...words,
		texts: { ...texts, greeting: 'Hello {name},', closing: 'You asked us for service reminders.' },
		placeholders: { ...placeholders, ...words.placeholders },
		lay: (about, said) => ({
			...layReminder(about, said, button),
			stop: about.stop,
			notification: { customerId: about.customerId, text: said.opening.join(' '), path: '/profile?tab=garage' },
		}),
	})

const layReminder = ({ to, publicUrl, company, stop }: AboutBike, said: MailWords, { words, path }: { words: string; path: string }) =>
	letter({ ...said, to, button: { words, url: `${publicUrl}${path}` }, notes: [unsubscribeNote(stop)], company })

const paperMail = (paper: Paper, { name, consequence }: { name: string; consequence: string }) =>
	bikeMail<AboutPaper>(`paper-ends-${paper}`, {
		title: `End of the ${name}`,
		sent: 'Some days before, to owners who asked for reminders.',
		texts: {
			subject: `The ${name} of your {model} ends {when}`,
			opening: `The ${name} of your {bike} is valid until {until}.\n${consequence}\nRenewed already? Enter the new day in your garage.`,
		},
		placeholders: {
			when: {
				says: '“today”, “tomorrow” or “in 7 days”',
				isNeeded: true,
				of: ({ daysLeft }) => (daysLeft === 0 ? 'today' : daysLeft === 1 ? 'tomorrow' : `in ${daysLeft} days`),
			},
			until: { says: 'Its last day', isNeeded: true, of: ({ until }) => formatLongDate(until) },
		},
		button: { words: 'Open My Garage', path: '/profile?tab=garage' },
		example: (place) => ({ ...exampleBike(place), until: addDays(dayOf(place.at), 7), daysLeft: 7 }),
	})

/** The reminders of what is to be done about a bike. */
export const reminderMails = {
	insurance: paperMail('insurance', {
		name: 'insurance',
		consequence: 'Without insurance the bike may not be on the road, and an accident is not covered.',
	}),
	puc: paperMail('puc', { name: 'PUC certificate', consequence: 'Any PUC centre makes a new one within minutes.' }),
	rc: paperMail('rc', {
		name: 'registration (RC)',
		consequence: 'Apply for its renewal at your RTO in time: an inspection of the bike is part of it.',
	}),
	service: bikeMail<AboutService>('service-due', {
		title: 'Service due',
		sent: 'When the next service is due, to owners who asked for reminders.',
		texts: {
			subject: 'Your {model} is due for service',
			opening: 'Your {bike} is due for its next service: {because}\nWe do it at your door, at a price you see before you book.',
		},
		placeholders: { because: { says: 'Why it is due', isNeeded: true, of: ({ because }) => because } },
		button: { words: 'Book a service', path: '/#services' },
		example: (place) => ({ ...exampleBike(place), because: 'the last one was 6 months ago.' }),
	}),
} satisfies Record<Paper | 'service', unknown>

const exampleBike = (place: ExamplePlace): AboutBike => ({
	to: exampleCustomer.customerEmail,
	customerId: exampleCustomer.customerId,
	username: 'asha_k',
	bike: 'Hero Splendor Plus, MH 12 AB 1234',
	model: 'Splendor Plus',
	publicUrl: place.publicUrl,
	company: place.settings,
	stop: exampleUnsubscribe(place, 'reminders'),
})
