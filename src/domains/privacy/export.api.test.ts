import { beforeAll, describe, expect, test } from 'vitest'
import type { OwnData } from '#contract/privacy/privacy.ts'
import { aPackage, itemOf } from '../../../tests/support/a-booking.ts'
import { aMember, aRepairOf, type Member, memberPassword } from '../../../tests/support/a-member.ts'
import { partMaker } from '../../../tests/support/a-part.ts'
import { signIn } from '../../../tests/support/sign-in.ts'
import { useTestApp } from '../../../tests/support/test-app.ts'

const app = useTestApp({ clock: '2026-11-21T06:00:00Z' })
const path = '/accounts/export/'
const download = async ({ access }: { access: string }) => {
	const reply = await app.call('GET', path, { access })
	return { ...reply, data: reply.body as unknown as OwnData }
}

let staff: Member
beforeAll(async () => {
	staff = await signIn(app, { role: 'staff' })
})

describe('the file of one’s own data', () => {
	test('holds everything that the product knows about its customer, as a file that nobody else keeps (D-43)', async () => {
		const member = await aMember(app)
		const { email } = member
		await app.call('POST', '/accounts/login/', {
			body: { email, password: memberPassword },
			headers: { 'user-agent': 'Firefox/130 Android' },
		})
		await app.call('POST', '/accounts/login/', { body: { email, password: 'Wrong-Password-1' } })
		await app.call('POST', '/accounts/password-reset/', { body: { email } })
		await app.work()
		await member.api.privacy.changeConsents({ body: { offers: true } })
		await member.api.privacy.changeConsents({ body: { offers: false } })
		await app.sql(`insert into social_identities values ('google', 'subject-77', $1, now(), now())`, [member.id])
		await app.sql(`insert into files values ('photos/mine.jpg', 'image/jpeg', 100, true, now(), now(), null)`)
		await app.sql(`update profiles set profile_photo = 'photos/mine.jpg' where user_id = $1`, [member.id])
		const cart = await member.api.repairs.openCart({})
		await member.api.repairs.addItem({ params: { id: cart.id }, body: itemOf(await aPackage(app)) })
		const done = await aRepairOf(app, member, staff, 'completed')
		const off = await aRepairOf(app, member, staff, 'cancelled')

		const { aPart } = await partMaker(app)
		const { uuid, name } = await aPart()
		await member.api.parts.addReview({ params: { uuid }, body: { rating: 4, comment: 'Unmistakable quality' } })
		const soldOut = await aPart({ stock_quantity: 0 })
		await member.api.parts.tellWhenBack({ params: { uuid: soldOut.uuid } })

		const [bike] = await member.api.garage.list({})
		await member.api.garage.read({ params: { id: bike?.id ?? 0 }, body: { km: 7_701, read_on: '2026-11-01' } })

		await app.sql(`insert into refused_mails values ('link:77', $1, 'Reset your password', now())`, [email])

		const { status, headers, data } = await download(member)
		expect(status).toBe(200)
		expect(headers).toMatchObject({
			'content-type': 'application/json; charset=utf-8',
			'content-disposition': 'attachment; filename="my-data-2026-11-21.json"',
			'cache-control': 'no-store',
		})
		expect(data).toMatchObject({
			account: { id: member.id, email, role: 'customer', has_password: true, email_verified_at: expect.any(String) },
			profile: {
				name: 'Zubeida Unmistakable',
				phone_number: '9000077001',
				registration_number: 'MH12ZZ7701',
				manufacturer: expect.any(String),
				profile_photo: 'http://127.0.0.1:3000/media/photos/mine.jpg',
			},
			vehicles: [{ registration_number: 'MH12ZZ7701', readings: [{ read_on: '2026-11-01', km: 7_701 }] }],
			social_identities: [{ provider: 'google', subject: 'subject-77' }],
			wrong_passwords: { count: 1, locked_until: null },
			mails_asked_for: [{ purpose: 'reset' }],
			refused_mails: [{ subject: 'Reset your password', refused_at: expect.any(String) }],
			consents: [{ purpose: 'offers', given_at: expect.any(String), withdrawn_at: expect.any(String) }],
			service_carts: [{ id: cart.id, total_items: 1 }],
			part_reviews: [{ part_name: name, rating: 4, comment: 'Unmistakable quality' }],
			part_waits: [{ part: soldOut.uuid, part_name: soldOut.name }],
		})
		expect(data.sessions.map(({ device }) => device).toSorted()).toEqual(['Firefox/130 Android', 'test'])
		expect(data.known_devices).toHaveLength(1)
		expect(data.repairs.map(({ reference }) => reference)).toEqual([off.reference, done.reference])
		expect(data.repairs[1]).toMatchObject({ customer_phone: '9000077001', technician_notes: 'Unmistakable wanted new pads' })
		expect(data.repairs[1]?.timeline.map(({ status }) => status)).toEqual(['pending', 'confirmed', 'in_progress', 'completed'])
		expect(data.mails.map(({ subject }) => subject)).toContain('Choose a new password for Pahiya')
	})

	test('holds nothing that opens a door, and nothing of anybody else: no notes of the company, no number of its people (D-43, B.E-34)', async () => {
		const member = await aMember(app)
		await app.call('POST', '/accounts/login/', { body: { email: member.email, password: memberPassword } })
		await app.call('POST', '/accounts/password-reset/', { body: { email: member.email } })
		await app.work()
		const imran = await signIn(app, { role: 'technician', name: 'Imran Shaikh' })
		await app.sql(`update profiles set phone_number = '9000055055' where user_id = $1`, [imran.id])
		const { id } = await aRepairOf(app, member, staff, 'confirmed')
		await staff.api.staff.changeRepairBooking({ params: { id }, body: { technician: imran.id } })
		await staff.api.staff.addRepairNote({ params: { id }, body: { text: 'Secret-of-the-company' } })
		await aRepairOf(app, await aMember(app), staff)

		const { data } = await download(member)
		expect(data.repairs).toHaveLength(1)
		expect(data.repairs[0]?.technician).toEqual({ name: 'Imran Shaikh' })
		const text = JSON.stringify(data)
		for (const foreign of ['9000055055', imran.email, 'Secret-of-the-company', staff.email]) expect(text).not.toContain(foreign)
		const secrets = await app.sql<{ secret: string }>(
			`select password_hash as secret from users where id = $1
			union all select token_hash from email_tokens where user_id = $1
			union all select token_hash from refresh_tokens t join sessions s on s.id = t.session_id where s.user_id = $1
			union all select id::text from sessions where user_id = $1
			union all select substring(text from 'reset-password/(\\S+)') from outbox where "to" = $2 and text like '%reset-password/%'`,
			[member.id, member.email],
		)
		expect(secrets.length).toBeGreaterThan(5)
		for (const { secret } of secrets) expect(text).not.toContain(secret)
		expect(text).not.toMatch(/hash|token|argon2/i)
	})

	test('asks the database as often however much there is (D-43)', async () => {
		const [newcomer, member] = [await signIn(app), await aMember(app)]
		for (const status of ['completed', 'completed', 'cancelled', 'pending'] as const) await aRepairOf(app, member, staff, status)
		app.statements()
		const empty = await download(newcomer)
		const few = app.statements().length
		const full = await download(member)
		const many = app.statements().length
		expect([empty.status, full.status]).toEqual([200, 200])
		expect(empty.data).toMatchObject({ repairs: [], service_carts: [], consents: [], wrong_passwords: null, profile: { name: '' } })
		// A bike is looked up where there is one.
		expect(many).toBeLessThanOrEqual(few + 1)
		expect(many).toBeLessThanOrEqual(39)
	})

	test('is for whoever is logged in at this moment, and nobody else (D-11)', async () => {
		const member = await aMember(app)
		expect((await app.call('GET', path)).status).toBe(401)
		expect((await app.call('GET', path, { access: 'x.y.z' })).status).toBe(401)
		await app.call('POST', '/accounts/logout/', { body: { refresh: member.refresh } })
		const { status, headers } = await download(member)
		expect(status).toBe(401)
		expect(headers['content-disposition']).toBeUndefined()
	})

	test('is there for the company’s people too: it is their data (D-43)', async () => {
		expect((await download(await signIn(app, { role: 'technician' }))).data.account.role).toBe('technician')
	})
})
