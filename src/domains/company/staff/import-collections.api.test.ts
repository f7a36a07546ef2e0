import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ImportReport } from '#contract/import-rows.ts'
import { signIn } from '../../../../tests/support/sign-in.ts'
import { aKey, useTestApp } from '../../../../tests/support/test-app.ts'

const product = useTestApp({ clock: '2026-11-20T06:00:00Z' })

type Person = Awaited<ReturnType<typeof signIn>>
let staff: Person
let admin: Person
beforeAll(async () => {
	staff = await signIn(product, { role: 'staff' })
	admin = await signIn(product, { role: 'admin' })
})

type Content = string | Uint8Array<ArrayBuffer>
const formOf = (content: Content) => {
	const form = new FormData()
	form.append('file', new Blob([content]), 'rows.csv')
	return form
}
type Told = { access?: string; isTrial?: boolean; key?: string }
/** Sends a file to a collection; the report stands in the answer also where the file was refused. */
async function send(collection: string, content: Content, { access = admin.access, isTrial = false, key }: Told = {}) {
	const reply = await product.call('POST', `/admin/${collection}/import/${isTrial ? '?dry_run=true' : ''}`, {
		body: formOf(content),
		access,
		headers: key ? { 'idempotency-key': key } : {},
	})
	return { status: reply.status, body: reply.body as unknown as ImportReport & { detail?: string; file?: string[] } }
}
const models = (content: Content, told?: Told) => send('vehicle-models', content, told)
const prices = (content: Content, told?: Told) => send('service-prices', content, told)
const counts = (created: number, changed: number, unchanged: number) => ({
	rows: created + changed + unchanged,
	created,
	changed,
	unchanged,
})

let turn = 0
/** A manufacturer without models. */
async function aMaker() {
	return staff.api.staff.manufacturers.create({ body: { name: `Rajdoot ${++turn}` } })
}
const modelsOf = async (manufacturer: number) =>
	(await staff.api.staff.vehicleModels.list({ query: { manufacturer, ordering: 'name', page_size: 100 } })).results
const head = 'manufacturer,vehicle_type,vehicle_class,name,fuel,displacement_cc,drawing,paint'
const aModel = (maker: string | number, name: string, changes: { fuel?: string; cc?: string } = {}) =>
	`${maker},Scooter,moped,${name},${changes.fuel ?? 'petrol'},${changes.cc ?? '109.5'},scooter,teal`
const file = (...lines: string[]) => `${lines.join('\r\n')}\r\n`

/** Rows that tell of changes: of the audit log, and for open screens. */
const told = async (collection: string) => ({
	audit: (await product.sql('select id from audit_log where collection = $1', [collection])).length,
	news: (await product.sql('select id from changes where collection = $1', [collection])).length,
})

