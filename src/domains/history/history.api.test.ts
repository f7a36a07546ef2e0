import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aBooking, aPackage } from '../../../tests/support/a-booking.ts'
import { aSubscription } from '../../../tests/support/a-plan.ts'
import { aPlate, aSellRequest } from '../../../tests/support/a-sell-request.ts'
import { refusalOf } from '../../../tests/support/refusal-of.ts'
import { signIn } from '../../../tests/support/sign-in.ts'
import { useTestApp } from '../../../tests/support/test-app.ts'
import { textOfPdf } from '../../../tests/support/text-of-pdf.ts'
import { one } from '../../shared/one.ts'
import { normaliseRegistration } from '../../shared/registration.ts'

const product = useTestApp({ clock: '2026-11-20T06:00:00Z' })
type Person = Awaited<ReturnType<typeof signIn>>
type Package = Awaited<ReturnType<typeof aPackage>>

let item: Package
beforeAll(async () => {
	item = await aPackage(product)
})

let owner: Person
let number: string
let bike: number
beforeEach(async () => {
	owner = await signIn(product, { name: 'Asha Kulkarni' })
	number = normaliseRegistration(aPlate())
	bike = (await owner.api.garage.add({ body: { vehicle_model: item.model_id, registration_number: number } })).id
})

/** A repair that was completed on a day, at noon in India. */
async function aRepair(day: string, registration_number = number, person = owner) {
	const { id } = await person.api.repairs.book({ body: aBooking(item, { registration_number, notes: 'The gate is behind the temple.' }) })
	// The hour is over, and free for the next.
	await product.sql('delete from taken_hours')
	await product.sql(
		`update repairs set status = 'completed', completed_at = $2, technician_notes = 'Asha asked for a call.' where id = $1`,
		[id, `${day}T06:30:00Z`],
	)
}

/** A visit of a plan for the bike, completed on a day. */
async function aVisit(day: string) {
	const { subscription } = await aSubscription(product, owner, {
		vehicle_model: item.model_id,
		manufacturer: item.manufacturer_id,
		vehicle_type: await typeOf(),
	})
	await product.sql(
		`insert into visits (subscription_id, customer_id, starts_at, status, completion_date, told, checklist, created_at)
		values ($1, $2, $3, 'completed', $3, '{"startsAt": "2026-11-01", "technicianId": null}',
			'[{"name": "Brakes", "done": true}, {"name": "Chain", "done": false}]', $3)`,
		[subscription, owner.id, `${day}T06:30:00Z`],
	)
}
const typeOf = async () =>
	one(await product.sql<{ id: number }>('select vehicle_type_id as id from vehicle_models where id = $1', [item.model_id])).id

const historyOf = (person: Person, id = bike) => person.api.history.own({ params: { id } })
const shareOf = async (id = bike) => (await owner.api.history.share({ params: { id } })).url
const tokenOf = (url: string) => url.split('/').at(-1) ?? ''
const opened = (url: string) => product.as().history.shared({ params: { token: tokenOf(url) } })
const documentOf = async (url: string, access?: string) => {
	const reply = await product.app.inject({ url: `/api${url}`, headers: access ? { authorization: `Bearer ${access}` } : {} })
	return { headers: reply.headers, text: (await textOfPdf(reply.rawPayload)).join(' ') }
}

