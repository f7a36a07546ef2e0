import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { BeginSubscription } from '../../src/web/features/plans/staff/begin-subscription.tsx'
import { staffRequest, staffSubscription } from '../../src/web/features/plans/staff/plan-writes.ts'
import { requestList } from '../../src/web/features/plans/staff/request-list.ts'
import { StaffRequest } from '../../src/web/features/plans/staff/staff-request.tsx'
import { StaffSubscription } from '../../src/web/features/plans/staff/staff-subscription.tsx'
import { subscriptionList } from '../../src/web/features/plans/staff/subscription-list.ts'
import { useFoundRow } from '../../src/web/kits/sold/use-found-row.ts'
import { StaffListPage } from '../../src/web/kits/staff-list/staff-list.tsx'
import { aRequest, aSubscription, aVisit } from './support/a-plan.ts'
import { button, serverAnswers, show } from './support/show.tsx'

function ShownRequest() {
	const { row: request } = useFoundRow(staffRequest(5))
	return request ? (
		<StaffRequest request={request} customerLink={(name) => name} subscriptionLink={(id) => `subscription ${id}`} changes={null} />
	) : null
}
function ShownSubscription() {
	const { row: subscription } = useFoundRow(staffSubscription(9))
	return subscription ? (
		<StaffSubscription subscription={subscription} customerLink={(name) => name} requestLink={(id) => `request ${id}`} changes={null} />
	) : null
}
const routes = [
	{ path: '/request', element: <ShownRequest /> },
	{ path: '/subscription', element: <ShownSubscription /> },
	{ path: '/subscriptions', element: <StaffListPage {...subscriptionList(undefined)} /> },
	{ path: '/admin/subscriptions/9', element: <ShownSubscription /> },
	{ path: '/list', element: <StaffListPage {...requestList(2)} /> },
	{ path: '/admin/subscriptions/10', element: <h1>The next one</h1> },
]
const requestCall = '/admin/subscription-requests/5/'
const call = '/admin/subscriptions/9/'
const seenRequest = (changes: object = {}) => aRequest({ customer: 3, subscription: null, decided_at: null, version: 4, ...changes })
const seen = (changes: object = {}) =>
	aSubscription({
		customer: 3,
		subscription_request: 5,
		created_at: '2026-11-20T06:00:00.000Z',
		paid_at: null,
		refund_method: null,
		refunded_at: null,
		note: '',
		version: 4,
		...changes,
	})
const showRequest = async (replies = {}) => {
	const calls = serverAnswers({ [`GET ${requestCall}`]: [{ json: seenRequest() }], ...replies })
	await show(routes, '/request')
	return calls
}
const showSubscription = async (row: object, replies = {}) => {
	const calls = serverAnswers({ [`GET ${call}`]: [{ json: row }], ...replies })
	await show(routes, '/subscription')
	return calls
}
const sent = (calls: ReturnType<typeof serverAnswers>, address: string) =>
	calls.filter((made) => made.address === address).map(({ body }) => body)
const dialog = () => page.getByRole('dialog')

test('a request is approved with its first day and a note, and then leads to its subscription (A.SUBREQ-32, A.ADMIN-10)', async () => {
	const approved = seenRequest({ status: 'approved', status_display: 'Approved', subscription: 9, decided_at: '2026-11-20T07:00:00.000Z' })
	const calls = await showRequest({ [`PATCH ${requestCall}`]: [{ json: { ...approved, version: 5 } }] })
	await button('Approve BK0000000005').click()
	await expect.element(dialog()).toMatchTextContent(/Asha Rider: Basic, Quarterly, ₹799 for 3 months, 2 visits/)
	await dialog()
		.getByLabelText(/^Notes for the customer/)
		.fill('Welcome')
	await dialog().getByRole('button', { name: 'Approve', exact: true }).click()
	await expect.element(page.getByText('It became subscription 9.')).toBeVisible()
	expect(sent(calls, `PATCH ${requestCall}`)).toEqual([{ status: 'approved', admin_notes: 'Welcome', version: 4 }])
})

