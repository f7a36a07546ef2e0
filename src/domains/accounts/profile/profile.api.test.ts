import { beforeAll, describe, expect, test } from 'vitest'
import { signIn } from '../../../../tests/support/sign-in.ts'
import { useTestApp } from '../../../../tests/support/test-app.ts'

const app = useTestApp()
const patch = (access: string, body: unknown) => app.call('PATCH', '/accounts/profile/', { body, access })
const show = (access: string) => app.call('GET', '/accounts/profile/', { access })

type Model = { id: number; manufacturer: number; vehicle_type: number; name: string; manufacturer_name: string; vehicle_type_name: string }
/** Two models of different manufacturers and, the third, of another type than the first. */
let models: [Model, Model, Model]
beforeAll(async () => {
	const all = await app.sql<Model>(
		`select m.id, m.manufacturer_id as manufacturer, m.vehicle_type_id as vehicle_type, m.name, b.name as manufacturer_name, t.name as vehicle_type_name
		from vehicle_models m join manufacturers b on b.id = m.manufacturer_id join vehicle_types t on t.id = m.vehicle_type_id order by m.id`,
	)
	const pick = (which: (model: Model) => boolean) => {
		const found = all.find(which)
		if (!found) throw new Error('The demo catalogue has no such model')
		return found
	}
	const first = pick(() => true)
	models = [
		first,
		pick((model) => model.manufacturer !== first.manufacturer && model.vehicle_type === first.vehicle_type),
		pick((model) => model.vehicle_type !== first.vehicle_type),
	]
})

test('marks that nobody sees, which a name or number was copied with, are not kept (A.E-19)', async () => {
	const { access } = await signIn(app)
	const copied = { name: '\u202eRavi\u202c', phone_number: '\u202a+91 98765 43210\u202c', address: '12 MG Road\u200b\nPune' }
	expect(await patch(access, copied)).toMatchObject({
		status: 200,
		body: { name: 'Ravi', phone_number: '+91 98765 43210', address: '12 MG Road, Pune' },
	})
})

describe('reading the profile', () => {
	test('of a new account gives every field, blank or null (A.PROFILE-03, A.API-14, A.R-37, A.R-38)', async () => {
		const { email, access } = await signIn(app)
		const { status, body } = await show(access)
		expect(status).toBe(200)
		expect(body).toEqual({
			username: email.split('@')[0],
			email,
			name: '',
			phone: '',
			phone_number: '',
			address: '',
			city: '',
			state: '',
			postal_code: '',
			country: '',
			created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
			vehicle_type: null,
			manufacturer: null,
			vehicle_model: null,
			vehicle_type_name: '',
			manufacturer_name: '',
			vehicle_name: '',
			registration_number: '',
			preferred_location: '',
			profile_photo: null,
			role: 'customer',
			is_staff: false,
		})
	})

	test('needs a login, and so does changing it (A.PROFILE-02, A.PROFILE-40)', async () => {
		expect((await app.call('GET', '/accounts/profile/')).status).toBe(401)
		expect((await app.call('PATCH', '/accounts/profile/', { body: { city: 'Pune' } })).status).toBe(401)
		expect((await app.call('GET', '/vehicle/user-vehicles/')).status).toBe(401)
	})

	test('takes at most three statements', async () => {
		const { access } = await signIn(app)
		await patch(access, { vehicle_model: models[0].id })
		app.statements()
		await show(access)
		expect(app.statements().length).toBeLessThanOrEqual(3)
	})
})

