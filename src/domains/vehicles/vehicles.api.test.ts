import { beforeAll, expect, test } from 'vitest'
import { ApiProblem } from '#contract/client.ts'
import { useTestApp } from '../../../tests/support/test-app.ts'

const product = useTestApp()
const api = () => product.as().vehicles

/** A maker that nobody knows, with models named so that capitals and numbers matter, and everything that can be hidden. */
beforeAll(async () => {
	await product.sql(`insert into vehicle_types (name, is_active) values ('Tricycle', true), ('Hovercraft', false)`)
	await product.sql(
		`insert into manufacturers (name, is_active) values ('Élan', true), ('zeta', true), ('Zeta 10', true), ('Zeta 9', true), ('Gone', false)`,
	)
	const model = (maker: string, name: string, type: string, isActive = true) =>
		product.sql(
			`insert into vehicle_models (manufacturer_id, vehicle_type_id, vehicle_class_id, name, fuel, displacement_cc, drawing, paint, is_active)
			select m.id, t.id, (select min(id) from vehicle_classes), $2, 'petrol', 99, 'sport', 'teal', $4
			from manufacturers m, vehicle_types t where m.name = $1 and t.name = $3`,
			[maker, name, type, isActive],
		)
	await model('zeta', 'Duke 250', 'Motorcycle')
	await model('zeta', 'duke 90', 'Motorcycle')
	await model('zeta', 'Alba', 'Scooter')
	await model('zeta', 'Secret', 'Motorcycle', false)
	await model('zeta', 'Floater', 'Hovercraft')
	await model('Gone', 'Ghost', 'Motorcycle')
	await model('Zeta 9', 'Kept back', 'Scooter', false)
})

const idOf = (rows: { id: number; name: string }[], name: string) => rows.find((row) => row.name === name)?.id ?? 0
const names = (rows: { name: string }[]) => rows.map(({ name }) => name)

test('the picker begins with the kinds of vehicle, by name, each with a picture, for anybody (A.API-44, A.PICKER-13, A.R-44, D-32)', async () => {
	const types = await api().types({})
	expect(types).toEqual([
		{ id: expect.any(Number), name: 'Moped', image: '/drawings/moped-green.svg' },
		{ id: expect.any(Number), name: 'Motorcycle', image: '/drawings/commuter-blue.svg' },
		{ id: expect.any(Number), name: 'Scooter', image: '/drawings/scooter-red.svg' },
		{ id: expect.any(Number), name: 'Tricycle', image: '/drawings/commuter-blue.svg' },
	])
})

test('manufacturers come by name, numbers by value and capitals aside, each with a picture (A.API-45, A.PICKER-13, A.R-44)', async () => {
	const makers = await api().manufacturers({})
	const zetas = makers.filter(({ name }) => /zeta/i.test(name))
	expect(names(zetas)).toEqual(['zeta', 'Zeta 9', 'Zeta 10'])
	expect(names(makers)).toEqual(names(makers).toSorted(new Intl.Collator('en', { numeric: true }).compare))
	expect(zetas[0]).toEqual({ id: expect.any(Number), name: 'zeta', image: '/drawings/letter-z.svg' })
	expect(makers.find(({ name }) => name === 'Élan')?.image).toBe('/drawings/letter-e.svg')
	expect(makers.every(({ image }) => image !== null)).toBe(true)
})

test('a kind of vehicle narrows the manufacturers to those who make it (A.API-45, A.PICKER-14)', async () => {
	const types = await api().types({})
	const all = await api().manufacturers({})
	const ofScooters = await api().manufacturers({ query: { vehicle_type: idOf(types, 'Scooter') } })
	const ofMopeds = await api().manufacturers({ query: { vehicle_type: idOf(types, 'Moped') } })
	expect(names(ofScooters)).toContain('zeta')
	expect(names(ofScooters)).not.toContain('Zeta 9')
	expect(names(ofMopeds)).not.toContain('Royal Enfield')
	expect(ofMopeds.length).toBeGreaterThan(0)
	expect(ofScooters.length).toBeLessThan(all.length)
	expect(await api().manufacturers({ query: { vehicle_type: idOf(types, 'Tricycle') } })).toEqual([])
})

