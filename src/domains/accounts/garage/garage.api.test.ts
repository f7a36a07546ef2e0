import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refusalOf } from '../../../../tests/support/refusal-of.ts'
import { signIn } from '../../../../tests/support/sign-in.ts'
import { useTestApp } from '../../../../tests/support/test-app.ts'
import { setClock } from '../../../platform/clock.ts'

const app = useTestApp()
let models: number[]
beforeAll(async () => {
	const rows = await app.sql<{ id: number }>("select id from vehicle_models where is_active and fuel = 'petrol' order by id limit 2")
	models = rows.map(({ id }) => id)
})
beforeEach(() => setClock(new Date('2026-11-20T06:00:00Z')))
afterEach(() => setClock(undefined))

async function anOwner() {
	const person = await signIn(app)
	return { ...person, garage: person.api.garage }
}
const bike = (registration_number: string, vehicle_model = models[0] ?? 0) => ({ vehicle_model, registration_number })

describe('a garage', () => {
	test("lists several bikes, the profile's vehicle first, and the first one added is that (A.PROFILE-29)", async () => {
		const { api, garage } = await anOwner()
		expect(await garage.list({})).toEqual([])
		const first = await garage.add({ body: { ...bike('mh 12 kt 4821'), insurance_until: '2026-12-20' } })
		const second = await garage.add({ body: bike('MH14AB1234', models[1]) })
		expect(first).toMatchObject({ is_first: true, registration_number: 'MH12KT4821', vehicle_model: models[0] })
		expect(second).toMatchObject({ is_first: false, vehicle_model: models[1], next_service: null, readings: [] })
		expect((await garage.list({})).map(({ id }) => id)).toEqual([first.id, second.id])
		expect(await api.accounts.profile({})).toMatchObject({ vehicle_model: models[0], registration_number: 'MH12KT4821' })
		expect((await api.vehicles.mine({})).map(({ id }) => id)).toEqual([first.id, second.id])
	})

	test("follows the profile's vehicle, which keeps its place and papers when another takes it (A.PROFILE-29, A.R-38)", async () => {
		const { api, garage } = await anOwner()
		await api.accounts.changeProfile({ body: { registration_number: 'MH12AA1111' } })
		expect(await garage.list({})).toEqual([])
		await api.accounts.changeProfile({ body: { vehicle_model: models[0] } })
		const [made] = await garage.list({})
		expect(made).toMatchObject({ is_first: true, registration_number: 'MH12AA1111', vehicle_model: models[0] })
		await garage.change({ params: { id: made?.id ?? 0 }, body: { puc_until: '2027-01-31' } })
		await api.accounts.changeProfile({ body: { vehicle_model: models[1] } })
		const [changed, ...others] = await garage.list({})
		expect(changed).toMatchObject({ id: made?.id, vehicle_model: models[1], registration_number: 'MH12AA1111' })
		expect(changed?.papers[1]).toEqual({ paper: 'puc', until: '2027-01-31', state: 'valid', days_left: 72 })
		expect(others).toEqual([])
	})

	test('takes the number that the profile told already for its first bike', async () => {
		const { api, garage } = await anOwner()
		await api.accounts.changeProfile({ body: { registration_number: 'MH12AA1111' } })
		expect(await garage.add({ body: { vehicle_model: models[0] ?? 0 } })).toMatchObject({ registration_number: 'MH12AA1111' })
	})

	test('refuses a number twice for one owner, also by the profile, and lets two owners have one', async () => {
		const [mine, other] = [await anOwner(), await anOwner()]
		await mine.garage.add({ body: bike('MH12KT4821') })
		const second = await mine.garage.add({ body: bike('MH14AB1234') })
		await other.garage.add({ body: bike('MH12KT4821') })
		const words = { registration_number: ['Another bike in your garage has this registration number.'] }
		const again = [
			() => mine.garage.add({ body: bike('mh-12-kt-4821') }),
			() => mine.garage.change({ params: { id: second.id }, body: { registration_number: 'MH12KT4821' } }),
			() => mine.api.accounts.changeProfile({ body: { registration_number: 'MH14AB1234' } }),
		]
		for (const call of again) expect(await refusalOf(call())).toMatchObject({ status: 400, fields: words })
	})

	test('has room for ten bikes, however many are added at once', async () => {
		const { garage } = await anOwner()
		const adding = Array.from({ length: 12 }, (_, at) => garage.add({ body: bike(`MH12AB10${10 + at}`) }))
		const outcomes = await Promise.allSettled(adding)
		expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
		const listed = await garage.list({})
		expect([listed.length, listed.filter(({ is_first }) => is_first).length]).toEqual([10, 1])
		expect((await refusalOf(garage.add({ body: bike('MH12ZZ9999') }))).status).toBe(400)
	})

	test("makes the next bike the profile's when the first is removed, and empties the profile's after the last", async () => {
		const { api, garage } = await anOwner()
		const first = await garage.add({ body: bike('MH12KT4821') })
		const second = await garage.add({ body: bike('MH14AB1234', models[1]) })
		await garage.remove({ params: { id: first.id } })
		expect(await garage.list({})).toMatchObject([{ id: second.id, is_first: true }])
		expect(await api.accounts.profile({})).toMatchObject({ vehicle_model: models[1], registration_number: 'MH14AB1234' })
		expect((await refusalOf(garage.remove({ params: { id: first.id } }))).status).toBe(404)
		await garage.remove({ params: { id: second.id } })
		expect(await api.accounts.profile({})).toMatchObject({ vehicle_model: null, registration_number: '' })
	})

	test('shows, changes, reads and removes nothing of another owner (A.PROFILE-40)', async () => {
		const [mine, other] = [await anOwner(), await anOwner()]
		const params = { id: (await other.garage.add({ body: bike('MH12KT4821') })).id }
		const calls = [
			() => mine.garage.show({ params }),
			() => mine.garage.change({ params, body: { rc_until: '2030-01-01' } }),
			() => mine.garage.remove({ params }),
			() => mine.garage.read({ params, body: { km: 5, read_on: '2026-11-20' } }),
		]
		for (const call of calls) expect((await refusalOf(call())).status).toBe(404)
	})

	test('refuses an edit of an older version with what is there now (D-48)', async () => {
		const { garage } = await anOwner()
		const { id, version } = await garage.add({ body: bike('MH12KT4821') })
		const now = await garage.change({ params: { id }, body: { rc_until: '2030-01-01', version } })
		const stale = await refusalOf(garage.change({ params: { id }, body: { rc_until: '2031-01-01', version } }))
		expect(stale).toMatchObject({ status: 409, body: { current: { version: now.version } } })
	})

	test('is found by staff by the number of any bike, and goes with the account', async () => {
		const { id, garage } = await anOwner()
		await garage.add({ body: bike('MH12KT4821') })
		const second = await garage.add({ body: bike('MH14QX7777') })
		const textOf = async () => (await app.sql<{ text: string }>('select search_text as text from users where id = $1', [id]))[0]?.text
		expect(await textOf()).toContain('mh12kt4821 mh14qx7777')
		await garage.remove({ params: { id: second.id } })
		expect(await textOf()).not.toContain('mh14qx7777')
		await app.sql('delete from profiles where user_id = $1', [id])
		expect(await garage.list({})).toEqual([])
	})
})

