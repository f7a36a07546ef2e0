import { beforeAll, describe, expect, test } from 'vitest'
import { staffCatalogue } from '#contract/repairs/staff-catalogue.ts'
import { one } from '#shared/one.ts'
import { aBooking, aPackage, itemOf, type Package } from '../../../../tests/support/a-booking.ts'
import { describeCollection } from '../../../../tests/support/describe-collection.ts'
import { refusalOf } from '../../../../tests/support/refusal-of.ts'
import { signIn } from '../../../../tests/support/sign-in.ts'
import { useTestApp } from '../../../../tests/support/test-app.ts'

const product = useTestApp({ clock: '2026-11-20T06:00:00Z' })

type Person = Awaited<ReturnType<typeof signIn>>
let staff: Person
let admin: Person
let rider: Person
let visitor: Person['api']
let some: Package
beforeAll(async () => {
	staff = await signIn(product, { role: 'staff' })
	admin = await signIn(product, { role: 'admin' })
	rider = await signIn(product)
	visitor = product.as()
	some = await aPackage(product)
})
let turn = 0
/** A name that nothing else has. */
const aName = (word = 'Towing') => `${word} ${++turn}`
type AuditRow = { actor_id: number; action: string; before: Record<string, unknown> | null; after: Record<string, unknown> | null }
const auditOf = (collection: string, id: string | number) =>
	product.sql<AuditRow>('select actor_id, action, before, after from audit_log where collection = $1 and object_id = $2 order by id', [
		collection,
		String(id),
	])
const aCategory = (by = staff) => by.api.staff.serviceCategories.create({ body: { name: aName() } })
const aService = async (changes: object = {}) =>
	admin.api.staff.services.create({ body: { category: (await aCategory()).uuid, name: aName(), base_price: 499, ...changes } })
const raw = (method: string, path: string, body: unknown, by = admin) =>
	product.call(method, `/admin/${path}/`, { access: by.access, body })

describeCollection(product, staffCatalogue.serviceCategories, {
	aNew: async () => ({ name: aName() }),
	change: { description: 'We fetch you.', order: 3, is_active: false },
	wrong: [
		[{ name: '' }, 'name'],
		[{ order: -1 }, 'order'],
	],
	takenAt: ['name', 'slug'],
	inUse: async () => (await aService()).category,
})
describeCollection(product, staffCatalogue.services, {
	aNew: async () => ({ category: (await aCategory()).uuid, name: aName(), base_price: 499 }),
	change: {
		description: 'Both wheels.',
		duration_minutes: 45,
		base_price: 299.5,
		features: ['Tube patched', 'Air filled'],
		is_active: false,
	},
	wrong: [
		[{ name: undefined }, 'name'],
		[{ duration_minutes: 4 }, 'duration_minutes'],
	],
	takenAt: ['name'],
	inUse: async () => {
		const { id } = await aService()
		await admin.api.staff.servicePrices.create({ body: { service: id, vehicle_class: 'moped', price: 10 } })
		return id
	},
})

