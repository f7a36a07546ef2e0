import { beforeAll, describe, expect, test } from 'vitest'
import { longest } from '#contract/doorstep/doorstep-words.ts'
import type { RepairStatus } from '#contract/repairs/repair-words.ts'
import { addDays } from '#shared/days.ts'
import { aBooking, aPackage, type Package } from '../../../../tests/support/a-booking.ts'
import { refusalOf } from '../../../../tests/support/refusal-of.ts'
import { signIn } from '../../../../tests/support/sign-in.ts'
import { stepsTo } from '../../../../tests/support/steps-to.ts'
import { aKey, useTestApp } from '../../../../tests/support/test-app.ts'

const product = useTestApp({ clock: '2026-11-20T06:00:00Z', connections: 20 })

type Person = Awaited<ReturnType<typeof signIn>>
let some: Package
let rider: Person
let staff: Person
let imran: Person
let farida: Person
beforeAll(async () => {
	some = await aPackage(product)
	rider = await signIn(product, { name: 'Asha Rider' })
	staff = await signIn(product, { role: 'staff', name: 'Kavita Rane' })
	imran = await signIn(product, { role: 'technician', name: 'Imran Shaikh' })
	farida = await signIn(product, { role: 'technician' })
})

let days = 0
/** A repair that is Imran's, on a day of its own. */
async function aRepair(status: RepairStatus = 'pending') {
	const repair = await rider.api.repairs.book({ body: aBooking(some, { schedule_date: addDays('2026-12-01', ++days) }) })
	await change(repair.id, { technician: imran.id })
	for (const step of stepsTo[status]) await change(repair.id, { status: step, reason: 'Too far' })
	return repair
}
type RepairChange = Parameters<Person['api']['staff']['changeRepairBooking']>[0]['body']
const change = (id: number, body: RepairChange, by: Person = staff) => by.api.staff.changeRepairBooking({ params: { id }, body })
const show = (id: number, by: Person = staff) => by.api.staff.repairBooking({ params: { id } })
const note = (id: number, text: string, by: Person = staff, key?: string) =>
	by.api.staff.addRepairNote({ params: { id }, body: { text }, key })
const completedAt = (id: number, at: string) => product.sql('update repairs set completed_at = $2 where id = $1', [id, at])
const auditOf = (id: number, action: string) =>
	product.sql<{ actor_id: number; before: object | null; after: object | null }>(
		`select actor_id, before, after from audit_log where collection = 'repair-bookings' and object_id = $1 and action = $2 order by id`,
		[id, action],
	)

