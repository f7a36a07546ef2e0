import { beforeAll, describe, expect, test } from 'vitest'
import { one } from '#shared/one.ts'
import { aPackage, type Package } from '../../../tests/support/a-booking.ts'
import { useTestApp } from '../../../tests/support/test-app.ts'

const product = useTestApp({ clock: '2026-11-20T06:00:00Z' })
const categoriesPath = '/repairing-service/service-categories/'
const absent = { uuid: '00000000-0000-4000-8000-000000000000', id: 2_147_483_647 }

let some: Package
let other: Package
beforeAll(async () => {
	some = await aPackage(product)
	other = await aPackage(product, 40)
})
const list = (query = '') => product.call('GET', `${categoriesPath}${query}`)
const priceOf = (item: Package, query?: string) =>
	product.call(
		'GET',
		`/repairing-service/services/${item.service_id}/price/?${query ?? `manufacturer_id=${item.manufacturer_id}&vehicle_model_id=${item.model_id}`}`,
	)
type Category = {
	uuid: string
	slug: string
	services: { id: number; name: string; price?: number; fits?: boolean; price_from?: number | null; price_to?: number | null }[]
	price_from?: number | null
}
const categories = (body: unknown) => body as Category[]
/** The same, past what is kept: for what the test changed behind the product's back. */
const listAnew = (query = '') => {
	product.forgetKept()
	return list(query)
}

describe('the list of service categories', () => {
	test('is public and carries every category with its services (B.API-30, B.SERVICE-37, B.SERVICE-38, B.SERVICE-40)', async () => {
		const { status, body } = await list()
		expect(status).toBe(200)
		expect(body.length).toBeGreaterThanOrEqual(8)
		for (const category of body)
			expect(Object.keys(category as object).toSorted()).toEqual(['description', 'image', 'name', 'price_from', 'services', 'slug', 'uuid'])
		const services = categories(body).flatMap((category) => category.services)
		for (const service of services)
			expect(service).toMatchObject({
				id: expect.any(Number),
				name: expect.any(String),
				description: expect.any(String),
				duration: expect.any(String),
				warranty: expect.any(String),
				recommended: expect.any(String),
				base_price: expect.any(Number),
				image_url: expect.toSatisfy((url) => url === null || typeof url === 'string'),
				features: expect.arrayContaining([{ id: expect.any(Number), name: expect.any(String) }]),
			})
		expect(services.every((service) => !('price' in service))).toBe(true)
	})

	test('costs as many statements however much there is, four at most', async () => {
		product.statements()
		await listAnew()
		const plain = product.statements().length
		await listAnew(`?manufacturer_id=${some.manufacturer_id}&vehicle_model_id=${some.model_id}`)
		expect(plain).toBeLessThanOrEqual(4)
		expect(product.statements().length).toBeLessThanOrEqual(4)
	})

	test('is answered without asking the database while nothing changed', async () => {
		const first = await list()
		product.statements()
		const again = await list()
		expect(product.statements()).toEqual([])
		expect(again.body).toEqual(first.body)
		const unchanged = await product.call('GET', categoriesPath, { headers: { 'if-none-match': String(first.headers.etag) } })
		expect(unchanged.status).toBe(304)
	})

	test('with an id holds that category alone, by uuid or slug (B.API-31)', async () => {
		const { body } = await list()
		const [wanted] = categories(body)
		expect((await list(`?id=${wanted?.uuid}`)).body).toEqual([wanted])
		expect((await list(`?id=${wanted?.uuid.toUpperCase()}`)).body).toEqual([wanted])
		expect((await list(`?id=${wanted?.slug}`)).body).toEqual([wanted])
	})

	test.each(['nonsense', '', absent.uuid, '1', '%00', '%F0%9F%92%A9', "' or 1=1 --", '../..', 'a'.repeat(3000), 'x&id=y'])(
		'with the id %j holds none, and that is no error (B.API-31, B.R-07)',
		async (id) => {
			const { status, body } = await list(`?id=${id}`)
			expect(status).toBe(200)
			expect(body).toEqual([])
		},
	)

	test('with a model also tells what each service costs for it, and from what on a category begins (D-35)', async () => {
		const { status, body } = await list(`?manufacturer_id=${some.manufacturer_id}&vehicle_model_id=${some.model_id}`)
		expect(status).toBe(200)
		for (const category of categories(body)) {
			const prices = category.services.filter(({ fits }) => fits).map((service) => service.price ?? Number.NaN)
			expect(category.price_from).toBe(prices.length === 0 ? null : Math.min(...prices))
		}
		const service = categories(body)
			.flatMap((category) => category.services)
			.find(({ id }) => id === some.service_id)
		expect(service?.price).toBe(some.price)
		expect(service?.price).toBe((await priceOf(some)).body.price)
	})

	test.each([
		['manufacturer_id=1', 'vehicle_model_id'],
		['vehicle_model_id=1', 'manufacturer_id'],
		['manufacturer_id=0&vehicle_model_id=0', 'manufacturer_id'],
		['manufacturer_id=abc&vehicle_model_id=1', 'manufacturer_id'],
		['manufacturer_id=1&vehicle_model_id=-1', 'vehicle_model_id'],
		[`manufacturer_id=1&vehicle_model_id=${absent.id}`, 'vehicle_model_id'],
		['manufacturer_id=1&vehicle_model_id=99999999999', 'vehicle_model_id'],
	])('for the half or unknown vehicle %s is refused at %s (B.R-44)', async (query, field) => {
		const { status, body } = await list(`?${query}`)
		expect(status).toBe(400)
		expect(body).toHaveProperty(field)
	})

	test('leaves out what is hidden and keeps a category that has nothing to offer', async () => {
		const [category, bare] = categories((await list()).body)
		const [hidden, ...shown] = category?.services ?? []
		await product.sql(
			'update services set is_active = false where id = $1 or category_id = (select id from service_categories where uuid = $2)',
			[hidden?.id, bare?.uuid],
		)
		const gone = categories((await list()).body).at(-1)
		await product.sql('update service_categories set is_active = false where uuid = $1', [gone?.uuid])
		const now = categories((await listAnew()).body)
		expect(now.map(({ uuid }) => uuid)).not.toContain(gone?.uuid)
		expect((await listAnew(`?id=${gone?.uuid}`)).body).toEqual([])
		expect(now.find(({ uuid }) => uuid === category?.uuid)?.services.map(({ id }) => id)).toEqual(shown.map(({ id }) => id))
		expect(now.find(({ uuid }) => uuid === bare?.uuid)?.services).toEqual([])
		const priced = categories(
			(await listAnew(`?id=${bare?.uuid}&manufacturer_id=${some.manufacturer_id}&vehicle_model_id=${some.model_id}`)).body,
		)
		expect(priced[0]?.price_from).toBeNull()
		await product.sql('update services set is_active = true')
		await product.sql('update service_categories set is_active = true')
	})
})

