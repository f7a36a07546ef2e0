import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { planAddresses } from '#contract/plans/plan-addresses.ts'
import { setClock } from '#platform/clock.ts'
import { one } from '#shared/one.ts'
import { aRequest, aSubscription } from '../../../tests/support/a-plan.ts'
import { subjectsTo } from '../../../tests/support/mails-to.ts'
import { refusalOf } from '../../../tests/support/refusal-of.ts'
import { signIn } from '../../../tests/support/sign-in.ts'
import { useTestApp } from '../../../tests/support/test-app.ts'

/** In India it is Friday, 20 November 2026, half past eleven. */
const start = '2026-11-20T06:00:00Z'
const product = useTestApp({ clock: start })
afterEach(() => setClock(new Date(start)))

type Person = Awaited<ReturnType<typeof signIn>>
let staff: Person
let admin: Person
beforeAll(async () => {
	staff = await signIn(product, { role: 'staff', name: 'Meera Office' })
	admin = await signIn(product, { role: 'admin' })
})
const at = (clock: string) => setClock(new Date(clock))
/** As the company sees it at that moment; logins do not last for months. */
const office = async () => (await signIn(product, { role: 'staff' })).api.staff
const active = async ({ id }: Person) =>
	(await (await office()).subscriptions({ query: { customer: String(id), status: 'active' } })).results
const alreadyActive = 'You already have an active subscription. Please cancel it before requesting a new one.'
const alreadyPending = 'You already have a pending subscription request.'

describe('plans', () => {
	test('are read by anybody, in order, with what a visit costs and what is saved (A.PRICING-11..14, A.SUB-11, A.R-48, A.CONST-11)', async () => {
		const visitor = product.as().plans
		const [basic, care, complete] = await visitor.list({})
		expect([basic?.name, care?.name, complete?.name]).toEqual(['Basic', 'Care', 'Complete'])
		expect(care).toMatchObject({
			is_popular: true,
			features: expect.arrayContaining(['Everything in Basic']),
			variants: [
				{ duration_type: 'quarterly', price: 1499, discounted_price: 1399, max_visits: 2, price_per_visit: 699.5, saving: 100 },
				{ duration_type: 'half_yearly' },
				{ duration_type: 'yearly', max_visits: 6 },
			],
		})
		expect(basic?.variants[0]).toMatchObject({ price: 799, discounted_price: 799, saving: 0 })
		const variants = await visitor.variants({})
		expect(variants).toHaveLength(9)
		const planIds = new Set([basic?.id, care?.id, complete?.id])
		for (const variant of variants) {
			expect(variant).toMatchObject({ id: expect.any(Number), price: expect.any(Number), discounted_price: expect.any(Number) })
			expect(planIds).toContain(variant.plan)
			const claimed = { quarterly: [2], half_yearly: [3, 4], yearly: [1, 2, 3, 4, 5, 6] }[variant.duration_type]
			expect(claimed).toContain(variant.max_visits)
		}
		const id = complete?.id ?? 0
		expect(await visitor.variantsOf({ params: { id } })).toEqual(complete?.variants)
		expect(complete?.variants.map(({ plan }) => plan)).toEqual([id, id, id])
		expect(await visitor.plan({ params: { id } })).toEqual(complete)
		expect(await refusalOf(visitor.plan({ params: { id: 2_000_000_000 } }))).toMatchObject({ status: 404 })
	})

	test('that are hidden are offered no more, and old requests keep what was asked for (A.PRICING-18, A.SUBREQ-26, A.SUB-19, A.E-21)', async () => {
		const plan = await admin.api.staff.plans.create({ body: { name: 'Winter', features: ['Battery check'] } })
		expect(plan).toMatchObject({ slug: 'winter', order: expect.any(Number), variants_count: 0 })
		const variant = await admin.api.staff.planVariants.create({
			body: { plan: plan.id, duration_type: 'quarterly', price: 900, max_visits: 2 },
		})
		const rider = await signIn(product)
		const wanted = await aRequest(product)
		const request = await rider.api.plans.request({ body: { ...wanted, plan_variant: variant.id } })
		expect(request).toMatchObject({ price: 900, discounted_price: 900, max_visits: 2 })
		await admin.api.staff.planVariants.change({ params: { id: variant.id }, body: { price: 1200, max_visits: 1 } })
		await admin.api.staff.plans.change({ params: { id: plan.id }, body: { name: 'Monsoon', is_active: false } })
		expect((await product.call('GET', '/subscription/plans/')).body).toHaveLength(3)
		expect(await rider.api.plans.requests({})).toEqual([request])
		const other = await signIn(product)
		const refused = await refusalOf(other.api.plans.request({ body: { ...wanted, plan_variant: variant.id } }))
		expect(refused.fields).toHaveProperty('plan_variant')
		await staff.api.staff.approveRequest({ params: { id: request.id }, body: {} })
		expect(await rider.api.plans.active({})).toMatchObject({ plan_name: 'Winter', plan_type: 'winter', total_amount: 900, max_visits: 2 })
		// In use, it can be hidden but not deleted (A.ADMIN-15).
		expect(await refusalOf(admin.api.staff.planVariants.remove({ params: { id: variant.id } }))).toMatchObject({ status: 409 })
		expect(await refusalOf(admin.api.staff.plans.remove({ params: { id: plan.id } }))).toMatchObject({ status: 409 })
	})

	test('are put in order by admins, opened one by one, and deleted with their variants where nobody asked for them (A.ADMIN-14, A.ADMIN-15, D-48)', async () => {
		const calls = admin.api.staff
		const plan = await calls.plans.create({ body: { name: 'Summer' } })
		const variant = await calls.planVariants.create({ body: { plan: plan.id, duration_type: 'yearly', price: 900, max_visits: 2 } })
		const inOrder = async () => (await calls.plans.list({ query: { ordering: 'order', page_size: 100 } })).results
		const keys = (await inOrder()).map(({ id }) => id)
		await calls.plans.order({ body: { keys: keys.toReversed() } })
		expect((await inOrder()).map(({ id }) => id)).toEqual(keys.toReversed())
		await calls.plans.order({ body: { keys } })
		const [listed] = (await inOrder()).filter(({ id }) => id === plan.id)
		expect(await calls.plans.find({ params: { id: plan.id } })).toEqual(listed)
		expect(await calls.planVariants.find({ params: { id: variant.id } })).toMatchObject({ plan: plan.id, price: 900 })
		expect((await product.call('DELETE', `/admin/plan-variants/${variant.id}/`, { access: admin.access })).status).toBe(204)
		expect((await product.call('DELETE', `/admin/plans/${plan.id}/`, { access: admin.access })).status).toBe(204)
		expect((await inOrder()).map(({ id }) => id)).not.toContain(plan.id)
	})

	test('are written by admins alone, and no discount is above the price (D-48, A.ADMIN-14, A.E-42)', async () => {
		expect(await refusalOf(staff.api.staff.plans.create({ body: { name: 'Mine' } }))).toMatchObject({ status: 403 })
		const { plan_variant: id } = await aRequest(product)
		const refused = await refusalOf(admin.api.staff.planVariants.change({ params: { id }, body: { discounted_price: 5000 } }))
		expect(refused).toMatchObject({ status: 400, fields: { discounted_price: [expect.any(String)] } })
	})

	test.each([
		[{ price: -1 }, 'price'],
		[{ price: 1.005 }, 'price'],
		[{ duration_type: 'monthly' }, 'duration_type'],
		// There is one for a quarter already.
		[{}, 'duration_type'],
	])('have no variant with %j (A.E-42, A.CONST-11)', async (wrong, field) => {
		const [{ id: plan } = { id: 0 }] = await admin.api.plans.list({})
		const body = { plan, duration_type: 'quarterly', price: 900, max_visits: 2, ...wrong }
		const { status, body: said } = await product.call('POST', '/admin/plan-variants/', { access: admin.access, body })
		expect([status, said]).toEqual([400, expect.objectContaining({ [field]: [expect.any(String)] })])
	})
})

