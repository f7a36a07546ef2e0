import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { aBooking, anImmediateBooking, aPackage, type Package } from '../../../tests/support/a-booking.ts'
import { aRequest } from '../../../tests/support/a-plan.ts'
import { northOfOrigin } from '../../../tests/support/north-of-origin.ts'
import { refusalOf } from '../../../tests/support/refusal-of.ts'
import { signIn } from '../../../tests/support/sign-in.ts'
import { useTestApp } from '../../../tests/support/test-app.ts'

const product = useTestApp({ clock: '2026-11-20T06:00:00Z' })

type Person = Awaited<ReturnType<typeof signIn>>
let admin: Person
let rider: Person
let some: Package
beforeAll(async () => {
	admin = await signIn(product, { role: 'admin' })
	rider = await signIn(product)
	some = await aPackage(product)
})
type Change = Parameters<Person['api']['staff']['changeSiteSettings']>[0]['body']
const set = (body: Change) => admin.api.staff.changeSiteSettings({ body })
afterEach(() => set({ service_area: [], service_radius_km: null }))
const area = (code: string) => product.as().doorstep.serviceArea({ query: { postal_code: code } })
const book = (changes: object) =>
	product.call('POST', '/repairing-service/bookings/create/', { body: aBooking(some, changes), access: rider.access })

