import { expect, test } from 'vitest'
import { mannWhitney } from './mann-whitney.ts'

test('two lists of a kind do not differ, whatever their order', () => {
	expect(mannWhitney([1, 2, 3, 4], [4, 3, 2, 1])).toBe(0)
	expect(mannWhitney([5, 5, 5], [5, 5, 5])).toBe(0)
})

test('longer times are told, by the sign and by how sure it is', () => {
	const [short, long] = [0, 5].map((more) => Array.from({ length: 20 }, (_, n) => n + more))
	expect(mannWhitney(long ?? [], short ?? [])).toBeCloseTo(2.36, 2)
	expect(mannWhitney(short ?? [], long ?? [])).toBeCloseTo(-2.36, 2)
})
