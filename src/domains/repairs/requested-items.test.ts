import { expect, test } from 'vitest'
import { Problem } from '#platform/http/problem.ts'
import { requestedItems } from './requested-items.ts'

const item = { service_id: 7, manufacturer_id: 1, model_id: 2, quantity: 1 }
const refusalOf = (work: () => unknown) => {
	try {
		work()
	} catch (error) {
		if (error instanceof Problem) return error.fields
		throw error
	}
	return null
}

test('a list of items is taken as it is (B.R-14)', () => {
	expect(requestedItems({ items: [item, { ...item, model_id: 3 }] })).toEqual([item, { ...item, model_id: 3 }])
})

test('the fields of one item beside the rest of the form are one item (B.R-14)', () => {
	expect(requestedItems({ service_id: 7, manufacturer_id: 1, model_id: 2 })).toEqual([{ ...item, package_id: undefined }])
})

test('the same package for the same model twice is one item of two (B.R-14)', () => {
	const named = { ...item, service_id: 'a category', package_id: 7 }
	expect(requestedItems({ items: [item, { ...named, quantity: 2 }] })).toEqual([{ ...named, quantity: 3 }])
})

test('more than ten of one package are refused, also when they come in parts (B.E-33)', () => {
	expect(
		refusalOf(() =>
			requestedItems({
				items: [
					{ ...item, quantity: 6 },
					{ ...item, quantity: 5 },
				],
			}),
		),
	).toHaveProperty('quantity')
})

test.each([{}, { items: [] }, { items: null }, { manufacturer_id: 1, model_id: 2 }, { package_id: null }])(
	'%j chooses nothing (B.R-14)',
	(sent) => {
		expect(refusalOf(() => requestedItems(sent))).toEqual({ non_field_errors: ['Please choose at least one service.'] })
	},
)

test('half an item is refused at each field that is missing (B.API-04)', () => {
	expect(Object.keys(refusalOf(() => requestedItems({ service_id: 7 })) ?? {})).toEqual(['manufacturer_id', 'model_id'])
	expect(Object.keys(refusalOf(() => requestedItems({ package_id: 7, model_id: 1 })) ?? {})).toEqual(['service_id', 'manufacturer_id'])
})
