import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { one } from '#shared/one.ts'
import { aBooking, aPackage, type Package } from '../../../../tests/support/a-booking.ts'
import { refusalOf } from '../../../../tests/support/refusal-of.ts'
import { signIn } from '../../../../tests/support/sign-in.ts'
import { useTestApp } from '../../../../tests/support/test-app.ts'

const product = useTestApp({ clock: '2026-11-20T06:00:00Z' })
type Person = Awaited<ReturnType<typeof signIn>>
type Change = Parameters<Person['api']['staff']['changeMailText']>[0]['body']
type Sent = { key: string; to: string; subject: string; text: string; html: string }
const mail = 'repair-booked'
const standard = { subject: null, heading: null, greeting: null, opening: null, closing: null }
const opening = 'Thank you, {name}. {next_step} We look forward to your bike.'

let admin: Person
let some: Package
beforeAll(async () => {
	admin = await signIn(product, { role: 'admin', name: 'Meera Joshi' })
	some = await aPackage(product)
})
beforeEach(async () => {
	await change(standard)
	await product.sql('delete from outbox')
})
const change = (body: Change, by = admin, of = mail) => by.api.staff.changeMailText({ params: { mail: of }, body })
const show = (of = mail) => admin.api.staff.mailText({ params: { mail: of } })
const preview = (body: Parameters<Person['api']['staff']['previewMail']>[0]['body'], of = mail) =>
	admin.api.staff.previewMail({ params: { mail: of }, body })
const outbox = () => product.sql<Sent>('select key, "to", subject, text, html from outbox order by id')
const textsOf = async () => Object.fromEntries((await show()).texts.map(({ field, text }) => [field, text]))
const bookAndRead = async (time: string) => {
	const rider = await signIn(product)
	await rider.api.repairs.book({ body: aBooking(some, { schedule_time: time }) })
	await product.sql('delete from outbox')
	await product.work()
	return one((await outbox()).filter(({ key }) => key.startsWith('repair-booked:')))
}

test('an admin sees every mail by what it is about, with when it goes, and which ones were changed', async () => {
	await change({ subject: 'Your booking {reference} is with us' })
	const all = await admin.api.staff.mailTexts({})
	expect(all.length).toBeGreaterThan(50)
	expect(all.filter(({ is_changed }) => is_changed)).toEqual([
		{
			mail,
			group: 'Repairs',
			title: 'Booking received',
			sent: 'At once, to whoever booked a repair.',
			subject: 'Your booking {reference} is with us',
			is_changed: true,
		},
	])
})

test('a changed text is in the next mail; what is agreed, and the way to it, stay as they are', async () => {
	await change({ subject: '{company}: {reference}', greeting: 'Namaste {name},', opening })
	const { subject, text, html } = await bookAndRead('10:00')
	expect(subject).toMatch(/^Pahiya: BK\d{10}$/)
	for (const part of ['Namaste Asha', 'We look at your booking now and confirm it. We look forward to your bike.', some.name, 'Flat 12']) {
		expect(text).toContain(part)
		expect(html).toContain(part)
	}
	expect(text).toMatch(/See your booking: http:\/\/127\.0\.0\.1:3000\/profile\/repairs\/\d+/)
	expect(text).not.toContain('Its page always shows')
})

test('back at the standard texts, mails say what they said before', async () => {
	const before = await bookAndRead('11:00')
	await change({ opening })
	expect(await show()).toMatchObject({ is_changed: true })
	const after = await change(standard)
	expect(after).toMatchObject({ is_changed: false })
	expect(after.texts.every(({ text, standard }) => text === standard)).toBe(true)
	const { subject, text } = await bookAndRead('12:00')
	const first = (words: string) => words.split('\n').slice(0, 4).join('\n')
	expect(first(text)).toBe(first(before.text))
	expect(subject.slice(0, 20)).toBe(before.subject.slice(0, 20))
})

test('the preview is the mail: the same words with example data, before anything is saved', async () => {
	const shown = await preview({ heading: 'We have it, {name}', opening })
	expect(shown.text).toContain('We have it, Asha Kulkarni')
	expect(shown.html).toContain('We look forward to your bike.')
	expect(shown.subject).toMatch(/^We have your booking BK0000000000: /)
	expect(await show()).toMatchObject({ is_changed: false })
	expect(await product.sql('select * from queued_jobs')).toEqual([])
})

test('a test mail goes to whoever asks, by the one queue, in the saved words, and only once for one press', async () => {
	await change({ subject: 'We have it: {reference}' })
	const key = crypto.randomUUID()
	for (const _ of [1, 2]) await admin.api.staff.sendTestMail({ params: { mail }, key })
	await product.work()
	const sent = one(await outbox())
	expect(sent).toMatchObject({ to: admin.email, subject: 'Test: We have it: BK0000000000' })
	expect(sent.html).toBe((await preview({})).html)
	expect(await product.sql(`select * from notifications where key like 'mail-example%'`)).toEqual([])
})