describe('where we come (D-52)', () => {
	test('is everywhere while nobody said otherwise, and the place of a code is told with it', async () => {
		expect(await area('411004')).toEqual({ served: true, city: 'Pune', state: 'Maharashtra' })
		expect(await area('110001')).toEqual({ served: true, city: 'New Delhi', state: 'Delhi' })
		expect(await area('990001')).toEqual({ served: true, city: '', state: '' })
	})

	test('is where PIN codes begin with what an admin set, in every process at once', async () => {
		await set({ service_area: ['411', '4120', '411'] })
		expect((await product.as().company.settings({})).service_area).toEqual(['411', '4120'])
		for (const [code, served] of [
			['411004', true],
			['412001', true],
			['412101', false],
			['110001', false],
		] as const)
			await expect.poll(async () => (await area(code)).served).toBe(served)
	})

	test.each(['', '41100', '4110045', '41100a', 'x'.repeat(300)])('%j is no PIN code: 400 at postal_code', async (code) => {
		const { status, body } = await product.call('GET', `/repairing-service/service-area/?postal_code=${code}`)
		expect({ status, at: body['postal_code'] }).toEqual({ status: 400, at: [expect.any(String)] })
	})

	test('a booking for a code outside is refused at postal_code, of any kind, and nothing of it is kept', async () => {
		await set({ service_area: ['411'] })
		const refused = await book({ postal_code: '110001' })
		expect({ status: refused.status, at: refused.body['postal_code'] }).toEqual({ status: 400, at: ['We do not come to 110001 yet.'] })
		const now = await product.call('POST', '/repairing-service/service-now/', {
			body: anImmediateBooking(some, { postal_code: '110001' }),
			access: rider.access,
		})
		expect(now.body).toHaveProperty('postal_code')
		expect(await rider.api.repairs.list({})).toEqual([])
		expect((await book({})).status).toBe(201)
	})

	test('a place beyond the radius is refused at latitude, by the booking and before that by the call for its fee', async () => {
		await set({ service_radius_km: 15 })
		for (const { status, body } of [
			await book({ ...northOfOrigin(15.5), schedule_date: '2026-12-02' }),
			await product.call('POST', '/repairing-service/calculate-distance-fee/', { body: northOfOrigin(15.5) }),
		])
			expect({ status, at: body['latitude'] }).toEqual({ status: 400, at: ['We do not come to this location yet.'] })
		expect((await product.as().doorstep.fee({ body: northOfOrigin(14.5) })).distance_fee).toBe(50)
		expect((await book({ ...northOfOrigin(14.5), schedule_date: '2026-12-02' })).status).toBe(201)
	})

	test('both must hold, and both are told', async () => {
		await set({ service_area: ['411'], service_radius_km: 15 })
		expect((await book({ ...northOfOrigin(14), postal_code: '110001' })).body).toHaveProperty('postal_code')
		expect((await book({ ...northOfOrigin(30) })).body).toHaveProperty('latitude')
	})

	test('what staff put right of a booking is held to it too, and a booking of before stays', async () => {
		await set({ service_area: [], service_radius_km: null })
		const { id } = await rider.api.repairs.book({ body: aBooking(some, { schedule_date: '2026-12-03', postal_code: '110001' }) })
		await set({ service_area: ['411'], service_radius_km: 15 })
		const correct = (body: object) => product.call('PATCH', `/admin/repair-bookings/${id}/`, { body, access: admin.access })
		expect((await correct({ postal_code: '110002' })).body).toHaveProperty('postal_code')
		expect((await correct(northOfOrigin(30))).body).toHaveProperty('latitude')
		expect((await correct({ notes: 'Second gate' })).status).toBe(200)
		expect((await correct({ postal_code: '411004', ...northOfOrigin(14) })).status).toBe(200)
	})

	test('no plan is asked for, renewed or begun where nobody comes for its visits; one that runs keeps them', async () => {
		const person = await signIn(product)
		const body = await aRequest(product, { postal_code: '110001' })
		const notServed = { status: 400, fields: { postal_code: ['We do not come to 110001 yet.'] } }
		const ask = () => refusalOf(person.api.plans.request({ body }))
		const asked = await person.api.plans.request({ body })
		await set({ service_area: ['411'] })
		await admin.api.staff.approveRequest({ params: { id: asked.id }, body: {} })
		const { id: subscription } = await person.api.plans.active({})
		const visit = { subscription, preferred_date: '2026-11-24', preferred_time: '10:00' }
		expect(await person.api.visits.schedule({ body: visit })).toMatchObject({ status: 'scheduled' })
		const params = { id: subscription }
		await person.api.plans.cancel({ params, body: {} })
		expect(await ask()).toMatchObject(notServed)
		expect(await refusalOf(admin.api.staff.requestForCustomer({ body: { ...body, customer: person.id } }))).toMatchObject(notServed)
		expect(await refusalOf(person.api.plans.renew({ params }))).toMatchObject(notServed)
		expect(await refusalOf(admin.api.staff.renewSubscription({ params, body: {} }))).toMatchObject(notServed)
		expect(await person.api.plans.requests({})).toHaveLength(1)
		expect(await person.api.plans.request({ body: { ...body, postal_code: '411004' } })).toMatchObject({ status: 'pending' })
	})

	test.each([
		[{ service_area: ['4'] }, 'service_area'],
		[{ service_area: ['0411'] }, 'service_area'],
		[{ service_area: ['4110045'] }, 'service_area'],
		[{ service_area: '411' }, 'service_area'],
		[{ service_area: Array.from({ length: 201 }, () => '411') }, 'service_area'],
		[{ service_radius_km: 0 }, 'service_radius_km'],
		[{ service_radius_km: -1 }, 'service_radius_km'],
		[{ service_radius_km: 501 }, 'service_radius_km'],
	])('%j is refused at %s', async (body, field) => {
		const answer = await product.call('PATCH', '/admin/site-settings/', { body, access: admin.access })
		expect({ status: answer.status, fields: Object.keys(answer.body) }).toEqual({ status: 400, fields: [field] })
	})

	test('the database holds nothing but beginnings of PIN codes', async () => {
		for (const wrong of ['{4}', '{0411}', '{NULL}', '{"41,1"}', '{abc}'])
			await expect(product.sql('update site_settings set service_area = $1', [wrong]), wrong).rejects.toThrow('site_settings_area')
		await expect(product.sql('update site_settings set service_radius_km = 0')).rejects.toThrow('site_settings_radius')
	})
})
