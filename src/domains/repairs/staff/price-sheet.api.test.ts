import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { PriceCell, PriceSheet } from '#contract/repairs/staff-price-sheet.ts'
import { signIn } from '../../../../tests/support/sign-in.ts'
import { aKey, useTestApp } from '../../../../tests/support/test-app.ts'

const product = useTestApp({ clock: '2026-11-20T06:00:00Z' })

type Person = Awaited<ReturnType<typeof signIn>>
let staff: Person
let admin: Person
let category: string
let codes: string[]
beforeAll(async () => {
	staff = await signIn(product, { role: 'staff' })
	admin = await signIn(product, { role: 'admin' })
	category = (await staff.api.staff.serviceCategories.create({ body: { name: 'Towing' } })).uuid
	codes = (await staff.api.staff.priceSheet({})).classes.map(({ code }) => code)
})
let turn = 0
let service: number
const aService = async () => (await admin.api.staff.services.create({ body: { category, name: `Tow ${++turn}`, base_price: 500 } })).id
beforeEach(async () => {
	service = await aService()
})

type Mistake = { service: number; vehicle_class?: string; vehicle_model?: number; field: string; message: string }
type Answer = { cells?: Mistake[]; current?: object[]; detail?: string }
async function save(cells: object[], { access = admin.access, key }: { access?: string; key?: string } = {}) {
	const headers: Record<string, string> = key ? { 'idempotency-key': key } : {}
	const { status, body } = await product.call('PUT', '/admin/service-prices/sheet/', { access, body: { cells }, headers })
	return { status, body: body as unknown as Answer & Record<string, unknown> }
}
const at = (code: string | undefined, price: number | null, was?: number | null) => ({
	service,
	vehicle_class: code ?? '',
	price,
	...(was !== undefined && { was }),
})
const pricesOf = ({ prices }: PriceSheet, id = service) =>
	Object.fromEntries(prices.filter((cell) => cell.service === id).map(({ vehicle_class, price }) => [vehicle_class, price]))
const seen = async (id = service) => pricesOf(await staff.api.staff.priceSheet({}), id)
const auditRows = () =>
	product.sql<{ object_id: string; action: string; before: object; after: object }>(
		"select object_id, action, before, after from audit_log where collection = 'service-prices' order by id",
	)

test('the sheet has every service, hidden ones too, every class and every price to the paisa, in three statements (B.ADMIN-17, A.ADMIN-33)', async () => {
	await admin.api.staff.services.change({ params: { id: service }, body: { is_active: false } })
	const model = (await staff.api.staff.vehicleModels.list({ query: { page_size: 1 } })).results[0]?.id ?? 0
	await admin.api.staff.servicePrices.create({ body: { service, vehicle_model: model, price: 20 } })
	await save([at('moped', 1450.5)])
	product.statements()
	const sheet = await staff.api.staff.priceSheet({})
	// Who asks, and three for the sheet.
	expect(product.statements()).toHaveLength(4)
	expect(sheet.classes[0]).toEqual({ code: 'moped', name: 'Moped', models_count: expect.any(Number) })
	expect(sheet.services.find(({ id }) => id === service)).toEqual({
		id: service,
		name: `Tow ${turn}`,
		category_name: 'Towing',
		duration_minutes: 60,
		base_price: 500,
		is_active: false,
		model_prices_count: 1,
	})
	expect(pricesOf(sheet)).toEqual({ moped: 1450.5 })
})

test('many cells are set, changed and removed at once, with one row of the audit log that names each (B.ADMIN-17, D-21)', async () => {
	await save([at('moped', 300), at('superbike', 900)])
	const rows = (await auditRows()).length
	const news = async () => (await product.sql("select from changes where collection = 'service-prices'")).length
	const told = await news()
	const { status, body } = await save([at('moped', 349, 300), at('superbike', null, 900), at(codes[1], 0, null), at(codes[2], null)])
	expect({ status, body }).toEqual({ status: 200, body: { changed: 2, removed: 1, unchanged: 1 } })
	expect(await seen()).toEqual({ moped: 349, [codes[1] ?? '']: 0 })
	const added = (await auditRows()).slice(rows)
	expect(added).toMatchObject([{ object_id: 'sheet', action: 'change' }])
	expect(Object.entries(added[0]?.before ?? {}).map(([name, price]) => [name.startsWith(`Tow ${turn} (${service}), `), price])).toEqual(
		expect.arrayContaining([
			[true, 300],
			[true, 900],
			[true, null],
		]),
	)
	expect(Object.values(added[0]?.after ?? {})).toHaveLength(3)
	expect(await news()).toBe(told + 1)
	// The same once more changes nothing, and writes nothing.
	expect((await save([at('moped', 349)])).body).toEqual({ changed: 0, removed: 0, unchanged: 1 })
	expect(await auditRows()).toHaveLength(rows + 1)
})

