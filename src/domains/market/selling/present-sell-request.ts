import {
	requiredDocuments,
	requiredPhotos,
	type SellDocument,
	type SellFile,
	type SellPhoto,
	type SellStatus,
	sellDocuments,
	sellFlow,
	sellStatusDisplay,
	sellStepDisplay,
	sellSteps,
} from '#contract/market/sell-words.ts'
import type { SellRequest } from '#contract/market/selling.ts'
import { startCodeFor } from '#domains/doorstep/start-code.ts'
import { endingOf, mediaTypeOf } from '#platform/files/media-types.ts'
import type { Actor } from '#platform/http/actor.ts'
import { rupees } from '#shared/money.ts'
import { formatRegistration } from '#shared/registration.ts'
import { presentRc } from '../present-rc.ts'
import type { SellRequestParts } from './find-sell-requests.ts'
import { referenceOfRequest } from './reference-of-request.ts'

/** Neither inspected nor rejected. */
const isOpen = ({ status }: { status: SellStatus }) => sellFlow[status].length > 0

/** A sell request as its seller reads it (B.SELL-13 to B.SELL-16). `addressOf` says where a photo is shown; a null
 * reader is the company. Money is rupees. */
export function presentSellRequest(
	reader: Pick<Actor, 'id'> | null,
	parts: SellRequestParts,
	addressOf: (key: string) => string,
): SellRequest {
	const { request } = parts
	const fileOf = (name: SellFile) => parts.files.find((file) => file.name === name)
	const photo = (name: SellPhoto) => {
		const file = fileOf(name)
		return file ? addressOf(file.key) : ''
	}
	const missing = missingDocuments(parts)
	return {
		id: request.id,
		reference: referenceOfRequest(request.id),
		status: request.status,
		status_display: sellStatusDisplay[request.status],
		created_at: request.createdAt.toISOString(),
		rejection_reason: request.rejectionReason,
		vehicle_details: {
			brand: request.brand,
			model: request.model,
			registration_number: formatRegistration(request.registrationNumber),
			year: request.year,
			kms_driven: request.kmsDriven,
			vehicle_type_display: parts.vehicleType,
			expected_price: rupees(request.expectedPricePaise),
			fuel_type: request.fuelType,
			engine_capacity: request.engineCc,
			color: request.color,
			front_image_url: photo('photo_front'),
		},
		...(Object.fromEntries(requiredPhotos.map((name) => [name, photo(name)])) as Record<(typeof requiredPhotos)[number], string>),
		photo_chassis: photo('photo_chassis') || null,
		documents: Object.fromEntries(
			sellDocuments.flatMap((name) => {
				const file = fileOf(name)
				return file ? [[name, presentDocument(name, file)]] : []
			}),
		),
		documents_complete: { complete: missing.length === 0, missing },
		pickup_address: request.pickupAddress,
		contact_number: request.contactNumber,
		pickup_slot: request.pickupSlot.toISOString(),
		inspection_details: request.inspectionAt && {
			scheduled_at: request.inspectionAt.toISOString(),
			place: request.pickupAddress,
			technician_name: parts.technicianName,
			start_code: startCodeFor(reader, request, request.status === 'inspection_scheduled'),
			started_at: request.inspectionStartedAt?.toISOString() ?? null,
			completed_at: request.inspectedAt?.toISOString() ?? null,
			notes: request.inspectionNotes,
		},
		timeline: timelineOf(parts),
		vehicle: parts.listedVehicleId,
		rc_transfer: presentRc(parts.rc),
		can: { supply: documentsStillWanted(parts) },
		version: request.version,
	}
}

/** Required and absent, or not accepted, in the order of the form (B.R-27). */
const missingDocuments = ({ files }: Pick<SellRequestParts, 'files'>): SellDocument[] =>
	requiredDocuments.filter((name) => !files.some((file) => file.name === name && file.refusedAt === null))

/** What its seller may still send: what is missing or was refused, and what was never there (B.SELL-18). */
export const documentsStillWanted = ({ request, files }: Pick<SellRequestParts, 'request' | 'files'>): SellDocument[] =>
	isOpen(request) ? sellDocuments.filter((name) => !files.some((file) => file.name === name && file.refusedAt === null)) : []

/** The file name of a document when it is opened or saved, which has nothing of the name that its seller gave it. */
export const fileNameOf = (name: SellFile, key: string) => `${name.replaceAll('_', '-')}.${endingOf(key) ?? 'bin'}`

function presentDocument(name: SellDocument, file: SellRequestParts['files'][number]) {
	const ending = endingOf(file.key)
	return {
		filename: fileNameOf(name, file.key),
		media_type: ending ? mediaTypeOf(ending) : 'application/octet-stream',
		uploaded_at: new Date(file.at).toISOString(),
		acceptable: file.refusedAt === null,
		refusal_reason: file.refusalReason,
	}
}

function timelineOf({ request, reached }: Pick<SellRequestParts, 'request' | 'reached'>): SellRequest['timeline'] {
	const step = (status: SellStatus, done: boolean) => {
		const at = reached.findLast((event) => event.status === status)?.at
		return { status, status_display: sellStepDisplay[status], done, at: done && at ? new Date(at).toISOString() : null }
	}
	if (request.status === 'rejected')
		return [...sellSteps.filter((status) => reached.some((event) => event.status === status)), 'rejected' as const].map((status) =>
			step(status, true),
		)
	const now = sellSteps.indexOf(request.status)
	return sellSteps.map((status, at) => step(status, at <= now))
}
