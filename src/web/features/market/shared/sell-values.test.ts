import { expect, test } from 'vitest'
import type { SellFile } from '#contract/market/sell-words.ts'
import { noHourRules } from '../../../kits/checkout/checkout-values.ts'
import { faultsOfStep, type SellValues, sellFields, sellForm, sharesOf, stepOf } from './sell-values.ts'

const values: SellValues = {
	vehicle_type: '1',
	brand: ' Hero ',
	model: 'Splendor Plus',
	year: '2019',
	registration_number: 'MH 12 KT 4821',
	kms_driven: '32000',
	fuel_type: 'petrol',
	engine_capacity: '',
	color: '',
	expected_price: '48000',
	pickup_address: '12 MG Road, Pune 411001',
	contact_number: '9000012345',
	schedule_date: '2030-01-15',
	schedule_time: '10:00',
}
const fields = sellFields({ current: noHourRules }, (number) => number === 'MH 12 KT 1')
const files = new Map<SellFile, File>([
	['registration_certificate', new File(['x'.repeat(300)], 'rc.pdf')],
	['photo_front', new File(['x'.repeat(100)], 'front.jpg')],
])

test('each field is judged on its own step, and what may be left out is not missed (B.SELL-08, B.R-23)', () => {
	expect(faultsOfStep(fields, values, 'vehicle')).toEqual([])
	const wrong = { year: '1979', kms_driven: '1.5', expected_price: '0', registration_number: 'ABC', engine_capacity: '3001', brand: ' ' }
	const names = faultsOfStep(fields, { ...values, ...wrong, contact_number: '12' }, 'vehicle').map(({ name }) => name)
	expect(names).toEqual(['brand', 'year', 'registration_number', 'kms_driven', 'engine_capacity', 'expected_price'])
	expect(faultsOfStep(fields, { ...values, registration_number: 'MH 12 KT 1' }, 'vehicle')).toHaveLength(1)
	expect(faultsOfStep(fields, { ...values, contact_number: '12', pickup_address: 'short' }, 'pickup')).toHaveLength(2)
	expect([stepOf('photo_engine'), stepOf('puc_certificate'), stepOf('pickup_slot'), stepOf('color')]).toEqual([
		'photos',
		'documents',
		'pickup',
		'vehicle',
	])
})

test('the form goes with its fields before its files, trimmed, and without what was left empty (B.R-26)', () => {
	const form = sellForm(values, files)
	expect([...form.keys()].slice(-3)).toEqual(['pickup_slot', 'photo_front', 'registration_certificate'])
	expect([form.get('brand'), form.get('pickup_slot'), form.has('engine_capacity')]).toEqual(['Hero', '2030-01-15T10:00', false])
})

test('a price and kilometres with commas and the sign of the rupee go as the number that the form took them for (B.R-23, B.SELL-08, B.E-16)', () => {
	const typed = { ...values, expected_price: ' ₹1,25,000 ', kms_driven: '12,500', engine_capacity: '1,000', year: '2019 ' }
	expect(faultsOfStep(fields, typed, 'vehicle')).toEqual([])
	const form = sellForm(typed, files)
	expect(['expected_price', 'kms_driven', 'engine_capacity', 'year'].map((name) => form.get(name))).toEqual([
		'125000',
		'12500',
		'1000',
		'2019',
	])
})

test('how far each file is follows from how far all of it is, one after the other (B.SELL-11)', () => {
	expect([...sharesOf(0, files).values()]).toEqual([0, 0])
	expect([...sharesOf(0.125, files)]).toEqual([
		['photo_front', 0.5],
		['registration_certificate', 0],
	])
	expect([...sharesOf(0.625, files).values()]).toEqual([1, 0.5])
	expect([...sharesOf(1, files).values()]).toEqual([1, 1])
})