test('a model tells its manufacturer, kind, engine and looks (A.API-46, A.PICKER-13)', async () => {
	const manufacturer = idOf(await api().manufacturers({}), 'Hero')
	const vehicleType = idOf(await api().types({}), 'Motorcycle')
	const models = await api().models({ query: { manufacturer, vehicle_type: vehicleType } })
	expect(models.find(({ name }) => name === 'Splendor Plus')).toEqual({
		id: expect.any(Number),
		name: 'Splendor Plus',
		image: expect.stringMatching(/^\/drawings\/commuter-[a-z]+\.svg$/),
		manufacturer,
		vehicle_type: vehicleType,
		manufacturer_name: 'Hero',
		vehicle_type_name: 'Motorcycle',
		fuel: 'petrol',
		displacement_cc: expect.any(Number),
		motor_kw: null,
		drawing: 'commuter',
		paint: expect.any(String),
	})
	expect(models.every((model) => model.manufacturer === manufacturer && model.vehicle_type === vehicleType)).toBe(true)
})

test('models are narrowed by manufacturer, by kind or by neither, and come by name (A.API-46, A.PICKER-14, A.R-44)', async () => {
	const manufacturer = idOf(await api().manufacturers({}), 'zeta')
	const vehicleType = idOf(await api().types({}), 'Motorcycle')
	expect(names(await api().models({ query: { manufacturer } }))).toEqual(['Alba', 'duke 90', 'Duke 250'])
	expect(names(await api().models({ query: { manufacturer, vehicle_type: vehicleType } }))).toEqual(['duke 90', 'Duke 250'])
	expect((await api().models({ query: { vehicle_type: vehicleType } })).every((model) => model.vehicle_type === vehicleType)).toBe(true)
	expect((await api().models({})).length).toBeGreaterThan(330)
})

test('hidden kinds, manufacturers and models are left out, with all that belongs to them (A.R-44)', async () => {
	const shown = JSON.stringify([
		await api().types({}),
		await api().manufacturers({}),
		await api().models({}),
		await api().repairManufacturers({}),
	])
	for (const hidden of ['Hovercraft', 'Gone', 'Ghost', 'Secret', 'Floater', 'Kept back']) expect(shown).not.toContain(hidden)
	const [row] = await product.sql<{ id: number }>(`select id from vehicle_types where name = 'Hovercraft'`)
	expect(await api().manufacturers({ query: { vehicle_type: row?.id } })).toEqual([])
})

test('a picture of the company itself takes the place of the drawing (A.R-44)', async () => {
	await product.sql(`update manufacturers set image = '/media/elan.png' where name = 'Élan'`)
	const { body } = await product.call('GET', '/repairing-service/manufacturers/?unseen=1')
	expect(body).toContainEqual({ id: expect.any(Number), name: 'Élan', image: '/media/elan.png' })
})

test('the repair pages list the same manufacturers with id, name and image (A.API-48)', async () => {
	const makers = await api().repairManufacturers({})
	expect(makers.length).toBeGreaterThanOrEqual(32)
	for (const maker of makers) expect(Object.keys(maker).sort()).toEqual(['id', 'image', 'name'])
})

test('an unknown id finds nothing, and one that is no number is refused at its name (A.R-44)', async () => {
	expect(await api().manufacturers({ query: { vehicle_type: 999_999 } })).toEqual([])
	expect(await api().models({ query: { manufacturer: 999_999, vehicle_type: 1 } })).toEqual([])
	for (const nonsense of ['abc', '1.5', '-1', '0', '', '1 or 1=1', '99999999999']) {
		const query = new URLSearchParams({ manufacturer: nonsense, vehicle_type: '1' })
		const { status, body } = await product.call('GET', `/vehicle/vehicle-models/?${query}`)
		expect([nonsense, status, body]).toEqual([nonsense, 400, { manufacturer: [expect.stringContaining('number')] }])
	}
	const twice = await product.call('GET', '/vehicle/manufacturers/?vehicle_type=1&vehicle_type=2')
	expect([twice.status, Object.keys(twice.body)]).toEqual([400, ['vehicle_type']])
	await expect(api().manufacturers({ query: { vehicle_type: 'x' } })).rejects.toBeInstanceOf(ApiProblem)
})

test('a list takes one statement, and none when it was asked for before (D-27)', async () => {
	for (const url of [
		'/vehicle/vehicle-types/',
		'/vehicle/manufacturers/?vehicle_type=1',
		'/vehicle/vehicle-models/?manufacturer=1',
		'/repairing-service/manufacturers/',
	]) {
		product.statements()
		await product.call('GET', `${url}${url.includes('?') ? '&' : '?'}again`)
		expect([url, product.statements().length]).toEqual([url, 1])
		await product.call('GET', `${url}${url.includes('?') ? '&' : '?'}again`)
		expect([url, product.statements().length]).toEqual([url, 0])
	}
})
