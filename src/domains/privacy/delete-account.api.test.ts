import { beforeEach, describe, expect, test, vi } from 'vitest'
import { now, setClock } from '#platform/clock.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { one } from '#shared/one.ts'
import { aPackage, itemOf } from '../../../tests/support/a-booking.ts'
import { aMember, aRepairOf, type Member, memberPassword } from '../../../tests/support/a-member.ts'
import { partMaker } from '../../../tests/support/a-part.ts'
import { aRequest } from '../../../tests/support/a-plan.ts'
import { aSellRequest } from '../../../tests/support/a-sell-request.ts'
import { statusOfWrite } from '../../../tests/support/session-calls.ts'
import { signIn } from '../../../tests/support/sign-in.ts'
import { useTestApp } from '../../../tests/support/test-app.ts'
import { forgetInvoices } from '../repairs/jobs.ts'

// Time stands still between the steps, however slow the machine is.
vi.useFakeTimers({ toFake: ['Date'] })
const app = useTestApp({ clock: '2026-11-21T06:00:00Z' })
const later = (minutes: number) => setClock(new Date(now().getTime() + minutes * 60_000))

const path = '/accounts/delete/'
const remove = (access: string | undefined, body: unknown = { password: memberPassword }) =>
	app.call('POST', path, { body, ...(access && { access }) })
const login = (email: string, password = memberPassword) => app.call('POST', '/accounts/login/', { body: { email, password } })
const rowOf = async (id: number) => one(await app.sql<Record<string, unknown>>('select * from users where id = $1', [id]))
const repairRow = async (id: number) => one(await app.sql<Record<string, unknown>>('select * from repairs where id = $1', [id]))
const stays = async (id: number) => expect((await rowOf(id)).deleted_at).toBeNull()

/** Every place of the database where a text stands: 'table.column'. */
async function placesWith(words: string) {
	const columns = await app.sql<{ place: string; query: string }>(
		`
		select format('%s.%s', c.table_name, c.column_name) as place,
			format('select 1 from %I.%I where %I::text ilike %L limit 1', c.table_schema, c.table_name, c.column_name, '%' || $1 || '%') as query
		from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
		where t.table_type = 'BASE TABLE' and c.table_schema = 'public'
			and c.data_type in ('text', 'jsonb', 'character varying', 'ARRAY', 'uuid', 'double precision')`.replace('$1', `'${words}'`),
	)
	const found: string[] = []
	for (const { place, query } of columns) if ((await app.sql(query)).length > 0) found.push(place)
	return found.toSorted()
}

let staff: Member
// Time passes between the tests, and a login does not last for ever.
beforeEach(async () => {
	staff = await signIn(app, { role: 'staff' })
})