describe('vehicle models from a file (D-22)', () => {
	let maker: Awaited<ReturnType<typeof aMaker>>
	beforeEach(async () => {
		maker = await aMaker()
	})

	test('are created and changed at once, each with its row of the audit log and its news (D-21)', async () => {
		expect(await models(file(head, aModel(maker.name, 'Comet'), aModel(maker.id, 'धूमकेतु'), aModel(maker.name, '"Star, ""S"""')))).toEqual({
			status: 200,
			body: { ...counts(3, 0, 0), passed_over: [], errors: [] },
		})
		const [star, comet] = await modelsOf(maker.id)
		expect([star?.name, comet?.name, (await modelsOf(maker.id))[2]?.name]).toEqual(['Comet', 'Star, "S"', 'धूमकेतु'])
		const before = await told('vehicle-models')
		const changed = file(
			`id,${head},image`,
			`${star?.id},${aModel(maker.id, 'Comet', { cc: '125' })},`,
			`,${aModel(maker.name, 'star, "s"').replace('star, "s"', '"Star, ""S"""')},`,
			`,${aModel(maker.name, 'Meteor')},`,
		)
		expect((await models(changed)).body).toMatchObject({ ...counts(1, 1, 1), errors: [] })
		expect((await modelsOf(maker.id)).map(({ name, displacement_cc, version }) => [name, displacement_cc, version])).toEqual([
			['Comet', 125, 2],
			['Meteor', 109.5, 1],
			['Star, "S"', 109.5, 1],
			['धूमकेतु', 109.5, 1],
		])
		expect(await told('vehicle-models')).toEqual({ audit: before.audit + 2, news: before.news + 2 })
	})

	test('write nothing at all when one of them is wrong, and every mistake of every line is told', async () => {
		await models(file(head, aModel(maker.id, 'Taken')))
		const before = { models: await modelsOf(maker.id), ...(await told('vehicle-models')) }
		const other = await aMaker()
		const [held] = before.models
		const wrong = file(
			`id,${head}`,
			`,${aModel(maker.id, 'Good')}`,
			`,${aModel(maker.id, '', { fuel: 'diesel' })}`,
			`999999,${aModel(maker.id, 'Nobody')}`,
			`,${aModel('Nobody & Sons', 'Orphan')}`,
			`,${aModel(2_000_000, 'Orphan')}`,
			`,${aModel(maker.id, 'Twin')}`,
			'',
			`,${aModel(maker.id, 'TWIN')}`,
			`,${aModel(maker.id, 'Odd').replace('moped', 'truck')}`,
			`,${aModel(maker.id, 'Weak', { cc: '0' })}`,
			`,${aModel(maker.id, 'Long').replace('teal', 'teal,more')}`,
			`${held?.id},${aModel(other.id, 'Taken', { cc: 'many' })}`,
			`,${aModel(maker.id, '"Open')}`,
		)
		const errors = [
			[3, 'name'],
			[3, 'fuel'],
			[4, 'id'],
			[5, 'manufacturer'],
			[6, 'manufacturer'],
			[9, ''],
			[10, 'vehicle_class'],
			[11, 'displacement_cc'],
			[12, ''],
			[13, 'displacement_cc'],
			[14, ''],
		]
		for (const isTrial of [true, false]) {
			const { status, body } = await models(wrong, { isTrial })
			expect({ status, ...body }).toMatchObject({ status: isTrial ? 200 : 400, created: 0, changed: 0, unchanged: 0 })
			expect(body.errors.map(({ line, field }) => [line, field]).toSorted()).toEqual(errors.toSorted())
			for (const { message } of body.errors) expect(message).toMatch(/^[^.]+\w.*[.]$/s)
		}
		expect({ models: await modelsOf(maker.id), ...(await told('vehicle-models')) }).toEqual(before)
	})

	test('are only tried in a dry run: the report is that of the import, and nothing is kept', async () => {
		const content = file(head, aModel(maker.id, 'Comet'))
		const before = await told('vehicle-models')
		const tried = await models(content, { isTrial: true })
		expect(tried).toMatchObject({ status: 200, body: counts(1, 0, 0) })
		expect([await modelsOf(maker.id), await told('vehicle-models')]).toEqual([[], before])
		expect(await models(content)).toEqual(tried)
		expect(await modelsOf(maker.id)).toHaveLength(1)
	})

	test('do no harm when they are sent twice: nothing changes, or one key answers the same (D-19)', async () => {
		const content = file(head, aModel(maker.id, 'Comet'), aModel(maker.id, 'Meteor'))
		const key = aKey()
		const first = await models(content, { key })
		expect(first.body).toMatchObject(counts(2, 0, 0))
		const before = { models: await modelsOf(maker.id), ...(await told('vehicle-models')) }
		expect(await models(content, { key })).toEqual(first)
		expect((await models(content, { key, isTrial: true })).status).toBe(422)
		expect((await models(content)).body).toMatchObject(counts(0, 0, 2))
		expect({ models: await modelsOf(maker.id), ...(await told('vehicle-models')) }).toEqual(before)
	})

	test('may be what was downloaded: every column of the list, also those that nobody writes', async () => {
		await models(file(head, aModel(maker.id, "'-1 Comet"), aModel(maker.id, 'Meteor', { cc: '' })))
		const rows = await modelsOf(maker.id)
		const columns = Object.keys(rows[0] ?? {}) as (keyof (typeof rows)[number])[]
		const text = (separator: string, changes: object = {}) =>
			`\uFEFF${file(columns.join(separator), ...rows.map((row) => columns.map((name) => String({ ...row, ...changes }[name] ?? '')).join(separator)))}`
		expect((await models(text(';'))).body).toMatchObject({
			...counts(0, 0, 2),
			passed_over: ['manufacturer_name', 'vehicle_type_name', 'vehicle_class_name'],
		})
		expect((await models(text('\t', { is_active: 'FALSE' }))).body).toMatchObject(counts(0, 2, 0))
		expect((await modelsOf(maker.id)).map(({ name, is_active }) => [name, is_active])).toEqual([
			['-1 Comet', false],
			['Meteor', false],
		])
		// The versions of the file are outdated by now; that matters only for what would be changed.
		expect((await models(text(';', { is_active: 'no' }))).body).toMatchObject(counts(0, 0, 2))
		expect((await models(text(';', { is_active: 'yes' }))).body.errors).toEqual([
			{ line: 2, field: 'version', message: expect.stringContaining('in the meantime') },
			{ line: 3, field: 'version', message: expect.stringContaining('in the meantime') },
		])
	})

	test.each([
		['an unknown column', `${head},colour`, 'colour'],
		['a column twice', `${head},name`, 'name'],
	])('are refused with %s', async (_, columns, field) => {
		const { status, body } = await models(file(columns, `${aModel(maker.id, 'Comet')},red`))
		expect({ status, errors: body.errors }).toEqual({ status: 400, errors: [{ line: 1, field, message: expect.any(String) }] })
		expect(await modelsOf(maker.id)).toEqual([])
	})

	test.each([
		['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 400],
		['UTF-16', new Uint8Array([0xff, 0xfe, 0x6e, 0]), 400],
		['empty', '', 400],
		['of more than 5,000 rows', `${head}\n${'1,1,moped,A,petrol,,scooter,teal\n'.repeat(5001)}`, 400],
		['of more than 5 MB', new Uint8Array(5 * 1024 * 1024 + 1).fill(65), 413],
	])('are refused when the file is %s', async (_, content, status) => {
		expect(await models(content)).toMatchObject({ status, body: { file: [expect.any(String)] } })
	})

	test.each(['constructor', '__proto__', 'toString'])('have no column %s, which every object has (D-18)', async (column) => {
		const { status, body } = await models(file(`${head},${column}`, `${aModel((await aMaker()).name, 'Plus')},1`))
		expect({ status, errors: body.errors }).toEqual({
			status: 400,
			errors: [{ line: 1, field: column.toLowerCase(), message: expect.stringContaining('There is no such column.') }],
		})
	})

	test('need a file', async () => {
		for (const body of [{}, { file: 'name\nA' }, new FormData()])
			expect(await product.call('POST', '/admin/vehicle-models/import/', { body, access: staff.access })).toMatchObject({
				status: 400,
				body: { file: [expect.any(String)] },
			})
	})

	test('of the same file fifty times at once are there once, and nobody fails', async () => {
		const content = file(head, ...Array.from({ length: 20 }, (_, nth) => aModel(maker.id, `Comet ${nth}`)))
		const outcomes = await Promise.all(Array.from({ length: 50 }, () => models(content)))
		const done = outcomes.filter(({ status }) => status === 200)
		expect(new Set(outcomes.map(({ status }) => status)).difference(new Set([200, 409]))).toEqual(new Set())
		expect(done.filter(({ body }) => body.created === 20)).toHaveLength(1)
		expect(done.filter(({ body }) => body.unchanged === 20)).toHaveLength(done.length - 1)
		expect(await modelsOf(maker.id)).toHaveLength(20)
	})

	test('of 5,000 rows are there within the time of a call, and again as changes (D-50)', { timeout: 60_000 }, async () => {
		const all = (cc: string) => file(head, ...Array.from({ length: 5_000 }, (_, nth) => aModel(maker.name, `Comet ${nth}`, { cc })))
		for (const [cc, expected] of [
			['100', counts(5_000, 0, 0)],
			['110', counts(0, 5_000, 0)],
			['110', counts(0, 0, 5_000)],
		] as const) {
			const began = performance.now()
			const { status, body } = await models(all(cc))
			expect({ status, body }).toMatchObject({ status: 200, body: expected })
			expect(performance.now() - began).toBeLessThan(14_000)
		}
	})
})

test('a part whose maker is none is named by its line, and the others of the file are judged all the same (B.ADMIN-05)', async () => {
	const line = (nth: number) => `Lever ${nth},LEV-${nth},Brakes,100,5,${nth === 30 ? 2_000_000 : 'Honda'},${nth === 70 ? 2_000_000 : ''}`
	const content = file(
		'name,part_number,category,price,stock_quantity,manufacturers,vehicle_models',
		...Array.from({ length: 150 }, (_, nth) => line(nth)),
	)
	expect(await send('parts', content)).toMatchObject({
		status: 400,
		body: {
			errors: [
				{ line: 32, field: 'manufacturers', message: 'One of these is not a manufacturer.' },
				{ line: 72, field: 'vehicle_models', message: 'One of these is not a model.' },
			],
		},
	})
})

describe('prices from a file (B.ADMIN-17)', () => {
	let service: { id: number; name: string }
	beforeEach(async () => {
		const category = (await admin.api.staff.serviceCategories.list({ query: {} })).results[0]?.uuid ?? ''
		service = await admin.api.staff.services.create({ body: { category, name: `Polishing ${++turn}`, base_price: 300 } })
	})
	const pricesOf = async () =>
		(await admin.api.staff.servicePrices.list({ query: { service: service.id, ordering: 'price' } })).results.map(
			({ vehicle_class, vehicle_model_name, price }) => [vehicle_class ?? vehicle_model_name, price],
		)

	test('may say the names of services and models, and rupees as people write them (D-15)', async () => {
		const [model] = (await admin.api.staff.vehicleModels.list({ query: {} })).results
		const name = `${model?.manufacturer_name} ${model?.name}`
		const content = (price: string) =>
			file('Service;Vehicle model;Vehicle class;Price', `${service.name};;moped;₹ 1,20,000.50`, `${service.id};${name};;${price}`)
		expect((await prices(content('Rs. 450'))).body).toMatchObject(counts(2, 0, 0))
		expect(await pricesOf()).toEqual([
			[name, 450],
			['moped', 120_000.5],
		])
		expect((await prices(content('₹475'))).body).toMatchObject(counts(0, 1, 1))
		expect((await pricesOf())[0]).toEqual([name, 475])
	})

	test('are refused by the rules of a single price', async () => {
		const { body } = await prices(
			file(
				'service,vehicle_model,vehicle_class,price',
				`${service.id},,,100`,
				`${service.id},1,moped,100`,
				`${service.id},,moped,-5`,
				`${service.id},,moped,"120,50"`,
				`${service.id},,moped,10.001`,
				`,,moped,10`,
			),
		)
		expect(body.errors.map(({ line, field }) => [line, field])).toEqual([
			[2, 'vehicle_model'],
			[3, 'vehicle_model'],
			[4, 'price'],
			[5, 'price'],
			[6, 'price'],
			[7, 'service'],
		])
		expect(await pricesOf()).toEqual([])
	})

	test('change what the number names, and never what it is a price of', async () => {
		await prices(file('service,vehicle_class,price', `${service.id},moped,100`))
		const [price] = (await admin.api.staff.servicePrices.list({ query: { service: service.id } })).results
		expect((await prices(file('id,price', `${price?.id},200`))).body).toMatchObject(counts(0, 1, 0))
		expect((await prices(file('id,vehicle_class,price', `${price?.id},superbike,200`))).body.errors).toEqual([
			{ line: 2, field: 'vehicle_class', message: expect.stringContaining('stays') },
		])
		expect(await pricesOf()).toEqual([['moped', 200]])
	})

	test('are the admin’s alone, and the models are staff’s (D-20)', async () => {
		const rider = await signIn(product)
		const technician = await signIn(product, { role: 'technician' })
		const content = file('service,vehicle_class,price', `${service.id},moped,100`)
		expect((await prices(content, { access: staff.access })).status).toBe(403)
		for (const { access } of [technician, rider]) {
			expect((await prices(content, { access })).status).toBe(403)
			expect((await models(file(head), { access })).status).toBe(403)
		}
		expect((await prices(content, { access: 'nobody' })).status).toBe(401)
		expect(await pricesOf()).toEqual([])
	})

	test('are shown to customers at once (D-27)', async () => {
		const visitor = product.as()
		const shown = async () => (await visitor.repairs.price({ params: { id: String(service.id) }, query: await aMoped() })).price
		expect(await shown()).toBe(300)
		await prices(file('service,vehicle_class,price', `${service.id},moped,111`))
		await expect.poll(shown).toBe(111)
	})
	async function aMoped() {
		const model = (await admin.api.staff.vehicleModels.list({ query: { vehicle_class: 'moped', is_active: 'true' } })).results[0]
		return { manufacturer_id: model?.manufacturer ?? 0, vehicle_model_id: model?.id ?? 0 }
	}
})

test('questions from a file are known by their page and words, and stand on the page at once (D-22, D-49)', async () => {
	const head = 'page,question,answer'
	const first = file(head, 'pricing,"Do you come on Sundays?","Yes, from 9 to 5."', 'pricing,Is GST included?,Yes.')
	expect((await send('faqs', first, { access: staff.access })).body).toMatchObject(counts(2, 0, 0))
	const second = file(head, 'pricing,do you come on sundays?,"Yes, all day."', 'pricing,Is GST included?,Yes.', 'pricing,,Nothing.')
	expect(await send('faqs', second)).toMatchObject({ status: 400, body: { errors: [{ line: 4, field: 'question' }] } })
	expect((await send('faqs', second.split('\r\n').slice(0, 3).join('\r\n'))).body).toMatchObject(counts(0, 1, 1))
	const shown = await product.as().faqs.list({ query: { page: 'pricing' } })
	expect(shown).toContainEqual(expect.objectContaining({ answer: 'Yes, all day.' }))
	expect((await send('faqs', first, { access: (await signIn(product, { role: 'technician' })).access })).status).toBe(403)
})

test('a collection whose contract names no import has none', async () => {
	expect((await send('manufacturers', 'name\nA')).status).toBe(405)
})
