import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { one } from '#shared/one.ts'
import { aBooking, anImmediateBooking, aPerson } from '../../../tests/support/a-booking.ts'
import { signIn } from '../../../tests/support/sign-in.ts'
import { useTestApp } from '../../../tests/support/test-app.ts'

const product = useTestApp({ clock: '2026-11-20T06:00:00Z' })
const words = 'General service is not for the Ather 450.'

type Person = Awaited<ReturnType<typeof signIn>>
type Item = { service_id: number; manufacturer_id: number; model_id: number }
let rider: Person
let staff: Person
/** What an electric scooter has no use for, and what it has. */
let general: Item
let wash: Item
beforeAll(async () => {
	staff = await signIn(product, { role: 'staff' })
	general = await itemFor('General service')
	wash = await itemFor('Foam wash')
})
beforeEach(async () => {
	rider = await signIn(product)
})
const itemFor = async (service: string): Promise<Item> =>
	one(
		await product.sql<Item>(
			`select s.id as service_id, m.manufacturer_id, m.id as model_id from services s, vehicle_models m
			join manufacturers maker on maker.id = m.manufacturer_id where s.name = $1 and maker.name = 'Ather' and m.name = '450'`,
			[service],
		),
	)
const post = (path: string, body: unknown) => product.call('POST', `/repairing-service/${path}`, { body, access: rider.access })
const cartWith = async (...items: Item[]) => {
	const { id } = await rider.api.repairs.openCart({})
	for (const body of items) await rider.api.repairs.addItem({ params: { id }, body })
	return id
}
const bookingOf = (item: Item) => aBooking({ ...item, price: 0, name: '', categoryUuid: '', categoryId: 0 })
const needsOf = async (id: number) => (await staff.api.staff.services.find({ params: { id } })).needs

describe('what is not for a bike (D-51)', () => {
	test('does not go into a cart: 400 at package_id, with the service and the bike', async () => {
		const id = await cartWith()
		for (const body of [general, { ...general, package_id: general.service_id }, { cart_id: id, item: general }]) {
			const { status, body: answer } = await post(`carts/${id}/items/`, body)
			expect({ status, at: answer['package_id'] }).toEqual({ status: 400, at: [words] })
		}
		expect((await rider.api.repairs.cart({ params: { id } })).items).toEqual([])
	})

	test('is not booked, alone, among others, or as soon as possible, and nothing of it is kept', async () => {
		const { schedule_date, schedule_time } = bookingOf(wash)
		for (const [path, body] of [
			['bookings/create/', bookingOf(general)],
			['bookings/create/', { ...aPerson, schedule_date, schedule_time, items: [wash, general] }],
			['service-now/', anImmediateBooking({ ...general, price: 0, name: '', categoryUuid: '', categoryId: 0 })],
		] as const) {
			const { status, body: answer } = await post(path, body)
			expect({ status, at: answer['package_id'] }).toEqual({ status: 400, at: [words] })
		}
		expect(await rider.api.repairs.list({})).toEqual([])
	})

	test('blocks a cart that it lies in since before, and the line says so until it is taken out', async () => {
		const id = await cartWith(wash, { ...general, ...(await splendor()) })
		await staff.api.staff.services.change({ params: { id: general.service_id }, body: { needs: ['electric'] } })
		const { items } = await rider.api.repairs.cart({ params: { id } })
		expect(items.map(({ package_name, available, fits }) => ({ package_name, available, fits }))).toEqual([
			{ package_name: 'Foam wash', available: true, fits: true },
			{ package_name: 'General service', available: true, fits: false },
		])
		const booking = { ...aPerson, cart_id: id, schedule_date: '2026-12-02', schedule_time: '11:00' }
		const { status, body } = await post('bookings/create/', booking)
		expect({ status, at: body['package_id'] }).toEqual({ status: 400, at: ['General service is not for the Hero Splendor Plus.'] })
		await rider.api.repairs.removeItem({ params: { id, itemId: items[1]?.id ?? 0 } })
		expect((await post('bookings/create/', booking)).status).toBe(201)
		await staff.api.staff.services.change({ params: { id: general.service_id }, body: { needs: ['petrol'] } })
	})
	const splendor = async () =>
		one(
			await product.sql<{ manufacturer_id: number; model_id: number }>(
				`select manufacturer_id, id as model_id from vehicle_models where name = 'Splendor Plus'`,
			),
		)
})

describe('staff say what fits', () => {
	const fits = async ({ service_id, manufacturer_id, model_id }: Item) => {
		const query = { manufacturer_id, vehicle_model_id: model_id }
		const listed = (await product.as().repairs.categories({ query })).flatMap(({ services }) => services)
		const asked = await product.as().repairs.price({ params: { id: String(service_id) }, query })
		return [listed.find(({ id }) => id === service_id)?.fits, asked.fits]
	}

	test('by the needs of a service, seen everywhere at once, each change recorded (D-51, D-21)', async () => {
		expect(await fits(wash)).toEqual([true, true])
		await staff.api.staff.services.change({ params: { id: wash.service_id }, body: { needs: ['hub', 'electric', 'hub'] } })
		expect(await needsOf(wash.service_id)).toEqual(['electric', 'hub'])
		await expect.poll(() => fits(wash)).toEqual([false, false])
		await staff.api.staff.services.change({ params: { id: wash.service_id }, body: { needs: [] } })
		await expect.poll(() => fits(wash)).toEqual([true, true])
		const [row] = await product.sql<{ before: object; after: object }>(
			`select before, after from audit_log where collection = 'services' and object_id = $1 order by id limit 1`,
			[String(wash.service_id)],
		)
		expect(row).toMatchObject({ before: { needs: [] }, after: { needs: ['electric', 'hub'] } })
	})

	test('by the traits of a model, whose fuel is always one of them whatever is sent', async () => {
		const chain = await itemFor('Chain clean and lube')
		const { vehicleModels } = staff.api.staff
		const model = { params: { id: chain.model_id } }
		expect((await vehicleModels.find(model)).traits).toEqual(['electric', 'belt', 'front-disc', 'rear-disc', 'fork'])
		expect(await fits(chain)).toEqual([false, false])
		const changed = await vehicleModels.change({ ...model, body: { traits: ['chain', 'petrol', 'front-disc'] } })
		expect(changed.traits).toEqual(['electric', 'chain', 'front-disc'])
		await expect.poll(() => fits(chain)).toEqual([true, true])
		expect(await fits(general)).toEqual([false, false])
		await vehicleModels.change({ ...model, body: { fuel: 'petrol' } })
		await expect.poll(() => fits(general)).toEqual([true, true])
	})

	test('a model made without any has its fuel alone', async () => {
		const { manufacturer_id: manufacturer } = wash
		const [type] = await product.sql<{ id: number }>('select id from vehicle_types limit 1')
		const body = { manufacturer, vehicle_type: type?.id ?? 0, vehicle_class: 'moped', name: 'Bare', fuel: 'petrol' } as const
		const made = await staff.api.staff.vehicleModels.create({ body: { ...body, drawing: 'moped', paint: 'red' } })
		expect(made.traits).toEqual(['petrol'])
	})

	test('a word that is none is refused at its field', async () => {
		const change = (path: string, body: object) => product.call('PATCH', `/admin/${path}/`, { access: staff.access, body })
		expect((await change(`services/${wash.service_id}`, { needs: ['wings'] })).body).toHaveProperty('needs')
		expect((await change(`vehicle-models/${wash.model_id}`, { traits: ['wings'] })).body).toHaveProperty('traits')
	})
})
