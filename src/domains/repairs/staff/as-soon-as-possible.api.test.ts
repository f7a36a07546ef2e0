import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { one } from '#shared/one.ts'
import { anImmediateBooking, aPackage, type Package } from '../../../../tests/support/a-booking.ts'
import { signIn } from '../../../../tests/support/sign-in.ts'
import { useTestApp } from '../../../../tests/support/test-app.ts'

// Half past eleven in India.
const product = useTestApp({ clock: '2026-11-20T06:00:10Z', connections: 20 })

type Person = Awaited<ReturnType<typeof signIn>>
let some: Package
let rider: Person
let staff: Person
beforeAll(async () => {
	some = await aPackage(product)
	rider = await signIn(product, { name: 'Asha Rider' })
	staff = await signIn(product, { role: 'staff' })
})
beforeEach(async () => {
	await product.work()
	await product.sql('delete from outbox')
})

const aTechnician = () => signIn(product, { role: 'technician', name: 'Imran Shaikh' })
const book = () => rider.api.repairs.bookNow({ body: anImmediateBooking(some) })
type RepairChange = Parameters<Person['api']['staff']['changeRepairBooking']>[0]['body']
const change = (id: number, body: RepairChange) => staff.api.staff.changeRepairBooking({ params: { id }, body })
const shownTo = (id: number) => rider.api.repairs.show({ params: { id } })

describe('as soon as possible', () => {
	test('is a promise to call within the minutes that an admin set when it was booked (D-17, B.R-16)', async () => {
		const admin = await signIn(product, { role: 'admin' })
		const before = await book()
		await admin.api.staff.changeSiteSettings({ body: { asap_call_minutes: 10 } })
		const after = await book()
		await admin.api.staff.changeSiteSettings({ body: { asap_call_minutes: 30 } })
		const minutes = ({ call_by, created_at }: typeof before) => Math.round((Date.parse(call_by ?? '') - Date.parse(created_at)) / 60_000)
		expect([before, await shownTo(before.id), after].map(minutes)).toEqual([30, 30, 10])
		await product.work()
		const mails = await product.sql<{ text: string }>('select text from outbox order by id')
		expect(mails.map(({ text }) => /We call you within \d+ minutes/.exec(text)?.[0]).toSorted()).toEqual([
			'We call you within 10 minutes',
			'We call you within 30 minutes',
		])
	})

	test('has a time and a name once somebody is sent, on page and mail, and takes no place (B.ADMIN-22, D-38)', async () => {
		const imran = await aTechnician()
		const { id } = await book()
		await product.work()
		await product.sql('delete from outbox')
		expect(await change(id, { technician: imran.id })).toMatchObject({ kind: 'scheduled', schedule_time: '12:00:00', call_by: null })
		await change(id, { status: 'confirmed' })
		expect(await shownTo(id)).toMatchObject({
			schedule_date: '2026-11-20',
			schedule_time: '12:00:00',
			technician: { name: 'Imran Shaikh' },
		})
		const rows = await product.sql<{ place_hour: Date | null }>('select place_hour from repairs where id = $1', [id])
		expect(one(rows).place_hour).toBeNull()
	})

	test('has a time once it is confirmed, whoever comes (B.ADMIN-21)', async () => {
		const { id } = await book()
		expect(await change(id, { status: 'confirmed' })).toMatchObject({ status: 'confirmed', kind: 'scheduled', schedule_time: '12:00:00' })
	})

	test('begins when its technician is free first, and of many at once each has a time of its own (D-38)', async () => {
		const imran = await aTechnician()
		const booked = await Promise.all(Array.from({ length: 6 }, book))
		const sent = await Promise.all(booked.map(({ id }) => change(id, { technician: imran.id })))
		const starts = sent.map(({ starts_at, ends_at }) => [Date.parse(starts_at), Date.parse(ends_at)] as const).toSorted(([a], [b]) => a - b)
		for (const [index, [begins]] of starts.entries()) if (index > 0) expect(begins).toBeGreaterThanOrEqual(starts[index - 1]?.[1] ?? 0)
	})

	test('waits again when nobody is sent after all (D-55)', async () => {
		const imran = await aTechnician()
		const { id, call_by } = await book()
		await change(id, { technician: imran.id })
		expect(await change(id, { technician: null })).toMatchObject({ kind: 'service_now', technician: null, call_by })
	})
})
