import { beforeAll, describe, expect, test } from 'vitest'
import { staffVehicles } from '#contract/vehicles/staff-vehicles.ts'
import { one } from '#shared/one.ts'
import { aBooking, aPackage, type Package } from '../../../../tests/support/a-booking.ts'
import { partMaker } from '../../../../tests/support/a-part.ts'
import { aRequest } from '../../../../tests/support/a-plan.ts'
import { describeCollection } from '../../../../tests/support/describe-collection.ts'
import { refusalOf } from '../../../../tests/support/refusal-of.ts'
import { signIn } from '../../../../tests/support/sign-in.ts'
import { useTestApp } from '../../../../tests/support/test-app.ts'

const product = useTestApp({ clock: '2026-11-20T06:00:00Z' })

type Person = Awaited<ReturnType<typeof signIn>>
let staff: Person
let visitor: Person['api']
let some: Package
let place: { manufacturer: number; vehicle_type: number }
beforeAll(async () => {
	staff = await signIn(product, { role: 'staff' })
	visitor = product.as()
	some = await aPackage(product)
	place = {
		manufacturer: some.manufacturer_id,
		vehicle_type: one(await product.sql<{ id: number }>(`select id from vehicle_types where name = 'Scooter'`)).id,
	}
})
let turn = 0
/** A name that nothing else has. */
const aName = (word: string) => `${word} ${++turn}`
const aModel = (changes: object = {}) => ({
	...place,
	vehicle_class: 'moped',
	name: aName('Comet'),
	fuel: 'petrol' as const,
	displacement_cc: 109.5,
	drawing: 'scooter' as const,
	paint: 'teal' as const,
	...changes,
})

describeCollection(product, staffVehicles.vehicleTypes, {
	aNew: async () => ({ name: aName('Sidecar') }),
	change: { is_active: false, image: '/drawings/scooter-red.svg' },
	wrong: [
		[{ name: undefined }, 'name'],
		[{ name: ' ' }, 'name'],
		[{ name: 'x'.repeat(51) }, 'name'],
		[{ image: 'javascript:alert(1)' }, 'image'],
		[{ is_active: 'yes' }, 'is_active'],
	],
	takenAt: ['name'],
	inUse: async () => place.vehicle_type,
})

describeCollection(product, staffVehicles.manufacturers, {
	aNew: async () => ({ name: aName('Bajrang') }),
	change: { is_active: false, image: 'https://pictures.example/bajrang.png' },
	wrong: [
		[{ name: undefined }, 'name'],
		[{ name: '' }, 'name'],
		[{ name: 'x'.repeat(101) }, 'name'],
		[{ image: 'picture.png' }, 'image'],
	],
	takenAt: ['name'],
	inUse: async () => place.manufacturer,
})

describeCollection(product, staffVehicles.vehicleModels, {
	aNew: async () => aModel(),
	change: {
		fuel: 'electric',
		displacement_cc: null,
		motor_kw: 4.4,
		drawing: 'escooter',
		paint: 'white',
		traits: ['electric', 'hub', 'front-disc'],
		is_active: false,
	},
	wrong: [
		[{ manufacturer: undefined }, 'manufacturer'],
		[{ manufacturer: 2_000_000_000 }, 'manufacturer'],
		[{ vehicle_type: 2_000_000_000 }, 'vehicle_type'],
		[{ vehicle_class: 'truck' }, 'vehicle_class'],
		[{ vehicle_class: undefined }, 'vehicle_class'],
		[{ fuel: 'diesel' }, 'fuel'],
		[{ displacement_cc: 0 }, 'displacement_cc'],
		[{ motor_kw: '4' }, 'motor_kw'],
		[{ drawing: 'tricycle' }, 'drawing'],
		[{ paint: 'pink' }, 'paint'],
		[{ traits: ['wings'] }, 'traits'],
		[{ traits: 'chain' }, 'traits'],
	],
	takenAt: ['name'],
	inUse: async () => {
		await (await signIn(product)).api.repairs.book({ body: aBooking(some) })
		return some.model_id
	},
})