describe('deleting the account', () => {
	test('shuts it for good at once, everywhere: no login, no session, no token counts any more (D-43, D-11)', async () => {
		const member = await aMember(app)
		const elsewhere = (await login(member.email)).body as unknown as { tokens: { access: string; refresh: string } }
		const reply = await remove(member.access)
		expect(reply).toMatchObject({ status: 200, body: { message: 'Your account was deleted.' } })
		expect(String(reply.headers['set-cookie'])).toMatch(/^refresh_token=; Max-Age=0; Path=\/api\/accounts\/; HttpOnly; SameSite=Strict$/)
		expect(await rowOf(member.id)).toMatchObject({
			email: `deleted-${member.id}@deleted.invalid`,
			username: `deleted_${member.id}`,
			password_hash: null,
			is_active: false,
			deleted_at: now(),
			token_version: 2,
		})
		for (const access of [member.access, elsewhere.tokens.access]) {
			expect(await statusOfWrite(app, access)).toBe(401)
			expect((await app.call('GET', '/accounts/export/', { access })).status).toBe(401)
			expect((await app.call('GET', '/accounts/sessions/', { access })).status).toBe(401)
			expect((await remove(access)).status).toBe(401)
		}
		for (const refresh of [member.refresh, elsewhere.tokens.refresh])
			expect((await app.call('POST', '/accounts/token/refresh/', { body: { refresh } })).status).toBe(401)
		expect((await login(member.email)).status).toBe(401)
		expect((await login(`deleted-${member.id}@deleted.invalid`)).status).toBe(401)
	})

	test('leaves nothing that tells whose it was, but for what the invoice of a completed repair needs (D-43)', async () => {
		const member = await aMember(app)
		await app.sql(`insert into files values ('photos/unmistakable.jpg', 'image/jpeg', 100, true, $1, $1, null)`, [now()])
		await app.sql(`update profiles set profile_photo = 'photos/unmistakable.jpg' where user_id = $1`, [member.id])
		await app.sql(`insert into social_identities values ('google', 'subject-unmistakable', $1, $2, $2)`, [member.id, now()])
		await app.sql(`insert into sign_in_codes values ('unmistakable-code', $1, $2, null)`, [member.id, now()])
		await login(member.email)
		await login(member.email, 'Wrong-Password-1')
		await app.call('POST', '/accounts/password-reset/', { body: { email: member.email } })
		await member.api.privacy.changeConsents({ body: { offers: true } })
		const cart = await member.api.repairs.openCart({})
		await member.api.repairs.addItem({ params: { id: cart.id }, body: itemOf(await aPackage(app)) })
		const { uuid } = await (await partMaker(app)).aPart()
		await member.api.parts.addReview({ params: { uuid }, body: { rating: 4, comment: 'Unmistakable quality' }, key: 'a-review' })
		const done = await aRepairOf(app, member, staff, 'completed')
		const off = await aRepairOf(app, member, staff, 'cancelled')
		for (const { id } of [done, off]) await staff.api.staff.addRepairNote({ params: { id }, body: { text: 'Unmistakable has a dog' } })
		await app.work()
		// The outbox stands for the mailboxes of people, which nobody can empty.
		await app.sql('delete from outbox')
		await app.sql('delete from queued_jobs')
		await app.sql(`insert into refused_mails values ('link:77', $1, 'Reset your password', now())`, [member.email])

		expect((await remove(member.access)).status).toBe(200)
		await app.work()
		expect(await repairRow(done.id)).toMatchObject({
			customer_name: 'Zubeida Unmistakable',
			address: '77 Unmistakable Lane',
			postal_code: '411077',
			customer_email: '',
			customer_phone: '',
			registration_number: '',
			notes: '',
			technician_notes: '',
			latitude: null,
			forgotten_at: now(),
			total_paise: done.total_amount * 100,
		})
		expect(await repairRow(off.id)).toMatchObject({
			customer_name: '',
			customer_email: '',
			customer_phone: '',
			address: '',
			city: '',
			state: '',
			postal_code: '',
			cancel_reason: 'Not kept',
			notes: '',
			longitude: null,
			total_paise: off.total_amount * 100,
		})
		// The company's own log of its own words, and the last letter on its way, stand beside name and address of work and invoice.
		const allowed = ['invoices.address', 'invoices.customer_name', 'repairs.address', 'repairs.customer_name']
		const letter = ['job_common.data', 'outbox.html', 'outbox.text', 'outbox.to']
		const own = (places: string[]) => places.filter((place) => !place.startsWith('audit_log.') && !/^job|^outbox/.test(place))
		expect(own(await placesWith('unmistakable'))).toEqual([...allowed, 'files.key'].toSorted())
		for (const words of [member.email, '9000077001', 'MH12ZZ7701', '18.5277', `${member.email.split('@')[0]}`])
			expect(own(await placesWith(words)), words).toEqual([])
		expect((await placesWith(member.email)).every((place) => letter.includes(place) || place.startsWith('job'))).toBe(true)
		expect(await app.sql(`select dropped_at from files where key = 'photos/unmistakable.jpg'`)).toEqual([{ dropped_at: now() }])
		for (const table of ['sessions', 'email_tokens', 'known_devices', 'social_identities', 'sign_in_codes', 'profiles', 'consents'])
			expect(await app.sql(`select 1 from ${table} where user_id = $1`, [member.id]), table).toEqual([])
		expect(await app.sql('select 1 from service_carts where customer_id = $1', [member.id])).toEqual([])
		expect(await app.sql('select 1 from repair_notes where repair_id = any($1)', [[done.id, off.id]])).toEqual([])
	})

	test('is written down for the company without a value that tells of a person, and told to open screens (D-21, D-43)', async () => {
		const member = await aMember(app)
		const { id } = await aRepairOf(app, member, staff, 'completed')
		await app.sql('delete from changes')
		await remove(member.access)
		expect(
			await app.sql(`select actor_id, action, before, after from audit_log where collection = 'users' and object_id = $1`, [
				String(member.id),
			]),
		).toEqual([
			{
				actor_id: member.id,
				action: 'delete',
				before: { email: '(not kept)', username: '(not kept)' },
				after: null,
			},
		])
		expect(await app.sql('select collection, object_id, customer_id from changes order by collection')).toEqual([
			{ collection: 'repair-bookings', object_id: String(id), customer_id: null },
			{ collection: 'users', object_id: String(member.id), customer_id: member.id },
		])
	})

	test('frees the e-mail and the username for a new account, which has nothing of the old one (D-43)', async () => {
		const member = await aMember(app)
		await aRepairOf(app, member, staff, 'completed')
		await remove(member.access)
		const username = member.email.split('@')[0]
		const again = await app.call('POST', '/accounts/signup/', { body: { email: member.email, username, password: 'Sawaari2026' } })
		expect(again.status).toBe(201)
		const { id } = (again.body as unknown as { user: { id: number } }).user
		expect(id).not.toBe(member.id)
		expect(await app.sql('select 1 from repairs where customer_id = $1', [id])).toEqual([])
	})

	test('works also where somebody signed up under the name that a deleted account gets', async () => {
		const [byMail, byName] = [await aMember(app), await aMember(app)]
		await app.sql('update users set email = $2 where id = $1', [(await signIn(app)).id, `deleted-${byMail.id}@deleted.invalid`])
		await app.sql('update users set username = $2 where id = $1', [(await signIn(app)).id, `DELETED_${byName.id}`])
		for (const { id, access } of [byMail, byName]) {
			expect((await remove(access)).status).toBe(200)
			expect((await rowOf(id)).username).toMatch(new RegExp(`^deleted_${id}_[0-9a-f]{8}$`))
		}
	})

	test('is confirmed by one mail to the old address, which says what stays; nothing else is mailed any more (D-43)', async () => {
		const member = await aMember(app)
		await app.work()
		await app.sql('delete from outbox')
		await aRepairOf(app, member, staff, 'completed')
		// Mails about the repair and a link are still on their way.
		await app.call('POST', '/accounts/password-reset/', { body: { email: member.email } })
		await remove(member.access)
		await app.work()
		const mails = await app.sql<{ to: string; subject: string; text: string; html: string }>('select * from outbox')
		expect(mails.map(({ to, subject }) => ({ to, subject }))).toEqual([{ to: member.email, subject: 'Your Pahiya account was deleted' }])
		for (const part of ['the invoice of what you bought for 7 years', 'care@pahiya']) {
			expect(mails[0]?.text).toContain(part)
			expect(mails[0]?.html).toContain(part)
		}
	})
})

