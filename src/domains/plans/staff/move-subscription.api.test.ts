import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { one } from '#shared/one.ts'
import { aSubscription } from '../../../../tests/support/a-plan.ts'
import { mailsTo, subjectsTo } from '../../../../tests/support/mails-to.ts'
import { refusalOf } from '../../../../tests/support/refusal-of.ts'
import { signIn } from '../../../../tests/support/sign-in.ts'
import { useTestApp } from '../../../../tests/support/test-app.ts'

/** In India it is Friday, 20 November 2026, half past eleven. */
const product = useTestApp({ clock: '2026-11-20T06:00:00Z' })

type Person = Awaited<ReturnType<typeof signIn>>
let staff: Person
let next: { id: number; name: string }
beforeAll(async () => {
	staff = await signIn(product, { role: 'staff' })
	next = one(
		await product.sql<typeof next>(
			`select m.id, b.name || ' ' || m.name as name from vehicle_models m join manufacturers b on b.id = m.manufacturer_id
			where m.is_active order by m.id desc limit 1`,
		),
	)
})

let owner: Person
let id: number
let vehicleName: string
beforeEach(async () => {
	owner = await signIn(product)
	await product.sql('delete from taken_hours')
	id = (await aSubscription(product, owner, { customer_email: owner.email })).subscription
	vehicleName = (await owner.api.plans.active({})).vehicle_name
})

const reason = 'Sold the bike, as told on the phone'
const move = (body: object, by = staff) => by.api.staff.moveSubscription({ params: { id }, body: { reason, ...body } })
const schedule = async (time: string, person = owner) =>
	(await person.api.visits.schedule({ body: { subscription: id, preferred_date: '2026-11-24', preferred_time: time } })).id
const complete = (visit: number) =>
	product.sql(`update visits set status = 'completed', completion_date = '2026-11-19T06:00:00Z' where id = $1`, [visit])
/** Somebody who bought the bike: verified, with a profile. */
async function aBuyer() {
	const buyer = await signIn(product, { name: 'Ravi Joshi' })
	await buyer.api.accounts.changeProfile({
		body: { phone_number: '9000000002', address: '4 FC Road', city: 'Pune', state: 'Maharashtra', postal_code: '411005' },
	})
	return buyer
}

describe("a plan that moves to its customer's next bike", () => {
	const addNext = async (person = owner) => (await person.api.garage.add({ body: { vehicle_model: next.id } })).id

	test('is for that one from then on, with the visits to come; what was done stays the former one’s', async () => {
		const vehicle = await addNext()
		const [done, toCome] = [await schedule('10:00'), await schedule('12:00')]
		await complete(done)
		expect(await staff.api.staff.subscriptionBikes({ params: { id } })).toEqual([
			{ id: vehicle, vehicle_name: next.name, registration_number: '' },
		])
		const moved = await move({ vehicle })
		expect(moved).toMatchObject({ id, vehicle_name: next.name, status: 'active', note: reason, remaining_visits: 0 })
		const read = await owner.api.plans.active({})
		expect(read).toMatchObject({ id, vehicle_name: next.name, moved: { kind: 'bike', former_vehicle_name: vehicleName } })
		expect(await owner.api.visits.show({ params: { id: done } })).toMatchObject({ vehicle_name: vehicleName })
		expect(await owner.api.visits.show({ params: { id: toCome } })).toMatchObject({ vehicle_name: next.name, status: 'scheduled' })
		expect((await owner.api.history.own({ params: { id: vehicle } })).entries).toEqual([])
		expect(await subjectsTo(product, owner)).toContain(`Your plan is for your ${next.name} now`)
		const [logged] = (await staff.api.staff.auditLog({ query: { collection: 'subscriptions', object_id: String(id) } })).results
		expect(logged).toMatchObject({ action: 'move', before: { vehicle_name: vehicleName }, after: { vehicle_name: next.name } })
		expect(JSON.stringify(logged)).not.toContain(reason)
	})

	test('and at once on to a new owner is told once, by what happened last and with the last day that it has', async () => {
		await product.sql(`update subscriptions set start_date = '2026-12-01' where id = $1`, [id])
		const buyer = await aBuyer()
		await product.work()
		await move({ vehicle: await addNext() })
		await move({ new_owner: buyer.email })
		const mails = (await mailsTo(product, owner)).filter(({ subject }) => subject.startsWith('Your plan ') && !subject.includes('approved'))
		expect(mails.map(({ subject }) => subject)).toEqual(['Your plan went with the bike'])
		expect(mails[0]?.text).toContain('The last day of your subscription is 1 December 2026.')
	})

	test('goes to no bike of another garage, to none of the same model, and nowhere without a reason', async () => {
		const stranger = await signIn(product)
		const foreign = await addNext(stranger)
		const model = (await owner.api.plans.active({})).vehicle_model
		const same = (await owner.api.garage.add({ body: { vehicle_model: model } })).id
		for (const vehicle of [foreign, same]) expect((await refusalOf(move({ vehicle }))).fields).toHaveProperty('vehicle')
		expect((await refusalOf(move({ vehicle: same, reason: ' ' }))).fields).toEqual({ reason: ['Please give a reason. Only we read it.'] })
		expect((await refusalOf(move({}))).fields).toHaveProperty('vehicle')
		expect((await refusalOf(move({ vehicle: same, new_owner: stranger.email }))).fields).toHaveProperty('vehicle')
		expect(await owner.api.plans.active({})).toMatchObject({ vehicle_name: vehicleName, moved: null })
	})
})