describe('what is for which bike (D-51)', () => {
	const bikeOf = async (name: string) =>
		one(
			await product.sql<{ manufacturer_id: number; model_id: number }>(
				'select manufacturer_id, id as model_id from vehicle_models where name = $1',
				[name],
			),
		)
	const forBike = async (name: string) => {
		const { manufacturer_id, model_id } = await bikeOf(name)
		return categories((await list(`?manufacturer_id=${manufacturer_id}&vehicle_model_id=${model_id}`)).body)
	}
	const namesOf = (found: Category[], isFor: boolean) =>
		found.flatMap(({ services }) => services.filter(({ fits }) => fits === isFor).map(({ name }) => name))

	test('the list says which services are for a bike, and the price call says the same', async () => {
		const forElectric = await forBike('450X')
		expect(namesOf(forElectric, true)).toEqual(expect.arrayContaining(['EV general service', 'Foam wash', 'Front brake pads replaced']))
		expect(namesOf(forElectric, false)).toEqual(expect.arrayContaining(['General service', 'Engine oil change', 'Chain clean and lube']))
		expect(namesOf(await forBike('Activa 6G'), false)).toEqual(expect.arrayContaining(['Chain clean and lube', 'EV health check']))
		const bike = await bikeOf('450X')
		for (const service of forElectric.flatMap(({ services }) => services).slice(0, 12)) {
			const { body } = await priceOf({ ...some, ...bike, service_id: service.id })
			expect(body).toMatchObject({ fits: service.fits, price: service.price })
		}
	})

	test('a category begins at the lowest price of what is for the bike, and without any has none', async () => {
		const oil = (await forBike('450X')).find(({ slug }) => slug === 'engine-oil')
		expect(oil?.price_from).toBeNull()
		const brakes = (await forBike('Splendor Plus')).find(({ slug }) => slug === 'brakes')
		const fitting = brakes?.services.filter(({ fits }) => fits).map(({ price }) => price ?? 0) ?? []
		expect(fitting.length).toBeGreaterThan(0)
		expect(brakes?.price_from).toBe(Math.min(...fitting))
	})

	test('without a bike each service tells its range over the bikes that it is for, in the list and by itself', async () => {
		const found = categories((await list()).body)
		for (const category of found) {
			for (const { price_from, price_to } of category.services) expect(price_to).toBeGreaterThanOrEqual(price_from ?? Number.NaN)
			expect(category.price_from).toBe(Math.min(...category.services.map(({ price_from }) => price_from ?? Number.NaN)))
		}
		const pads = found.flatMap(({ services }) => services).find(({ name }) => name === 'Rear brake pads replaced')
		const rows = await product.sql<{ price: number }>(
			`select coalesce(own.price_paise, class.price_paise, s.base_price_paise) / 100.0::float8 as price
			from services s join vehicle_models m on 'rear-disc' = any(m.traits)
			left join service_prices own on own.service_id = s.id and own.vehicle_model_id = m.id
			left join service_prices class on class.service_id = s.id and class.vehicle_class_id = m.vehicle_class_id
			where s.id = $1`,
			[pads?.id],
		)
		const prices = rows.map(({ price }) => price)
		expect(pads).toMatchObject({ price_from: Math.min(...prices), price_to: Math.max(...prices) })
		const single = await product.call('GET', `/repairing-service/services/${pads?.id}/`)
		expect(single.body).toMatchObject({ price_from: pads?.price_from, price_to: pads?.price_to })
	})

	test('a service that no offered bike has the parts for has no range, and its category counts without it', async () => {
		await product.sql(`update services set needs = '{petrol,electric}' where id = $1`, [some.service_id])
		const found = categories((await listAnew(`?id=${some.categoryUuid}`)).body)[0]
		expect(found?.services.find(({ id }) => id === some.service_id)).toMatchObject({ price_from: null, price_to: null })
		expect(found?.price_from).toEqual(expect.any(Number))
		await product.sql(`update services set needs = '{petrol}' where id = $1`, [some.service_id])
		product.forgetKept()
	})

	test('nothing but the sixteen words can be stored, and no model has a second fuel', async () => {
		await expect(product.sql(`update services set needs = '{wings}'`)).rejects.toThrow('services_needs')
		await expect(product.sql(`update vehicle_models set traits = '{wings}'`)).rejects.toThrow('vehicle_models_traits')
		await expect(product.sql(`update vehicle_models set traits = '{electric}'`)).rejects.toThrow('vehicle_models_traits')
	})
})

