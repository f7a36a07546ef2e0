import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Day, DayWork } from '#contract/admin/staff-day.ts'
import { setClock } from '#platform/clock.ts'
import { addDays } from '#shared/days.ts'
import { aBooking, anImmediateBooking, aPackage, type Package } from '../../../tests/support/a-booking.ts'
import { signIn } from '../../../tests/support/sign-in.ts'
import { useTestApp } from '../../../tests/support/test-app.ts'

/** 11:30 in India. */
const start = '2026-11-20T06:00:00Z'
const today = '2026-11-20'
const product = useTestApp({ clock: start })

type Person = Awaited<ReturnType<typeof signIn>>
let some: Package
let rider: Person
let staff: Person
let admin: Person
let imran: Person
let farida: Person
beforeAll(async () => {
	some = await aPackage(product)
	rider = await signIn(product)
	staff = await signIn(product, { role: 'staff', name: 'Kavita Rane' })
	admin = await signIn(product, { role: 'admin' })
	imran = await signIn(product, { role: 'technician', name: 'imran Shaikh' })
	farida = await signIn(product, { role: 'technician', name: 'Farida Khan' })
	await product.sql(`update users set is_active = false where role = 'technician' and id not in ($1, $2)`, [imran.id, farida.id])
	await product.sql(`update profiles set phone_number = '9000000007' where user_id = $1`, [imran.id])
})
beforeEach(() => setClock(new Date(start)))
afterEach(async () => {
	await product.sql(
		'truncate repairs, repair_lines, repair_events, repair_notes, repair_payments, repair_extras, repair_photos, assignments, taken_hours, slot_closures',
	)
	await product.sql(`update users set is_active = id in ($1, $2) where role = 'technician'`, [imran.id, farida.id])
})

type RepairChange = Parameters<Person['api']['staff']['changeRepairBooking']>[0]['body']
const book = (schedule_date: string, schedule_time: string, changes: Parameters<typeof aBooking>[1] = {}) =>
	rider.api.repairs.book({ body: aBooking(some, { schedule_date, schedule_time, ...changes }) })
const change = (id: number, body: RepairChange, by: Person = staff) => by.api.staff.changeRepairBooking({ params: { id }, body })
const dayOf = (date?: string, by: Person = staff) => by.api.staff.day({ query: { date } })
const idsOf = (work: readonly DayWork[]) => work.map(({ id }) => id)
const lanes = ({ technicians }: Day) => technicians.map(({ name, work }) => [name, idsOf(work)])

