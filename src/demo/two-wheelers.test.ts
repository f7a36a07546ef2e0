import { describe, expect, test } from 'vitest'
import { drawings, type Fuel, paints } from '#contract/vehicles/vehicle-words.ts'
import type { VehicleClassCode, VehicleTypeName } from './two-wheelers.ts'
import { manufacturers, vehicleClasses, vehicleTypes } from './two-wheelers.ts'

/** What a class holds: above `from` up to `to`, in cc for petrol and in kW for electric, and the types it may carry. */
const bounds = {
	moped: { fuel: 'petrol', types: ['Moped'], from: 0, to: 115 },
	'commuter-110': { fuel: 'petrol', types: ['Motorcycle'], from: 80, to: 115.5 },
	'commuter-125': { fuel: 'petrol', types: ['Motorcycle'], from: 115.5, to: 125 },
	'street-165': { fuel: 'petrol', types: ['Motorcycle'], from: 125, to: 165 },
	'street-250': { fuel: 'petrol', types: ['Motorcycle'], from: 165, to: 250 },
	'classic-350': { fuel: 'petrol', types: ['Motorcycle'], from: 250, to: 455 },
	'sport-400': { fuel: 'petrol', types: ['Motorcycle'], from: 250, to: 455 },
	'twin-650': { fuel: 'petrol', types: ['Motorcycle'], from: 455, to: 750 },
	superbike: { fuel: 'petrol', types: ['Motorcycle'], from: 750, to: 2500 },
	'scooter-125': { fuel: 'petrol', types: ['Scooter'], from: 60, to: 125 },
	'scooter-large': { fuel: 'petrol', types: ['Scooter'], from: 125, to: 400 },
	'electric-scooter': { fuel: 'electric', types: ['Scooter', 'Moped'], from: 0, to: 32 },
	'electric-motorcycle': { fuel: 'electric', types: ['Motorcycle'], from: 1, to: 40 },
} satisfies Record<VehicleClassCode, { fuel: Fuel; types: VehicleTypeName[]; from: number; to: number }>

const rows = manufacturers.flatMap((manufacturer) => manufacturer.models.map((model) => ({ manufacturer: manufacturer.name, ...model })))

/** What the picker shows as one list: a maker's models of one type. */
const shownTogether = manufacturers.flatMap((manufacturer) =>
	vehicleTypes.map((type) => rows.filter((row) => row.manufacturer === manufacturer.name && row.type === type)),
)

function label(row: { manufacturer: string; name: string }): string {
	return `${row.manufacturer} ${row.name}`
}

function repeated(names: string[]): string[] {
	const seen = names.map((name) => name.toLowerCase())
	return names.filter((name, index) => seen.indexOf(name.toLowerCase()) !== index)
}

function inOrder(names: string[]): string[] {
	const byName = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
	return [...names].sort(byName.compare)
}

