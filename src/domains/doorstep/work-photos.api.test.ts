import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { maxPhotos, photosTooEarly, photosTooLate } from '#contract/doorstep/photo-words.ts'
import type { StaffWorkPhotos, WorkPhotos } from '#contract/doorstep/work-photos.ts'
import { setClock } from '#platform/clock.ts'
import { addDays } from '#shared/days.ts'
import { aBooking, aPackage } from '../../../tests/support/a-booking.ts'
import { aForm, aPhonePhoto, aPicture } from '../../../tests/support/a-picture.ts'
import { aSubscription } from '../../../tests/support/a-plan.ts'
import { passSeconds } from '../../../tests/support/pass-seconds.ts'
import { signIn } from '../../../tests/support/sign-in.ts'
import { useTestApp } from '../../../tests/support/test-app.ts'

/** In India it is Friday, 20 November 2026, half past eleven. */
const start = '2026-11-20T06:00:00Z'
const product = useTestApp({ clock: start, connections: 20 })
afterEach(() => setClock(new Date(start)))

type Person = Awaited<ReturnType<typeof signIn>>
let staff: Person
let imran: Person
let sunil: Person
beforeAll(async () => {
	staff = await signIn(product, { role: 'staff', name: 'Meera Office' })
	imran = await signIn(product, { role: 'technician', name: 'Imran' })
	sunil = await signIn(product, { role: 'technician', name: 'Sunil' })
})

/** Each on a day of its own, since technicians are busy. */
let days = 0
const aFreshDay = () => addDays('2026-12-01', ++days)

/** Imran's work of one kind at a customer's door, where both kinds promise the same. */
type Work = {
	rider: Person
	id: number
	/** Of the company's calls, of the customer's, and of his own page. */
	path: string
	ownPath: string
	start: () => Promise<unknown>
	complete: () => Promise<unknown>
	/** Has it completed a day earlier. */
	ofYesterday: string
	cancel: () => Promise<unknown>
	count: () => Promise<number>
}
async function aRepair(): Promise<Work> {
	const rider = await signIn(product)
	const { id } = await rider.api.repairs.book({ body: aBooking(await aPackage(product), { schedule_date: aFreshDay() }) })
	const params = { id }
	const change = (body: Parameters<Person['api']['staff']['changeRepairBooking']>[0]['body'], by = staff) =>
		by.api.staff.changeRepairBooking({ params, body })
	await change({ status: 'confirmed', technician: imran.id })
	return {
		rider,
		id,
		path: `/admin/repair-bookings/${id}/photos/`,
		ownPath: `/repairing-service/bookings/${id}/photos/`,
		start: () => change({ status: 'in_progress' }, imran),
		complete: () => change({ status: 'completed' }, imran),
		ofYesterday: `update repairs set completed_at = completed_at - interval '1 day' where id = $1`,
		cancel: () => change({ status: 'cancelled', reason: 'Rain' }),
		count: async () => (await rider.api.repairs.show({ params })).photo_count,
	}
}
async function aVisit(): Promise<Work> {
	const rider = await signIn(product)
	const { subscription } = await aSubscription(product, rider, { customer_email: rider.email })
	const { id } = await rider.api.visits.schedule({ body: { subscription, preferred_date: aFreshDay(), preferred_time: '10:00' } })
	const params = { id }
	await staff.api.staff.changeVisit({ params, body: { technician: imran.id } })
	return {
		rider,
		id,
		path: `/admin/visits/${id}/photos/`,
		ownPath: `/subscription/visits/${id}/photos/`,
		start: () => imran.api.staff.startVisit({ params, body: {} }),
		complete: () => imran.api.staff.completeVisit({ params, body: {} }),
		ofYesterday: `update visits set completion_date = completion_date - interval '1 day' where id = $1`,
		cancel: () => staff.api.staff.cancelVisit({ params, body: { reason: 'Rain' } }),
		count: async () => (await rider.api.visits.show({ params })).photo_count,
	}
}

const get = (path: string, { access }: { access?: string } = {}) => product.call('GET', path, access === undefined ? {} : { access })
type Sent = { image?: Uint8Array; moment?: string; key?: string; name?: string }
async function add({ path }: Work, { access }: { access?: string } = imran, { moment = 'before', image, key }: Sent = {}) {
	const body = aForm({ moment, image: image ?? (await aPicture()) })
	return product.call('POST', path, { ...(access !== undefined && { access }), body, ...(key && { headers: { 'idempotency-key': key } }) })
}
const remove = ({ path }: Work, photo: number, { access }: { access?: string } = imran) =>
	product.call('DELETE', `${path}${photo}/`, access === undefined ? {} : { access })
