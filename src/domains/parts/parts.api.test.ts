import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { Part, PartFacets, PartFitting, PartListItem } from '#contract/parts/parts.ts'
import type { StaffPart } from '#contract/parts/staff-parts.ts'
import type { Page } from '#contract/staff-fields.ts'
import { one } from '#shared/one.ts'
import { partMaker } from '../../../tests/support/a-part.ts'
import { aCartWith, shipTo } from '../../../tests/support/an-order.ts'
import { refusalOf } from '../../../tests/support/refusal-of.ts'
import { signIn } from '../../../tests/support/sign-in.ts'
import { useTestApp } from '../../../tests/support/test-app.ts'

const product = useTestApp()
let maker: Awaited<ReturnType<typeof partMaker>>
let brands: { id: number; name: string }[]
let models: { id: number; name: string }[]
beforeAll(async () => {
	maker = await partMaker(product)
	brands = await product.sql('select id, name from manufacturers order by id limit 3')
	models = await product.sql(
		`select id, name from vehicle_models where is_active and fuel = 'petrol' and 'chain' = any(traits) order by id limit 3`,
	)
})
const get = async <Body>(path: string) => {
	product.forgetKept()
	return (await product.call('GET', `/spare-parts${path}`)).body as unknown as Body
}
const list = (query: string) => get<PartListItem[]>(`/parts/?${query}`)
const page = (query: string) => get<Page<PartListItem>>(`/parts/?${query}`)
const namesOf = (rows: readonly { name: string }[]) => rows.map(({ name }) => name)

/** Parts of a category of their own, by which a test asks for them alone. */
async function inCategory(...parts: Record<string, unknown>[]) {
	const category = await maker.aCategory(`Shelf ${crypto.randomUUID()}`)
	const made: StaffPart[] = []
	for (const part of parts) made.push(await maker.aPart({ category: category.uuid, ...part }))
	const names = (query = '') => list(`category=${category.slug}&${query}`).then((rows) => rows.map(({ name }) => name))
	return { category, made, names }
}

