import { beforeAll, describe, expect, test } from 'vitest'
import type { Day } from '#contract/admin/staff-day.ts'
import { pointsOf } from '#contract/market/inspection-point-words.ts'
import { addDays } from '#shared/days.ts'
import { one } from '#shared/one.ts'
import { aForm, aPicture } from '../../../../tests/support/a-picture.ts'
import { aPlate, aSellRequest, sell } from '../../../../tests/support/a-sell-request.ts'
import { mailsTo } from '../../../../tests/support/mails-to.ts'
import { signIn } from '../../../../tests/support/sign-in.ts'
import { useTestApp } from '../../../../tests/support/test-app.ts'
import { marketData } from '../market-data.ts'

/** In India it is Friday, 20 November 2026, half past eleven. */
const product = useTestApp({ clock: '2026-11-20T06:00:00Z', connections: 20 })

type Person = Awaited<ReturnType<typeof signIn>>
let staff: Person
let ravi: Person
let sunil: Person
let seller: Person
beforeAll(async () => {
	staff = await signIn(product, { role: 'staff', name: 'Meera Office' })
	ravi = await signIn(product, { role: 'technician', name: 'Ravi' })
	sunil = await signIn(product, { role: 'technician', name: 'Sunil' })
	seller = await signIn(product, { name: 'Unmistakable Seller' })
})

const points = pointsOf({ fuel_type: 'petrol', vehicle_type: 'Motorcycle' })
const change = (id: number, body: object, { access } = staff) => product.call('PATCH', `/admin/sell-requests/${id}/`, { access, body })
const post = (path: string, body: object = {}, { access }: Person = staff) => product.call('POST', `/admin/${path}`, { access, body })
const rate = (id: number, point: string, body: object, { access }: Person = ravi) =>
	product.call('PUT', `/admin/inspections/${id}/points/${point}/`, { access, body })
const inspection = async (id: number, { access }: Person = ravi) =>
	(await product.call('GET', `/admin/inspections/${id}/`, { access })).body
const own = async (id: number) => (await product.call('GET', `/marketplace/sell-requests/${id}/`, { access: seller.access })).body
const assigned = (id: number) =>
	product.sql<{ technician_id: number; starts: Date }>(
		"select technician_id, lower(during) as starts from assignments where work = 'inspection' and work_id = $1",
		[id],
	)
/** Each test has a day of its own, since technicians are busy. */
let day = 0
const nextDay = () => {
	day += 1
	return addDays('2026-11-30', day)
}

const scheduled = async (technician: number | null = ravi.id) => {
	const { id } = await aSellRequest(product, seller)
	const date = nextDay()
	const { status } = await change(id, { status: 'inspection_scheduled', schedule_date: date, schedule_time: '10:00', technician })
	expect(status).toBe(200)
	return { id, date }
}
const begun = async () => {
	const at = await scheduled()
	expect((await post(`inspections/${at.id}/start/`, {}, ravi)).status).toBe(200)
	return at
}
/** Written directly, since most tests are about what comes after it. */
const fill = (id: number, ratings: Record<string, string> = {}) =>
	product.sql(
		`insert into inspection_results (sell_request_id, point, rating, remark, changed_at)
		select $1, point, coalesce($3::jsonb ->> point, 'good'), case when $3::jsonb ? point then 'Seen' else '' end, now() from unnest($2::text[]) as point`,
		[id, points.map(({ id: point }) => point), JSON.stringify(ratings)],
	)
const inspected = async (ratings?: Record<string, string>) => {
	const at = await begun()
	await fill(at.id, ratings)
	const { status, body } = await post(`inspections/${at.id}/complete/`, { summary: 'Runs well.' }, ravi)
	expect([status, body.status]).toEqual([200, 'inspection_done'])
	return at.id
}

