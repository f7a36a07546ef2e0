import { expect, test } from 'vitest'
import { gstCodeOf, gstPlace, isGstin, portalPlace, stateTaxName } from './gst.ts'

test('a GSTIN is one only with the check digit of its other characters, and of a state that exists', () => {
	for (const right of ['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '24AAACC1206D1ZM']) expect(isGstin(right)).toBe(true)
	for (const wrong of ['', '27AAPFU0939F1ZW', '29AAPFU0939F1ZV', '27aapfu0939f1zv', '27AAPFU0939F1Z', '27APAFU0939F1ZV', '99AAPFU0939F1ZV'])
		expect(isGstin(wrong)).toBe(false)
})

test('a state is known by its name, however that is written', () => {
	expect(gstCodeOf(' maharashtra')).toBe('27')
	expect(gstCodeOf('Jammu & Kashmir')).toBe('01')
	expect(gstCodeOf('Here')).toBeNull()
	expect(gstPlace('29')).toBe('29-Karnataka')
	expect([gstPlace('01'), gstPlace('26')]).toEqual(['01-Jammu & Kashmir', '26-Dadra & Nagar Haveli & Daman & Diu'])
	expect([portalPlace('35'), portalPlace('31')]).toEqual(['35-Andaman & Nicobar Islands', '31-Lakshdweep'])
	expect(gstPlace('99')).toBe('')
})

test('the tax of a union territory without a legislature is named as such, that of Delhi as a state’s', () => {
	expect(['04', '38', '07', '34', '01', '27'].map(stateTaxName)).toEqual(['UTGST', 'UTGST', 'SGST', 'SGST', 'SGST', 'SGST'])
})