describe('the list of spare parts', () => {
	test('tells of each part what its card shows, and only of parts that are not retired (B.API-11, B.PARTS-22, B.ADMIN-10)', async () => {
		const { made, category, names } = await inCategory(
			{ name: 'Chain', price: 500, discounted_price: 400, manufacturers: [brands[1]?.id, brands[0]?.id] },
			{ name: 'Old chain', is_active: false },
		)
		expect(await list(`category=${category.uuid}`)).toEqual([
			{
				uuid: made[0]?.uuid,
				name: 'Chain',
				slug: made[0]?.slug,
				part_number: made[0]?.part_number,
				category_name: category.name,
				brands: [brands[1]?.name, brands[0]?.name],
				price: 500,
				discounted_price: 400,
				availability_status: 'in_stock',
				main_image: null,
				is_featured: false,
				average_rating: null,
				reviews_count: 0,
			},
		])
		expect(await names()).toEqual(['Chain'])
	})

	test('narrows by what a customer pays, bounds included (B.PARTS-04, B.R-06)', async () => {
		const { names } = await inCategory(
			{ name: 'A', price: 100 },
			{ name: 'B', price: 300, discounted_price: 200 },
			{ name: 'C', price: 300.5 },
		)
		expect(await names('min_price=100&max_price=200')).toEqual(['A', 'B'])
		expect(await names('min_price=200.01')).toEqual(['C'])
		expect(await names('max_price=99999999999')).toEqual(['A', 'B', 'C'])
		expect(await names('min_price=&max_price=')).toEqual(['A', 'B', 'C'])
	})

	test('combines different filters with AND and several values of one with OR (B.PARTS-05, B.PARTS-06, B.PARTS-07, B.PARTS-10, D-45)', async () => {
		const [x, y] = brands
		const { names, category } = await inCategory(
			{ name: 'A', manufacturers: [x?.id], stock_quantity: 9 },
			{ name: 'B', manufacturers: [y?.id], stock_quantity: 0 },
			{ name: 'C', manufacturers: [x?.id, y?.id], stock_quantity: 2 },
			{ name: 'D' },
		)
		expect(await names(`brand=${x?.id}`)).toEqual(['A', 'C'])
		expect(await names(`brand=${encodeURIComponent(y?.name.toUpperCase() ?? '')}`)).toEqual(['B', 'C'])
		expect(await names(`brand=${x?.id}&brand=${y?.id}`)).toEqual(['A', 'B', 'C'])
		expect(await names(`brand=${x?.id},${y?.id}&availability_status=in_stock`)).toEqual(['A'])
		expect(await names('availability_status=out_of_stock&availability_status=limited_stock')).toEqual(['B', 'C'])
		const other = await inCategory({ name: 'E' })
		expect(namesOf(await list(`category=${category.uuid}&category=${other.category.slug}`))).toEqual(['A', 'B', 'C', 'D', 'E'])
		expect(await list('category=none-such')).toEqual([])
	})

	test('comes in the order that was asked for, what is no longer made last in each (B.R-06, D-45)', async () => {
		const { names } = await inCategory(
			{ name: 'Gone', price: 1, availability_status: 'discontinued' },
			{ name: 'beta', price: 300, discounted_price: 50 },
			{ name: 'Alpha', price: 200 },
			{ name: 'gamma', price: 100, is_featured: true },
		)
		expect(await names()).toEqual(['gamma', 'Alpha', 'beta', 'Gone'])
		expect(await names('ordering=name')).toEqual(['Alpha', 'beta', 'gamma', 'Gone'])
		expect(await names('ordering=-name')).toEqual(['gamma', 'beta', 'Alpha', 'Gone'])
		expect(await names('ordering=price')).toEqual(['beta', 'gamma', 'Alpha', 'Gone'])
		expect(await names('ordering=-price')).toEqual(['Alpha', 'gamma', 'beta', 'Gone'])
		expect(await names('ordering=-created')).toEqual(['gamma', 'Alpha', 'beta', 'Gone'])
		expect(await names('is_featured=true')).toEqual(['gamma'])
	})

	test('comes by pages that keep what was asked, in a number of statements that does not grow (B.API-12, B.R-31)', async () => {
		const { category } = await inCategory(...Array.from({ length: 5 }, (_, nth) => ({ name: `Part ${nth}` })))
		const asked = `category=${category.slug}&page_size=2`
		const first = await page(`${asked}&page=1`)
		expect({ ...first, results: namesOf(first.results) }).toEqual({
			count: 5,
			next: expect.stringContaining('page=2'),
			previous: null,
			results: ['Part 0', 'Part 1'],
		})
		const second = await page(first.next?.replace('/api/spare-parts/parts/?', '') ?? '')
		expect(namesOf(second.results)).toEqual(['Part 2', 'Part 3'])
		expect(await page(`${asked}&page=9`)).toMatchObject({ count: 5, results: [], next: null })
		product.statements()
		await page(asked)
		const few = product.statements().length
		await page(`category=${category.slug}&page_size=100`)
		expect([few, product.statements().length]).toEqual([2, 2])
	})

	test.each([
		['availability_status=maybe', 'availability_status'],
		['min_price=-1', 'min_price'],
		['max_price=abc', 'max_price'],
		['ordering=stock', 'ordering'],
		['page=0', 'page'],
		['page_size=101', 'page_size'],
		['vehicle_model_id=2000000000', 'vehicle_model_id'],
		['vehicle_model_id=x', 'vehicle_model_id'],
		['fits=true', 'vehicle_model_id'],
	])('refuses %s with a message at %s (B.API-04, B.E-28)', async (query, field) => {
		const { status, body } = await product.call('GET', `/spare-parts/parts/?${query}`)
		expect({ status, fields: Object.keys(body) }).toEqual({ status: 400, fields: [field, 'message', 'error'] })
	})

	test('is at most a few seconds late about stock, and at once about what staff change (D-27)', async () => {
		const { made, category } = await inCategory({ name: 'A' })
		const asked = () => product.call('GET', `/spare-parts/parts/?category=${category.slug}`)
		expect((await asked()).headers['cache-control']).toContain('s-maxage=3')
		await product.call('PATCH', `/admin/parts/${made[0]?.uuid}/`, { access: maker.access, body: { stock_quantity: 0, reason: 'Sold' } })
		expect((await asked()).body).toMatchObject([{ availability_status: 'out_of_stock' }])
	})
})

