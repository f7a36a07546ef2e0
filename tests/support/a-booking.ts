import type { BookNow, BookRepair } from '../../src/contract/repairs/repairs.ts'
import { one } from '../../src/shared/one.ts'
import type { TestApp } from './test-app.ts'

/** A service of the demo catalogue and a model it has a price for; ids as a caller sends them, rupees. */
export type Package = {
	service_id: number
	manufacturer_id: number
	model_id: number
	price: number
	name: string
	categoryUuid: string
	categoryId: number
}

/** The `nth` small scooter of the demo catalogue with a service that is for it; what is priced by class, not by a price of its own. */
export async function aPackage(app: TestApp, nth = 0): Promise<Package> {
	return one(
		await app.sql<Package>(
			`select s.id as service_id, m.manufacturer_id, m.id as model_id, p.price_paise / 100.0::float8 as price,
				s.name, c.uuid as "categoryUuid", c.id as "categoryId"
			from services s join service_categories c on c.id = s.category_id
			join (select * from vehicle_models where vehicle_class_id = (select id from vehicle_classes where code = 'scooter-125') order by id offset $1 limit 1) m on s.needs <@ (m.traits || m.fuel::text)
			join service_prices p on p.service_id = s.id and p.vehicle_class_id = m.vehicle_class_id
			where not exists (select from service_prices own where own.service_id = s.id and own.vehicle_model_id = m.id)
			order by s.id offset $1 % 30 limit 1`,
			[nth],
		),
	)
}

/** Which services a booking is for, and for which vehicle. */
export const itemOf = ({ service_id, manufacturer_id, model_id }: Package) => ({ service_id, manufacturer_id, model_id })

/** The customer's side of the form, filled in; nobody lives there. */
export const aPerson = {
	customer_name: 'Asha Rider',
	customer_email: 'asha@pahiya.test',
	customer_phone: '9000000001',
	address: 'Flat 12, Example Apartments',
	city: 'Pune',
	state: 'Maharashtra',
	postal_code: '411004',
}

type Input<Booking> = { [field in keyof Booking]?: Booking[field] | undefined }

/** A booking of one service as the checkout sends it, for a day long after the tests' clock. */
export const aBooking = (item: Package, changes: Input<BookRepair> = {}) => ({
	...aPerson,
	...itemOf(item),
	schedule_date: '2026-12-01',
	schedule_time: '10:00',
	...changes,
})
/** The same, as soon as possible. */
export const anImmediateBooking = (item: Package, changes: Input<BookNow> = {}) => ({ ...aPerson, ...itemOf(item), ...changes })
