import { beforeAll, describe, expect, test } from 'vitest'
import { aForm, aPicture } from '../../../../tests/support/a-picture.ts'
import { signIn } from '../../../../tests/support/sign-in.ts'
import { aKey, useTestApp } from '../../../../tests/support/test-app.ts'

const app = useTestApp()
const show = async (access: string) => (await app.call('GET', '/accounts/profile/', { access })).body
const put = (access: string, body: unknown) => app.call('PUT', '/accounts/profile/', { body, access })
const create = (access: string | undefined, body: unknown, headers: Record<string, string> = {}) =>
	app.call('POST', '/accounts/profile/create/', { body, access, headers })

/** Somebody whose account tells nothing yet. */
async function aNewcomer() {
	const person = await signIn(app)
	await app.sql('delete from profiles where user_id = $1', [person.id])
	return person
}

let whole: Record<string, string | number>
beforeAll(async () => {
	const [model] = await app.sql<{ vehicle_model: number; vehicle_type: number; manufacturer: number }>(
		'select id as vehicle_model, vehicle_type_id as vehicle_type, manufacturer_id as manufacturer from vehicle_models where is_active order by id limit 1',
	)
	whole = {
		name: 'Asha Rider',
		phone_number: '+919876543210',
		address: '12 Example Road',
		city: 'Pune',
		state: 'Maharashtra',
		postal_code: '411001',
		country: 'India',
		...model,
	}
})

describe('a whole profile', () => {
	test('is taken as JSON and as a form, and what else there is stays (A.PROFILE-05, A.PROFILE-08, A.R-34, A.R-35)', async () => {
		const { access } = await signIn(app)
		await app.call('PATCH', '/accounts/profile/', { body: { registration_number: 'MH12AB1234', preferred_location: 'Baner' }, access })
		const { status, body } = await put(access, whole)
		expect(status).toBe(200)
		expect(body).toMatchObject({ ...whole, registration_number: 'MH12AB1234', preferred_location: 'Baner' })
		const texts = Object.fromEntries(Object.entries(whole).map(([name, value]) => [name, String(value)]))
		const form = await put(access, aForm({ ...texts, city: 'Nashik', profile_photo: await aPicture() }))
		expect(form).toMatchObject({ status: 200, body: { ...whole, city: 'Nashik', profile_photo: expect.stringMatching(/^\/media\//) } })
		expect(await show(access)).toEqual(form.body)
	})

	test('is taken under the other names of its fields (A.R-37, A.R-38)', async () => {
		const { access } = await signIn(app)
		const { phone_number, vehicle_model, ...others } = whole
		expect(await put(access, { ...others, phone: phone_number, model: vehicle_model })).toMatchObject({ status: 200, body: whole })
	})

	test('needs everything that the form requires, and says so of all at once (A.PROFILE-08, A.R-35)', async () => {
		const { access } = await signIn(app)
		const before = await show(access)
		const { status, body } = await put(access, {})
		expect(status).toBe(400)
		expect(body).toEqual(Object.fromEntries(Object.keys(whole).map((name) => [name, ['This field is required']])))
		for (const name of Object.keys(whole)) {
			const { [name]: _left, ...others } = whole
			for (const lacking of [others, { ...others, [name]: '' }, { ...others, [name]: null }])
				expect(await put(access, lacking)).toMatchObject({ status: 400, body: { [name]: ['This field is required'] } })
		}
		expect(await show(access)).toEqual(before)
	})

	test('needs a login, and is only the own one (A.PROFILE-02, A.PROFILE-40, A.E-13)', async () => {
		const [person, other] = [await signIn(app), await signIn(app)]
		expect((await app.call('PUT', '/accounts/profile/', { body: whole })).status).toBe(401)
		const before = await show(other.access)
		await put(person.access, { ...whole, id: other.id, user_id: other.id, role: 'admin' })
		expect(await show(other.access)).toEqual(before)
		expect(await show(person.access)).toMatchObject({ role: 'customer' })
		expect((await app.call('PUT', `/accounts/profile/${other.id}/`, { body: whole, access: person.access })).status).toBe(404)
	})
})

describe('making a profile', () => {
	test('is possible once (A.PROFILE-39, A.API-17, A.R-19)', async () => {
		const { access } = await aNewcomer()
		const first = await create(access, { name: 'Asha', city: 'Pune' })
		expect(first).toMatchObject({ status: 201, body: { name: 'Asha', city: 'Pune', state: '', profile_photo: null } })
		expect(await show(access)).toEqual(first.body)
		expect(await create(access, { name: 'Another' })).toMatchObject({ status: 400, body: { detail: 'Profile already exists.' } })
		expect(await show(access)).toEqual(first.body)
	})

	test('is not needed: reading and changing go without (A.R-19)', async () => {
		const { access } = await aNewcomer()
		expect(await show(access)).toMatchObject({ name: '', vehicle_model: null, profile_photo: null })
		expect((await app.call('PATCH', '/accounts/profile/', { body: { city: 'Pune' }, access })).status).toBe(200)
		expect((await create(access, {})).body).toMatchObject({ detail: 'Profile already exists.' })
	})

	test('takes a form with a photo, or nothing at all (A.R-19, A.PROFILE-19)', async () => {
		const [one, other] = [await aNewcomer(), await aNewcomer()]
		expect(await create(one.access, aForm({ name: 'Asha', avatar: await aPicture() }))).toMatchObject({
			status: 201,
			body: { name: 'Asha', profile_photo: expect.stringMatching(/^\/media\/profiles\//) },
		})
		expect((await create(other.access, {})).status).toBe(201)
	})

	test('of fifty at once makes one (A.PROFILE-39)', async () => {
		const { access } = await aNewcomer()
		const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => create(access, { name: `Asha ${at}` })))
		expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
		const others = answers.filter(({ status }) => status !== 201)
		for (const { status, body } of others) expect([status, body.detail]).toEqual([400, 'Profile already exists.'])
		expect((await show(access)).name).toBe(answers.find(({ status }) => status === 201)?.body.name)
	})

	test('keeps nothing of what is refused (A.PROFILE-10, A.PROFILE-18, A.PROFILE-30)', async () => {
		const { id, access } = await aNewcomer()
		for (const wrong of [{ postal_code: '12345' }, { avatar: 'me.jpg' }, { vehicle_model: 2_147_483_647 }, { email: 'another@example.in' }])
			expect(await create(access, { name: 'Asha', ...wrong })).toMatchObject({
				status: 400,
				body: { [String(Object.keys(wrong)[0])]: [expect.any(String)] },
			})
		expect(await app.sql('select 1 from profiles where user_id = $1', [id])).toEqual([])
		expect((await create(undefined, {})).status).toBe(401)
	})

	test('is done once for one Idempotency-Key: the same form again is answered the same, another photo is another request (D-19, D-47)', async () => {
		const { access } = await aNewcomer()
		const [photo, another] = [await aPicture({ colour: '#ff0000' }), await aPicture({ colour: '#0000ff' })]
		const headers = { 'idempotency-key': aKey() }
		const first = await create(access, aForm({ name: 'Asha', avatar: photo }), headers)
		expect(first.status).toBe(201)
		expect(await create(access, aForm({ avatar: photo, name: 'Asha' }), headers)).toMatchObject({ status: 201, body: first.body })
		expect((await create(access, aForm({ name: 'Asha', avatar: another }), headers)).status).toBe(422)
		expect((await create(access, aForm({ name: 'Asha', profile_photo: photo }), headers)).status).toBe(422)
		expect((await create(access, { name: 'Asha' }, headers)).status).toBe(422)
	})
})
