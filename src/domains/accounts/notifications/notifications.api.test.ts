import { beforeAll, beforeEach, expect, test } from 'vitest'
import { one } from '#shared/one.ts'
import { anImmediateBooking, aPackage, type Package } from '../../../../tests/support/a-booking.ts'
import { signIn } from '../../../../tests/support/sign-in.ts'
import { useTestApp } from '../../../../tests/support/test-app.ts'

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
const list = (who = rider) => who.api.notifications.list({})
const book = async () => {
	const repair = await rider.api.repairs.bookNow({ body: anImmediateBooking(some) })
	await product.work()
	return repair
}

test('what a customer was mailed he finds in the product too, with the page it is about (D-55)', async () => {
	expect(await list()).toEqual({ unread: 0, results: [] })
	const { id, reference } = await book()
	const { unread, results } = await list()
	expect(unread).toBe(1)
	expect(one(results)).toMatchObject({
		title: expect.stringContaining(`We have your booking ${reference}`),
		text: expect.stringMatching(/^Thank you\. /),
		path: `/profile/repairs/${id}`,
		created_at: expect.stringMatching(/^2026-11-20T06:00/),
		is_read: false,
	})
	await rider.api.repairs.cancel({ params: { id }, body: { reason: 'My plans changed' } })
	await product.work()
	// The newest first, and each to its own page, whatever the button of the mail offers.
	expect((await list()).results.map(({ title, path }) => [title, path])).toEqual([
		[`Your booking ${reference} is cancelled`, `/profile/repairs/${id}`],
		[expect.stringContaining(reference), `/profile/repairs/${id}`],
	])
})

test('one is read by itself, or all up to the one that was seen; what came meanwhile stays new, and twice is once', async () => {
	for (let made = 0; made < 3; made += 1) await book()
	const [third, second, first] = (await list()).results.map(({ id }) => id)
	const read = (body: { id: number } | { up_to: number }) => rider.api.notifications.read({ body })
	expect(await read({ id: third ?? 0 })).toEqual({ unread: 2 })
	expect(await read({ id: third ?? 0 })).toEqual({ unread: 2 })
	expect(await read({ up_to: first ?? 0 })).toEqual({ unread: 1 })
	expect((await list()).results.map(({ id, is_read }) => [id, is_read])).toEqual([
		[third, true],
		[second, false],
		[first, true],
	])
})

test('they are their reader’s alone, and nonsense is refused', async () => {
	await book()
	const { id } = one((await list()).results)
	const other = await signIn(product)
	expect(await list(other)).toEqual({ unread: 0, results: [] })
	for (const body of [{ id }, { up_to: id }]) expect(await other.api.notifications.read({ body })).toEqual({ unread: 0 })
	expect((await list()).unread).toBe(1)
	expect((await product.call('GET', '/accounts/notifications/')).status).toBe(401)
	for (const body of [{}, { id: 0 }, { id: 'x' }, { id, up_to: id }, { all: true }, null])
		expect((await product.call('POST', '/accounts/notifications/read/', { access: rider.access, body })).status).toBe(400)
})

test('they are carried away and forgotten with the account, and removed after half a year (D-43)', async () => {
	const { id, reference } = await book()
	expect((await rider.api.privacy.exportData({})).notifications).toMatchObject([
		{ title: expect.stringContaining(reference), read_at: null },
	])
	await rider.api.repairs.cancel({ params: { id }, body: { reason: 'My plans changed' } })
	await product.work()
	await product.sql(
		`insert into social_identities (user_id, provider, subject, created_at, last_used_at) values ($1, 'google', $2, now(), now())`,
		[rider.id, rider.email],
	)
	await rider.api.privacy.deleteAccount({ body: {} })
	expect(await product.sql('select from notifications where customer_id = $1', [rider.id])).toEqual([])
})
