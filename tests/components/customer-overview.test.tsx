import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { CustomerHistory } from '../../src/contract/admin/customer-history.ts'
import { visitsOfCustomer } from '../../src/web/features/plans/staff/visit-list.tsx'
import { repairsOfCustomer } from '../../src/web/features/repairs/staff/repair-list.tsx'
import { messagesOfCustomer } from '../../src/web/features/staff-messages/messages-of-customer.ts'
import { CustomerNow, CustomerTimeline } from '../../src/web/features/staff-people/customer-overview.tsx'
import { useCustomerHistory } from '../../src/web/features/staff-people/use-customer-history.ts'
import { StaffListPage } from '../../src/web/kits/staff-list/staff-list.tsx'
import { aStaffRepair } from './support/a-staff-repair.ts'
import { addressOf, button, said, serverAnswers, show } from './support/show.tsx'

const repair = { collection: 'repair-bookings' as const, id: 7, reference: 'BK0004821300' }
const at = '2026-11-20T06:00:00.000Z'
const history: CustomerHistory = {
	money: { paid: 628, due: 100, to_refund: 50 },
	bikes: [
		{ registration_number: 'MH12KT4821', manufacturer: 'Hero', model: 'Splendor Plus', drawing: 'commuter', paint: 'red', fuel: 'petrol' },
	],
	garage: [{ id: 4, name: 'Honda Activa 6G', registration_number: 'MH12AB1234', km: 21_400 }],
	sessions: [{ device: 'Chrome on Android', created_at: at, last_used_at: at }],
	open: [{ ...repair, title: 'Brake pads', status: 'confirmed', status_display: 'Confirmed', starts_at: at }],
	entries: [
		{ at, kind: 'note', title: 'Internal note', text: 'Dog in the yard', by: 'Kavita Rane', about: repair },
		{ at, kind: 'payment', title: 'Paid ₹628 by UPI', text: '', by: '', about: repair },
		{ at, kind: 'mail', title: 'Your repair is booked', text: '', by: '', about: null },
	],
}
function Overview() {
	const asked = useCustomerHistory(3)
	const about = { asked, pathOf: ({ id }: { id: number }) => `/admin/repairs/${id}` }
	return (
		<>
			<CustomerNow {...about} />
			<CustomerTimeline {...about} />
		</>
	)
}
const call = 'GET /admin/users/3/history/'

test('a customer’s page says which bikes, how much is paid, due and to refund, what is open and what happened (A.ADMIN-26, A.ADMIN-27)', async () => {
	serverAnswers({ [call]: [{ json: history }] })
	await show([{ path: '/', element: <Overview /> }], '/')
	for (const words of ['MH 12 KT 4821', '₹628', '₹100', '₹50']) await expect.element(page.getByText(words, { exact: true })).toBeVisible()
	const open = page.getByRole('region', { name: 'Open now' })
	await expect.element(open.getByRole('link', { name: 'BK0004821300' })).toHaveAttribute('href', '/admin/repairs/7')
	for (const words of ['Honda Activa 6G', '21,400 km']) await expect.element(page.getByText(words, { exact: true })).toBeVisible()
	await expect.element(page.getByRole('definition').filter({ hasText: '21,400 km' })).toMatchTextContent(/MH 12 AB 1234/)
	await expect.element(page.getByRole('region', { name: 'Logged in' }).getByText('Chrome on Android')).toBeVisible()
	const happened = page.getByRole('list', { name: 'What happened' }).getByRole('listitem')
	await expect.element(happened.nth(0)).toMatchTextContent(/BK0004821300 Internal note.*by Kavita Rane.*Dog in the yard/)
	await expect.element(happened.nth(1)).toMatchTextContent(/Paid ₹628 by UPI/)
	await expect.element(happened.nth(2)).toMatchTextContent(/Mail: Your repair is booked/)
})

test('of a busy customer the latest stands in sight, and all of it comes by a press (A.ADMIN-26)', async () => {
	const entries = Array.from(
		{ length: 30 },
		(_, nth) => ({ ...history.entries[2], title: `Mail ${nth}` }) as (typeof history.entries)[number],
	)
	serverAnswers({ [call]: [{ json: { ...history, entries } }] })
	await show([{ path: '/', element: <Overview /> }], '/')
	const happened = page.getByRole('list', { name: 'What happened' }).getByRole('listitem')
	await expect.element(happened.nth(11)).toBeVisible()
	expect(happened.elements()).toHaveLength(12)
	await button('Show all 30').click()
	expect(happened.elements()).toHaveLength(30)
})

test('each list of a customer’s page is turned by itself, and whoever turns it stays where he is (A.ADMIN-26, B.ADMIN-03)', async () => {
	const pageOf = (count: number, ...results: object[]) => ({ json: { count, next: null, previous: null, results } })
	const calls = serverAnswers({
		'GET /admin/repair-bookings/': [pageOf(30, aStaffRepair()), pageOf(30, aStaffRepair({ reference: 'BK0000000026' }))],
		'GET /admin/visits/': [pageOf(0)],
		'GET /admin/contact-messages/': [pageOf(0)],
	})
	const lists = (
		<>
			<StaffListPage isPlain {...repairsOfCustomer(3)} />
			<StaffListPage isPlain {...visitsOfCustomer(3)} />
			<StaffListPage isPlain {...messagesOfCustomer(3)} />
		</>
	)
	const router = await show([{ path: '/', element: lists }], '/')
	await expect.element(page.getByText('No visits yet.')).toBeVisible()
	await page.getByRole('link', { name: 'Next' }).click()
	await expect.element(page.getByRole('link', { name: 'BK0000000026' })).toBeInTheDocument()
	await expect.element(page.getByText('No visits yet.')).toBeVisible()
	await expect.element(page.getByText('No messages yet.')).toBeVisible()
	expect(addressOf(router)).toBe('/?repair-bookings-page=2')
	const asked = (address: string) => calls.filter((made) => made.address === address).map(({ query }) => [query.customer, query.page])
	expect(asked('GET /admin/repair-bookings/')).toEqual([
		['3', '1'],
		['3', '2'],
	])
	expect(asked('GET /admin/visits/')).toEqual([['3', '1']])
})

test('a history that cannot be loaded can be asked for again (ux 13)', async () => {
	serverAnswers({ [call]: [{ status: 500 }, { status: 500 }, { json: { ...history, open: [] } }] })
	await show([{ path: '/', element: <Overview /> }], '/')
	await expect.element(said('The history could not be loaded.')).toBeVisible()
	await button('Retry').click()
	await expect.element(page.getByText('Nothing is open.')).toBeVisible()
})
