import { beforeAll, describe, expect, test } from 'vitest'
import { setClock } from '#platform/clock.ts'
import { one } from '#shared/one.ts'
import { mailsTo } from '../../../tests/support/mails-to.ts'
import { refusalOf } from '../../../tests/support/refusal-of.ts'
import { signIn } from '../../../tests/support/sign-in.ts'
import { aKey, useTestApp } from '../../../tests/support/test-app.ts'

const clock = '2026-11-20T06:00:00Z'
const product = useTestApp({ clock, connections: 20 })
type Person = Awaited<ReturnType<typeof signIn>>
let staff: Person
let rider: Person
beforeAll(async () => {
	staff = await signIn(product, { role: 'staff', name: 'Kavita Rane' })
	rider = await signIn(product)
})

let sent = 0
const aMessage = (changes: object = {}) => {
	sent += 1
	return { name: 'Ravi Kulkarni', email: `ravi${sent}@pahiya.test`, message: `Do you come to Hadapsar on Sundays? (${sent})`, ...changes }
}
const post = (body: unknown) => product.call('POST', '/accounts/contact/', { body })
const linkOf = async (email: string) => /\/contact-us\/(\S+)/.exec((await mailsTo(product, email))[0]?.text ?? '')?.[1] ?? ''
const listed = async (query: object = {}) => (await staff.api.staff.contactMessages.list({ query })).results

test('a visitor’s message is stored, mailed to the company, and gets a number and a link (A.CONTACT-10, A.CONTACT-16, A.CONTACT-17, A.API-18)', async () => {
	const body = aMessage({ phone: '+91 90000-00001' })
	const answer = await post(body)
	expect(answer).toMatchObject({
		status: 201,
		body: { message: 'Your message has been sent successfully!', reference: expect.stringMatching(/^CM\d+$/) },
	})
	const found = one((await listed({ search: body.email })) as { id: number }[])
	expect(found).toMatchObject({
		status: 'new',
		kind: 'question',
		name: body.name,
		phone: '+91 90000-00001',
		message: body.message,
		customer: null,
	})
	const [receipt] = await mailsTo(product, body.email)
	expect(receipt?.subject).toBe(`We have your question: CM${found.id}`)
	// A mail read as plain text has an address and no button.
	expect(receipt?.text).toContain('Open it below to see how it stands')
	expect(receipt?.text).not.toContain('button')
	expect(receipt?.text).toContain('You get an answer within 48 hours.')
	const arrived = (await mailsTo(product, 'care@pahiya.example')).find(({ subject }) => subject.includes(`CM${found.id} `))
	expect(arrived?.text).toContain(body.message)
})

describe('what is missing or wrong is said at its field, in the forms that readers know', () => {
	const cases: [string, object, string, string][] = [
		['A.CONTACT-04', { name: '  ' }, 'name', 'Name is required'],
		['A.CONTACT-05', { email: '' }, 'email', 'Email is required'],
		['A.CONTACT-06', { email: 'ravi@' }, 'email', 'Please enter a valid email address'],
		['A.CONTACT-07', { message: ' \n ' }, 'message', 'Message is required'],
		['A.CONTACT-08, A.CONST-09', { message: ' 123456789 ' }, 'message', 'Message must be at least 10 characters'],
		['A.CONTACT-09, A.CONST-08', { phone: '123' }, 'phone', 'Phone number must be 10 to 15 digits'],
	]
	test.each(cases)('%s', async (_id, changes, field, words) => {
		const before = (await staff.api.staff.contactMessages.list({ query: {} })).count
		const answer = await post(aMessage(changes))
		expect(answer).toMatchObject({ status: 400, body: { error: words, details: { [field]: [words] }, [field]: [words] } })
		expect((await staff.api.staff.contactMessages.list({ query: {} })).count).toBe(before)
	})
	test('ten characters and no phone are enough (A.CONTACT-08, A.CONTACT-09)', async () => {
		expect((await post(aMessage({ message: '1234567890', phone: '' }))).status).toBe(201)
	})
	test('nonsense is no error of ours', async () => {
		for (const body of [null, [], 'x', { name: 1, email: {}, message: [] }, { ...aMessage(), kind: 'praise' }])
			expect((await post(body)).status).toBe(400)
	})
})

