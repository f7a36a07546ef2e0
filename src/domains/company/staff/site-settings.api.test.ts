import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { widestWeek } from '#contract/doorstep/week-words.ts'
import { refusalOf } from '../../../../tests/support/refusal-of.ts'
import { signIn } from '../../../../tests/support/sign-in.ts'
import { useTestApp } from '../../../../tests/support/test-app.ts'

const product = useTestApp({ clock: '2026-11-20T06:00:00Z' })

type Person = Awaited<ReturnType<typeof signIn>>
let staff: Person
let admin: Person
let first: Awaited<ReturnType<typeof show>>
beforeAll(async () => {
	staff = await signIn(product, { role: 'staff' })
	admin = await signIn(product, { role: 'admin' })
	first = await show()
})
const show = () => staff.api.staff.siteSettings({})
type SettingsChange = Parameters<Person['api']['staff']['changeSiteSettings']>[0]['body']
const change = (body: SettingsChange, by = admin) => by.api.staff.changeSiteSettings({ body })
const shown = () => product.as().company.settings({})
/** The settings as they were at the start, whatever a test did. */
beforeEach(async () => {
	const { version: _, updated_at: __, ...all } = first
	await change(all)
})

test('staff see everything that is set, visitors only name and contact (D-01, D-17)', async () => {
	const public_ = await shown()
	expect(await show()).toMatchObject({
		...public_,
		repair_capacity: 3,
		visit_capacity: 3,
		origin_latitude: 18.5204,
		origin_longitude: 73.8567,
	})
	expect(Object.keys(public_).sort()).toEqual(
		[
			'address',
			'email',
			'grievance_officer',
			'legal_name',
			'name',
			'phone',
			'service_area',
			'social_links',
			'asap_call_minutes',
			'booking_hold_hours',
			'upi_id',
			'upi_name',
			'whatsapp',
			'working_hours',
			'service_hours',
		].sort(),
	)
})

test('what an admin changes is seen everywhere at once, and only that changes (D-01, B.ADMIN-33, A.ADMIN-29)', async () => {
	const before = await show()
	const asked = {
		name: 'Pahiya Pune',
		phone: '+91 00000 11111',
		social_links: [{ name: 'Social', url: 'https://social.example/pahiya' }],
		working_hours: [{ days: 'Every day', hours: '8 AM to 9 PM' }],
		grievance_officer: { name: 'Ravi Rao', designation: 'Officer', email: 'ravi@pahiya.example', phone: '+91 00000 22222' },
	}
	const after = await change(asked)
	expect(after).toEqual({ ...before, ...asked, version: before.version + 1, updated_at: expect.stringMatching(/^2026-11-20T06:0/) })
	expect(await show()).toEqual(after)
	expect(await shown()).toMatchObject(asked)
})

test('a value that is left empty is empty for everybody (D-01)', async () => {
	await change({ phone: '', whatsapp: ' ', email: '', address: '', social_links: [], working_hours: [] })
	expect(await shown()).toMatchObject({ phone: '', whatsapp: '', email: '', address: '', social_links: [], working_hours: [] })
})

test('a UPI ID is one, and goes with its name to whoever pays (D-61)', async () => {
	for (const upi_id of ['pahiya', 'pahiya@', '@bank', 'pa hiya@bank', 'pahiya@b', 'pahiya@bank.in'])
		expect(await refusalOf(change({ upi_id }))).toMatchObject({ fields: { upi_id: ['Please enter a UPI ID such as name@bank.'] } })
	expect((await refusalOf(change({ upi_name: 'P'.repeat(100) }))).fields).toMatchObject({ upi_name: [expect.any(String)] })
	await change({ upi_id: ' pahiya-pune@bank ', upi_name: 'Pahiya Pune' })
	expect(await shown()).toMatchObject({ upi_id: 'pahiya-pune@bank', upi_name: 'Pahiya Pune' })
	await change({ upi_id: '', upi_name: '' })
	expect(await shown()).toMatchObject({ upi_id: '', upi_name: '' })
})

test('a capacity counts for the next booking and for the hours that are offered (D-17, D-49)', async () => {
	await change({ repair_capacity: 1 })
	const [day] = await product.as().doorstep.slots({ query: { from: '2026-12-01', days: 1 } })
	expect(day?.times.every(({ places_left }) => places_left === 1)).toBe(true)
	await change({ repair_capacity: 0 })
	const [closed] = await product.as().doorstep.slots({ query: { from: '2026-12-01', days: 1 } })
	expect(closed?.times.every(({ places_left }) => places_left === 0)).toBe(true)
})

