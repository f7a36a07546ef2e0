import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { OwnRepair } from '../../src/web/features/repairs/own/own-repair.tsx'
import { OwnRepairList } from '../../src/web/features/repairs/own/own-repair-list.tsx'
import RepairPage from '../../src/web/pages/account/repair.tsx'
import { keepLogin } from './support/a-cart.ts'
import { aCompany } from './support/a-company.ts'
import { expectAccessible } from './support/accessible.ts'
import { button, headingOf, said, serverAnswers, show, withParams } from './support/show.tsx'

const routes = [
	{ path: '/repairs', element: <OwnRepairList phone="+910000000000" /> },
	{ path: '/repairs/7', element: <OwnRepair id={7} company={aCompany} isBooked={false} onBookedClose={() => undefined} /> },
]

const Repair = withParams(RepairPage)

test('repairs that cannot be loaded say so, and Retry brings them (B.REPAIR-16, ux 13)', async () => {
	const calls = serverAnswers({ 'GET /repairing-service/bookings/': [{ status: 500 }, { status: 500 }, { json: [] }] })
	await show(routes, '/repairs')
	await expect.element(said('Failed to load bookings. Please try again later.')).toBeVisible()
	expect(calls).toHaveLength(2)
	await button('Retry').click()
	await expect.element(page.getByRole('heading', { name: 'No repairs yet' })).toBeVisible()
})

test('without a connection repairs that are not kept say that one is needed, not that something failed (ux 13, ux 15)', async () => {
	const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
	onTestFinished(() => online.mockRestore())
	serverAnswers({ 'GET /repairing-service/bookings/': ['away', 'away', { json: [] }] })
	await show(routes, '/repairs')
	await expect.element(said('You are offline.')).toBeVisible()
	expect(said('Failed to load').elements()).toHaveLength(0)
	await button('Retry').click()
	await expect.element(page.getByRole('heading', { name: 'No repairs yet' })).toBeVisible()
})

test('while repairs load that is said (B.REPAIR-16, ux 11)', async () => {
	serverAnswers({ 'GET /repairing-service/bookings/': ['never'] })
	await show(routes, '/repairs')
	await expect.element(page.getByText('Loading your repairs...')).toBeInTheDocument()
})

test('a repair that cannot be loaded says so and comes with Try again (ux 13)', async () => {
	serverAnswers({
		'GET /repairing-service/bookings/7/': [{ status: 500 }, { status: 500 }, { status: 404, json: { detail: 'Not found.' } }],
	})
	await show(routes, '/repairs/7')
	await expect.element(said('This repair could not be loaded.')).toBeVisible()
	await button('Try again').click()
	await expect.element(headingOf('Repair not found')).toBeVisible()
})

