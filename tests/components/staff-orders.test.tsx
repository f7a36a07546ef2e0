import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { orderList } from '../../src/web/features/parts/staff/order-list.ts'
import { staffOrder } from '../../src/web/features/parts/staff/order-writes.ts'
import { StaffOrder } from '../../src/web/features/parts/staff/staff-order.tsx'
import { useFoundRow } from '../../src/web/kits/sold/use-found-row.ts'
import { StaffListPage } from '../../src/web/kits/staff-list/staff-list.tsx'
import { sneha } from './support/a-caller.ts'
import { aPage } from './support/a-page.ts'
import { anOrder, numberOf } from './support/an-order.ts'
import { button, said, serverAnswers, show } from './support/show.tsx'

const company = { name: 'Pahiya', address: 'Plot 0', phone: '+910000000000', whatsapp: '', upi_id: '', upi_name: '' }
function Shown() {
	const { row: order } = useFoundRow(staffOrder(numberOf))
	return order ? <StaffOrder order={order} company={company} customerLink={(name) => name} changes={null} /> : null
}
const routes = [
	{ path: '/', element: <Shown /> },
	{
		path: '/list',
		element: (
			<StaffListPage {...orderList({ open_orders: 2, orders_to_confirm: 1, orders_to_pack: 0, orders_to_pay: 0, orders_to_refund: 0 })} />
		),
	},
]

const next: Record<string, string[]> = { placed: ['confirmed', 'cancelled'], confirmed: ['shipped', 'cancelled'], shipped: ['delivered'] }
const seen = (status: string, changes: object = {}) =>
	anOrder({
		status,
		status_display: status,
		next_statuses: next[status] ?? [],
		customer: 3,
		version: 4,
		paid_at: null,
		refund_method: null,
		refunded_at: null,
		cancelled_by: null,
		taken_by: [],
		internal_notes: [],
		...changes,
	})
const call = `/admin/orders/${numberOf}/`
const showOrder = async (order: object, replies = {}) => {
	const calls = serverAnswers({ [`GET ${call}`]: [{ json: order }], ...replies })
	await show(routes, '/')
	return calls
}
const sent = (calls: Awaited<ReturnType<typeof showOrder>>, address: string) =>
	calls.filter((made) => made.address === address).map(({ body }) => body)
const dialog = () => page.getByRole('dialog')

test('the second of two presses on Confirm ships nothing, though the order is confirmed by then (D-54, B.ADMIN-12)', async () => {
	const calls = await showOrder(seen('placed'), { [`PATCH ${call}`]: [{ json: seen('confirmed', { version: 5 }) }] })
	await button(`Confirm ${numberOf}`).dblClick()
	await expect.element(button(`Ship ${numberOf}`)).toBeEnabled()
	expect(dialog().elements()).toHaveLength(0)
	expect(sent(calls, `PATCH ${call}`)).toEqual([{ status: 'confirmed', version: 4 }])
})

test('it is shipped with carrier and tracking number, which can be corrected on the way (B.ADMIN-12, B.R-17)', async () => {
	const travel = { carrier: 'India Post', tracking_number: 'EX1' }
	const calls = await showOrder(seen('confirmed'), {
		[`PATCH ${call}`]: [
			{ json: seen('shipped', { ...travel, version: 5 }) },
			{ json: seen('shipped', { ...travel, tracking_number: 'EX2', version: 6 }) },
		],
	})
	await button(`Ship ${numberOf}`).click()
	await dialog()
		.getByLabelText(/^Carrier/)
		.fill(' India Post ')
	await dialog()
		.getByLabelText(/^Tracking number/)
		.fill('EX1')
	await dialog().getByRole('button', { name: 'Ship order' }).click()
	await button(`Edit tracking of ${numberOf}`).click()
	await dialog()
		.getByLabelText(/^Tracking number/)
		.fill('EX2')
	await dialog().getByRole('button', { name: 'Save tracking' }).click()
	await expect.element(page.getByRole('main').getByText('EX2').first()).toBeVisible()
	expect(sent(calls, `PATCH ${call}`)).toEqual([
		{ status: 'shipped', ...travel, version: 4 },
		{ ...travel, tracking_number: 'EX2', version: 5 },
	])
})