describe('an inspection', () => {
	test('begins with the seller’s code, or with a reason that the office reads; a wrong code begins nothing (decision 0056)', async () => {
		const { id } = await aSellRequest(product, seller)
		expect(await own(id)).toMatchObject({ inspection_details: null })
		const read = await change(id, { status: 'inspection_scheduled', schedule_date: nextDay(), schedule_time: '10:00', technician: ravi.id })
		const details = async () => (await own(id)).inspection_details as unknown as { start_code: string | null }
		const { start_code: code } = await details()
		expect(code).toMatch(/^\d{4}$/)
		expect(read.body).toMatchObject({ inspection_details: { start_code: null } })
		expect(JSON.stringify(await inspection(id))).not.toContain('start_code')
		await product.work()
		const [mail] = await product.sql<{ text: string }>('select text from outbox where "to" = $1 order by id desc limit 1', [seller.email])
		expect(mail?.text).toContain(`${code}, for the technician at your door`)
		const begin = (body: object) => post(`inspections/${id}/start/`, body, ravi)
		expect((await begin({ start_code: code === '0000' ? '0001' : '0000' })).body).toHaveProperty('start_code')
		expect((await begin({ start_code: code })).body).toMatchObject({ status: 'under_inspection' })
		expect(await details()).toMatchObject({ start_code: null })
		const [audited] = await product.sql<{ after: object }>(
			"select after from audit_log where collection = 'sell-requests' and object_id = $1::text order by id desc limit 1",
			[id],
		)
		expect(audited?.after).toMatchObject({ start_code: 'given' })

		const other = await scheduled()
		await post(`inspections/${other.id}/start/`, { start_without: 'His father opened' }, ravi)
		const seen = await product.call('GET', `/admin/sell-requests/${other.id}/`, { access: staff.access })
		expect(seen.body).toMatchObject({ started_without: 'His father opened' })
		expect(JSON.stringify(await own(other.id))).not.toContain('father')
	})

	test('is scheduled with technician and hour, and its seller reads when and who (B.ADMIN-29, B.SELL-20, D-38)', async () => {
		const { id, date } = await scheduled()
		expect(await own(id)).toMatchObject({
			status: 'inspection_scheduled',
			inspection_details: { scheduled_at: `${date}T04:30:00.000Z`, technician_name: 'Ravi', started_at: null },
		})
		expect(await assigned(id)).toMatchObject([{ technician_id: ravi.id, starts: new Date(`${date}T04:30:00Z`) }])
	})

	test('without a time is scheduled for the pickup slot (B.ADMIN-29)', async () => {
		const { id, pickup_slot } = await aSellRequest(product, seller)
		expect((await change(id, { status: 'inspection_scheduled' })).body).toMatchObject({ starts_at: pickup_slot, technician_id: null })
	})

	test('is where its seller expects us until the office writes another place, which he and the technician read; a place where nobody comes, and one that is done, keep it (B.ADMIN-29, B.SELL-25, D-52, D-43)', async () => {
		const { id } = await scheduled()
		const details = async () => (await own(id)).inspection_details
		expect(await details()).toMatchObject({ place: '12 MG Road, Camp, Pune 411001' })
		const office = { pickup_address: ' Shop 4,\nFC Road, Pune 411004', contact_number: '9000054321' }
		const place = 'Shop 4, FC Road, Pune 411004'
		expect(await change(id, office)).toMatchObject({ status: 200, body: { pickup_address: place, status: 'inspection_scheduled' } })
		expect(await own(id)).toMatchObject({ contact_number: '9000054321', inspection_details: { place } })
		expect(await inspection(id)).toMatchObject({ address: place, contact_number: '9000054321' })
		const [audited] = await product.sql<{ after: object }>(
			"select after from audit_log where collection = 'sell-requests' and object_id = $1::text order by id desc limit 1",
			[id],
		)
		expect(Object.keys(audited?.after ?? {})).toEqual(expect.arrayContaining(['pickup_address', 'contact_number']))
		expect(JSON.stringify(audited)).not.toMatch(/FC Road|9000054321/)
		const admin = await signIn(product, { role: 'admin' })
		await admin.api.staff.changeSiteSettings({ body: { service_area: ['411'] } })
		for (const [field, value] of [
			['pickup_address', 'Karol Bagh, New Delhi 110005'],
			['pickup_address', 'Shop 4'],
			['contact_number', '12345'],
		] as const)
			expect(await change(id, { [field]: value })).toMatchObject({ status: 400, body: { [field]: [expect.any(String)] } })
		await admin.api.staff.changeSiteSettings({ body: { service_area: [] } })
		expect(await details()).toMatchObject({ place })
		await change(id, { status: 'rejected', rejection_reason: 'Rust' })
		expect((await change(id, { contact_number: '9000099999' })).status).toBe(400)
	})

	test('is refused in the past, off the hours, in a closed hour, too far ahead, for who does no field work, and where a technician has other work (D-38)', async () => {
		const { date } = await scheduled()
		const { id } = await aSellRequest(product, seller)
		const closed = '2027-01-15'
		await staff.api.staff.slotClosures.create({ body: { kind: 'repairs', date: closed, time: '10:00', reason: '' } })
		for (const [field, body] of [
			['schedule_date', { schedule_date: '2026-11-19', schedule_time: '10:00' }],
			['schedule_time', { schedule_date: '2026-11-20', schedule_time: '09:00' }],
			['schedule_time', { schedule_date: date, schedule_time: '23:00' }],
			['schedule_time', { schedule_date: closed, schedule_time: '10:30' }],
			['schedule_date', { schedule_date: '2027-06-01', schedule_time: '10:00' }],
			['technician', { schedule_date: date, schedule_time: '12:00', technician: seller.id }],
			['technician', { schedule_date: date, schedule_time: '10:30', technician: ravi.id }],
		] as const) {
			const { status, body: answer } = await change(id, body)
			expect([field, status, Object.keys(answer)]).toEqual([field, 400, expect.arrayContaining([field])])
		}
		expect((await change(id, { schedule_date: date, schedule_time: '11:00', technician: ravi.id })).status).toBe(200)
	})

	test('of two that are scheduled at once with one technician and hour one is (D-38, D-18)', async () => {
		const both = await Promise.all([aSellRequest(product, seller), aSellRequest(product, seller)])
		const body = { schedule_date: nextDay(), schedule_time: '10:00', technician: sunil.id }
		const answers = await Promise.all(both.map(({ id }) => change(id, body)))
		expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
		const [lost] = both.filter((_, at) => answers[at]?.status === 400)
		expect(await own(lost?.id ?? 0)).toMatchObject({ status: 'pending', inspection_details: null })
	})

	test('two staff who schedule one request at once do not overwrite each other: one is told of the other (B.ADMIN-36, D-48)', async () => {
		const { id, version } = await aSellRequest(product, seller)
		const date = nextDay()
		const answers = await Promise.all(
			['12:00', '15:00'].map((schedule_time) =>
				change(id, { status: 'inspection_scheduled', schedule_date: date, schedule_time, version }),
			),
		)
		expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
		const won = answers.find(({ status }) => status === 200)
		expect(answers.find(({ status }) => status === 409)?.body.current).toMatchObject({ id, starts_at: won?.body.starts_at })
	})

	test('takes only the next step, and is rejected with a reason alone, from the first three states (B.R-40, B.ADMIN-30, B.SELL-22, B.E-14)', async () => {
		const { id } = await scheduled()
		for (const status of ['pending', 'inspection_scheduled', 'inspection_done']) expect((await change(id, { status })).status).toBe(400)
		const { status, body } = await change(id, { status: 'rejected' })
		expect([status, Object.keys(body)]).toEqual([400, expect.arrayContaining(['rejection_reason'])])
		expect((await change(id, { status: 'rejected', rejection_reason: 'The chassis number is filed.' })).status).toBe(200)
		expect(await own(id)).toMatchObject({ status: 'rejected', rejection_reason: 'The chassis number is filed.' })
		expect(await assigned(id)).toEqual([])
		for (const next of ['pending', 'under_inspection', 'rejected'])
			expect((await change(id, { status: next, rejection_reason: 'x' })).status).toBe(400)
		const done = await inspected()
		expect((await change(done, { status: 'rejected', rejection_reason: 'x' })).status).toBe(400)
	})

	test('is filled in point by point: each small write is kept, the same sent again changes nothing, and the score follows (B.ADMIN-29)', async () => {
		const { id } = await begun()
		expect((await rate(id, 'horn', { rating: 'faulty' })).body).toMatchObject({ point: 'horn', rating: 'faulty', remark: '', score: 0 })
		expect((await rate(id, 'horn', { remark: 'Silent' })).body).toMatchObject({ rating: 'faulty', remark: 'Silent' })
		expect((await rate(id, 'headlamp', { rating: 'good' })).body).toMatchObject({ score: 67 })
		for (const _ of [1, 2]) expect((await rate(id, 'headlamp', { rating: 'good' })).status).toBe(200)
		const key = 'a-photo-once'
		const image = await aPicture()
		const send = () =>
			product.call('POST', `/admin/inspections/${id}/points/horn/photos/`, {
				access: ravi.access,
				body: aForm({ image }),
				headers: { 'idempotency-key': key },
			})
		expect((await send()).body.photos).toHaveLength(1)
		expect((await send()).body.photos).toHaveLength(1)
		const { results, can } = await inspection(id)
		expect(results).toEqual(
			expect.arrayContaining([
				expect.objectContaining({
					point: 'horn',
					rating: 'faulty',
					remark: 'Silent',
					photos: [expect.objectContaining({ url: expect.stringMatching(/^\/media\/inspections\//) })],
				}),
				expect.objectContaining({ point: 'headlamp', rating: 'good' }),
			]),
		)
		expect(can).toEqual({ start: false, fill: true, complete: true })
	})

	test('two points that are rated at once are both kept', async () => {
		const { id } = await begun()
		const some = points.slice(0, 12)
		const answers = await Promise.all(some.map(({ id: point }) => rate(id, point, { rating: 'worn' })))
		expect(answers.map(({ status }) => status)).toEqual(some.map(() => 200))
		expect((await inspection(id)).results).toHaveLength(12)
	})

	test('takes nothing before it began or after it is over, no point that the vehicle does not have, and no fourth photo', async () => {
		const { id } = await scheduled()
		expect((await rate(id, 'horn', { rating: 'good' })).status).toBe(400)
		await post(`inspections/${id}/start/`, {}, ravi)
		expect((await post(`inspections/${id}/start/`, {}, ravi)).status).toBe(400)
		for (const point of ['battery-health', 'nothing']) expect((await rate(id, point, { rating: 'good' })).status).toBe(404)
		for (const body of [{ rating: 'superb' }, { remark: 'x'.repeat(501) }]) expect((await rate(id, 'horn', body)).status).toBe(400)
		const add = async () => post(`inspections/${id}/points/horn/photos/`, aForm({ image: await aPicture() }), ravi)
		const added = (await add()).body.photos as { id: number; url: string }[]
		await add()
		await add()
		expect((await add()).status).toBe(400)
		const { id: photo, url } = one(added)
		const removed = await product.call('DELETE', `/admin/inspections/${id}/points/horn/photos/${photo}/`, { access: ravi.access })
		expect(removed.body.photos).toHaveLength(2)
		expect((await product.app.inject({ method: 'GET', url })).statusCode).toBe(404)
		await fill(id).catch(() => undefined)
		await change(id, { status: 'inspection_done' })
		expect((await rate(id, 'horn', { rating: 'good' })).status).toBe(400)
	})

	test('is completed once every point is rated and every fault described, and says what is missing (B.ADMIN-29, B.SELL-26)', async () => {
		const { id } = await begun()
		expect((await post(`inspections/${id}/complete/`, {}, ravi)).body.detail).toMatch(
			/^Still missing: Registration number, .* and \d+ more\.$/,
		)
		await fill(id)
		await rate(id, 'horn', { rating: 'faulty' })
		expect((await post(`inspections/${id}/complete/`, {}, ravi)).body.detail).toBe('Still missing: Horn (a few words about the fault).')
		await rate(id, 'horn', { remark: 'Silent' })
		const { status, body } = await post(`inspections/${id}/complete/`, { summary: 'Runs well.' }, ravi)
		expect([status, body.verdict, body.can]).toEqual([200, 'good', { start: false, fill: false, complete: false }])
		expect(await own(id)).toMatchObject({ status: 'inspection_done', inspection_details: { notes: 'Runs well.' } })
		const report = (await product.call('GET', `/marketplace/sell-requests/${id}/report/`, { access: seller.access })).body
		expect(report).toMatchObject({ verdict: 'good', summary: 'Runs well.' })
		const other = await signIn(product)
		expect((await product.call('GET', `/marketplace/sell-requests/${id}/report/`, { access: other.access })).status).toBe(404)
	})

	test('stands on the board and on the day of its technician alone, who cannot plan it (D-38, D-48)', async () => {
		const { id, date } = await scheduled()
		const dayOf = async (who: Person): Promise<Day> => who.api.staff.day({ query: { date } })
		const lanes = ({ technicians }: Day) =>
			technicians.flatMap(({ name, work }) => work.map((each) => `${name} ${each.work} ${each.id} ${each.status} ${each.can.move}`))
		expect(lanes(await dayOf(staff))).toEqual([`Ravi inspection ${id} confirmed true`])
		expect(lanes(await dayOf(ravi))).toEqual([`Ravi inspection ${id} confirmed false`])
		expect(lanes(await dayOf(sunil))).toEqual([])
		const notHis = { status: 404, body: { detail: 'This work is not yours, or not any more. Please ask the office.' } }
		expect(await product.call('GET', `/admin/inspections/${id}/`, { access: sunil.access })).toMatchObject(notHis)
		expect(await rate(id, 'horn', { rating: 'good' }, sunil)).toMatchObject(notHis)
		expect((await change(id, { schedule_time: '12:00' }, ravi)).status).toBe(403)
		const before = await ravi.api.staff.counts({})
		await change(id, { technician: sunil.id })
		expect(lanes(await dayOf(sunil))).toEqual([`Sunil inspection ${id} confirmed false`])
		expect((await ravi.api.staff.counts({})).today).toBe(before.today)
	})
})

test('the seller is mailed when the inspection is scheduled, a document is refused and the request is rejected, the news of a moment in one mail (D-55)', async () => {
	const her = await signIn(product)
	const { id } = await aSellRequest(product, her)
	const subjects = async () => {
		await product.work()
		return product.sql<{ subject: string }>('select subject from outbox where "to" = $1 order by id', [her.email])
	}
	const before = (await subjects()).length
	await change(id, { schedule_date: nextDay(), schedule_time: '10:00', technician: ravi.id })
	expect(await subjects()).toHaveLength(before + 1)
	await change(id, { technician: null })
	expect(await subjects()).toHaveLength(before + 1)
	await change(id, { status: 'rejected', rejection_reason: 'The frame is bent.' })
	expect(await subjects()).toHaveLength(before + 2)
})

describe('a document', () => {
	test('that is not acceptable is missing for its seller, who reads why, until it is accepted again (B.ADMIN-31, B.SELL-17, B.R-27)', async () => {
		const { id } = await aSellRequest(product, seller)
		const judge = (body: object, type = 'puc_certificate') => post(`sell-requests/${id}/documents/${type}/`, body)
		expect((await judge({ acceptable: false })).body.note).toEqual(['Please give a reason. The customer reads it.'])
		expect((await judge({ acceptable: false, note: 'It ended in May.' })).status).toBe(200)
		expect(await own(id)).toMatchObject({
			documents_complete: { complete: false, missing: ['puc_certificate'] },
			documents: { puc_certificate: { acceptable: false, refusal_reason: 'It ended in May.' } },
		})
		expect((await judge({ acceptable: true })).body.documents_complete).toEqual({ complete: true, missing: [] })
		expect((await judge({ acceptable: true }, 'additional_documents')).status).toBe(404)
		expect((await judge({ acceptable: true }, 'nothing')).status).toBe(404)
		// The company's reason may name somebody.
		const log = await product.sql(`select before, after from audit_log where collection = 'sell-requests' and object_id = $1`, [String(id)])
		expect(log).toHaveLength(2)
		expect(JSON.stringify(log)).not.toContain('It ended in May.')
	})
})

describe('an offer', () => {
	const offer = (id: number, lines: object[] = [{ label: 'Rear tyre', amount: -2_200 }]) => post(`sell-requests/${id}/offers/`, { lines })
	const answer = (id: number, offerId: number, how: 'accept' | 'decline', body: object = {}, who = seller) =>
		product.call('POST', `/marketplace/sell-requests/${id}/offers/${offerId}/${how}/`, { access: who.access, body })
	const made = async () => {
		const id = await inspected()
		const { status, body } = await offer(id)
		expect(status).toBe(201)
		return { id, offerId: one(body.offers as { id: number }[]).id }
	}

	test('begins with what the inspection speaks for, explains the difference line by line, and its seller accepts it (D-48)', async () => {
		const id = await inspected({ 'rear-tyre': 'faulty', horn: 'worn' })
		const { body: request } = await product.call('GET', `/admin/sell-requests/${id}/`, { access: staff.access })
		expect(request.suggested_lines).toEqual([
			{ label: 'Wheels and tyres: rear tyre faulty', amount: -2_200 },
			{ label: 'Lights and electrics: horn worn', amount: -150 },
		])
		await offer(id, request.suggested_lines as object[])
		await product.work()
		const [mail] = await product.sql<{ text: string }>('select text from outbox where "to" = $1 and subject = $2', [
			seller.email,
			'Our offer for your Hero Splendor Plus: ₹45,650',
		])
		expect(mail?.text).toContain('- Wheels and tyres: rear tyre faulty: − ₹2,200')
		const [open] = (await product.call('GET', `/marketplace/sell-requests/${id}/offers/`, { access: seller.access })).body as unknown as {
			id: number
			price: number
		}[]
		expect(open).toMatchObject({ status: 'open', expected_price: 48_000, lines: request.suggested_lines, price: 45_650 })
		expect((await answer(id, open?.id ?? 0, 'accept')).body).toMatchObject({ status: 'accepted', price: 45_650 })
		expect((await answer(id, open?.id ?? 0, 'accept')).status).toBe(400)
		expect((await offer(id)).status).toBe(400)
	})

	test('is mailed with its paise, so that its lines add up (D-48)', async () => {
		await offer(await inspected(), [{ label: 'Chain', amount: -150.5 }])
		const mail = (await mailsTo(product, seller)).at(-1)
		expect(mail?.subject).toBe('Our offer for your Hero Splendor Plus: ₹47,849.50')
		for (const line of ['₹48,000', '- Chain: − ₹150.50', '₹47,849.50']) expect(mail?.text).toContain(line)
	})

	test('is made only after the inspection, one at a time, and never below nothing', async () => {
		const { id: early } = await scheduled()
		expect((await offer(early)).status).toBe(400)
		const { id } = await made()
		expect((await offer(id)).status).toBe(400)
		const other = await inspected()
		expect((await offer(other, [{ label: 'All', amount: -48_000 }])).body.lines).toEqual(['More is taken off than the seller expects.'])
		expect((await offer(other, [{ label: '', amount: 1 }])).status).toBe(400)
		for (const amount of [0, 0.001, -12.345]) expect((await offer(other, [{ label: 'Nothing', amount }])).status).toBe(400)
		const tooMuch = await offer(other, [{ label: 'Gold', amount: 10_000_000 }])
		expect(tooMuch).toMatchObject({ status: 400, body: { lines: ['An offer can be at most ₹1,00,00,000.'] } })
		const two = await Promise.all([offer(other), offer(other)])
		expect(two.map(({ status }) => status).toSorted()).toEqual([201, 400])
	})

	test('that its seller has not answered can be withdrawn for another one, which he then answers (D-48)', async () => {
		const { id, offerId } = await made()
		const { status, body } = await post(`sell-requests/${id}/offers/${offerId}/withdraw/`)
		expect([status, body.offers]).toMatchObject([200, [{ id: offerId, status: 'withdrawn' }]])
		expect((await answer(id, offerId, 'accept')).status).toBe(400)
		const { body: again } = await offer(id)
		const open = (again.offers as { id: number; status: string }[]).find((each) => each.status === 'open')
		expect((await answer(id, open?.id ?? 0, 'accept')).body).toMatchObject({ status: 'accepted' })
	})

	test('of an answer and a withdrawal at once one wins, and both know which (D-18, B.E-14)', async () => {
		for (let round = 0; round < 4; round++) {
			const { id, offerId } = await made()
			const [accepted, withdrawn] = await Promise.all([
				answer(id, offerId, 'accept'),
				post(`sell-requests/${id}/offers/${offerId}/withdraw/`),
			])
			expect([accepted.status, withdrawn.status].toSorted()).toEqual([200, 400])
			const { body } = await product.call('GET', `/admin/sell-requests/${id}/`, { access: staff.access })
			expect(one(body.offers as { status: string }[]).status).toBe(accepted.status === 200 ? 'accepted' : 'withdrawn')
		}
	})

	test('is nobody else’s to read or answer (B.E-12)', async () => {
		const { id, offerId } = await made()
		const other = await signIn(product)
		expect((await answer(id, offerId, 'accept', {}, other)).status).toBe(404)
		expect((await product.call('GET', `/marketplace/sell-requests/${id}/offers/`, { access: other.access })).status).toBe(404)
		expect((await answer(id, offerId + 999, 'accept')).status).toBe(404)
	})

	test('that is open or accepted keeps the account of its seller until the vehicle is ours; a declined or withdrawn one does not (D-43)', async () => {
		const { id, offerId } = await made()
		const blocking = async () =>
			(await seller.api.privacy.deletion({})).blocked_by.filter((each) => each.kind === 'sell-request' && each.id === id).length
		expect(await blocking()).toBe(1)
		await post(`sell-requests/${id}/offers/${offerId}/withdraw/`)
		expect(await blocking()).toBe(0)
		const again = async () =>
			one(((await offer(id)).body.offers as { id: number; status: string }[]).filter(({ status }) => status === 'open')).id
		await answer(id, await again(), 'decline')
		expect(await blocking()).toBe(0)
		await answer(id, await again(), 'accept')
		expect(await blocking()).toBe(1)
		await post(`sell-requests/${id}/publish/`, { price: 55_000 })
		expect(await blocking()).toBe(0)
	})

	test('is made to nobody who has deleted the account: such a request is over, and nothing is published from it (D-43)', async () => {
		const leaving = await signIn(product)
		const { id } = await aSellRequest(product, leaving)
		for (const status of ['inspection_scheduled', 'under_inspection', 'inspection_done'])
			expect((await change(id, { status })).status).toBe(200)
		const before = await staff.api.staff.counts({})
		await product.database.transaction((db) => marketData.forget(db, leaving))
		const { body } = await product.call('GET', `/admin/sell-requests/${id}/`, { access: staff.access })
		expect(body.may).toEqual({ move: false, assign: false, judge: false, offer: false, publish: false })
		expect(await staff.api.staff.counts({})).toMatchObject({
			open_sell_requests: before.open_sell_requests - 1,
			sell_requests_to_publish: before.sell_requests_to_publish - 1,
		})
		expect((await offer(id)).body.detail).toBe('Its seller has deleted the account.')
		expect((await post(`sell-requests/${id}/publish/`, { price: 55_000 })).body.detail).toBe('Its seller has deleted the account.')
	})

	test('is carried away by its seller with his own answer, the inspection’s report and links to his papers (D-43)', async () => {
		const { id, offerId } = await made()
		await answer(id, offerId, 'decline', { reason: 'The tyre is new.' })
		const exported = (await seller.api.privacy.exportData({})).sell_requests.find((each) => each.id === id)
		expect(exported).toMatchObject({
			offers: [{ id: offerId, status: 'declined', reason: 'The tyre is new.', lines: [{ label: 'Rear tyre', amount: -2_200 }] }],
			report: { verdict: 'excellent', summary: 'Runs well.' },
		})
		const url = exported?.documents.registration_certificate?.url ?? ''
		expect((await product.app.inject(new URL(url).pathname)).statusCode).toBe(200)
		expect((await seller.api.privacy.exportData({})).sell_requests.filter(({ report }) => report === null).length).toBeGreaterThan(0)
	})

	test('that was declined keeps the vehicle from being published until another one is accepted (D-48)', async () => {
		const { id, offerId } = await made()
		const publish = () => post(`sell-requests/${id}/publish/`, { price: 55_000 })
		expect((await publish()).status).toBe(400)
		expect((await answer(id, offerId, 'decline', { reason: 'The tyre is new.' })).body).toMatchObject({
			status: 'declined',
			reason: 'The tyre is new.',
		})
		expect((await publish()).status).toBe(400)
		const { body } = await offer(id, [])
		await answer(id, (body.offers as { id: number }[])[0]?.id ?? 0, 'accept')
		expect((await publish()).status).toBe(201)
	})
})

describe('a published vehicle', () => {
	const show = async (id: unknown) => product.call('GET', `/marketplace/vehicles/${id}/`)

	test('has the facts of its request, copies of its photos and the report, and nothing of its seller (B.ADMIN-32, B.SELL-34, B.R-28, B.E-10, B.MARKET-30)', async () => {
		const registration_number = aPlate()
		const { id } = await aSellRequest(product, seller, { registration_number })
		await change(id, { schedule_date: nextDay(), schedule_time: '10:00', technician: ravi.id })
		await post(`inspections/${id}/start/`, {}, ravi)
		await fill(id, { 'rear-tyre': 'faulty' })
		await rate(id, 'chassis-number', { remark: 'ME4JF50ABC1234567' })
		await post(`inspections/${id}/complete/`, { summary: 'Runs well.' }, ravi)
		const { status, body } = await post(`sell-requests/${id}/publish/`, { price: 55_000, transmission: 'Manual', owners: 2 })
		expect(status).toBe(201)
		const { body: vehicle } = await show(body.used_vehicle)
		expect(vehicle).toMatchObject({
			brand: 'Hero',
			model: 'Splendor Plus',
			year: 2019,
			kms_driven: 32_000,
			display_price: { amount: 55_000 },
			has_photos: true,
			transmission: 'Manual',
			owners: 2,
			inspection: { verdict: 'needs_work', summary: 'Runs well.' },
		})
		expect(vehicle.images).toHaveLength(7)
		const said = JSON.stringify(vehicle)
		for (const secret of [
			'Unmistakable',
			'9000012345',
			'MG Road',
			registration_number,
			registration_number.replaceAll(' ', ''),
			'ME4JF50ABC1234567',
			'sell-photos',
		])
			expect(said).not.toContain(secret)
		expect(await own(id)).toMatchObject({ status: 'inspection_done', vehicle: body.used_vehicle })
		const rider = await signIn(product)
		await rider.api.market.book({ body: { vehicle: Number(body.used_vehicle), contact_number: '9000012345' } })
		await expect(
			seller.api.market.book({ body: { vehicle: Number(body.used_vehicle), contact_number: '9000012345' } }),
		).rejects.toMatchObject({ status: 400 })
	})

	test('shows what staff corrected in its report at once, and nothing of it that may name a seller who deleted the account (D-43)', async () => {
		const leaving = await signIn(product)
		const { id } = await aSellRequest(product, leaving)
		await change(id, { schedule_date: nextDay(), schedule_time: '10:00', technician: ravi.id })
		await post(`inspections/${id}/start/`, {}, ravi)
		await fill(id)
		await rate(id, 'rear-tyre', { rating: 'worn', remark: 'New in May, says Unmistakable' })
		await post(`inspections/${id}/complete/`, { summary: 'Runs well. Unmistakable has the second key.' }, ravi)
		const { used_vehicle } = (await post(`sell-requests/${id}/publish/`, { price: 55_000 })).body
		expect(await show(used_vehicle)).toMatchObject({ body: { inspection: { summary: 'Runs well. Unmistakable has the second key.' } } })
		await change(id, { inspection_details: 'Runs well.' })
		expect(await show(used_vehicle)).toMatchObject({ body: { inspection: { summary: 'Runs well.' } } })
		await product.database.transaction((db) => marketData.forget(db, leaving))
		expect(JSON.stringify((await show(used_vehicle)).body)).not.toMatch(/Unmistakable|Runs well/)
	})

	test('is one a request, also for two who publish at once; the loser’s copies are given up (B.ADMIN-32, B.E-17)', async () => {
		const id = await inspected()
		const answers = await Promise.all([1, 2].map(() => post(`sell-requests/${id}/publish/`, { price: 50_000 })))
		expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400])
		const vehicles = await product.sql('select vehicle_id from sell_requests where id = $1 and vehicle_id is not null', [id])
		expect(vehicles).toHaveLength(1)
		expect((await post(`sell-requests/${id}/publish/`, { price: 50_000 })).status).toBe(400)
		const early = await begun()
		expect((await post(`sell-requests/${early.id}/publish/`, { price: 50_000 })).status).toBe(400)
	})

	test('keeps its registration number taken until it is sold (B.R-24)', async () => {
		const registration_number = aPlate()
		const { id } = await aSellRequest(product, seller, { registration_number })
		for (const status of ['inspection_scheduled', 'under_inspection', 'inspection_done'])
			expect((await change(id, { status })).status).toBe(200)
		const { body } = await post(`sell-requests/${id}/publish/`, { price: 50_000, is_published: false })
		expect((await show(body.used_vehicle)).status).toBe(404)
		const again = async () => (await sell(product, await signIn(product), { registration_number })).status
		expect(await again()).toBe(400)
		await staff.api.staff.usedVehicles.change({ params: { id: Number(body.used_vehicle) }, body: { status: 'sold' } })
		expect(await again()).toBe(201)
	})

	test('has its registration number taken again when it is not sold after all, unless somebody offered it meanwhile (B.R-24)', async () => {
		const registration_number = aPlate()
		const { id } = await aSellRequest(product, seller, { registration_number })
		for (const status of ['inspection_scheduled', 'under_inspection', 'inspection_done'])
			expect((await change(id, { status })).status).toBe(200)
		const { body } = await post(`sell-requests/${id}/publish/`, { price: 50_000, is_published: false })
		const mark = (status: 'sold' | 'available') =>
			staff.api.staff.usedVehicles.change({ params: { id: Number(body.used_vehicle) }, body: { status } })
		const again = async () => sell(product, await signIn(product), { registration_number })
		await mark('sold')
		await mark('available')
		expect((await again()).status).toBe(400)
		await mark('sold')
		const { status, body: offered } = await again()
		expect(status).toBe(201)
		await expect(mark('available')).rejects.toMatchObject({
			status: 400,
			body: { status: [expect.stringContaining('offered to us again')] },
		})
		expect((await change(Number(offered.id), { status: 'rejected', reason: 'Not sold' })).status).toBe(200)
		expect(await mark('available')).toMatchObject({ status: 'available' })
	})
})

test('staff find sell requests by state, word and technician, and their numbers are those of the menu (B.ADMIN-03, B.ADMIN-28, B.ADMIN-34)', async () => {
	const counts = async () => {
		const counted = await staff.api.staff.counts({})
		const { open_sell_requests, sell_requests_to_schedule, sell_requests_to_publish } = counted
		const { unassigned_inspections, overdue_inspections } = counted
		return { open_sell_requests, sell_requests_to_schedule, sell_requests_to_publish, unassigned_inspections, overdue_inspections }
	}
	const count = async (query: Parameters<typeof staff.api.staff.sellRequests>[0]['query']) =>
		(await staff.api.staff.sellRequests({ query })).count
	expect(await counts()).toEqual({
		open_sell_requests: await count({ open: 'true' }),
		sell_requests_to_schedule: await count({ status: 'pending' }),
		sell_requests_to_publish: await count({ to_publish: 'true' }),
		unassigned_inspections: await count({ to_assign: 'true' }),
		overdue_inspections: await count({ overdue: 'true' }),
	})
	const toAssign = await count({ to_assign: 'true' })
	const late = await count({ overdue: 'true' })
	const unassigned = await scheduled(null)
	expect(await count({ to_assign: 'true' })).toBe(toAssign + 1)
	expect((await counts()).unassigned_inspections).toBe(toAssign + 1)
	await change(unassigned.id, { technician: ravi.id })
	await product.sql(`update sell_requests set inspection_at = '2026-11-01T06:00:00Z' where id = $1`, [unassigned.id])
	expect([await count({ to_assign: 'true' }), await count({ overdue: 'true' })]).toEqual([toAssign, late + 1])
	expect((await counts()).overdue_inspections).toBe(late + 1)
	const registration_number = aPlate()
	const { id, reference } = await aSellRequest(product, seller, { registration_number })
	const { results } = await staff.api.staff.sellRequests({ query: { search: registration_number.replaceAll(' ', '') } })
	expect(results.map((row) => row.id)).toEqual([id])
	// What words of the vehicle leave of a seller, and whose words are in neither together.
	expect(await count({ search: `unmistakable ${registration_number.replaceAll(' ', '')}` })).toBe(1)
	expect(await count({ search: registration_number })).toBe(1)
	expect(await count({ search: `nobody ${registration_number.replaceAll(' ', '')}` })).toBe(0)
	expect((await staff.api.staff.sellRequests({ query: { search: reference.toLowerCase(), status: 'rejected' } })).count).toBe(0)
	expect((await staff.api.staff.sellRequests({ query: { search: 'unmistakable' } })).count).toBeGreaterThan(1)
})
