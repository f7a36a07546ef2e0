import { type SellStatus, sellDocumentDisplay, sellDocuments } from '#contract/market/sell-words.ts'
import type { Offer } from '#contract/market/staff-selling.ts'
import { type JobCard, jobCardMail } from '#domains/company/emails/job-card-mail.ts'
import type { Settings } from '#domains/company/find-settings.ts'
import { companyPlaceholders, exampleCustomer, exampleTime } from '#domains/company/mail-texts/common-placeholders.ts'
import {
	declareMail,
	type ExamplePlace,
	type MailKind,
	type MailTexts,
	type Placeholders,
} from '#domains/company/mail-texts/declare-mail.ts'
import { startCodeRow } from '#domains/doorstep/start-code.ts'
import { dayOf, formatDay, formatStart, timeOf } from '#shared/days.ts'
import { formatExactRupees, formatRupees, rupees } from '#shared/money.ts'
import { formatRegistration } from '#shared/registration.ts'
import type { SellRequestParts } from '../selling/find-sell-requests.ts'
import { referenceOfRequest } from '../selling/reference-of-request.ts'
import { changesToMail, refusedFiles } from '../selling/sell-state-to-mail.ts'

type Offered = 'id' | 'customerId' | 'brand' | 'model' | 'year' | 'registrationNumber' | 'expectedPricePaise'
type Followed = 'createdAt' | 'pickupAddress' | 'pickupSlot' | 'inspectionAt' | 'rejectionReason' | 'startCode'
/** What every mail about a sell request is written from. */
export type AboutSelling = {
	parts: Pick<SellRequestParts, 'customerEmail'> & {
		request: Pick<SellRequestParts['request'], Offered | Followed>
		files: readonly Pick<SellRequestParts['files'][number], 'name' | 'refusedAt' | 'refusalReason'>[]
	}
	settings: Pick<Settings, 'name' | 'phone'>
	publicUrl: string
}
type AboutOffer = AboutSelling & { offer: Pick<Offer, 'price' | 'expected_price' | 'lines' | 'note'> }

const placeholders = {
	reference: { says: 'Number of the sell request', of: ({ parts }) => referenceOfRequest(parts.request.id) },
	bike: { says: 'The vehicle', of: ({ parts: { request } }) => `${request.brand} ${request.model}` },
	...companyPlaceholders,
} satisfies Placeholders<AboutSelling>

type Card = Partial<Pick<JobCard, 'lines' | 'total' | 'remark'>> & { rows?: JobCard['rows'] }
type Words<About> = {
	title: string
	sent: string
	texts: MailTexts & { subject: string }
	placeholders?: Placeholders<About>
	/** Rows of the card beside those that every mail has. */
	card?: (about: About) => Card
	example: (place: ExamplePlace) => About
}

/** A mail with the card of the sell request and a button to its page. */
const sellMail = <About extends AboutSelling>(name: string, { texts, card = () => ({}), ...words }: Words<About>) =>
	declareMail<About>(name, {
		group: 'Selling a vehicle',
		...words,
		texts: { closing: 'Do you have a question? Please {call}.', ...texts },
		placeholders: { ...placeholders, ...words.placeholders },
		lay: (about, said) => {
			const { rows = [], ...rest } = card(about)
			const described = describeRequest(about)
			return jobCardMail({ ...described, ...rest, rows: [...described.rows, ...rows], ...said })
		},
	})

