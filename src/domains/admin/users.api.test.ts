import { beforeAll, describe, expect, test } from 'vitest'
import { now } from '#platform/clock.ts'
import { one } from '#shared/one.ts'
import { aBooking, aPackage } from '../../../tests/support/a-booking.ts'
import { refusalOf } from '../../../tests/support/refusal-of.ts'
import { signIn } from '../../../tests/support/sign-in.ts'
import { useTestApp } from '../../../tests/support/test-app.ts'

const product = useTestApp({ clock: '2026-11-20T06:00:00Z' })

type Person = Awaited<ReturnType<typeof signIn>>
let staff: Person
let admin: Person
beforeAll(async () => {
	staff = await signIn(product, { role: 'staff' })
	admin = await signIn(product, { role: 'admin' })
})
const show = (id: number) => staff.api.staff.user({ params: { id } })
type UserChange = Parameters<Person['api']['staff']['changeUser']>[0]['body']
const change = (id: number, body: UserChange, by = admin) => by.api.staff.changeUser({ params: { id }, body })
type AuditRow = { actor_id: number; action: string; before: object | null; after: object | null }
const auditOf = (id: number) =>
	product.sql<AuditRow>(`select actor_id, action, before, after from audit_log where collection = 'users' and object_id = $1 order by id`, [
		id,
	])

describe('the list of accounts', () => {
	test('is found by name, phone, e-mail, username, plate and a repair’s reference, however they are typed (A.ADMIN-26)', async () => {
		const rohan = await signIn(product, { name: 'Rohan Patil' })
		await product.sql(`update profiles set phone_number = '9822012345', registration_number = 'MH14GX7781' where user_id = $1`, [rohan.id])
		const { reference } = await rohan.api.repairs.book({ body: aBooking(await aPackage(product)) })
		const found = async (search: string) => (await staff.api.staff.users({ query: { search } })).results.map(({ id }) => id)
		const ways = [
			'rohan',
			'PATIL rohan',
			'98220 12345',
			'+91 98220-12345',
			'22012',
			rohan.email,
			rohan.email.slice(2, 20),
			'mh 14 gx 7781',
			'GX7781',
			reference,
			reference.toLowerCase(),
			`patil ${rohan.email.split('@')[0]}`,
			'rohan pa',
			'mh 14 gx',
		]
		for (const search of ways) expect({ search, found: await found(search) }).toEqual({ search, found: [rohan.id] })
		for (const search of ['rohan sharma', 'rohan zz', '%', 'BK0000000000', '9822012346'])
			expect({ search, found: await found(search) }).toEqual({ search, found: [] })
		expect((await show(rohan.id)).repairs_count).toBe(1)
		// His last repairs are the repairs' own list.
		expect((await staff.api.staff.repairBookings({ query: { customer: String(rohan.id) } })).results).toMatchObject([{ reference }])
	})

	test('is found by one or two letters that a name begins with, and by short names (A.ADMIN-26)', async () => {
		const jo = await signIn(product, { name: 'Jo Li' })
		const found = async (search: string) => (await staff.api.staff.users({ query: { search } })).results.map(({ id }) => id)
		for (const search of ['jo', 'li', 'Jo Li', 'jo l']) expect({ search, found: await found(search) }).toEqual({ search, found: [jo.id] })
		expect(await found('qx')).toEqual([])
	})

	test('is filtered by role, disabled and verified, and ordered, newest first without asking (D-22, D-46)', async () => {
		const unverified = await signIn(product, { verified: false })
		const users = staff.api.staff.users
		expect((await users({ query: { is_verified: 'false' } })).results.map(({ id }) => id)).toEqual([unverified.id])
		expect((await users({ query: { role: 'technician' } })).results.every(({ role }) => role === 'technician')).toBe(true)
		await change(unverified.id, { is_active: false }, staff)
		expect((await users({ query: { is_active: 'false' } })).results.map(({ id }) => id)).toEqual([unverified.id])
		const created = (await users({})).results.map(({ created_at }) => created_at)
		expect(created).toEqual(created.toSorted().toReversed())
		const names = (await users({ query: { ordering: 'username' } })).results.map(({ username }) => username)
		expect(names).toEqual(names.toSorted())
	})

	test('costs two statements, however many accounts it has (A.ADMIN-33)', async () => {
		for (const query of [{}, { page_size: 1 }, { search: 'pahiya test 12' }]) {
			product.statements()
			await staff.api.staff.users({ query })
			// One more looks the caller’s account up.
			expect(product.statements().length).toBeLessThanOrEqual(3)
		}
	})

	test('shows what the profile tells: where somebody lives and what he rides (A.ADMIN-26)', async () => {
		const rider = await signIn(product, { name: 'Farida' })
		expect(await show(rider.id)).toMatchObject({ phone_number: '', address: '', city: '', state: '', postal_code: '', vehicle: null })
		const { model_id } = await aPackage(product)
		await product.sql(
			`update profiles set phone_number = '9000000001', address = 'Flat 12', city = 'Pune', state = 'Maharashtra', postal_code = '411004',
				vehicle_model_id = $2, registration_number = 'MH12KT4821' where user_id = $1`,
			[rider.id, model_id],
		)
		const [model] = await product.sql<{ name: string; maker: string; type: string }>(
			`select v.name, m.name as maker, t.name as type from vehicle_models v join manufacturers m on m.id = v.manufacturer_id
				join vehicle_types t on t.id = v.vehicle_type_id where v.id = $1`,
			[model_id],
		)
		const account = await show(rider.id)
		expect(account).toMatchObject({
			phone_number: '9000000001',
			address: 'Flat 12',
			city: 'Pune',
			state: 'Maharashtra',
			postal_code: '411004',
			registration_number: 'MH12KT4821',
			vehicle: { model_id, model_name: model?.name, manufacturer_name: model?.maker, vehicle_type_name: model?.type },
		})
		expect((await staff.api.staff.users({ query: { search: 'farida' } })).results).toEqual([account])
	})

	test('tells nothing that is a secret', async () => {
		const { access } = staff
		const { body } = await product.call('GET', '/admin/users/?search=rider', { access })
		expect(JSON.stringify(body)).not.toMatch(/password|token|argon/i)
	})
})