describe('the day', () => {
	test('may be any of the calendar', async () => {
		for (const date of ['0001-01-01', '1969-12-31', '9999-12-31']) expect(await dayOf(date)).toMatchObject({ date, unassigned: [] })
	})

	test('shows the work of each technician and what nobody was sent to, by its start (D-38, B.ADMIN-22)', async () => {
		const day = '2026-11-25'
		const late = await book(day, '16:00')
		const early = await book(day, '09:00', {
			registration_number: 'MH 12 KT 4821',
			latitude: 18.5074,
			longitude: 73.8077,
			notes: 'Ring twice',
		})
		const [free, freeEarly] = [await book(day, '15:00'), await book(day, '08:00')]
		await book(addDays(day, 1), '00:00')
		await book(addDays(day, -1), '23:59')
		await change(late.id, { technician: imran.id })
		await change(early.id, { technician: imran.id, status: 'confirmed' })
		const shown = await dayOf(day)
		expect(shown.date).toBe(day)
		expect(lanes(shown)).toEqual([
			['Farida Khan', []],
			['imran Shaikh', [early.id, late.id]],
		])
		expect(shown.technicians[1]).toMatchObject({ id: imran.id, phone_number: '9000000007', is_active: true })
		expect(idsOf(shown.unassigned)).toEqual([freeEarly.id, free.id])
		expect(shown.overdue).toEqual([])
		const [line] = early.services
		const minutes = (line?.duration_minutes ?? 0) * 60_000
		expect(shown.technicians[1]?.work[0]).toEqual({
			work: 'repair',
			id: early.id,
			reference: early.reference,
			kind: 'scheduled',
			status: 'confirmed',
			status_display: 'Confirmed',
			title: some.name,
			customer_name: 'Asha Rider',
			customer_phone: '9000000001',
			address: 'Flat 12, Example Apartments',
			city: 'Pune',
			postal_code: '411004',
			latitude: 18.5074,
			longitude: 73.8077,
			notes: 'Ring twice',
			registration_number: 'MH12KT4821',
			vehicle: `${line?.manufacturer} ${line?.model}`,
			drawing: line?.drawing,
			paint: line?.paint,
			fuel: line?.fuel,
			technician_id: imran.id,
			starts_at: '2026-11-25T03:30:00.000Z',
			ends_at: new Date(Date.parse('2026-11-25T03:30:00Z') + minutes).toISOString(),
			call_by: null,
			total_amount: early.total_amount,
			paid_amount: 0,
			payment_method: 'cash',
			payment_status: 'due',
			version: 3,
			can: { move: true, assign: true },
		})
	})

	test('is today without a date, whatever day it is elsewhere, and nonsense is refused at its field (D-17, B.API-04)', async () => {
		for (const [moment, day] of [
			['2026-11-20T18:29:00Z', '2026-11-20'],
			['2026-11-20T18:31:00Z', '2026-11-21'],
		] as const) {
			setClock(new Date(moment))
			expect((await dayOf(undefined, await signIn(product, { role: 'staff' }))).date).toBe(day)
		}
		setClock(new Date(start))
		for (const date of ['2026-02-30', 'today', ''])
			expect((await product.call('GET', `/admin/day/?date=${date}`, { access: staff.access })).body).toEqual({ date: [expect.any(String)] })
	})

	test('keeps what is completed, and forgets what is cancelled (D-38)', async () => {
		const [done, undone, alone] = [
			await rider.api.repairs.bookNow({ body: anImmediateBooking(some) }),
			await book(today, '19:00'),
			await book(today, '18:00'),
		]
		await change(done.id, { technician: imran.id, status: 'confirmed' })
		await change(undone.id, { technician: imran.id })
		for (const status of ['in_progress', 'completed'] as const) await change(done.id, { status })
		for (const status of ['confirmed', 'in_progress', 'completed'] as const) await change(alone.id, { status })
		await change(undone.id, { status: 'cancelled', reason: 'Too far' })
		const shown = await dayOf()
		expect(lanes(shown)).toEqual([
			['Farida Khan', []],
			['imran Shaikh', [done.id]],
		])
		expect(shown.technicians[1]?.work[0]?.can).toEqual({ move: false, assign: false })
		expect(shown.unassigned).toEqual([])
	})

	test('says of each piece whether it may be given another time and another technician (B.R-40)', async () => {
		const { id } = await book(today, '20:00')
		const can = async () => (await dayOf()).unassigned[0]?.can
		expect(await can()).toEqual({ move: true, assign: true })
		await change(id, { status: 'confirmed' })
		expect(await can()).toEqual({ move: true, assign: true })
		await change(id, { status: 'in_progress' })
		expect(await can()).toEqual({ move: false, assign: true })
	})

	test('shows today also what earlier days left open, assigned or not, and no other day does (D-38)', async () => {
		const [left, begun, done] = [await book('2026-11-21', '09:00'), await book('2026-11-22', '10:00'), await book('2026-11-22', '11:00')]
		await change(begun.id, { technician: imran.id, status: 'confirmed' })
		await change(begun.id, { status: 'in_progress' })
		for (const status of ['confirmed', 'in_progress', 'completed'] as const) await change(done.id, { status })
		setClock(new Date('2026-11-24T06:00:00Z'))
		const later = await signIn(product, { role: 'staff' })
		expect(idsOf((await dayOf(undefined, later)).overdue)).toEqual([left.id, begun.id])
		expect(idsOf((await dayOf('2026-11-24', later)).overdue)).toEqual([left.id, begun.id])
		expect((await dayOf('2026-11-25', later)).overdue).toEqual([])
		expect((await dayOf('2026-11-22', later)).overdue).toEqual([])
		expect(lanes(await dayOf('2026-11-22', later))[1]).toEqual(['imran Shaikh', [begun.id]])
		const his = await signIn(product, { role: 'technician' })
		await product.sql('update repairs set technician_id = $1 where id = $2', [his.id, left.id])
		expect(idsOf((await dayOf(undefined, his)).overdue)).toEqual([left.id])
	})

	test('costs six statements and the look at the account, however much work there is (A.ADMIN-33)', async () => {
		const count = async () => {
			product.statements()
			await dayOf()
			return product.statements().length
		}
		expect(await count()).toBe(7)
		for (const time of ['14:00', '17:00', '20:00']) await change((await book(today, time)).id, { technician: imran.id })
		expect(await count()).toBe(7)
	})

	test('adds up two services of two bikes (B.E-20)', async () => {
		const other = await aPackage(product, 30)
		const both = [
			{ service_id: some.service_id, manufacturer_id: some.manufacturer_id, model_id: some.model_id, quantity: 2 },
			{ service_id: other.service_id, manufacturer_id: other.manufacturer_id, model_id: other.model_id },
		]
		const { services } = await rider.api.repairs.bookNow({
			body: { ...anImmediateBooking(some), service_id: undefined, manufacturer_id: undefined, model_id: undefined, items: both },
		})
		const [work] = (await dayOf()).unassigned
		expect(work?.title).toBe(`${some.name} × 2, ${other.name}`)
		expect(work?.vehicle).toBe(services.map(({ manufacturer, model }) => `${manufacturer} ${model}`).join(', '))
	})
})

