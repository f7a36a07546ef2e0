import { z } from 'zod'
import { readNumber } from '#shared/read-number.ts'
import { isRegistration, normaliseRegistration } from '#shared/registration.ts'
import { phoneProblem } from '../doorstep/doorstep-words.ts'
import { endpoint, type FileRule } from '../endpoint.ts'
import { tooManyCharacters } from '../field-messages.ts'
import { fileSent, freeText, idParams, judgedText, moment, money, queryText } from '../fields.ts'
import { optionalPage, plainOrPageOf } from '../staff-fields.ts'
import { marketFuels, marketLimits } from './market-words.ts'
import { RcProgress } from './rc-transfers.ts'
import {
	documentMissing,
	nameOfVehicleProblem,
	photoMissing,
	pickupAddressProblem,
	registrationProblem,
	requiredDocuments,
	requiredPhotos,
	type SellFile,
	sellDocuments,
	sellLimits,
	sellPhotos,
	sellPriceMessage,
	sellStatuses,
} from './sell-words.ts'
import { sellingAddresses } from './selling-addresses.ts'

const fromEach = <Name extends string, Value>(names: readonly Name[], make: (name: Name) => Value) =>
	Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>

// ---- a sell request as its seller reads it

const photoPath = z.string()
const Document = z.object({
	/** What it is called when it is opened. */
	filename: z.string(),
	media_type: z.string(),
	uploaded_at: moment,
	/** False once we could not accept it: another one is missing then. */
	acceptable: z.boolean(),
	/** Why; '' where it is acceptable. */
	refusal_reason: z.string(),
})
const Step = z.object({ status: z.enum(sellStatuses), status_display: z.string(), done: z.boolean(), at: moment.nullable() })

export const SellRequest = z
	.object({
		id: z.number(),
		/** 'SR12'. */
		reference: z.string(),
		status: z.enum(sellStatuses),
		status_display: z.string(),
		created_at: moment,
		/** '' unless it was rejected. */
		rejection_reason: z.string(),
		vehicle_details: z.object({
			brand: z.string(),
			model: z.string(),
			/** As on the plate: 'MH 12 KT 4821'. */
			registration_number: z.string(),
			year: z.number(),
			kms_driven: z.number(),
			vehicle_type_display: z.string(),
			/** Rupees. */
			expected_price: money,
			fuel_type: z.enum(marketFuels),
			/** cc. */
			engine_capacity: z.number().nullable(),
			color: z.string(),
			/** The photo of its front. */
			front_image_url: photoPath,
		}),
		...fromEach(requiredPhotos, () => photoPath),
		photo_chassis: photoPath.nullable(),
		/** By type; a document is opened by a link of its own call. */
		documents: z.object(fromEach(sellDocuments, () => Document.optional())),
		documents_complete: z.object({ complete: z.boolean(), missing: z.array(z.enum(sellDocuments)) }),
		pickup_address: z.string(),
		contact_number: z.string(),
		pickup_slot: moment,
		/** Null until an inspection has a time. */
		inspection_details: z
			.object({
				scheduled_at: moment,
				/** Where it is done: the pickup address, as the company last wrote it. */
				place: z.string(),
				/** Who comes; '' while nobody was chosen. */
				technician_name: z.string(),
				/** What its seller tells the technician at the door, until the inspection begins; null for everybody else. */
				start_code: z.string().nullable(),
				started_at: moment.nullable(),
				completed_at: moment.nullable(),
				notes: z.string(),
			})
			.nullable(),
		/** Four steps, done or to come; of a rejected one those it had reached, then its rejection. */
		timeline: z.array(Step),
		/** The vehicle it became in the market; null before, and while that is hidden. */
		vehicle: z.number().nullable(),
		/** How far its registration certificate is on the way to its buyer; null before it is sold. */
		rc_transfer: RcProgress.nullable(),
		/** The documents that may be supplied now. */
		can: z.object({ supply: z.array(z.enum(sellDocuments)) }),
		version: z.number(),
	})
	.meta({ id: 'SellRequest' })
export type SellRequest = z.infer<typeof SellRequest>

/** In the file of somebody's own data: links that open his papers for some minutes. */
export const exportedDocuments = z.object(fromEach(sellDocuments, () => Document.extend({ url: z.string() }).optional()))

const PriceGuide = z
	.object({
		/** How many vehicles it is made from, and from which years they are. */
		count: z.number(),
		year_from: z.number(),
		year_to: z.number(),
		/** Rupees: the lowest and the highest price among them, and the one in the middle. */
		lowest: money,
		middle: money,
		highest: money,
	})
	.meta({ id: 'PriceGuide' })
export type PriceGuide = z.infer<typeof PriceGuide>

// ---- what is sent

const photoRule: FileRule = { megabytes: sellLimits.photoMegabytes, mediaTypes: ['image/jpeg', 'image/png', 'image/webp'] }
const documentRule: FileRule = { megabytes: sellLimits.documentMegabytes, mediaTypes: ['application/pdf', 'image/jpeg', 'image/png'] }
const documentFiles = fromEach(sellDocuments, () => documentRule)