test('the hours of a week are changed as a whole, day by day, and one day can be closed (A.ADMIN-23, decision 0069)', async () => {
	const week = [null, { first: '10:00', last: '18:00' }, ...widestWeek('repairs').slice(2)]
	expect(await change({ repair_week: week })).toMatchObject({ repair_week: week, visit_week: widestWeek('visits') })
	expect((await shown()).service_hours).toEqual([
		{ days: 'Tuesday', hours: '10:00-18:00' },
		{ days: 'Wednesday to Sunday', hours: '8:00-20:00' },
	])
	const [entry] = await product.sql<{ after: object }>(
		`select after from audit_log where collection = 'site-settings' order by id desc limit 1`,
	)
	expect(Object.keys(entry?.after ?? {})).toEqual(['repair_week'])
	const [monday, tuesday] = await product.as().doorstep.slots({ query: { from: '2026-11-30', days: 2 } })
	expect(monday?.times.map(({ places_left }) => places_left)).toEqual(Array(13).fill(0))
	expect(tuesday?.times.filter(({ places_left }) => places_left > 0).map(({ time }) => time)).toEqual(
		Array.from({ length: 9 }, (_, hour) => `${hour + 10}:00`),
	)
})

test('the way to a customer begins at the origin that an admin sets (D-36, B.ADMIN-19)', async () => {
	const mumbai = { latitude: 19.076, longitude: 72.8777 }
	expect((await product.as().doorstep.fee({ body: mumbai })).distance_fee).toBe(150)
	await change({ origin_latitude: mumbai.latitude, origin_longitude: mumbai.longitude })
	expect(await product.as().doorstep.fee({ body: mumbai })).toEqual({ distance_fee: 0, distance_km: 0 })
})

test('other processes are told when the change counts, and open screens too (D-01, D-27)', async () => {
	product.statements()
	await change({ name: 'Pahiya Pune' })
	expect(product.statements().filter((text) => text.includes("pg_notify('public_data'"))).toHaveLength(1)
	const rows = await product.sql(`select object_id, customer_id from changes where collection = 'site-settings' order by id desc limit 1`)
	expect(rows).toEqual([{ object_id: '1', customer_id: null }])
})

test('what is set already changes nothing, tells nobody and leaves no entry (D-21)', async () => {
	const before = await show()
	const entries = () => product.sql(`select id from audit_log where collection = 'site-settings'`)
	const known = await entries()
	product.statements()
	expect(await change({ name: before.name, working_hours: before.working_hours })).toEqual(before)
	expect(product.statements().filter((text) => text.includes("pg_notify('public_data'"))).toEqual([])
	expect(await entries()).toEqual(known)
})

test('the audit log tells what was changed, without the data of the person named there (D-21, D-43)', async () => {
	await change({ phone: '+91 00000 33333', grievance_officer: { name: 'Ravi Rao', designation: '', email: '', phone: '' } })
	const [row] = await product.sql(`select * from audit_log where collection = 'site-settings' order by id desc limit 1`)
	expect(row).toMatchObject({
		actor_id: admin.id,
		action: 'change',
		object_id: '1',
		before: { phone: '+91 00000 00000', grievance_officer: '(not kept)' },
		after: { phone: '+91 00000 33333', grievance_officer: '(not kept)' },
	})
	expect(JSON.stringify(row)).not.toContain('Ravi')
})

test('only an admin changes settings; staff read them and others do not (D-20, D-48, A.ADMIN-03)', async () => {
	expect((await refusalOf(change({ name: 'Mine' }, staff))).status).toBe(403)
	for (const role of ['technician', 'customer'] as const) {
		const person = await signIn(product, { role })
		expect((await refusalOf(person.api.staff.siteSettings({}))).status).toBe(403)
		expect((await refusalOf(change({ name: 'Mine' }, person))).status).toBe(403)
	}
	expect((await shown()).name).toBe('Pahiya')
})

describe('two admins at one form', () => {
	test('the second is told and shown what counts now; nothing of his is kept (B.ADMIN-36, D-48)', async () => {
		const { version } = await show()
		const after = await change({ phone: '+91 00000 44444', version })
		const refused = await refusalOf(change({ phone: '+91 00000 55555', version }))
		expect(refused).toMatchObject({ status: 409, body: { current: after, detail: expect.any(String) } })
		expect((await shown()).phone).toBe('+91 00000 44444')
	})

	test('at the same moment exactly one gets his way (B.ADMIN-36)', async () => {
		const { version } = await show()
		const outcomes = await Promise.allSettled(
			Array.from({ length: 8 }, (_, number) => change({ phone: `+91 00000 1000${number}`, version })),
		)
		expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
		for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason.status).toBe(409)
	})
})

const send = (body: unknown) => product.call('PATCH', '/admin/site-settings/', { access: admin.access, body })