test('an answered message can be opened again beside a new one of the same words, by its sender and by staff', async () => {
	const body = aMessage()
	const first = String((await post(body)).body.reference)
	const link = await linkOf(body.email)
	const id = Number(first.slice(2))
	await staff.api.staff.answerContactMessage({ params: { id }, body: { text: 'Yes, we do come to Hadapsar.' } })
	const second = (await post(body)).body.reference
	expect(second).not.toBe(first)
	const added = await product.as().contact.add({ params: { token: link }, body: { message: 'And on Saturdays too?' } })
	expect(added).toMatchObject({ reference: first, status: 'new' })
	expect((await post(body)).body.reference).toBe(second)
	for (const status of ['closed', 'new'] as const)
		expect(await staff.api.staff.contactMessages.change({ params: { id }, body: { status } })).toMatchObject({ status })
})

test('the same words sent again as a complaint make the waiting question one, and a mail confirms it', async () => {
	const body = aMessage()
	const { reference } = (await post(body)).body
	await mailsTo(product, body.email)
	expect((await post({ ...body, kind: 'complaint' })).body.reference).toBe(reference)
	expect(await listed({ search: body.email })).toMatchObject([{ kind: 'complaint', due_at: expect.stringMatching(/^2026-12-20/) }])
	expect((await mailsTo(product, body.email)).map(({ subject }) => subject)).toEqual([
		`We have your question: ${reference}`,
		`We have your complaint: ${reference}`,
	])
	// And never back.
	expect((await post(body)).body.reference).toBe(reference)
	expect(await listed({ search: body.email })).toMatchObject([{ kind: 'complaint' }])
})

test('pressed ten times at once it is one message and one mail each (A.E-47)', async () => {
	const body = aMessage()
	const answers = await Promise.all(Array.from({ length: 10 }, () => post(body)))
	expect(new Set(answers.map(({ body: { reference } }) => reference)).size).toBe(1)
	expect(answers.every(({ status }) => status === 201)).toBe(true)
	expect(await mailsTo(product, body.email)).toHaveLength(1)
})

test('staff answer by mail and into the thread, the sender writes back by the link, and it waits for staff again', async () => {
	const body = aMessage()
	await post(body)
	const { id, version } = one((await listed({ search: body.email })) as { id: number; version: number }[])
	const answered = await staff.api.staff.answerContactMessage({ params: { id }, body: { text: 'Yes, also on Sundays.', version } })
	expect(answered).toMatchObject({
		status: 'answered',
		due_at: null,
		thread: [{ by: 'sender' }, { by: 'company', text: 'Yes, also on Sundays.' }],
	})
	expect((await refusalOf(staff.api.staff.answerContactMessage({ params: { id }, body: { text: 'Again', version } }))).status).toBe(409)
	const token = await linkOf(body.email)
	expect((await mailsTo(product, body.email)).at(-1)?.text).toContain('Yes, also on Sundays.')
	const nobody = product.as()
	expect((await nobody.contact.ticket({ params: { token } })).thread).toHaveLength(2)
	const added = await nobody.contact.add({ params: { token }, body: { message: 'Then please come this Sunday.' } })
	expect(added).toMatchObject({ status: 'new', thread: [{}, {}, { by: 'sender', text: 'Then please come this Sunday.' }] })
	// Pressed twice it stands there once.
	expect((await nobody.contact.add({ params: { token }, body: { message: 'Then please come this Sunday.' } })).thread).toHaveLength(3)
	expect(await staff.api.staff.counts({})).toMatchObject({ messages_to_answer: (await listed({ open: 'true', page_size: 100 })).length })
})

test('a link that is changed opens nothing, and shows neither address nor number of its sender (B.E-34)', async () => {
	const body = aMessage({ phone: '9000000002' })
	await post(body)
	const token = await linkOf(body.email)
	expect(JSON.stringify(await product.as().contact.ticket({ params: { token } }))).not.toMatch(/9000000002|@/)
	for (const wrong of [`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`, `9${token}`])
		expect((await product.call('GET', `/accounts/contact/${wrong}/`)).status).toBe(404)
})

test('a complaint names who answers for it, is resolved within a month, and comes up for staff when it is not (D-49)', async () => {
	const body = aMessage({ kind: 'complaint' })
	await post(body)
	const [receipt] = await mailsTo(product, body.email)
	expect(receipt?.text).toMatch(/resolve it within 30 days\. Our grievance officer Asha Deshmukh/)
	const find = async () =>
		one((await listed({ search: body.email })) as { id: number; version: number; due_at: string; is_overdue: boolean }[])
	const found = await find()
	expect(found.due_at).toMatch(/^2026-12-20T06:0/)
	await staff.api.staff.answerContactMessage({ params: { id: found.id }, body: { text: 'We look into it.' } })
	// An answer does not stop its clock; only closing it does.
	expect((await find()).due_at).toBe(found.due_at)
	await product.sql(`update contact_messages set due_at = '2026-11-19' where id = $1`, [found.id])
	expect((await listed({ overdue: 'true' })).map(({ id }) => id)).toContain(found.id)
	expect((await staff.api.staff.counts({})).overdue_messages).toBeGreaterThan(0)
	const closed = await staff.api.staff.contactMessages.change({
		params: { id: found.id },
		body: { status: 'closed', version: (await find()).version },
	})
	expect(closed).toMatchObject({ status: 'closed', due_at: null, is_overdue: false })
})

