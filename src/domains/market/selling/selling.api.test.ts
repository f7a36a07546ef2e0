import { beforeAll, describe, expect, test } from 'vitest'
import { requiredDocuments, requiredPhotos } from '#contract/market/sell-words.ts'
import type { SellRequest } from '#contract/market/selling.ts'
import { aPdf, aPlate, aSellForm, aSellRequest, sell } from '../../../../tests/support/a-sell-request.ts'
import { signIn } from '../../../../tests/support/sign-in.ts'
import { aKey, useTestApp } from '../../../../tests/support/test-app.ts'

/** In India it is Friday, 20 November 2026, half past eleven. */
const product = useTestApp({ clock: '2026-11-20T06:00:00Z', connections: 20 })

type Person = Awaited<ReturnType<typeof signIn>>
let seller: Person
let other: Person
beforeAll(async () => {
	seller = await signIn(product, { name: 'Unmistakable Seller' })
	other = await signIn(product)
})
const show = ({ access }: Person, id: unknown) => product.call('GET', `/marketplace/sell-requests/${id}/`, { access })
const list = async ({ access }: Person) =>
	(await product.call('GET', '/marketplace/sell-requests/', { access })).body as unknown as SellRequest[]
const files = () => product.sql<{ key: string; kept: boolean }>('select key, kept_at is not null as kept from files order by key')

