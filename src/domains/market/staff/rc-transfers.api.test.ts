import { beforeAll, expect, test } from 'vitest'
import { aSellRequest } from '../../../../tests/support/a-sell-request.ts'
import { refusalOf } from '../../../../tests/support/refusal-of.ts'
import { signIn } from '../../../../tests/support/sign-in.ts'
import { useTestApp } from '../../../../tests/support/test-app.ts'
import { marketData } from '../market-data.ts'

/** In India it is Friday, 20 November 2026, half past eleven. */
const product = useTestApp({ clock: '2026-11-20T06:00:00Z' })

type Person = Awaited<ReturnType<typeof signIn>>
let staff: Person
let buyer: Person
let seller: Person
beforeAll(async () => {
	staff = await signIn(product, { role: 'staff' })
	buyer = await signIn(product, { name: 'Unmistakable Buyer' })
	seller = await signIn(product, { name: 'Unmistakable Seller' })
})

/** A vehicle that came from the seller, or from nobody, and was sold to the buyer. */
async function aSale({ from }: { from: Person | null }) {
	const facts = { brand: 'Honda', model: 'Activa 6G', year: 2021, kms_driven: 21_000, fuel_type: 'petrol', price: 65_000 } as const
	const vehicle = await staff.api.staff.usedVehicles.create({ body: facts })
	const request = from && (await aSellRequest(product, from))
	if (request) await product.sql('update sell_requests set vehicle_id = $1 where id = $2', [vehicle.id, request.id])
	const booking = await buyer.api.market.book({ body: { vehicle: vehicle.id, contact_number: '9000012345' } })
	for (const status of ['confirmed', 'completed'] as const)
		await staff.api.staff.changeVehicleBooking({ params: { id: booking.id }, body: { status } })
	const { results } = await staff.api.staff.rcTransfers.list({ query: { search: `VB${booking.id}` } })
	const [transfer] = results
	if (!transfer) throw new Error('No transfer began')
	return { transfer, booking: booking.id, request: request?.id }
}
const set = (id: number, body: object) => product.call('PATCH', `/admin/rc-transfers/${id}/`, { access: staff.access, body })
const read = async ({ access }: Person, path: string) => (await product.call('GET', `/marketplace/${path}/`, { access })).body.rc_transfer
const mailsTo = async (to: string) => {
	await product.work()
	return product.sql<{ subject: string; text: string }>(
		`select subject, text from outbox where "to" = $1 and subject like 'RC of %' order by id`,
		[to],
	)
}

test('begins with the sale; buyer and seller follow each step and are mailed of it once, and neither reads of the other', async () => {
	const { transfer, booking, request } = await aSale({ from: seller })
	expect(await staff.api.staff.rcTransfers.find({ params: { id: transfer.id } })).toEqual(transfer)
	expect(transfer).toMatchObject({ papers_signed: null, handed_over: null, buyer_name: 'Unmistakable Buyer', sell_request: request })
	const [bought, sold] = [`bookings/${booking}`, `sell-requests/${request}`]
	expect(await read(buyer, bought)).toMatchObject({ steps: [{ step: 'papers_signed', date: null }, {}, {}, {}] })
	await set(transfer.id, { papers_signed: '2026-11-18' })
	await set(transfer.id, { filed: '2026-11-19', receipt_number: 'MH12/2026/4711', note: 'Two to three weeks.' })
	const progress = {
		steps: [
			{ step: 'papers_signed', step_display: 'Forms 29 and 30 signed', date: '2026-11-18' },
			{ step: 'filed', step_display: 'Filed with the RTO', date: '2026-11-19' },
			{ step: 'issued', step_display: 'New RC issued', date: null },
			{ step: 'handed_over', step_display: 'New RC handed over', date: null },
		],
		receipt_number: 'MH12/2026/4711',
		note: 'Two to three weeks.',
	}
	expect(await read(buyer, bought)).toEqual(progress)
	expect(await read(seller, sold)).toEqual(progress)
	await set(transfer.id, { filed: null })
	await set(transfer.id, { filed: '2026-11-20' })
	for (const [person, other] of [
		[buyer, 'Seller'],
		[seller, 'Buyer'],
	] as const) {
		const mails = await mailsTo(person.email)
		expect(mails.map(({ subject }) => subject)).toEqual([
			'RC of the Honda Activa 6G: Forms 29 and 30 signed',
			'RC of the Honda Activa 6G: Filed with the RTO',
		])
		expect(JSON.stringify(mails)).not.toContain(`Unmistakable ${other}`)
	}
	const { rc_transfers_open } = await staff.api.staff.counts({})
	await set(transfer.id, { issued: '2026-11-20', handed_over: '2026-11-20' })
	expect(await staff.api.staff.counts({})).toMatchObject({ rc_transfers_open: rc_transfers_open - 1 })
	const { results: open } = await staff.api.staff.rcTransfers.list({ query: { open: 'true' } })
	expect(open.map(({ id }) => id)).not.toContain(transfer.id)
})