describe('changing the profile', () => {
	test('changes what is sent and nothing else, and answers the whole of it (A.PROFILE-11, A.R-34, A.R-35)', async () => {
		const { access } = await signIn(app, { name: 'Asha Rider' })
		await patch(access, { address: '12 Example Road', postal_code: '560001' })
		const { status, body } = await patch(access, { city: ' Pune ' })
		expect(status).toBe(200)
		expect(body).toMatchObject({ name: 'Asha Rider', address: '12 Example Road', city: 'Pune', postal_code: '560001', state: '' })
		expect((await show(access)).body).toEqual(body)
		expect((await patch(access, {})).body).toEqual(body)
	})

	test('sent twice leaves the same profile (A.R-34)', async () => {
		const { access } = await signIn(app)
		const change = { name: 'Asha', phone_number: '+919876543210', city: 'Pune', state: 'Maharashtra', country: 'India' }
		const first = await patch(access, change)
		const second = await patch(access, change)
		expect(second).toMatchObject({ status: 200, body: first.body })
	})

	test('keeps the longest texts, and joins the lines of an address (A.PROFILE-14, A.PROFILE-16, A.PROFILE-17, D-46, A.E-19)', async () => {
		const { access } = await signIn(app)
		const texts = {
			name: 'n'.repeat(255),
			address: 'a'.repeat(500),
			city: 'c'.repeat(100),
			state: 's'.repeat(100),
			country: 'i'.repeat(100),
			preferred_location: 'p'.repeat(255),
		}
		expect(await patch(access, texts)).toMatchObject({ status: 200, body: texts })
		expect((await patch(access, { address: ' Flat 1,\r\nExample Road\n\n\tPune ' })).body).toMatchObject({
			address: 'Flat 1, Example Road, Pune',
		})
		expect(await patch(access, { address: 'Pune\u0007', name: 'Asha\u0000 Rider', city: 'Pu\nne' })).toMatchObject({
			status: 400,
			body: {
				address: ['This text has a character that cannot be used. Please type it again.'],
				name: ['This text has a character that cannot be used. Please type it again.'],
				city: ['Please write this in one line, without tabs.'],
			},
		})
		expect((await patch(access, { preferred_location: null })).body).toMatchObject({ preferred_location: '' })
	})

	test.each([
		[{ name: 'n'.repeat(256) }, 'name', 'Ensure this field has no more than 255 characters.'],
		[{ name: ' ' }, 'name', 'This field is required'],
		[{ name: null }, 'name', 'This field is required'],
		[{ name: 7 }, 'name', 'This must be a text.'],
		[{ address: 'a'.repeat(501) }, 'address', 'Ensure this field has no more than 500 characters.'],
		[{ address: '' }, 'address', 'This field is required'],
		[{ city: '' }, 'city', 'This field is required'],
		[{ state: '' }, 'state', 'This field is required'],
		[{ country: '' }, 'country', 'This field is required'],
		[{ phone_number: '' }, 'phone_number', 'This field is required'],
		[{ postal_code: '' }, 'postal_code', 'This field is required'],
		[{ vehicle_model: '' }, 'vehicle_model', 'This field is required'],
		[{ vehicle_type: null }, 'vehicle_type', 'This field is required'],
		[{ postal_code: '12345' }, 'postal_code', 'Please enter a valid 6-digit postal code'],
		[{ postal_code: '1234567' }, 'postal_code', 'Please enter a valid 6-digit postal code'],
		[{ postal_code: '12345a' }, 'postal_code', 'Please enter a valid 6-digit postal code'],
		[{ phone_number: '1234567890123456' }, 'phone_number', 'Phone number must be at most 15 characters'],
		[{ phone: '+91 98765 432101' }, 'phone', 'Phone number must be at most 15 characters'],
		[{ phone: '123456789' }, 'phone', 'Please enter a valid phone number of 10 to 15 digits'],
		[{ phone: '98765abcde' }, 'phone', 'Please enter a valid phone number of 10 to 15 digits'],
		[{ preferred_location: 'p'.repeat(256) }, 'preferred_location', 'Ensure this field has no more than 255 characters.'],
		[{ username: 'ab' }, 'username', 'Username must be at least 3 characters'],
		[{ username: 'a'.repeat(31) }, 'username', 'Username must be at most 30 characters'],
		[{ username: 'a-b' }, 'username', 'Username can contain only letters, digits and underscores'],
		[{ email: 'abc' }, 'email', 'Invalid email address'],
		[{ email: 'another@example.in' }, 'email', 'Email cannot be changed'],
		[{ registration_number: 'hello' }, 'registration_number', 'Please enter a valid registration number'],
		[{ vehicle_model: 0 }, 'vehicle_model', 'Please select a valid model'],
		[{ model: 'Splendor' }, 'model', 'Please select a valid model'],
		[{ manufacturer: -1 }, 'manufacturer', 'Please select a valid manufacturer'],
		[{ vehicle_type: 1.5 }, 'vehicle_type', 'Please select a valid vehicle type'],
		[{ vehicle_model: 2_147_483_647 }, 'vehicle_model', 'Please select a valid model'],
		[{ avatar: 'a-file.jpg' }, 'avatar', 'Please choose an image file.'],
	])(
		'%j is refused at %s and nothing is kept (A.PROFILE-09 to A.PROFILE-18, A.R-35, A.R-36, A.R-37, A.E-14, A.E-18)',
		async (change, field, words) => {
			const { access } = await signIn(app)
			const before = (await show(access)).body
			// The good part of a change with a bad one is not kept either.
			expect(await patch(access, { preferred_location: 'Elsewhere', ...change })).toMatchObject({ status: 400, body: { [field]: [words] } })
			expect((await show(access)).body).toEqual(before)
		},
	)

	test('names all that is wrong at once, also what only the database knows (A.E-18)', async () => {
		const [rider, other] = [await signIn(app), await signIn(app)]
		await patch(other.access, { username: 'taken_by_another' })
		const wrong = { email: 'another@example.in', username: 'Taken_by_another', vehicle_model: 2_147_483_647 }
		expect(await patch(rider.access, wrong)).toMatchObject({
			status: 400,
			body: {
				email: ['Email cannot be changed'],
				username: ['A user with this username already exists.'],
				vehicle_model: ['Please select a valid model'],
			},
		})
	})

	test('takes a phone number under both names, of which phone_number wins (A.R-37, A.PROFILE-15)', async () => {
		const { access } = await signIn(app)
		expect((await patch(access, { phone: '+91 98765-43210' })).body).toMatchObject({
			phone: '+91 98765-43210',
			phone_number: '+91 98765-43210',
		})
		expect((await patch(access, { phone: '9000000001', phone_number: '9000000002' })).body).toMatchObject({
			phone: '9000000002',
			phone_number: '9000000002',
		})
	})

	test('takes the same e-mail in any case and ignores it (A.R-36, A.PROFILE-13)', async () => {
		const { access, email } = await signIn(app)
		expect(await patch(access, { email: ` ${email.toUpperCase()}`, city: 'Pune' })).toMatchObject({
			status: 200,
			body: { email, city: 'Pune' },
		})
	})

	test('gives a new username once, whatever the case (A.PROFILE-12, A.E-12)', async () => {
		const [person, other] = [await signIn(app), await signIn(app)]
		expect(await patch(person.access, { username: 'rider_01' })).toMatchObject({ status: 200, body: { username: 'rider_01' } })
		expect((await patch(person.access, { username: 'Rider_01' })).body).toMatchObject({ username: 'Rider_01' })
		const taken = { status: 400, body: { username: ['A user with this username already exists.'] } }
		expect(await patch(other.access, { username: 'RIDER_01', city: 'Pune' })).toMatchObject(taken)
		expect((await show(other.access)).body).toMatchObject({ city: '' })
	})

	test('of twenty people who want one username at once exactly one gets it (A.E-12)', async () => {
		const everybody = await Promise.all(Array.from({ length: 20 }, () => signIn(app)))
		const answers = await Promise.all(everybody.map(({ access }) => patch(access, { username: 'wanted' })))
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
		expect(answers.filter(({ status }) => status === 400)).toHaveLength(19)
	})

	test('never changes what only the company decides, nor anybody else (A.E-13, A.PROFILE-40)', async () => {
		const [person, other] = [await signIn(app), await signIn(app)]
		const before = (await show(other.access)).body
		const { body } = await patch(person.access, {
			id: other.id,
			user_id: other.id,
			userId: other.id,
			role: 'admin',
			is_staff: true,
			created_at: '2000-01-01',
			city: 'Pune',
		})
		expect(body).toMatchObject({ role: 'customer', is_staff: false, city: 'Pune', email: person.email })
		expect(body.created_at).not.toContain('2000')
		expect((await show(other.access)).body).toEqual(before)
	})
})