describe('search', () => {
	beforeAll(async () => {
		await maker.aPart({ name: 'Front brake pads', part_number: 'BP-1234/x', manufacturers: [brands[2]?.id] })
		await maker.aPart({ name: 'Zylinder 100% seal', part_number: 'ZS 77', vehicle_models: [one(models.slice(0, 1)).id] })
		for (const name of ['Mild 4T 73W-58 oil', 'Lamp, 12 V 4 Ah', 'Grip for QX-15', 'Grip for Quorn, Vance and Mistral 350'])
			await maker.aPart({ name })
		for (const name of ['Mirror Quill', 'Quern 83/109-18 tyre', 'Quern 83/109-17 tyre for Pulsar 180']) await maker.aPart({ name })
	})

	test.each(['brake', 'BRAKE PADS', 'pads front', 'bp 1234', 'BP1234X', 'bp-1234', 'break pads', 'brke pds', 'barke'])(
		"'%s' finds the brake pads BP-1234/x (B.PARTS-02, B.R-06, D-14)",
		async (search) => {
			expect(namesOf(await list(`search=${encodeURIComponent(search)}`))).toContain('Front brake pads')
		},
	)

	test.each(['brakepad', 'BRAKEPADS', 'padsfront'])(
		"'%s', two words in one, finds the brake pads (B.PARTS-02, B.R-06, D-14)",
		async (search) => {
			expect(namesOf(await list(`search=${search}`))).toContain('Front brake pads')
		},
	)

	test.each([
		['73w58', 'Mild 4T 73W-58 oil'],
		['oil 73w 58', 'Mild 4T 73W-58 oil'],
		['12v lamp', 'Lamp, 12 V 4 Ah'],
		['lamp-12v', 'Lamp, 12 V 4 Ah'],
		['qx15', 'Grip for QX-15'],
		['qx 15 grip', 'Grip for QX-15'],
		['quorn350', 'Grip for Quorn, Vance and Mistral 350'],
		['grip–quorn', 'Grip for Quorn, Vance and Mistral 350'],
	])("'%s' finds '%s', however letters, digits and signs stand between each other (B.R-06, D-14)", async (search, name) => {
		expect(namesOf(await list(`search=${encodeURIComponent(search)}`))).toEqual([name])
	})

	test.each([
		['ब्रेक पैड', 'Front brake pads'],
		['फ्रंट ब्रेक', 'Front brake pads'],
		['तेल 73w58', 'Mild 4T 73W-58 oil'],
		['ऑयल 73w-58', 'Mild 4T 73W-58 oil'],
		['शीशा quill', 'Mirror Quill'],
		['sheesha quill', 'Mirror Quill'],
	])("'%s' finds '%s' by the name that the trade has for it (B.R-06, D-14)", async (search, name) => {
		expect(namesOf(await list(`search=${encodeURIComponent(search)}`))).toContain(name)
	})

	test('what a part is called is no misspelt name of a bike, nor its beginning (D-14)', async () => {
		const { id, name } = one(models.slice(0, 1))
		const rename = (to: string) => product.sql('update vehicle_models set name = $2 where id = $1', [id, to])
		onTestFinished(async () => {
			await rename(name)
		})
		for (const bike of ['Brako', 'Brakester']) {
			await rename(bike)
			const found = namesOf(await list(`search=${encodeURIComponent('ब्रेक')}`))
			expect(found).toContain('Front brake pads')
			expect(found).not.toContain('Zylinder 100% seal')
		}
	})

	test.each(['83/109-18', '83/109 18', '83/109x18', '83/109 - 18', '83/109/18', 'quern 83/109 18 tyre'])(
		"'%s' finds tyres of that size alone, not those for a bike whose name begins with its rim (B.R-06, D-14)",
		async (search) => {
			expect(namesOf(await list(`search=${encodeURIComponent(search)}`))).toEqual(['Quern 83/109-18 tyre'])
		},
	)

	test('one of what the catalogue names by several is no misspelt word (D-14)', async () => {
		await maker.aPart({ name: 'Breaker of Parts' })
		expect(namesOf(await list('search=break pad'))).not.toContain('Breaker of Parts')
	})

	test('has names most like what was typed first, before what is put forward (B.R-06, D-14)', async () => {
		const oil = await maker.aPart({ name: 'Oil that spares brakes and their pads', is_featured: true })
		const found = namesOf(await list('search=break pads'))
		expect(found[0]).toMatch(/brake pads/i)
		expect(found.indexOf(oil.name)).toBeGreaterThan(found.indexOf('Front brake pads'))
		const byName = namesOf(await list('search=break pads&ordering=name'))
		expect(byName.indexOf(oil.name)).toBeLessThan(byName.findIndex((name) => name.startsWith('Rear')))
	})

	test('finds by category and manufacturer, also after these were renamed (B.R-06)', async () => {
		const category = await maker.aCategory('Quixotic')
		await maker.aPart({ name: 'Lamp', category: category.uuid, manufacturers: [brands[2]?.id] })
		expect(namesOf(await list('search=quixotic'))).toEqual(['Lamp'])
		expect(namesOf(await list(`search=quixotic ${encodeURIComponent(brands[2]?.name ?? '')}`))).toEqual(['Lamp'])
		await product.call('PATCH', `/admin/part-categories/${category.uuid}/`, { access: maker.access, body: { name: 'Zephyr' } })
		expect(namesOf(await list('search=zephyr'))).toEqual(['Lamp'])
		expect(await list('search=quixotic')).toEqual([])
	})

	test('finds what is for a model by its name where no part is called so (D-14)', async () => {
		expect(namesOf(await list(`search=zylinder ${encodeURIComponent(models[0]?.name ?? '')}`))).toEqual(['Zylinder 100% seal'])
	})

	test.each(['category', 'brand'])('what no %s can be called finds nothing (B.E-28)', async (filter) => {
		for (const named of ['\u0000', 'a\u0000b', '%', '\\', "'", '\u202e', 'x'.repeat(200)])
			for (const path of ['parts', 'facets'])
				expect((await product.call('GET', `/spare-parts/${path}/?${filter}=${encodeURIComponent(named)}`)).status).toBe(200)
	})

	test('nonsense finds nothing, and signs are no pattern (B.PARTS-12, B.E-28)', async () => {
		for (const search of ['xqzwvkxqzwvk', '%_%_%', '\\', '\u0000xqz', "'; drop table parts"])
			expect(await list(`search=${encodeURIComponent(search)}`)).toEqual([])
		expect(namesOf(await list('search=100%25'))).toEqual(['Zylinder 100% seal'])
	})
})

