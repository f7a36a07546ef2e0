import type { MarketVehicle, MarketVehicleInFull, VehicleBooking } from '../../../src/contract/market/market.ts'
import { formatRupees } from '../../../src/shared/money.ts'

let made = 0

/** A used vehicle as the list has it; `price` in rupees. */
export function aVehicle({ price = 52_500, ...changes }: Partial<MarketVehicle> & { price?: number } = {}): MarketVehicle {
	made += 1
	return {
		id: made,
		brand: 'Hero',
		model: 'Splendor Plus',
		year: 2021,
		kms_driven: 24_310,
		fuel_type: 'petrol',
		status: 'available',
		status_display: 'Available',
		front_image_url: '/drawings/commuter-red.svg',
		has_photos: false,
		display_price: { amount: price, formatted: formatRupees(price) },
		is_booked: false,
		color: 'Red',
		registered_in: 'Maharashtra',
		owners: 1,
		drawing: 'commuter',
		paint: 'red',
		created_at: '2026-11-20T06:00:00.000Z',
		...changes,
	}
}

export const aVehicleInFull = ({ price, ...changes }: Partial<MarketVehicleInFull> & { price?: number } = {}): MarketVehicleInFull => ({
	...aVehicle({ id: 7, ...(price !== undefined && { price }) }),
	engine_capacity: 97,
	transmission: 'Manual',
	inspection: null,
	description: 'Serviced on time.',
	vehicle_type_display: 'Motorcycle',
	images: ['/drawings/commuter-red.svg'],
	similar: [],
	...changes,
})

/** A booking as its customer reads it, just made. */
export const aBooking = (changes: Partial<VehicleBooking> = {}): VehicleBooking => ({
	id: 12,
	reference: 'VB12',
	vehicle: 7,
	booking_date: '2026-11-25',
	status: 'pending',
	status_display: 'Pending',
	contact_number: '9000000001',
	notes: 'After four, please.',
	vehicle_details: {
		brand: 'Hero',
		model: 'Splendor Plus',
		year: 2021,
		mileage: 24_310,
		kms_driven: 24_310,
		fuel_type: 'petrol',
		transmission: 'Manual',
		description: '',
		display_price: { amount: 52_500, formatted: '₹52,500' },
		front_image_url: '/drawings/commuter-red.svg',
	},
	confirm_by: '2026-11-25T06:00:00.000Z',
	cancelled_by: null,
	cancellation_notes: '',
	timeline: [{ status: 'pending', status_display: 'Pending', at: '2026-11-23T06:00:00.000Z' }],
	rc_transfer: null,
	can: { cancel: true },
	created_at: '2026-11-23T06:00:00.000Z',
	...changes,
})
