import type { Page } from '@playwright/test'
import type { DayOfSlots } from '../../../src/contract/doorstep/doorstep.ts'
import type { Repair, Service, ServiceCart, ServiceCategory, ServicePrice } from '../../../src/contract/repairs/repairs.ts'
import type { SelectedVehicle } from '../../../src/contract/vehicles/vehicle-words.ts'
import type { VehicleModel } from '../../../src/contract/vehicles/vehicles.ts'
import { one } from '../../../src/shared/one.ts'
import { keep } from './journey.ts'
import { ask, type Rider } from './people.ts'
import type { Product } from './product.ts'

export const categoriesOf = (product: Product) => ask<ServiceCategory[]>(product, 'GET', '/repairing-service/service-categories/')
export async function categoryNamed(product: Product, name: string) {
	return one((await categoriesOf(product)).filter((category) => category.name === name))
}

/** A bike of the demo catalogue as the browser keeps it when it is chosen. */
export async function bikeNamed(product: Product, name: string): Promise<SelectedVehicle> {
	const models = await ask<VehicleModel[]>(product, 'GET', '/vehicle/vehicle-models/')
	const model = one(models.filter((entry) => `${entry.manufacturer_name} ${entry.name}` === name))
	return {
		manufacturer: model.manufacturer_name,
		model: model.name,
		vehicleType: model.vehicle_type_name,
		manufacturerId: model.manufacturer,
		modelId: model.id,
	}
}

/** The browser of somebody who has chosen this bike earlier. */
export async function chooseBike(page: Page, product: Product, name = 'Hero Splendor Plus') {
	const selectedVehicle = await bikeNamed(product, name)
	await keep(page, { selectedVehicle })
	return selectedVehicle
}

export const priceFor = (product: Product, service: Pick<Service, 'id'>, { manufacturerId, modelId }: SelectedVehicle) =>
	ask<ServicePrice>(
		product,
		'GET',
		`/repairing-service/services/${service.id}/price/?manufacturer_id=${manufacturerId}&vehicle_model_id=${modelId}`,
	)

/** One piece of a service in the rider's cart. */
export async function putInCart(product: Product, { access }: Rider, { id }: Pick<Service, 'id'>, bike: SelectedVehicle) {
	const cart = await ask<ServiceCart>(product, 'POST', '/repairing-service/carts/', { access })
	await ask(product, 'POST', `/repairing-service/carts/${cart.id}/items/`, {
		access,
		body: { service_id: id, quantity: 1, manufacturer_id: bike.manufacturerId, model_id: bike.modelId },
	})
	return cart.id
}

/** What a new customer types into the checkout; nobody lives there. */
export const aPerson = {
	customer_name: 'Meera Kulkarni',
	customer_email: 'meera@pahiya.test',
	customer_phone: '9000000002',
	address: 'Flat 7, Example Heights, Karve Road',
	city: 'Pune',
	state: 'Maharashtra',
	postal_code: '411004',
}

export type Hour = { date: string; time: string }
const given = new Set<string>()
/** An hour in the coming days with all its places free, another one for each test on this product. */
export async function aFreeHour(product: Product): Promise<Hour> {
	const days = await ask<DayOfSlots[]>(product, 'GET', '/repairing-service/available-slots/')
	const free = days
		.slice(2)
		.flatMap(({ date, times }) => times.filter(({ places_left }) => places_left === 3).map(({ time }) => ({ date, time })))
	const hour = free.find(({ date, time }) => !given.has(`${product.origin} ${date} ${time}`))
	if (!hour) throw new Error('Every hour of the coming days is taken.')
	given.add(`${product.origin} ${hour.date} ${hour.time}`)
	return hour
}

export const placesLeft = async (product: Product, { date, time }: Hour) => {
	const [day] = await ask<DayOfSlots[]>(product, 'GET', `/repairing-service/available-slots/?from=${date}&days=1`)
	return day?.times.find((hour) => hour.time === time)?.places_left
}

const serviceBody = async (product: Product) => {
	const { services } = await categoryNamed(product, 'General service')
	const bike = await bikeNamed(product, 'Hero Splendor Plus')
	return { service_id: services[0]?.id, manufacturer_id: bike.manufacturerId, model_id: bike.modelId }
}

/** A booking made by the calls: for an hour, or as soon as possible. */
export async function aRepair(product: Product, { access }: Pick<Rider, 'access'>, hour?: Hour, person = aPerson): Promise<Repair> {
	const body = { ...person, ...(await serviceBody(product)) }
	if (!hour) return ask<Repair>(product, 'POST', '/repairing-service/service-now/', { access, body })
	return ask<Repair>(product, 'POST', '/repairing-service/bookings/create/', {
		access,
		body: { ...body, schedule_date: hour.date, schedule_time: hour.time },
	})
}

export const repairsOf = (product: Product, { access }: Pick<Rider, 'access'>) =>
	ask<Repair[]>(product, 'GET', '/repairing-service/bookings/', { access })
