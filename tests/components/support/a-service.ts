import type { DayOfSlots } from '../../../src/contract/doorstep/doorstep.ts'
import type { Service, ServiceCart, ServiceCartItem, ServiceCategory } from '../../../src/contract/repairs/repairs.ts'
import { daysFrom, repairHours } from '../../../src/shared/days.ts'
import { bike } from './keep-bike.ts'

/** A service; what is not said is plain. */
export const aService = (fields: Partial<Service> = {}): Service => ({
	id: 11,
	name: 'Front brake pads',
	description: 'New pads in front',
	duration: '30 min',
	warranty: '3 months on parts',
	recommended: '',
	base_price: 400,
	image_url: null,
	features: [{ id: 1, name: 'Pads included' }],
	...fields,
})

export const aCategory = (...services: Service[]): ServiceCategory => ({
	uuid: '5a1f0c1e-0000-4000-8000-00000000000b',
	name: 'Brakes',
	slug: 'brakes',
	image: '/drawings/s-brakes.svg',
	description: 'Sure stops',
	services,
})

/** A line of the cart of services, for the chosen bike. */
export function aServiceLine(fields: Partial<ServiceCartItem> = {}): ServiceCartItem {
	const { price = 349, quantity = 1 } = fields
	return {
		id: 21,
		service_id: aCategory().uuid,
		service_name: 'Brakes',
		package_id: 11,
		package_name: 'Front brake pads',
		features: ['Pads included'],
		duration: '30 min',
		manufacturer_id: bike.manufacturerId,
		manufacturer: bike.manufacturer,
		model_id: bike.modelId,
		model: bike.model,
		vehicle_type: bike.vehicleType,
		drawing: 'commuter',
		paint: 'black',
		fuel: 'petrol',
		quantity,
		price,
		total_price: price * quantity,
		available: true,
		fits: true,
		...fields,
	}
}

export const serviceCartWith = (...items: ServiceCartItem[]): ServiceCart => ({
	id: 8,
	items,
	total_items: items.reduce((sum, { quantity }) => sum + quantity, 0),
	total_price: items.reduce((sum, { total_price }) => sum + total_price, 0),
})

/** The hours of some days, each with all its places unless `placesOf` says otherwise. */
export const hoursFrom = (day: string, count: number, placesOf: (time: string, date: string) => number = () => 3): DayOfSlots[] =>
	daysFrom(day, count).map((date) => ({ date, times: repairHours.map((time) => ({ time, places_left: placesOf(time, date) })) }))
