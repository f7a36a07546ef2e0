import { freeUntil } from '#contract/company/policy-rule-words.ts'
import { type JobCard, jobCardMail } from '#domains/company/emails/job-card-mail.ts'
import { companyPlaceholders } from '#domains/company/mail-texts/common-placeholders.ts'
import { declareMail, type ExamplePlace, type MailTexts, type Placeholders } from '#domains/company/mail-texts/declare-mail.ts'
import { exampleMoney, moneyPlaceholders, moneyRows, moneyTexts, type WithMoney } from '#domains/invoices/emails/money-words.ts'
import type { ExtraRow } from '../extra/present-extra.ts'
import { type AboutRepair, describeRepair, inRupees, pageOfRepair, startInWords } from './describe-repair.ts'
import { exampleRepair } from './example-repair.ts'
import { moneyAfterCancel, moneyAfterWork, withTechnician } from './repair-sentences.ts'

const placeholders = {
	name: { says: 'Name of the customer', of: ({ parts }) => parts.repair.customerName },
	reference: { says: 'Number of the booking', of: ({ parts }) => parts.repair.reference },
	time: { says: 'When we come', of: startInWords },
	total: { says: 'What it costs in all', isNeeded: true, of: ({ parts }) => inRupees(parts.repair.totalPaise) },
	free_until: { says: 'Until when cancelling is free', isNeeded: true, of: () => freeUntil },
	...companyPlaceholders,
} satisfies Placeholders<AboutRepair>

type Words = {
	title: string
	sent: string
	texts: MailTexts & { subject: string }
	placeholders?: Placeholders<AboutRepair>
	/** Rows of the card beside those that every mail has. */
	card?: (about: AboutRepair) => Partial<JobCard>
	example?: (place: ExamplePlace) => AboutRepair
}
const greeting = 'Hello {name},'

/** A mail with the card of the repair and a button to its page. */
const repairMail = (name: string, { texts, card = () => ({}), example = exampleRepair, ...words }: Words) =>
	declareMail<AboutRepair>(name, {
		group: 'Repairs',
		...words,
		texts: { greeting, ...texts },
		placeholders: { ...placeholders, ...words.placeholders },
		lay: (about, said) =>
			jobCardMail({
				...describeRepair(about),
				button: { words: 'See your booking', url: pageOfRepair(about) },
				...card(about),
				...said,
			}),
		example: (place) => example(place),
	})

const whoComes = (about: AboutRepair) => withTechnician(about, describeRepair(about))
const bookAgain = ({ publicUrl }: AboutRepair) => ({ words: 'Book again', url: `${publicUrl}/` })
const withReason = (about: AboutRepair, whose: string) => {
	const { rows } = describeRepair(about)
	return { rows: [...rows, [whose, about.parts.repair.cancelReason] as const], button: bookAgain(about) }
}
const money = { says: 'What becomes of the money', isNeeded: true, of: moneyAfterCancel } as const
const payLater = 'You pay by UPI or cash after the service. Anything not listed in your services is extra and agreed with you first.'
const changeByPhone = 'To change the time or to cancel, {call}; {free_until}.'
/** Somebody who booked as soon as possible did not know a time before. */
const isFirstTime = ({ parts }: AboutRepair) => parts.repair.mailedState?.startsAt === null

/** About extra work; `url` is where it is answered (D-53). */
export type AboutExtraWork = AboutRepair & { extra: Pick<ExtraRow, 'lines' | 'totalPaise' | 'note'>; url: string }
const firstNameOf = ({ parts: { technician } }: AboutRepair) => technician?.name.split(' ')[0] ?? 'Our technician'

const ofTime = (
	name: string,
	{
		sent,
		title,
		subject,
		heading,
		opening,
		mailed,
	}: { title: string; sent: string; subject: string; heading: string; opening: string; mailed: 'none' | 'another' },
) =>
	repairMail(name, {
		title,
		sent,
		texts: { subject, heading, opening, closing: changeByPhone },
		card: whoComes,
		example: (place) =>
			exampleRepair(place, {
				mailedState: { isConfirmed: true, startsAt: mailed === 'none' ? null : place.at.toISOString(), technicianId: null },
			}),
	})

