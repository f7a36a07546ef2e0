import { describe, expect, test } from 'vitest'
import { gstRates } from '#contract/parts/part-words.ts'
import type { Trait } from '#contract/vehicles/vehicle-words.ts'
import { slugOf } from '#shared/slug.ts'
import { drawPart, partDrawings } from '#web/ui/part-drawings/draw-part.ts'
import { readPartLook } from '#web/ui/part-drawings/read-part-look.ts'
import { serviceCategories } from '../repair-services.ts'
import { manufacturers } from '../two-wheelers.ts'
import { traitsOf } from '../vehicle-traits.ts'
import { fleet } from './fleet.ts'
import { partCategories } from './part-categories.ts'
import type { PartRow } from './part-row.ts'
import { partRows } from './part-rows.ts'

const traits: ReadonlyMap<string, Set<Trait>> = new Map(
	manufacturers.flatMap(({ name, models }) =>
		models.map((model) => [`${name} ${model.name}`, new Set<Trait>([model.fuel, ...traitsOf(name, model)])] as const),
	),
)
const modelsOf = ({ fits }: PartRow): readonly string[] =>
	fits === null
		? []
		: 'models' in fits
			? fits.models
			: [...traits.keys()].filter((name) => fits.needs.every((need) => traits.get(name)?.has(need)))
const repeated = (words: string[]) => words.filter((word, index) => words.indexOf(word) !== index)
const wrong = (isRight: (part: PartRow) => boolean) =>
	partRows.filter((part) => !isRight(part)).map(({ partNumber, name }) => `${partNumber} ${name}`)
const isOf = (part: PartRow, ...kinds: string[]) => kinds.some((kind) => part.partNumber.startsWith(`PHY-${kind}`))