describe('the vehicles that staff write', () => {
	test('are what everybody chooses from, at once: with their pictures: new, changed, hidden (D-22, D-27, A.R-44, A.ADMIN-24, B.ADMIN-18)', async () => {
		const { manufacturers, vehicleModels } = staff.api.staff
		const names = async () => (await visitor.vehicles.manufacturers({})).map(({ name }) => name)
		expect(await names()).not.toContain('Ather Junior')
		const image = '/drawings/scooter-teal.svg'
		const maker = await manufacturers.create({ body: { name: 'Ather Junior', image } })
		await expect.poll(names).toContain('Ather Junior')
		expect((await visitor.vehicles.manufacturers({})).find(({ id }) => id === maker.id)).toMatchObject({ image })
		const type = await staff.api.staff.vehicleTypes.create({ body: { name: 'Rickshaw', image } })
		await expect
			.poll(async () => (await visitor.vehicles.types({})).find(({ id }) => id === type.id))
			.toMatchObject({ name: 'Rickshaw', image })
		const model = await vehicleModels.create({ body: aModel({ manufacturer: maker.id, name: 'Rizta' }) })
		expect(model).toMatchObject({
			manufacturer_name: 'Ather Junior',
			vehicle_type_name: 'Scooter',
			vehicle_class_name: 'Moped',
			image: null,
		})
		const shown = async () => (await visitor.vehicles.models({ query: { manufacturer: maker.id } })).map(({ name }) => name)
		await expect.poll(shown).toEqual(['Rizta'])
		await vehicleModels.change({ params: { id: model.id }, body: { name: 'Rizta Z' } })
		await expect.poll(shown).toEqual(['Rizta Z'])
		await manufacturers.change({ params: { id: maker.id }, body: { is_active: false } })
		await expect.poll(shown).toEqual([])
		expect((await manufacturers.find({ params: { id: maker.id } })).models_count).toBe(1)
	})

	test('are filtered by manufacturer, type, class, fuel and what is hidden (D-22)', async () => {
		const { manufacturers, vehicleModels } = staff.api.staff
		const { id: manufacturer } = await manufacturers.create({ body: { name: aName('Filter') } })
		const petrol = await vehicleModels.create({ body: aModel({ manufacturer }) })
		const electric = await vehicleModels.create({
			body: aModel({ manufacturer, fuel: 'electric', is_active: false, vehicle_class: 'superbike' }),
		})
		const ids = async (query: object) => (await vehicleModels.list({ query: { manufacturer, ...query } })).results.map(({ id }) => id)
		expect(await ids({ ordering: 'name' })).toEqual([petrol.id, electric.id])
		expect(await ids({ fuel: 'electric' })).toEqual([electric.id])
		expect(await ids({ is_active: 'true' })).toEqual([petrol.id])
		expect(await ids({ vehicle_class: 'superbike' })).toEqual([electric.id])
		expect(await ids({ vehicle_class: 'truck' })).toEqual([])
		expect(await ids({ vehicle_type: place.vehicle_type, search: petrol.name })).toEqual([petrol.id])
	})

	test('keep what a profile, a request or a vehicle for sale names (A.ADMIN-25, D-48)', async () => {
		const { vehicleModels, manufacturers } = staff.api.staff
		const named: [string, (id: number) => Promise<unknown>][] = [
			['a profile', async (vehicle_model) => (await signIn(product)).api.accounts.changeProfile({ body: { vehicle_model } })],
			[
				'a request',
				async (vehicle_model) =>
					(await signIn(product)).api.plans.request({ body: { ...(await aRequest(product)), ...place, vehicle_model } }),
			],
			['a part', async (id) => (await partMaker(product)).aPart({ vehicle_models: [id] })],
		]
		for (const [where, name] of named) {
			const { id } = await vehicleModels.create({ body: aModel() })
			await name(id)
			expect([where, (await refusalOf(vehicleModels.remove({ params: { id } }))).status]).toEqual([where, 409])
			expect((await vehicleModels.find({ params: { id } })).id).toBe(id)
		}
		for (const remove of [
			() => manufacturers.remove({ params: { id: place.manufacturer } }),
			() => staff.api.staff.vehicleTypes.remove({ params: { id: place.vehicle_type } }),
		])
			expect((await refusalOf(remove())).status).toBe(409)
	})

	test('keep a model that was repaired, and what was booked keeps its name (D-48, B.E-20)', async () => {
		const { vehicleModels } = staff.api.staff
		const rider = await signIn(product)
		const booked = await rider.api.repairs.book({ body: aBooking(some) })
		await vehicleModels.change({ params: { id: some.model_id }, body: { name: aName('Renamed') } })
		expect(await rider.api.repairs.show({ params: { id: booked.id } })).toEqual(booked)
		expect((await refusalOf(vehicleModels.remove({ params: { id: some.model_id } }))).status).toBe(409)
	})
})