describe('a service category', () => {
	test('that staff make is shown to everybody with its slug and order (B.ADMIN-15)', async () => {
		const before = await visitor.repairs.categories({})
		const made = await staff.api.staff.serviceCategories.create({
			body: { name: 'Towing & rescue', description: 'We fetch you.', image: '/drawings/services/towing.svg' },
		})
		expect(made).toMatchObject({ slug: 'towing-and-rescue', is_active: true, services_count: 0, version: 1, description: 'We fetch you.' })
		expect(made.order).toBeGreaterThan(0)
		const after = await visitor.repairs.categories({})
		expect(after.length).toBe(before.length + 1)
		expect(after.at(-1)).toMatchObject({
			uuid: made.uuid,
			name: 'Towing & rescue',
			slug: 'towing-and-rescue',
			image: '/drawings/services/towing.svg',
		})
		expect(await auditOf('service-categories', made.uuid)).toMatchObject([
			{ actor_id: staff.id, action: 'create', before: null, after: { name: 'Towing & rescue' } },
		])
	})

	test('is changed, hidden and shown again (B.ADMIN-15)', async () => {
		const made = await aCategory()
		const changed = await staff.api.staff.serviceCategories.change({
			params: { uuid: made.uuid },
			body: { name: aName('Rescue'), slug: 'rescue', order: 9999, is_active: false },
		})
		expect(changed).toMatchObject({ slug: 'rescue', order: 9999, is_active: false, version: 2, description: made.description })
		expect((await visitor.repairs.categories({})).map(({ uuid }) => uuid)).not.toContain(made.uuid)
		expect((await staff.api.staff.serviceCategories.list({ query: { is_active: 'false' } })).results.map(({ uuid }) => uuid)).toContain(
			made.uuid,
		)
		await staff.api.staff.serviceCategories.change({ params: { uuid: made.uuid }, body: { is_active: true, slug: '' } })
		expect((await visitor.repairs.categories({})).at(-1)).toMatchObject({ uuid: made.uuid, slug: 'rescue' })
		const [, change] = await auditOf('service-categories', made.uuid)
		expect(change?.after).toEqual({ name: changed.name, slug: 'rescue', order: 9999, is_active: false })
	})

	test('has a name and a slug of its own, whatever the case (B.ADMIN-15)', async () => {
		const name = aName()
		const made = await staff.api.staff.serviceCategories.create({ body: { name } })
		const create = (body: { name: string; slug?: string }) => refusalOf(staff.api.staff.serviceCategories.create({ body }))
		expect(await create({ name: name.toUpperCase(), slug: 'other' })).toMatchObject({ status: 400, fields: { name: [expect.any(String)] } })
		expect(await create({ name: aName(), slug: made.slug })).toMatchObject({ status: 400, fields: { slug: [expect.any(String)] } })
		const other = await aCategory()
		const change = refusalOf(staff.api.staff.serviceCategories.change({ params: { uuid: other.uuid }, body: { slug: made.slug } }))
		expect(await change).toMatchObject({ status: 400, fields: { slug: [expect.any(String)] } })
		expect(await staff.api.staff.serviceCategories.find({ params: { uuid: other.uuid } })).toEqual(other)
	})

	test.each([
		[{}, 'name'],
		[{ name: '  ' }, 'name'],
		[{ name: 'x'.repeat(101) }, 'name'],
		[{ name: 'ब्रेक' }, 'slug'],
		[{ name: 'A', slug: 'Not a slug' }, 'slug'],
		[{ name: 'A', order: -1 }, 'order'],
		[{ name: 'A', is_active: 'yes' }, 'is_active'],
		[{ name: 'A', image: 'javascript:alert(1)' }, 'image'],
	])('is refused as %j with a message at %s, and nothing is kept (B.API-04)', async (body, field) => {
		const { status, body: answer } = await raw('POST', 'service-categories', body)
		expect({ status, fields: Object.keys(answer) }).toEqual({ status: 400, fields: [field] })
		// The form calls it the address name.
		expect(JSON.stringify(Object.values(answer))).not.toContain('slug')
		expect((await staff.api.staff.serviceCategories.list({ query: { search: 'ब्रेक' } })).count).toBe(0)
	})

	test('is deleted while it has no services, else refused with the reason (D-48)', async () => {
		const { category, id } = await aService()
		expect(await refusalOf(staff.api.staff.serviceCategories.remove({ params: { uuid: category } }))).toMatchObject({
			status: 409,
			words: expect.stringContaining('services'),
		})
		await staff.api.staff.services.remove({ params: { id } })
		await staff.api.staff.serviceCategories.remove({ params: { uuid: category } })
		expect((await refusalOf(staff.api.staff.serviceCategories.find({ params: { uuid: category } }))).status).toBe(404)
		expect((await refusalOf(staff.api.staff.serviceCategories.remove({ params: { uuid: category } }))).status).toBe(404)
		expect((await auditOf('service-categories', category)).at(-1)).toMatchObject({ action: 'delete', after: null })
	})
})