describe('what fits a bike', () => {
	test('stands first and says so; what nobody has said is not known (decision 0036)', async () => {
		const [mine, other] = models
		const { category } = await inCategory(
			{ name: 'A for others', vehicle_models: [other?.id] },
			{ name: 'B of nobody' },
			{ name: 'C for mine', vehicle_models: [mine?.id, other?.id] },
			{ name: 'D for all', is_universal: true },
			{ name: 'E for electric', is_universal: true, needs: ['electric'] },
			{ name: 'F with a chain', is_universal: true, needs: ['petrol', 'chain'] },
		)
		const asked = `category=${category.slug}&vehicle_model_id=${mine?.id}`
		const fits = ['C for mine', 'D for all', 'F with a chain']
		expect((await list(asked)).map(({ name, fit }) => [name, fit])).toEqual([
			...fits.map((name) => [name, 'fits']),
			['A for others', 'does_not_fit'],
			['B of nobody', 'not_known'],
			['E for electric', 'does_not_fit'],
		])
		const second = await page(`${asked}&page=2&page_size=2`)
		expect({ count: second.count, names: namesOf(second.results) }).toEqual({ count: 6, names: ['F with a chain', 'A for others'] })
		expect(namesOf(await list(`${asked}&fits=true`))).toEqual(fits)
		expect(await get<PartFacets>(`/facets/?${asked}`)).toMatchObject({ count: 6, fits: 3 })
	})

	test('names the service that fits it, at the price of the same bike (D-35, D-51)', async () => {
		const [service] = await product.sql<{ id: number; name: string; uuid: string }>(
			`select s.id, s.name, c.uuid from services s join service_categories c on c.id = s.category_id where s.needs <@ '{petrol}' and s.is_active order by s.id limit 1`,
		)
		const [electric] = await product.sql<{ id: number }>(`insert into services (category_id, name, base_price_paise, needs, created_at)
			select category_id, 'For electric ones', 100, '{electric}', now() from services limit 1 returning id`)
		const category = await maker.aCategory('Fitted parts', { fitting_service: service?.id })
		const ofCategory = await maker.aPart({ category: category.uuid, is_universal: true })
		const ofItsOwn = await maker.aPart({ category: category.uuid, is_universal: true, fitting_service: electric?.id })
		const named = { id: service?.id, name: service?.name, category_uuid: service?.uuid }
		expect((await get<Part>(`/parts/${ofCategory.uuid}/`)).fitting_service).toEqual(named)
		const [model] = models
		const fitting = (uuid: string) => get<PartFitting>(`/parts/${uuid}/fit/?vehicle_model_id=${model?.id}`)
		const [priced] = await product.sql<{ maker: number }>('select manufacturer_id as maker from vehicle_models where id = $1', [model?.id])
		const { price } = await product
			.as()
			.repairs.price({ params: { id: service?.id ?? 0 }, query: { manufacturer_id: priced?.maker ?? 0, vehicle_model_id: model?.id ?? 0 } })
		expect(await fitting(ofCategory.uuid)).toEqual({ fit: 'fits', fitting_service: { ...named, price } })
		expect(await fitting(ofItsOwn.uuid)).toEqual({ fit: 'fits', fitting_service: null })
		expect((await product.call('GET', `/spare-parts/parts/${ofCategory.uuid}/fit/`)).status).toBe(400)
		expect((await product.call('GET', `/spare-parts/parts/${ofCategory.uuid}/fit/?vehicle_model_id=2000000000`)).status).toBe(400)
		expect((await product.call('GET', `/spare-parts/parts/${crypto.randomUUID()}/fit/?vehicle_model_id=${model?.id}`)).status).toBe(404)
	})
})