test('what was typed of the way and as a note is there again after the dialog was closed or another page was open (ux 6)', async () => {
	serverAnswers({ [`GET ${call}`]: [{ json: seen('confirmed') }] })
	const router = await show([...routes, { path: '/other', element: <h1>Another order</h1> }], '/')
	await button(`Ship ${numberOf}`).click()
	await dialog()
		.getByLabelText(/^Tracking number/)
		.fill('EX1')
	await dialog().getByRole('button', { name: 'Not yet' }).click()
	await page.getByLabelText('New internal note').fill('Rings twice')
	await router.navigate('/other')
	await expect.element(page.getByRole('heading', { name: 'Another order' })).toBeVisible()
	await router.navigate('/')
	await expect.element(page.getByLabelText('New internal note')).toHaveValue('Rings twice')
	await button(`Ship ${numberOf}`).click()
	await expect.element(dialog().getByLabelText(/^Tracking number/)).toHaveValue('EX1')
	await dialog()
		.getByLabelText(/^Tracking number/)
		.fill('')
	await dialog().getByRole('button', { name: 'Not yet' }).click()
	await page.getByLabelText('New internal note').fill('')
})

test('of two who ship it the second is told what the first did, and what he typed stays (B.ADMIN-36)', async () => {
	const current = seen('shipped', { status_display: 'Shipped', carrier: 'Blue Dart', version: 5 })
	await showOrder(seen('confirmed', { status_display: 'Confirmed' }), {
		[`PATCH ${call}`]: [{ status: 409, json: { detail: 'Changed meanwhile.', current } }],
		[`GET ${call}`]: [{ json: seen('confirmed', { status_display: 'Confirmed' }) }, { json: current }],
	})
	await button(`Ship ${numberOf}`).click()
	await dialog()
		.getByLabelText(/^Carrier/)
		.fill('India Post')
	await dialog().getByRole('button', { name: 'Ship order' }).click()
	await expect.element(dialog().getByRole('alert')).toMatchTextContent(/State: Confirmed → Shipped.*Travels with: not told → Blue Dart/)
	await expect.element(dialog().getByLabelText(/^Carrier/)).toHaveValue('India Post')
})

test('a payment is recorded in part, with a code to scan; an amount above what is due is refused at its field (D-16, D-61)', async () => {
	const calls = await showOrder(seen('delivered'), {
		'GET /site-settings/': [{ json: { upi_id: 'pahiya@bank', upi_name: 'Pahiya' } }],
		[`POST ${call}record-payment/`]: [{ json: seen('delivered', { paid_amount: 40, payment_method: 'upi', version: 5 }) }],
	})
	await button(`Record payment of ${numberOf}`).click()
	await dialog().getByRole('radio', { name: 'UPI received' }).click()
	const amount = dialog().getByLabelText(/^Amount/)
	await expect.element(amount).toHaveValue('1040')
	const code = dialog().getByRole('img')
	await expect.element(code).toHaveAccessibleName('UPI code for ₹1,040')
	await amount.fill('2000')
	await expect.element(code).not.toBeInTheDocument()
	await dialog()
		.getByRole('button', { name: /^Record/ })
		.click()
	await expect.element(amount).toHaveAttribute('aria-invalid', 'true')
	await amount.fill('40')
	await expect.element(code).toHaveAccessibleName('UPI code for ₹40')
	await dialog().getByRole('button', { name: 'Record ₹40' }).click()
	await expect.element(page.getByText('Still to pay')).toBeVisible()
	expect(sent(calls, `POST ${call}record-payment/`)).toEqual([{ method: 'upi', amount: 40 }])
})

test('a cancellation by the company wants a reason, and money that came is given back and recorded (D-61, B.ADMIN-12)', async () => {
	const owed = { payment_status: 'refund_due', paid_amount: 40, refund_amount: 40, cancel_reason: 'Sold out', version: 5 }
	const calls = await showOrder(seen('placed', { paid_amount: 40 }), {
		[`PATCH ${call}`]: [{ json: seen('cancelled', owed) }],
		[`POST ${call}record-refund/`]: [{ json: seen('cancelled', { ...owed, payment_status: 'refunded', refund_method: 'upi' }) }],
	})
	await button(`Cancel ${numberOf}`).click()
	await dialog().getByRole('button', { name: 'Cancel order' }).click()
	await expect.element(dialog().getByLabelText(/^Reason/)).toHaveAttribute('aria-invalid', 'true')
	await dialog()
		.getByLabelText(/^Reason/)
		.fill('Sold out')
	await dialog().getByRole('button', { name: 'Cancel order' }).click()
	await button(`Record refund of ${numberOf}`).click()
	await dialog().getByRole('radio', { name: 'Sent by UPI' }).click()
	await dialog().getByRole('button', { name: 'Record ₹40' }).click()
	await expect.element(page.getByText('Nothing more to do here.')).toBeVisible()
	expect(sent(calls, `PATCH ${call}`)).toEqual([{ status: 'cancelled', reason: 'Sold out', version: 4 }])
	expect(sent(calls, `POST ${call}record-refund/`)).toEqual([{ method: 'upi' }])
})