describe('one service', () => {
	test('comes with its category (B.API-32)', async () => {
		const { status, body } = await product.call('GET', `/repairing-service/services/${some.service_id}/`)
		expect(status).toBe(200)
		expect(body).toMatchObject({
			id: some.service_id,
			name: some.name,
			category_uuid: some.categoryUuid,
			category_slug: expect.any(String),
		})
		for (const key of ['category_name', 'category_image', 'category_description', 'features', 'base_price'])
			expect(body).toHaveProperty(key)
	})

	test.each(['abc', '0', '-1', '1.5', '1e3', '99999999999', absent.id, absent.uuid, '%00', '%F0%9F%92%A9', 'x'.repeat(299)])(
		"'%s' is 404 'Service not found' (B.API-32, B.API-06)",
		async (id) => {
			const { status, body } = await product.call('GET', `/repairing-service/services/${id}/`)
			expect(status).toBe(404)
			expect(body.detail).toBe('Service not found')
		},
	)

	test("a category's uuid or slug names no service (B.R-07)", async () => {
		const [category] = categories((await list()).body)
		expect((await product.call('GET', `/repairing-service/services/${category?.uuid}/`)).status).toBe(404)
		expect((await product.call('GET', `/repairing-service/services/${category?.slug}/`)).status).toBe(404)
	})

	test('that is hidden, or whose category is, is not found (B.E-19)', async () => {
		await product.sql('update service_categories set is_active = false where uuid = $1', [some.categoryUuid])
		expect((await product.call('GET', `/repairing-service/services/${some.service_id}/`)).status).toBe(404)
		expect((await priceOf(some)).status).toBe(404)
		await product.sql('update service_categories set is_active = true')
	})
})

