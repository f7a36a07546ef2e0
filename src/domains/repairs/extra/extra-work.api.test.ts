import { beforeAll, describe, expect, test } from 'vitest'
import type { ApiProblem } from '#contract/client.ts'
import { extraOver } from '#contract/repairs/extra-work-words.ts'
import { addDays } from '#shared/days.ts'
import { one } from '#shared/one.ts'
import { aBooking, aPackage, type Package } from '../../../../tests/support/a-booking.ts'
import { refusalOf } from '../../../../tests/support/refusal-of.ts'
import { signIn } from '../../../../tests/support/sign-in.ts'
import { useTestApp } from '../../../../tests/support/test-app.ts'

const product = useTestApp({ clock: '2026-11-20T06:00:00Z', connections: 20 })

type Person = Awaited<ReturnType<typeof signIn>>
let some: Package
let rider: Person
let stranger: Person
let staff: Person
let imran: Person
beforeAll(async () => {
	some = await aPackage(product)
	rider = await signIn(product, { name: 'Asha Rider' })
	stranger = await signIn(product)
	staff = await signIn(product, { role: 'staff', name: 'Kavita Rane' })
	imran = await signIn(product, { role: 'technician', name: 'Imran Shaikh' })
})

let days = 0
const shoes = { kind: 'part', name: 'Rear brake shoes', price: 450.5 } as const
const labour = { kind: 'work', name: 'Fitting them', quantity: 2, price: 100 } as const
/** Rupees of both. */
const extraTotal = 650.5

async function underWay() {
	const schedule_date = addDays('2026-12-01', ++days)
	const { id } = await rider.api.repairs.book({ body: aBooking(some, { schedule_date }) })
	const change = (body: object) => staff.api.staff.changeRepairBooking({ params: { id }, body })
	await change({ status: 'confirmed', technician: imran.id })
	return change({ status: 'in_progress' })
}
const propose = (id: number, by: Person = imran, more: object = {}) =>
	by.api.staff.proposeExtraWork({ params: { id }, body: { lines: [shoes, labour], note: 'The old ones are down to the metal.', ...more } })
async function proposed() {
	const repair = await underWay()
	const { extra_work } = await propose(repair.id)
	return { repair, params: { id: repair.id, extraId: one(extra_work).id } }
}
const settle = (params: { id: number; extraId: number }, body: { answer: 'approved' | 'declined' | 'withdrawn' }, by: Person = staff) =>
	by.api.staff.settleExtraWork({ params, body })