test('a question that is closed and then said to be answered is owed nothing more, however late it gets; asked anew it has its hours again', async () => {
	const body = aMessage()
	await post(body)
	// A login does not live as long as the test's clock runs.
	const at = async (moment: string) => {
		setClock(new Date(moment))
		return (await signIn(product, { role: 'staff' })).api.staff
	}
	type Desk = Awaited<ReturnType<typeof at>>
	const find = async ({ contactMessages }: Desk) => one((await contactMessages.list({ query: { search: body.email } })).results)
	const set = async (desk: Desk, status: 'new' | 'answered' | 'closed') => {
		const { id, version } = await find(desk)
		return desk.contactMessages.change({ params: { id }, body: { status, version } })
	}
	try {
		const first = await at(clock)
		expect((await find(first)).due_at).toMatch(/^2026-11-22T06:0/)
		for (const status of ['closed', 'answered'] as const)
			expect(await set(first, status)).toMatchObject({ status, due_at: null, is_overdue: false })
		const later = await at('2026-11-30T06:00:00Z')
		const before = (await later.counts({})).overdue_messages
		expect((await find(later)).is_overdue).toBe(false)
		expect(await set(later, 'new')).toMatchObject({ due_at: expect.stringMatching(/^2026-12-02T06:0/), is_overdue: false })
		const last = await at('2026-12-03T06:00:00Z')
		const { id, is_overdue } = await find(last)
		// By the clock of the product, which the database does not know (D-07).
		expect(is_overdue).toBe(true)
		expect((await last.contactMessages.list({ query: { overdue: 'true', page_size: 100 } })).results.map((row) => row.id)).toContain(id)
		const counted = (await last.counts({})).overdue_messages
		expect(counted).toBeGreaterThan(before)
		// A time that an earlier release left behind an answer counts for nothing.
		await product.sql(`update contact_messages set status = 'answered', was_answered = true where id = $1`, [id])
		expect((await find(last)).is_overdue).toBe(false)
		expect((await last.counts({})).overdue_messages).toBe(counted - 1)
	} finally {
		setClock(new Date(clock))
	}
})

test('a mail greets with a name, and carries nothing that somebody typed instead of one', async () => {
	const body = aMessage({ name: `You won! Visit https://evil.test/prize ${'now '.repeat(40)}`.slice(0, 255) })
	await post(body)
	const [receipt] = await mailsTo(product, body.email)
	expect(receipt?.text).toContain('Hello You Visit now,')
	expect(receipt?.text).not.toContain('evil.test')
})

test('sent again with its key it is the same answer; another message under that key is refused (D-19)', async () => {
	const body = aMessage()
	const key = aKey()
	const { contact } = product.as()
	const first = await contact.send({ body, key })
	expect(await contact.send({ body, key })).toEqual(first)
	expect(await refusalOf(contact.send({ body: aMessage(), key }))).toMatchObject({ status: 422 })
	expect((await product.call('POST', '/accounts/contact/', { body: aMessage(), headers: { 'idempotency-key': 'short' } })).status).toBe(400)
	// An answered question asked in the same words is a new one, but not by a repetition.
	await product.sql(`update contact_messages set status = 'answered', was_answered = true, due_at = null where email = $1`, [body.email])
	expect(await contact.send({ body, key })).toEqual(first)
	expect((await contact.send({ body, key: aKey() })).reference).not.toBe(first.reference)
})

test('a customer’s own messages are in the file of own data, and go with the account (D-43)', async () => {
	await rider.api.contact.send({ body: { name: 'Asha Rider', email: 'asha.rider@pahiya.test', message: 'Where is my order?' } })
	expect((await rider.api.privacy.exportData({})).contact_messages).toMatchObject([{ thread: [{ text: 'Where is my order?' }] }])
})

test('messages older than two years are removed (B.CONST-40)', async () => {
	await product.sql(`insert into contact_messages (kind, status, was_answered, name, email, message, created_at)
		values ('question', 'closed', true, 'Old', 'old@pahiya.test', 'From long ago', '2024-11-01')`)
	await product.sql(`insert into queued_jobs (kind, payload, recipient, turn) values ('forget-contact-messages', '{}', '', 0)`)
	await product.work()
	expect(await listed({ search: 'old@pahiya.test' })).toEqual([])
})
