import { describe, expect, it } from 'vitest'
import { findByName } from './find-by-name.ts'

const manufacturers = [
	'Hero',
	'Honda',
	'TVS',
	'Bajaj',
	'Royal Enfield',
	'Yamaha',
	'Suzuki',
	'KTM',
	'Ola Electric',
	'Hero Electric',
	'Harley-Davidson',
]
const models = [
	'Super Splendor',
	'Splendor Plus',
	'Splendor Plus Xtec',
	'Activa 110',
	'Activa 125',
	'Pulsar 125',
	'Pulsar 150',
	'Pulsar N150',
	'Apache RTR 160 4V',
	"H'ness CB350",
	'MT-15',
	'YZF-R15 V4',
]
const find = (names: string[], text: string) =>
	findByName(
		names.map((name) => ({ name })),
		text,
		({ name }) => name,
	).map(({ name }) => name)

describe('A.PICKER-02, A.PICKER-03: typing part of a name', () => {
	it('leaves only the matching entries, whatever the case', () => {
		expect(find(manufacturers, 'bAJ')).toEqual(['Bajaj'])
		expect(find(manufacturers, 'enfield')).toEqual(['Royal Enfield'])
		expect(find(models, 'Pulsar')).toEqual(['Pulsar 125', 'Pulsar 150', 'Pulsar N150'])
	})

	it('puts names that begin so first and keeps the order otherwise', () => {
		expect(find(models, 'splendor')).toEqual(['Splendor Plus', 'Splendor Plus Xtec', 'Super Splendor'])
		expect(find(models, 'r15')).toEqual(['YZF-R15 V4', 'Pulsar 150'])
		expect(find(manufacturers, 'h')).toEqual(['Hero', 'Honda', 'Hero Electric', 'Harley-Davidson', 'Yamaha'])
	})

	it('does not care for blanks, hyphens and apostrophes', () => {
		for (const text of ['mt15', 'MT 15', 'mt-15', ' mt - 15 ']) expect(find(models, text)).toEqual(['MT-15'])
		expect(find(models, 'hness cb 350')).toEqual(["H'ness CB350"])
		expect(find(manufacturers, 'harley davidson')).toEqual(['Harley-Davidson'])
	})

	it('shows everything again when the field is empty', () => {
		expect(find(manufacturers, '')).toEqual(manufacturers)
		expect(find(manufacturers, '  ')).toEqual(manufacturers)
	})
})

describe('D-14: typing errors are forgiven', () => {
	it.each([
		['bajja', 'Bajaj'],
		['enfeild', 'Royal Enfield'],
		['royalenfeild', 'Royal Enfield'],
		['royl enfild', 'Royal Enfield'],
		['hnoda', 'Honda'],
		['yamha', 'Yamaha'],
		['suzki', 'Suzuki'],
		['harly', 'Harley-Davidson'],
		['tvz', 'TVS'],
		['ktn', 'KTM'],
	])('%s finds %s', (text, name) => {
		expect(find(manufacturers, text)[0]).toBe(name)
	})

	it('two letters that changed places are one error, in short words too', () => {
		expect(find(['Rodeo', 'Reo', 'Hero'], 'hreo')).toEqual(['Hero', 'Reo'])
	})

	it('finds every Splendor, Activa and Pulsar that can be meant', () => {
		expect(find(models, 'splendr')).toEqual(['Super Splendor', 'Splendor Plus', 'Splendor Plus Xtec'])
		expect(find(models, 'actva')).toEqual(['Activa 110', 'Activa 125'])
		expect(find(models, 'pulser')).toEqual(['Pulsar 125', 'Pulsar 150', 'Pulsar N150'])
		expect(find(models, 'apche rtr160')).toEqual(['Apache RTR 160 4V'])
	})

	it('while the word is still being typed, too', () => {
		for (const text of ['spln', 'splnd', 'splndo', 'splndor', 'splndor p']) expect(find(models, text)).toContain('Splendor Plus')
		for (const text of ['enfe', 'enfei', 'enfeil', 'enfeild']) expect(find(manufacturers, text)).toEqual(['Royal Enfield'])
	})

	it('but a wrong number is another model', () => {
		expect(find(models, 'pulser 150')).toEqual(['Pulsar 150', 'Pulsar N150'])
		expect(find(models, 'pulser 999')).toEqual([])
		expect(find(models, 'mt16')).toEqual([])
	})

	it('nonsense finds nothing', () => {
		for (const text of ['qwerty', 'xyzq', 'zzz', 'pizza', '999', '???', '₹']) {
			expect(find(manufacturers, text)).toEqual([])
			expect(find(models, text)).toEqual([])
		}
	})
})

it('gives back the items themselves and leaves the list alone', () => {
	const items = Object.freeze(manufacturers.map((name, id) => ({ id, name })))
	expect(findByName(items, 'bajja', (item) => item.name)).toEqual([{ id: 3, name: 'Bajaj' }])
	expect(findByName(items, '', (item) => item.name)).not.toBe(items)
})