test('2,000 cells take as many statements as two', async () => {
	const made = await product.sql<{ id: number }>(
		`insert into services (category_id, name, base_price_paise, created_at)
			select category_id, 'Many ' || n, 50000, created_at from services, generate_series(2, $2) n where id = $1 returning id`,
		[service, Math.ceil(2000 / codes.length)],
	)
	const ids = [service, ...made.map(({ id }) => id)]
	const all = (price: number): PriceCell[] =>
		ids.flatMap((id) => codes.map((vehicle_class) => ({ service: id, vehicle_class, price }))).slice(0, 2000)
	const statements = async (cells: PriceCell[]) => {
		product.statements()
		expect((await save(cells)).status).toBe(200)
		return product.statements().length
	}
	const few = [at('moped', 10), at('superbike', 10)]
	const inserting = await statements(few)
	expect(await statements(all(11))).toBeLessThanOrEqual(inserting + 1)
	const updating = await statements([at('moped', 12), at('superbike', 12)])
	expect(await statements(all(13))).toBe(updating)
	expect((await save([...all(14), at('moped', 1)])).body).toEqual({ cells: [expect.any(String)] })
})

test('a mistake anywhere keeps all of it from being saved, and every mistake is told at its cell (B.API-04)', async () => {
	const { status, body } = await save([
		at('moped', 100),
		at(codes[1], -1),
		at(codes[2], 10.005),
		at(codes[3], 10_000_001),
		at('truck', 5),
		{ ...at('moped', 5), service: 2_000_000_000 },
		at('moped', 101),
	])
	expect(status).toBe(400)
	expect(body.cells?.map(({ vehicle_class, field, message }) => [vehicle_class, field, message])).toEqual([
		[codes[1], 'price', 'Enter 0 or more.'],
		[codes[2], 'price', 'Ensure that there are no more than 2 decimal places.'],
		[codes[3], 'price', 'Enter 10000000 or less.'],
		['truck', 'vehicle_class', 'This is not a class of vehicles.'],
		['moped', 'service', 'This is not a service.'],
		['moped', 'price', 'This cell stands in the sheet twice.'],
	])
	expect(await seen()).toEqual({})
	for (const wrong of [[], [{ ...at('moped', 1), price: '₹5' }], [{ service, price: 1 }], 'all'])
		expect((await save(wrong as object[])).status).toBe(400)
})

test('a cell that changed since it was seen is shown, and nothing is overwritten (D-48)', async () => {
	await save([at('moped', 300), at('superbike', 900)])
	await save([at('moped', 310)])
	const { status, body } = await save([at('moped', 350, 300), at('superbike', 950, 900), at(codes[1], 1, 2)])
	expect({ status, current: body.current }).toEqual({
		status: 409,
		current: [
			{ service, vehicle_class: 'moped', price: 310 },
			{ service, vehicle_class: codes[1], price: null },
		],
	})
	expect(await seen()).toEqual({ moped: 310, superbike: 900 })
	expect((await save([at('moped', 350, 310), at('superbike', 950, 900)])).status).toBe(200)
})

test('of many sheets that begin from the same prices exactly one is saved, whole (D-48)', async () => {
	await save([at('moped', 300)])
	const cells = (price: number) => [at('moped', price, 300), at('superbike', price, null)]
	const outcomes = await Promise.all(
		Array.from({ length: 8 }, (_, mine) => save(mine % 2 ? cells(400 + mine) : cells(400 + mine).toReversed())),
	)
	expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)])
	const now = await seen()
	expect(now.moped).toBe(now.superbike)
})

