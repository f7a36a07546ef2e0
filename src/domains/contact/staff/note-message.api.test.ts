import { beforeAll, expect, test } from 'vitest'
import { refusalOf } from '../../../../tests/support/refusal-of.ts'
import { signIn } from '../../../../tests/support/sign-in.ts'
import { aKey, useTestApp } from '../../../../tests/support/test-app.ts'

const product = useTestApp({ clock: '2026-11-20T06:00:00Z' })

type Person = Awaited<ReturnType<typeof signIn>>
let staff: Person
let rider: Person
beforeAll(async () => {
	staff = await signIn(product, { role: 'staff' })
	rider = await signIn(product)
})
type Noted = Parameters<Person['api']['staff']['noteContactMessage']>[0]['body']
const said = { name: 'Ravi Kulkarni', email: 'ravi@pahiya.test', message: 'The chain rattles since Monday.' }
const note = (body: Partial<Noted> = {}, key?: string) => staff.api.staff.noteContactMessage({ body: { ...said, ...body }, key })
const mailsTo = async (to: string) => {
	await product.work()
	return product.sql<{ subject: string; text: string }>('select subject, text from outbox where "to" = $1 order by id', [to])
}

test('what somebody says on the phone is written down with a number, a clock and a mail to him; the company is not told of what it wrote (D-22, A.CONTACT-17, A.ADMIN-06)', async () => {
	const { unread } = await staff.api.staff.notifications({})
	const noted = await note({ kind: 'complaint', phone: '90000 00001' })
	expect(noted).toMatchObject({
		...said,
		kind: 'complaint',
		status: 'new',
		phone: '90000 00001',
		customer: null,
		due_at: expect.stringMatching(/^2026-1[12]-/),
		is_overdue: false,
		thread: [{ by: 'sender', text: said.message }],
	})
	expect(await staff.api.staff.contactMessages.find({ params: { id: noted.id } })).toEqual(noted)
	const [receipt] = await mailsTo(said.email)
	expect(receipt?.subject).toContain(noted.reference)
	expect((await mailsTo('care@pahiya.example')).filter(({ subject }) => subject.includes(noted.reference))).toEqual([])
	expect((await staff.api.staff.notifications({})).unread).toBe(unread)
	const [entry] = await product.sql<{ after: object }>(
		`select actor_id, action, after from audit_log where collection = 'contact-messages' and object_id = $1`,
		[String(noted.id)],
	)
	expect(entry).toEqual({ actor_id: staff.id, action: 'create', after: { kind: 'complaint', status: 'new' } })
})

test('it belongs to the account that has verified the address, and to nobody else (D-53)', async () => {
	expect((await note({ email: rider.email.toUpperCase(), message: 'Please call me back.' })).customer).toBe(rider.id)
	const unverified = await signIn(product, { verified: false })
	expect((await note({ email: unverified.email, message: 'Please call me back.' })).customer).toBeNull()
})

test('the same words that wait already are not written down twice, and one key writes them once (A.R-84, D-19)', async () => {
	const words = { message: 'When do you open tomorrow?' }
	const key = aKey()
	const noted = await note(words, key)
	expect((await note(words, key)).id).toBe(noted.id)
	expect(await refusalOf(note(words))).toMatchObject({ status: 400, fields: { message: [expect.stringContaining('already')] } })
})

test.each([
	[{ name: ' ' }, 'name'],
	[{ email: 'ravi' }, 'email'],
	[{ message: 'short' }, 'message'],
	[{ kind: 'praise' as 'question' }, 'kind'],
])('%j is refused at its field by the rules of the contact page (A.CONTACT-04 to A.CONTACT-08)', async (wrong, field) => {
	expect(Object.keys((await refusalOf(note(wrong))).fields)).toEqual([field])
})
