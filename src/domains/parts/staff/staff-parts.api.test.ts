import { beforeAll, describe, expect, test } from 'vitest'
import type { ImportReport } from '#contract/import-rows.ts'
import type { Part } from '#contract/parts/parts.ts'
import { type StaffPart, staffParts } from '#contract/parts/staff-parts.ts'
import { partMaker } from '../../../../tests/support/a-part.ts'
import { aForm, aPicture } from '../../../../tests/support/a-picture.ts'
import { describeCollection } from '../../../../tests/support/describe-collection.ts'
import { signIn } from '../../../../tests/support/sign-in.ts'
import { useTestApp } from '../../../../tests/support/test-app.ts'

const product = useTestApp()
let maker: Awaited<ReturnType<typeof partMaker>>
let brand: { id: number; name: string }
let model: { id: number; called: string }
beforeAll(async () => {
	maker = await partMaker(product)
	;[brand = { id: 0, name: '' }] = await product.sql<{ id: number; name: string }>('select id, name from manufacturers order by id limit 1')
	;[model = { id: 0, called: '' }] = await product.sql<{ id: number; called: string }>(
		`select v.id, m.name || ' ' || v.name as called from vehicle_models v join manufacturers m on m.id = v.manufacturer_id order by v.id limit 1`,
	)
})
const send = (method: string, url: string, body?: object) => product.call(method, `/admin${url}`, { access: maker.access, body })
const change = (uuid: string, body: object) => send('PATCH', `/parts/${uuid}/`, body)
const shown = async (uuid: string) => (await product.call('GET', `/spare-parts/parts/${uuid}/`)).body as unknown as Part
let turn = 0

describeCollection(
	product,
	{ ...staffParts.parts },
	{
		aNew: async () => ({ name: `Lever ${++turn}`, part_number: `LV-${turn}`, category: maker.category.uuid, price: 120.5 }),
		change: {
			price: 500,
			discounted_price: 499.99,
			limited_stock_at: 2,
			is_universal: true,
			needs: ['petrol'],
			description: 'Two lines\nof text',
			features: 'One\nTwo',
			specifications: { Weight: '2 kg' },
			hsn: '87141090',
			gst_rate: 28,
			is_featured: true,
			main_image: '/drawings/lever.svg',
			is_active: false,
		},
		wrong: [
			[{ name: undefined }, 'name'],
			[{ name: 'x'.repeat(151) }, 'name'],
			[{ part_number: undefined }, 'part_number'],
			[{ part_number: '--' }, 'part_number'],
			[{ part_number: 'BP<1>' }, 'part_number'],
			[{ slug: 'Not A Slug' }, 'slug'],
			[{ category: undefined }, 'category'],
			[{ category: 'brakes' }, 'category'],
			[{ category: '00000000-0000-0000-0000-000000000000' }, 'category'],
			[{ price: undefined }, 'price'],
			[{ price: -1 }, 'price'],
			[{ price: 1.001 }, 'price'],
			[{ discounted_price: 120.5, price: 120.5 }, 'discounted_price'],
			[{ stock_quantity: -1 }, 'stock_quantity'],
			[{ stock_quantity: 1.5 }, 'stock_quantity'],
			[{ availability_status: 'soon' }, 'availability_status'],
			[{ manufacturers: [2_000_000_000] }, 'manufacturers'],
			[{ vehicle_models: [2_000_000_000] }, 'vehicle_models'],
			[{ needs: ['wings'] }, 'needs'],
			[{ specifications: { '': 'x' } }, 'specifications'],
			[{ hsn: '123' }, 'hsn'],
			[{ gst_rate: 17 }, 'gst_rate'],
			[{ fitting_service: 2_000_000_000 }, 'fitting_service'],
			[{ main_image: 'javascript:alert(1)' }, 'main_image'],
			[{ images: [2_000_000_000] }, 'images'],
		],
		takenAt: ['part_number', 'slug'],
		inUse: async () => {
			const { uuid } = await maker.aPart()
			await product.call('POST', `/spare-parts/parts/${uuid}/add_review/`, { access: (await signIn(product)).access, body: { rating: 4 } })
			return uuid
		},
	},
)

test('part categories are put in order all at once, by their uuids (D-48)', async () => {
	const calls = (await signIn(product, { role: 'staff' })).api.staff.partCategories
	const inOrder = async () => (await calls.list({ query: { ordering: 'order', page_size: 100 } })).results.map(({ uuid }) => uuid)
	const keys = await inOrder()
	await calls.order({ body: { keys: keys.toReversed() } })
	expect(await inOrder()).toEqual(keys.toReversed())
	await calls.order({ body: { keys } })
	expect(await inOrder()).toEqual(keys)
})

