import { z } from 'zod'
import { phoneProblem } from '../doorstep/doorstep-words.ts'
import { endpoint } from '../endpoint.ts'
import { besideOthers, day, freeText, idParams, judgedText, moment, money, queryText, wholeId } from '../fields.ts'
import { optionalPage, plainOrPageOf } from '../staff-fields.ts'
import { drawings, paints } from '../vehicles/vehicle-words.ts'
import { InspectionReport } from './inspection-report.ts'
import { marketAddresses } from './market-addresses.ts'
import {
	bookingDateMessage,
	cancelledBy,
	marketFuels,
	marketLimits,
	marketOrderings,
	usedVehicleStatuses,
	vehicleBookingStatuses,
} from './market-words.ts'
import { RcProgress } from './rc-transfers.ts'
import { savedSearches } from './saved-searches.ts'
import { vehicleWaits } from './vehicle-waits.ts'

// ---- what is sold

const DisplayPrice = z.object({ amount: money, formatted: z.string() })
/** What anybody may know of a used vehicle: nothing of its seller, its number or its papers (B.MARKET-30). */
const card = {
	id: z.number(),
	brand: z.string(),
	model: z.string(),
	year: z.number(),
	kms_driven: z.number(),
	fuel_type: z.enum(marketFuels),
	status: z.enum(usedVehicleStatuses),
	status_display: z.string(),
	/** The photo of its front, else a drawing of its model in its paint. */
	front_image_url: z.string(),
	/** Whether that is a photo. */
	has_photos: z.boolean(),
	display_price: DisplayPrice,
	/** Somebody has it booked, or it is kept for whoever waited for it, so that nobody else can book it (B.R-41). */
	is_booked: z.boolean(),
	color: z.string(),
	/** Where it is registered, such as 'Maharashtra'; '' where it is not known. */
	registered_in: z.string(),
	/** How many have owned it; null where it is not known. */
	owners: z.number().nullable(),
	drawing: z.enum(drawings),
	paint: z.enum(paints),
	created_at: moment,
}
const MarketVehicle = z.object(card).meta({ id: 'MarketVehicle' })
const MarketVehicleInFull = z
	.object({
		...card,
		/** cc; null for an electric one, or where it is not known. */
		engine_capacity: z.number().nullable(),
		/** '' where it is not known. */
		transmission: z.string(),
		description: z.string(),
		/** What our inspection found before we bought it; null where we made none. */
		inspection: InspectionReport.nullable(),
		vehicle_type_display: z.string(),
		/** Its photos in their order, else its drawing. */
		images: z.array(z.string()),
		/** Others of about its price, those of its brand first. */
		similar: z.array(MarketVehicle),
	})
	.meta({ id: 'MarketVehicleInFull' })
export type MarketVehicle = z.infer<typeof MarketVehicle>
export type MarketVehicleInFull = z.infer<typeof MarketVehicleInFull>

const bound = (most: number) =>
	z.preprocess((sent) => (sent === '' ? undefined : sent), z.coerce.number('A valid number is required.').min(0).max(most).optional())
const MarketQuery = z.object({
	/** Brand and model; forgives typing errors (D-14). */
	search: queryText(100),
	status: z.enum(usedVehicleStatuses).or(z.literal('')).optional(),
	/** A manufacturer's id or name. */
	brand: queryText(100),
	/** Rupees and years, bounds included. */
	min_price: bound(1_000_000_000),
	max_price: bound(1_000_000_000),
	min_year: bound(9_999),
	max_year: bound(9_999),
	ordering: z.enum(marketOrderings).optional(),
	...optionalPage.shape,
})
export type MarketQuery = z.output<typeof MarketQuery>

// ---- who comes to see it