describe('an internal note', () => {
	test('is kept with who wrote it and when, oldest first, for the company to read (B.ADMIN-35, A.ADMIN-32)', async () => {
		const { id } = await aRepair()
		await note(id, ' Gate code 4711\nsecond floor ')
		const after = await note(id, 'Bring a chain', imran)
		expect(after.internal_notes).toEqual([
			{ id: expect.any(Number), author_name: 'Kavita Rane', text: 'Gate code 4711\nsecond floor', created_at: expect.any(String) },
			{ id: expect.any(Number), author_name: 'Imran Shaikh', text: 'Bring a chain', created_at: expect.any(String) },
		])
		expect(await show(id)).toEqual({ ...after, next_statuses: expect.anything(), can: expect.anything() })
		const [first, second] = after.internal_notes
		expect(await auditOf(id, 'add-note')).toEqual([
			{ actor_id: staff.id, before: null, after: { note: first?.id, text: '(not kept)' } },
			{ actor_id: imran.id, before: null, after: { note: second?.id, text: '(not kept)' } },
		])
	})

	test('makes nobody’s edit stale, and can be added to a repair in any status (B.ADMIN-36)', async () => {
		for (const status of ['pending', 'completed', 'cancelled'] as const) {
			const { id } = await aRepair(status)
			const { version } = await show(id)
			expect(await note(id, 'Called back')).toMatchObject({ version, status })
		}
	})

	test('is never told to the customer, in no call, mail or change (B.ADMIN-02, B.E-34)', async () => {
		const secret = 'Secret-of-the-company'
		const { id } = await aRepair('in_progress')
		await note(id, secret)
		await note(id, secret, imran)
		await change(id, { status: 'completed', technician_notes: 'Oil changed' })
		const own = await aRepair()
		await note(own.id, secret)
		const told = [
			await rider.api.repairs.show({ params: { id } }),
			await rider.api.repairs.list({}),
			await rider.api.repairs.listNow({}),
			await rider.api.repairs.cancel({ params: { id: own.id }, body: { reason: 'Bike sold' } }),
		]
		await product.work()
		const mails = await product.sql('select * from outbox')
		const changes = await product.sql('select * from changes')
		for (const words of [told, mails, changes].map((what) => JSON.stringify(what))) {
			expect(words).not.toContain(secret)
			expect(words).not.toContain('internal_notes')
		}
		expect(mails.length).toBeGreaterThan(0)
		const { status } = await product.call('GET', `/admin/repair-bookings/${id}/`, { access: rider.access })
		expect(status).toBe(403)
	})

	test('by a technician is for his own repairs; another’s does not exist for him (D-48)', async () => {
		const { id } = await aRepair()
		expect(await refusalOf(note(id, 'Mine?', farida))).toMatchObject({ status: 404 })
		expect((await product.call('POST', `/admin/repair-bookings/${id}/notes/`, { body: { text: 'x' }, access: rider.access })).status).toBe(
			403,
		)
		expect((await product.call('POST', `/admin/repair-bookings/${id}/notes/`, { body: { text: 'x' } })).status).toBe(401)
		expect((await show(id)).internal_notes).toEqual([])
	})

	test('needs words, and not too many; what is refused leaves nothing (B.API-04)', async () => {
		const { id } = await aRepair()
		for (const text of ['', '   ', 'x'.repeat(longest.note + 1), 7, null, undefined]) {
			const { status, body } = await product.call('POST', `/admin/repair-bookings/${id}/notes/`, { access: staff.access, body: { text } })
			expect({ status, fields: Object.keys(body) }).toEqual({ status: 400, fields: ['text'] })
		}
		expect((await show(id)).internal_notes).toEqual([])
		expect(await auditOf(id, 'add-note')).toEqual([])
		expect((await note(id, 'x'.repeat(longest.note))).internal_notes).toHaveLength(1)
	})

	test('sent twenty times at once with one key is one note, and every answer shows it or asks to wait (D-19, D-42)', async () => {
		const { id } = await aRepair()
		const key = aKey()
		const answers = await Promise.allSettled(Array.from({ length: 20 }, () => note(id, 'Bring a chain', staff, key)))
		for (const answer of answers)
			if (answer.status === 'fulfilled') expect(answer.value.internal_notes).toHaveLength(1)
			else expect(answer.reason).toMatchObject({ status: 409 })
		expect(answers.some(({ status }) => status === 'fulfilled')).toBe(true)
		expect((await note(id, 'Bring a chain', staff, key)).internal_notes).toHaveLength(1)
		expect((await show(id)).internal_notes).toHaveLength(1)
		expect(await auditOf(id, 'add-note')).toHaveLength(1)
		expect(await refusalOf(note(id, 'Something else', staff, key))).toMatchObject({ status: 422 })
	})

	test('of many people at once is kept, each once (B.ADMIN-36)', async () => {
		const { id } = await aRepair()
		await Promise.all(Array.from({ length: 20 }, (_, turn) => note(id, `Note ${turn}`, turn % 2 ? staff : imran)))
		const texts = (await show(id)).internal_notes.map(({ text }) => text)
		expect(texts.toSorted()).toEqual(Array.from({ length: 20 }, (_, turn) => `Note ${turn}`).toSorted())
	})
})