describe('a request', () => {
	test.each([
		['PATCH', '/admin/subscription-requests/:id/'],
		...(['PATCH', 'PUT', 'POST'] as const).flatMap((method) => [
			[method, '/services/admin/requests/:id/status/'] as const,
			[method, '/services/admin/dashboard/requests/:id/status/'] as const,
		]),
	] as const)('is decided and noted by staff at %s %s (A.SUBREQ-26, D-48)', async (method, address) => {
		const rider = await signIn(product)
		const { id } = await rider.api.plans.request({ body: await aRequest(product) })
		const send = (body: object) => product.call(method, address.replace(':id', String(id)), { access: staff.access, body })
		expect(await send({ admin_notes: 'We call on Monday.' })).toMatchObject({ status: 200, body: { id, status: 'pending' } })
		expect(await send({ status: 'rejected', rejection_reason: 'We do not come there.' })).toMatchObject({ status: 200 })
		expect(await staff.api.staff.subscriptionRequest({ params: { id } })).toMatchObject({
			status: 'rejected',
			admin_notes: 'We call on Monday.',
			rejection_reason: 'We do not come there.',
		})
	})

	test('is kept as it was sent, trimmed, with a reference, and mailed (A.SUBREQ-02, A.SUBREQ-13, A.SUBREQ-25, A.R-54)', async () => {
		const rider = await signIn(product)
		const email = `${crypto.randomUUID()}@Example.in`
		const body = await aRequest(product, { customer_email: ` ${email} `, customer_name: ' Asha ', customer_phone: '+919876543210' })
		const request = await rider.api.plans.request({ body })
		expect(request).toMatchObject({
			reference: expect.stringMatching(/^BK[0-9]{10}$/),
			status: 'pending',
			status_display: 'Pending',
			plan_name: 'Care',
			duration_type: 'quarterly',
			price: 1499,
			discounted_price: 1399,
			customer_name: 'Asha',
			customer_email: email.toLowerCase(),
			customer_phone: '9876543210',
			rejection_reason: '',
			admin_notes: '',
		})
		expect(request.service_reference).toBe(request.reference)
		expect(await rider.api.plans.requestStatus({ params: { id: request.id } })).toEqual({
			subscription_request: request,
			active_subscription: null,
		})
		expect(await subjectsTo(product, email.toLowerCase())).toEqual([`We have your request ${request.reference}`])
		expect((await staff.api.staff.subscriptionRequests({ query: { search: request.reference } })).results).toMatchObject([
			{ id: request.id, customer: rider.id, subscription: null },
		])
	})

	test.each([
		[{ customer_email: 'a@b' }, 'Please enter a valid email address'],
		[{ customer_phone: '98765' }, 'Please enter a valid 10-digit phone number'],
		[{ postal_code: '5600' }, 'Please enter a valid 6-digit postal code'],
		[{ customer_name: ' ab ' }, 'Name must be at least 3 characters long'],
		[{ vehicle_type: 0 }, 'Please select a valid vehicle type'],
		[{ manufacturer: '' }, 'Please select a valid manufacturer'],
		[{ vehicle_model: 'x' }, 'Please select a valid model'],
		[{ vehicle_model: 2_147_483_647 }, 'Please select a valid model'],
		[{ manufacturer: 2_147_483_647 }, 'Please select a valid model'],
		[{ address: '' }, 'This field is required'],
		[{ city: ' ' }, 'This field is required'],
		[{ state: undefined }, 'This field is required'],
	])('with %j is refused at that field (A.SUBREQ-04 to A.SUBREQ-11, A.SUBREQ-38, A.E-20, A.CONST-06, A.CONST-08)', async (wrong, words) => {
		const rider = await signIn(product)
		const { status, body } = await product.call('POST', '/subscription/subscription-requests/', {
			access: rider.access,
			body: { ...(await aRequest(product)), ...wrong },
		})
		const [field = ''] = Object.keys(wrong)
		expect([status, body[field === 'manufacturer' && words.includes('model') ? 'vehicle_model' : field]]).toEqual([400, [words]])
		expect(await rider.api.plans.requests({})).toEqual([])
	})

	test('is its customer’s own, from pending to approved, and is decided once by the company alone (A.SUBREQ-24, A.SUBREQ-27, A.SUBREQ-28, A.SUBREQ-30, A.SUBREQ-34, A.SUBREQ-35, A.R-52, A.R-56, A.R-57)', async () => {
		const [rider, other] = [await signIn(product), await signIn(product)]
		const first = await rider.api.plans.request({ body: await aRequest(product) })
		await staff.api.staff.rejectRequest({ params: { id: first.id }, body: { rejection_reason: 'Not yet.' } })
		const second = await rider.api.plans.request({ body: await aRequest(product) })
		await other.api.plans.request({ body: await aRequest(product) })
		expect((await rider.api.plans.requests({})).map(({ id }) => id)).toEqual([second.id, first.id])
		const params = { id: second.id }
		for (const call of [other.api.plans.showRequest, other.api.plans.requestStatus]) {
			expect(await refusalOf(call({ params }))).toMatchObject({ status: 404 })
			expect(await refusalOf(call({ params: { id: 2_000_000_000 } }))).toMatchObject({ status: 404 })
		}
		for (const verb of ['approve', 'reject']) {
			const path = `/subscription/subscription-requests/${second.id}/${verb}/`
			const body = verb === 'reject' ? { rejection_reason: 'Mine' } : {}
			expect((await product.call('POST', path, { access: rider.access, body })).status).toBe(403)
		}
		expect(await rider.api.plans.requestStatus({ params })).toMatchObject({
			subscription_request: { status_display: 'Pending' },
			active_subscription: null,
		})
		await staff.api.staff.approveRequest({ params, body: {} })
		expect(await rider.api.plans.requestStatus({ params })).toMatchObject({
			subscription_request: { status: 'approved', status_display: 'Approved' },
			active_subscription: { id: expect.any(Number), status: 'active' },
		})
		for (const late of [
			() => staff.api.staff.approveRequest({ params, body: {} }),
			() => staff.api.staff.rejectRequest({ params, body: { rejection_reason: 'Late' } }),
		])
			expect(await refusalOf(late())).toMatchObject({ status: 400, words: 'This request is already approved.' })
	})

	test('is refused while another is pending or a plan is active, the latter first (A.SUBREQ-16, A.SUBREQ-18, A.R-53, A.E-22)', async () => {
		const rider = await signIn(product)
		const body = await aRequest(product)
		const request = await rider.api.plans.request({ body })
		const ask = () => product.call('POST', '/subscription/subscription-requests/', { access: rider.access, body })
		expect((await ask()).body).toMatchObject({ detail: alreadyPending, non_field_errors: [alreadyPending] })
		await staff.api.staff.approveRequest({ params: { id: request.id }, body: {} })
		expect((await ask()).body).toMatchObject({ detail: alreadyActive, non_field_errors: [alreadyActive] })
		expect((await product.call('POST', '/subscription/subscription-requests/', { body })).status).toBe(401)
	})

	test('that is rejected says why, ends there, and another may follow (A.ADMIN-11, A.SUBREQ-31, A.SUBREQ-33, A.SUBREQ-35, A.SUBREQ-36, A.E-24)', async () => {
		const rider = await signIn(product)
		const body = await aRequest(product, { customer_email: rider.email })
		const { id } = await rider.api.plans.request({ body })
		const params = { id }
		expect(
			(await product.call('POST', `/subscription/subscription-requests/${id}/reject/`, { access: rider.access, body: {} })).status,
		).toBe(403)
		const reject = (rejection_reason: string) =>
			staff.api.staff.rejectRequest({ params, body: { rejection_reason, admin_notes: 'Ask again in May.' } })
		expect((await refusalOf(reject(' '))).fields).toHaveProperty('rejection_reason')
		expect((await reject('We do not come to you yet.')).subscription_request).toMatchObject({ status: 'rejected' })
		expect(await rider.api.plans.showRequest({ params })).toMatchObject({
			status_display: 'Rejected',
			rejection_reason: 'We do not come to you yet.',
			admin_notes: 'Ask again in May.',
		})
		for (const late of [() => reject('Again'), () => staff.api.staff.approveRequest({ params, body: {} })])
			expect(await refusalOf(late())).toMatchObject({ status: 400, words: 'This request is already rejected.' })
		await rider.api.plans.request({ body })
		expect(await subjectsTo(product, rider.email)).toContain(
			`We cannot approve your request ${(await rider.api.plans.showRequest({ params })).reference}`,
		)
	})

	test('is found by the company by state, reference, customer and day, all in one list (A.ADMIN-07, D-22, D-49)', async () => {
		at('2026-11-22T06:00:00Z')
		const [one, other] = [await signIn(product), await signIn(product)]
		const kept = await one.api.plans.request({ body: await aRequest(product, { customer_name: 'Zubin Irani' }) })
		const refused = await other.api.plans.request({ body: await aRequest(product, { customer_name: 'Zubin Irani' }) })
		const { staff: desk } = (await signIn(product, { role: 'staff' })).api
		await desk.rejectRequest({ params: { id: refused.id }, body: { rejection_reason: 'Too far' } })
		const ids = async (query: Parameters<typeof desk.subscriptionRequests>[0]['query']) =>
			(await desk.subscriptionRequests({ query })).results.map(({ id }) => id)
		expect(await ids({ search: 'zubin ira' })).toEqual([refused.id, kept.id])
		expect(await ids({ search: 'zubin', status: 'pending' })).toEqual([kept.id])
		expect(await ids({ search: 'zubin', status: 'rejected' })).toEqual([refused.id])
		expect(await ids({ search: refused.reference.toLowerCase() })).toEqual([refused.id])
		expect(await ids({ customer: String(one.id) })).toEqual([kept.id])
		expect(await ids({ date_from: '2026-11-22', date_to: '2026-11-22', ordering: 'created_at' })).toEqual([kept.id, refused.id])
		expect(await ids({ search: 'zubin', date_to: '2026-11-21' })).toEqual([])
	})

	test('is moved by the status call too, under each of its names (A.ADMIN-08, A.R-86)', async () => {
		const rider = await signIn(product)
		const { id } = await rider.api.plans.request({ body: await aRequest(product) })
		const path = `/services/admin/dashboard/requests/${id}/status/`
		const send = (body: object) => product.call('POST', path, { access: staff.access, body })
		expect((await send({ status: 'pending' })).body).toHaveProperty('status')
		expect((await send({ status: 'rejected' })).body).toHaveProperty('rejection_reason')
		expect((await send({ status: 'approved' })).body).toMatchObject({ status: 'approved', subscription: expect.any(Number) })
		expect((await product.call('GET', '/services/admin/requests/', { access: staff.access })).status).toBe(200)
	})
})