test('facets count what each value would leave by all other filters (B.PARTS-10)', async () => {
	const [x, y] = brands
	const { category } = await inCategory(
		{ name: 'A', manufacturers: [x?.id], price: 100 },
		{ name: 'B', manufacturers: [y?.id], price: 200, stock_quantity: 0 },
		{ name: 'C', manufacturers: [x?.id, y?.id], price: 300 },
	)
	const facets = await get<PartFacets>(`/facets/?category=${category.slug}&brand=${x?.id}`)
	expect(facets).toEqual({
		count: 2,
		categories: expect.arrayContaining([{ uuid: category.uuid, name: category.name, slug: category.slug, count: 2 }]),
		brands: expect.arrayContaining([
			{ ...x, count: 2 },
			{ ...y, count: 2 },
		]),
		availability: [{ status: 'in_stock', count: 2 }],
		price: { min: 100, max: 300 },
		fits: null,
	})
	expect((await get<PartFacets>('/facets/?search=xqzwvkxqzwvk')).price).toEqual({ min: null, max: null })
})

describe('a spare part', () => {
	test('shows everything that staff wrote, read in one statement (B.API-13, B.PARTS-49, B.ADMIN-05)', async () => {
		const [model] = models
		const written = {
			name: 'Rear sprocket',
			part_number: `RS-${crypto.randomUUID().slice(0, 8)}`,
			price: 333.33,
			stock_quantity: 7,
			description: 'Says <b>x</b>',
			features: 'a\nb\n\nc',
			specifications: { Weight: '2 kg', Age: '1' },
			hsn: '8714',
			gst_rate: 28,
		}
		const { uuid } = await maker.aPart({ ...written, manufacturers: [brands[0]?.id], vehicle_models: [model?.id] })
		product.statements()
		const part = await get<Part>(`/parts/${uuid}/`)
		expect(product.statements()).toHaveLength(1)
		expect(part).toEqual({
			...written,
			uuid,
			slug: expect.stringMatching(/^rear-sprocket-rs-/),
			brands: [brands[0]?.name],
			manufacturers_details: [brands[0]],
			vehicle_models_details: [{ id: model?.id, name: model?.name, manufacturer_name: expect.any(String) }],
			category_name: maker.category.name,
			category_details: { uuid: maker.category.uuid, name: maker.category.name, slug: maker.category.slug },
			discounted_price: null,
			availability_status: 'in_stock',
			main_image: null,
			additional_images: [],
			is_featured: false,
			is_universal: false,
			needs: [],
			average_rating: null,
			reviews_count: 0,
			fitting_service: null,
		})
		// The order of what staff wrote, not of the alphabet.
		expect(Object.keys(part.specifications)).toEqual(['Weight', 'Age'])
	})

	test.each(['abc', '0', '-1', crypto.randomUUID(), 'front-brake-pads', '%00'])(
		"'%s' is no part: 404 'Spare part not found' (B.API-06, B.API-13, B.R-09)",
		async (uuid) => {
			const { status, body } = await product.call('GET', `/spare-parts/parts/${uuid}/`)
			expect({ status, detail: body.detail }).toEqual({ status: 404, detail: 'Spare part not found' })
		},
	)

	test('that is retired is no longer shown (B.ADMIN-10)', async () => {
		const { uuid } = await maker.aPart({ is_active: false })
		for (const of of ['', 'reviews/', `fit/?vehicle_model_id=${models[0]?.id}`])
			expect((await product.call('GET', `/spare-parts/parts/${uuid}/${of}`)).status).toBe(404)
	})
})