describe('a service', () => {
	test('that an admin makes is a card on its category’s page with all its values (B.ADMIN-16)', async () => {
		const category = await aCategory()
		const body = {
			category: category.uuid,
			name: aName('Puncture repair'),
			description: 'Both wheels looked at.',
			duration: '30 minutes',
			warranty: '1 month',
			recommended: 'when flat',
			base_price: 249.5,
			image_url: '/drawings/services/tyre.svg',
			features: ['Tube patched', 'Air filled'],
		}
		const made = await admin.api.staff.services.create({ body })
		expect(made).toEqual({ ...made, ...body, category_name: category.name, duration_minutes: 60, is_active: true, version: 1 })
		const { category: _, ...shown } = body
		expect(await visitor.repairs.service({ params: { id: String(made.id) } })).toMatchObject({
			...shown,
			category_uuid: category.uuid,
			features: body.features.map((name) => ({ name })),
		})
		expect((await visitor.repairs.categories({ query: { id: category.uuid } }))[0]?.services).toHaveLength(1)
		expect(await auditOf('services', made.id)).toMatchObject([
			{ actor_id: admin.id, action: 'create', after: { base_price: 249.5, features: body.features } },
		])
	})

	test('is changed by staff, except for its base price, which is the admin’s (B.ADMIN-16, D-48)', async () => {
		const made = await aService({ features: ['One'] })
		const elsewhere = await aCategory()
		const changes = { category: elsewhere.uuid, duration_minutes: 45, features: ['Two', 'One'], is_active: false, order: 7 }
		const changed = await staff.api.staff.services.change({ params: { id: made.id }, body: changes })
		expect(changed).toEqual({ ...made, ...changes, category_name: elsewhere.name, version: 2 })
		expect(
			await refusalOf(staff.api.staff.services.change({ params: { id: made.id }, body: { name: 'Free', base_price: 0 } })),
		).toMatchObject({
			status: 403,
			fields: {},
			words: expect.stringContaining('base price'),
		})
		expect(await staff.api.staff.services.find({ params: { id: made.id } })).toEqual(changed)
		expect(await admin.api.staff.services.change({ params: { id: made.id }, body: { base_price: 0 } })).toMatchObject({
			base_price: 0,
			name: made.name,
		})
		const rows = await auditOf('services', made.id)
		expect(rows.at(-1)).toMatchObject({ actor_id: admin.id, before: { base_price: 499 }, after: { base_price: 0 } })
		expect(Object.keys(rows[1]?.after ?? {}).toSorted()).toEqual([
			'category',
			'category_name',
			'duration_minutes',
			'features',
			'is_active',
			'order',
		])
	})

	test('keeps its old name and price in what was booked before (B.E-20, B.R-49, B.REPAIR-23)', async () => {
		const own = await aService({ features: ['One'] })
		const booked = await rider.api.repairs.book({ body: aBooking(some, { service_id: own.id }) })
		await admin.api.staff.services.change({ params: { id: own.id }, body: { name: aName('Other'), base_price: 999, features: [] } })
		expect(await rider.api.repairs.show({ params: { id: booked.id } })).toEqual(booked)
	})

	test('that is hidden is offered to nobody and can be found by staff (B.ADMIN-16)', async () => {
		const made = await aService()
		await staff.api.staff.services.change({ params: { id: made.id }, body: { is_active: false } })
		expect((await refusalOf(visitor.repairs.service({ params: { id: String(made.id) } }))).status).toBe(404)
		expect((await staff.api.staff.services.list({ query: { search: made.name, is_active: 'false' } })).results).toMatchObject([
			{ id: made.id },
		])
	})

	test('is listed by category, uuid or slug, with its features, in as many statements as one (D-45, A.ADMIN-33)', async () => {
		const { results } = await staff.api.staff.services.list({ query: { category: 'general-service', ordering: '-base_price' } })
		expect(results.length).toBeGreaterThan(2)
		expect(results.map(({ base_price }) => base_price)).toEqual(results.map(({ base_price }) => base_price).toSorted((a, b) => b - a))
		const uuid = results[0]?.category ?? ''
		product.statements()
		expect((await staff.api.staff.services.list({ query: { category: uuid, ordering: '-base_price' } })).results).toEqual(results)
		expect(product.statements()).toHaveLength(3)
		expect((await staff.api.staff.services.list({ query: { category: 'nothing' } })).count).toBe(0)
	})

	test.each([
		[{ name: undefined }, 'name'],
		[{ name: '' }, 'name'],
		[{ category: undefined }, 'category'],
		[{ category: 'tyres' }, 'category'],
		[{ category: '00000000-0000-4000-8000-000000000000' }, 'category'],
		[{ base_price: undefined }, 'base_price'],
		[{ base_price: -1 }, 'base_price'],
		[{ base_price: 10.005 }, 'base_price'],
		[{ base_price: 10_000_001 }, 'base_price'],
		[{ base_price: '499' }, 'base_price'],
		[{ duration_minutes: 4 }, 'duration_minutes'],
		[{ duration_minutes: 30.5 }, 'duration_minutes'],
		[{ features: 'One' }, 'features'],
		[{ features: ['One', ' '] }, 'features'],
		[{ image_url: 'picture.png' }, 'image_url'],
	])('is refused with %j, with a message at %s, and nothing is kept (B.API-04)', async (wrong, field) => {
		const { uuid } = await aCategory()
		const { status, body } = await raw('POST', 'services', { category: uuid, name: 'Kept nowhere', base_price: 100, ...wrong })
		expect({ status, fields: Object.keys(body) }).toEqual({ status: 400, fields: [field] })
		expect((await staff.api.staff.services.list({ query: { search: 'Kept nowhere' } })).count).toBe(0)
	})

	test('made where another has the last place stands beside it, and can be changed (B.ADMIN-16)', async () => {
		const { category } = await aService({ order: 10_000 })
		const made = await aService({ category })
		expect(made.order).toBe(10_000)
		const { order } = made
		expect(await staff.api.staff.services.change({ params: { id: made.id }, body: { order, warranty: 'A year' } })).toMatchObject({ order })
	})

	test('has a name that is its own in its category (B.ADMIN-16)', async () => {
		const { category, name } = await aService()
		const again = { category, name: name.toUpperCase(), base_price: 1 }
		expect(await refusalOf(admin.api.staff.services.create({ body: again }))).toMatchObject({
			status: 400,
			fields: { name: [expect.any(String)] },
		})
		expect(await admin.api.staff.services.create({ body: { ...again, category: (await aCategory()).uuid } })).toMatchObject({
			name: again.name,
		})
	})

	test('is deleted while it is unused; booked, in a cart or with prices it is only hidden (D-48)', async () => {
		const unused = await aService({ features: ['One'] })
		await staff.api.staff.services.remove({ params: { id: unused.id } })
		expect((await refusalOf(staff.api.staff.services.find({ params: { id: unused.id } }))).status).toBe(404)
		const [booked, wanted, priced] = [await aService(), await aService(), await aService()]
		await rider.api.repairs.book({ body: aBooking(some, { service_id: booked.id, schedule_date: '2026-12-09' }) })
		const cart = await rider.api.repairs.openCart({})
		await rider.api.repairs.addItem({ params: { id: cart.id }, body: { ...itemOf(some), service_id: wanted.id } })
		await admin.api.staff.servicePrices.create({ body: { service: priced.id, vehicle_class: 'moped', price: 10 } })
		for (const { id } of [booked, wanted, priced]) {
			expect(await refusalOf(staff.api.staff.services.remove({ params: { id } }))).toMatchObject({
				status: 409,
				words: expect.stringContaining('in use'),
			})
			expect(await staff.api.staff.services.find({ params: { id } })).toMatchObject({ id })
		}
	})
})