describe('a technician', () => {
	test('sees himself and his own work alone (D-20, D-48)', async () => {
		const [mine, his, nobodys] = [await book(today, '18:00'), await book(today, '18:00'), await book(today, '18:00')]
		await change(mine.id, { technician: imran.id })
		await change(his.id, { technician: farida.id })
		const shown = await dayOf(undefined, imran)
		expect(lanes(shown)).toEqual([['imran Shaikh', [mine.id]]])
		expect(shown.technicians[0]?.work[0]?.can).toEqual({ move: false, assign: false })
		expect(shown.unassigned).toEqual([])
		expect(shown.hours).toHaveLength(13)
		expect(JSON.stringify(shown)).not.toContain(nobodys.reference)
		expect(JSON.stringify(shown)).not.toContain('Farida')
		expect(lanes(await dayOf('2026-12-24', imran))).toEqual([['imran Shaikh', []]])
	})

	test('who is disabled or demoted keeps his lane as long as he has work there, and gets no more (D-11, D-38)', async () => {
		const day = '2026-11-26'
		const meera = await signIn(product, { role: 'technician', name: 'Meera Joshi' })
		const sunil = await signIn(product, { role: 'technician', name: 'Sunil Rao' })
		const [his, other] = [await book(day, '10:00'), await book(day, '15:00')]
		await change(his.id, { technician: meera.id, status: 'confirmed' })
		const user = await admin.api.staff.user({ params: { id: meera.id } })
		await admin.api.staff.changeUser({ params: { id: meera.id }, body: { is_active: false, version: user.version } })
		const shown = await dayOf(day)
		expect(lanes(shown)).toEqual([
			['Farida Khan', []],
			['imran Shaikh', []],
			['Meera Joshi', [his.id]],
			['Sunil Rao', []],
		])
		expect(shown.technicians.map(({ is_active }) => is_active)).toEqual([true, true, false, true])
		expect(shown.technicians[2]?.work[0]?.can).toEqual({ move: true, assign: true })
		expect(lanes(await dayOf('2026-11-27'))).toEqual([
			['Farida Khan', []],
			['imran Shaikh', []],
			['Sunil Rao', []],
		])

		const refusal = { status: 400, fields: { technician: [expect.stringContaining('choose another')] } }
		await expect(change(other.id, { technician: meera.id })).rejects.toMatchObject(refusal)
		// Another hour would be new work for him too.
		await expect(change(his.id, { schedule_time: '17:00' })).rejects.toMatchObject(refusal)
		await change(his.id, { schedule_time: '17:00', technician: sunil.id })
		expect(lanes(await dayOf(day))).toEqual([
			['Farida Khan', []],
			['imran Shaikh', []],
			['Sunil Rao', [his.id]],
		])

		await admin.api.staff.changeUser({ params: { id: sunil.id }, body: { role: 'customer' } })
		expect((await dayOf(day)).technicians.at(-1)).toMatchObject({ id: sunil.id, is_active: false, work: [{ id: his.id }] })
		await expect(change(other.id, { technician: sunil.id })).rejects.toMatchObject({ status: 400 })
		await change(his.id, { technician: null })
		expect(idsOf((await dayOf(day)).unassigned)).toEqual([other.id, his.id])
	})

	test('who is disabled while he is being sent is not sent, or keeps his lane: never work that nobody sees (D-11, D-38)', async () => {
		for (let turn = 0; turn < 5; turn++) {
			const day = addDays('2026-12-01', turn)
			const { id } = await book(day, '10:00')
			const meera = await signIn(product, { role: 'technician' })
			await Promise.allSettled([
				change(id, { technician: meera.id }),
				admin.api.staff.changeUser({ params: { id: meera.id }, body: { is_active: false } }),
			])
			const shown = await dayOf(day)
			const inLanes = shown.technicians.flatMap(({ work }) => idsOf(work))
			expect([...inLanes, ...idsOf(shown.unassigned)]).toEqual([id])
		}
	})
})

