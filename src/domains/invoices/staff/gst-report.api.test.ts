import { afterEach, beforeAll, expect, test } from 'vitest'
import { setClock } from '#platform/clock.ts'
import { partMaker } from '../../../../tests/support/a-part.ts'
import { anOrder } from '../../../../tests/support/an-order.ts'
import { signIn } from '../../../../tests/support/sign-in.ts'
import { useTestApp } from '../../../../tests/support/test-app.ts'

/** In India it is Friday, 20 November 2026, half past eleven. */
const start = '2026-11-20T06:00:00Z'
const product = useTestApp({ clock: start })
afterEach(() => setClock(new Date(start)))

let maker: Awaited<ReturnType<typeof partMaker>>
beforeAll(async () => {
	maker = await partMaker(product)
})

test('the return has what was issued in its days by place, rate and code, credit notes taken off, and the documents', async () => {
	const rider = await signIn(product)
	const { staff } = (await signIn(product, { role: 'staff' })).api
	const buy = async (part: object, changes: object = {}, quantity = 1) => {
		const { order_number } = await anOrder(rider, { uuid: (await maker.aPart(part)).uuid, quantity }, changes)
		await staff.recordOrderPayment({ params: { order_number }, body: { method: 'upi' } })
		return order_number
	}
	// Before there is a GSTIN nothing is of a return.
	await buy({ price: 999 })
	await product.sql(`update site_settings set gstin = '27AAPFU0939F1ZV', invoice_prefix = 'TAX'`)
	await buy({ price: 118, hsn: '8714' }, {}, 2)
	await buy({ price: 128, hsn: '4011', gst_rate: 28 })
	await buy({ price: 590, hsn: '8714' }, { shipping_state: 'Goa', shipping_city: 'Panaji', shipping_pincode: '403001' })
	const gone = await buy({ price: 59, hsn: '8714' })
	await rider.api.orders.cancel({ params: { order_number: gone }, body: { reason: 'Not needed' } })
	const report = await staff.gstReport({ query: { date_from: '2026-11-20', date_to: '2026-11-20' } })
	expect(report).toEqual({
		date_from: '2026-11-20',
		date_to: '2026-11-20',
		by_place: [
			{ place_of_supply: '27-Maharashtra', gst_rate: 18, taxable: 200, cgst: 18, sgst: 18, igst: 0 },
			{ place_of_supply: '27-Maharashtra', gst_rate: 28, taxable: 100, cgst: 14, sgst: 14, igst: 0 },
			{ place_of_supply: '30-Goa', gst_rate: 18, taxable: 500, cgst: 0, sgst: 0, igst: 90 },
		],
		by_code: [
			{ code: '4011', kind: 'part', gst_rate: 28, quantity: 1, total: 128, taxable: 100, cgst: 14, sgst: 14, igst: 0 },
			{ code: '8714', kind: 'part', gst_rate: 18, quantity: 3, total: 826, taxable: 700, cgst: 18, sgst: 18, igst: 90 },
		],
		large: [],
		exempt: [],
		documents: [
			{ kind: 'invoice', first: 'TAX/26-27/000001', last: 'TAX/26-27/000004', count: 4 },
			{ kind: 'credit_note', first: 'PCN/26-27/000001', last: 'PCN/26-27/000001', count: 1 },
		],
		totals: { total: 954, taxable: 800, cgst: 32, sgst: 32, igst: 90 },
	})
	expect((await staff.gstReport({ query: { date_from: '2026-11-21', date_to: '2026-11-30' } })).documents).toEqual([])
})

test('what is large and goes to another state stands by itself, what takes it back too; what has no tax stands apart', async () => {
	setClock(new Date('2026-12-05T06:00:00Z'))
	const rider = await signIn(product)
	const { staff } = (await signIn(product, { role: 'staff' })).api
	await product.sql(`update site_settings set gstin = '27AAPFU0939F1ZV', invoice_prefix = 'BIG'`)
	const goa = { shipping_state: 'Goa', shipping_city: 'Panaji', shipping_pincode: '403001' }
	const maker = await partMaker(product)
	const buy = async (part: object, changes: object = {}) => {
		const { order_number } = await anOrder(rider, { uuid: (await maker.aPart(part)).uuid }, changes)
		const { invoices } = await staff.recordOrderPayment({ params: { order_number }, body: { method: 'upi' } })
		return { order_number, number: invoices[0]?.number }
	}
	const atLimit = await buy({ price: 100_000, gst_rate: 18 }, goa)
	const kept = await buy({ price: 118_000, gst_rate: 18 }, goa)
	const gone = await buy({ price: 236_000, gst_rate: 18 }, goa)
	await buy({ price: 118_000, gst_rate: 18 })
	await buy({ price: 70, gst_rate: 0 })
	await buy({ price: 30, gst_rate: 0 }, goa)
	await rider.api.orders.cancel({ params: { order_number: gone.order_number }, body: { reason: 'Not needed' } })
	const { large, exempt, by_place, by_code } = await staff.gstReport({ query: { date_from: '2026-12-05', date_to: '2026-12-05' } })
	const inGoa = { place_of_supply: '30-Goa', gst_rate: 18, day: '2026-12-05' }
	expect(large).toEqual([
		{ ...inGoa, kind: 'invoice', number: kept.number, total: 118_000, taxable: 100_000, igst: 18_000 },
		{ ...inGoa, kind: 'invoice', number: gone.number, total: 236_000, taxable: 200_000, igst: 36_000 },
		{ ...inGoa, kind: 'credit_note', number: expect.stringMatching(/^PCN/), total: 236_000, taxable: 200_000, igst: 36_000 },
	])
	expect(atLimit.number).toBe('BIG/26-27/000001')
	expect(by_place).toEqual([
		{ place_of_supply: '27-Maharashtra', gst_rate: 18, taxable: 100_000, cgst: 9000, sgst: 9000, igst: 0 },
		{ place_of_supply: '30-Goa', gst_rate: 18, taxable: 84_745.76, cgst: 0, sgst: 0, igst: 15_254.24 },
	])
	expect(exempt).toEqual([
		{ is_other_state: false, total: 70 },
		{ is_other_state: true, total: 30 },
	])
	expect(by_code.map(({ gst_rate, total }) => [gst_rate, total])).toEqual([
		[0, 100],
		[18, 336_000],
	])
})
