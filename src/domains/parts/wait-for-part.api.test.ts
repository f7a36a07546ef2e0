import { beforeAll, describe, expect, test } from 'vitest'
import { notSoldOut, partLimits, waitsForMany } from '#contract/parts/part-words.ts'
import type { StaffPart } from '#contract/parts/staff-parts.ts'
import { aMember, memberPassword } from '../../../tests/support/a-member.ts'
import { partMaker } from '../../../tests/support/a-part.ts'
import { anOrder } from '../../../tests/support/an-order.ts'
import { mailsTo, subjectsTo } from '../../../tests/support/mails-to.ts'
import { signIn } from '../../../tests/support/sign-in.ts'
import { useTestApp } from '../../../tests/support/test-app.ts'

const product = useTestApp({ clock: '2026-11-20T06:00:00Z', connections: 20 })

type Person = Awaited<ReturnType<typeof signIn>>
let maker: Awaited<ReturnType<typeof partMaker>>
let rider: Person
beforeAll(async () => {
	maker = await partMaker(product)
	rider = await signIn(product)
})
const soldOut = () => maker.aPart({ stock_quantity: 0 })
const asStaff = (method: string, url: string, body: object) => product.call(method, `/admin${url}`, { access: maker.access, body })
const stock = ({ uuid }: { uuid: string }, change: number) => asStaff('POST', `/parts/${uuid}/stock/`, { change, reason: 'Delivered' })
const patch = ({ uuid }: { uuid: string }, body: object) => asStaff('PATCH', `/parts/${uuid}/`, body)
const ask = ({ access }: Person, uuid: string) => product.call('POST', `/spare-parts/parts/${uuid}/tell_when_back/`, { access })
const waitFor = async (person: Person, { uuid }: { uuid: string }) => expect((await ask(person, uuid)).status).toBe(201)
const waitsOf = async (person: Person) => (await person.api.parts.waits({})).map(({ part }) => part)
const backOf = ({ name }: { name: string }) => `${name} is back in stock`

describe('whoever asks to be told when a part is back', () => {
	test('is told once by mail, and asks again the next time', async () => {
		const [person, part] = [await signIn(product), await soldOut()]
		await waitFor(person, part)
		expect(await person.api.parts.waits({})).toEqual([
			{ part: part.uuid, part_name: part.name, created_at: expect.stringContaining('2026-11-20') },
		])
		expect(await subjectsTo(product, person)).toEqual([])
		await stock(part, 3)
		const [mail] = await mailsTo(product, person)
		expect(mail?.subject).toBe(backOf(part))
		expect(mail?.text).toContain(`${part.name} is back in stock, for ₹500.`)
		expect(mail?.text).toContain(`/spare-parts/${part.uuid}`)
		expect(await waitsOf(person)).toEqual([])
		await stock(part, -3)
		await stock(part, 4)
		expect(await subjectsTo(product, person)).toHaveLength(1)
		await stock(part, -4)
		await waitFor(person, part)
		await stock(part, 1)
		expect(await subjectsTo(product, person)).toEqual([backOf(part), backOf(part)])
	})

	test('asks a second time and twenty times at once to no effect, and can take it back', async () => {
		const [person, part] = [await signIn(product), await soldOut()]
		const answers = await Promise.all(Array.from({ length: 20 }, () => ask(person, part.uuid)))
		expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(19)
		expect(await waitsOf(person)).toEqual([part.uuid])
		const undo = () => person.api.parts.stopTelling({ params: { uuid: part.uuid } })
		await undo()
		await undo()
		expect(await waitsOf(person)).toEqual([])
		await stock(part, 1)
		expect(await subjectsTo(product, person)).toEqual([])
	})

	test('is forgotten with the account, and mailed nothing (D-43)', async () => {
		const [person, part] = [await aMember(product), await soldOut()]
		await waitFor(person, part)
		await stock(part, 1)
		await person.api.privacy.deleteAccount({ body: { password: memberPassword } })
		expect(await product.sql('select from part_waits where customer_id = $1', [person.id])).toEqual([])
		expect(await subjectsTo(product, person)).not.toContain(backOf(part))
	})

	test('is refused for what is not sold out, what there is not, for too many, and without a login', async () => {
		const [person, there] = [await signIn(product), await maker.aPart()]
		expect(await ask(person, there.uuid)).toMatchObject({ status: 400, body: { error: notSoldOut } })
		const gone = await soldOut()
		await patch(gone, { is_active: false })
		for (const uuid of [gone.uuid, crypto.randomUUID()]) expect((await ask(person, uuid)).status).toBe(404)
		expect((await product.call('POST', `/spare-parts/parts/${gone.uuid}/tell_when_back/`, {})).status).toBe(401)
		await product.sql(
			`insert into part_waits (part_id, customer_id, created_at)
			select id, $1, now() from parts where stock_quantity > 0 or uuid <> $2 order by id limit $3`,
			[person.id, there.uuid, partLimits.waits],
		)
		const another = await soldOut()
		expect(await ask(person, another.uuid)).toMatchObject({ status: 400, body: { error: waitsForMany } })
	})
})

