import { expect, it } from 'vitest'
import { stableJson } from './stable-json.ts'

it('the order in which a form was filled makes no difference (D-47)', () => {
	const one = { name: 'Sneha', address: { city: 'Pune', postal_code: '411004' }, items: [{ id: 1, quantity: 2 }] }
	const other = { items: [{ quantity: 2, id: 1 }], address: { postal_code: '411004', city: 'Pune' }, name: 'Sneha' }
	expect(stableJson(one)).toBe(stableJson(other))
	expect(stableJson(one)).toBe('{"address":{"city":"Pune","postal_code":"411004"},"items":[{"id":1,"quantity":2}],"name":"Sneha"}')
})

it('another content is another text', () => {
	const texts = [{ a: 1 }, { a: '1' }, { a: null }, { a: [1, 2] }, { a: [2, 1] }, { b: 1 }, {}, [], null, '', 0].map(stableJson)
	expect(new Set(texts).size).toBe(texts.length)
})

it('the content stays what it was', () => {
	const value = { z: '₹', 10: 'b', 9: 'a', __proto__x: 1, nested: [[{ y: 1, x: [] }]], when: new Date(0), gone: undefined }
	expect(JSON.parse(stableJson(value))).toEqual(JSON.parse(JSON.stringify(value)))
	expect(stableJson(JSON.parse('{"b":1,"__proto__":{"d":1,"c":2}}'))).toBe('{"__proto__":{"c":2,"d":1},"b":1}')
})

it('a call without a body is comparable as well', () => {
	expect(stableJson(undefined)).toBe('null')
})