test('featured parts are those that staff chose, also by page (B.API-14, B.R-05)', async () => {
	const { uuid } = await maker.aPart({ is_featured: true, stock_quantity: 0 })
	const rows = await get<PartListItem[]>('/parts/featured/')
	expect(rows.every((part) => part.is_featured)).toBe(true)
	expect(rows).toContainEqual(expect.objectContaining({ uuid, availability_status: 'out_of_stock' }))
	expect(await get<Page<PartListItem>>('/parts/featured/?page=1&page_size=1')).toMatchObject({
		count: rows.length,
		results: [expect.anything()],
	})
})

test('categories are offered in their order while they are not retired; a retired one takes its parts out of the shop, and brings them back (B.API-15, B.ADMIN-04, B.E-02)', async () => {
	const { category, names, made } = await inCategory({ name: 'A', is_featured: true })
	const { uuid } = one(made)
	const offered = () => get<{ uuid: string; name: string; slug: string }[]>('/categories/')
	expect(await offered()).toContainEqual(expect.objectContaining({ uuid: category.uuid, name: category.name, slug: category.slug }))
	const show = (is_active: boolean) =>
		product.call('PATCH', `/admin/part-categories/${category.uuid}/`, { access: maker.access, body: { is_active } })
	const rider = await signIn(product)
	const cart = await aCartWith(rider, [{ uuid }])
	await show(false)
	expect((await offered()).map((row) => row.uuid)).not.toContain(category.uuid)
	expect(await names()).toEqual([])
	expect((await get<PartListItem[]>('/parts/featured/')).map((row) => row.uuid)).not.toContain(uuid)
	for (const path of ['', 'reviews/', 'fit/?vehicle_model_id=1'])
		expect((await product.call('GET', `/spare-parts/parts/${uuid}/${path}`)).status).toBe(404)
	const facets = await get<PartFacets>('/facets/')
	expect(facets.categories.map((row) => row.uuid)).not.toContain(category.uuid)
	expect((await rider.api.orders.cart({ params: { id: cart } })).items).toMatchObject([{ part: uuid, available: false }])
	expect((await refusalOf(rider.api.orders.place({ body: { ...shipTo, cart_id: cart } }))).status).toBe(400)
	expect((await refusalOf(rider.api.orders.addItem({ params: { id: cart }, body: { part: uuid } }))).status).toBe(400)
	expect((await refusalOf(rider.api.parts.addReview({ params: { uuid }, body: { rating: 5 } }))).status).toBe(404)
	await show(true)
	expect(await names()).toEqual(['A'])
	await rider.api.orders.place({ body: { ...shipTo, cart_id: cart } })
})