describe('a subscription', () => {
	test.each([
		['2026-11-20T06:00:00Z', 'quarterly', '2026-11-20', '2027-02-20'],
		['2026-11-30T06:00:00Z', 'quarterly', '2026-11-30', '2027-02-28'],
		['2027-11-30T06:00:00Z', 'quarterly', '2027-11-30', '2028-02-29'],
		['2028-02-29T06:00:00Z', 'yearly', '2028-02-29', '2029-02-28'],
		['2026-08-31T06:00:00Z', 'half_yearly', '2026-08-31', '2027-02-28'],
		// The day in India begins at 18:30 UTC.
		['2026-11-20T18:29:50Z', 'quarterly', '2026-11-20', '2027-02-20'],
		['2026-11-20T18:30:00Z', 'quarterly', '2026-11-21', '2027-02-21'],
	] as const)('approved at %s for a %s begins on %s and ends on %s (A.SUB-09, A.R-62)', async (clock, duration, first, last) => {
		at(clock)
		const rider = await signIn(product)
		await aSubscription(product, rider, { duration })
		expect(await rider.api.plans.active({})).toMatchObject({ start_date: first, end_date: last, duration_type: duration, status: 'active' })
	})

	test('counts down to its last day, which is its own, and is over a second later without any job (A.SUB-10, A.SUB-13, A.E-32)', async () => {
		const rider = await signIn(product)
		const { subscription: id } = await aSubscription(product, rider)
		const left = async () => one(await active(rider)).remaining_days
		expect(await left()).toBe(92)
		at('2027-02-19T06:00:00Z')
		expect(await left()).toBe(1)
		at('2027-02-20T18:29:50Z')
		expect(await left()).toBe(0)
		at('2027-02-20T18:30:01Z')
		expect(await active(rider)).toEqual([])
		const later = await office()
		expect((await later.subscription({ params: { id } })).status).toBe('expired')
		expect((await later.subscriptions({ query: { customer: String(rider.id), status: 'expired' } })).count).toBe(1)
		// And the next may begin.
		const next = await later.renewSubscription({ params: { id }, body: {} })
		expect(next).toMatchObject({ status: 'active', start_date: '2027-02-21', customer: rider.id })
	})

	test('renewed by the office, approves what its customer has asked for the same; another wish is decided first (A.ADMIN-17, A.R-60)', async () => {
		const rider = await signIn(product)
		const { subscription: id } = await aSubscription(product, rider)
		const params = { id }
		await rider.api.plans.cancel({ params, body: {} })
		const asked = await rider.api.plans.renew({ params })
		const next = await staff.api.staff.renewSubscription({ params, body: {} })
		expect(next).toMatchObject({ status: 'active', reference: asked.reference })
		const askedParams = { params: { id: asked.id } }
		expect(await rider.api.plans.showRequest(askedParams)).toMatchObject({ status: 'approved' })

		await rider.api.plans.cancel({ params: { id: next.id }, body: {} })
		const other = await rider.api.plans.request({ body: await aRequest(product, { plan: 'complete' }) })
		const refused = await refusalOf(staff.api.staff.renewSubscription({ params, body: {} }))
		expect(refused).toMatchObject({ status: 400, words: expect.stringContaining(`(request ${other.reference})`) })
		expect(await active(rider)).toEqual([])
	})

	test('and a request are asked for by nobody without a login (A.SUB-17, A.SUBREQ-37)', async () => {
		const open = [planAddresses.list, planAddresses.plan, planAddresses.variants, planAddresses.variantsOf] as string[]
		for (const address of Object.values(planAddresses).filter((each) => !open.includes(each))) {
			const [method, path] = address.split(' ') as [string, string]
			expect([address, (await product.call(method, path.replace(':id', '1'))).status]).toEqual([address, 401])
		}
	})

	test('is nobody’s but its owner’s, and there is none before (A.SUB-01..05, A.SUB-18)', async () => {
		const rider = await signIn(product)
		expect((await product.call('GET', '/subscription/subscriptions/active/', { access: rider.access })).body).toMatchObject({
			detail: 'No active subscription found',
		})
		const { subscription: id } = await aSubscription(product, rider)
		const named = ['plan_name', 'plan_type', 'duration_type', 'status_display', 'remaining_days', 'start_date', 'end_date'] as const
		const running = await rider.api.plans.active({})
		for (const name of named) expect([name, running[name]]).toEqual([name, expect.anything()])
		expect(await rider.api.plans.status({ params: { id } })).toMatchObject({
			remaining_visits: 2,
			max_visits: 2,
			last_visit_date: null,
			payment_status: 'due',
			total_amount: 1399,
			can: { cancel: true, renew: false },
		})
		expect((await rider.api.plans.history({})).count).toBe(1)
		const other = await signIn(product)
		await aSubscription(product, other)
		expect((await rider.api.plans.subscriptions({})).map((each) => each.id)).toEqual([id])
		expect(await refusalOf(other.api.plans.status({ params: { id } }))).toMatchObject({ status: 404 })
		expect((await product.call('POST', '/subscription/subscriptions/create/', { access: rider.access, body: {} })).status).toBe(403)
		expect((await product.call('GET', '/subscription/subscriptions/')).status).toBe(401)
	})

	test('gives back the share of the visits that nobody came for, as was shown before (A.R-63, D-61)', async () => {
		const rider = await signIn(product)
		const { subscription: id } = await aSubscription(product, rider, { duration: 'yearly', customer_email: rider.email })
		const params = { id }
		const paid = await staff.api.staff.recordSubscriptionPayment({ params, body: { method: 'upi', amount: 3000 } })
		expect(paid).toMatchObject({ payment_status: 'due', paid_amount: 3000, refund_if_cancelled: 3000 })
		await product.sql(
			`insert into visits (subscription_id, customer_id, starts_at, status, completion_date, told, created_at) values ($1, $2, $3, 'completed', $3, '{}', $3)`,
			[id, rider.id, '2026-11-19T06:00:00Z'],
		)
		const shown = await rider.api.plans.status({ params })
		expect(shown).toMatchObject({ refund_if_cancelled: 2500, remaining_visits: 5, last_visit_date: '2026-11-19T11:30:00+05:30' })
		const cancelled = await rider.api.plans.cancel({ params, body: {} })
		expect(cancelled).toMatchObject({
			message: 'Subscription cancelled successfully',
			status: 'cancelled',
			payment_status: 'refund_due',
			refund_amount: 2500,
			paid_amount: 3000,
		})
		expect(await refusalOf(rider.api.plans.cancel({ params, body: {} }))).toMatchObject({ status: 400 })
		expect(await refusalOf(rider.api.plans.active({}))).toMatchObject({ status: 404 })
		const { money } = await staff.api.staff.customerHistory({ params: { id: rider.id } })
		expect(money.to_refund).toBe(2500)
		const refunded = await staff.api.staff.recordSubscriptionRefund({ params, body: { method: 'upi' } })
		expect(refunded.payments.map(({ kind, amount }) => [kind, amount])).toEqual([
			['payment', 3000],
			['refund', 2500],
		])
		expect(refunded.payment_status).toBe('refunded')
		expect(await subjectsTo(product, rider.email)).toContain(`Your subscription ${cancelled.reference} is cancelled`)
		// Asked for again, it costs what it costs today (A.SUB-06, A.SUB-08).
		expect(await rider.api.plans.renew({ params })).toMatchObject({ status: 'pending', plan_name: 'Care', reference: expect.any(String) })
		expect(await refusalOf(rider.api.plans.renew({ params }))).toMatchObject({ status: 400, words: alreadyPending })
	})

	test('is not cancelled while a technician is at work; what was never begun is called off with it, each visit by its own mail (A.R-63, A.E-31, decision 0067)', async () => {
		const rider = await signIn(product)
		const { subscription: id } = await aSubscription(product, rider, { customer_email: rider.email })
		const params = { id }
		const wanted = { subscription: id, preferred_date: '2026-11-24', preferred_time: '12:00' }
		const visit = await rider.api.visits.schedule({ body: wanted })
		await staff.api.staff.startVisit({ params: { id: visit.id }, body: { start_code: visit.start_code ?? '' } })
		const words = 'Your visit of Tue 24 Nov, 12–1 pm is under way. Once it is recorded you can cancel your plan.'
		expect(await refusalOf(rider.api.plans.cancel({ params, body: {} }))).toMatchObject({ status: 400, words })
		expect(await rider.api.plans.active({})).toMatchObject({
			can: { cancel: false },
			refund_if_cancelled: 0,
			unsettled_visit_date: '2026-11-24T12:00:00+05:30',
		})
		await staff.api.staff.completeVisit({ params: { id: visit.id }, body: {} })
		const other = await rider.api.visits.schedule({ body: { ...wanted, preferred_date: '2026-11-25' } })
		// Its hour is past, and nobody came.
		await product.sql(`update visits set starts_at = '2026-11-20T05:00:00Z' where id = $1`, [other.id])
		expect(await rider.api.plans.cancel({ params, body: {} })).toMatchObject({ status: 'cancelled' })
		expect(await rider.api.visits.show({ params: { id: other.id } })).toMatchObject({ status: 'cancelled' })
		expect((await subjectsTo(product, rider.email)).filter((subject) => subject.includes('20 Nov'))).toContainEqual(
			expect.stringMatching(/cancelled/),
		)
	})

	test('is cancelled or corrected by a status as well, one at a time, and never made what it cannot be (D-22, D-45)', async () => {
		const rider = await signIn(product)
		const { subscription: id } = await aSubscription(product, rider)
		const change = (body: Parameters<typeof staff.api.staff.changeSubscription>[0]['body']) =>
			refusalOf(staff.api.staff.changeSubscription({ params: { id }, body }))
		expect(await change({ status: 'active' })).toMatchObject({ status: 400, words: 'This subscription is already active.' })
		expect(await change({ status: 'expired' })).toMatchObject({ status: 400 })
		expect((await change({ status: 'cancelled' })).fields).toHaveProperty('reason')
		expect(await change({ status: 'cancelled', reason: 'Moved away', max_visits: 5 })).toMatchObject({ status: 400 })
		expect((await change({ max_visits: 5 })).fields).toEqual({ note: ['Please give a reason. Only we read it.'] })
		expect((await change({ max_visits: 5, note: ' ' })).fields).toEqual({ note: ['Please give a reason. Only we read it.'] })
		const body = { status: 'cancelled' as const, reason: 'Moved away' }
		expect(await staff.api.staff.changeSubscription({ params: { id }, body })).toMatchObject({
			status: 'cancelled',
			cancel_reason: 'Moved away',
		})
	})

	test('of anybody is looked up, cancelled and renewed at once by the office at the same addresses, and by nobody else (A.R-57, A.R-60, D-20)', async () => {
		const [rider, admin, technician] = [
			await signIn(product),
			await signIn(product, { role: 'admin' }),
			await signIn(product, { role: 'technician' }),
		]
		const { request, subscription: id } = await aSubscription(product, rider)
		const ask = ({ access }: Person, method: 'GET' | 'POST', path: string) =>
			product.call(method, `/subscription/${path}`, { access, body: method === 'POST' ? {} : undefined })
		const state = `subscription-requests/${request.id}/status/`
		expect((await ask(technician, 'GET', state)).status).toBe(404)
		expect(await ask(admin, 'GET', state)).toMatchObject({
			status: 200,
			body: { subscription_request: { id: request.id }, active_subscription: { id } },
		})
		expect((await ask(technician, 'POST', `subscriptions/${id}/cancel/`)).status).toBe(404)
		expect(await ask(admin, 'POST', `subscriptions/${id}/cancel/`)).toMatchObject({
			status: 200,
			body: { status: 'cancelled', message: 'Subscription cancelled successfully' },
		})
		expect(await rider.api.plans.status({ params: { id } })).toMatchObject({ status: 'cancelled', cancel_reason: 'No reason was given.' })
		expect((await ask(technician, 'POST', `subscriptions/${id}/renew/`)).status).toBe(404)
		const next = await ask(admin, 'POST', `subscriptions/${id}/renew/`)
		expect(next).toMatchObject({ status: 201, body: { status: 'active', reference: expect.stringMatching(/^BK\d{10}$/) } })
		expect(await rider.api.plans.active({})).toMatchObject({ id: next.body.id })
		const audited = await product.sql<{ actor_id: number }>(
			'select actor_id from audit_log where collection = $1 and object_id = any($2)',
			['subscriptions', [String(id), String(next.body.id)]],
		)
		expect(audited.filter(({ actor_id }) => actor_id === admin.id)).toHaveLength(2)
	})

	test('for a bike that is hidden meanwhile is not renewed, and says so (A.R-60, A.E-20)', async () => {
		const rider = await signIn(product)
		const { vehicle_model } = await aRequest(product)
		const [other] = await product.sql<{ id: number; brand: number; type: number }>(
			'select id, manufacturer_id as brand, vehicle_type_id as type from vehicle_models where is_active and id <> $1 order by id limit 1',
			[vehicle_model],
		)
		const bike = { vehicle_model: other?.id ?? 0, manufacturer: other?.brand ?? 0, vehicle_type: other?.type ?? 0 }
		const { subscription: id } = await aSubscription(product, rider, bike)
		await rider.api.plans.cancel({ params: { id }, body: {} })
		await admin.api.staff.vehicleModels.change({ params: { id: bike.vehicle_model }, body: { is_active: false } })
		const refused = await refusalOf(rider.api.plans.renew({ params: { id } }))
		expect(refused).toMatchObject({ status: 400, fields: { vehicle_model: ['Plans are not offered for this bike any more.'] } })
		await admin.api.staff.vehicleModels.change({ params: { id: bike.vehicle_model }, body: { is_active: true } })
	})

	test('has a history by page, of as many as the limit says (A.R-65, A.R-91)', async () => {
		const rider = await signIn(product)
		const { subscription: first } = await aSubscription(product, rider)
		await rider.api.plans.cancel({ params: { id: first }, body: {} })
		const { subscription: second } = await aSubscription(product, rider)
		const path = '/subscription/history/?page=1&limit=1'
		const { body } = await product.call('GET', path, { access: rider.access })
		expect(body).toMatchObject({ count: 2, previous: null, results: [{ id: second }] })
		const next = String(body.next).replace('/api', '')
		expect((await product.call('GET', next, { access: rider.access })).body).toMatchObject({ next: null, results: [{ id: first }] })
		expect((await product.call('GET', '/subscription/history/?limit=101', { access: rider.access })).body).toHaveProperty('limit')
	})

	test('of which nothing was paid, or nothing is left, gives nothing back', async () => {
		const [one, other] = [await signIn(product), await signIn(product)]
		const { subscription: unpaid } = await aSubscription(product, one)
		expect(await one.api.plans.cancel({ params: { id: unpaid }, body: { cancellation_notes: 'Sold it' } })).toMatchObject({
			payment_status: 'due',
			refund_amount: 0,
			cancel_reason: 'Sold it',
		})
		const { subscription: used } = await aSubscription(product, other)
		await staff.api.staff.recordSubscriptionPayment({ params: { id: used }, body: { method: 'cash' } })
		await product.sql(
			`insert into visits (subscription_id, customer_id, starts_at, status, completion_date, told, created_at)
			select $1, $2, moment, 'completed', moment, '{}', moment from unnest(array['2026-11-18T06:00:00Z', '2026-11-19T06:00:00Z']::timestamptz[]) moment`,
			[used, other.id],
		)
		expect(await staff.api.staff.cancelSubscription({ params: { id: used }, body: { reason: 'As agreed' } })).toMatchObject({
			payment_status: 'paid',
			refund_amount: 0,
		})
	})

	test('is corrected by the company with a note, not below what was used; the note is the company’s (A.ADMIN-18, A.E-35, D-48)', async () => {
		const rider = await signIn(product)
		const { subscription: id } = await aSubscription(product, rider)
		const change = (body: { end_date?: string; max_visits?: number; version?: number }) =>
			staff.api.staff.changeSubscription({ params: { id }, body: { note: 'Two weeks more for the delay', ...body } })
		const changed = await change({ end_date: '2027-03-06', max_visits: 3 })
		expect(changed).toMatchObject({ end_date: '2027-03-06', max_visits: 3, remaining_visits: 3, version: 2 })
		const own = [await rider.api.plans.active({}), await rider.api.plans.list({}), (await rider.api.privacy.exportData({})).subscriptions]
		expect(JSON.stringify(own)).not.toContain('Two weeks more')
		expect(await refusalOf(change({ version: 1 }))).toMatchObject({ status: 409 })
		expect((await refusalOf(change({ end_date: '2026-11-19' }))).fields).toHaveProperty('end_date')
	})

	test('is not corrected to an end more than two years from now, such as one with a wrong digit (A.ADMIN-18)', async () => {
		const rider = await signIn(product)
		const { subscription: id } = await aSubscription(product, rider)
		const change = (end_date: string) =>
			staff.api.staff.changeSubscription({ params: { id }, body: { note: 'Two weeks more for the delay', end_date } })
		for (const end of ['2028-11-21', '9999-12-31'])
			expect((await refusalOf(change(end))).fields).toEqual({ end_date: ['Please choose a day within two years from now.'] })
		expect(await change('2028-11-20')).toMatchObject({ end_date: '2028-11-20' })
	})

	test('is begun by the company from a request, or from a profile that says enough (A.SUB-04, A.R-59)', async () => {
		const rider = await signIn(product)
		const body = await aRequest(product)
		const request = await rider.api.plans.request({ body })
		const of = { user: rider.id, plan_variant: body.plan_variant }
		const begun = await staff.api.staff.createSubscription({ body: { ...of, subscription_request: request.id, start_date: '2026-12-01' } })
		expect(begun).toMatchObject({ start_date: '2026-12-01', end_date: '2027-03-01', subscription_request: request.id })
		const other = await signIn(product)
		const refused = await refusalOf(staff.api.staff.createSubscription({ body: { ...of, user: other.id } }))
		expect(refused.fields).toHaveProperty('user')
		for (const subscription_request of [request.id, 999_999]) {
			const foreign = { ...of, user: other.id, subscription_request }
			expect(await refusalOf(staff.api.staff.createSubscription({ body: foreign }))).toMatchObject({
				status: 400,
				fields: { subscription_request: ['This request is for another customer or another plan.'] },
			})
		}
	})

	test('is told to end in 30, 7 and 1 days, each once, and after an outage the last alone', async () => {
		const rider = await signIn(product)
		await aSubscription(product, rider, { customer_email: rider.email })
		const remind = async (clock: string) => {
			at(clock)
			await product.sql(`insert into queued_jobs (kind, payload, recipient, turn) values ('remind-of-subscription-ends', '{}', '', 0)`)
			return (await subjectsTo(product, rider.email)).filter((subject) => subject.includes('ends on')).length
		}
		expect(await remind('2027-01-20T06:00:00Z')).toBe(0)
		expect(await remind('2027-01-21T06:00:00Z')).toBe(1)
		expect(await remind('2027-01-22T06:00:00Z')).toBe(1)
		expect(await remind('2027-02-13T06:00:00Z')).toBe(2)
		expect(await remind('2027-02-19T06:00:00Z')).toBe(3)
		expect(await remind('2027-02-20T06:00:00Z')).toBe(3)
		const late = await signIn(product)
		at(start)
		await aSubscription(product, late, { customer_email: late.email })
		await remind('2027-02-19T06:00:00Z')
		expect((await subjectsTo(product, late.email)).filter((subject) => subject.includes('ends on'))).toHaveLength(1)
	})

	test('blocks the deletion of the account while it runs, and is exported (D-43)', async () => {
		const rider = await signIn(product)
		const { subscription: id } = await aSubscription(product, rider)
		expect((await rider.api.privacy.deletion({})).blocked_by).toMatchObject([{ kind: 'subscription', id }])
		const own = await rider.api.privacy.exportData({})
		expect([own.subscription_requests.length, own.subscriptions.length]).toEqual([1, 1])
	})
})