describe('two admins at one mail', () => {
	test('the second is told and shown what counts now; nothing of his is kept (D-48, B.ADMIN-36)', async () => {
		const { version } = await show()
		const after = await change({ heading: 'Booked', version })
		const refused = await refusalOf(change({ heading: 'We booked it', version }))
		expect(refused).toMatchObject({ status: 409, body: { current: after } })
		expect(await textsOf()).toMatchObject({ heading: 'Booked' })
	})

	test.each(['order-placed', 'visit-scheduled'])(
		'at the same moment exactly one gets his way, the first time too: %s (B.ADMIN-36)',
		async (of) => {
			const { version } = await show(of)
			const outcomes = await Promise.allSettled(
				Array.from({ length: 6 }, (_, number) => change({ heading: `Heading ${number}`, version }, admin, of)),
			)
			expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
			for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason.status).toBe(409)
		},
	)
})

test('the audit log tells what was changed in words, before and after, and that it was taken back (D-21)', async () => {
	await change({ heading: 'Booked' })
	await change(standard)
	const { results } = await admin.api.staff.auditLog({ query: { collection: 'mail-texts', object_id: mail, page_size: 2 } })
	expect(results).toMatchObject([
		{ action: 'reset', before: { heading: 'Booked' }, after: { heading: 'We have your booking' } },
		{
			actor: admin.id,
			object_name: '“repair booked”',
			action: 'change',
			before: { heading: 'We have your booking' },
			after: { heading: 'Booked' },
		},
	])
	expect(Object.keys(results[1]?.before ?? {})).toEqual(['heading'])
})

test('what says the same already changes nothing and leaves no entry (D-21)', async () => {
	const before = await show()
	const entries = () => product.sql(`select id from audit_log where collection = 'mail-texts'`)
	const known = await entries()
	expect(await change(await textsOf())).toEqual(before)
	expect(await entries()).toEqual(known)
})

const send = (of: string, body: unknown, way = '') =>
	product.call(way ? 'POST' : 'PATCH', `/admin/mail-texts/${of}/${way}`, { access: admin.access, body })

test.each([
	[mail, { subject: ' ' }, 'subject', /blank/],
	[mail, { subject: 'x'.repeat(151) }, 'subject', /150/],
	[mail, { subject: 'One\nTwo' }, 'subject', /one line/],
	[mail, { opening: `{next_step} ${'x'.repeat(1000)}` }, 'opening', /1000/],
	[mail, { opening: 'Thank you, {nickname}. {next_step}' }, 'opening', /no \{nickname\}.*\{name\}/],
	[mail, { opening: 'Thank you, {Name}. {next_step}' }, 'opening', /as they are listed/],
	[mail, { opening: 'Thank you, {name. {next_step}' }, 'opening', /as they are listed/],
	[mail, { opening: 'Thank you.' }, 'opening', /Please keep \{next_step\}/],
	[mail, { closing: '' }, 'closing', /Please keep \{free_until\}/],
	[mail, { opening: '<b>Thank you</b> {next_step}' }, 'opening', /without < and >/],
	[mail, { opening: 'See https://other.example {next_step}' }, 'opening', /links out/],
	[mail, { opening: 'See www.other.example {next_step}' }, 'opening', /links out/],
	[mail, { opening: 'See pahiya-pay.in/now {next_step}' }, 'opening', /links out/],
	[mail, { heading: 'We have it\u0000' }, 'heading', /cannot be used/],
	[mail, { heading: 5 }, 'heading', /text/],
	[mail, { version: 'new' }, 'version', /number/],
	['verify-email', { heading: 'Confirm' }, 'heading', /no such text/],
	['reset-password', { subject: 'A new password' }, 'subject', /protects accounts/],
])('%s with %j is refused at its field, by the preview too, and nothing is kept (D-18)', async (of, body, field, words) => {
	const before = await show(of)
	for (const way of field === 'version' ? [''] : ['', 'preview/']) {
		const reply = await send(of, body, way)
		expect(reply.status).toBe(400)
		expect(Object.keys(reply.body)).toEqual([field])
		expect((reply.body as unknown as Record<string, string[]>)[field]?.[0]).toMatch(words)
	}
	expect(await show(of)).toEqual(before)
})

test('only an admin reads, changes, previews and tries them; for others they are not there (D-20, D-48)', async () => {
	for (const role of ['customer', 'technician', 'staff'] as const) {
		const { api } = await signIn(product, { role })
		const calls = [
			api.staff.mailTexts({}),
			api.staff.mailText({ params: { mail } }),
			api.staff.changeMailText({ params: { mail }, body: { heading: 'Mine' } }),
			api.staff.previewMail({ params: { mail }, body: {} }),
			api.staff.sendTestMail({ params: { mail } }),
		]
		for (const call of calls) expect((await refusalOf(call)).status).toBe(403)
	}
	expect((await product.call('GET', '/admin/mail-texts/')).status).toBe(401)
	for (const of of ['nothing', "x' or 1=1", '__proto__']) expect((await send(encodeURIComponent(of), {})).status).toBe(404)
	for (const method of ['PUT', 'DELETE', 'POST'])
		expect((await product.call(method, `/admin/mail-texts/${mail}/`, { access: admin.access, body: {} })).status).toBe(405)
})
