import { expect, test } from 'vitest'
import { aMember, aRepairOf } from '../../../tests/support/a-member.ts'
import { aSellRequest } from '../../../tests/support/a-sell-request.ts'
import { signIn } from '../../../tests/support/sign-in.ts'
import { useTestApp } from '../../../tests/support/test-app.ts'

const product = useTestApp({ clock: '2026-11-20T06:00:00Z' })

test('staff read what a customer has open, owes and did, and nothing of anybody else (A.ADMIN-26, A.ADMIN-27)', async () => {
	const staff = await signIn(product, { role: 'staff' })
	const [member, neighbour] = [await aMember(product), await aMember(product)]
	const history = (id: number) => staff.api.staff.customerHistory({ params: { id } })
	expect(await history(member.id)).toMatchObject({
		money: { paid: 0, due: 0, to_refund: 0 },
		bikes: [],
		open: [],
		entries: [{ kind: 'account', title: 'Opened the account', about: null }],
	})
	const done = await aRepairOf(product, member, staff, 'completed')
	const cancelled = await aRepairOf(product, member, staff)
	const open = await aRepairOf(product, member, staff, 'confirmed')
	await aRepairOf(product, neighbour, staff)
	const pay = (id: number, amount: number) => staff.api.staff.recordRepairPayment({ params: { id }, body: { method: 'upi', amount } })
	await pay(done.id, 100)
	await pay(open.id, 50)
	await pay(cancelled.id, 30)
	await staff.api.staff.addRepairNote({ params: { id: open.id }, body: { text: 'Dog in the yard' } })
	await member.api.repairs.cancel({ params: { id: cancelled.id }, body: { reason: 'Sold the bike' } })
	const found = await history(member.id)
	expect(found).toMatchObject({
		money: { paid: 150, due: done.total_amount - 100, to_refund: 30 },
		bikes: [{ registration_number: 'MH12ZZ7701' }],
		open: [{ collection: 'repair-bookings', id: open.id, status: 'confirmed', title: open.services[0]?.package.name }],
	})
	const told = found.entries.map(({ title, text, about }) => [about?.reference, title, text].filter(Boolean).join(', '))
	expect(told.slice(0, 3)).toEqual([
		`${cancelled.reference}, Cancelled, Sold the bike`,
		`${open.reference}, Internal note, Dog in the yard`,
		`${cancelled.reference}, Paid ₹30 by UPI`,
	])
	expect(told.at(-1)).toBe('Opened the account')
	expect(found.entries.find(({ title }) => title === 'Confirmed')?.by).not.toBe('')
	expect(new Set(found.entries.flatMap(({ about }) => about?.id ?? []))).toEqual(new Set([done.id, cancelled.id, open.id]))
	expect((await staff.api.staff.counts({})).to_refund).toBe(1)
})

test('they read too which bikes he keeps, where he is logged in and what was mailed to him (A.ADMIN-26)', async () => {
	const staff = await signIn(product, { role: 'staff' })
	const member = await aMember(product)
	const [model] = await product.as().vehicles.models({ query: {} })
	await member.api.garage.add({ body: { vehicle_model: model?.id ?? 0, registration_number: 'MH12AB1234' } })
	await product.call('POST', '/accounts/login/', { body: { email: member.email, password: 'Nobody@1' } })
	const { garage, sessions } = await staff.api.staff.customerHistory({ params: { id: member.id } })
	const name = `${model?.manufacturer_name} ${model?.name}`
	expect(garage.at(-1)).toMatchObject({ name, registration_number: 'MH12AB1234', km: null })
	expect(sessions).toHaveLength(1)
	expect(JSON.stringify(sessions)).not.toContain('token')
	// Where a mail server takes the mails, those that stand in the product are known.
	await product.sql('delete from outbox where "to" = $1', [member.email])
	await product.sql(
		`insert into notifications (key, customer_id, title, text, path, created_at) values ('history-test', $1, 'Your booking is confirmed', '', '/', now())`,
		[member.id],
	)
	const { entries } = await staff.api.staff.customerHistory({ params: { id: member.id } })
	expect(entries.filter(({ kind }) => kind === 'mail').map(({ title }) => title)).toEqual(['Your booking is confirmed'])
})

test('of a mail that the server of its address refused they read that it was not delivered (A.ADMIN-26)', async () => {
	const staff = await signIn(product, { role: 'staff' })
	const member = await aMember(product)
	const told = `insert into notifications (key, customer_id, title, text, path, created_at) values ($1, $2, $3, '', '/', $4)`
	await product.sql(told, ['repair-booked:1', member.id, 'We have your booking', '2026-11-20T06:00:00Z'])
	await product.sql(told, ['repair-booked:2', member.id, 'We have your other booking', '2026-11-20T06:00:01Z'])
	// The first went to the address of that booking; the second of these is about nothing that stands in the product.
	const refused = `insert into refused_mails values ($1, $2, $3, $4)`
	await product.sql(refused, ['repair-booked:1', 'mistyped@pahiya.test', 'We have your booking', '2026-11-20T06:00:02Z'])
	await product.sql(refused, ['link:1', member.email, 'Reset your password', '2026-11-20T06:00:03Z'])
	await product.sql(refused, ['link:2', 'other@pahiya.test', 'Verify your address', '2026-11-20T06:00:04Z'])
	const { entries } = await staff.api.staff.customerHistory({ params: { id: member.id } })
	expect(entries.filter(({ kind }) => kind === 'mail').map(({ title, text }) => `${title}: ${text}`)).toEqual([
		'Reset your password: Not delivered: there is no such mail address.',
		'We have your other booking: ',
		'We have your booking: Not delivered: there is no such mail address.',
	])
})

test('among it are the vehicles a customer booked and offered to us, and what he wrote (A.ADMIN-26, B.ADMIN-03)', async () => {
	const staff = await signIn(product, { role: 'staff' })
	const member = await aMember(product)
	const facts = { brand: 'Honda', model: 'Activa 6G', year: 2021, kms_driven: 21_000, fuel_type: 'petrol', price: 65_000 } as const
	const vehicle = await staff.api.staff.usedVehicles.create({ body: facts })
	const booking = await product.call('POST', '/marketplace/bookings/', {
		access: member.access,
		body: { vehicle: vehicle.id, contact_number: '9000012345' },
	})
	const offered = await aSellRequest(product, member)
	const refused = await aSellRequest(product, member)
	const reject = { status: 'rejected', rejection_reason: 'Not this model' }
	await product.call('PATCH', `/admin/sell-requests/${refused.id}/`, { access: staff.access, body: reject })
	const written = await product.call('POST', '/accounts/contact/', {
		access: member.access,
		body: { name: 'Asha', email: 'asha@example.com', message: 'Do you come on Sundays?' },
	})
	expect([booking.status, written.status]).toEqual([201, 201])
	const found = await staff.api.staff.customerHistory({ params: { id: member.id } })
	expect(found.open.map(({ reference, title }) => `${reference} ${title}`).toSorted()).toEqual(
		[
			`VB${booking.body.id} Honda Activa 6G 2021`,
			`SR${offered.id} Hero Splendor Plus 2019`,
			`${written.body.reference} Question`,
		].toSorted(),
	)
	const told = found.entries.map(({ title, text, about }) => [about?.reference, title, text].filter(Boolean).join(', '))
	expect(told).toEqual(
		expect.arrayContaining([
			`VB${booking.body.id}, Booked Honda Activa 6G 2021`,
			`SR${refused.id}, Rejected, Not this model`,
			`${written.body.reference}, Wrote to us, Do you come on Sundays?`,
		]),
	)
})