describe('at once', () => {
	test('twenty requests of one customer are one, and the others are told (A.SUB-14, A.E-22)', async () => {
		const rider = await signIn(product)
		const body = await aRequest(product)
		const answers = await Promise.all(
			Array.from({ length: 20 }, () => product.call('POST', '/subscription/subscription-requests/', { access: rider.access, body })),
		)
		expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
		for (const { body } of answers.filter(({ status }) => status !== 201)) expect(body).toMatchObject({ detail: alreadyPending })
	})

	test('an approval and a rejection have one outcome, whichever came first (A.E-23)', async () => {
		for (let round = 0; round < 5; round++) {
			const rider = await signIn(product)
			const { id } = await rider.api.plans.request({ body: await aRequest(product) })
			const outcomes = await Promise.allSettled([
				staff.api.staff.approveRequest({ params: { id }, body: {} }),
				staff.api.staff.rejectRequest({ params: { id }, body: { rejection_reason: 'Too far' } }),
				staff.api.staff.approveRequest({ params: { id }, body: {} }),
			])
			expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
			const { status } = await rider.api.plans.showRequest({ params: { id } })
			expect((await active(rider)).length).toBe(status === 'approved' ? 1 : 0)
		}
	})

	test('an office that renews and a customer who asks leave no request behind beside the plan (A.SUB-14)', async () => {
		const rider = await signIn(product)
		const { subscription: id } = await aSubscription(product, rider)
		await rider.api.plans.cancel({ params: { id }, body: {} })
		await Promise.allSettled([
			staff.api.staff.renewSubscription({ params: { id }, body: {} }),
			rider.api.plans.renew({ params: { id } }),
			staff.api.staff.renewSubscription({ params: { id }, body: {} }),
		])
		expect(await active(rider)).toHaveLength(1)
		expect((await rider.api.plans.requests({})).map(({ status }) => status)).not.toContain('pending')
	})

	test('two who begin a subscription for one customer begin one (A.SUB-14)', async () => {
		const rider = await signIn(product)
		const { subscription: id } = await aSubscription(product, rider)
		await rider.api.plans.cancel({ params: { id }, body: {} })
		const outcomes = await Promise.allSettled(
			Array.from({ length: 6 }, () => staff.api.staff.renewSubscription({ params: { id }, body: {} })),
		)
		expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
		expect(await active(rider)).toHaveLength(1)
	})
})
