import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiProblem } from '#contract/client.ts'
import { isRecent } from '../../../../kits/checkout/safe-order.ts'
import { NoAnswer } from '../../../../session/send.ts'
import type { BookingBody } from './booking-body.ts'
import { repairOrders } from './repair-order.ts'

const { askAgain, find: findPending, forget: forgetPending, place: placeBooking } = repairOrders

const owner = 'asha@example.in'
const at = (schedule_time: string) => ({ cart_id: 1, customer_name: 'Asha', schedule_date: '2026-11-22', schedule_time }) as BookingBody

type Sent = { key: string; path: string; time: string }
/** Stands for the wire: each answer is for one sending; null is no answer. */
function onTheWire(...answers: ({ status: number; body?: object; headers?: Record<string, string> } | null)[]) {
	const sent: Sent[] = []
	vi.stubGlobal('fetch', async (url: string, { headers, body }: { headers: Record<string, string>; body: string }) => {
		sent.push({ key: headers['idempotency-key'] ?? '', path: url, time: JSON.parse(body).schedule_time })
		const answer = answers.shift()
		if (!answer) throw new TypeError('Failed to fetch')
		return new Response(JSON.stringify(answer.body ?? {}), { status: answer.status, headers: answer.headers })
	})
	return sent
}
const booked = { status: 201, body: { id: 7, reference: 'BK0000000007' } }

afterEach(() => {
	forgetPending()
	vi.unstubAllGlobals()
})

describe('placing a booking', () => {
	it('B.R-45: no answer once is asked again with the same key', async () => {
		const sent = onTheWire(null, booked)
		expect(await placeBooking({ owner, mode: 'cart', body: at('10:00') })).toMatchObject({ answer: { id: 7 }, isEarlier: false })
		expect(sent).toHaveLength(2)
		expect(sent[0]?.key).toBe(sent[1]?.key)
		expect(findPending(owner)).toBeNull()
	})

	it('D-42: without any answer the key is kept, and the next try of the same body uses it', async () => {
		const sent = onTheWire(null, null, booked)
		await expect(placeBooking({ owner, mode: 'cart', body: at('10:00') })).rejects.toThrow(NoAnswer)
		expect(findPending(owner)?.key).toBe(sent[0]?.key)
		await placeBooking({ owner, mode: 'cart', body: at('10:00') })
		expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
	})

	it('D-42: before another body the earlier one is asked about, and opened when it is booked', async () => {
		const sent = onTheWire(null, null, booked)
		await expect(placeBooking({ owner, mode: 'cart', body: at('10:00') })).rejects.toThrow(NoAnswer)
		expect(await placeBooking({ owner, mode: 'cart', body: at('11:00') })).toMatchObject({ answer: { id: 7 }, isEarlier: true })
		expect(sent.map(({ time }) => time)).toEqual(['10:00', '10:00', '10:00'])
	})

	it('D-42: an earlier one that is refused does not stand in the way', async () => {
		const sent = onTheWire(null, null, { status: 400, body: { schedule_time: ['taken'] } }, booked)
		await expect(placeBooking({ owner, mode: 'cart', body: at('10:00') })).rejects.toThrow(NoAnswer)
		expect(await placeBooking({ owner, mode: 'cart', body: at('11:00') })).toMatchObject({ isEarlier: false })
		expect(sent.at(-1)).toMatchObject({ time: '11:00' })
		expect(sent.at(-1)?.key).not.toBe(sent[0]?.key)
	})

	it('a refusal is an answer: nothing waits any more', async () => {
		onTheWire({ status: 400, body: { detail: 'No.' } })
		await expect(placeBooking({ owner, mode: 'cart', body: at('10:00') })).rejects.toThrow(ApiProblem)
		expect(findPending(owner)).toBeNull()
	})

	it('D-42: while the first sending is still at work it waits for that one', async () => {
		const sent = onTheWire({ status: 409, headers: { 'retry-after': '0' } }, { status: 409, headers: { 'retry-after': '0' } }, booked)
		await placeBooking({ owner, mode: 'cart', body: at('10:00') })
		expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
		expect(sent).toHaveLength(3)
	})

	it('a session that ended settles a booking only when no sending before it may have arrived', async () => {
		onTheWire({ status: 401 })
		await expect(placeBooking({ owner, mode: 'cart', body: at('10:00') })).rejects.toThrow(ApiProblem)
		expect(findPending(owner)).toBeNull()
		onTheWire(null, { status: 401 })
		await expect(placeBooking({ owner, mode: 'cart', body: at('10:00') })).rejects.toThrow(ApiProblem)
		expect(findPending(owner)).not.toBeNull()
	})

	it('a failing server settles nothing', async () => {
		onTheWire({ status: 500 }, { status: 503, headers: { 'retry-after': '0' } })
		await expect(placeBooking({ owner, mode: 'cart', body: at('10:00') })).rejects.toThrow(ApiProblem)
		const pending = findPending(owner)
		expect(pending).not.toBeNull()
		const sent = onTheWire(booked)
		if (pending) await askAgain(pending)
		expect(sent[0]?.key).toBe(pending?.key)
	})

	it('is shown to nobody else, and to nobody after the server forgot the key', async () => {
		onTheWire(null, null)
		await expect(placeBooking({ owner, mode: 'buy-now', body: at('10:00') })).rejects.toThrow(NoAnswer)
		const day = 24 * 3_600_000
		expect(findPending('other@example.in')).toBeNull()
		expect(findPending(owner, Date.now() + day)).toBeNull()
		const pending = findPending(owner)
		expect(pending && isRecent(pending)).toBe(true)
		expect(pending && isRecent(pending, Date.now() + day / 12)).toBe(false)
	})

	it('B.R-16: without an hour it goes to service-now', async () => {
		const sent = onTheWire(booked)
		await placeBooking({ owner, mode: 'cart', body: { cart_id: 1 } as BookingBody })
		expect(sent[0]?.path).toBe('/api/repairing-service/service-now/')
	})
})