test('a sheet and single prices set at the same moment lose nothing of each other', async () => {
	const single = () =>
		product.call('POST', '/admin/service-prices/', { access: admin.access, body: { service, vehicle_class: 'moped', price: 7 } })
	const outcomes = await Promise.all([single(), save([at('moped', 8, null)]), single(), save([at('moped', 9, null)])])
	expect(outcomes.filter(({ status }) => status < 300)).toHaveLength(1)
	expect(outcomes.every(({ status }) => [200, 201, 400, 409].includes(status))).toBe(true)
	expect(Object.keys(await seen())).toEqual(['moped'])
})

test('is read by staff, saved by an admin alone, and once under its key (D-48, D-19)', async () => {
	expect((await save([at('moped', 5)], { access: staff.access })).status).toBe(403)
	const key = aKey()
	const first = await save([at('moped', 5, null)], { key })
	expect(first.status).toBe(200)
	expect(await save([at('moped', 5, null)], { key })).toEqual(first)
	expect((await save([at('moped', 6, null)], { key })).status).toBe(422)
})

type Model = NonNullable<PriceSheet['by_model']>['models'][number]
/** Models of different classes, as the sheet has them. */
async function twoModels(): Promise<[Model, Model]> {
	const { by_model } = await staff.api.staff.priceSheet({ query: { by: 'model' } })
	const one = by_model?.models[0]
	const other = by_model?.models.find(({ vehicle_class }) => vehicle_class !== one?.vehicle_class)
	if (!one || !other) throw new Error('There are too few models.')
	return [one, other]
}
const forModel = ({ id }: { id: number }, price: number | null, was?: number | null) => ({
	service,
	vehicle_model: id,
	price,
	...(was !== undefined && { was }),
})
const ownPrices = async () => {
	const { by_model } = await staff.api.staff.priceSheet({ query: { by: 'model' } })
	return Object.fromEntries(by_model?.prices.find((row) => row.service === service)?.prices ?? [])
}
/** What a customer is asked for this service on that vehicle. */
const asked = async ({ id, manufacturer }: Model) => {
	const { price, is_custom_price } = await staff.api.repairs.price({
		params: { id: String(service) },
		query: { manufacturer_id: manufacturer, vehicle_model_id: id },
	})
	return [Number(price), is_custom_price]
}

test('by model the sheet also has every model, hidden ones too, with its own prices, in two statements more (B.ADMIN-17, A.ADMIN-33)', async () => {
	const [one, other] = await twoModels()
	await admin.api.staff.vehicleModels.change({ params: { id: other.id }, body: { is_active: false } })
	await save([forModel(one, 449.5), forModel(other, 80), at('moped', 60)])
	product.statements()
	const { by_model, prices, services } = await staff.api.staff.priceSheet({ query: { by: 'model' } })
	expect(product.statements()).toHaveLength(6)
	expect(by_model?.models.find(({ id }) => id === other.id)).toEqual({ ...other, is_offered: false })
	expect(by_model?.manufacturers).toContainEqual({ id: one.manufacturer, name: expect.any(String) })
	expect(new Map(by_model?.prices.find((row) => row.service === service)?.prices)).toEqual(
		new Map([
			[one.id, 449.5],
			[other.id, 80],
		]),
	)
	expect(prices).toContainEqual({ service, vehicle_class: 'moped', price: 60 })
	expect(services.find(({ id }) => id === service)?.model_prices_count).toBe(2)
	expect((await staff.api.staff.priceSheet({})).by_model).toBeUndefined()
	await admin.api.staff.vehicleModels.change({ params: { id: other.id }, body: { is_active: true } })
	expect((await product.call('GET', '/admin/service-prices/sheet/?by=colour', { access: staff.access })).status).toBe(400)
})

test("a model's own price is what its riders pay; removed, its class's counts, and without one the base price (B.ADMIN-17, D-35, B.R-44)", async () => {
	const [one, other] = await twoModels()
	expect(await asked(one)).toEqual([500, false])
	const { status, body } = await save([forModel(one, 450, null), at(one.vehicle_class, 400, null)])
	expect({ status, body }).toEqual({ status: 200, body: { changed: 2, removed: 0, unchanged: 0 } })
	expect([await asked(one), await asked(other)]).toEqual([
		[450, true],
		[500, false],
	])
	await save([forModel(one, 475, 450)])
	expect(await asked(one)).toEqual([475, true])
	expect((await save([forModel(one, null, 475)])).body).toEqual({ changed: 0, removed: 1, unchanged: 0 })
	expect(await asked(one)).toEqual([400, true])
	await save([at(one.vehicle_class, null, 400)])
	expect(await asked(one)).toEqual([500, false])
})