test('a request says everything: who asks for which plan, at what price, for which bike, and where (A.ADMIN-09)', async () => {
	await showRequest()
	await expect.element(button('Approve BK0000000005')).toBeVisible()
	const words = page.getByRole('main').element().textContent
	for (const each of [
		'Flat 7, Karve Road',
		'Basic',
		'Quarterly',
		'2 visits',
		'₹799',
		'Asha Rider',
		'9876543210',
		'Pune',
		'411004',
		'Hero Splendor Plus',
	])
		expect(words).toContain(each)
	await expect
		.element(page.getByRole('link', { name: 'Mail Asha Rider' }))
		.toHaveAttribute('href', expect.stringContaining('asha@example.in'))
})

test('a rejection wants a reason, which stays over a failure, and says that the customer reads it and the notes (A.SUBREQ-33, A.E-24, A.ADMIN-12)', async () => {
	const rejected = seenRequest({ status: 'rejected', status_display: 'Rejected', rejection_reason: 'Too far', version: 5 })
	const calls = await showRequest({ [`PATCH ${requestCall}`]: [{ status: 503 }, { status: 503 }, { json: rejected }] })
	await button('Reject BK0000000005').click()
	const send = dialog().getByRole('button', { name: 'Reject request' })
	await expect.element(send).toBeEnabled()
	await expect.element(dialog().getByLabelText(/^Reason/)).toHaveAccessibleDescription('The customer reads this.')
	await expect.element(dialog().getByLabelText(/^Notes for the customer/)).toHaveAccessibleDescription(/^The customer reads these too[.]/)
	await send.click()
	await expect.element(dialog().getByLabelText(/^Reason/)).toHaveAttribute('aria-invalid', 'true')
	await dialog()
		.getByLabelText(/^Reason/)
		.fill('Too far')
	await send.click()
	await expect.element(dialog().getByRole('alert').last()).toMatchTextContent(/Nothing is lost/)
	await dialog().getByRole('button', { name: 'Retry' }).click()
	await expect.element(page.getByText('Nothing more to do here.')).toBeVisible()
	expect(sent(calls, `PATCH ${requestCall}`).at(-1)).toEqual({ status: 'rejected', rejection_reason: 'Too far', version: 4 })
})

test('of two who decide the second is told what the first did (A.E-23, B.ADMIN-36)', async () => {
	const current = seenRequest({ status: 'approved', status_display: 'Approved', version: 5, subscription: 9 })
	await showRequest({ [`PATCH ${requestCall}`]: [{ status: 409, json: { detail: 'Changed meanwhile.', current } }] })
	await button('Reject BK0000000005').click()
	await dialog()
		.getByLabelText(/^Reason/)
		.fill('Too far')
	await expect.element(dialog().getByRole('button', { name: 'Reject request' })).toBeEnabled()
	await dialog().getByRole('button', { name: 'Reject request' }).click()
	await expect.element(dialog().getByRole('alert').last()).toMatchTextContent(/State: Pending → Approved/)
})

test('several requests are approved at once, each by its own call (A.ADMIN-10)', async () => {
	const two = [seenRequest(), seenRequest({ id: 6, reference: 'BK0000000006' })]
	const calls = serverAnswers({
		'GET /admin/subscription-requests/': [{ json: { count: 2, next: null, previous: null, results: two } }],
		[`PATCH ${requestCall}`]: [{ json: seenRequest({ status: 'approved' }) }],
		'PATCH /admin/subscription-requests/6/': [{ json: seenRequest({ id: 6, status: 'approved' }) }],
	})
	await show(routes, '/list')
	await expect.element(page.getByText('BK0000000006').first()).toBeVisible()
	for (const box of page.getByRole('checkbox', { name: /BK000000000/ }).elements()) (box as HTMLInputElement).click()
	await page.getByRole('button', { name: 'Approve', exact: true }).click()
	await dialog().getByRole('button', { name: 'Approve', exact: true }).click()
	await expect.poll(() => sent(calls, 'PATCH /admin/subscription-requests/6/')).toEqual([{ status: 'approved', version: 4 }])
})

