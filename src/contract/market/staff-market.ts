import { z } from 'zod'
import { collection } from '../collection.ts'
import { staffReason } from '../company/sold.ts'
import { endpoint } from '../endpoint.ts'
import { day, idParams, money, picture, wholeId } from '../fields.ts'
import { amountFrom, dayQuery, filledText, longText, pageOf, pageQuery, text, trueOrFalse, version } from '../staff-fields.ts'
import { drawings, paints } from '../vehicles/vehicle-words.ts'
import { VehicleBooking, vehicleBookingFields } from './market.ts'
import { marketFuels, marketLimits, usedVehicleStatuses, vehicleBookingStatuses } from './market-words.ts'
import { staffMarketAddresses } from './staff-market-addresses.ts'

const StaffUsedVehicle = z
	.object({
		id: z.number(),
		brand: z.string(),
		model: z.string(),
		year: z.number(),
		kms_driven: z.number(),
		fuel_type: z.enum(marketFuels),
		status: z.enum(usedVehicleStatuses),
		/** Whether somebody has it booked. */
		is_booked: z.boolean(),
		/** Whether somebody may book it: available, listed and not booked. */
		is_bookable: z.boolean(),
		price: money,
		color: z.string(),
		engine_capacity: z.number().nullable(),
		transmission: z.string(),
		description: z.string(),
		vehicle_type: z.number().nullable(),
		vehicle_type_name: z.string().nullable(),
		registered_in: z.string(),
		owners: z.number().nullable(),
		drawing: z.enum(drawings),
		paint: z.enum(paints),
		is_published: z.boolean(),
		version: z.number(),
		created_at: z.string(),
	})
	.meta({ id: 'StaffUsedVehicle' })

const StaffVehicleBooking = VehicleBooking.extend({
	customer: z.number(),
	customer_name: z.string(),
	customer_email: z.string(),
	next_statuses: z.array(z.enum(vehicleBookingStatuses)),
	version: z.number(),
}).meta({ id: 'StaffVehicleBooking' })
export type StaffVehicleBooking = z.infer<typeof StaffVehicleBooking>

const VehiclePhotos = z
	.object({
		/**
		 * In their order: the first stands for the vehicle in lists. `is_covered`: a part of it was filled by staff, such as its number plate.
		 */
		photos: z.array(z.object({ id: z.number(), url: z.string(), is_covered: z.boolean() })),
	})
	.meta({ id: 'VehiclePhotos' })
export type VehiclePhoto = z.infer<typeof VehiclePhotos>['photos'][number]

/** A path names one of many rows by two numbers. */
const photoParams = idParams.extend({ photo: idParams.shape.id })
const share = z.number('A valid number is required.').min(0).max(1)
/** Less cannot hide a plate, and would only be a slip of the finger. */
const side = share.min(0.01)

const whole = (least: number, most: number) => z.number().int('A valid whole number is required.').min(least).max(most)