describe('the hours of the day', () => {
	const hour = ({ hours }: Day, time: string) => hours.find((one) => one.time === time)

	test('are the thirteen at which repairs begin, with the places left, none in those that have begun (D-17)', async () => {
		await book(today, '18:00')
		const shown = await dayOf()
		expect(shown.hours.map(({ time }) => time)).toEqual(Array.from({ length: 13 }, (_, n) => `${String(n + 8).padStart(2, '0')}:00`))
		expect(hour(shown, '11:00')).toEqual({ time: '11:00', places_left: 0, closed: false })
		expect(hour(shown, '12:00')).toEqual({ time: '12:00', places_left: 3, closed: false })
		expect(hour(shown, '18:00')).toEqual({ time: '18:00', places_left: 2, closed: false })
		expect(shown.closed_day).toBeNull()
		const [day] = await rider.api.doorstep.slots({ query: { days: 1 } })
		expect(shown.hours.map(({ places_left }) => places_left)).toEqual(day?.times.map(({ places_left }) => places_left))
		expect((await dayOf('2026-11-19')).hours.every(({ places_left }) => places_left === 0)).toBe(true)
	})

	test('are closed where the company closed them, one by one or for the day with a reason (D-17, D-49)', async () => {
		const close = (date: string, time: string | null, reason: string, kind = 'repairs') =>
			product.sql('insert into slot_closures (kind, date, time, reason, created_at) values ($4, $1, $2, $3, now())', [
				date,
				time,
				reason,
				kind,
			])
		await close('2026-11-25', '10:30', 'Training')
		await close('2026-11-25', '12:00', 'Visits only', 'visits')
		await close('2026-11-26', null, 'Guru Nanak Jayanti')
		await close('2026-11-27', null, '')
		const shown = await dayOf('2026-11-25')
		expect(shown.hours.filter(({ closed }) => closed)).toEqual([{ time: '10:00', places_left: 0, closed: true }])
		expect(shown.closed_day).toBeNull()
		const holiday = await dayOf('2026-11-26')
		expect(holiday.hours.every(({ closed, places_left }) => closed && places_left === 0)).toBe(true)
		expect(holiday.closed_day).toBe('Guru Nanak Jayanti')
		expect((await dayOf('2026-11-27')).closed_day).toBe('')
	})
})

describe('the counts', () => {
	const counts = (by: Person = staff) => by.api.staff.counts({})
	const countOf = async (query: Parameters<Person['api']['staff']['repairBookings']>[0]['query'], by: Person = staff) =>
		(await by.api.staff.repairBookings({ query })).count

	test('equal the lists, for a technician those of his own work, in one statement a kind (B.ADMIN-34)', async () => {
		const [first, second, third] = [await book(today, '18:00'), await book(today, '19:00'), await book('2026-11-23', '10:00')]
		const [paid, due, gone] = [await book(today, '20:00'), await book(today, '20:00'), await book(today, '20:00')]
		await change(first.id, { technician: imran.id, status: 'confirmed' })
		await change(third.id, { technician: farida.id })
		await change(due.id, { technician: imran.id })
		for (const { id } of [paid, due]) for (const status of ['confirmed', 'in_progress', 'completed'] as const) await change(id, { status })
		await staff.api.staff.recordRepairPayment({ params: { id: paid.id }, body: { method: 'upi' } })
		await change(gone.id, { status: 'cancelled', reason: 'Too far' })
		for (const by of [staff, imran, farida]) {
			expect(await counts(by)).toMatchObject({
				today: await countOf({ open: 'true', date_from: today, date_to: today }, by),
				open_repairs: await countOf({ open: 'true' }, by),
				to_confirm: await countOf({ status: 'pending' }, by),
				unassigned: await countOf({ open: 'true', unassigned: 'true' }, by),
				to_pay: await countOf({ status: 'completed', payment_status: 'due' }, by),
				to_refund: await countOf({ payment_status: 'refund_due' }, by),
			})
		}
		expect(await counts()).toMatchObject({ today: 2, open_repairs: 3, to_confirm: 2, unassigned: 1, to_pay: 1, to_refund: 0 })
		expect(await counts(imran)).toMatchObject({ today: 1, open_repairs: 1, to_confirm: 0, unassigned: 0, to_pay: 1, to_refund: 0 })
		expect(idsOf((await dayOf()).unassigned)).toEqual([second.id])
		product.statements()
		await counts()
		// Repairs, visits, inspections, orders, stock, bookings, sell requests and RC transfers of the market, and plans, after that of the
		// login.
		expect(product.statements()).toHaveLength(12)
	})

	test('are all nothing where there is nothing', async () => {
		expect(await counts()).toMatchObject({ today: 0, open_repairs: 0, to_confirm: 0, unassigned: 0, to_pay: 0, to_refund: 0 })
	})
})
