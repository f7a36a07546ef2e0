import { describe, expect, test } from 'vitest'
import { basePrice, modelPrices, serviceCategories } from './repair-services.ts'
import { manufacturers, vehicleClasses } from './two-wheelers.ts'

const services = serviceCategories.flatMap((category) => category.services)
const classCodes = vehicleClasses.map(({ code }) => code)

// The home page's sprite; a name that is not in it draws nothing.
const icons = [
	's-service',
	's-brake',
	's-oil',
	's-tyre',
	's-battery',
	's-chain',
	's-clutch',
	's-engine',
	's-suspension',
	's-wash',
	's-electric',
	's-inspect',
]

describe('the catalogue', () => {
	test('offers at least 8 categories and 50 services, and no category is empty', () => {
		expect(serviceCategories.length).toBeGreaterThanOrEqual(8)
		expect(services.length).toBeGreaterThanOrEqual(50)
		expect(serviceCategories.filter((category) => category.services.length === 0)).toEqual([])
	})

	test('has one slug per category, and each can stand in an address', () => {
		const slugs = serviceCategories.map((category) => category.slug)
		expect(new Set(slugs).size).toBe(slugs.length)
		for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
	})

	test('gives no name to two categories or to two services', () => {
		const categoryNames = serviceCategories.map((category) => category.name.toLowerCase())
		const serviceNames = services.map((service) => service.name.toLowerCase())
		expect(new Set(categoryNames).size).toBe(categoryNames.length)
		expect(new Set(serviceNames).size).toBe(serviceNames.length)
	})

	test('draws each category with an icon of its own', () => {
		expect(serviceCategories.map((category) => category.icon).toSorted()).toEqual(icons.toSorted())
	})

	test('describes every category and service in whole sentences', () => {
		for (const { description } of [...serviceCategories, ...services]) expect(description).toMatch(/^[A-Z].{20,}[.?]$/)
	})
})

describe.each(services)('$name', (service) => {
	test('takes as many minutes as its duration says', () => {
		expect(service.durationMinutes).toBeGreaterThan(0)
		expect(minutesIn(service.duration)).toBe(service.durationMinutes)
	})

	test('names its warranty in months or promises none', () => {
		expect(service.warranty).toMatch(/^(|1 month warranty|\d+ months warranty)$/)
	})

	test('lists 3 to 6 different features', () => {
		expect(service.features.length).toBeGreaterThanOrEqual(3)
		expect(service.features.length).toBeLessThanOrEqual(6)
		expect(new Set(service.features).size).toBe(service.features.length)
	})

	test('has a price in whole rupees ending in 9 for every class', () => {
		expect(Object.keys(service.prices).toSorted()).toEqual(classCodes.toSorted())
		for (const price of Object.values(service.prices)) {
			expect(price).toBeGreaterThan(0)
			// Also false for fractions, and so for anything that is not whole rupees.
			expect(price % 10).toBe(9)
		}
	})

	test('never costs less on a bigger petrol motorcycle', () => {
		const bySize = [
			service.prices['commuter-110'],
			service.prices['commuter-125'],
			service.prices['street-165'],
			service.prices['street-250'],
			service.prices['classic-350'],
			service.prices['sport-400'],
			service.prices['twin-650'],
			service.prices.superbike,
		]
		expect(bySize).toEqual(bySize.toSorted((a, b) => a - b))
	})

	test('has the dearest class as its regular price, at most two and a half times the cheapest', () => {
		const prices = classCodes.map((code) => service.prices[code])
		expect(prices).toContain(basePrice(service))
		for (const price of prices) expect(price).toBeLessThanOrEqual(basePrice(service))
		expect(basePrice(service)).toBeLessThanOrEqual(2.5 * Math.min(...prices))
	})
})

describe('special prices', () => {
	test('exist for about a dozen models, one for a service and model', () => {
		const keys = modelPrices.map(({ service, manufacturer, model }) => `${service} / ${manufacturer} ${model}`)
		expect(keys.length).toBeGreaterThanOrEqual(10)
		expect(new Set(keys).size).toBe(keys.length)
	})

	test.each(modelPrices)(
		'$service for $manufacturer $model is known, differs from its class and is not above the regular price',
		(special) => {
			const service = services.find(({ name }) => name === special.service)
			const manufacturer = manufacturers.find(({ name }) => name === special.manufacturer)
			const model = manufacturer?.models.find(({ name }) => name === special.model)
			if (!service || !model) throw new Error(`No ${service ? 'model' : 'service'} of this name in the catalogue`)

			expect(special.price % 10).toBe(9)
			expect(special.price).toBeGreaterThan(0)
			expect(special.price).toBeLessThanOrEqual(basePrice(service))
			expect(special.price).not.toBe(service.prices[model.class])
		},
	)
})

function minutesIn(duration: string): number {
	const [, hours, minutes] = /^(?:(\d+) h)? ?(?:(\d+) min)?$/.exec(duration) ?? []
	return Number(hours ?? 0) * 60 + Number(minutes ?? 0)
}
