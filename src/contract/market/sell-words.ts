import { isBlank } from '#shared/is-blank.ts'
import { formatRupees } from '#shared/money.ts'
import { tooManyCharacters } from '../field-messages.ts'
import { marketLimits } from './market-words.ts'

export const sellStatuses = ['pending', 'inspection_scheduled', 'under_inspection', 'inspection_done', 'rejected'] as const
export type SellStatus = (typeof sellStatuses)[number]
export const sellStatusDisplay: Record<SellStatus, string> = {
	pending: 'Pending',
	inspection_scheduled: 'Inspection Scheduled',
	under_inspection: 'Under Inspection',
	inspection_done: 'Inspection Done',
	rejected: 'Rejected',
}
/** Where a sell request may go next (B.R-40); what is done or rejected stays. */
export const sellFlow: Record<SellStatus, readonly SellStatus[]> = {
	pending: ['inspection_scheduled', 'rejected'],
	inspection_scheduled: ['under_inspection', 'rejected'],
	under_inspection: ['inspection_done', 'rejected'],
	inspection_done: [],
	rejected: [],
}
/** The steps of its timeline, each done once the status has reached it (B.SELL-19, B.SELL-20). */
export const sellSteps = ['pending', 'inspection_scheduled', 'under_inspection', 'inspection_done'] as const
export const sellStepDisplay: Record<SellStatus, string> = {
	pending: 'Submitted',
	inspection_scheduled: 'Inspection scheduled',
	under_inspection: 'Under inspection',
	inspection_done: 'Inspection complete',
	rejected: 'Rejected',
}

/** What is remembered of a sell request: a status that it reached, or something about one of its documents, named in the note. */
export type SellEvent =
	| SellStatus
	| 'document_supplied'
	| 'document_refused'
	| 'document_accepted'
	| 'document_opened'
	| 'offered'
	| 'offer_withdrawn'
	| 'offer_accepted'
	| 'offer_declined'
	| 'published'

export const requiredPhotos = [
	'photo_front',
	'photo_back',
	'photo_left',
	'photo_right',
	'photo_dashboard',
	'photo_odometer',
	'photo_engine',
] as const
export const sellPhotos = [...requiredPhotos, 'photo_chassis'] as const
export type SellPhoto = (typeof sellPhotos)[number]
export const sellPhotoDisplay: Record<SellPhoto, string> = {
	photo_front: 'Front',
	photo_back: 'Back',
	photo_left: 'Left side',
	photo_right: 'Right side',
	photo_dashboard: 'Dashboard',
	photo_odometer: 'Odometer',
	photo_engine: 'Engine',
	photo_chassis: 'Chassis number',
}

export const requiredDocuments = ['registration_certificate', 'insurance_document', 'puc_certificate', 'ownership_transfer'] as const
export const sellDocuments = [...requiredDocuments, 'additional_documents'] as const
export type SellDocument = (typeof sellDocuments)[number]
export const sellDocumentDisplay: Record<SellDocument, string> = {
	registration_certificate: 'Registration certificate',
	insurance_document: 'Insurance',
	puc_certificate: 'PUC certificate',
	ownership_transfer: 'Ownership transfer papers',
	additional_documents: 'Additional documents',
}

export const sellFiles = [...sellPhotos, ...sellDocuments] as const
export type SellFile = (typeof sellFiles)[number]

export const sellLimits = {
	address: { least: 10, most: 500 },
	/** The last day of a pickup, from today. */
	pickupDays: 60,
	photoMegabytes: 5,
	documentMegabytes: 10,
	/** Sell requests of one seller an hour. */
	anHour: 20,
	/** Looks of one address a minute whether a number is listed. */
	checksAMinute: 20,
	/** Vehicles that a price is guessed from, at the least. */
	guideFrom: 3,
	guidesAMinute: 30,
	linksAMinute: 60,
} as const

export const sellPriceMessage = `Please enter a price from ₹1 to ${formatRupees(marketLimits.price)}.`
export const registrationProblem = 'Please enter a registration number as on the plate, such as MH 12 AB 1234 or 22 BH 1234 AA.'
export const alreadyListed = 'A vehicle with this registration number is already listed.'
export const notListed = 'This registration number is not listed yet.'
export const requestClosed = 'This sell request is closed. No more documents are needed.'
export const documentStands = 'We have this document already, and nobody has refused it.'
export const documentNeeded = 'Please choose a document.'
export const pickupPast = 'Please choose a pickup time in the future.'
export const pickupTooFar = `Please choose a pickup time within ${sellLimits.pickupDays} days.`
export const pickupClosed = 'We do not come at that time. Please choose another one.'
export const pickupUnreadable = 'Please enter a date and time, such as 2030-01-15T10:00.'
export const photoMissing = (photo: SellPhoto) => `Please add a photo: ${sellPhotoDisplay[photo].toLowerCase()}.`
export const documentMissing = (document: SellDocument) => `Please add this document: ${sellDocumentDisplay[document]}.`
export const photoWrong = 'Please choose a photo as JPEG, PNG or WebP.'
export const documentWrong = 'Please choose a PDF, or a photo as JPEG or PNG.'
export const documentBroken = 'This PDF is not complete. Please choose another one.'

export const nameOfVehicleProblem = (text: string) =>
	isBlank(text) ? 'This field may not be blank.' : text.length > marketLimits.name ? tooManyCharacters(marketLimits.name) : null

export function pickupAddressProblem(text: string) {
	const { least, most } = sellLimits.address
	if (text.trim().length < least) return `Please write the whole address, at least ${least} characters.`
	return text.trim().length > most ? tooManyCharacters(most) : null
}
