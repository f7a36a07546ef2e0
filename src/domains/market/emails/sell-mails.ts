import { type SellStatus, sellDocumentDisplay, sellDocuments } from '#contract/market/sell-words.ts'
import type { Offer } from '#contract/market/staff-selling.ts'
import { type JobCard, jobCardMail } from '#domains/company/emails/job-card-mail.ts'
import type { Settings } from '#domains/company/find-settings.ts'
import type { Mail } from '#platform/mail/mailer.ts'
import { dayOf, formatDay, formatStart, timeOf } from '#shared/days.ts'
import { formatRupees, rupees } from '#shared/money.ts'
import { formatRegistration } from '#shared/registration.ts'
import type { SellRequestParts } from '../selling/find-sell-requests.ts'
import { referenceOfRequest } from '../selling/reference-of-request.ts'
import { refusedFiles, untold } from '../selling/sell-news.ts'

/** What every mail about a sell request is written from. */
export type AboutSelling = { parts: SellRequestParts; settings: Pick<Settings, 'name' | 'phone'>; publicUrl: string }

type Words = Pick<JobCard, 'subject' | 'heading'> & {
	before: string[]
	after: string[]
	rows?: [string, string][]
	remark?: [string, string]
} & Partial<Pick<JobCard, 'lines' | 'total'>>

/** Tells a seller that we have the request. */
export const sellRequestReceived = (about: AboutSelling): Mail =>
	sellMail(about, {
		subject: `We have your ${bikeOf(about)}`,
		heading: 'We have your sell request',
		before: ['We look at your photos and papers, then call you to agree on a time for the inspection.'],
		rows: [['Pickup', when(about, about.parts.request.pickupSlot)]],
		after: [`Questions? Call us${at(about)}.`],
	})

/** Tells him what we offer, and line by line why it is not the price that he expects (D-48). */
export function sellOfferMade(about: AboutSelling, offer: Offer): Mail {
	const price = formatRupees(offer.price)
	return sellMail(about, {
		subject: `Our offer for your ${bikeOf(about)}: ${price}`,
		heading: `We offer ${price}`,
		before: ['You accept or decline it on the page of your sell request; until then nothing is agreed.'],
		lines: [
			{ name: 'Your price', note: '', amount: formatRupees(offer.expected_price) },
			...offer.lines.map(({ label, amount }) => ({
				name: label,
				note: '',
				amount: `${amount < 0 ? '−' : '+'} ${formatRupees(Math.abs(amount))}`,
			})),
		],
		total: ['Our offer', price],
		...(offer.note && { remark: ['What we say to it', offer.note] }),
		after: [`Questions? Call us${at(about)}.`],
	})
}

/** Tells him how far it is, and which papers we need again; null where a step is not worth a mail: he stands beside it. */
export function sellRequestNews(about: AboutSelling): Mail | null {
	const words = wordsOf(about)
	if (!words) return null
	const again = refusedFiles(about.parts)
	return sellMail(about, {
		...words,
		rows: [
			...(words.rows ?? []),
			...again.map((file): [string, string] => [
				`Needed again: ${sellDocumentDisplay[sellDocuments.find((name) => name === file.name) ?? 'additional_documents']}`,
				file.refusalReason || 'We could not accept it.',
			]),
		],
	})
}

const steps: Record<SellStatus, (about: AboutSelling) => Words | null> = {
	pending: () => null,
	inspection_scheduled: (about) => ({
		subject: `We come to inspect your ${bikeOf(about)}`,
		heading: 'Your inspection has a time',
		before: ['Please have the vehicle, its keys and its original papers ready.'],
		rows: about.parts.request.inspectionAt ? [['Inspection', when(about, about.parts.request.inspectionAt)]] : [],
		after: [`Does this time not suit you? Call us${at(about)}.`],
	}),
	under_inspection: () => null,
	inspection_done: (about) => ({
		subject: `Your ${bikeOf(about)} is inspected`,
		heading: 'The inspection is done',
		before: ['Thank you. You find what we found on the page of your sell request, and there we tell you what comes next.'],
		after: [`Questions? Call us${at(about)}.`],
	}),
	rejected: (about) => ({
		subject: `We cannot take your ${bikeOf(about)}`,
		heading: 'We cannot take your vehicle',
		before: ['We are sorry. You may offer it to us again when this has changed.'],
		remark: ['Reason', about.parts.request.rejectionReason],
		after: [`Questions? Call us${at(about)}.`],
	}),
}

function wordsOf(about: AboutSelling): Words | null {
	const { request } = about.parts
	const news = untold(about.parts)
	const step = news.step ? steps[request.status](about) : null
	if (step) return step
	if (!news.files || request.status === 'inspection_done' || request.status === 'rejected') return null
	return {
		subject: `We need a paper of your ${bikeOf(about)} again`,
		heading: 'We need a paper again',
		before: ['We could not accept what you sent. Please send another one on the page of your sell request.'],
		after: [`Questions? Call us${at(about)}.`],
	}
}

const pathOf = ({ id }: { id: number }) => `/profile/sell-requests/${id}`

const sellMail = ({ parts: { request, customerEmail }, settings, publicUrl }: AboutSelling, words: Words) =>
	jobCardMail({
		to: customerEmail,
		page: { customerId: request.customerId, path: pathOf(request) },
		subject: words.subject,
		heading: words.heading,
		before: words.before,
		reference: referenceOfRequest(request.id),
		rows: [
			['Vehicle', `${request.brand} ${request.model}, ${request.year}`],
			['Registration number', formatRegistration(request.registrationNumber)],
			...(words.rows ?? []),
		],
		...(words.remark && { remark: words.remark }),
		lines: words.lines ?? [],
		total: words.total ?? ['Your price', formatRupees(rupees(request.expectedPricePaise))],
		button: { words: 'See your sell request', url: `${publicUrl}${pathOf(request)}` },
		after: words.after,
		company: settings.name,
	})

const bikeOf = ({ parts: { request } }: AboutSelling) => `${request.brand} ${request.model}`
const at = ({ settings }: AboutSelling) => (settings.phone ? ` at ${settings.phone}` : '')
const when = ({ parts: { request } }: AboutSelling, moment: Date) =>
	`${formatDay(dayOf(moment), dayOf(request.createdAt))}, ${formatStart(timeOf(moment).slice(0, 5))}`