describeCollection(product, staffParts.partCategories, {
	aNew: async () => ({ name: `Cables ${++turn}` }),
	change: { description: 'Front and rear', image: '/drawings/cable.svg', is_active: false },
	wrong: [
		[{ name: undefined }, 'name'],
		[{ name: '' }, 'name'],
		[{ name: 'x'.repeat(101) }, 'name'],
		[{ slug: 'a b' }, 'slug'],
		[{ fitting_service: 2_000_000_000 }, 'fitting_service'],
		[{ image: 'picture.png' }, 'image'],
	],
	takenAt: ['name', 'slug'],
	inUse: async () => {
		await maker.aPart()
		return maker.category.uuid
	},
})

test('a part has a number and a short name of its own, and no discount above its price (B.ADMIN-06)', async () => {
	const { uuid, part_number, slug } = await maker.aPart({ price: 400 })
	const other = { name: 'Another', category: maker.category.uuid, price: 400 }
	for (const [body, field] of [
		[{ ...other, part_number }, 'part_number'],
		[{ ...other, part_number: part_number.toLowerCase() }, 'part_number'],
		[{ ...other, part_number: `${part_number}X`, slug }, 'slug'],
		[{ ...other, part_number: `${part_number}X`, discounted_price: 401 }, 'discounted_price'],
	] as const)
		expect([field, await send('POST', '/parts/', body)]).toEqual([
			field,
			expect.objectContaining({ status: 400, body: { [field]: [expect.any(String)] } }),
		])
	expect((await change(uuid, { discounted_price: 400 })).body).toHaveProperty('discounted_price')
	expect((await change(uuid, { discounted_price: 399 })).status).toBe(200)
	expect((await change(uuid, { price: 399 })).status).toBe(400)
})

test('parts of one long name are told apart by their numbers, also in their addresses (B.ADMIN-05)', async () => {
	const name = 'Brake pads for front and rear discs '.repeat(4).trim()
	const numbers = ['A', 'B', 'C'.repeat(30)].map((end) => `LONG-${++turn}-${end}`)
	const made = await Promise.all(numbers.map((part_number) => maker.aPart({ name, part_number })))
	for (const [at, { slug }] of made.entries()) {
		expect(slug).toMatch(new RegExp(`^brake-pads-for-front-.*-${numbers[at]?.toLowerCase()}$`))
		expect(slug.length).toBeLessThanOrEqual(100)
	}
	const hindi = await maker.aPart({ name: 'ब्रेक पैड', part_number: `HI-${++turn}` })
	expect(hindi.slug).toBe(hindi.part_number.toLowerCase())
})

describe('the availability of a part (B.R-43, B.ADMIN-09, D-23)', () => {
	test('follows from its stock, unless it is set by hand (B.CONST-17)', async () => {
		const { uuid } = await maker.aPart({ stock_quantity: 6 })
		const becomes = async (body: object) => ((await change(uuid, body)).body as unknown as StaffPart).availability_status
		expect(await becomes({ stock_quantity: 5, reason: 'Counted' })).toBe('limited_stock')
		expect(await becomes({ limited_stock_at: 4 })).toBe('in_stock')
		expect(await becomes({ stock_quantity: 0, reason: 'Sold' })).toBe('out_of_stock')
		expect(await becomes({ availability_status: 'pre_order' })).toBe('pre_order')
		expect(await becomes({ stock_quantity: 9, reason: 'Delivered' })).toBe('pre_order')
		expect(await becomes({ availability_status: 'discontinued' })).toBe('discontinued')
		expect(await becomes({ availability_status: 'out_of_stock' })).toBe('in_stock')
	})

	test('that was read can be sent back without changing anything', async () => {
		const part = await maker.aPart({ stock_quantity: 3 })
		const {
			uuid: _,
			category_name: __,
			brands: ___,
			additional_images: ____,
			fitting_service_name: _____,
			created_at: ______,
			...row
		} = part
		expect((await change(part.uuid, row)).body).toEqual(part)
		expect((await change(part.uuid, { availability_status: 'in_stock' })).body).toEqual(part)
	})
})

