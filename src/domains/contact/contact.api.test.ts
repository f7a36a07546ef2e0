import { beforeAll, describe, expect, test } from 'vitest'
import { one } from '#shared/one.ts'
import { refusalOf } from '../../../tests/support/refusal-of.ts'
import { signIn } from '../../../tests/support/sign-in.ts'
import { useTestApp } from '../../../tests/support/test-app.ts'

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
const mailsTo = async (to: string) => {
	await product.work()
	return product.sql<{ subject: string; text: string }>('select subject, text from outbox where "to" = $1 order by id', [to])
}
const linkOf = async (email: string) => /\/contact-us\/(\S+)/.exec((await mailsTo(email))[0]?.text ?? '')?.[1] ?? ''
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
	const [receipt] = await mailsTo(body.email)
	expect(receipt?.subject).toBe(`We have your question: CM${found.id}`)
	expect(receipt?.text).toContain('You get an answer within 48 hours.')
	const arrived = (await mailsTo('care@pahiya.example')).find(({ subject }) => subject.includes(`CM${found.id} `))
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

test('pressed ten times at once it is one message and one mail each (A.E-47)', async () => {
	const body = aMessage()
	const answers = await Promise.all(Array.from({ length: 10 }, () => post(body)))
	expect(new Set(answers.map(({ body: { reference } }) => reference)).size).toBe(1)
	expect(answers.every(({ status }) => status === 201)).toBe(true)
	expect(await mailsTo(body.email)).toHaveLength(1)
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
	expect((await mailsTo(body.email)).at(-1)?.text).toContain('Yes, also on Sundays.')
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
	const [receipt] = await mailsTo(body.email)
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

test('a customer’s own messages are in the file of own data, and go with the account (D-43)', async () => {
	await rider.api.contact.send({ body: { name: 'Asha Rider', email: 'asha.rider@pahiya.test', message: 'Where is my order?' } })
	expect((await rider.api.privacy.exportData({})).contact_messages).toMatchObject([{ thread: [{ text: 'Where is my order?' }] }])
})

test('messages older than two years are removed (B.CONST-40)', async () => {
	await product.sql(`insert into contact_messages (kind, status, name, email, message, created_at)
		values ('question', 'closed', 'Old', 'old@pahiya.test', 'From long ago', '2024-11-01')`)
	await product.sql(`insert into queued_jobs (kind, payload, recipient, turn) values ('forget-contact-messages', '{}', '', 0)`)
	await product.work()
	expect(await listed({ search: 'old@pahiya.test' })).toEqual([])
})