describe('the service history of a bike', () => {
	test('goes back three years; what is older is not shown, and what was written of it is removed (B.CONST-39)', async () => {
		for (const day of ['2023-11-19', '2023-11-21']) await aRepair(day)
		await aVisit('2023-11-21')
		await product.sql(
			`insert into visits (subscription_id, customer_id, starts_at, status, completion_date, told, checklist, created_at)
			select subscription_id, customer_id, at, 'completed', at, told, checklist, at
			from visits, (values ('2023-11-19T06:30:00Z'::timestamptz)) as earlier (at) where customer_id = $1`,
			[owner.id],
		)
		await product.sql('update repairs set starts_at = completed_at where customer_id = $1', [owner.id])
		await product.sql(`update visits set service_notes = 'Asha was not at home.' where customer_id = $1`, [owner.id])
		expect((await historyOf(owner)).entries.map(({ done_on }) => done_on)).toEqual(['2023-11-21', '2023-11-21'])
		const work = async () => {
			for (const kind of ['forget-repair-notes', 'forget-visit-notes'])
				await product.sql(`insert into queued_jobs (kind, payload, recipient, turn) values ($1, '{}', '', 0)`, [kind])
			await product.work()
		}
		await work()
		await work()
		const repairs = await product.sql(
			'select notes, technician_notes, total_paise > 0 as paid from repairs where customer_id = $1 order by starts_at',
			[owner.id],
		)
		expect(repairs).toEqual([
			{ notes: '', technician_notes: '', paid: true },
			{ notes: 'The gate is behind the temple.', technician_notes: 'Asha asked for a call.', paid: true },
		])
		const visits = await product.sql('select service_notes, checklist from visits where customer_id = $1 order by starts_at', [owner.id])
		expect(visits).toEqual([
			{ service_notes: '', checklist: [] },
			{ service_notes: 'Asha was not at home.', checklist: expect.arrayContaining([{ name: 'Brakes', done: true }]) },
		])
	})

	test('tells its owner of repairs and plan visits, newest first, with the kilometres that were known by then', async () => {
		await aRepair('2026-10-02')
		await aVisit('2026-11-04')
		for (const [read_on, km] of [
			['2026-10-01', 12_400],
			['2026-11-04', 13_000],
			['2026-11-19', 13_210],
		] as const)
			await owner.api.garage.read({ params: { id: bike }, body: { read_on, km } })
		const history = await historyOf(owner)
		expect(history).toMatchObject({ registration_number: number, odometer: { read_on: '2026-11-19', km: 13_210 }, share: null })
		expect(history.entries).toMatchObject([
			{ kind: 'visit', done_on: '2026-11-04', done: ['Brakes'], odometer: { read_on: '2026-11-04', km: 13_000 } },
			{ kind: 'repair', done_on: '2026-10-02', plan_name: '', odometer: { read_on: '2026-10-01', km: 12_400 } },
		])
		expect(history.entries[1]?.done).toHaveLength(1)
	})

	test('of a bike that nothing was done on is empty, and what is not done yet is not in it', async () => {
		await owner.api.repairs.book({ body: aBooking(item, { registration_number: number }) })
		expect(await historyOf(owner)).toMatchObject({ entries: [], odometer: null })
	})

	test('knows two bikes of one model apart by their numbers, and gives work that names none to neither', async () => {
		await aRepair('2026-10-02')
		await aRepair('2026-10-03', '')
		expect((await historyOf(owner)).entries).toHaveLength(2)
		const other = await owner.api.garage.add({ body: { vehicle_model: item.model_id, registration_number: aPlate() } })
		expect((await historyOf(owner)).entries).toMatchObject([{ done_on: '2026-10-02' }])
		expect((await historyOf(owner, other.id)).entries).toEqual([])
	})

	test('has no work that somebody else had done on a bike of that number', async () => {
		const former = await signIn(product)
		await aRepair('2026-10-02', number, former)
		expect((await historyOf(owner)).entries).toEqual([])
	})

	test('is 404 for a stranger, with all that can be done about it', async () => {
		const stranger = await signIn(product)
		const { history } = stranger.api
		const params = { id: bike }
		const calls = [
			() => historyOf(stranger),
			() => history.share({ params }),
			() => history.changeShare({ params, body: { on_listing: true } }),
			() => history.endShare({ params }),
		]
		for (const call of calls) expect((await refusalOf(call())).status).toBe(404)
		expect((await product.call('GET', `/accounts/vehicles/${bike}/history/document/`, { access: stranger.access })).status).toBe(404)
	})

	test('is a PDF with the same, which names the whole number to its owner alone', async () => {
		await aRepair('2026-10-02')
		const own = await documentOf(`/accounts/vehicles/${bike}/history/document/`, owner.access)
		expect(own.headers).toMatchObject({
			'content-type': 'application/pdf',
			'content-disposition': 'attachment; filename="service-history.pdf"',
			'cache-control': 'no-store',
		})
		expect(own.text.replaceAll(' ', '')).toContain(number)
		expect(own.text).toContain('2 October 2026 Repair')
		const shared = await documentOf(`/history/${tokenOf(await shareOf())}/document/`)
		expect(shared.text).toContain('2 October 2026 Repair')
		expect(shared.text.replaceAll(' ', '')).not.toContain(number)
	})
})

