import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { setClock } from '#platform/clock.ts'
import { unsubscribeOf } from '#platform/mail/unsubscribe.ts'
import { aBooking, aPackage } from '../../../../tests/support/a-booking.ts'
import { partMaker } from '../../../../tests/support/a-part.ts'
import { refusalOf } from '../../../../tests/support/refusal-of.ts'
import { signIn } from '../../../../tests/support/sign-in.ts'
import { aKey, useTestApp } from '../../../../tests/support/test-app.ts'
import { testKeys } from '../../../../tests/support/test-keys.ts'
import { mailData } from '../mail-data.ts'

/** In India it is half past eleven in the morning. */
const day = '2026-11-20T06:00:00Z'
const product = useTestApp({ clock: day })
beforeEach(() => setClock(new Date(day)))

type Person = Awaited<ReturnType<typeof signIn>>
let staff: Person
beforeAll(async () => {
	staff = await signIn(product, { role: 'staff' })
})

type Written = { channel: string; to: string; subject: string; text: string }
const writtenTo = async ({ email }: Person, phone = '-') => {
	await product.work()
	await product.work()
	return product.sql<Written>('select channel, "to", subject, text from outbox where "to" in ($1, $2) order by id', [email, phone])
}
const subjectsTo = async (person: Person) => (await writtenTo(person)).map(({ subject }) => subject)
const choose = (
	{ api }: Person,
	purpose: 'bookings' | 'reminders' | 'market' | 'plans',
	channel: 'mail' | 'sms' | 'whatsapp',
	on: boolean,
) => api.privacy.changePreferences({ body: { purpose, channel, on } })
const withPhone = (person: Person, phone: string) =>
	product.sql('update profiles set phone_number = $2 where user_id = $1', [person.id, phone])
const facts = { brand: 'Bajaj', year: 2020, kms_driven: 21_000, fuel_type: 'petrol', price: 65_000 } as const
const book = async ({ api, email }: Person) =>
	api.repairs.book({ body: aBooking(await aPackage(product), { customer_email: email }), key: aKey() })
/** Lists a vehicle that fits what this person looks for. */
const listFor = async ({ api }: Person, model: string) => {
	await api.market.saveSearch({ body: { search: model } })
	await staff.api.staff.usedVehicles.create({ body: { ...facts, model } })
}
const oneClick = (token: string, headers = { 'content-type': 'application/x-www-form-urlencoded' }) =>
	product.app.inject({ method: 'POST', url: `/api/accounts/unsubscribe/${token}/`, payload: 'List-Unsubscribe=One-Click', headers })

test('mails about bookings always come; all else is the customer’s to choose, and nothing goes by phone before he says so', async () => {
	const rider = await signIn(product)
	const { channels, purposes, ...quiet } = await rider.api.privacy.preferences({})
	expect(channels).toEqual(['mail', 'sms', 'whatsapp'])
	expect(purposes.map(({ purpose, mail, sms, whatsapp }) => [purpose, mail, sms, whatsapp])).toEqual([
		['bookings', true, false, false],
		['reminders', false, false, false],
		['market', true, false, false],
		['plans', true, false, false],
	])
	expect(quiet).toEqual({ quiet_from: 21, quiet_until: 8 })
	expect(await refusalOf(choose(rider, 'bookings', 'mail', false))).toMatchObject({
		status: 400,
		words: 'Mails about your bookings and orders always come.',
	})
	expect((await choose(rider, 'bookings', 'mail', true)).purposes[0]).toMatchObject({ mail: true })
	for (const body of [{}, { purpose: 'news', channel: 'mail', on: true }, { quiet_from: 24, quiet_until: 8 }, { quiet_from: 21 }])
		expect((await product.call('PATCH', '/accounts/notification-preferences/', { access: rider.access, body })).status).toBe(400)
	for (const method of ['GET', 'PATCH']) expect((await product.call(method, '/accounts/notification-preferences/')).status).toBe(401)
})

