import { describe, expect, it } from 'vitest'
import { cartLines, localItem, piecesOf, withoutOne } from './local-item.ts'

const brakes = { uuid: 'b-1', name: 'Brakes' }
const pads = {
	id: 12,
	name: 'Front brake pads replaced',
	description: '',
	duration: '40 min',
	warranty: '',
	recommended: '',
	base_price: 399,
	image_url: null,
	features: [
		{ id: 1, name: 'Pads checked' },
		{ id: 2, name: 'Test ride with you' },
	],
}
const fluid = { ...pads, id: 13, name: 'Brake fluid change' }
const splendor = { manufacturer: 'Hero', model: 'Splendor Plus', vehicleType: 'Motorcycle', manufacturerId: 2, modelId: 3 }
const activa = { manufacturer: 'Honda', model: 'Activa 6G', vehicleType: 'Scooter', manufacturerId: 4, modelId: 9 }

const padsForSplendor = localItem(brakes, pads, splendor, 349)
const padsForActiva = localItem(brakes, pads, activa, 329)
const fluidForSplendor = localItem(brakes, fluid, splendor, 249)

it('B.SCART-12, B.SCART-13: a record names the category as service and the card as package', () => {
	expect(padsForSplendor).toEqual({
		serviceId: 'b-1',
		packageId: 12,
		serviceName: 'Brakes',
		packageName: 'Front brake pads replaced',
		vehicle: splendor,
		price: 349,
		features: ['Pads checked', 'Test ride with you'],
		isSubscription: false,
		planId: null,
		duration: '40 min',
	})
})

describe('B.SCART-09: taking a failed piece out again', () => {
	it('takes one piece and leaves the others', () => {
		expect(withoutOne([padsForSplendor, fluidForSplendor, padsForActiva], padsForSplendor)).toEqual([fluidForSplendor, padsForActiva])
		expect(withoutOne([padsForSplendor, padsForSplendor], padsForSplendor)).toEqual([padsForSplendor])
	})
	it('changes nothing when it is no longer there', () => {
		expect(withoutOne([fluidForSplendor, padsForActiva], padsForSplendor)).toEqual([fluidForSplendor, padsForActiva])
	})
})

it('counts the pieces of one service for one vehicle', () => {
	const items = [padsForSplendor, padsForActiva, padsForSplendor, fluidForSplendor]
	expect(piecesOf(items, 12, 3)).toBe(2)
	expect(piecesOf(items, 12, 9)).toBe(1)
	expect(piecesOf(items, 99, 3)).toBe(0)
})

it('B.SCART-29: the same service for the same vehicle is one line', () => {
	expect(cartLines([padsForSplendor, fluidForSplendor, padsForActiva, padsForSplendor])).toEqual([
		{ key: '12 3', name: 'Front brake pads replaced', vehicle: 'Hero Splendor Plus', pieces: 2, price: 698 },
		{ key: '13 3', name: 'Brake fluid change', vehicle: 'Hero Splendor Plus', pieces: 1, price: 249 },
		{ key: '12 9', name: 'Front brake pads replaced', vehicle: 'Honda Activa 6G', pieces: 1, price: 329 },
	])
})
