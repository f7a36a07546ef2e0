import { describe, expect, it } from 'vitest'
import { filterServices } from './filter-services.ts'

const pads = { name: 'Front brake pads replaced', description: 'New pads, caliper cleaned' }
const shoes = { name: 'Rear brake shoes replaced', description: 'Drum cleaned and MEASURED' }
const fluid = { name: 'Brake fluid change', description: '' }
const all = [pads, shoes, fluid]

describe('B.SERVICE-12: the search of a service page', () => {
	it('finds by name or description, whatever the case', () => {
		expect(filterServices(all, 'FLUID')).toEqual([fluid])
		expect(filterServices(all, 'measured')).toEqual([shoes])
		expect(filterServices(all, 'cleaned')).toEqual([pads, shoes])
	})
	it('takes what was typed as one piece of text', () => {
		expect(filterServices(all, 'brake pads')).toEqual([pads])
		expect(filterServices(all, 'pads brake')).toEqual([])
		expect(filterServices(all, '.*')).toEqual([])
	})
	it('shows everything for nothing typed, in the same order', () => {
		expect(filterServices(all, '')).toEqual(all)
		expect(filterServices(all, '  ')).toEqual(all)
	})
	it('finds nothing for nonsense', () => {
		expect(filterServices(all, 'qwertz')).toEqual([])
	})
})