describe('the vehicle of the profile', () => {
	test('is one: another replaces it, and the names are those of the catalogue (A.PROFILE-29, A.R-38)', async () => {
		const { access } = await signIn(app)
		for (const model of models) {
			const ids = { vehicle_type: model.vehicle_type, manufacturer: model.manufacturer, vehicle_model: model.id }
			expect(await patch(access, ids)).toMatchObject({
				status: 200,
				body: { ...ids, vehicle_name: model.name, manufacturer_name: model.manufacturer_name, vehicle_type_name: model.vehicle_type_name },
			})
		}
	})

	test('is written as numbers or digits, under vehicle_model or model, with its number plate normalised (A.R-38)', async () => {
		const { access } = await signIn(app)
		const [, second, third] = models
		expect((await patch(access, { model: String(second.id), registration_number: ' mh-12 ab 1234' })).body).toMatchObject({
			vehicle_model: second.id,
			registration_number: 'MH12AB1234',
		})
		expect((await patch(access, { model: second.id, vehicle_model: third.id })).body).toMatchObject({ vehicle_model: third.id })
		expect((await patch(access, { registration_number: '' })).body).toMatchObject({ registration_number: '', vehicle_model: third.id })
	})

	test('must be of the manufacturer and the type that are named with it or kept (A.PROFILE-30)', async () => {
		const { access } = await signIn(app)
		const [first, second, third] = models
		const refused = { status: 400, body: { vehicle_model: ['Please select a valid model'] } }
		expect(await patch(access, { manufacturer: first.manufacturer })).toMatchObject({
			status: 400,
			body: { vehicle_model: ['This field is required'] },
		})
		expect(await patch(access, { vehicle_model: first.id, manufacturer: second.manufacturer })).toMatchObject(refused)
		expect(await patch(access, { vehicle_model: first.id, vehicle_type: third.vehicle_type })).toMatchObject(refused)
		expect((await show(access)).body).toMatchObject({ vehicle_model: null })
		await patch(access, { vehicle_model: first.id })
		expect(await patch(access, { manufacturer: second.manufacturer })).toMatchObject(refused)
		expect((await patch(access, { manufacturer: first.manufacturer, vehicle_type: first.vehicle_type })).status).toBe(200)
	})

	test('may stay when its model is hidden, but a hidden one cannot be chosen (A.R-38)', async () => {
		const [owner, other] = [await signIn(app), await signIn(app)]
		const [, , third] = models
		await patch(owner.access, { vehicle_model: third.id })
		await app.sql('update vehicle_models set is_active = false where id = $1', [third.id])
		expect(await patch(owner.access, { vehicle_model: third.id, city: 'Pune' })).toMatchObject({
			status: 200,
			body: { vehicle_name: third.name },
		})
		expect((await patch(other.access, { vehicle_model: third.id })).status).toBe(400)
		await app.sql('update vehicle_models set is_active = true where id = $1', [third.id])
	})

	test("is the list of the caller's vehicles, empty without one (A.API-47, A.R-38)", async () => {
		const { access } = await signIn(app)
		expect(await app.call('GET', '/vehicle/user-vehicles/', { access })).toMatchObject({ status: 200, body: [] })
		const [first] = models
		await patch(access, { vehicle_model: first.id, registration_number: 'MH12AB1234' })
		const { body } = await app.call('GET', '/vehicle/user-vehicles/', { access })
		expect(body).toEqual([
			{
				id: expect.any(Number),
				vehicle_type: first.vehicle_type,
				manufacturer: first.manufacturer,
				vehicle_model: first.id,
				vehicle_type_name: first.vehicle_type_name,
				manufacturer_name: first.manufacturer_name,
				vehicle_model_name: first.name,
				registration_number: 'MH12AB1234',
				drawing: expect.any(String),
				paint: expect.any(String),
				fuel: expect.any(String),
			},
		])
	})
})