describe('the link of an owner', () => {
	test('shows the work to whoever has it, and no name, phone, address, note or whole number', async () => {
		await aRepair('2026-10-02')
		const shown = await opened(await shareOf())
		expect(shown.entries).toMatchObject([{ kind: 'repair', done_on: '2026-10-02' }])
		expect(shown).not.toHaveProperty('share')
		expect(shown.registration_number).toBe(`MH${'•'.repeat(6)}${number.slice(-2)}`)
		const { customer_name, customer_phone, address } = aBooking(item)
		const text = JSON.stringify(shown)
		for (const personal of [number, owner.email, customer_name, customer_phone, address, 'temple', 'Asha'])
			expect(text).not.toContain(personal)
	})

	test('is one however often it is asked for, also at once', async () => {
		const made = await Promise.all(Array.from({ length: 4 }, () => shareOf()))
		expect(new Set(made).size).toBe(1)
		expect(await shareOf()).toBe(made[0])
		expect((await historyOf(owner)).share).toMatchObject({ url: made[0], on_listing: false })
	})

	test('opens nothing once it was ended, and another one is a new one', async () => {
		const first = await shareOf()
		await owner.api.history.endShare({ params: { id: bike } })
		await owner.api.history.endShare({ params: { id: bike } })
		expect((await refusalOf(opened(first))).status).toBe(404)
		expect((await product.call('GET', `/history/${tokenOf(first)}/document/`)).status).toBe(404)
		expect((await historyOf(owner)).share).toBeNull()
		const second = await shareOf()
		expect(second).not.toBe(first)
		expect((await refusalOf(opened(first))).status).toBe(404)
		expect(await opened(second)).toMatchObject({ entries: [] })
	})

	test('opens nothing with one character changed, nor as another kind of link', async () => {
		const token = tokenOf(await shareOf())
		for (const at of [0, 2, token.length - 1]) {
			const changed = token.slice(0, at) + (token[at] === '7' ? '8' : '7') + token.slice(at + 1)
			expect((await product.call('GET', `/history/${changed}/`)).status).toBe(404)
		}
		expect((await product.call('GET', `/repairing-service/extra-work/${token}/`)).status).toBe(404)
	})

	test('ends with the bike', async () => {
		const url = await shareOf()
		await owner.api.garage.remove({ params: { id: bike } })
		expect((await refusalOf(opened(url))).status).toBe(404)
	})

	test('is in the file of what is held about its owner, without its secret', async () => {
		const url = await shareOf()
		const data = await owner.api.privacy.exportData({})
		expect(data.history_shares).toMatchObject([{ registration_number: number, on_listing: false, revoked_at: null }])
		expect(JSON.stringify(data)).not.toContain(tokenOf(url))
	})
})

describe('the page of a used vehicle', () => {
	/** The bike as we offer it, once its owner has sold it to us. */
	async function aListing(registration_number = number) {
		const { id } = await aSellRequest(product, owner, { registration_number })
		return one(
			await product.sql<{ id: number }>(
				`with listed as (insert into used_vehicles (brand, model, year, kms_driven, fuel_type, price_paise, seller_id, created_at)
					values ('Hero', 'Splendor Plus', 2019, 32000, 'petrol', 4800000, $2, now()) returning id),
				request as (update sell_requests set vehicle_id = (select id from listed) where id = $1)
				select id from listed`,
				[id, owner.id],
			),
		).id
	}
	const listed = (id: number) => product.as().history.listed({ params: { id } })
	const agree = (on_listing: boolean) => owner.api.history.changeShare({ params: { id: bike }, body: { on_listing } })

	test('shows the rows only while its seller agrees', async () => {
		await aRepair('2026-10-02')
		const vehicle = await aListing()
		await shareOf()
		expect(await listed(vehicle)).toEqual([])
		expect(await agree(true)).toMatchObject({ on_listing: true })
		const shown = await listed(vehicle)
		expect(shown).toMatchObject([{ kind: 'repair', done_on: '2026-10-02' }])
		expect(Object.keys(shown[0] ?? {})).toEqual(['kind', 'kind_display', 'done_on', 'plan_name', 'done', 'odometer'])
		await agree(false)
		expect(await listed(vehicle)).toEqual([])
		await agree(true)
		expect(await listed(vehicle)).toHaveLength(1)
		await owner.api.history.endShare({ params: { id: bike } })
		expect(await listed(vehicle)).toEqual([])
	})

	test('shows nothing of another bike of its seller, nor of one that is hidden', async () => {
		await aRepair('2026-10-02')
		await shareOf()
		await agree(true)
		expect(await listed(await aListing(aPlate()))).toEqual([])
		const vehicle = await aListing()
		await product.sql('update used_vehicles set is_published = false where id = $1', [vehicle])
		expect(await listed(vehicle)).toEqual([])
	})

	test('cannot be agreed to without a link', async () => {
		expect(await refusalOf(agree(true))).toMatchObject({
			status: 400,
			words: 'This service history is not shared. Share it by a link first.',
		})
	})
})