describe('what the technician found and did', () => {
	test('is written by him with the last step, and the customer reads it, on the page and in the mail (D-20)', async () => {
		const { id, reference } = await aRepair('in_progress')
		const done = await change(id, { status: 'completed', technician_notes: ' Oil and filter changed.\n<b>Chain</b> is worn. ' }, imran)
		const words = 'Oil and filter changed.\n<b>Chain</b> is worn.'
		expect(done).toMatchObject({ status: 'completed', technician_notes: words })
		expect(await rider.api.repairs.show({ params: { id } })).toMatchObject({ technician_notes: words })
		expect(await rider.api.repairs.list({})).toContainEqual(expect.objectContaining({ id, technician_notes: words }))
		await product.work()
		const mails = await product.sql<{ text: string; html: string }>('select text, html from outbox where subject = $1', [
			`Your booking ${reference} is completed`,
		])
		expect(mails).toHaveLength(1)
		expect(mails[0]?.text).toContain(words)
		expect(mails[0]?.html).toContain('Oil and filter changed.<br>&lt;b&gt;Chain&lt;/b&gt; is worn.')
	})

	test('is written by him also while he works, and changed by staff afterwards; every change is in the audit log (B.ADMIN-35)', async () => {
		const { id } = await aRepair('in_progress')
		const begun = await change(id, { technician_notes: 'Waiting for a chain' }, imran)
		expect(begun).toMatchObject({ status: 'in_progress', technician_notes: 'Waiting for a chain' })
		await change(id, { status: 'completed' }, imran)
		expect((await show(id)).technician_notes).toBe('Waiting for a chain')
		const { version } = await change(id, { technician_notes: 'Chain changed' })
		expect((await change(id, { technician_notes: 'Chain changed' })).version).toBe(version)
		await change(id, { technician_notes: '' })
		expect(await auditOf(id, 'change')).toMatchObject([
			{ actor_id: staff.id },
			{ actor_id: staff.id },
			{ actor_id: staff.id },
			{ actor_id: imran.id, before: { technician_notes: '' }, after: { technician_notes: 'Waiting for a chain' } },
			{ actor_id: imran.id, before: { status: 'in_progress' }, after: { status: 'completed' } },
			{ actor_id: staff.id, before: { technician_notes: 'Waiting for a chain' }, after: { technician_notes: 'Chain changed' } },
			{ actor_id: staff.id, before: { technician_notes: 'Chain changed' }, after: { technician_notes: '' } },
		])
	})

	test('is his to add after the work was completed, by whomever, while the day in India lasts (D-20, D-48)', async () => {
		const { id } = await aRepair('completed')
		// Midnight in India.
		await completedAt(id, '2026-11-19T18:30:00Z')
		expect(await change(id, { technician_notes: 'Oil changed' }, imran)).toMatchObject({
			status: 'completed',
			technician_notes: 'Oil changed',
		})
		expect(await refusalOf(change(id, { technician_notes: 'Not mine' }, farida))).toMatchObject({ status: 404 })
		expect(await auditOf(id, 'change')).toContainEqual({
			actor_id: imran.id,
			before: { technician_notes: '' },
			after: { technician_notes: 'Oil changed' },
		})
	})

	test('is the office’s to change on any day after that (D-20)', async () => {
		const { id } = await aRepair('completed')
		await completedAt(id, '2026-11-19T18:29:59Z')
		const problem = await refusalOf(change(id, { technician_notes: 'More' }, imran))
		expect(problem).toMatchObject({ status: 400, fields: { technician_notes: [expect.stringContaining('office')] } })
		expect((await show(id)).technician_notes).toBe('')
		expect(await change(id, { technician_notes: 'Oil changed' })).toMatchObject({ technician_notes: 'Oil changed' })
	})

	test.each(['pending', 'confirmed', 'cancelled'] as const)('has no place in a repair that is %s (D-20)', async (status) => {
		const { id } = await aRepair(status)
		const before = await show(id)
		for (const by of [staff, imran])
			expect(await refusalOf(change(id, { technician_notes: 'Oil changed' }, by))).toMatchObject({
				status: 400,
				fields: { technician_notes: [expect.any(String)] },
			})
		expect(await show(id)).toEqual(before)
	})

	test('is his who has the work, within the longest note, and by nobody else (D-46, D-48)', async () => {
		const { id } = await aRepair('in_progress')
		expect(await refusalOf(change(id, { technician_notes: 'Oil' }, farida))).toMatchObject({ status: 404 })
		const tooLong = await refusalOf(change(id, { technician_notes: 'x'.repeat(longest.note + 1) }, imran))
		expect(Object.keys(tooLong.fields)).toEqual(['technician_notes'])
		expect((await change(id, { technician_notes: 'x'.repeat(longest.note) }, imran)).technician_notes).toHaveLength(longest.note)
	})
})