test('subscriptions are filtered by state and found by their customer, and one shows its visits (A.ADMIN-16)', async () => {
	serverAnswers({
		'GET /admin/subscriptions/': [{ json: { count: 1, next: null, previous: null, results: [seen()] } }],
		[`GET ${call}`]: [{ json: seen() }],
		'GET /admin/visits/': [
			{
				json: {
					count: 1,
					next: null,
					previous: null,
					results: [aVisit({ technician_name: 'Imran Shaikh', customer_name: 'Asha Rider', starts_at: '2030-01-15T04:30:00.000Z' })],
				},
			},
		],
	})
	const router = await show(routes, '/subscriptions')
	await page.getByRole('link', { name: /^Expired/ }).click()
	await page.getByRole('searchbox').fill('asha')
	await expect.poll(() => router.state.location.search).toBe('?tab=expired&search=asha')
	await page.getByRole('link', { name: 'BK0000000009' }).click()
	const visits = page.getByRole('region', { name: 'Visits', exact: true })
	await expect.element(visits).toMatchTextContent(/15 Jan 2030.*Imran Shaikh/)
})

test('money of a subscription is recorded in part (D-61)', async () => {
	const calls = await showSubscription(seen(), {
		[`POST ${call}record-payment/`]: [{ json: seen({ paid_amount: 300, payment_method: 'upi', version: 5 }) }],
	})
	await button('Record payment of BK0000000009').click()
	await dialog().getByRole('radio', { name: 'UPI received' }).click()
	await dialog()
		.getByLabelText(/^Amount/)
		.fill('300')
	await dialog().getByRole('button', { name: 'Record ₹300' }).click()
	await expect.element(page.getByText('Still to pay')).toBeVisible()
	expect(sent(calls, `POST ${call}record-payment/`)).toEqual([{ method: 'upi', amount: 300 }])
})

test('before the company cancels it reads what is to be given back, and records it afterwards (A.ADMIN-17, A.R-63)', async () => {
	const paid = { paid_amount: 799, payment_status: 'paid' }
	const owed = seen({
		...paid,
		status: 'cancelled',
		status_display: 'Cancelled',
		payment_status: 'refund_due',
		refund_amount: 400,
		cancel_reason: 'Moved away',
		can: { cancel: false, renew: true },
		version: 5,
	})
	const calls = await showSubscription(seen({ ...paid, refund_if_cancelled: 400 }), {
		[`POST ${call}cancel/`]: [{ json: owed }],
		[`POST ${call}record-refund/`]: [{ json: { ...owed, payment_status: 'refunded', refund_method: 'cash', version: 6 } }],
	})
	await button('Cancel BK0000000009').click()
	await expect.element(dialog()).toMatchTextContent(/₹400 of the ₹799 that came are then to be given back/)
	await dialog()
		.getByLabelText(/^Reason/)
		.fill('Moved away')
	await dialog().getByRole('button', { name: 'Cancel subscription' }).click()
	await button('Record refund of BK0000000009').click()
	await dialog().getByRole('radio', { name: 'Given in cash' }).click()
	await dialog().getByRole('button', { name: 'Record ₹400' }).click()
	await expect.element(page.getByRole('main')).toMatchTextContent(/Refunded₹400/)
	expect(sent(calls, `POST ${call}cancel/`)).toEqual([{ reason: 'Moved away', version: 4 }])
})