test('a refund that is due is named before the deletion and in its mail, and keeps name and phone until the money is back (D-43, D-61)', async () => {
	const member = await aMember(app)
	const { id, reference } = await aRepairOf(app, member, staff)
	await staff.api.staff.recordRepairPayment({ params: { id }, body: { method: 'upi', amount: 100 } })
	await member.api.repairs.cancel({ params: { id }, body: { reason: 'Sold the bike' } })
	expect((await member.api.privacy.deletion({})).refunds).toEqual([{ kind: 'repair', id, reference, amount: 100 }])
	expect((await remove(member.access)).status).toBe(200)
	expect(await repairRow(id)).toMatchObject({
		customer_name: 'Zubeida Unmistakable',
		customer_phone: '9000077001',
		customer_email: '',
		address: '',
	})
	await app.work()
	const [mail] = await app.sql<{ text: string }>(`select text from outbox where "to" = $1 order by id desc limit 1`, [member.email])
	expect(mail?.text).toContain(
		`A refund of ₹100 for ${reference} is still due. We keep your name and phone number with it until you have the money back`,
	)
	await staff.api.staff.recordRepairRefund({ params: { id }, body: { method: 'upi' } })
	expect(await repairRow(id)).toMatchObject({ customer_name: '', customer_phone: '', payment_status: 'refunded' })
})