test('who ended the mails about the market still finds what they said in his profile, and gets them again when he wants', async () => {
	const rider = await signIn(product)
	for (let times = 0; times < 2; times += 1) await choose(rider, 'market', 'mail', false)
	await listFor(rider, 'Avenger')
	expect(await subjectsTo(rider)).toEqual([])
	expect((await rider.api.notifications.list({})).results).toMatchObject([{ title: 'New in the market: Bajaj Avenger, 2020' }])
	await choose(rider, 'market', 'mail', true)
	await listFor(rider, 'Discover')
	expect(await subjectsTo(rider)).toEqual(['New in the market: Bajaj Discover, 2020'])
})

describe('in the quiet hours', () => {
	test('a mail that nobody has to get waits for their end and is written from what stands then; a booking’s does not wait', async () => {
		const rider = await signIn(product)
		await listFor(rider, 'Platina')
		await book(rider)
		setClock(new Date('2026-11-20T15:30:00Z'))
		expect(await subjectsTo(rider)).toEqual([expect.stringMatching(/booking|repair/i)])
		setClock(new Date('2026-11-21T02:29:00Z'))
		expect(await subjectsTo(rider)).toHaveLength(1)
		setClock(new Date('2026-11-21T02:30:00Z'))
		expect(await subjectsTo(rider)).toHaveLength(2)
		expect(await subjectsTo(rider)).toHaveLength(2)
	})

	test('are the customer’s own hours, or none', async () => {
		const [early, never] = [await signIn(product), await signIn(product)]
		await early.api.privacy.changePreferences({ body: { quiet_from: 11, quiet_until: 12 } })
		expect(await never.api.privacy.changePreferences({ body: { quiet_from: 0, quiet_until: 0 } })).toMatchObject({ quiet_from: 0 })
		await listFor(early, 'Chetak')
		expect(await subjectsTo(early)).toEqual([])
		await listFor(never, 'Boxer')
		setClock(new Date('2026-11-20T19:30:00Z'))
		expect(await subjectsTo(never)).toHaveLength(1)
		expect(await subjectsTo(early)).toHaveLength(1)
	})
})

describe('short messages', () => {
	test('go beside the mail to whoever chose them for that purpose and has a phone number, each once', async () => {
		const rider = await signIn(product)
		expect(await refusalOf(choose(rider, 'bookings', 'sms', true))).toMatchObject({
			status: 400,
			words: 'Please enter your phone number in your profile first.',
		})
		await withPhone(rider, '9876500001')
		await choose(rider, 'bookings', 'sms', true)
		await choose(rider, 'market', 'whatsapp', true)
		await listFor(rider, 'Dominar')
		const about = (all: Written[]) => all.filter(({ channel }) => channel !== 'mail').map(({ channel, text }) => [channel, text])
		const said = about(await writtenTo(rider, '9876500001'))
		expect(said).toEqual([
			['whatsapp', expect.stringMatching(/^Pahiya: New in the market: Bajaj Dominar, 2020\. http:\/\/127\.0\.0\.1:3000\/vehicles\/\d+$/)],
		])
		await book(rider)
		expect(about(await writtenTo(rider, '9876500001'))).toEqual([...said, ['sms', expect.stringContaining('/profile/repairs/')]])
		await product.workAgain('send-short-message')
		expect(about(await writtenTo(rider, '9876500001'))).toHaveLength(2)
	})

	test('about reminders need the consent to them, and end with it', async () => {
		const rider = await signIn(product)
		await withPhone(rider, '9876500002')
		expect(await refusalOf(choose(rider, 'reminders', 'sms', true))).toMatchObject({ status: 400 })
		expect((await choose(rider, 'reminders', 'mail', true)).purposes[1]).toMatchObject({ mail: true })
		expect(await rider.api.privacy.consents({})).toMatchObject([{ purpose: 'service_reminders', given: true }, {}, {}])
		expect((await choose(rider, 'reminders', 'sms', true)).purposes[1]).toMatchObject({ mail: true, sms: true })
		expect((await choose(rider, 'reminders', 'mail', false)).purposes[1]).toMatchObject({ mail: false, sms: false })
		const waiting = {
			customerId: rider.id,
			channel: 'sms',
			purpose: 'reminders',
			key: 'late',
			subject: 'Your service is due',
			path: '/profile',
		}
		await product.sql(`insert into queued_jobs (kind, payload, recipient, turn) values ('send-short-message', $1, '', 0)`, [waiting])
		expect(await writtenTo(rider, '9876500002')).toEqual([])
		// Given again, it is a consent to mails alone.
		expect((await choose(rider, 'reminders', 'mail', true)).purposes[1]).toMatchObject({ mail: true, sms: false })
		await choose(rider, 'reminders', 'sms', true)
		const { page } = unsubscribeOf({ publicUrl: '', keys: testKeys }, 'reminders', rider.id)
		await product.as().privacy.unsubscribe({ params: { token: /unsubscribe\/([^?]+)/.exec(page)?.[1] ?? '' } })
		expect((await choose(rider, 'reminders', 'mail', true)).purposes[1]).toMatchObject({ mail: true, sms: false })
	})
})