test.each(['8', '999999', 'abc', '0'])(
	'a repair of somebody else and one that does not exist are the same: %s is not found, with ways on (B.E-34, B.R-42)',
	async (id) => {
		keepLogin()
		// The server answers for what is somebody else’s as for what never was (src/domains/repairs/cancel-repair.api.test.ts).
		const notFound = [{ status: 404, json: { detail: 'Not found.' } }]
		const calls = serverAnswers({
			'GET /repairing-service/bookings/8/': notFound,
			'GET /repairing-service/bookings/999999/': notFound,
		})
		await show([{ path: '/profile/repairs/:id', element: <Repair /> }], `/profile/repairs/${id}`)
		await expect.element(headingOf('Repair not found')).toBeVisible()
		await expect.element(page.getByRole('main').getByRole('link', { name: 'My Repairs' }).last()).toBeVisible()
		// Nothing is asked for that no repair can be called.
		expect(calls.filter(({ address }) => /bookings\/(abc|0)\//.test(address))).toEqual([])
	},
)

const agreed = {
	id: 7,
	reference: 'BK0004821300',
	created_at: '2026-11-20T14:12:00.000Z',
	kind: 'scheduled',
	call_by: null,
	status: 'confirmed',
	status_display: 'Confirmed',
	services: [
		{
			name: 'Brakes',
			package: { id: 6, name: 'Front brake pads replaced' },
			features: [],
			duration_minutes: 45,
			manufacturer: 'Hero',
			model: 'Splendor Plus',
			vehicle_type: 'Motorcycle',
			drawing: 'commuter',
			paint: 'red',
			fuel: 'petrol',
			quantity: 1,
			price: 628,
			total_price: 628,
		},
	],
	schedule_date: '2026-11-26',
	schedule_time: '10:00:00',
	customer_name: 'Asha Rider',
	customer_email: 'asha@pahiya.test',
	customer_phone: '9000000001',
	address: 'Flat 12',
	city: 'Pune',
	state: 'Maharashtra',
	postal_code: '411004',
	registration_number: '',
	notes: '',
	latitude: null,
	longitude: null,
	distance_km: null,
	distance_fee: 0,
	subtotal: 628,
	total_amount: 628,
	paid_amount: 0,
	refund_amount: 0,
	payments: [],
	payment_method: 'cash',
	payment_status: 'due',
	technician: { name: 'Imran Shaikh', phone: '9000000007' },
	cancel_reason: '',
	invoices: [],
	technician_notes: '',
	start_code: null,
	extra_work: [],
	timeline: [{ status: 'pending', status_display: 'Pending', at: '2026-11-20T14:12:00.000Z', by: 'customer', note: '' }],
	can: { cancel: false },
}
const completed = { ...agreed, status: 'completed', status_display: 'Completed' }
const showRepair = (repair: object, at = routes) => {
	serverAnswers({ 'GET /repairing-service/bookings/7/': [{ json: repair }] })
	return show(at, '/repairs/7')
}
const next = () =>
	page
		.getByRole('region', { name: /./ })
		.filter({ has: page.getByRole('heading', { level: 2 }) })
		.first()
const code = (amount: string) => page.getByRole('img', { name: `UPI code for ${amount}` })

test('a repair’s page leads with what comes next and the call to who comes, before the receipt (ux 88)', async () => {
	await showRepair(agreed)
	await expect.element(next().getByRole('heading', { name: /^Imran comes Thu 26 Nov.*10–11 am$/ })).toBeVisible()
	await expect
		.element(next().getByRole('link', { name: 'Call Imran Shaikh' }))
		.toHaveAttribute('href', expect.stringMatching(/9000000007$/))
	const headings = page
		.getByRole('heading')
		.elements()
		.map(({ textContent }) => textContent)
	expect(headings.indexOf('Repair BK0004821300')).toBe(0)
	expect(headings.indexOf('What we agreed')).toBeGreaterThan(1)
})

test('what is done and not paid shows the amount, a UPI code and link with the reference, and cash; done work is ticked (D-16, ux 87)', async () => {
	await showRepair({ ...completed, paid_amount: 100 })
	await expect.element(page.getByRole('heading', { name: 'Pay ₹528' })).toBeVisible()
	await expect.element(code('₹528')).toBeVisible()
	expect(document.querySelector('a[href^="upi:"]')?.getAttribute('href')).toBe(
		'upi://pay?pa=pahiya.demo@example&pn=Pahiya%20Demo&tr=BK0004821300P10000&tn=Repair%20BK0004821300&am=528.00&cu=INR',
	)
	await expect.element(page.getByText('Give it to the technician.')).toBeVisible()
	await expect.element(page.getByRole('list', { name: 'Services' }).getByRole('img', { name: 'Done:' })).toBeVisible()
})

test('without a UPI ID both ways are said and no code is drawn (D-61)', async () => {
	const unset = { ...aCompany, upi_id: '' }
	const at = [{ path: '/repairs/7', element: <OwnRepair id={7} company={unset} isBooked={false} onBookedClose={() => undefined} /> }]
	await showRepair(completed, at)
	await expect.element(page.getByText('By UPI or in cash to the technician.')).toBeVisible()
	await expect.element(code('₹628')).not.toBeInTheDocument()
})

test('an advance can be paid before the work, and its code comes only when it is asked for (D-61)', async () => {
	await showRepair(agreed)
	await expect.element(page.getByText('Pay ₹628 ahead')).toBeVisible()
	expect(document.querySelector('a[href^="upi:"]')).toBeNull()
	await page.getByText('Pay ₹628 ahead').click()
	await expect.element(code('₹628')).toBeVisible()
})

test('what was paid for a cancelled repair is said to come back (D-61)', async () => {
	await showRepair({
		...agreed,
		status: 'cancelled',
		status_display: 'Cancelled',
		payment_status: 'refund_due',
		paid_amount: 100,
		refund_amount: 100,
	})
	await expect.element(next().getByText('Nobody comes. We give you back the ₹100 you paid.')).toBeVisible()
	await expect.element(page.getByText('Refund due', { exact: true })).toBeVisible()
})

test('a receipt names each payment by day and way, and what is still due (D-61)', async () => {
	const came = (amount: number, method: string, day: string) => ({ kind: 'payment', amount, method, at: `2026-11-${day}T06:00:00.000Z` })
	await showRepair({ ...completed, paid_amount: 300, payments: [came(100, 'upi', '20'), came(200, 'cash', '26')] })
	for (const words of ['Paid by UPI, Fri 20 Nov', 'Paid in cash, Thu 26 Nov', 'Still to pay'])
		await expect.element(page.getByText(words, { exact: true })).toBeVisible()
})

const bookings = 'GET /repairing-service/bookings/'
const cancels = 'POST /repairing-service/service-now/7/cancel/'
const pending = { ...agreed, status: 'pending', status_display: 'Pending', technician: null, can: { cancel: true } }
const byCustomer = { status: 'cancelled', status_display: 'Cancelled', at: '2026-11-21T06:00:00.000Z', by: 'customer', note: '' }
const cancelled = {
	...pending,
	...{ status: 'cancelled', status_display: 'Cancelled', cancel_reason: 'My plans changed', can: { cancel: false } },
	timeline: [...pending.timeline, { ...byCustomer, note: 'My plans changed' }],
}
const cancelDialog = page.getByRole('dialog', { name: 'Cancel BK0004821300?' })
const reason = cancelDialog.getByLabelText('Why are you cancelling?')
const cancelIt = cancelDialog.getByRole('button', { name: 'Cancel service' })

test('without repairs that is said, with the way to the services (B.REPAIR-17)', async () => {
	serverAnswers({ [bookings]: [{ json: [] }] })
	await show(routes, '/repairs')
	await expect.element(page.getByRole('heading', { name: 'No repairs yet' })).toBeVisible()
	await expect.element(page.getByRole('link', { name: 'Book a service' })).toHaveAttribute('href', '/#services')
})

test('a service that is called like what was booked of it is said once in the list (B.REPAIR-05)', async () => {
	const [brakes] = agreed.services
	const service = { ...brakes, name: 'General service', package: { id: 8, name: 'General service' } }
	serverAnswers({
		[bookings]: [
			{
				json: [
					{ ...agreed, services: [service] },
					{ ...agreed, id: 8, services: [service, brakes] },
				],
			},
		],
	})
	await show(routes, '/repairs')
	await expect.element(page.getByText('General service', { exact: true }).first()).toBeVisible()
	expect(
		page
			.getByRole('main')
			.element()
			.textContent?.match(/General service/g),
	).toHaveLength(2)
	await expect.element(page.getByText('and 1 more')).toBeVisible()
})

test('only a pending repair can be cancelled in the list (B.REPAIR-11)', async () => {
	const states = ['Pending', 'Confirmed', 'In Progress', 'Completed', 'Cancelled']
	const repairs = states.map((status_display, index) => {
		const status = status_display.toLowerCase().replace(' ', '_')
		return { ...agreed, id: 7 + index, reference: `BK${index}`, status, status_display, can: { cancel: index === 0 } }
	})
	serverAnswers({ [bookings]: [{ json: repairs }] })
	await show(routes, '/repairs')
	const row = (index: number) => page.getByRole('listitem').filter({ hasText: `BK${index}` })
	for (const [index, words] of states.entries()) {
		await expect.element(row(index)).toMatchTextContent(words)
		expect(
			row(index)
				.getByRole('button', { name: /^Cancel/ })
				.elements(),
		).toHaveLength(index === 0 ? 1 : 0)
	}
})

test('cancelling that fails says the server’s words, else the usual ones, and keeps the reason (B.REPAIR-15, ux 90)', async () => {
	serverAnswers({
		'GET /repairing-service/bookings/7/': [{ json: pending }, { json: pending }, { json: pending }, { json: cancelled }],
		[bookings]: [{ json: [pending] }],
		[cancels]: [
			{ status: 400, json: { message: 'Words of the server' } },
			{ status: 500 },
			{ status: 500 },
			{ json: { ...cancelled, message: 'Service cancelled successfully' } },
		],
	})
	await show(routes, '/repairs/7')
	await button('Cancel repair').click()
	await reason.fill('My plans changed')
	await cancelIt.click()
	await expect.element(cancelDialog.getByRole('alert')).toMatchTextContent('Words of the server')
	await expectAccessible()
	await cancelIt.click()
	await expect.element(cancelDialog.getByRole('alert')).toMatchTextContent('Failed to cancel service')
	await expect.element(reason).toHaveValue('My plans changed')
	await cancelIt.click()
	await expect.element(page.getByText('Service cancelled successfully')).toBeVisible()
	await expect.element(button('Cancel repair')).not.toBeInTheDocument()
	await expect.element(page.getByRole('list', { name: 'Progress' })).toMatchTextContent('You cancelled it: “My plans changed”.')
})

test.each(['/repairs/7', '/repairs'])(
	'at %s, what we confirmed while you were about to cancel says so and gives the number (D-33, ux 90)',
	async (path) => {
		const refused = { status: 400, json: { detail: 'Only a pending repair can be cancelled.' } }
		serverAnswers({
			'GET /repairing-service/bookings/7/': path === '/repairs' ? [{ json: agreed }] : [{ json: pending }, { json: agreed }],
			[bookings]: [{ json: [pending] }],
			[cancels]: [refused],
		})
		await show(routes, path)
		await page.getByRole('button', { name: path === '/repairs' ? 'Cancel BK0004821300' : 'Cancel repair' }).click()
		await reason.fill('My plans changed')
		await cancelIt.click()
		await expect
			.element(cancelDialog)
			.toMatchTextContent(/We have confirmed it meanwhile\. To cancel it now, please call us on \+910000000000; free/)
		await expect.element(cancelDialog).not.toMatchTextContent('Cancelling costs nothing now')
		await expect.element(cancelDialog.getByRole('heading')).toHaveFocus()
		await cancelDialog.getByRole('button', { name: 'I have read it' }).click()
		await expect
			.element(path === '/repairs' ? page.getByRole('link', { name: /BK0004821300/ }) : headingOf('Repair BK0004821300'))
			.toHaveFocus()
	},
)

test('a repair that the company cancelled says so, and why (B.REPAIR-20)', async () => {
	const timeline = [...agreed.timeline, { ...byCustomer, by: 'company', note: 'The part is not to be had' }]
	await showRepair({ ...cancelled, cancel_reason: 'The part is not to be had', timeline })
	await expect.element(page.getByRole('list', { name: 'Progress' })).toMatchTextContent('We cancelled it: “The part is not to be had”.')
	await expect.element(page.getByRole('main')).toMatchTextContent('Nothing to pay')
})