/** The vehicle as it was when it was booked (B.E-20). */
const BookedVehicle = z.object({
	brand: z.string(),
	model: z.string(),
	year: z.number(),
	/** The same as `kms_driven` (B.R-20). */
	mileage: z.number(),
	kms_driven: z.number(),
	fuel_type: z.enum(marketFuels),
	transmission: z.string(),
	description: z.string(),
	display_price: DisplayPrice,
	front_image_url: z.string(),
})
export const VehicleBooking = z
	.object({
		id: z.number(),
		/** 'VB12'. */
		reference: z.string(),
		/** The vehicle's id; its page is 404 once it is hidden. */
		vehicle: z.number(),
		booking_date: z.string(),
		status: z.enum(vehicleBookingStatuses),
		status_display: z.string(),
		contact_number: z.string(),
		notes: z.string(),
		vehicle_details: BookedVehicle,
		/** Until when we confirm it; a pending one ends by itself then. */
		confirm_by: moment,
		/** Null while it is not cancelled. */
		cancelled_by: z.enum(cancelledBy).nullable(),
		cancellation_notes: z.string(),
		timeline: z.array(z.object({ status: z.enum(vehicleBookingStatuses), status_display: z.string(), at: moment })),
		/** How far its registration certificate is; null before it is sold. */
		rc_transfer: RcProgress.nullable(),
		can: z.object({ cancel: z.boolean() }),
		created_at: moment,
	})
	.meta({ id: 'VehicleBooking' })
export type VehicleBooking = z.infer<typeof VehicleBooking>

/** What is said of a booking beside its vehicle. */
export const vehicleBookingFields = {
	/** Today unless it says otherwise. */
	booking_date: day.or(z.literal('')).nullish(),
	contact_number: judgedText(phoneProblem),
	notes: freeText(marketLimits.notes),
}
const BookVehicle = z
	.object({ vehicle: wholeId().optional(), vehicle_id: wholeId().optional(), ...vehicleBookingFields })
	.refine(({ vehicle, vehicle_id }) => (vehicle ?? vehicle_id) !== undefined, besideOthers('vehicle', 'This field is required.'))
	.transform(({ vehicle, vehicle_id, booking_date, ...sent }) => ({
		...sent,
		vehicle: vehicle ?? vehicle_id ?? 0,
		booking_date: booking_date || null,
	}))
export type BookVehicle = z.output<typeof BookVehicle>

/** Used vehicles and who books them (B.API-45, B.API-46, B.API-50, B.API-51). */
export const market = {
	list: endpoint(marketAddresses.list, {
		summary:
			'Used vehicles, what is sold last, else the newest first or as asked; with page or page_size a page of them, else the first 1,000',
		access: 'public',
		query: MarketQuery,
		reply: plainOrPageOf(MarketVehicle),
	}),
	vehicle: endpoint(marketAddresses.vehicle, {
		summary: 'A used vehicle',
		access: 'public',
		params: idParams,
		reply: MarketVehicleInFull,
	}),
	bookings: endpoint(marketAddresses.bookings, {
		summary: "The caller's vehicle bookings, newest first; with page or page_size a page of them",
		access: 'signed-in',
		query: optionalPage,
		reply: plainOrPageOf(VehicleBooking),
	}),
	booking: endpoint(marketAddresses.booking, {
		summary: 'A vehicle booking of the caller',
		access: 'signed-in',
		params: idParams,
		reply: VehicleBooking,
	}),
	book: endpoint(marketAddresses.book, {
		summary: `Books a vehicle that nobody else has booked. ${bookingDateMessage}`,
		access: 'signed-in',
		refused: { 404: 'There is no such vehicle, or it is not listed.' },
		body: BookVehicle,
		reply: VehicleBooking,
		status: [201],
		repeatable: true,
	}),
	...savedSearches,
	...vehicleWaits,
	cancelBooking: endpoint(marketAddresses.cancelBooking, {
		summary: 'Cancels a vehicle booking that is pending, with a note or without; somebody else can book it then',
		access: 'signed-in',
		params: idParams,
		body: z
			.object({ cancellation_notes: freeText(marketLimits.notes) })
			.nullish()
			.transform((sent) => ({ cancellation_notes: sent?.cancellation_notes ?? '' })),
		reply: VehicleBooking.extend({ message: z.string() }),
		repeatable: true,
	}),
}