describe('disabling an account', () => {
	test('shuts it out at once and for as long as it lasts: calls, refresh and login (A.ADMIN-26, D-11)', async () => {
		const rider = await signIn(product, { name: 'Asha' })
		await rider.api.repairs.openCart({})
		expect(await change(rider.id, { is_active: false }, staff)).toMatchObject({ is_active: false, version: 2 })
		expect((await refusalOf(rider.api.repairs.openCart({}))).status).toBe(401)
		expect((await refusalOf(product.as().accounts.refresh({ body: { refresh: rider.refresh } }))).status).toBe(401)
		expect(await change(rider.id, { is_active: true }, staff)).toMatchObject({ is_active: true })
		expect((await refusalOf(rider.api.repairs.openCart({}))).status).toBe(401)
		expect(await auditOf(rider.id)).toEqual([
			{ actor_id: staff.id, action: 'change', before: { is_active: true }, after: { is_active: false } },
			{ actor_id: staff.id, action: 'change', before: { is_active: false }, after: { is_active: true } },
		])
		const told = await product.sql(`select customer_id from changes where collection = 'users' and object_id = $1`, [String(rider.id)])
		expect(told).toEqual([{ customer_id: rider.id }, { customer_id: rider.id }])
	})

	test('of somebody of the company is the admin’s alone, as is every other change of his (D-48)', async () => {
		const imran = await signIn(product, { role: 'technician' })
		for (const body of [{ is_active: false }, { name: 'Imran' }]) expect((await refusalOf(change(imran.id, body, staff))).status).toBe(403)
		expect((await refusalOf(staff.api.staff.unlockUser({ params: { id: imran.id } }))).status).toBe(403)
		expect((await refusalOf(staff.api.staff.resendVerification({ params: { id: imran.id } }))).status).toBe(403)
		expect(await show(imran.id)).toMatchObject({ is_active: true, version: 1 })
		expect(await change(imran.id, { is_active: false })).toMatchObject({ is_active: false })
	})

	test('is not possible for oneself, nor is another role (D-20)', async () => {
		expect((await refusalOf(change(admin.id, { is_active: false }))).fields).toHaveProperty('is_active')
		expect((await refusalOf(change(admin.id, { role: 'customer' }))).fields).toHaveProperty('role')
		expect(Object.keys((await refusalOf(change(admin.id, { is_active: false, role: 'customer' }))).fields)).toEqual(['is_active', 'role'])
		expect(await change(admin.id, { is_active: true, role: 'admin', name: 'Meera' })).toMatchObject({ name: 'Meera', role: 'admin' })
		await admin.api.staff.users({})
	})
})