test('the end and the visits are corrected with a note; what the server refuses stands at its field (A.ADMIN-18)', async () => {
	const calls = await showSubscription(seen(), {
		[`PATCH ${call}`]: [
			{ status: 400, json: { max_visits: ['2 visits were done or are scheduled already.'] } },
			{ json: seen({ max_visits: 3, note: 'As agreed', version: 5 }) },
		],
	})
	await button('Correct end or visits of BK0000000009').click()
	await dialog().getByRole('button', { name: 'Save correction' }).click()
	await expect.element(dialog().getByLabelText(/^Why/)).toHaveAttribute('aria-invalid', 'true')
	await expect.element(dialog().getByLabelText(/^Why/)).toHaveAccessibleDescription(/Please give a reason\. Only we read it\./)
	await dialog().getByLabelText(/^Why/).fill('As agreed')
	const end = dialog().getByLabelText(/^Last day/)
	await end.fill('9999-12-31')
	await dialog().getByRole('button', { name: 'Save correction' }).click()
	await expect.element(end).toHaveAccessibleDescription(/Please choose a day within two years from now\./)
	await end.fill('2027-02-20')
	await dialog()
		.getByLabelText(/^Visits allowed/)
		.fill('1')
	await dialog().getByRole('button', { name: 'Save correction' }).click()
	await expect.element(dialog().getByText('2 visits were done or are scheduled already.')).toBeVisible()
	await dialog()
		.getByLabelText(/^Visits allowed/)
		.fill('3')
	await dialog().getByRole('button', { name: 'Retry' }).click()
	await expect.element(page.getByRole('main')).toMatchTextContent(/Visits left2 of 3/)
	expect(sent(calls, `PATCH ${call}`).at(-1)).toEqual({ end_date: '2027-02-20', max_visits: 3, note: 'As agreed', version: 4 })
})

test('what was typed to correct or to move a plan is there again when its dialog was closed on the way (ux 6)', async () => {
	await showSubscription(seen(), { [`GET ${call}bikes/`]: [{ json: [] }] })
	for (const opener of ['Correct end or visits of BK0000000009', 'Move plan of BK0000000009']) {
		const why = dialog().getByLabelText(/^Why/)
		await button(opener).click()
		await why.fill('As agreed on the phone')
		await dialog().getByRole('button', { name: 'Close' }).click()
		await button(opener).click()
		await expect.element(why).toHaveValue('As agreed on the phone')
		await why.fill('')
		await dialog().getByRole('button', { name: 'Close' }).click()
		await expect.element(dialog()).not.toBeInTheDocument()
	}
})

test('one that has ended is renewed at once and its next period is shown (A.ADMIN-17, A.R-60)', async () => {
	const ended = seen({
		status: 'expired',
		status_display: 'Expired',
		payment_status: 'paid',
		paid_amount: 799,
		can: { cancel: false, renew: true },
	})
	await showSubscription(ended, { [`POST ${call}renew/`]: [{ status: 201, json: seen({ id: 10, reference: 'BK0000000010' }) }] })
	await button('Renew of BK0000000009').click()
	await expect.element(page.getByRole('heading', { name: 'The next one' })).toBeVisible()
})

test('a visit is scheduled for who phones; a taken hour stands at its field and how full the hours are is asked again (D-49, B.ADMIN-36)', async () => {
	const taken = 'This time slot is no longer available. Please choose another.'
	const calls = await showSubscription(seen({ end_date: '2030-03-31' }), {
		'GET /admin/day/': [{ json: { visit_hours: [{ time: '10:00', places_left: 2 }] } }],
		'POST /admin/visits/': [
			{ status: 400, json: { preferred_time: [taken], non_field_errors: [taken] } },
			{ status: 201, json: aVisit() },
		],
	})
	await button('Schedule visit of BK0000000009').click()
	await dialog().getByRole('button', { name: 'Schedule visit' }).click()
	await expect.element(dialog().getByText('Please choose an hour.')).toBeVisible()
	await dialog().getByLabelText(/^Day/).fill('2030-01-15')
	await dialog().getByLabelText(/^Hour/).selectOptions('10:00 am, 2 places left')
	await dialog().getByRole('button', { name: 'Schedule visit' }).click()
	await expect.element(dialog().getByText(taken)).toBeVisible()
	await dialog().getByRole('button', { name: 'Retry' }).click()
	await expect.element(page.getByText('Visit scheduled')).toBeVisible()
	expect(sent(calls, 'POST /admin/visits/').at(-1)).toEqual({ preferred_date: '2030-01-15', preferred_time: '10:00:00', subscription: 9 })
})

