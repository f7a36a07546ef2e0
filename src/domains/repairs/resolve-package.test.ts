import { describe, expect, test } from 'vitest'
import { packageProblem, requestedPackage } from './resolve-package.ts'

const card = { serviceId: 17, categoryId: 4, categoryUuid: '0b9f9c5e-6c1d-4f0a-9d3e-2f1f6a7b8c9d' }

describe('the card that an item names (B.R-02)', () => {
	test.each([
		[{ service_id: 17, package_id: undefined }, 17],
		[{ service_id: '17', package_id: null }, 17],
		[{ service_id: card.categoryUuid, package_id: 17 }, 17],
		[{ service_id: 4, package_id: 17 }, 17],
		[{ service_id: card.categoryUuid, package_id: undefined }, 0],
		[{ service_id: 'brakes', package_id: null }, 0],
		[{ service_id: 1.5, package_id: undefined }, 0],
		[{ service_id: -17, package_id: undefined }, 0],
		[{ service_id: 1e300, package_id: undefined }, 0],
		[{ service_id: '99999999999', package_id: undefined }, 0],
		[{ service_id: '\u0000', package_id: undefined }, 0],
	])('%j is card %i', (asked, id) => {
		expect(requestedPackage(asked)).toBe(id)
	})
})

describe('beside a package, the service may be', () => {
	test.each([
		['that card', 17],
		["the card's category by number", 4],
		["the card's category by uuid", card.categoryUuid],
		['the same in capitals', card.categoryUuid.toUpperCase()],
		['digits', '4'],
	])('%s (B.R-02)', (_, service_id) => {
		expect(packageProblem({ service_id, package_id: 17 }, card)).toBeNull()
	})

	test.each([
		['another category', 5],
		['another uuid', '00000000-0000-4000-8000-000000000000'],
		["the category's name", 'brakes'],
		['nothing', ''],
	])('not %s (B.API-38)', (_, service_id) => {
		expect(packageProblem({ service_id, package_id: 17 }, card)?.field).toBe('service_id')
	})
})

test('an unknown card is refused at the field that named it (B.API-38)', () => {
	expect(packageProblem({ service_id: 4, package_id: 99 }, undefined)?.field).toBe('package_id')
	expect(packageProblem({ service_id: 99, package_id: null }, undefined)?.field).toBe('service_id')
})