describe('a plan that goes along with the bike', () => {
	test('begins for the new owner with the visits that are left, until the same day and without a price; the former one’s ends', async () => {
		const buyer = await aBuyer()
		const { end_date } = await owner.api.plans.active({})
		await complete(await schedule('10:00'))
		const toCome = await schedule('12:00')
		await product.work()
		const begun = await move({ new_owner: buyer.email.toUpperCase() })
		expect(begun).toMatchObject({
			customer: buyer.id,
			vehicle_name: vehicleName,
			end_date,
			max_visits: 1,
			total_amount: 0,
			address: '4 FC Road',
		})
		expect(await buyer.api.plans.active({})).toMatchObject({ id: begun.id, moved: { kind: 'came_along' }, remaining_visits: 0 })
		expect(await buyer.api.visits.upcoming({})).toMatchObject([{ id: toCome, subscription_id: begun.id }])
		const [ended] = await owner.api.plans.subscriptions({})
		expect(ended).toMatchObject({
			id,
			status: 'expired',
			moved: { kind: 'passed_on' },
			can: { cancel: false, renew: false },
			max_visits: 2,
		})
		expect((await refusalOf(owner.api.plans.active({}))).status).toBe(404)
		expect(await owner.api.visits.upcoming({})).toEqual([])
		expect((await refusalOf(owner.api.visits.show({ params: { id: toCome } }))).status).toBe(404)
		expect((await refusalOf(owner.api.plans.renew({ params: { id } }))).status).toBe(400)
		expect((await refusalOf(staff.api.staff.renewSubscription({ params: { id }, body: {} }))).status).toBe(400)
		expect(await subjectsTo(product, owner)).toContain('Your plan went with the bike')
		const mails = await subjectsTo(product, buyer)
		expect(mails).toEqual(['A plan came with your bike'])
		const told = JSON.stringify(await product.sql('select text from outbox where "to" = $1', [buyer.email]))
		for (const personal of [owner.email, 'Asha Kulkarni', '9876543210', 'Kothrud']) expect(told).not.toContain(personal)
	})

	test('is refused for whoever has an active plan, and nothing is lost', async () => {
		const buyer = await aBuyer()
		const { subscription } = await aSubscription(product, buyer)
		const toCome = await schedule('12:00')
		const before = [await owner.api.plans.subscriptions({}), await owner.api.visits.upcoming({}), await buyer.api.plans.subscriptions({})]
		const refused = await refusalOf(move({ new_owner: buyer.email }))
		expect(refused.fields).toEqual({ new_owner: ['This customer has an active subscription already.'] })
		expect([await owner.api.plans.subscriptions({}), await owner.api.visits.upcoming({}), await buyer.api.plans.subscriptions({})]).toEqual(
			before,
		)
		expect(await buyer.api.plans.active({})).toMatchObject({ id: subscription })
		expect(await owner.api.visits.show({ params: { id: toCome } })).toMatchObject({ status: 'scheduled' })
	})

	test('is refused for an address that nobody verified, for its own customer, and for a profile without an address', async () => {
		const [unverified, empty] = [await signIn(product, { verified: false }), await signIn(product)]
		for (const new_owner of [unverified.email, 'nobody@pahiya.test', owner.email, empty.email, 'no address'])
			expect((await refusalOf(move({ new_owner }))).fields).toHaveProperty('new_owner')
		expect(await owner.api.plans.active({})).toMatchObject({ id, moved: null })
	})

	test('is refused while a visit is open whose time has come, and when none is left', async () => {
		const buyer = await aBuyer()
		const visit = await schedule('12:00')
		await product.sql('update visits set started_at = now() where id = $1', [visit])
		expect((await refusalOf(move({ new_owner: buyer.email }))).words).toBe(
			'The visit of Tue 24 Nov, 12–1 pm is still open. Complete it or call it off first.',
		)
		await complete(visit)
		await complete(await schedule('14:00'))
		expect((await refusalOf(move({ new_owner: buyer.email }))).words).toBe('No visit of this subscription is left to pass on.')
	})

	test('has one outcome when two of the office move it at once, to two buyers or one', async () => {
		const [one, two, colleague] = [await aBuyer(), await aBuyer(), await signIn(product, { role: 'staff' })]
		const outcomes = await Promise.allSettled([move({ new_owner: one.email }), move({ new_owner: two.email }, colleague)])
		expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
		const begun = [...(await one.api.plans.subscriptions({})), ...(await two.api.plans.subscriptions({}))]
		expect(begun).toHaveLength(1)
	})

	test('has one active plan for a buyer who is sent two at once', async () => {
		const [buyer, other] = [await aBuyer(), await signIn(product)]
		const second = (await aSubscription(product, other)).subscription
		const outcomes = await Promise.allSettled([
			move({ new_owner: buyer.email }),
			staff.api.staff.moveSubscription({ params: { id: second }, body: { reason, new_owner: buyer.email } }),
		])
		expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
		const active = [await owner.api.plans.active({}).catch(() => null), await other.api.plans.active({}).catch(() => null)]
		expect(active.filter(Boolean)).toHaveLength(1)
		expect(await buyer.api.plans.subscriptions({})).toHaveLength(1)
	})
})

test('a move from an older version than the one stored is refused with the current one, and one of an ended plan altogether', async () => {
	const buyer = await aBuyer()
	const { version } = await staff.api.staff.subscription({ params: { id } })
	await staff.api.staff.changeSubscription({ params: { id }, body: { max_visits: 3, note: 'As agreed' } })
	expect((await refusalOf(move({ new_owner: buyer.email, version }))).status).toBe(409)
	await owner.api.plans.cancel({ params: { id }, body: {} })
	expect(await refusalOf(move({ new_owner: buyer.email }))).toMatchObject({
		status: 400,
		words: 'Only an active subscription can be moved.',
	})
})