describe('a role', () => {
	test('is changed by an admin alone, and counts at once: the old session is over (D-11, D-48, B.E-15)', async () => {
		const rider = await signIn(product)
		expect((await refusalOf(change(rider.id, { role: 'staff' }, staff))).status).toBe(403)
		expect(await change(rider.id, { role: 'technician' })).toMatchObject({ role: 'technician', is_staff: true })
		expect((await refusalOf(rider.api.staff.repairBookings({}))).status).toBe(401)
		expect(await auditOf(rider.id)).toEqual([
			{ actor_id: admin.id, action: 'change', before: { role: 'customer' }, after: { role: 'technician' } },
		])
	})

	test('of two admins who demote each other at once one stays admin (D-20)', async () => {
		for (let turn = 0; turn < 4; turn++) {
			const [one, two] = [await signIn(product, { role: 'admin' }), await signIn(product, { role: 'admin' })]
			const outcomes = await Promise.allSettled([change(two.id, { role: 'staff' }, one), change(one.id, { role: 'staff' }, two)])
			expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
			const left = await product.sql('select id from users where role = $1 and id = any($2)', ['admin', [one.id, two.id]])
			expect(left).toHaveLength(1)
		}
	})
})

test('a name is changed without its value reaching the audit log (D-43)', async () => {
	const rider = await signIn(product, { name: 'Asha' })
	expect(await change(rider.id, { name: 'Asha Rider' }, staff)).toMatchObject({ name: 'Asha Rider' })
	const rows = await auditOf(rider.id)
	expect(rows).toHaveLength(1)
	expect(Object.keys(rows[0]?.after ?? {})).toEqual(['name'])
	expect(JSON.stringify(rows)).not.toContain('Asha')
	await rider.api.accounts.profile({})
})

test('what an account is already changes nothing and leaves no entry (D-21)', async () => {
	const rider = await signIn(product)
	const before = await show(rider.id)
	expect(await change(rider.id, { name: before.name, is_active: true })).toEqual(before)
	expect(await product.sql(`select id from audit_log where collection = 'users' and object_id = $1`, [String(rider.id)])).toEqual([])
})

test('who edits an outdated account is told so and gets the current one (B.ADMIN-36, D-48)', async () => {
	const rider = await signIn(product)
	const { version } = await show(rider.id)
	const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => change(rider.id, { name: 'Asha', version })))
	expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
	const current = await show(rider.id)
	for (const outcome of outcomes)
		if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ status: 409, body: { current } })
})