describe('a price', () => {
	const priceFor = async (serviceId: number) =>
		visitor.repairs.price({
			params: { id: String(serviceId) },
			query: { manufacturer_id: some.manufacturer_id, vehicle_model_id: some.model_id },
		})
	const classOf = async (modelId: number) =>
		one(
			await product.sql<{ code: string }>(
				'select c.code from vehicle_models m join vehicle_classes c on c.id = m.vehicle_class_id where m.id = $1',
				[modelId],
			),
		).code

	test('set for a model or its class is what everybody is asked from then on, and removed the wider one counts again (B.ADMIN-17, D-35, B.R-44)', async () => {
		const { id: service } = await aService({ base_price: 500 })
		expect(await priceFor(service)).toEqual({ price: 500, is_custom_price: false, fits: true })
		const vehicle_class = await classOf(some.model_id)
		const forClass = await admin.api.staff.servicePrices.create({ body: { service, vehicle_class, price: 450 } })
		expect(await priceFor(service)).toEqual({ price: 450, is_custom_price: true, fits: true })
		const forModel = await admin.api.staff.servicePrices.create({ body: { service, vehicle_model: some.model_id, price: 399.5 } })
		expect(forModel).toMatchObject({
			vehicle_class: null,
			vehicle_class_name: null,
			vehicle_model_name: expect.stringContaining(' '),
			price: 399.5,
		})
		expect(await priceFor(service)).toEqual({ price: 399.5, is_custom_price: true, fits: true })
		expect(await admin.api.staff.servicePrices.change({ params: { id: forModel.id }, body: { price: 410 } })).toEqual({
			...forModel,
			price: 410,
			version: 2,
		})
		expect(await priceFor(service)).toEqual({ price: 410, is_custom_price: true, fits: true })
		await admin.api.staff.servicePrices.remove({ params: { id: forModel.id } })
		expect(await priceFor(service)).toEqual({ price: 450, is_custom_price: true, fits: true })
		await admin.api.staff.servicePrices.remove({ params: { id: forClass.id } })
		expect(await priceFor(service)).toEqual({ price: 500, is_custom_price: false, fits: true })
		expect(
			(await auditOf('service-prices', forModel.id)).map(({ action, before, after }) => [action, before?.price, after?.price]),
		).toEqual([
			['create', undefined, 399.5],
			['change', 399.5, 410],
			['delete', 410, undefined],
		])
	})

	test('is read by staff and written by an admin alone (D-48)', async () => {
		const { results } = await staff.api.staff.servicePrices.list({ query: { page_size: 1 } })
		const { id } = one(results)
		expect(await staff.api.staff.servicePrices.find({ params: { id } })).toEqual(one(results))
		expect((await refusalOf(staff.api.staff.servicePrices.change({ params: { id }, body: { price: 1 } }))).status).toBe(403)
		expect((await refusalOf(staff.api.staff.servicePrices.remove({ params: { id } }))).status).toBe(403)
	})

	test('is for exactly one of model and class, and one for each (D-23)', async () => {
		const { id: service } = await aService()
		const create = (body: object) => raw('POST', 'service-prices', { service, price: 100, ...body })
		const model = { vehicle_model: some.model_id }
		for (const [body, field] of [
			[{}, 'vehicle_model'],
			[{ vehicle_model: null, vehicle_class: null }, 'vehicle_model'],
			[{ ...model, vehicle_class: 'moped' }, 'vehicle_model'],
			[{ vehicle_model: 2_000_000_000 }, 'vehicle_model'],
			[{ vehicle_class: 'truck' }, 'vehicle_class'],
			[{ ...model, service: 2_000_000_000 }, 'service'],
			[{ ...model, service: undefined }, 'service'],
			[{ ...model, price: -1 }, 'price'],
			[{ ...model, price: undefined }, 'price'],
		] as const) {
			const { status, body: answer } = await create(body)
			expect({ body, status, fields: Object.keys(answer) }).toEqual({ body, status: 400, fields: [field] })
		}
		expect((await staff.api.staff.servicePrices.list({ query: { service } })).count).toBe(0)
		for (const body of [model, { vehicle_class: 'moped' }]) {
			const outcomes = await Promise.all(Array.from({ length: 5 }, () => create(body)))
			expect(outcomes.map(({ status }) => status).toSorted()).toEqual([201, 400, 400, 400, 400])
			for (const { status, body: answer } of outcomes) if (status === 400) expect(Object.keys(answer)).toEqual([Object.keys(body)[0]])
		}
	})

	test('is found by service, model, class and their names (D-22)', async () => {
		const { id: service, name } = await aService()
		await admin.api.staff.servicePrices.create({ body: { service, vehicle_model: some.model_id, price: 20 } })
		await admin.api.staff.servicePrices.create({ body: { service, vehicle_class: 'superbike', price: 30 } })
		const prices = async (query: object) => (await staff.api.staff.servicePrices.list({ query })).results.map(({ price }) => price)
		expect(await prices({ service, ordering: '-price' })).toEqual([30, 20])
		expect(await prices({ service, vehicle_model: some.model_id })).toEqual([20])
		expect(await prices({ service, vehicle_class: 'superbike' })).toEqual([30])
		expect(await prices({ search: `${name} superbike` })).toEqual([30])
		expect(await prices({ vehicle_class: 'truck' })).toEqual([])
		product.statements()
		await staff.api.staff.servicePrices.list({ query: { page_size: 100 } })
		expect(product.statements()).toHaveLength(3)
	})

	test('knows the classes of vehicles with their names, from small to dear (D-23)', async () => {
		const classes = await staff.api.staff.vehicleClasses({})
		expect(classes[0]).toEqual({ code: 'moped', name: 'Moped' })
		expect(classes.at(-1)?.code).toBe('superbike')
	})
})

test('who edits an outdated row is told so and gets the current one (B.ADMIN-36, D-48)', async () => {
	const category = await aCategory()
	const service = await aService()
	const price = await admin.api.staff.servicePrices.create({ body: { service: service.id, vehicle_class: 'moped', price: 10 } })
	for (const [path, change, next, read] of [
		[
			`service-categories/${category.uuid}`,
			{ description: 'New' },
			{ description: 'Newer' },
			() => admin.api.staff.serviceCategories.find({ params: { uuid: category.uuid } }),
		],
		[
			`services/${service.id}`,
			{ description: 'New' },
			{ description: 'Newer' },
			() => admin.api.staff.services.find({ params: { id: service.id } }),
		],
		[`service-prices/${price.id}`, { price: 11 }, { price: 12 }, () => admin.api.staff.servicePrices.find({ params: { id: price.id } })],
	] as const) {
		const outcomes = await Promise.all(Array.from({ length: 6 }, () => raw('PATCH', path, { ...change, version: 1 })))
		expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
		const current = await read()
		for (const { status, body } of outcomes) if (status === 409) expect(body).toMatchObject({ detail: expect.any(String), current })
		expect((await raw('PATCH', path, { ...next, version: 2 })).status).toBe(200)
	}
})