const ownRepair = (id: number) => rider.api.repairs.show({ params: { id } })
/** The link of the newest mail about a proposal for that repair. */
async function linkOf(reference: string) {
	await product.work()
	const mails = await product.sql<{ text: string }>(
		`select text from outbox where subject like 'May we do this too?%' and subject like $1`,
		[`%${reference}%`],
	)
	return /\/extra-work\/([^\s]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
}

test('what turns out to be needed is proposed line by line, and nothing changes before its customer approves it (D-53)', async () => {
	const { repair } = await proposed()
	const seen = await ownRepair(repair.id)
	expect(seen.total_amount).toBe(repair.total_amount)
	expect(seen.services).toHaveLength(repair.services.length)
	expect(seen.extra_work).toMatchObject([
		{
			status: 'open',
			total: extraTotal,
			note: 'The old ones are down to the metal.',
			lines: [
				{ ...shoes, quantity: 1, total_price: 450.5 },
				{ ...labour, total_price: 200 },
			],
			answered_at: null,
		},
	])
})

test('approved on its page it is part of the repair: lines, total, what is due, a mail, and who said so when (D-53, D-61)', async () => {
	const { repair, params } = await proposed()
	await staff.api.staff.recordRepairPayment({ params: { id: repair.id }, body: { method: 'upi' } })
	const answered = await rider.api.extraWork.answer({ params, body: { answer: 'approved' } })
	expect(answered).toMatchObject({ status: 'approved', answered_by: 'page', answered_at: expect.stringMatching(/^2026-11-20T06:0/) })
	const after = await ownRepair(repair.id)
	expect(after).toMatchObject({ total_amount: repair.total_amount + extraTotal, payment_status: 'due', paid_amount: repair.total_amount })
	expect(after.services.slice(-2)).toMatchObject([
		{ name: 'Spare part', package: { id: null, name: 'Rear brake shoes' }, price: 450.5, model: repair.services[0]?.model },
		{ name: 'Extra work', package: { id: null, name: 'Fitting them' }, quantity: 2, total_price: 200 },
	])
	await product.work()
	const told = await product.sql<{ subject: string }>('select subject from outbox where subject like $1', [
		`%${repair.reference} is now ₹%`,
	])
	expect(told).toHaveLength(1)
	const audit = await product.sql<{ action: string; actor_id: number; after: object }>(
		`select action, actor_id, after from audit_log where collection = 'repair-bookings' and object_id = $1 and action like '%extra%' order by id`,
		[params.id],
	)
	expect(audit).toMatchObject([
		{
			action: 'propose-extra-work',
			actor_id: imran.id,
			after: { extra_work: ['1 × Rear brake shoes, ₹450.50', '2 × Fitting them, ₹100'] },
		},
		{ action: 'approve-extra-work', actor_id: rider.id, after: { answered_by: 'page' } },
	])
})

test('by the link in the mail it is read and answered without a login, and the link tells nothing of the person (D-53)', async () => {
	const { repair } = await proposed()
	const token = await linkOf(repair.reference)
	const nobody = product.as()
	const read = await nobody.extraWork.byLink({ params: { token } })
	expect(read).toMatchObject({
		reference: repair.reference,
		technician: 'Imran',
		total_before: repair.total_amount,
		total_with: repair.total_amount + extraTotal,
		extra: { status: 'open' },
	})
	expect(JSON.stringify(read)).not.toMatch(/Asha|Pune|@|\d{10}(?!\d*")/)
	const declined = await nobody.extraWork.answerByLink({ params: { token }, body: { answer: 'declined', reason: 'Next month' } })
	expect(declined.extra).toMatchObject({ status: 'declined', answered_by: 'link', reason: 'Next month' })
	expect((await ownRepair(repair.id)).total_amount).toBe(repair.total_amount)
	// Pressed again it is the same answer; another one comes too late.
	await nobody.extraWork.answerByLink({ params: { token }, body: { answer: 'declined' } })
	const late = await refusalOf(nobody.extraWork.answerByLink({ params: { token }, body: { answer: 'approved' } }))
	expect([late.status, late.message]).toEqual([400, extraOver.declined])
})

test('a link that is changed, made up or empty opens nothing (B.E-34)', async () => {
	const { repair, params } = await proposed()
	const token = await linkOf(repair.reference)
	const others = [`${token}x`, token.slice(0, -1), token.replace(/^\d+/, String(params.extraId + 1)), `${params.extraId}.`, '%00', 'a.b.c']
	for (const wrong of others) {
		const answer = await product.call('GET', `/repairing-service/extra-work/${wrong}/`)
		expect([wrong, answer.status]).toEqual([wrong, 404])
	}
})

test('whoever heard the customer on the phone records it; a technician does not approve his own work (D-48, D-53)', async () => {
	const { params } = await proposed()
	const refused = await refusalOf(settle(params, { answer: 'approved' }, imran))
	expect([refused.status, refused.message]).toEqual([
		403,
		'Only the customer, or the office on the phone with him, can answer for extra work.',
	])
	const { extra_work } = await settle(params, { answer: 'approved' })
	expect(extra_work).toMatchObject([{ status: 'approved', answered_by: 'phone' }])
})

test('it can be taken back, and then another one be proposed; one waits at a time (D-53)', async () => {
	const { repair, params } = await proposed()
	const second = await refusalOf(propose(repair.id))
	expect([second.status, second.message]).toEqual([400, 'The customer has not answered the last proposal yet. Withdraw it first.'])
	await settle(params, { answer: 'withdrawn' }, imran)
	const late = await refusalOf(rider.api.extraWork.answer({ params, body: { answer: 'approved' } }))
	expect(late.message).toBe(extraOver.withdrawn)
	const { extra_work, can } = await propose(repair.id)
	expect(extra_work.map(({ status }) => status)).toEqual(['open', 'withdrawn'])
	expect(can.propose_extra).toBe(false)
})

test('a repair is not completed before the answer, and cancelled it takes the proposal back (D-53)', async () => {
	const { repair, params } = await proposed()
	const change = (body: object) => staff.api.staff.changeRepairBooking({ params: { id: repair.id }, body })
	const early = await refusalOf(change({ status: 'completed' }))
	expect([early.status, early.message]).toEqual([
		400,
		'The customer has not answered the extra work yet. Wait for the answer or withdraw it first.',
	])
	await change({ status: 'cancelled', reason: 'The bike was sold' })
	const late = await refusalOf(rider.api.extraWork.answer({ params, body: { answer: 'approved' } }))
	expect(late.message).toBe(extraOver.withdrawn)
})

test('only work that is under way can grow, and only by those who may (D-48, D-53)', async () => {
	const { id } = await rider.api.repairs.book({ body: aBooking(some, { schedule_date: addDays('2026-12-01', ++days) }) })
	const early = await refusalOf(propose(id, staff))
	expect([early.status, early.message]).toEqual([
		400,
		'This repair is pending. Extra work can be proposed only while the work is under way.',
	])
	const { repair, params } = await proposed()
	expect((await refusalOf(propose(repair.id, await signIn(product, { role: 'technician' })))).status).toBe(404)
	expect((await refusalOf(propose(repair.id, rider))).status).toBe(403)
	expect((await refusalOf(stranger.api.extraWork.answer({ params, body: { answer: 'approved' } }))).status).toBe(404)
	const stale = await refusalOf(propose(repair.id, imran, { version: repair.version }))
	expect(stale.status).toBe(409)
})

describe('nonsense is refused at its field and proposes nothing', () => {
	const cases: [string, object, string][] = [
		['no line', { lines: [] }, 'lines'],
		['a line without a name', { lines: [{ ...shoes, name: '  ' }] }, 'lines'],
		['a price below nothing', { lines: [{ ...shoes, price: -1 }] }, 'lines'],
		['a third of a paisa', { lines: [{ ...shoes, price: 10.005 }] }, 'lines'],
		['a price beyond all sense', { lines: [{ ...shoes, price: 100_001 }] }, 'lines'],
		['half a piece', { lines: [{ ...shoes, quantity: 0.5 }] }, 'lines'],
		['eleven lines', { lines: Array.from({ length: 11 }, () => shoes) }, 'lines'],
		['a note that is a book', { note: 'x'.repeat(501) }, 'note'],
	]
	let id: number
	beforeAll(async () => {
		id = (await underWay()).id
	})
	test.each(cases)('%s', async (_what, body, field) => {
		const refused = await refusalOf(propose(id, imran, body))
		expect(refused.status).toBe(400)
		expect(Object.keys(refused.fields ?? {}).some((name) => name.startsWith(field))).toBe(true)
		expect((await ownRepair(id)).extra_work).toEqual([])
	})
})

test('of two who propose at once, and of thirty who answer differently at once, one wins (D-53)', async () => {
	const repair = await underWay()
	const both = await Promise.allSettled([propose(repair.id), propose(repair.id, staff)])
	expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
	const { extra_work } = await ownRepair(repair.id)
	const params = { id: repair.id, extraId: one(extra_work).id }
	const token = await linkOf(repair.reference)
	const answers = Array.from({ length: 30 }, (_, turn) => {
		const answer = turn % 2 === 0 ? ('approved' as const) : ('declined' as const)
		if (turn % 3 === 0) return rider.api.extraWork.answer({ params, body: { answer } })
		return turn % 3 === 1 ? product.as().extraWork.answerByLink({ params: { token }, body: { answer } }) : settle(params, { answer })
	})
	const outcomes = await Promise.allSettled(answers)
	const refused = outcomes.flatMap((outcome): ApiProblem[] => (outcome.status === 'rejected' ? [outcome.reason] : []))
	// Half of them gave the answer that won.
	expect(refused).toHaveLength(15)
	expect(refused.every(({ status }) => status === 400)).toBe(true)
	const after = await ownRepair(repair.id)
	const isIn = one(after.extra_work).status === 'approved'
	expect(after.total_amount).toBe(repair.total_amount + (isIn ? extraTotal : 0))
	expect(after.services).toHaveLength(repair.services.length + (isIn ? 2 : 0))
})
