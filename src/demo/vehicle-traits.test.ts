import { describe, expect, test } from 'vitest'
import type { Trait } from '#contract/vehicles/vehicle-words.ts'
import { serviceCategories } from './repair-services.ts'
import { type ModelEntry, manufacturers } from './two-wheelers.ts'
import { namedModels, traitsOf } from './vehicle-traits.ts'

const rows = manufacturers.flatMap(({ name: manufacturer, models }) => models.map((model) => ({ manufacturer, ...model })))
const labelOf = ({ manufacturer, name }: { manufacturer: string; name: string }) => `${manufacturer} ${name}`
const allTraits = (row: ModelEntry & { manufacturer: string }): Trait[] => [row.fuel, ...traitsOf(row.manufacturer, row)]
const has = (row: (typeof rows)[number], ...wanted: Trait[]) => wanted.some((trait) => allTraits(row).includes(trait))
const services = serviceCategories.flatMap((category) => category.services)
const offered = (manufacturer: string, model: string) => {
	const row = rows.find((each) => each.manufacturer === manufacturer && each.name === model)
	if (!row) throw new Error(`There is no ${manufacturer} ${model}`)
	return services.filter(({ needs }) => needs.every((need) => has(row, need))).map(({ name }) => name)
}

describe('what the two-wheelers of the demo have (D-51)', () => {
	test('every model that is spoken of is in the catalogue', () => {
		const labels = new Set(rows.map(labelOf))
		expect(namedModels.map(({ manufacturer, model }) => `${manufacturer} ${model}`).filter((label) => !labels.has(label))).toEqual([])
	})

	test('every model stops in front and behind', () => {
		expect(rows.filter((row) => !(has(row, 'front-disc', 'front-drum') && has(row, 'rear-disc', 'rear-drum'))).map(labelOf)).toEqual([])
	})

	test('what burns petrol has a carburettor or injection, and a clutch lever or a gearless drive; what is electric has none of them', () => {
		const petrol = rows.filter(({ fuel }) => fuel === 'petrol')
		expect(petrol.filter((row) => !has(row, 'carburettor', 'injection')).map(labelOf)).toEqual([])
		expect(petrol.filter((row) => row.type !== 'Moped' && has(row, 'clutch') === has(row, 'cvt')).map(labelOf)).toEqual([])
		const electric = rows.filter(({ fuel }) => fuel === 'electric')
		expect(electric.filter((row) => has(row, 'carburettor', 'injection', 'kick', 'cvt')).map(labelOf)).toEqual([])
	})

	test('a wheel is driven in one way', () => {
		const drives: Trait[] = ['chain', 'belt', 'hub']
		expect(rows.filter((row) => drives.filter((drive) => has(row, drive)).length > 1).map(labelOf)).toEqual([])
	})

	test('every service is for some model and every model has services', () => {
		expect(services.filter(({ needs }) => !rows.some((row) => needs.every((need) => has(row, need)))).map(({ name }) => name)).toEqual([])
		for (const row of rows)
			expect(services.filter(({ needs }) => needs.every((need) => has(row, need))).length, labelOf(row)).toBeGreaterThan(20)
	})

	test.each([
		[
			'Ather',
			'450',
			['EV general service', 'Front brake pads replaced', 'Foam wash'],
			['General service', 'Engine oil change', 'Chain clean and lube', 'Scooter CVT service', 'Front brake shoes replaced'],
		],
		[
			'Hero',
			'Splendor Plus',
			['General service', 'Chain clean and lube', 'Clutch adjustment', 'Front brake shoes replaced'],
			['EV general service', 'Scooter CVT service', 'Front brake pads replaced'],
		],
		[
			'Honda',
			'Activa 6G',
			['General service', 'Scooter belt replaced', 'Rear brake shoes replaced'],
			['EV health check', 'Chain clean and lube', 'Clutch adjustment', 'Front brake pads replaced'],
		],
		[
			'KTM',
			'390 Duke',
			['Front brake pads replaced', 'Rear brake pads replaced', 'Fuel injector cleaned'],
			['Rear brake shoes replaced', 'Carburettor cleaned and tuned', 'Scooter belt replaced'],
		],
		['Yamaha', 'RX 100', ['Carburettor cleaned and tuned', 'Front brake shoes replaced'], ['Fuel injector cleaned', 'Brake fluid change']],
		[
			'Harley-Davidson',
			'Iron 883',
			['Engine oil change', 'Clutch adjustment'],
			['Chain and sprocket kit replaced', 'Scooter belt replaced'],
		],
		['TVS', 'XL100', ['Chain clean and lube', 'Engine oil change'], ['Clutch adjustment', 'Scooter CVT service', 'EV general service']],
	])('a %s %s is offered what it has', (manufacturer, model, does, doesNot) => {
		const names = offered(manufacturer, model)
		expect(names).toEqual(expect.arrayContaining(does))
		expect(names.filter((name) => doesNot.includes(name))).toEqual([])
	})
})
