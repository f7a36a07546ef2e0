import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { formatRegistration } from '../../src/shared/registration.ts'
import { DaySteps } from '../../src/web/features/day/office/day-steps.tsx'
import { DayTitle } from '../../src/web/features/day/office/day-title.tsx'
import { placesFor } from '../../src/web/features/staff-frame/frame-places.ts'
import { Palette } from '../../src/web/features/staff-frame/palette.tsx'
import { StaffPage } from '../../src/web/features/staff-frame/staff-page.tsx'
import { everyPlace } from '../../src/web/pages/admin/every-place.ts'
import type { StaffRole } from '../../src/web/session/staff-role.ts'
import { expectAccessible } from './support/accessible.ts'
import { headingOf, serverAnswers, show } from './support/show.tsx'
import { inStaffFrame } from './support/staff-frame.tsx'

const none = { count: 0, results: [] }
const vehicle_details = { brand: 'Hero', model: 'Splendor Plus', year: 2019, registration_number: 'MH14ZZ1001' }
const request = { id: 3, reference: 'SR3', vehicle_details, customer_name: 'Asha Rider', status_display: 'Pending' }
const message = { id: 8, reference: 'CM8', name: 'Asha Rider', message: 'Do you come on Sundays?' }
const lists = (found: Record<string, unknown> = {}) =>
	Object.fromEntries(
		[
			'repair-bookings',
			'orders',
			'subscriptions',
			'subscription-requests',
			'vehicle-bookings',
			'sell-requests',
			'contact-messages',
			'invoices',
			'users',
		].map((name) => [`GET /admin/${name}/`, [{ json: found[name] ?? none }]]),
	)

const Searched = () => <h1>Repairs with {useSearchParams()[0].get('search')}</h1>

async function open(role: StaffRole, found?: Record<string, unknown>) {
	const calls = serverAnswers(lists(found))
	const palette = <Palette role={role} places={[]} onClose={() => undefined} onKeys={() => undefined} />
	await show(
		[
			{ path: '/', element: palette },
			{ path: '/admin/sell-requests/:id', element: <h1>The sell request</h1> },
			{ path: '/admin/vehicle-bookings/:id', element: <h1>The vehicle booking</h1> },
			{ path: '/admin/invoices/:id', element: <h1>The invoice</h1> },
			{ path: '/admin/customers/5', element: <h1>Asha Rider</h1> },
			{ path: '/admin/repairs', element: <Searched /> },
		],
		'/',
	)
	return { calls, field: page.getByRole('combobox', { name: 'Search', exact: true }) }
}

test('the search finds sell requests and messages beside whatever else fits, by kind (B.ADMIN-03, ux 5)', async () => {
	const { field } = await open('staff', {
		'sell-requests': { count: 1, results: [request] },
		'contact-messages': { count: 1, results: [message] },
	})
	await field.fill('asha')
	const option = (kind: RegExp) => page.getByRole('group', { name: kind }).getByRole('option')
	await expect.element(option(/^Messages/)).toHaveTextContent('CM8 Asha Rider · Do you come on Sundays?')
	const plate = formatRegistration('MH14ZZ1001')
	await expect.element(option(/^Sell requests/)).toHaveTextContent(`SR3 Hero Splendor Plus 2019 · ${plate} · Asha Rider · Pending`)
	await option(/^Sell requests/).click()
	await expect.element(headingOf('The sell request')).toBeVisible()
})

test('an order of many parts leaves room for what else is found: what is in it is cut after two lines (ux 5)', async () => {
	await page.viewport(1280, 800)
	const items = Array.from({ length: 45 }, (_, nth) => ({ name: `Brake pads for model ${nth}`, quantity: 2 }))
	const order = { order_number: 'SP261120-ABC123', items, customer_name: 'Asha Rider', status_display: 'Placed' }
	const { field } = await open('staff', { orders: { count: 1, results: [order] }, 'contact-messages': { count: 1, results: [message] } })
	await field.fill('asha')
	const option = (kind: RegExp) => page.getByRole('group', { name: kind }).getByRole('option')
	await expect.element(option(/^Orders/)).toMatchTextContent(/Brake pads for model 0 × 2/)
	expect(
		option(/^Orders/)
			.element()
			.getBoundingClientRect().height,
	).toBeLessThan(100)
	await expect.element(option(/^Messages/)).toBeInViewport({ ratio: 1 })
})

test('a whole reference opens what it names at once (ux 5)', async () => {
	const { field } = await open('staff')
	await field.fill('vb12')
	await userEvent.keyboard('{Enter}')
	await expect.element(headingOf('The vehicle booking')).toBeVisible()
})

test.for(['+91 90000-00001', 'asha@pahiya'])(
	'by %s the person comes first, and Enter opens who has it (ux 5, A.ADMIN-26)',
	async (typed) => {
		const asha = { id: 5, name: 'Asha Rider', username: 'asha', email: 'asha@pahiya.test', phone_number: '9000000001', role: 'customer' }
		const { field } = await open('staff', { users: { count: 1, results: [asha] }, 'sell-requests': { count: 1, results: [request] } })
		await field.fill(typed)
		await expect.element(page.getByRole('group').first()).toHaveAccessibleName(/^Customers/)
		await userEvent.keyboard('{Enter}')
		await expect.element(headingOf('Asha Rider')).toBeVisible()
	},
)