test('prices of models and of classes are changed together, with one row of the audit log that names each (B.ADMIN-17, D-21)', async () => {
	const [one, other] = await twoModels()
	await save([forModel(one, 300)])
	const rows = (await auditRows()).length
	await save([forModel(one, 350, 300), forModel(other, 360, null), at('moped', 200, null)])
	const added = (await auditRows()).slice(rows)
	expect(added).toMatchObject([{ object_id: 'sheet', action: 'change' }])
	const { by_model } = await staff.api.staff.priceSheet({ query: { by: 'model' } })
	const nameOf = (model: Model) => `${by_model?.manufacturers.find(({ id }) => id === model.manufacturer)?.name} ${model.name}`
	expect(added[0]?.after).toEqual({
		[`Tow ${turn} (${service}), ${nameOf(one)}: price`]: 350,
		[`Tow ${turn} (${service}), ${nameOf(other)}: price`]: 360,
		[`Tow ${turn} (${service}), Moped: price`]: 200,
	})
})

test('a mistake at a model keeps all of it from being saved; a cell is of a model or of a class (B.API-04)', async () => {
	const [one, other] = await twoModels()
	const { status, body } = await save([
		forModel(one, 100),
		forModel(other, -1),
		{ ...forModel(other, 5), vehicle_class: 'moped' },
		{ service, price: 5 },
		{ service, vehicle_model: 2_000_000_000, price: 5 },
		forModel(one, 101),
	])
	expect(status).toBe(400)
	expect(body.cells).toEqual([
		{ service, vehicle_model: other.id, field: 'price', message: 'Enter 0 or more.' },
		{
			service,
			vehicle_class: 'moped',
			vehicle_model: other.id,
			field: 'vehicle_model',
			message: 'Choose either a model or a class of vehicles.',
		},
		{ service, field: 'vehicle_model', message: 'Choose either a model or a class of vehicles.' },
		{ service, vehicle_model: 2_000_000_000, field: 'vehicle_model', message: 'This is not a model.' },
		{ service, vehicle_model: one.id, field: 'price', message: 'This cell stands in the sheet twice.' },
	])
	expect(await ownPrices()).toEqual({})
	expect((await save([{ service, vehicle_model: 'Activa', price: 5 }])).status).toBe(400)
	expect((await save([forModel(one, 5)], { access: staff.access })).status).toBe(403)
})

test("a model's price that changed since it was seen is shown, and nothing is overwritten (D-48)", async () => {
	const [one, other] = await twoModels()
	await save([forModel(one, 300), forModel(other, 900)])
	await save([forModel(one, 310)])
	const { status, body } = await save([forModel(one, 350, 300), forModel(other, 950, 900), at('moped', 5, null)])
	expect({ status, current: body.current }).toEqual({ status: 409, current: [{ service, vehicle_model: one.id, price: 310 }] })
	expect(await ownPrices()).toEqual({ [one.id]: 310, [other.id]: 900 })
	expect(await seen()).toEqual({})
})

test('2,000 prices of models take as many statements as two', async () => {
	const made = await product.sql<{ id: number }>(
		`insert into services (category_id, name, base_price_paise, created_at)
			select category_id, 'By model ' || n, 50000, created_at from services, generate_series(1, 40) n where id = $1 returning id`,
		[service],
	)
	const { by_model } = await staff.api.staff.priceSheet({ query: { by: 'model' } })
	const models = by_model?.models.slice(0, 50) ?? []
	const all = (price: number | null) => made.flatMap(({ id }) => models.map((model) => ({ ...forModel(model, price), service: id })))
	const statements = async (cells: object[]) => {
		product.statements()
		const { status, body } = await save(cells)
		expect({ status, unchanged: body.unchanged }).toEqual({ status: 200, unchanged: 0 })
		return product.statements().length
	}
	expect(all(1)).toHaveLength(2000)
	const inserting = await statements(all(11).slice(0, 2))
	expect(await statements(all(12))).toBeLessThanOrEqual(inserting + 1)
	expect(await statements(all(13))).toBe(inserting)
	expect(await statements(all(null))).toBe(inserting)
})
