import { expect, it } from 'vitest'
import { one } from './one.ts'

it('gives the only row', () => {
	expect(one([{ id: 7 }])).toEqual({ id: 7 })
	expect(one([0])).toBe(0)
})

it('refuses an answer without a row, or with several', () => {
	expect(() => one([])).toThrow('Expected one row, got 0')
	expect(() => one([1, 2])).toThrow('Expected one row, got 2')
})