const photosIn = ({ body }: { body: unknown }) => (body as StaffWorkPhotos).photos
const shown = async (url = '', headers: Record<string, string> = {}) => {
	const reply = await product.app.inject({ method: 'GET', url, headers })
	return { status: reply.statusCode, cache: reply.headers['cache-control'], etag: reply.headers.etag, bytes: reply.rawPayload }
}
const auditOf = (collection: string, id: number) =>
	product.sql<{ actor_id: number; action: string; before: object; after: object }>(
		"select actor_id, action, before, after from audit_log where collection = $1 and object_id = $2::text and action like '%photo' order by id",
		[collection, id],
	)

describe.each([
	['a repair', 'repair-bookings', aRepair],
	['a visit', 'visits', aVisit],
] as const)('photos of %s', (_, collection, make) => {
	test('are taken before and after it, seen by its customer and the company, and by nobody else (D-48, D-58, decision 0063)', async () => {
		const work = await make()
		await work.start()
		expect(photosIn(await add(work, imran, { moment: 'before' }))).toMatchObject([{ moment: 'before', can: { remove: true } }])
		const added = await add(work, staff, { moment: 'after', image: await aPicture({ colour: '#204060' }) })
		expect([added.status, added.body]).toMatchObject([
			201,
			{ photos: [{ moment: 'before' }, { moment: 'after' }], can: { add: true }, version: expect.any(Number) },
		])
		expect(await work.count()).toBe(2)
		const own = await get(work.ownPath, work.rider)
		const { photos } = own.body as unknown as WorkPhotos
		expect(photos.map(({ moment }) => moment)).toEqual(['before', 'after'])
		for (const { url } of photos) {
			// Nobody knows the address but who was told it, and it ends soon.
			const { status, cache, etag } = await shown(url)
			expect([status, cache]).toEqual([200, 'private, no-cache'])
			expect((await shown(url, { 'if-none-match': String(etag) })).status).toBe(304)
			expect((await shown(`/media/${String(etag).replaceAll('"', '')}`)).status).toBe(404)
		}
		passSeconds(31 * 60)
		expect((await shown(photos[0]?.url)).status).toBe(410)
		setClock(new Date(start))

		const stranger = await signIn(product)
		const admin = await signIn(product, { role: 'admin' })
		for (const [who, theirs, its] of [
			[undefined, 401, 401],
			[work.rider, 403, 200],
			[stranger, 403, 404],
			[sunil, 404, 404],
			[imran, 200, 404],
			[staff, 200, 404],
			[admin, 200, 404],
		] as const) {
			expect([(await get(work.path, who)).status, (await get(work.ownPath, who)).status]).toEqual([theirs, its])
			if (theirs === 200) continue
			expect((await add(work, who ?? {})).status).toBe(theirs)
			expect((await remove(work, photos[0]?.id ?? 0, who ?? {})).status).toBe(theirs)
		}
		expect(await auditOf(collection, work.id)).toEqual([
			{ actor_id: imran.id, action: 'add-photo', before: { photos_before: 0 }, after: { photos_before: 1 } },
			{ actor_id: staff.id, action: 'add-photo', before: { photos_after: 0 }, after: { photos_after: 1 } },
		])
	})

	test('are drawn anew: nothing is left of where and with what they were taken (B.E-10)', async () => {
		const work = await make()
		await work.start()
		const [photo] = photosIn(await add(work, imran, { image: await aPhonePhoto() }))
		const { bytes } = await shown(photo?.url)
		expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
		for (const secret of ['Exif', 'Examplephone', 'GPS']) expect(bytes.includes(secret)).toBe(false)
	})

	test('are pictures: anything else is refused at its field and keeps nothing (B.E-11)', async () => {
		const work = await make()
		await work.start()
		const text = (words: string) => new TextEncoder().encode(words)
		for (const image of [
			text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
			text('<html><script>alert(1)</script></html>'),
			new Uint8Array(0),
			(await aPicture()).subarray(0, 40),
		]) {
			const { status, body } = await add(work, imran, { image })
			expect([status, body]).toEqual([400, { image: [expect.any(String)] }])
		}
		for (const body of [{}, { moment: 'before' }, aForm({ moment: 'before' }), aForm({ moment: 'during', image: await aPicture() })])
			expect((await product.call('POST', work.path, { access: imran.access, body })).status).toBe(400)
		expect((await add(work, imran, { image: Buffer.alloc(6 * 1024 * 1024) })).status).toBe(413)
		expect(photosIn(await get(work.path, imran))).toEqual([])
	})

	test('arrive once, however often a slow phone sends them (D-19)', async () => {
		const work = await make()
		await work.start()
		const image = await aPicture()
		const key = `photo-of-${work.path.replaceAll('/', '-')}`
		for (let times = 0; times < 2; times++) expect(photosIn(await add(work, imran, { image, key }))).toHaveLength(1)
		expect(photosIn(await get(work.path, imran))).toHaveLength(1)
	})

	test('are six of a moment at most, of ten who send at once exactly so many are kept (decision 0063)', async () => {
		const work = await make()
		await work.start()
		const replies = await Promise.all([...Array(10).keys()].map((at) => add(work, at % 2 ? imran : staff)))
		expect(replies.map(({ status }) => status).toSorted()).toEqual([...Array(maxPhotos).fill(201), ...Array(4).fill(400)])
		for (const { status, body } of replies) if (status === 400) expect(body).toHaveProperty('image')
		expect(photosIn(await get(work.path, staff))).toHaveLength(maxPhotos)
		expect((await add(work, imran, { moment: 'after' })).status).toBe(201)
	})

	test('can be taken from its start on, by its technician until the day of its completion ends, and not of what was cancelled', async () => {
		const work = await make()
		expect((await get(work.path, imran)).body).toMatchObject({ photos: [], can: { add: false } })
		expect((await add(work)).body).toEqual({ image: [photosTooEarly] })
		await work.start()
		expect((await get(work.path, imran)).body).toMatchObject({ can: { add: true } })
		const [first] = photosIn(await add(work))
		await work.complete()
		expect((await add(work, imran, { moment: 'after' })).status).toBe(201)
		await product.sql(work.ofYesterday, [work.id])
		expect((await get(work.path, imran)).body).toMatchObject({ can: { add: false } })
		expect((await add(work, imran, { moment: 'after' })).body).toEqual({ image: [photosTooLate] })
		expect((await remove(work, first?.id ?? 0)).status).toBe(403)
		expect((await add(work, staff, { moment: 'after' })).status).toBe(201)
		expect(photosIn(await remove(work, first?.id ?? 0, staff))).toHaveLength(2)
		const off = await make()
		await off.cancel()
		for (const who of [imran, staff]) expect((await add(off, who)).status).toBe(400)
	})

	test('are deleted by who took them by mistake, and by the office; then nobody is shown them (D-58)', async () => {
		const work = await make()
		const other = await make()
		await work.start()
		await other.start()
		const [mine] = photosIn(await add(work))
		const [, theirs] = photosIn(await add(work, staff))
		expect(photosIn(await get(work.path, imran)).map(({ can }) => can.remove)).toEqual([true, false])
		expect((await remove(work, theirs?.id ?? 0)).status).toBe(403)
		expect((await remove(other, mine?.id ?? 0)).status).toBe(404)
		const left = await remove(work, mine?.id ?? 0)
		expect([left.status, photosIn(left).map(({ id }) => id)]).toEqual([200, [theirs?.id]])
		expect((await remove(work, mine?.id ?? 0)).status).toBe(404)
		expect((await shown(mine?.url)).status).toBe(404)
		expect((await shown(theirs?.url)).status).toBe(200)
		expect((await auditOf(collection, work.id)).at(-1)).toMatchObject({
			action: 'remove-photo',
			before: { photos_before: 2 },
			after: { photos_before: 1 },
		})
	})

	test('stand in the file of their customer’s own data, and go with the account (D-43)', async () => {
		const work = await make()
		await work.start()
		await add(work)
		await work.complete()
		const data = await work.rider.api.privacy.exportData({})
		const [{ photos } = { photos: [] }] = collection === 'visits' ? data.visits : data.repairs
		expect(photos).toEqual([
			{ moment: 'before', taken_at: expect.any(String), url: expect.stringMatching(/^http:.*\/api\/marketplace\/secure-files\//) },
		])
		const url = new URL(photos[0]?.url ?? '').pathname
		setClock(new Date('2026-11-21T05:00:00Z'))
		expect((await shown(url)).status).toBe(200)
		setClock(new Date(start))
		await product.sql(
			"update repairs set payment_status = 'paid', paid_amount_paise = total_paise, paid_at = now() where customer_id = $1",
			[work.rider.id],
		)
		const subscriptions = await work.rider.api.plans.subscriptions({})
		for (const { id } of subscriptions) await work.rider.api.plans.cancel({ params: { id }, body: {} })
		await product.sql(
			"insert into social_identities (user_id, provider, subject, created_at, last_used_at) values ($1, 'google', $2, $3, $3)",
			[work.rider.id, work.rider.email, new Date(start)],
		)
		await work.rider.api.privacy.deleteAccount({ body: {} })
		expect((await shown(url)).status).toBe(404)
		expect(photosIn(await get(work.path, staff))).toEqual([])
	})
})

test('a photo of before there were two groups is shown as after the visit, and the office deletes it', async () => {
	const work = await aVisit()
	await work.start()
	const key = 'visits/old.jpg'
	await product.sql(`insert into files values ($1, 'image/jpeg', 3, true, now(), now(), null)`, [key])
	await product.files.write({ key, isPublic: true }, await aPicture())
	await product.sql('insert into visit_photos (visit_id, file_key, created_at) values ($1, $2, now())', [work.id, key])
	const [old] = photosIn(await get(work.path, imran))
	expect(old).toMatchObject({ moment: 'after', url: `/media/${key}`, can: { remove: false } })
	expect((await shown(old?.url)).status).toBe(200)
	expect((await remove(work, old?.id ?? 0, staff)).status).toBe(200)
	expect((await shown(old?.url)).status).toBe(404)
})