test('the number of somebody without an account leads to the repairs that were booked for it (D-53)', async () => {
	const { field } = await open('staff')
	await field.fill('9000000002')
	await userEvent.keyboard('{Enter}')
	await expect.element(headingOf('Repairs with 9000000002')).toBeVisible()
})

test('an invoice is found by its number, and only by it (ux 5)', async () => {
	const number = 'PAH/26-27/000003'
	const invoice = { id: 7, number, source_reference: 'BK2611200001', customer_name: 'Asha Rider', total: 1_499.49 }
	const { calls, field } = await open('staff', { invoices: { count: 1, results: [invoice] } })
	await field.fill('asha')
	await expect.element(page.getByText('Nothing found for “asha”.')).toBeVisible()
	expect(calls.map(({ address }) => address)).not.toContain('GET /admin/invoices/')
	await field.fill('26-27/000003')
	const option = page.getByRole('group', { name: /^Invoices/ }).getByRole('option')
	await expect.element(option).toHaveTextContent(`${number} BK2611200001 · Asha Rider · ₹1,499.49`)
	await field.fill(number.toLowerCase())
	await userEvent.keyboard('{Enter}')
	await expect.element(headingOf('The invoice')).toBeVisible()
})

test('a technician finds repairs alone (B.ADMIN-02)', async () => {
	const { calls, field } = await open('technician')
	await field.fill('asha')
	await expect.element(page.getByText('Nothing found for “asha”.')).toBeVisible()
	expect(calls.map(({ address }) => address)).toEqual(['GET /admin/repair-bookings/'])
})

const inFrame = (screen: ReactNode) =>
	show(
		[
			{ path: '/admin', element: inStaffFrame(screen, 'admin') },
			{ path: '/admin/services', element: inStaffFrame(<h1>The services</h1>, 'admin') },
			{ path: '/admin/service-categories/new', element: inStaffFrame(<h1>The new category</h1>, 'admin') },
		],
		'/admin',
	)
const everything = page.getByRole('combobox', { name: 'Search', exact: true })

test('pages and actions are found by name, from Ctrl K, also while somebody types; ? shows all keys', async () => {
	await page.viewport(1280, 800)
	serverAnswers(lists())
	await inFrame(<input aria-label="Name" />)
	await page.getByLabelText('Name').fill('a')
	await userEvent.keyboard('?')
	expect(page.getByRole('dialog').elements()).toEqual([])
	await expect.element(page.getByLabelText('Name')).toHaveValue('a?')
	await userEvent.keyboard('{Control>}k{/Control}')
	await expect.element(everything).toHaveFocus()
	expect(
		page
			.getByRole('group', { name: /^Pages/ })
			.getByRole('option')
			.elements(),
	).toHaveLength(placesFor(everyPlace, 'admin').length)
	await everything.fill('price')
	await userEvent.keyboard('{Enter}')
	await expect.element(headingOf('The services')).toBeVisible()
	await userEvent.keyboard('{Control>}k{/Control}')
	await everything.fill('new service cat')
	await expect.element(page.getByRole('group', { name: /^Actions/ }).getByRole('option')).toHaveTextContent('New service category')
	await userEvent.keyboard('{Enter}')
	await expect.element(headingOf('The new category')).toBeVisible()
	await userEvent.keyboard('?')
	const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
	await expect.element(keys).toMatchTextContent(/Next row/)
	await expectAccessible()
	await userEvent.keyboard('{Escape}')
	await expect.element(keys).not.toBeInTheDocument()
})

test('a long name breaks in the head of a screen instead of widening the phone (ux 31)', async () => {
	await page.viewport(360, 740)
	serverAnswers(lists())
	await inFrame(<StaffPage title={`Hero ${'Splendor'.repeat(12)} 2021`} />)
	await expect.element(page.getByRole('heading', { name: /^Hero/ })).toBeVisible()
	expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})

test('the heading of a day stands clear of the search beside it (ux 31)', async () => {
	serverAnswers(lists())
	const [today, date] = ['2026-11-30', '2026-12-01']
	const steps = <DaySteps date={date} today={today} onDay={() => undefined} />
	await page.viewport(1280, 740)
	await inFrame(<StaffPage title={<DayTitle date={date} today={today} />} actions={steps} />)
	const search = page.getByRole('button', { name: /^Search everything/ })
	for (const width of [760, 900, 1024, 1280, 1920]) {
		await page.viewport(width, 740)
		const words = document.createRange()
		words.selectNodeContents(page.getByRole('heading', { level: 1 }).element())
		const [heading, button] = [words.getBoundingClientRect(), search.element().getBoundingClientRect()]
		expect([width, heading.right <= button.left || heading.bottom <= button.top]).toEqual([width, true])
		expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
	}
})

test('on a phone a button opens the search', async () => {
	await page.viewport(360, 740)
	serverAnswers(lists())
	await inFrame(<StaffPage title="Today" />)
	await page.getByRole('button', { name: 'Search everything' }).click()
	await expect.element(everything).toHaveFocus()
})