describe('the stock of a part (B.ADMIN-08, D-50)', () => {
	const history = async (uuid: string) =>
		((await send('GET', `/parts/${uuid}/stock/`)).body as unknown as { results: { change: number; reason: string }[] }).results

	test('is set or changed by so many, each with who, when and why', async () => {
		const { uuid } = await maker.aPart({ stock_quantity: 20 })
		await change(uuid, { stock_quantity: 12, reason: 'Counted' })
		await change(uuid, { stock_quantity: 12, reason: 'Counted again' })
		// What is not changed needs no reason, what is does.
		expect((await change(uuid, { stock_quantity: 12 })).status).toBe(200)
		expect(await change(uuid, { stock_quantity: 11, reason: ' ' })).toMatchObject({ status: 400, body: { reason: [expect.any(String)] } })
		const answer = await send('POST', `/parts/${uuid}/stock/`, { change: -2, reason: 'Broken' })
		expect(answer).toMatchObject({ status: 200, body: { uuid, stock_quantity: 10 } })
		expect(await shown(uuid)).toMatchObject({ stock_quantity: 10 })
		expect(await history(uuid)).toEqual(
			[
				[-2, 10, 'Broken'],
				[-8, 12, 'Counted'],
				[20, 20, 'Opening stock'],
			].map(([by, stock_quantity, reason]) => ({
				id: expect.any(Number),
				change: by,
				stock_quantity,
				reason,
				actor: expect.any(Number),
				actor_name: expect.any(String),
				created_at: expect.any(String),
			})),
		)
		const audited = await product.sql(`select action from audit_log where collection = 'parts' and object_id = $1 order by id`, [uuid])
		expect(audited).toEqual([{ action: 'create' }, { action: 'change' }, { action: 'stock' }])
	})

	test.each([
		[{ change: -21, reason: 'Sold' }, 'change'],
		[{ change: 0, reason: 'Nothing' }, 'change'],
		[{ change: 1.5, reason: 'Half' }, 'change'],
		[{ change: 1_000_000, reason: 'Too many' }, 'change'],
		[{ change: 1, reason: ' ' }, 'reason'],
		[{ change: 1 }, 'reason'],
	])('%j is refused at %s and changes nothing (B.E-33)', async (body, field) => {
		const { uuid } = await maker.aPart({ stock_quantity: 20 })
		const answer = await send('POST', `/parts/${uuid}/stock/`, body)
		expect({ status: answer.status, fields: Object.keys(answer.body) }).toEqual({ status: 400, fields: [field] })
		expect(await history(uuid)).toHaveLength(1)
	})

	test('never falls below nothing: of twenty who take one of five at once, five get it (B.E-01)', async () => {
		const { uuid } = await maker.aPart({ stock_quantity: 5 })
		const taken = await Promise.all(
			Array.from({ length: 20 }, async () => (await send('POST', `/parts/${uuid}/stock/`, { change: -1, reason: 'Taken' })).status),
		)
		expect(taken.filter((status) => status === 200)).toHaveLength(5)
		expect(taken.filter((status) => status === 400)).toHaveLength(15)
		expect(await shown(uuid)).toMatchObject({ stock_quantity: 0, availability_status: 'out_of_stock' })
		expect(await history(uuid)).toHaveLength(6)
	})

	test('tells what is running low', async () => {
		const [low, enough] = [await maker.aPart({ stock_quantity: 2 }), await maker.aPart({ stock_quantity: 50 })]
		const listed = async (query: string) =>
			((await send('GET', `/parts/?page_size=100&${query}`)).body as unknown as { results: StaffPart[] }).results.map(({ uuid }) => uuid)
		const [ofLow, ofEnough] = [low, enough].map(({ part_number }) => `search=${part_number}&low_stock=true`)
		expect([await listed(ofLow ?? ''), await listed(ofEnough ?? '')]).toEqual([[low.uuid], []])
		expect(await listed(`search=${enough.part_number.replaceAll('-', '')}`)).toEqual([enough.uuid])
	})
})

describe('pictures of a part (B.ADMIN-07, D-48)', () => {
	const add = async (uuid: string, colour: string) =>
		product.call('POST', `/admin/parts/${uuid}/images/`, { access: maker.access, body: aForm({ image: await aPicture({ colour }) }) })

	test('are added, put in order and deleted, and shown so to customers', async () => {
		const { uuid } = await maker.aPart()
		const added = [await add(uuid, '#111'), await add(uuid, '#222'), await add(uuid, '#333')].map(({ status, body }) => {
			expect(status).toBe(201)
			return body as unknown as { id: number; image: string }
		})
		const [first, second, third] = added
		expect((await shown(uuid)).additional_images).toEqual(added.map(({ image }) => image))
		expect((await change(uuid, { images: [third?.id, first?.id] })).body).toMatchObject({ images: [third?.id, first?.id] })
		expect((await shown(uuid)).additional_images).toEqual([third?.image, first?.image])
		expect((await send('DELETE', `/parts/${uuid}/images/${first?.id}/`)).status).toBe(204)
		expect((await send('DELETE', `/parts/${uuid}/images/${first?.id}/`)).status).toBe(404)
		expect((await shown(uuid)).additional_images).toEqual([third?.image])
		const given = await product.app.inject({ url: String(second?.image) })
		expect([given.statusCode, (await product.app.inject({ url: String(third?.image) })).statusCode]).toEqual([404, 200])
		expect((await send('DELETE', `/parts/${uuid}/`)).status).toBe(204)
		expect((await product.app.inject({ url: String(third?.image) })).statusCode).toBe(404)
	})

	test('of another part cannot be deleted or taken over, and what is no picture is refused', async () => {
		const [one, other] = [await maker.aPart(), await maker.aPart()]
		const { body } = await add(one.uuid, '#123')
		expect((await send('DELETE', `/parts/${other.uuid}/images/${body.id}/`)).status).toBe(404)
		expect(await change(other.uuid, { images: [body.id] })).toMatchObject({ status: 400, body: { images: expect.any(Array) } })
		const refused = await product.call('POST', `/admin/parts/${one.uuid}/images/`, {
			access: maker.access,
			body: aForm({ image: Buffer.from('<html>') }),
		})
		expect({ status: refused.status, fields: Object.keys(refused.body) }).toEqual({ status: 400, fields: ['image'] })
		expect((await add(crypto.randomUUID(), '#123')).status).toBe(404)
	})
})

