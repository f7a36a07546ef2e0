import { expect, test } from 'vitest'
import { placeOfSupplyOf } from './place-of-supply.ts'

const gstin = '27AAPFU0939F1ZV'

test('what is sold is supplied where its customer lives, and at home where nobody can tell', () => {
	expect(placeOfSupplyOf({ gstin, to: { state: 'Karnataka', postalCode: '411004' } })).toBe('29')
	expect(placeOfSupplyOf({ gstin, to: { state: 'कर्नाटक', postalCode: '560001' } })).toBe('29')
	expect(placeOfSupplyOf({ gstin, to: { state: 'Here', postalCode: '' } })).toBe('27')
	expect(placeOfSupplyOf({ gstin: '', to: { state: 'Karnataka', postalCode: '560001' } })).toBe('')
})