/** The mails about a vehicle that somebody offers to us, each by what happened. */
export const sellMails = {
	received: sellMail('sell-request-received', {
		title: 'Request received',
		sent: 'At once, to whoever offers us a vehicle.',
		texts: {
			subject: 'We have your {bike}',
			heading: 'We have your sell request',
			opening: 'We look at your photos and papers, then call you to agree on a time for the inspection.',
		},
		card: (about) => ({ rows: [['Pickup', when(about, about.parts.request.pickupSlot)]] }),
		example: exampleRequest,
	}),
	inspection: sellMail('sell-inspection-scheduled', {
		title: 'Inspection scheduled',
		sent: 'When the inspection has a time.',
		texts: {
			subject: 'We come to inspect your {bike}',
			heading: 'Your inspection has a time',
			opening: 'Please have the vehicle, its keys and its original papers ready.',
			closing: 'Does this time not suit you? Please {call}.',
		},
		card: (about) => {
			const { inspectionAt, pickupAddress } = about.parts.request
			return {
				rows: [
					...(inspectionAt ? [['Inspection', when(about, inspectionAt)] as const] : []),
					['Where', pickupAddress],
					...startCodeRow(about.parts.request),
					...neededAgain(about),
				],
			}
		},
		example: exampleRequest,
	}),
	inspected: sellMail('sell-inspected', {
		title: 'Inspection done',
		sent: 'When the vehicle was inspected.',
		texts: {
			subject: 'Your {bike} is inspected',
			heading: 'The inspection is done',
			opening: 'Thank you. You find what we found on the page of your sell request, and there we tell you what comes next.',
		},
		card: (about) => ({ rows: neededAgain(about) }),
		example: exampleRequest,
	}),
	/** The price that we offer, and line by line why it differs from the one that the seller expects (D-48). */
	offer: sellMail<AboutOffer>('sell-offer', {
		title: 'Our offer',
		sent: 'When we make an offer.',
		texts: {
			subject: 'Our offer for your {bike}: {price}',
			heading: 'We offer {price}',
			opening: 'You accept or decline it on the page of your sell request; until then nothing is agreed.',
		},
		placeholders: { price: { says: 'What we offer', isNeeded: true, of: ({ offer }) => formatExactRupees(offer.price) } },
		card: ({ offer }) => ({
			lines: [
				{ name: 'Your price', note: '', amount: formatExactRupees(offer.expected_price) },
				...offer.lines.map(({ label, amount }) => ({
					name: label,
					note: '',
					amount: `${amount < 0 ? '−' : '+'} ${formatExactRupees(Math.abs(amount))}`,
				})),
			],
			total: ['Our offer', formatExactRupees(offer.price)],
			...(offer.note && { remark: ['What we say to it', offer.note] as const }),
		}),
		example: (place) => ({
			...exampleRequest(place),
			offer: { expected_price: 48_000, lines: [{ label: 'Rear tyre is worn', amount: -1_800 }], price: 46_200, note: '' },
		}),
	}),
	rejected: sellMail('sell-request-rejected', {
		title: 'Request rejected',
		sent: 'When we cannot take the vehicle.',
		texts: {
			subject: 'We cannot take your {bike}',
			heading: 'We cannot take your vehicle',
			opening: 'We are sorry. You may offer it to us again when this has changed.',
		},
		card: (about) => ({ remark: ['Reason', about.parts.request.rejectionReason], rows: neededAgain(about) }),
		example: exampleRequest,
	}),
	paperAgain: sellMail('sell-paper-again', {
		title: 'Paper needed again',
		sent: 'When we could not accept a paper.',
		texts: {
			subject: 'We need a paper of your {bike} again',
			heading: 'We need a paper again',
			opening: 'We could not accept what you sent. Please send another one on the page of your sell request.',
		},
		card: (about) => ({ rows: neededAgain(about) }),
		example: (place) => {
			const about = exampleRequest(place)
			const file = { name: 'insurance_document', refusedAt: place.at.toISOString(), refusalReason: 'The photo is not sharp.' } as const
			return { ...about, parts: { ...about.parts, files: [file] } }
		},
	}),
}

/** Null for the inspection itself, at which the seller is present, and for the first step, which the first mail reports. */
const steps: Record<SellStatus, MailKind<AboutSelling> | null> = {
	pending: null,
	inspection_scheduled: sellMails.inspection,
	under_inspection: null,
	inspection_done: sellMails.inspected,
	rejected: sellMails.rejected,
}

/** The mail about a new step, or about papers that we need again; null where there is nothing new. */
export function mailOfChanges(parts: Pick<SellRequestParts, 'request' | 'files'>): MailKind<AboutSelling> | null {
	const { status } = parts.request
	const news = changesToMail(parts)
	const step = news.step ? steps[status] : null
	if (step) return step
	return news.files && status !== 'inspection_done' && status !== 'rejected' ? sellMails.paperAgain : null
}

type Described = Omit<JobCard, 'subject' | 'heading' | 'greeting' | 'opening' | 'closing'>

function describeRequest({ parts: { request, customerEmail }, settings, publicUrl }: AboutSelling): Described {
	const path = `/profile/sell-requests/${request.id}`
	return {
		to: customerEmail,
		page: { customerId: request.customerId, path },
		reference: referenceOfRequest(request.id),
		rows: [
			['Vehicle', `${request.brand} ${request.model}, ${request.year}`],
			['Registration number', formatRegistration(request.registrationNumber)],
		],
		lines: [],
		total: ['Your price', formatRupees(rupees(request.expectedPricePaise))],
		button: { words: 'See your sell request', url: `${publicUrl}${path}` },
		company: settings.name,
	}
}

const neededAgain = ({ parts }: AboutSelling): [string, string][] =>
	refusedFiles(parts).map((file) => [
		`Needed again: ${sellDocumentDisplay[sellDocuments.find((name) => name === file.name) ?? 'additional_documents']}`,
		file.refusalReason || 'We could not accept it.',
	])

function exampleRequest(place: ExamplePlace): AboutSelling {
	return {
		...place,
		parts: {
			customerEmail: exampleCustomer.customerEmail,
			request: {
				id: 0,
				customerId: exampleCustomer.customerId,
				brand: 'Hero',
				model: 'Splendor Plus',
				year: 2021,
				registrationNumber: 'MH12AB1234',
				expectedPricePaise: 4_800_000,
				createdAt: place.at,
				pickupAddress: '12 MG Road, Pune 411001',
				pickupSlot: exampleTime(place, 2),
				inspectionAt: exampleTime(place, 3),
				startCode: '0000',
				rejectionReason: 'The chassis number cannot be read.',
			},
			files: [],
		},
	}
}

const when = ({ parts: { request } }: AboutSelling, moment: Date) =>
	`${formatDay(dayOf(moment), dayOf(request.createdAt))}, ${formatStart(timeOf(moment).slice(0, 5))}`