describe('an account is not deleted', () => {
	test('while a booking is open; which one is told, and afterwards it is (D-43)', async () => {
		const member = await aMember(app)
		const first = await aRepairOf(app, member, staff, 'pending')
		const second = await aRepairOf(app, member, staff, 'in_progress')
		const reply = await remove(member.access)
		expect(await member.api.privacy.deletion({})).toEqual({
			needs: 'password',
			blocked_by: [first, second].map(({ id, reference }) => ({ kind: 'repair', id, reference })),
			invoices: 0,
			refunds: [],
		})
		expect(reply).toMatchObject({
			status: 409,
			body: {
				detail: `Your bookings ${first.reference}, ${second.reference} are still open. Cancel them, or wait until they are done; then you can delete your account.`,
				blocked_by: [
					{ kind: 'repair', id: first.id, reference: first.reference },
					{ kind: 'repair', id: second.id, reference: second.reference },
				],
			},
		})
		await stays(member.id)
		await member.api.repairs.cancel({ params: { id: first.id }, body: { reason: 'Sold the bike' } })
		expect((await remove(member.access)).body.detail).toBe(
			`Your booking ${second.reference} is still open. Cancel it, or wait until it is done; then you can delete your account.`,
		)
		await staff.api.staff.changeRepairBooking({ params: { id: second.id }, body: { status: 'completed' } })
		expect(await member.api.privacy.deletion({})).toEqual({ needs: 'password', blocked_by: [], invoices: 1, refunds: [] })
		expect((await remove(member.access)).status).toBe(200)
		expect((await app.call('GET', path, { access: member.access })).status).toBe(401)
	})

	test('while we look at what was sent to us; for what has no button to cancel it is told to call or write (D-43)', async () => {
		const member = await aMember(app)
		const plan = await member.api.plans.request({ body: await aRequest(app) })
		expect(await remove(member.access)).toMatchObject({
			status: 409,
			body: {
				detail: `Your plan request ${plan.reference} is still open. Call or write to us to take it back, or wait until it is answered; then you can delete your account.`,
				blocked_by: [{ kind: 'subscription-request', id: plan.id, reference: plan.reference }],
			},
		})
		const { reference } = await aSellRequest(app, member)
		expect((await remove(member.access)).body.detail).toBe(
			`Your sell request ${reference} and your plan request ${plan.reference} are still open. Call or write to us to take them back, or wait until they are over and answered; then you can delete your account.`,
		)
		await stays(member.id)
	})

	test('with a wrong password, without one, or by nobody; wrong ones count until the address is locked (A.R-06, D-43)', async () => {
		const member = await aMember(app)
		expect((await remove(undefined)).status).toBe(401)
		for (const body of [{}, { password: '' }, { password: null }])
			expect(await remove(member.access, body)).toMatchObject({ status: 400, body: { password: ['This field is required'] } })
		expect(await remove(member.access, { password: 7 })).toMatchObject({ status: 400, body: { password: ['This must be a text.'] } })
		expect(await remove(member.access, { password: 'x'.repeat(129) })).toMatchObject({
			status: 400,
			body: { password: ['Password is incorrect'] },
		})
		for (let time = 0; time < 5; time += 1)
			expect(await remove(member.access, { password: 'Wrong-Password-1' })).toMatchObject({
				status: 400,
				body: { password: ['Password is incorrect'] },
			})
		expect(await remove(member.access)).toMatchObject({ status: 429, headers: { 'retry-after': '900' } })
		expect((await login(member.email)).status).toBe(429)
		await stays(member.id)
		later(16)
		expect((await remove(member.access)).status).toBe(200)
	})

	test('when it is of the company: only an admin removes those (D-20)', async () => {
		for (const role of ['technician', 'staff', 'admin'] as const) {
			const { id, access } = await signIn(app, { role })
			expect(await remove(access)).toMatchObject({
				status: 403,
				body: { detail: 'Accounts of the company are removed by an admin. Please ask one.' },
			})
			expect((await app.call('GET', path, { access })).status).toBe(403)
			await stays(id)
		}
		expect((await app.call('GET', path)).status).toBe(401)
	})

	test('without a password unless its person came by Google within ten minutes (D-43, A.R-15)', async () => {
		const member = await signIn(app)
		const words = 'Please log in with Google again, then delete your account within 10 minutes.'
		const refused = { status: 403, body: { detail: words, code: 'google_login_needed' } }
		expect(await remove(member.access, {})).toMatchObject(refused)
		expect((await member.api.privacy.deletion({})).needs).toBe('google')
		await app.sql(`insert into social_identities values ('google', $2, $1, $3, $3)`, [member.id, `subject-${member.id}`, now()])
		later(10)
		expect(await remove(member.access, {})).toMatchObject(refused)
		expect(await remove(member.access, { password: 'anything-at-all' })).toMatchObject(refused)
		await app.sql('update social_identities set last_used_at = $2 where user_id = $1', [member.id, now()])
		later(9)
		expect((await member.api.privacy.deletion({})).needs).toBeNull()
		expect((await remove(member.access, {})).status).toBe(200)
	})
})

