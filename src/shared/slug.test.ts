import { expect, test } from 'vitest'
import { slugOf } from './slug.ts'

test('a name becomes small letters, digits and single hyphens', () => {
	expect(slugOf('Brakes & tyres')).toBe('brakes-and-tyres')
	expect(slugOf('  Oil change – 10W30!  ')).toBe('oil-change-10w30')
	expect(slugOf('Café Racer')).toBe('cafe-racer')
})

test('a slug never ends in a hyphen, however short it must be', () => {
	expect(slugOf('Engine oil', 7)).toBe('engine')
})

test('a name without a single latin letter has no slug', () => {
	expect(slugOf('ब्रेक')).toBe('')
})