test('for a visit the hours of visits are offered, whenever the plan was made, from a day on which it runs (D-49, A.VISIT-10, A.VISIT-11)', async () => {
	await showSubscription(seen({ created_at: '2030-01-15T14:30:00.000Z', start_date: '2030-01-15', end_date: '2030-04-15' }), {
		'GET /admin/day/': [{ json: { visit_hours: [{ time: '10:00', places_left: 2 }] } }],
	})
	await button('Schedule visit of BK0000000009').click()
	await expect.element(dialog().getByLabelText(/^Day/)).toHaveValue('2030-01-15')
	await expect.element(dialog().getByRole('option', { name: '4:00 pm, full or closed' })).toBeInTheDocument()
	// It was made at eight in the evening.
	expect(
		dialog()
			.getByRole('option', { name: /^8:00 pm/ })
			.elements(),
	).toHaveLength(0)
})

test('a subscription begins without a request; why it cannot is said (A.ADMIN-17, A.R-59)', async () => {
	const calls = serverAnswers({
		'GET /admin/plan-variants/': [
			{
				json: {
					count: 1,
					next: null,
					previous: null,
					results: [
						{
							id: 11,
							plan: 1,
							plan_name: 'Basic',
							duration_type: 'quarterly',
							price: 799,
							discounted_price: null,
							max_visits: 2,
							is_active: true,
							version: 1,
						},
					],
				},
			},
		],
		'POST /admin/subscriptions/': [
			{ status: 400, json: { user: ['The profile of this customer has no bike, phone number or address yet.'] } },
			{ status: 201, json: seen({ id: 10 }) },
		],
	})
	const begun: number[] = []
	await show(
		[
			{
				path: '/begin',
				element: <BeginSubscription customer={{ id: 3, name: 'Asha' }} onBegun={(id) => begun.push(id)} onClose={() => undefined} />,
			},
		],
		'/begin',
	)
	await dialog().getByRole('button', { name: 'Begin subscription' }).click()
	await expect.element(dialog().getByText('Please choose a plan.')).toBeVisible()
	await dialog().getByLabelText(/^Plan/).selectOptions('Basic, Quarterly: ₹799, 2 visits')
	await dialog().getByRole('button', { name: 'Begin subscription' }).click()
	await expect.element(dialog().getByRole('alert').last()).toMatchTextContent(/has no bike, phone number or address yet/)
	await dialog().getByRole('button', { name: 'Retry' }).click()
	await expect.poll(() => begun).toEqual([10])
	expect(sent(calls, 'POST /admin/subscriptions/').at(-1)).toEqual({ user: 3, plan_variant: 11 })
})

test('a plan is moved along with the bike: who has it now is named by an address, and his subscription is shown next', async () => {
	const bikes = { [`GET ${call}bikes/`]: [{ json: [{ id: 31, vehicle_name: 'TVS Jupiter', registration_number: 'MH12KT4821' }] }] }
	const begun = seen({
		id: 10,
		reference: 'BK0000000010',
		customer: 4,
		moved: { kind: 'came_along', moved_at: '2026-11-24T06:00:00.000Z', former_vehicle_name: '' },
	})
	const calls = await showSubscription(seen(), { ...bikes, [`POST ${call}move/`]: [{ json: begun }] })
	await button('Move plan of BK0000000009').click()
	await expect.element(dialog().getByRole('option', { name: 'TVS Jupiter, MH 12 KT 4821' })).toBeInTheDocument()
	await dialog().getByRole('button', { name: 'Move plan' }).click()
	await expect.element(dialog().getByText('Please choose where it goes.').first()).toBeVisible()
	await dialog()
		.getByLabelText(/^Where to/)
		.selectOptions('The bike’s new owner')
	await dialog()
		.getByLabelText(/^Email of the new owner/)
		.fill('ravi@pahiya.test')
	await dialog().getByLabelText(/^Why/).fill('Sold the bike')
	await dialog().getByRole('button', { name: 'Move plan' }).click()
	await expect.element(page.getByRole('heading', { name: 'The next one' })).toBeVisible()
	expect(sent(calls, `POST ${call}move/`)).toEqual([{ new_owner: 'ravi@pahiya.test', reason: 'Sold the bike', version: 4 }])
})