describe('parts from a file (decision 0025)', () => {
	async function importFile(content: string, isTrial = false) {
		const form = new FormData()
		form.append('file', new Blob([content]), 'parts.csv')
		const reply = await product.call('POST', `/admin/parts/import/${isTrial ? '?dry_run=true' : ''}`, { access: maker.access, body: form })
		return { status: reply.status, body: reply.body as unknown as ImportReport }
	}

	test('are created and changed by their numbers, with names for what they belong to, all or none', async () => {
		const [one, other] = [`IM-${++turn}`, `IM-${++turn}`]
		const head = 'part_number,name,category,price,manufacturers,vehicle_models,specifications,availability_status'
		const row = (number: string, price: string) =>
			`${number},Imported,${maker.category.name},${price},${brand.name},${model.called};${model.id},"Weight: 2 kg\nColour: a:b\nRatio 1\\:2: 5",in_stock`
		expect(await importFile(`${head}\n${row(one, '100')}\n${row(other, 'much')}`)).toMatchObject({
			status: 400,
			body: { created: 0, errors: [{ field: 'price' }] },
		})
		expect(await importFile(`${head}\n${row(one, '100')}`, true)).toMatchObject({ body: { created: 1 } })
		expect(await importFile(`${head}\n${row(one, '100')}\n${row(other, '200')}`)).toMatchObject({ status: 200, body: { created: 2 } })
		expect(await importFile(`${head}\n${row(one.toLowerCase(), '100')}\n${row(other, '250')}`)).toMatchObject({
			status: 200,
			body: { created: 0, changed: 2 },
		})
		const { body } = await send('GET', `/parts/?search=${other}`)
		expect(body.results).toMatchObject([
			{
				price: 250,
				category: maker.category.uuid,
				manufacturers: [brand.id],
				vehicle_models: [model.id],
				specifications: { Weight: '2 kg', Colour: 'a:b', 'Ratio 1:2': '5' },
				availability_status: 'out_of_stock',
				slug: `imported-${other.toLowerCase()}`,
			},
		])
	})

	test('are known by their uuid in capitals too', async () => {
		const { uuid } = await maker.aPart()
		expect(await importFile(`uuid,name\n${uuid.toUpperCase()},Renamed`)).toMatchObject({ status: 200, body: { changed: 1 } })
	})

	test('tell every mistake with its line', async () => {
		const { body } = await importFile(
			`part_number,name,category,price,manufacturers\nX-1,A,No such,1,Nobody\n${'Y'.repeat(51)},B,${maker.category.name},1,`,
		)
		expect(body.errors.map(({ line, field }) => [line, field])).toEqual([
			[2, 'category'],
			[2, 'manufacturers'],
			[3, 'part_number'],
		])
	})
})

test('a manufacturer of parts alone is a brand of parts and no choice for a vehicle (decision 0036, D-45)', async () => {
	const made = await send('POST', '/manufacturers/', { name: `Sparks ${++turn}`, makes_vehicles: false })
	const { uuid, name } = await maker.aPart({ manufacturers: [made.body.id] })
	const listed = (await product.call('GET', `/spare-parts/parts/?brand=${made.body.id}`)).body as unknown as { name: string }[]
	expect(listed.map((part) => part.name)).toEqual([name])
	for (const url of ['/vehicle/manufacturers/', '/repairing-service/manufacturers/'])
		expect(((await product.call('GET', url)).body as unknown as { id: number }[]).map(({ id }) => id)).not.toContain(made.body.id)
	expect((await send('DELETE', `/manufacturers/${made.body.id}/`)).status).toBe(409)
	expect((await change(uuid, { manufacturers: [] })).status).toBe(200)
	expect((await send('DELETE', `/manufacturers/${made.body.id}/`)).status).toBe(204)
})