describe('an account that an admin makes', () => {
	const create = (body: object, key?: string) =>
		admin.api.staff.createUser({
			body: {
				email: 'farida@pahiya.test',
				username: 'farida',
				password: 'Spanner@2026',
				name: 'Farida Khan',
				role: 'technician',
				...body,
			} as never,
			key,
		})

	test('is verified and can log in at once (D-20, A.E-03)', async () => {
		const made = await create({ email: ' Farida@Pahiya.test ' })
		expect(made).toMatchObject({
			email: 'farida@pahiya.test',
			username: 'farida',
			name: 'Farida Khan',
			role: 'technician',
			is_staff: true,
			is_verified: true,
			is_active: true,
		})
		const login = await product.as().accounts.login({ body: { email: 'farida@pahiya.test', password: 'Spanner@2026' } })
		expect(login).toMatchObject({ user: { id: made.id, role: 'technician' } })
		const rows = await auditOf(made.id)
		expect(rows).toMatchObject([{ actor_id: admin.id, action: 'create', before: null, after: { role: 'technician' } }])
		expect(JSON.stringify(rows)).not.toMatch(/farida|Spanner/i)
	})

	test.each([
		[{ email: 'nobody' }, ['email']],
		[{ email: 'rider@pahiya.test', username: 'new_one' }, ['email']],
		[{ email: 'new@pahiya.test', username: 'Asha_Rider' }, ['username']],
		[{ email: 'rider@pahiya.test', username: 'asha_rider' }, ['email', 'username']],
		[{ username: 'a b' }, ['username']],
		[{ password: 'short' }, ['password']],
		[{ password: 'alllowercase1' }, ['password']],
		[{ password: 'Password1', email: 'new@pahiya.test', username: 'new_one' }, ['password']],
		[{ role: 'owner' }, ['role']],
		[{ role: undefined }, ['role']],
		[{ name: 'x'.repeat(256) }, ['name']],
	])('is refused with %j, with messages at %j (A.E-12, D-50)', async (wrong, fields) => {
		const problem = await refusalOf(create(wrong))
		expect({ status: problem.status, fields: Object.keys(problem.fields) }).toEqual({ status: 400, fields })
	})

	test('sent twice with one key is made once (D-19)', async () => {
		const body = { email: 'once@pahiya.test', username: 'once_only' }
		const key = crypto.randomUUID()
		expect(await create(body, key)).toEqual(await create(body, key))
	})
})

