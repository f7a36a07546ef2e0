import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { setClock } from '#platform/clock.ts'
import { aBooking, anImmediateBooking, aPackage, itemOf, type Package } from '../../../tests/support/a-booking.ts'
import { signIn } from '../../../tests/support/sign-in.ts'
import { useTestApp } from '../../../tests/support/test-app.ts'

const product = useTestApp({ clock: '2026-11-20T06:00:00Z' })
type Rider = Awaited<ReturnType<typeof signIn>>
let some: Package
let rider: Rider
beforeAll(async () => {
	some = await aPackage(product)
})
beforeEach(async () => {
	rider = await signIn(product)
})
const book = (schedule_time: string) => rider.api.repairs.book({ body: aBooking(some, { schedule_time }) })

describe("a rider's repairs", () => {
	test('are his alone, newest first, of both kinds, under both addresses (B.REPAIR-18, B.REPAIR-19, B.API-40, B.E-12)', async () => {
		const stranger = await signIn(product)
		await stranger.api.repairs.bookNow({ body: anImmediateBooking(some) })
		const first = await book('08:00')
		setClock(new Date('2026-11-20T06:10:00Z'))
		const second = await rider.api.repairs.bookNow({ body: anImmediateBooking(some) })
		setClock(new Date('2026-11-20T06:20:00Z'))
		const third = await book('09:00')
		expect(await rider.api.repairs.list({})).toEqual([third, second, first])
		expect(await rider.api.repairs.listNow({})).toEqual([third, second, first])
	})

	test('are an empty list at first', async () => {
		expect(await rider.api.repairs.list({})).toEqual([])
	})

	test('come by the page when a page is asked for, each once, with the ways to the next and the one before (B.R-31)', async () => {
		const booked = []
		for (const time of ['08:00', '09:00', '10:00']) booked.push(await book(time))
		const newestFirst = booked.toReversed()
		const path = '/api/repairing-service/bookings/'
		expect(await rider.api.repairs.list({ query: { page_size: 2 } })).toEqual({
			count: 3,
			next: `${path}?page=2&page_size=2`,
			previous: null,
			results: newestFirst.slice(0, 2),
		})
		expect(await rider.api.repairs.list({ query: { page: 2, page_size: 2 } })).toEqual({
			count: 3,
			next: null,
			previous: `${path}?page=1&page_size=2`,
			results: newestFirst.slice(2),
		})
		expect(await rider.api.repairs.listNow({ query: { page: 1 } })).toMatchObject({ count: 3, results: newestFirst })
		for (const query of ['page=0', 'page=x', 'page_size=101', 'page=1&page_size=-1'])
			expect((await product.call('GET', `/repairing-service/bookings/?${query}`, { access: rider.access })).status).toBe(400)
	})

	test('cost as many statements however many there are, at most four and the look at the login', async () => {
		const count = async () => {
			product.statements()
			await rider.api.repairs.list({})
			return product.statements().filter((text) => !text.includes('"sessions"')).length
		}
		await book('11:00')
		const one = await count()
		for (const time of ['12:00', '13:00', '14:00'])
			await rider.api.repairs.book({
				body: { ...aBooking(some, { schedule_time: time }), items: [itemOf(some), itemOf(await aPackage(product, 7))] },
			})
		expect(await count()).toBe(one)
		expect(one).toBeLessThanOrEqual(4)
	})

	test('tell who comes once a technician is assigned, by name and phone', async () => {
		const { id } = await book('15:00')
		const technician = await signIn(product, { role: 'technician', name: 'Imran Shaikh' })
		await product.sql("update profiles set phone_number = '+910000000002' where user_id = $1", [technician.id])
		await product.sql('update repairs set technician_id = $1 where id = $2', [technician.id, id])
		const seen = await rider.api.repairs.show({ params: { id } })
		expect(seen.technician).toEqual({ name: 'Imran Shaikh', phone: '+910000000002' })
		expect(JSON.stringify(seen)).not.toContain(technician.email)
	})

	test('are seen after a login only (B.API-40, B.API-03)', async () => {
		for (const path of ['bookings/', 'bookings/1/', 'service-now/']) {
			const { status, body } = await product.call('GET', `/repairing-service/${path}`)
			expect(status).toBe(401)
			expect(body.detail).toBe('Authentication credentials were not provided.')
		}
	})
})