test('the packing slip is on paper alone (B.ADMIN-11)', async () => {
	await showOrder(seen('placed'))
	await expect.element(button(`Confirm ${numberOf}`)).toBeVisible()
	await expect.element(page.getByText(/^Packing slip, ordered/)).not.toBeVisible()
})

test('a note is added for colleagues; one that could not be saved says so and stays typed (B.ADMIN-11)', async () => {
	const note = { id: 1, author_name: 'Kavita Rane', text: 'Ring twice', created_at: '2026-11-20T06:10:00.000Z' }
	await showOrder(seen('placed'), {
		[`POST ${call}notes/`]: [{ status: 500 }, { status: 500 }, { status: 201, json: seen('placed', { internal_notes: [note] }) }],
	})
	const field = page.getByLabelText('New internal note')
	await field.fill('Ring twice')
	await button('Add note').click()
	await expect.element(field).toHaveAttribute('aria-invalid', 'true')
	await button('Add note').click()
	await expect.element(page.getByRole('list', { name: 'Internal notes' })).toMatchTextContent(/Ring twiceKavita Rane/)
	await expect.element(field).toHaveValue('')
})

test('several orders are confirmed at once, each by its version; one that is further is left out (B.ADMIN-12)', async () => {
	const [first, second] = ['SP261120-BBBBBB', 'SP261120-CCCCCC']
	const rows = [
		seen('placed', { order_number: first }),
		seen('placed', { order_number: second, version: 2 }),
		seen('shipped', { order_number: numberOf }),
	]
	const confirmed = (order_number: string) => ({ json: seen('confirmed', { order_number, version: 9 }) })
	const calls = serverAnswers({
		'GET /admin/orders/': [{ json: { count: 3, next: null, previous: null, results: rows } }],
		[`PATCH /admin/orders/${first}/`]: [confirmed(first)],
		[`PATCH /admin/orders/${second}/`]: [confirmed(second)],
	})
	await show(routes, '/list')
	await expect.element(page.getByRole('link', { name: /^Open orders/ })).toMatchTextContent(/2/)
	for (const number of [first, second, numberOf]) await page.getByRole('checkbox', { name: `Select ${number}` }).click()
	await page
		.getByRole('button', { name: /^Confirm/ })
		.first()
		.click()
	await expect.element(page.getByText(/Confirmed 2/)).toBeVisible()
	expect(sent(calls, `PATCH /admin/orders/${first}/`)).toEqual([{ status: 'confirmed', version: 4 }])
	expect(sent(calls, `PATCH /admin/orders/${second}/`)).toEqual([{ status: 'confirmed', version: 2 }])
	expect(sent(calls, `PATCH ${call}`)).toEqual([])
})

test('an order that cannot be loaded, and a list without orders, say so (ux 13)', async () => {
	serverAnswers({
		'GET /admin/orders/': [{ status: 500 }, { status: 500 }, { json: { count: 0, next: null, previous: null, results: [] } }],
	})
	await show(routes, '/list')
	await expect.element(said(/could not be loaded/)).toBeVisible()
	await button('Retry').click()
	await expect.element(page.getByText('No orders here')).toBeVisible()
})

test('an order without an account is given to one that staff find, with the version that they saw (D-53)', async () => {
	const calls = await showOrder(seen('placed', { customer: null }), {
		[`PATCH ${call}`]: [{ json: seen('placed', { customer: 5, version: 5 }) }],
		'GET /admin/users/': [aPage(sneha)],
		'GET /admin/repair-bookings/': [aPage()],
		'GET /admin/orders/': [aPage()],
	})
	await button('Give to an account').click()
	await dialog().getByRole('combobox', { name: 'Account' }).fill('sneha')
	await dialog()
		.getByRole('option', { name: /Sneha Kulkarni/ })
		.click()
	await dialog().getByRole('button', { name: 'Give it to this account' }).click()
	await expect.element(button('Give to an account')).not.toBeInTheDocument()
	expect(sent(calls, `PATCH ${call}`)).toEqual([{ customer: 5, version: 4 }])
})