test.each([
	[{ name: ' ' }, 'name', /blank/],
	[{ name: 'x'.repeat(61) }, 'name', /60/],
	[{ legal_name: '' }, 'legal_name', /blank/],
	[{ phone: 'ring us' }, 'phone', /phone number/],
	[{ whatsapp: '00000 00000' }, 'whatsapp', /country code/],
	[{ email: 'care@' }, 'email', /valid email/],
	[{ address: 'x'.repeat(501) }, 'address', /500/],
	[{ working_hours: [{ days: 'Monday', hours: '' }] }, 'working_hours', /^Entry 1, hours: .*blank/],
	[{ working_hours: Array.from({ length: 8 }, () => ({ days: 'Monday', hours: '9' })) }, 'working_hours', /at most 7/],
	[{ asap_call_minutes: 0 }, 'asap_call_minutes', /./],
	[{ asap_call_minutes: 1441 }, 'asap_call_minutes', /./],
	[{ booking_hold_hours: 0 }, 'booking_hold_hours', /./],
	[{ booking_hold_hours: 721 }, 'booking_hold_hours', /./],
	[{ working_hours: 'always' }, 'working_hours', /list/],
	[
		{
			social_links: [
				{ name: 'A', url: 'https://a.example' },
				{ name: 'B', url: 'javascript:alert(1)' },
			],
		},
		'social_links',
		/^Entry 2, url: .*https/,
	],
	[{ social_links: [{ name: 'A' }] }, 'social_links', /^Entry 1, url: /],
	[{ grievance_officer: { name: 'A', designation: '', email: 'nobody', phone: '' } }, 'grievance_officer', /^email: .*valid email/],
	[{ grievance_officer: null }, 'grievance_officer', /required|object/],
	[{ repair_capacity: -1 }, 'repair_capacity', /0 or more/],
	[{ repair_capacity: 501 }, 'repair_capacity', /500 or less/],
	[{ repair_week: widestWeek('repairs').slice(1) }, 'repair_week', /all seven days/],
	[
		{ repair_week: [{ first: '12:00', last: '11:00' }, ...widestWeek('repairs').slice(1)] },
		'repair_week',
		/last hour cannot be before the first/,
	],
	[{ repair_week: [{ first: '07:00', last: '11:00' }, ...widestWeek('repairs').slice(1)] }, 'repair_week', /from 08:00 to 20:00/],
	[{ visit_week: [{ first: '09:00', last: '17:00' }, ...widestWeek('visits').slice(1)] }, 'visit_week', /from 09:00 to 16:00/],
	[{ visit_week: [{ first: '09:30', last: '10:00' }, ...widestWeek('visits').slice(1)] }, 'visit_week', /full hours/],
	[{ visit_week: [{ first: '09:00' }, ...widestWeek('visits').slice(1)] }, 'visit_week', /./],
	[{ visit_capacity: 1.5 }, 'visit_capacity', /number|valid/],
	[{ visit_capacity: '3' }, 'visit_capacity', /number/],
	[{ origin_latitude: 91 }, 'origin_latitude', /between/],
	[{ origin_longitude: null }, 'origin_longitude', /between/],
	[{ version: 'new' }, 'version', /number/],
])('%j is refused at its field, and nothing is kept (A.ADMIN-29, B.API-04, D-18)', async (body, field, words) => {
	const before = await show()
	const reply = await send({ phone: '+91 00000 99999', ...body })
	expect(reply.status).toBe(400)
	expect(Object.keys(reply.body)).toEqual([field])
	expect((reply.body as unknown as Record<string, string[]>)[field]?.[0]).toMatch(words)
	expect(await show()).toEqual(before)
})

test('what could break a page or a mail is no part of a setting: control characters and line breaks are refused (A.E-19, A.E-34)', async () => {
	for (const name of ['Pahiya\r\nBcc: everybody@pahiya.example', 'Pahiya\u0000'])
		expect(await send({ name })).toMatchObject({ status: 400, body: { name: [expect.any(String)] } })
	const { body } = await send({
		address: 'Flat 1\nPune',
		legal_name: '<b>Pahiya</b>',
	})
	expect(body).toMatchObject({ address: 'Flat 1, Pune', legal_name: '<b>Pahiya</b>' })
	const page = await product.call('GET', '/site-settings/')
	expect(page.headers['content-type']).toContain('application/json')
})

test('nobody makes, replaces or deletes the settings (A.API-56, D-22)', async () => {
	for (const method of ['POST', 'PUT', 'DELETE'])
		expect((await product.call(method, '/admin/site-settings/', { access: admin.access, body: {} })).status).toBe(405)
})