test("another bike set as first is the profile's vehicle, and both keep their papers (A.PROFILE-29)", async () => {
	const { api, garage } = await anOwner()
	const first = await garage.add({ body: { ...bike('MH12KT4821'), insurance_until: '2026-12-20' } })
	const second = await garage.add({ body: { ...bike('MH14AB1234', models[1]), puc_until: '2027-01-02' } })
	const params = { id: second.id }
	const set = await garage.change({ params, body: { is_first: true, version: second.version } })
	expect(set).toMatchObject({ id: second.id, is_first: true, registration_number: 'MH14AB1234' })
	expect(await api.accounts.profile({})).toMatchObject({ vehicle_model: models[1], registration_number: 'MH14AB1234' })
	const [one, other] = await garage.list({})
	expect([one, other]).toMatchObject([
		{ id: second.id, is_first: true },
		{ id: first.id, is_first: false, registration_number: 'MH12KT4821' },
	])
	expect([one?.papers[1]?.until, other?.papers[0]?.until]).toEqual(['2027-01-02', '2026-12-20'])
	// Twice is once, and with a new number in the same change the profile tells that.
	await garage.change({ params, body: { is_first: true } })
	await garage.change({ params: { id: first.id }, body: { is_first: true, registration_number: 'MH12KT0001' } })
	expect(await api.accounts.profile({})).toMatchObject({ vehicle_model: models[0], registration_number: 'MH12KT0001' })
	expect((await garage.list({})).filter(({ is_first }) => is_first)).toHaveLength(1)
})