describe('the demo catalogue of two-wheelers (A.PICKER-13)', () => {
	test('there are at least 32 manufacturers and 330 models to choose from', () => {
		expect(manufacturers.length).toBeGreaterThanOrEqual(32)
		expect(rows.length).toBeGreaterThanOrEqual(330)
	})

	test('no manufacturer is listed twice and none is empty', () => {
		expect(repeated(manufacturers.map((manufacturer) => manufacturer.name))).toEqual([])
		expect(manufacturers.filter((manufacturer) => manufacturer.models.length === 0)).toEqual([])
	})

	test('no model is listed twice by its manufacturer', () => {
		const twice = manufacturers.flatMap((manufacturer) => repeated(manufacturer.models.map((model) => model.name)))
		expect(twice).toEqual([])
	})

	test('manufacturers and their models are in alphabetical order', () => {
		const makers = manufacturers.map((manufacturer) => manufacturer.name)
		expect(makers).toEqual(inOrder(makers))
		for (const manufacturer of manufacturers) {
			const models = manufacturer.models.map((model) => model.name)
			expect(models, manufacturer.name).toEqual(inOrder(models))
		}
	})

	test('every name is trimmed, single-spaced and at most 60 characters long', () => {
		const names = [...manufacturers.map((manufacturer) => manufacturer.name), ...rows.map((row) => row.name)]
		const wrong = names.filter((name) => name === '' || name !== name.trim() || /\s{2,}/.test(name) || name.length > 60)
		expect(wrong).toEqual([])
	})

	test('no model repeats the name of its manufacturer', () => {
		const wrong = rows.filter((row) => row.name.startsWith(`${row.manufacturer} `)).map(label)
		expect(wrong).toEqual([])
	})

	test('a petrol model has a displacement and no motor power', () => {
		const wrong = rows.filter((row) => row.fuel === 'petrol' && !((row.displacementCc ?? 0) > 0 && row.motorKw === null))
		expect(wrong.map(label)).toEqual([])
	})

	test('an electric model has a motor power and no displacement', () => {
		const wrong = rows.filter((row) => row.fuel === 'electric' && !((row.motorKw ?? 0) > 0 && row.displacementCc === null))
		expect(wrong.map(label)).toEqual([])
	})

	test('the size, fuel and type of every model fit its class', () => {
		const wrong = rows.filter((row) => {
			const bound = bounds[row.class]
			const size = row.displacementCc ?? row.motorKw ?? 0
			const types: VehicleTypeName[] = bound.types
			return !(bound.fuel === row.fuel && types.includes(row.type) && size > bound.from && size <= bound.to)
		})
		expect(wrong.map(label)).toEqual([])
	})

	test('every type, class, drawing and paint is used by some model, and no other', () => {
		expect(new Set(rows.map((row) => row.type))).toEqual(new Set(vehicleTypes))
		expect(new Set(rows.map((row) => row.class))).toEqual(new Set(vehicleClasses.map((vehicleClass) => vehicleClass.code)))
		expect(new Set(rows.map((row) => row.drawing))).toEqual(new Set(drawings))
		expect(new Set(rows.map((row) => row.paint))).toEqual(new Set(paints))
	})

	test('a list of the picker does not look all one colour: no two neighbours are the same picture, no three the same paint', () => {
		const wrong = shownTogether.flatMap((list) =>
			list.filter((row, index) => {
				const [before, twoBefore] = [list[index - 1], list[index - 2]]
				const samePaint = before?.paint === row.paint
				return samePaint && (before?.drawing === row.drawing || twoBefore?.paint === row.paint)
			}),
		)
		expect(wrong.map(label)).toEqual([])
	})

	test('no paint covers more than two fifths of a long list of the picker', () => {
		const wrong = shownTogether
			.filter((list) => list.length >= 6)
			.flatMap((list) =>
				paints
					.filter((paint) => list.filter((row) => row.paint === paint).length > list.length * 0.4)
					.map((paint) => `${list[0]?.manufacturer} ${paint}`),
			)
		expect(wrong).toEqual([])
	})

	test('a maker whose colour everybody knows wears it', () => {
		const paintOf = (manufacturer: string, name: string) =>
			rows.find((row) => row.manufacturer === manufacturer && row.name === name)?.paint
		expect(paintOf('KTM', '390 Adventure')).toBe('orange')
		expect(paintOf('Kawasaki', 'Ninja ZX-6R')).toBe('green')
		expect(paintOf('Ducati', 'Panigale V4')).toBe('red')
		expect(paintOf('Royal Enfield', 'Bullet 350')).toBe('black')
		expect(paintOf('Yamaha', 'YZF-R1')).toBe('blue')
	})

	test('no class is listed twice', () => {
		expect(repeated(vehicleClasses.map((vehicleClass) => vehicleClass.code))).toEqual([])
		expect(repeated(vehicleClasses.map((vehicleClass) => vehicleClass.name))).toEqual([])
	})

	test.each([
		['Hero', 'Splendor Plus', 'commuter-110', 'commuter'],
		['Honda', 'Activa 6G', 'scooter-125', 'scooter'],
		['TVS', 'XL100', 'moped', 'moped'],
		['TVS', 'iQube', 'electric-scooter', 'escooter'],
		['Bajaj', 'Chetak', 'electric-scooter', 'escooter'],
		['Royal Enfield', 'Classic 350', 'classic-350', 'classic'],
		['Royal Enfield', 'Meteor 350', 'classic-350', 'cruiser'],
		['Royal Enfield', 'Himalayan 450', 'sport-400', 'adventure'],
		['Yamaha', 'YZF-R15 V4', 'street-165', 'sport'],
		['Ather', '450X', 'electric-scooter', 'escooter'],
		['Ola Electric', 'S1 Pro', 'electric-scooter', 'escooter'],
		['Revolt', 'RV400', 'electric-motorcycle', 'emotorcycle'],
		['Kinetic Green', 'E-Luna', 'electric-scooter', 'moped'],
		['Royal Enfield', 'Bullet 350', 'classic-350', 'classic'],
		['Royal Enfield', 'Himalayan 411', 'classic-350', 'adventure'],
		['Hero', 'XPulse 200 4V', 'street-250', 'adventure'],
		['Bajaj', 'Pulsar NS200', 'street-250', 'naked'],
		['KTM', '390 Duke', 'sport-400', 'naked'],
		['KTM', 'RC 390', 'sport-400', 'sport'],
		['Yamaha', 'MT-15 V2', 'street-165', 'naked'],
		['TVS', 'Apache RTR 160 4V', 'street-165', 'naked'],
		['Bajaj', 'Avenger Cruise 220', 'street-250', 'cruiser'],
		['Honda', 'Shine 125', 'commuter-125', 'commuter'],
		['TVS', 'Jupiter 125', 'scooter-125', 'scooter'],
		['Ultraviolette', 'F77', 'electric-motorcycle', 'emotorcycle'],
	])('the rider of a %s %s finds it, priced as %s and drawn as %s', (manufacturer, name, vehicleClass, drawing) => {
		expect(rows.find((row) => row.manufacturer === manufacturer && row.name === name)).toMatchObject({ class: vehicleClass, drawing })
	})
})