describe('every mail that nobody has to get', () => {
	test('can be ended by the link in it or by the mail program’s own button, without a login, once and again', async () => {
		const { aPart } = await partMaker(product)
		const rider = await signIn(product)
		const part = await aPart({ stock_quantity: 0 })
		await rider.api.parts.tellWhenBack({ params: { uuid: part.uuid } })
		await staff.api.staff.parts.change({ params: { uuid: part.uuid }, body: { stock_quantity: 5, reason: 'Delivered' } })
		const [mail] = await writtenTo(rider)
		expect(mail?.subject).toMatch(/is back in stock$/)
		const token = /\/unsubscribe\/(\S+)\?of=market/.exec(mail?.text ?? '')?.[1] ?? ''
		expect((await oneClick(`${token}x`)).statusCode).toBe(404)
		const forms = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']
		for (const form of forms) {
			const ended = await oneClick(token, { 'content-type': form })
			expect([ended.statusCode, ended.json()]).toEqual([200, { message: 'You get no more mails about the market and parts from us.' }])
		}
		expect((await rider.api.privacy.preferences({})).purposes[2]).toMatchObject({ purpose: 'market', mail: false })
		await listFor(rider, 'Vikrant')
		expect(await subjectsTo(rider)).toHaveLength(1)
	})

	test('is opened by a browser on the page where it can be pressed; no other call takes a form that another site could send', async () => {
		const { page, oneClick: button } = unsubscribeOf({ publicUrl: 'http://127.0.0.1:3000', keys: testKeys }, 'plans', 7)
		const open = async (url: string) => {
			const { statusCode, headers } = await product.app.inject({ method: 'GET', url: new URL(url).pathname })
			return [statusCode, headers.location]
		}
		expect(await open(button)).toEqual([303, page.replace('http://127.0.0.1:3000', '')])
		expect((await open('http://127.0.0.1:3000/api/accounts/unsubscribe/7.abc/'))[0]).toBe(404)
		const headers = { 'content-type': 'application/x-www-form-urlencoded' }
		const elsewhere = await product.app.inject({ method: 'POST', url: '/api/accounts/login/', payload: 'email=a', headers })
		expect(elsewhere.statusCode).toBe(415)
	})
})

test('what was chosen is carried away with the account and ends with it (D-43)', async () => {
	const rider = await signIn(product)
	await choose(rider, 'plans', 'mail', false)
	await rider.api.privacy.changePreferences({ body: { quiet_from: 22, quiet_until: 7 } })
	expect(await rider.api.privacy.exportData({})).toMatchObject({
		notification_choices: [{ purpose: 'plans', channel: 'mail', is_on: false }],
		quiet_hours: { from: 22, until: 7 },
	})
	await product.database.transaction((db) => mailData.forget(db, rider))
	expect(await rider.api.privacy.preferences({})).toMatchObject({ quiet_from: 21, purposes: [{}, {}, {}, { mail: true }] })
})