describe('reviews of a part', () => {
	const send = (uuid: string, access: string | undefined, body: object) =>
		product.call('POST', `/spare-parts/parts/${uuid}/add_review/`, { access, body })

	test('are written by whoever is logged in, once, and shown newest first by the first letter of the name (B.API-16, B.API-17, B.R-18, D-50)', async () => {
		const { uuid } = await maker.aPart()
		const [first, second] = [await signIn(product), await signIn(product)]
		expect((await send(uuid, undefined, { rating: 5 })).status).toBe(401)
		const { status, body } = await send(uuid, first.access, { rating: 5, comment: ' Good ' })
		expect({ status, body }).toMatchObject({ status: 201, body: { rating: 5, comment: 'Good', verified_purchase: false } })
		expect(await send(uuid, first.access, { rating: 4 })).toMatchObject({
			status: 400,
			body: { non_field_errors: ['You have already reviewed this part.'] },
		})
		expect((await send(uuid, second.access, { rating: 2 })).status).toBe(201)
		const reviews = await get<Record<string, unknown>[]>(`/parts/${uuid}/reviews/`)
		expect(reviews.map(({ rating }) => rating)).toEqual([2, 5])
		expect(Object.keys(reviews[0] ?? {}).sort()).toEqual(['comment', 'created_at', 'id', 'rating', 'user_name', 'verified_purchase'])
		expect(reviews.every(({ user_name }) => String(user_name).length === 1)).toBe(true)
		expect(await get<Part>(`/parts/${uuid}/`)).toMatchObject({ average_rating: 3.5, reviews_count: 2 })
		expect(await get(`/parts/${uuid}/reviews/?page=2&page_size=1`)).toMatchObject({
			count: 2,
			results: [{ rating: 5 }],
			previous: `/api/spare-parts/parts/${uuid}/reviews/?page=1&page_size=1`,
		})
	})

	test.each([
		[{}, 'rating'],
		[{ rating: 0 }, 'rating'],
		[{ rating: 6 }, 'rating'],
		[{ rating: 4.5 }, 'rating'],
		[{ rating: 5, comment: 'x'.repeat(1_001) }, 'comment'],
	])('%j is refused at %s (B.API-17, B.E-16)', async (body, field) => {
		const { uuid } = await maker.aPart()
		const answer = await send(uuid, (await signIn(product)).access, body)
		expect({ status: answer.status, fields: Object.keys(answer.body) }).toEqual({ status: 400, fields: [field, 'message', 'error'] })
	})

	test('of one person sent ten times at once are one (B.E-21)', async () => {
		const { uuid } = await maker.aPart()
		const { access } = await signIn(product)
		const statuses = await Promise.all(Array.from({ length: 10 }, async () => (await send(uuid, access, { rating: 5 })).status))
		expect(statuses.toSorted()).toEqual([201, ...Array.from({ length: 9 }, () => 400)])
	})

	test('are found by staff by words of the comment, of the part, or of both (B.ADMIN-14)', async () => {
		const { uuid } = await maker.aPart({ name: 'Zephyr Chainring Golden' })
		await send(uuid, (await signIn(product)).access, { rating: 4, comment: 'Quiet after 100% of the ride' })
		await send(uuid, (await signIn(product)).access, { rating: 5 })
		const ratingsOf = async (search: string) => {
			const { body } = await product.call('GET', `/admin/reviews/?search=${encodeURIComponent(search)}`, { access: maker.access })
			return (body.results as { rating: number }[]).map(({ rating }) => rating)
		}
		expect(await ratingsOf('zephyr GOLDEN')).toEqual([5, 4])
		expect(await ratingsOf('quiet 100%')).toEqual([4])
		expect(await ratingsOf('golden quiet')).toEqual([4])
		expect(await ratingsOf('golden silent')).toEqual([])
		expect(await ratingsOf('zephyr 100_')).toEqual([])
		const byStars = (rating: number) => product.call('GET', `/admin/reviews/?search=zephyr&rating=${rating}`, { access: maker.access })
		expect(await byStars(4)).toMatchObject({ status: 200, body: { count: 1, results: [{ rating: 4 }] } })
		for (const rating of [0, 6, 40_000])
			expect(await byStars(rating)).toMatchObject({ status: 400, body: { rating: [expect.any(String)] } })
	})

	test('that staff hid are gone for customers, from the average too (B.ADMIN-14)', async () => {
		const { uuid } = await maker.aPart()
		const { body } = await send(uuid, (await signIn(product)).access, { rating: 1, comment: 'Rude' })
		expect((await product.call('GET', `/admin/reviews/${body.id}/`, { access: maker.access })).body.id).toBe(body.id)
		const change = (fields: object) => product.call('PATCH', `/admin/reviews/${body.id}/`, { access: maker.access, body: fields })
		expect(await change({ is_hidden: true })).toMatchObject({ status: 400, body: { hidden_reason: ['Please say why it is hidden.'] } })
		expect(await change({ is_hidden: true, hidden_reason: 'Insults' })).toMatchObject({ status: 200, body: { comment: 'Rude' } })
		expect(await get(`/parts/${uuid}/reviews/`)).toEqual([])
		expect(await get(`/parts/${uuid}/`)).toMatchObject({ average_rating: null, reviews_count: 0 })
		expect(await change({ is_hidden: false })).toMatchObject({ status: 200, body: { hidden_reason: '' } })
		expect(await get(`/parts/${uuid}/reviews/`)).toHaveLength(1)
		expect((await product.call('DELETE', `/admin/reviews/${body.id}/`, { access: maker.access })).status).toBe(204)
		expect(await get(`/parts/${uuid}/reviews/`)).toEqual([])
		const kept = await product.sql<{ told: string }>(
			`select coalesce(before::text, '') || coalesce(after::text, '') as told from audit_log where collection = 'reviews' and object_id = $1`,
			[String(body.id)],
		)
		expect(kept).toHaveLength(3)
		// What a customer wrote is not kept for good (D-43).
		expect(kept.map(({ told }) => told).join()).not.toContain('Rude')
	})
})