/** The used vehicles on the company's side (B.ADMIN-23 to B.ADMIN-27). */
export const staffMarket = {
	usedVehicles: collection(staffMarketAddresses.usedVehicles, {
		one: 'a used vehicle',
		many: 'Used vehicles, hidden ones too',
		access: { read: 'staff', create: 'staff', change: 'staff', remove: 'staff' },
		shownBy: ['used-vehicles'],
		row: StaffUsedVehicle,
		fields: {
			brand: filledText(marketLimits.name),
			model: filledText(marketLimits.name),
			/** Up to next year's. */
			year: whole(marketLimits.firstYear, 2_100),
			kms_driven: whole(0, marketLimits.kms),
			fuel_type: z.enum(marketFuels),
			status: z.enum(usedVehicleStatuses),
			price: amountFrom(1),
			color: text(marketLimits.color),
			engine_capacity: whole(1, marketLimits.engineCc).nullable(),
			transmission: text(marketLimits.transmission),
			description: longText(marketLimits.description),
			vehicle_type: wholeId().nullable(),
			registered_in: text(marketLimits.registeredIn),
			owners: whole(1, marketLimits.owners).nullable(),
			/** How it is drawn where it has no photo. */
			drawing: z.enum(drawings),
			paint: z.enum(paints),
			is_published: z.boolean(),
		},
		required: ['brand', 'model', 'year', 'kms_driven', 'fuel_type', 'price'],
		orderings: ['created_at', 'brand', 'model', 'year', 'kms_driven', 'price', 'status'],
		filters: {
			status: z.enum(usedVehicleStatuses).optional(),
			fuel_type: z.enum(marketFuels).optional(),
			is_published: trueOrFalse.optional(),
			is_booked: trueOrFalse.optional(),
			is_bookable: trueOrFalse.optional(),
		},
	}),
	vehicleBookings: endpoint(staffMarketAddresses.vehicleBookings, {
		summary: 'Bookings of used vehicles',
		access: 'staff',
		query: z.object({
			...pageQuery(['created_at', 'booking_date', 'status']),
			status: z.enum(vehicleBookingStatuses).optional(),
			/** Pending or confirmed. */
			open: trueOrFalse.optional(),
			vehicle: wholeId().optional(),
			customer: wholeId().optional(),
			/** Days in India on which they were made. */
			...dayQuery,
		}),
		reply: pageOf(StaffVehicleBooking),
	}),
	vehicleBooking: endpoint(staffMarketAddresses.vehicleBooking, {
		summary: 'A booking of a used vehicle',
		access: 'staff',
		params: idParams,
		reply: StaffVehicleBooking,
	}),
	bookVehicleForCustomer: endpoint(staffMarketAddresses.bookVehicleForCustomer, {
		summary: 'Books a used vehicle for a customer who phones, by the rules of his own call',
		access: 'staff',
		refused: { 404: 'There is no such vehicle, or it is not listed.' },
		body: z.object({ customer: wholeId(), vehicle: wholeId(), ...vehicleBookingFields }),
		reply: StaffVehicleBooking,
		status: [201],
		repeatable: true,
	}),
	changeVehicleBooking: endpoint(staffMarketAddresses.changeVehicleBooking, {
		summary: 'The next step of a vehicle booking; a completed one makes its vehicle sold, a cancelled one frees it',
		access: 'staff',
		params: idParams,
		body: z.object({
			status: z.enum(vehicleBookingStatuses).optional(),
			reason: staffReason.optional(),
			booking_date: day.optional(),
			version,
		}),
		reply: StaffVehicleBooking,
		repeatable: true,
	}),
	vehiclePhotos: endpoint(staffMarketAddresses.vehiclePhotos, {
		summary: 'The photos of a used vehicle, in their order',
		access: 'staff',
		params: idParams,
		reply: VehiclePhotos,
	}),
	addVehiclePhoto: endpoint(staffMarketAddresses.addVehiclePhoto, {
		summary: 'Adds a photo to a used vehicle, drawn anew, behind the others',
		access: 'staff',
		params: idParams,
		body: z.object({}),
		files: { image: picture },
		reply: VehiclePhotos,
		status: [201],
		repeatable: true,
	}),
	orderVehiclePhotos: endpoint(staffMarketAddresses.orderVehiclePhotos, {
		summary: 'Puts all photos of a used vehicle in this order',
		access: 'staff',
		params: idParams,
		refused: { 409: 'The photos have changed meanwhile.' },
		body: z.object({ ids: z.array(wholeId()).max(marketLimits.images) }),
		reply: VehiclePhotos,
	}),
	coverVehiclePhoto: endpoint(staffMarketAddresses.coverVehiclePhoto, {
		summary: 'Covers a part of a photo, such as the number plate: the photo is drawn anew and the uncovered one is given up',
		access: 'staff',
		params: photoParams,
		/** Shares of its width and height, from its upper left corner. */
		body: z.object({ x: share, y: share, width: side, height: side }),
		reply: VehiclePhotos,
		repeatable: true,
	}),
	removeVehiclePhoto: endpoint(staffMarketAddresses.removeVehiclePhoto, {
		summary: 'Gives up a photo of a used vehicle',
		access: 'staff',
		params: photoParams,
		reply: VehiclePhotos,
	}),
}