describe('the company', () => {
	test('sees a deleted customer calmly, and cannot change or wake the account (D-43, A.ADMIN-26)', async () => {
		const member = await aMember(app)
		const off = await aRepairOf(app, member, staff, 'cancelled')
		const done = await aRepairOf(app, member, staff, 'completed')
		await remove(member.access)
		const admin = await signIn(app, { role: 'admin' })
		const params = { id: member.id }
		const seen = await staff.api.staff.user({ params })
		expect(seen).toMatchObject({
			name: 'Deleted customer',
			email: '',
			username: '',
			phone_number: '',
			is_active: false,
			deleted_at: now().toISOString(),
		})
		expect(
			(await staff.api.staff.users({ query: { role: 'customer', is_active: 'false' } })).results.find(({ id }) => id === member.id),
		).toEqual(seen)
		for (const body of [{ is_active: true }, { name: 'Somebody' }, { role: 'admin' }])
			expect(await app.call('PATCH', `/admin/users/${member.id}/`, { body, access: admin.access })).toMatchObject({
				status: 400,
				body: { detail: 'This account was deleted by its customer and cannot be changed.' },
			})
		for (const action of ['unlock', 'resend-verification'])
			expect((await app.call('POST', `/admin/users/${member.id}/${action}/`, { access: admin.access })).status).toBe(400)
		expect(await staff.api.staff.repairBooking({ params: { id: off.id } })).toMatchObject({
			customer_name: 'Deleted customer',
			customer_phone: '',
			customer_email: '',
		})
		expect(await staff.api.staff.repairBooking({ params: { id: done.id } })).toMatchObject({
			customer_name: 'Zubeida Unmistakable',
			customer_phone: '',
		})
		const { results } = await admin.api.staff.auditLog({ query: { collection: 'users', object_id: String(member.id) } })
		expect(results).toMatchObject([{ actor_name: 'Deleted customer', action: 'delete' }])
	})

	test('keeps the name on an invoice for seven financial years, and then no longer (D-43)', async () => {
		const member = await aMember(app)
		const [old, young] = [await aRepairOf(app, member, staff, 'completed'), await aRepairOf(app, member, staff, 'completed')]
		await remove(member.access)
		await app.sql(`update repairs set starts_at = '2019-03-31T12:00:00Z' where id = $1`, [old.id])
		await app.sql(`update repairs set starts_at = '2019-04-01T12:00:00Z' where id = $1`, [young.id])
		await app.database.transaction((db) => enqueue(db, forgetInvoices, {}))
		await app.work()
		expect(await repairRow(old.id)).toMatchObject({ customer_name: '', address: '', postal_code: '', total_paise: old.total_amount * 100 })
		expect(await repairRow(young.id)).toMatchObject({ customer_name: 'Zubeida Unmistakable' })
	})
})