describe('papers and kilometres', () => {
	test.each([
		['2026-11-19', 'over', -1],
		['2026-11-20', 'soon', 0],
		['2026-12-20', 'soon', 30],
		['2026-12-21', 'valid', 31],
	])('a paper until %s is %s on 20 November in India', async (until, state, days_left) => {
		const { garage } = await anOwner()
		const made = await garage.add({ body: { ...bike('MH12KT4821'), insurance_until: until } })
		expect(made.papers[0]).toEqual({ paper: 'insurance', until, state, days_left })
	})

	test('a paper runs out at midnight in India, 18:30 by UTC', async () => {
		// A login lasts minutes.
		setClock(new Date('2026-11-20T18:29:00Z'))
		const { garage } = await anOwner()
		const { id } = await garage.add({ body: { ...bike('MH12KT4821'), insurance_until: '2026-11-20' } })
		const stateAt = async (clock: string) => {
			setClock(new Date(clock))
			return (await garage.show({ params: { id } })).papers[0]?.state
		}
		expect(await stateAt('2026-11-20T18:29:59Z')).toBe('soon')
		expect(await stateAt('2026-11-20T18:30:00Z')).toBe('over')
	})

	test('an odometer goes up: one reading a day, none to come, none that runs backwards', async () => {
		const { garage } = await anOwner()
		const params = { id: (await garage.add({ body: bike('MH12KT4821') })).id }
		const read = (read_on: string, km: number) => garage.read({ params, body: { read_on, km } })
		await read('2026-11-01', 12_000)
		await read('2026-11-20', 12_400)
		expect((await read('2026-11-20', 12_500)).readings).toEqual([
			{ read_on: '2026-11-20', km: 12_500 },
			{ read_on: '2026-11-01', km: 12_000 },
		])
		expect((await refusalOf(read('2026-11-21', 13_000))).fields).toHaveProperty('read_on')
		expect((await refusalOf(read('2026-11-10', 11_999))).fields).toHaveProperty('km')
		expect((await refusalOf(read('2026-11-10', 12_501))).fields).toHaveProperty('km')
		for (const km of [-1, 1.5, 1_000_000]) expect((await refusalOf(read('2026-11-20', km))).status).toBe(400)
	})

	test('take only days that can be: what was done from 1990 to today, a paper until thirty years ahead', async () => {
		const { garage } = await anOwner()
		const params = { id: (await garage.add({ body: bike('MH12KT4821') })).id }
		const refused = async (changes: object) => [
			(await refusalOf(garage.change({ params, body: changes }))).fields,
			(await refusalOf(garage.add({ body: { ...bike('MH12KT4822'), ...changes } }))).fields,
		]
		const [past, paper] = ['Please choose a day from 1990 to today.', 'Please choose a day from 1990 to 2056.']
		for (const serviced_on of ['0001-01-01', '1989-12-31'])
			expect(await refused({ serviced_on })).toEqual([{ serviced_on: [past] }, { serviced_on: [past] }])
		for (const name of ['insurance_until', 'puc_until', 'rc_until'])
			for (const until of ['0001-01-01', '0099-01-01', '1989-12-31', '2057-01-01', '9999-12-31'])
				expect(await refused({ [name]: until })).toEqual([{ [name]: [paper] }, { [name]: [paper] }])
		expect((await refusalOf(garage.read({ params, body: { read_on: '0001-01-01', km: 1 } }))).fields).toEqual({ read_on: [past] })
		await garage.read({ params, body: { read_on: '1990-01-01', km: 1 } })
		await garage.change({ params, body: { serviced_on: '1990-01-01', insurance_until: '1990-01-01', rc_until: '2056-12-31' } })
	})

	test("tell when the next service is due after the owner's own record", async () => {
		const { garage } = await anOwner()
		const params = { id: (await garage.add({ body: bike('MH12KT4821') })).id }
		expect((await refusalOf(garage.change({ params, body: { serviced_km: 10_000 } }))).fields).toHaveProperty('serviced_on')
		expect((await refusalOf(garage.change({ params, body: { serviced_on: '2026-11-21' } }))).fields).toHaveProperty('serviced_on')
		const told = await garage.change({ params, body: { serviced_on: '2026-10-31', serviced_km: 10_000 } })
		expect(told.next_service).toMatchObject({
			is_due: false,
			because: expect.stringContaining('months after the last service on 31 Oct 2026'),
		})
	})
})