describe('the demo catalogue of spare parts (B.PARTS-01)', () => {
	test('there are at least 420 parts in at least 13 categories, and none is empty', () => {
		expect(partRows.length).toBeGreaterThanOrEqual(420)
		expect(partCategories.length).toBeGreaterThanOrEqual(13)
		expect(new Set(partRows.map(({ category }) => category))).toEqual(new Set(partCategories.map(({ slug }) => slug)))
	})

	test('part numbers follow one scheme, and no number, address or picture is given twice', () => {
		expect(wrong(({ partNumber }) => /^PHY-[A-Z]{3}-\d{4}$/.test(partNumber))).toEqual([])
		expect(repeated(partRows.map(({ partNumber }) => partNumber))).toEqual([])
		expect(repeated(partRows.map(({ name, partNumber }) => slugOf(`${name} ${partNumber}`, 200)))).toEqual([])
		expect(repeated(partRows.map(({ image }) => image ?? ''))).toEqual([])
	})

	test('two parts of one name are of different brands (B.PARTS-13)', () => {
		expect(repeated(partRows.map(({ makers, name }) => `${makers[0]} ${name}`))).toEqual([])
	})

	test('every model and service that is named is in the demo, and every part that is not for all is for some model', () => {
		const services = new Set(serviceCategories.flatMap((category) => category.services.map(({ name }) => name)))
		expect(Object.values(fleet).flatMap(({ models }) => models.filter((name) => !traits.has(name)))).toEqual([])
		expect(wrong(({ service }) => service === undefined || services.has(service))).toEqual([])
		expect(partCategories.filter(({ service }) => service !== undefined && !services.has(service))).toEqual([])
		expect(wrong((part) => modelsOf(part).length > 0)).toEqual([])
	})

	test('nothing fits what cannot have it: no oil for electric bikes, no shoes for discs, no chain for belts (D-51)', () => {
		const needs = (part: PartRow, ...wanted: Trait[]) => modelsOf(part).every((name) => wanted.every((need) => traits.get(name)?.has(need)))
		const rules: [string[], Trait[]][] = [
			[['OIL-1', 'AIR', 'FLT', 'IGN', 'BAT', 'ENG', 'FUE', 'CHN', 'CLU', 'CVT'], ['petrol']],
			[['BRK-01', 'CBL-03'], ['front-drum']],
			[['BRK-02', 'CBL-04'], ['rear-drum']],
			[['BRK-03', 'BRK-05', 'BRK-06', 'BRK-07'], ['front-disc']],
			[['BRK-04'], ['rear-disc']],
			[['CHN'], ['chain']],
			[['CLU', 'CBL-01', 'ENG-12'], ['clutch']],
			[['CVT'], ['cvt']],
			[['FUE-01', 'FUE-03', 'IGN-03'], ['carburettor']],
			[['FUE-02', 'FUE-04'], ['injection']],
			[['OIL-50'], ['liquid-cooled']],
			[['EVP'], ['electric']],
		]
		for (const [kinds, wanted] of rules) expect(wrong((part) => !isOf(part, ...kinds) || needs(part, ...wanted))).toEqual([])
		for (const [kinds] of rules)
			for (const kind of kinds)
				expect(
					partRows.some((part) => isOf(part, kind)),
					kind,
				).toBe(true)
	})

	test('prices are whole rupees and a discounted one is lower', () => {
		expect(
			wrong(
				({ price, discountedPrice = 1 }) =>
					Number.isInteger(price) && Number.isInteger(discountedPrice) && discountedPrice > 0 && discountedPrice < price,
			),
		).toEqual([])
	})

	test('every part has an HSN code and a rate of GST that the law knows, of the rates since September 2025', () => {
		expect(wrong(({ hsn, gstRate }) => /^(\d{4}|\d{6}|\d{8})$/.test(hsn) && gstRates.some((rate) => rate === gstRate))).toEqual([])
		expect(new Set(partRows.map(({ gstRate }) => gstRate))).toEqual(new Set([5, 18]))
	})

	test('some parts are out of stock, some nearly, most are there, and eight are shown first', () => {
		const count = (from: number, to: number) => partRows.filter(({ stock }) => stock >= from && stock <= to).length
		expect(count(0, 0)).toBeGreaterThan(10)
		expect(count(1, 5)).toBeGreaterThan(40)
		expect(count(6, 1_000)).toBeGreaterThan(partRows.length * 0.6)
		expect(partRows.filter(({ isFeatured }) => isFeatured)).toHaveLength(8)
		expect(wrong(({ isFeatured, stock }) => !isFeatured || stock > 5)).toEqual([])
	})

	test('every part says what it is: a description, two to four features, four to eight specifications', () => {
		const isBetween = (count: number, from: number, to: number) => count >= from && count <= to
		expect(wrong(({ description, features }) => description.length > 20 && isBetween(features.length, 2, 4))).toEqual([])
		expect(wrong(({ specifications }) => isBetween(Object.keys(specifications).length, 4, 8))).toEqual([])
		expect(
			wrong(
				({ name, specifications }) =>
					![name, ...Object.values(specifications)].some((text) => text.trim() === '' || /undefined|NaN/.test(text)),
			),
		).toEqual([])
	})

	test('every part has a drawing of its own kind and at most four more pictures, and each can be drawn (B.PARTS-33, B.CONST-03)', () => {
		const pictures = [
			...partRows.flatMap(({ image, moreImages = [] }) => [image ?? '', ...moreImages]),
			...partCategories.map(({ image }) => image),
		]
		expect(pictures.filter((address) => !readPartLook(new URL(address, 'http://x'))).slice(0, 5)).toEqual([])
		expect(wrong(({ moreImages = [] }) => moreImages.length <= 4)).toEqual([])
		expect(Math.max(...pictures.map((address) => address.length))).toBeLessThan(300)
	})

	test('every drawing is of some part, and `box` of any', () => {
		const used = new Set(partRows.map(({ image = '' }) => /parts\/([a-z-]+)\.svg/.exec(image)?.[1]))
		expect(partDrawings.filter((kind) => kind !== 'box' && !used.has(kind))).toEqual([])
		for (const kind of partDrawings) expect(drawPart(kind, { label: '12', tag: 'Splendor' })).not.toMatch(/undefined|NaN|<script/)
	})
})