test('takes its steps in their order, none ahead of today, and refuses others at their field', async () => {
	const { transfer } = await aSale({ from: null })
	for (const [body, field] of [
		[{ filed: '2026-11-19' }, 'filed'],
		[{ papers_signed: '2026-11-21' }, 'papers_signed'],
		[{ papers_signed: '2026-11-19', filed: '2026-11-18' }, 'filed'],
		[{ papers_signed: '2026-02-30' }, 'papers_signed'],
		[{ papers_signed: '2026-11-19', handed_over: '2026-11-19' }, 'handed_over'],
		[{ note: 'x'.repeat(501) }, 'note'],
	] as const)
		expect(await set(transfer.id, body)).toMatchObject({ status: 400, body: { [field]: [expect.any(String)] } })
	expect((await set(transfer.id, { papers_signed: '2026-11-19', version: transfer.version })).status).toBe(200)
	expect((await set(transfer.id, { filed: '2026-11-20', version: transfer.version })).status).toBe(409)
	expect((await set(transfer.id, { papers_signed: null })).status).toBe(200)
})

test('keeps its vehicle from being offered again once a step is taken, and ends where the sale fell through before that (B.ADMIN-24)', async () => {
	const { transfer, booking } = await aSale({ from: seller })
	const mark = (status: 'available' | 'sold') => staff.api.staff.usedVehicles.change({ params: { id: transfer.vehicle }, body: { status } })
	await set(transfer.id, { papers_signed: '2026-11-18' })
	expect(await refusalOf(mark('available'))).toMatchObject({
		status: 400,
		fields: { status: [expect.stringContaining(`on its way to the buyer (VB${booking})`)] },
	})
	expect((await staff.api.staff.usedVehicles.find({ params: { id: transfer.vehicle } })).status).toBe('sold')
	await set(transfer.id, { papers_signed: null })
	expect(await mark('available')).toMatchObject({ status: 'available' })
	expect((await staff.api.staff.rcTransfers.list({ query: { search: `VB${booking}` } })).count).toBe(0)
	expect(await read(buyer, `bookings/${booking}`)).toBeNull()

	const handedOver = await aSale({ from: null })
	const day = '2026-11-20'
	await set(handedOver.transfer.id, { papers_signed: day, filed: day, issued: day, handed_over: day })
	const params = { id: handedOver.transfer.vehicle }
	expect(await staff.api.staff.usedVehicles.change({ params, body: { status: 'available' } })).toMatchObject({ status: 'available' })
})

test('is one for each sale, and nobody but the company writes it', async () => {
	const { transfer, booking } = await aSale({ from: null })
	await expect(
		product.sql('insert into rc_transfers (booking_id, vehicle_id, created_at) values ($1, $2, now())', [booking, transfer.vehicle]),
	).rejects.toThrow(/rc_transfers_booking_id_unique/)
	for (const access of [buyer.access, undefined])
		expect([401, 403]).toContain(
			(await product.call('PATCH', `/admin/rc-transfers/${transfer.id}/`, { access, body: { note: 'x' } })).status,
		)
})

test('keeps its days and its receipt for the other side when one deletes the account, and no word about him, in the audit log neither (D-43)', async () => {
	for (const leaves of ['buyer', 'seller'] as const) {
		const from = await signIn(product)
		const { transfer, booking, request } = await aSale({ from })
		await product.sql(`update sell_requests set status = 'inspection_done', inspection_at = now(), inspected_at = now() where id = $1`, [
			request,
		])
		await set(transfer.id, { papers_signed: '2026-11-18', receipt_number: 'MH12/2026/4712', note: 'Unmistakable signs again.' })
		await product.database.transaction((db) => marketData.forget(db, leaves === 'buyer' ? buyer : from))
		const progress = await (leaves === 'buyer' ? read(from, `sell-requests/${request}`) : read(buyer, `bookings/${booking}`))
		expect(progress).toMatchObject({ steps: [{ date: '2026-11-18' }, {}, {}, {}], receipt_number: 'MH12/2026/4712', note: '' })
		const log = await product.sql(`select before, after from audit_log where collection = 'rc-transfers' and object_id = $1`, [
			String(transfer.id),
		])
		expect(log).toMatchObject([{ after: { note: '(not kept)', receipt_number: 'MH12/2026/4712' } }])
	}
})

test('is found by the buyer, the vehicle as the list shows it, both together, and the receipt', async () => {
	const { transfer, booking } = await aSale({ from: null })
	await set(transfer.id, { papers_signed: '2026-11-18' })
	await set(transfer.id, { filed: '2026-11-19', receipt_number: 'MH14/2026/900' })
	const isFoundBy = async (search: string) =>
		(await staff.api.staff.rcTransfers.list({ query: { search } })).results.some(({ id }) => id === transfer.id)
	for (const search of ['unmistakable buyer', `vb${booking}`, transfer.vehicle_name, 'activa unmistakable', 'mh14/2026/900'])
		expect([search, await isFoundBy(search)]).toEqual([search, true])
	for (const search of ['unmistakable seller', 'activa 2019', 'vespa unmistakable'])
		expect([search, await isFoundBy(search)]).toEqual([search, false])
})