describe('the price of a service', () => {
	test('is the one of the class where nothing else is set, in one statement (B.API-33, D-35)', async () => {
		product.statements()
		const { status, body, headers } = await priceOf(some)
		expect(product.statements()).toHaveLength(1)
		expect(status).toBe(200)
		expect(body.price).toBe(some.price)
		expect(headers['cache-control']).toBe('no-store')
	})

	test("is the model's own where the company set one, and the base price where it set none (B.API-35, B.ADMIN-17)", async () => {
		const base = one(
			await product.sql<{ base: number }>('select base_price_paise as base from services where id = $1', [some.service_id]),
		).base
		await product.sql('delete from service_prices where service_id = $1', [some.service_id])
		expect((await priceOf(some)).body).toEqual({ price: base / 100, is_custom_price: false, fits: true })
		await product.sql('insert into service_prices (service_id, vehicle_model_id, price_paise, created_at) values ($1, $2, 12345, now())', [
			some.service_id,
			some.model_id,
		])
		expect((await priceOf(some)).body).toEqual({ price: 123.45, is_custom_price: true, fits: true })
		expect((await priceOf({ ...other, service_id: some.service_id })).body).toEqual({
			price: base / 100,
			is_custom_price: false,
			fits: true,
		})
	})

	test('that the company set to the base price is no special one (B.R-44)', async () => {
		await product.sql(
			'update service_prices set price_paise = (select base_price_paise from services where id = $1) where service_id = $1',
			[some.service_id],
		)
		expect((await priceOf(some)).body.is_custom_price).toBe(false)
	})

	test.each([
		['', 'manufacturer_id'],
		['vehicle_model_id=1', 'manufacturer_id'],
		['manufacturer_id=1', 'vehicle_model_id'],
		['manufacturer_id=x&vehicle_model_id=1', 'manufacturer_id'],
		['manufacturer_id=1&vehicle_model_id=0', 'vehicle_model_id'],
		['manufacturer_id=1&vehicle_model_id=-1', 'vehicle_model_id'],
		['manufacturer_id=1&vehicle_model_id=1.5', 'vehicle_model_id'],
		['manufacturer_id=1&vehicle_model_id=NaN', 'vehicle_model_id'],
		['manufacturer_id=1&vehicle_model_id=%00', 'vehicle_model_id'],
		['manufacturer_id=1&vehicle_model_id=99999999999', 'vehicle_model_id'],
		['manufacturer_id=1&manufacturer_id=2&vehicle_model_id=1', 'manufacturer_id'],
	])('for ?%s is refused at %s (B.API-34)', async (query, field) => {
		const { status, body } = await priceOf(some, query)
		expect(status).toBe(400)
		expect(body[field]).toEqual([expect.any(String)])
	})

	test("for an unknown, hidden or another manufacturer's model is refused at the model (B.R-44, B.E-19)", async () => {
		const ask = (maker: number, model: number) => priceOf(some, `manufacturer_id=${maker}&vehicle_model_id=${model}`)
		const stranger = one(
			await product.sql<{ id: number }>('select id from manufacturers where id <> $1 order by id limit 1', [some.manufacturer_id]),
		).id
		for (const { status, body } of [
			await ask(some.manufacturer_id, absent.id),
			await ask(stranger, some.model_id),
			await ask(absent.id, some.model_id),
		]) {
			expect(status).toBe(400)
			expect(body).toHaveProperty('vehicle_model_id')
		}
		for (const [table, id] of [
			['vehicle_models', some.model_id],
			['manufacturers', some.manufacturer_id],
		] as const) {
			await product.sql(`update ${table} set is_active = false where id = $1`, [id])
			expect((await priceOf(some)).body).toHaveProperty('vehicle_model_id')
			await product.sql(`update ${table} set is_active = true where id = $1`, [id])
		}
	})

	test("of an unknown service is 404 'Service not found', whatever the model (B.R-44)", async () => {
		for (const id of [absent.id, absent.uuid, 'abc', 0]) {
			const { status, body } = await product.call(
				'GET',
				`/repairing-service/services/${id}/price/?manufacturer_id=1&vehicle_model_id=${absent.id}`,
			)
			expect(status).toBe(404)
			expect(body.detail).toBe('Service not found')
		}
	})

	test('needs no login, and a wrong token is ignored (B.API-08, B.API-09)', async () => {
		const { status } = await product.call('GET', `/repairing-service/services/${other.service_id}/`, { access: 'not.a.token' })
		expect(status).toBe(200)
	})
})