describe('a part is back', () => {
	const ways: Record<string, (part: StaffPart) => Promise<unknown>> = {
		'by its stock written anew': (part) => patch(part, { stock_quantity: 2, reason: 'Counted' }),
		'by a file': async (part) => {
			const file = new File([`part_number,stock_quantity,reason\n${part.part_number},5,Delivered\n`], 'parts.csv', { type: 'text/csv' })
			const form = new FormData()
			form.set('file', file)
			return product.call('POST', '/admin/parts/import/', { access: maker.access, body: form })
		},
		'from pre-order': async (part) => {
			await patch(part, { availability_status: 'pre_order' })
			await stock(part, 5)
			expect(await subjectsTo(product, rider)).not.toContain(backOf(part))
			return patch(part, { availability_status: 'in_stock' })
		},
		'after it was retired': async (part) => {
			await patch(part, { is_active: false })
			await stock(part, 5)
			return patch(part, { is_active: true })
		},
	}
	test.each(Object.entries(ways))('%s', async (_, comeBack) => {
		const part = await soldOut()
		await waitFor(rider, part)
		await comeBack(part)
		expect((await subjectsTo(product, rider)).filter((subject) => subject === backOf(part))).toHaveLength(1)
	})

	test('by an order that is cancelled', async () => {
		const part = await maker.aPart({ stock_quantity: 2 })
		const { order_number } = await anOrder(await signIn(product), { uuid: part.uuid, quantity: 2 })
		await waitFor(rider, part)
		const { status } = await asStaff('PATCH', `/orders/${order_number}/`, { status: 'cancelled', reason: 'Damaged in our store' })
		expect(status).toBe(200)
		expect(await subjectsTo(product, rider)).toContain(backOf(part))
	})

	test('with its category, which the daily look finds', async () => {
		const category = await maker.aCategory(`Hidden ${crypto.randomUUID()}`)
		const part = await maker.aPart({ stock_quantity: 0, category: category.uuid })
		await waitFor(rider, part)
		await asStaff('PATCH', `/part-categories/${category.uuid}/`, { is_active: false })
		await stock(part, 1)
		expect(await subjectsTo(product, rider)).not.toContain(backOf(part))
		await asStaff('PATCH', `/part-categories/${category.uuid}/`, { is_active: true })
		await product.sql(`insert into queued_jobs (kind, payload, recipient, turn) values ('tell-parts-back', '{}', '', 0)`)
		expect(await subjectsTo(product, rider)).toContain(backOf(part))
	})

	test('and gone again before anybody could be told: the wait goes on', async () => {
		const [person, part] = [await signIn(product), await soldOut()]
		await waitFor(person, part)
		await stock(part, 1)
		await stock(part, -1)
		expect(await subjectsTo(product, person)).toEqual([])
		expect(await waitsOf(person)).toEqual([part.uuid])
		await stock(part, 1)
		expect(await subjectsTo(product, person)).toEqual([backOf(part)])
	})

	test('for many people, each told once', async () => {
		const part = await soldOut()
		await product.sql(
			`with people as (insert into users (email, username, email_verified_at, created_at)
				select 'waiting' || n || '@wait.test', 'waiting' || n, now(), now() from generate_series(1, 150) n returning id)
			insert into part_waits (part_id, customer_id, created_at) select (select id from parts where uuid = $1), id, now() from people`,
			[part.uuid],
		)
		await stock(part, 1)
		await product.work()
		const [told] = await product.sql<{ mails: number; people: number }>(
			`select count(*)::int as mails, count(distinct "to")::int as people from outbox where subject = $1`,
			[backOf(part)],
		)
		expect(told).toEqual({ mails: 150, people: 150 })
	})
})

describe('at the same moment', () => {
	test('stock that comes back ten times is one mail to each who waits', async () => {
		const part = await soldOut()
		const people = await Promise.all(Array.from({ length: 4 }, () => signIn(product)))
		await Promise.all(people.map((person) => waitFor(person, part)))
		const answers = await Promise.all(Array.from({ length: 10 }, () => stock(part, 1)))
		expect(answers.every(({ status }) => status === 200)).toBe(true)
		// Two workers may have the work at hand at once, and a worker that is lost leaves it to another.
		await Promise.all([product.work(), product.work(), product.work()])
		await product.workAgain('tell-part-back', 'mail-part-back')
		for (const person of people) expect(await subjectsTo(product, person)).toEqual([backOf(part)])
	})

	test('who asks while the stock comes is told, or is told that it is there', async () => {
		const people = await Promise.all(Array.from({ length: 4 }, () => signIn(product)))
		for (let round = 0; round < 4; round++) {
			const part = await soldOut()
			const [answers] = await Promise.all([Promise.all(people.map((person) => ask(person, part.uuid))), stock(part, 1)])
			for (const [nth, person] of people.entries()) {
				const isTold = (await subjectsTo(product, person)).includes(backOf(part))
				expect([answers[nth]?.status, isTold]).toEqual(isTold ? [201, true] : [400, false])
			}
		}
	})
})