/** A form carries numbers as their digits, or as people in India write them: '1,25,000'. */
const numeric = (message: string, least: number, most: number) =>
	z.preprocess(
		(sent) => (typeof sent === 'string' ? (sent.trim() === '' ? undefined : readNumber(sent)) : sent),
		z.number(message).min(least, message).max(most, message),
	)
const whole = (message: string, least: number, most: number) => numeric(message, least, most).pipe(z.number().int(message))
const year = whole(`Please enter a year from ${marketLimits.firstYear} to this one.`, marketLimits.firstYear, 2_100)
const kms = whole('Please enter whole kilometres from 0 to 1000000.', 0, marketLimits.kms)

export const SellVehicle = z.object({
	/** A vehicle type's id or name. */
	vehicle_type: z.preprocess(
		(sent) => (typeof sent === 'number' ? String(sent) : sent),
		judgedText((text) => (text === '' ? 'This field is required.' : null)),
	),
	brand: judgedText(nameOfVehicleProblem),
	model: judgedText(nameOfVehicleProblem),
	year,
	registration_number: judgedText((text) => (isRegistration(text) ? null : registrationProblem)).transform(normaliseRegistration),
	kms_driven: kms,
	fuel_type: z.preprocess((sent) => (typeof sent === 'string' ? sent.trim().toLowerCase() : sent), z.enum(marketFuels)),
	engine_capacity: z.preprocess(
		(sent) => (sent === '' ? null : sent),
		whole(`Please enter whole cc from 1 to ${marketLimits.engineCc}.`, 1, marketLimits.engineCc).nullish(),
	),
	color: freeText(marketLimits.color, 'line'),
	/** Rupees. */
	expected_price: numeric(sellPriceMessage, 1, marketLimits.price),
	pickup_address: judgedText(pickupAddressProblem, 'address'),
	contact_number: judgedText(phoneProblem),
	/** ISO 8601; without an offset it is the time in India. */
	pickup_slot: judgedText((text) => (text === '' ? 'This field is required.' : null)),
	...fromEach(requiredPhotos, (photo) => fileSent(photoMissing(photo))),
	...fromEach(requiredDocuments, (document) => fileSent(documentMissing(document))),
})
export type SellVehicle = Omit<z.output<typeof SellVehicle>, SellFile>

export const sellVehicleFiles = { ...fromEach(sellPhotos, () => photoRule), ...documentFiles }

/** What a customer sells to us (B.API-47 to B.API-49, B.API-53, B.API-54). */
export const selling = {
	list: endpoint(sellingAddresses.list, {
		summary: "The caller's sell requests, newest first; with page or page_size a page of them",
		access: 'signed-in',
		query: optionalPage,
		reply: plainOrPageOf(SellRequest),
	}),
	show: endpoint(sellingAddresses.show, {
		summary: 'A sell request of the caller',
		access: 'signed-in',
		params: idParams,
		reply: SellRequest,
	}),
	sell: endpoint(sellingAddresses.sell, {
		summary:
			'Offers a vehicle to us, with its photos and documents: all of it or nothing. A form may take ten minutes to arrive; its fields come best before its files',
		access: 'signed-in',
		body: SellVehicle,
		files: sellVehicleFiles,
		reply: SellRequest,
		status: [201],
		repeatable: true,
	}),
	supply: endpoint(sellingAddresses.supply, {
		summary: 'Sends documents of a sell request that are missing or were not accepted, while it is open',
		access: 'signed-in',
		params: idParams,
		body: z.object(fromEach(sellDocuments, () => fileSent('Please choose a file.').optional())),
		files: documentFiles,
		reply: SellRequest,
		repeatable: true,
	}),
	openDocument: endpoint(sellingAddresses.openDocument, {
		summary: 'A link that opens a document of a sell request for five minutes; for its seller and for the company. Each is logged',
		access: 'signed-in',
		params: z.object({ sellRequestId: idParams.shape.id, documentType: z.string().max(100) }),
		writes: true,
		reply: z.object({
			url: z.string(),
			filename: z.string(),
			/** Seconds. */
			expires_in: z.number(),
		}),
	}),
	checkRegistration: endpoint(sellingAddresses.checkRegistration, {
		aliases: ['GET /marketplace/check-registration/'],
		summary: 'Whether a vehicle with this registration number is offered to us already; nothing about whose it is',
		access: 'public',
		query: z.object({
			registration_number: judgedText((text) =>
				text === '' ? 'This field is required.' : text.length > 40 ? tooManyCharacters(40) : null,
			),
		}),
		reply: z.object({ exists: z.boolean(), message: z.string() }),
	}),
	priceGuide: endpoint(sellingAddresses.priceGuide, {
		summary: 'What vehicles of the same model and about the same year are or were offered for in the market; null where they are too few',
		access: 'public',
		query: z.object({ brand: queryText(marketLimits.name), model: queryText(marketLimits.name), year }),
		reply: z.object({ guide: PriceGuide.nullable() }),
	}),
}