describe('somebody whom an admin invites (D-53)', () => {
	let asked = 0
	const invite = (body: object = {}) =>
		admin.api.staff.createUser({
			body: { email: `deepa.${++asked}@pahiya.test`, name: 'Deepa Naik', role: 'technician', ...body } as never,
		})
	const invitationTo = async (email: string) => {
		await product.work()
		const mails = await product.sql<{ text: string }>('select text from outbox where "to" = $1 order by id', [email])
		return /\/reset-password\/([^\s/]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
	}
	const choose = (token: string) =>
		product
			.as()
			.accounts.resetPassword({ params: { token }, body: { password: 'Spanner@2026', confirm_password: 'Spanner@2026' } as never })

	test('gets a mail, chooses a password by its link, once, and can log in', async () => {
		const made = await invite()
		expect(made).toMatchObject({ role: 'technician', is_invited: true, is_verified: false, is_active: true, username: 'deepa_naik' })
		const token = await invitationTo(made.email)
		await choose(token)
		expect((await refusalOf(choose(token))).status).toBe(400)
		expect(await show(made.id)).toMatchObject({ is_invited: false, is_verified: true })
		const login = await product.as().accounts.login({ body: { email: made.email, password: 'Spanner@2026' } })
		expect(login).toMatchObject({ user: { id: made.id, role: 'technician' } })
		await product.work()
		expect(await product.sql('select id from outbox where "to" = $1', [made.email])).toHaveLength(1)
	})

	test('may take three days, and then gets another link', async () => {
		const made = await invite()
		const token = await invitationTo(made.email)
		const moveEnd = (hours: number) =>
			product.sql(`update email_tokens set expires_at = expires_at - make_interval(hours => $2) where user_id = $1`, [made.id, hours])
		const [link] = await product.sql<{ purpose: string; hours: number }>(
			'select purpose, extract(epoch from expires_at - created_at)::int / 3600 as hours from email_tokens where user_id = $1',
			[made.id],
		)
		expect(link).toEqual({ purpose: 'invite', hours: 72 })
		await moveEnd(73)
		expect((await refusalOf(choose(token))).status).toBe(400)
		expect(await admin.api.staff.resendVerification({ params: { id: made.id } })).toEqual({ message: 'A new invitation has been sent.' })
		await choose(await invitationTo(made.email))
	})

	test('has no way in while disabled, and its link verifies nothing by itself', async () => {
		const made = await invite()
		const token = await invitationTo(made.email)
		expect((await refusalOf(product.as().accounts.verifyEmail({ params: { token } }))).status).toBe(404)
		await change(made.id, { is_active: false })
		expect((await refusalOf(choose(token))).status).toBe(400)
		expect((await refusalOf(staff.api.staff.createUser({ body: { email: 'x@pahiya.test', role: 'technician' } }))).status).toBe(403)
	})

	test('has a username of its own, whoever is called the same', async () => {
		const usernames = [await invite(), await invite(), await invite({ name: '' })].map(({ username }) => username)
		expect(new Set(usernames).size).toBe(3)
	})
})

describe('who does field work (D-62)', () => {
	test('is said by an admin alone and is remembered', async () => {
		const clerk = await signIn(product, { role: 'staff' })
		expect(await show(clerk.id)).toMatchObject({ does_field_work: false })
		expect((await refusalOf(change(clerk.id, { does_field_work: true }, staff))).status).toBe(403)
		expect(await change(clerk.id, { does_field_work: true })).toMatchObject({ does_field_work: true })
		await clerk.api.staff.counts({})
		expect(await auditOf(clerk.id)).toMatchObject([{ before: { does_field_work: false }, after: { does_field_work: true } }])
	})

	test('the team is listed apart from its customers', async () => {
		const list = async (is_staff: 'true' | 'false') => (await staff.api.staff.users({ query: { is_staff, page_size: 100 } })).results
		expect((await list('true')).every(({ role }) => role !== 'customer')).toBe(true)
		expect((await list('false')).every(({ role }) => role === 'customer')).toBe(true)
	})
})

describe('a login lock', () => {
	test('is shown and lifted (A.ADMIN-27)', async () => {
		const rider = await signIn(product)
		await product.sql('insert into login_failures (email, failures, last_failure_at, locked_until) values ($1, 5, $2, $3)', [
			rider.email,
			now(),
			new Date(now().getTime() + 600_000),
		])
		expect(await show(rider.id)).toMatchObject({ is_locked: true })
		const login = () => refusalOf(product.as().accounts.login({ body: { email: rider.email, password: 'Wrong@2026' } }))
		expect((await login()).status).toBe(429)
		expect(await staff.api.staff.unlockUser({ params: { id: rider.id } })).toMatchObject({ is_locked: false })
		expect((await login()).status).not.toBe(429)
		expect(await auditOf(rider.id)).toEqual([{ actor_id: staff.id, action: 'unlock', before: null, after: null }])
	})
})

describe('the verification mail', () => {
	const resend = (id: number) => staff.api.staff.resendVerification({ params: { id } })

	test('is sent again, and its link works (A.ADMIN-27, D-46)', async () => {
		const rider = await signIn(product, { verified: false })
		expect((await resend(rider.id)).message).not.toBe('')
		await product.work()
		const mail = one(await product.sql<{ text: string }>('select text from outbox where "to" = $1', [rider.email]))
		const token = /\/verify-email\/([^\s/]+)/.exec(mail.text)?.[1] ?? ''
		await product.as().accounts.verifyEmail({ params: { token } })
		expect(await show(rider.id)).toMatchObject({ is_verified: true })
		expect(await auditOf(rider.id)).toMatchObject([{ action: 'resend-verification' }])
	})

	test('is not sent where none is due', async () => {
		const rider = await signIn(product)
		expect(await refusalOf(resend(rider.id))).toMatchObject({ status: 400, words: 'Email already verified.' })
		const disabled = await signIn(product, { verified: false })
		await change(disabled.id, { is_active: false }, staff)
		expect((await refusalOf(resend(disabled.id))).status).toBe(400)
	})
})

test('nonsense is refused at its field and changes nothing (B.API-04)', async () => {
	const rider = await signIn(product)
	for (const body of [{ is_active: 'no' }, { role: 'owner' }, { name: 7 }, { version: 'new' }]) {
		const { status, body: answer } = await product.call('PATCH', `/admin/users/${rider.id}/`, { access: admin.access, body })
		expect({ status, fields: Object.keys(answer) }).toEqual({ status: 400, fields: Object.keys(body) })
	}
	expect(await show(rider.id)).toMatchObject({ version: 1 })
})