describe('a sell request', () => {
	test('is sent with its photos and documents at once, and is pending (B.SELL-02 to B.SELL-07, B.SELL-11, B.SELL-21, B.API-48, B.R-26)', async () => {
		const { status, body } = await sell(product, seller, { registration_number: 'dl-3s ab 1234' })
		expect(status).toBe(201)
		expect(body).toMatchObject({
			reference: `SR${body.id}`,
			status: 'pending',
			status_display: 'Pending',
			rejection_reason: '',
			vehicle_details: {
				brand: 'Hero',
				model: 'Splendor Plus',
				registration_number: 'DL 3S AB 1234',
				year: 2019,
				kms_driven: 32_000,
				vehicle_type_display: 'Motorcycle',
				expected_price: 48_000,
				fuel_type: 'petrol',
				engine_capacity: 97,
				color: 'Black',
				front_image_url: body.photo_front,
			},
			photo_chassis: null,
			documents_complete: { complete: true, missing: [] },
			pickup_slot: '2026-11-24T04:30:00.000Z',
			inspection_details: null,
			vehicle: null,
			can: { supply: ['additional_documents'] },
		})
		expect(Object.keys(body.documents ?? {})).toEqual([...requiredDocuments])
		expect(JSON.stringify(body.documents)).not.toMatch(/\/media|sell-documents/)
		expect(await show(seller, body.id)).toMatchObject({ status: 200, body })
		expect((await list(seller))[0]).toEqual(body)
	})

	test('shows every photo from our own host while it lives (B.SELL-23, D-58)', async () => {
		const request = await aSellRequest(product, seller)
		for (const name of requiredPhotos) {
			const shown = await product.app.inject(request[name])
			expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg'])
		}
	})

	test('has four steps, of which the first is done (B.SELL-19, B.SELL-20)', async () => {
		const { timeline } = await aSellRequest(product, seller)
		expect(timeline.map(({ status, done }) => [status, done])).toEqual([
			['pending', true],
			['inspection_scheduled', false],
			['under_inspection', false],
			['inspection_done', false],
		])
		expect(timeline[0]).toMatchObject({ status_display: 'Submitted', at: expect.stringMatching(/^2026-11-20T06:/) })
	})

	test("is its seller's alone (B.SELL-32, B.E-12, A.PROFILE-31)", async () => {
		const { id } = await aSellRequest(product, seller)
		expect((await show(other, id)).status).toBe(404)
		expect(await list(other)).toEqual([])
		expect((await product.call('GET', '/marketplace/sell-requests/')).status).toBe(401)
	})

	test('says all at once which files are missing, as JSON too (B.SELL-04, B.SELL-06, B.API-48)', async () => {
		const without = Object.fromEntries([...requiredPhotos, ...requiredDocuments].map((name) => [name, null]))
		const { status, body } = await sell(product, seller, without)
		expect(status).toBe(400)
		expect(Object.keys(body)).toEqual(expect.arrayContaining([...requiredPhotos, ...requiredDocuments]))
		expect(body.photo_dashboard).toEqual(['Please add a photo: dashboard.'])
		const claimed = { photo_front: true, registration_certificate: 'sell-documents/x.pdf' }
		const json = await product.call('POST', '/marketplace/sell-requests/', { access: seller.access, body: claimed })
		expect(json.status).toBe(400)
		expect(Object.keys(json.body)).toEqual(expect.arrayContaining([...requiredPhotos, ...requiredDocuments]))
	})

	test.each([
		['year', '1979'],
		['year', '2027'],
		['year', '2019.5'],
		['vehicle_type', 'Submarine'],
		['brand', ''],
		['model', 'x'.repeat(101)],
		['registration_number', 'ABC'],
		['registration_number', 'MH12KT4821; drop table'],
		['kms_driven', '-1'],
		['kms_driven', '1000001'],
		['fuel_type', 'coal'],
		['engine_capacity', '3001'],
		['expected_price', '0'],
		['expected_price', '10000001'],
		['pickup_address', 'too short'],
		['contact_number', '12345'],
		['pickup_slot', '2026-11-20T11:00'],
		['pickup_slot', '2027-03-01T11:00'],
		['pickup_slot', '2026-11-24T07:30'],
		['pickup_slot', '2026-02-30T11:00'],
		['pickup_slot', 'soon'],
	])('is refused at %s for %j (B.SELL-08, B.R-23)', async (field, value) => {
		const { status, body } = await sell(product, seller, { [field]: value })
		expect(status).toBe(400)
		expect(Object.keys(body)).toContain(field)
	})

	test('is refused for an hour that is closed (D-49)', async () => {
		await product.sql(`insert into slot_closures (kind, date, created_at) values ('repairs', '2026-12-01', now())`)
		const { status, body } = await sell(product, seller, { pickup_slot: '2026-12-01T10:00' })
		expect([status, body.pickup_slot]).toEqual([400, ['We do not come at that time. Please choose another one.']])
	})

	test('is one for a number, however it is written, until it is released (B.SELL-09, B.R-24)', async () => {
		const plate = aPlate()
		const { id } = await aSellRequest(product, seller, { registration_number: plate })
		const again = { registration_number: plate.toLowerCase().replaceAll(' ', '-') }
		const { status, body } = await sell(product, other, again)
		expect([status, body.registration_number]).toEqual([400, ['A vehicle with this registration number is already listed.']])
		await product.sql('update sell_requests set released_at = now() where id = $1', [id])
		expect((await sell(product, other, again)).status).toBe(201)
	})

	test('of ten sent for one number at once is one (B.E-08)', async () => {
		const plate = aPlate()
		const people = await Promise.all(Array.from({ length: 10 }, () => signIn(product)))
		const spelt = (at: number) => (at % 2 ? plate.replaceAll(' ', '') : plate.toLowerCase())
		const answers = await Promise.all(people.map((person, at) => sell(product, person, { registration_number: spelt(at) })))
		expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(400)])
		await expect.poll(async () => (await files()).filter(({ kept }) => !kept)).toEqual([])
	})

	test('sent twice with one key is one, with the same answer, and leaves no file behind (D-19, B.R-45)', async () => {
		const [key, plate] = [aKey(), aPlate()]
		const first = await sell(product, seller, { registration_number: plate }, key)
		const before = await files()
		const second = await sell(product, seller, { registration_number: plate }, key)
		expect([first.status, second.status]).toEqual([201, 201])
		expect(second.body).toEqual(first.body)
		expect((await sell(product, seller, { registration_number: plate, puc_certificate: aPdf(9) }, key)).status).toBe(422)
		await expect.poll(files).toEqual(before)
	})

	test('that is refused leaves no file behind (B.R-26, B.E-17)', async () => {
		const before = await files()
		expect((await sell(product, seller, { year: '1950' })).status).toBe(400)
		expect((await sell(product, seller, { photo_left: Buffer.from('no photo') })).status).toBe(400)
		await expect.poll(files).toEqual(before)
	})

	test('takes one file a name, and none under another (B.R-25)', async () => {
		const form = await aSellForm()
		form.append('photo_front', new File([new Uint8Array(aPdf())], 'twice'))
		form.append('photo_moon', new File([new Uint8Array(aPdf())], 'moon'))
		const { status, body } = await product.call('POST', '/marketplace/sell-requests/', { access: seller.access, body: form })
		expect(status).toBe(400)
		expect(body).toMatchObject({ photo_front: ['Please choose one file.'], photo_moon: ['This field takes no file.'] })
	})
})