/** Of money that came or was given back (D-61). */
const moneyMail = (name: string, kind: 'payment' | 'refund') =>
	declareMail<AboutRepair & WithMoney>(name, {
		group: 'Repairs',
		...moneyTexts('booking')[kind],
		placeholders: { ...placeholders, ...moneyPlaceholders },
		lay: (about, said) => {
			const card = describeRepair(about)
			const rows = [...card.rows, ...moneyRows(about.money)]
			return jobCardMail({ ...card, rows, button: { words: 'See your booking', url: pageOfRepair(about) }, ...said })
		},
		example: (place) => {
			const about = exampleRepair(place)
			return { ...about, money: exampleMoney(kind, { at: place.at, amountPaise: about.parts.repair.totalPaise }) }
		},
	})

/** The mails about a repair, each by what happened. */
export const repairMails = {
	/** The booking is received: what was agreed and how it can still be cancelled (D-33, B.R-50). */
	booked: repairMail('repair-booked', {
		title: 'Booking received',
		sent: 'At once, to whoever booked a repair.',
		texts: {
			subject: 'We have your booking {reference}: {time}',
			heading: 'We have your booking',
			opening: 'Thank you. {next_step} Its page always shows the latest status.',
			closing: `${payLater}\nYou can cancel on the booking's page until we confirm. After that {call}; {free_until}.`,
		},
		placeholders: { next_step: { says: 'What we do next, and until when', isNeeded: true, of: nextStep } },
		example: (place) => exampleRepair(place, { status: 'pending' }),
	}),
	confirmed: repairMail('repair-confirmed', {
		title: 'Booking confirmed',
		sent: 'When we have confirmed the booking.',
		texts: {
			subject: 'Your booking {reference} is confirmed: {time}',
			heading: 'Your booking is confirmed',
			opening: 'We have checked your booking and will come to you. Please keep the bike and its keys ready.',
			closing: `${payLater}\n${changeByPhone}`,
		},
		card: whoComes,
	}),
	firstTime: ofTime('repair-first-time', {
		title: 'Time found',
		sent: 'When somebody who asked us to come as soon as possible is given a time.',
		subject: 'We come for your booking {reference}: {time}',
		heading: 'Your booking has a time',
		opening: 'Your booking is for {time}. Everything else stays as agreed.',
		mailed: 'none',
	}),
	moved: ofTime('repair-rescheduled', {
		title: 'Time changed',
		sent: 'When we come at another time than the customer knew.',
		subject: 'New time for your booking {reference}: {time}',
		heading: 'Your booking has a new time',
		opening: 'Your booking is now for {time}. Everything else stays as agreed.',
		mailed: 'another',
	}),
	technician: repairMail('repair-technician', {
		title: 'Technician assigned',
		sent: 'When it is known, or has changed, who comes.',
		texts: {
			subject: '{technician} will come for your booking {reference}',
			heading: '{technician} will come to you',
			opening: '{technician} is the technician for your booking. Everything else stays as agreed.',
			closing: changeByPhone,
		},
		placeholders: { technician: { says: 'Who comes', isNeeded: true, of: ({ parts }) => parts.technician?.name ?? 'Our technician' } },
		card: whoComes,
	}),
	/** The total has changed with the services or the way (D-53). */
	total: repairMail('repair-new-total', {
		title: 'New total',
		sent: 'When the services of a booking were changed, as agreed with the customer.',
		texts: {
			subject: 'Your booking {reference} is now {total}',
			heading: 'New total: {total}',
			opening: 'As agreed with you, we changed your booking. It now costs {total}; this is what it includes.',
			closing: `If you did not ask for this, please call us before we come.\n${changeByPhone}`,
		},
		card: whoComes,
	}),
	/** Asks the customer to approve work that turned out to be needed, before it is done (D-53). */
	payment: moneyMail('repair-payment', 'payment'),
	refund: moneyMail('repair-refund', 'refund'),
	extraWork: declareMail<AboutExtraWork>('repair-extra-work', {
		group: 'Repairs',
		title: 'Extra work proposed',
		sent: 'When a technician found something that was not agreed.',
		texts: {
			subject: 'May we do this too? {extra} more for your repair {reference}',
			heading: '{technician} needs your answer',
			greeting,
			opening:
				'While working on your bike {technician} found something that was not agreed. {note} We do it only if you approve.\nYour repair is {total} so far and would be {new_total} with it.',
			closing: 'If you decline, we finish what was agreed for the agreed price.',
		},
		placeholders: {
			...placeholders,
			technician: { says: 'First name of the technician', isNeeded: true, of: firstNameOf },
			extra: { says: 'What the extra work costs', isNeeded: true, of: ({ extra }) => inRupees(extra.totalPaise) },
			new_total: {
				says: 'What it then costs in all',
				isNeeded: true,
				of: ({ parts, extra }) => inRupees(parts.repair.totalPaise + extra.totalPaise),
			},
			note: { says: 'What the technician wrote', isNeeded: true, of: ({ extra }) => (extra.note ? `“${extra.note}”` : '') },
		},
		lay: (about, said) =>
			jobCardMail({
				...describeRepair(about),
				lines: about.extra.lines.map(({ name, kind, quantity, pricePaise }) => ({
					name,
					note: [kind === 'part' && 'Part', quantity > 1 && `${quantity} times`].filter(Boolean).join(', '),
					amount: inRupees(pricePaise * quantity),
				})),
				total: ['Extra, GST included', inRupees(about.extra.totalPaise)],
				button: { words: 'Approve or decline', url: about.url },
				...said,
			}),
		example: (place) => ({
			...exampleRepair(place, { status: 'in_progress' }),
			extra: {
				lines: [{ kind: 'part', name: 'Chain and sprocket set', quantity: 1, pricePaise: 145_000 }],
				totalPaise: 145_000,
				note: 'The chain has no room left to be tightened.',
			},
			url: `${place.publicUrl}/extra-work/`,
		}),
	}),
	/** What was found and done, and what is still to be paid (D-16). */
	completed: repairMail('repair-completed', {
		title: 'Repair completed',
		sent: 'When the technician has finished.',
		texts: {
			subject: 'Your booking {reference} is completed',
			heading: 'The work is done',
			opening: 'The work is done.\n{payment}',
			closing: 'Is something not right? Please {call} soon.',
		},
		placeholders: { payment: { says: 'What is still to be paid, or thanks for it', isNeeded: true, of: moneyAfterWork } },
		card: (about) => ({
			...whoComes(about),
			...(about.parts.repair.technicianNotes && { remark: ['What we did', about.parts.repair.technicianNotes] as const }),
		}),
		example: (place) =>
			exampleRepair(place, { status: 'completed', technicianNotes: 'Pads replaced, brake adjusted and tried on the road.' }),
	}),
	cancelled: repairMail('repair-cancelled', {
		title: 'Cancelled by the customer',
		sent: 'At once, when a customer has cancelled.',
		texts: {
			subject: 'Your booking {reference} is cancelled',
			heading: 'Your booking is cancelled',
			opening: 'You cancelled your booking for {time_in_sentence}. Nobody will come, and {money}.',
			closing: 'Was this a mistake? Book again, or {call}.',
		},
		placeholders: {
			money,
			time_in_sentence: {
				says: 'When we would have come',
				of: (about) => startInWords(about).replace(/^As soon/, 'as soon'),
			},
		},
		card: (about) => withReason(about, 'Your reason'),
		example: (place) => exampleRepair(place, { status: 'cancelled', cancelReason: 'I am out of town that day.' }),
	}),
	calledOff: repairMail('repair-called-off', {
		title: 'Cancelled by us',
		sent: 'At once, when we had to cancel.',
		texts: {
			subject: 'We had to cancel your booking {reference}',
			heading: 'We had to cancel your booking',
			opening: 'We are sorry: we cannot come for your booking. Nobody will come, and {money}.',
			closing: 'You can book another time whenever you like, or {call} and we find one together.',
		},
		placeholders: { money },
		card: (about) => withReason(about, 'Our reason'),
		example: (place) => exampleRepair(place, { status: 'cancelled', cancelReason: 'Our technician is ill.' }),
	}),
}

/** Which mail reports a time: depends on whether the customer has known one before. */
export const mailOfTime = (about: AboutRepair) => (isFirstTime(about) ? repairMails.firstTime : repairMails.moved)

function nextStep({ parts: { repair } }: AboutRepair) {
	const { kind, callBy, createdAt } = repair
	if (kind !== 'service_now' || !callBy) return 'We look at your booking now and confirm it.'
	return `We call you within ${Math.round((callBy.getTime() - createdAt.getTime()) / 60_000)} minutes with the time.`
}
