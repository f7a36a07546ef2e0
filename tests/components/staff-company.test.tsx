import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { StaffFeeRule, StaffSettings } from '../../src/contract/company/staff-company.ts'
import { technicianList } from '../../src/web/features/staff-company/technician-list.tsx'
import { StaffListPage } from '../../src/web/kits/staff-list/staff-list.tsx'
import HoursPage from '../../src/web/pages/admin/hours.tsx'
import SettingsPage from '../../src/web/pages/admin/settings.tsx'
import { aPage } from './support/a-page.ts'
import { expectAccessible } from './support/accessible.ts'
import { headingOf, serverAnswers, show } from './support/show.tsx'
import { keepStaff } from './support/staff-frame.tsx'

const everyDay = Array.from({ length: 7 }, () => ({ first: '08:00', last: '20:00' }))
const settings: StaffSettings = {
	name: 'Pahiya',
	legal_name: 'Pahiya Demo',
	phone: '+91 00000 00000',
	whatsapp: '+91 00000 00000',
	email: 'hello@pahiya.test',
	address: 'Plot 0',
	asap_call_minutes: 30,
	booking_hold_hours: 48,
	working_hours: [{ days: 'Monday to Saturday', hours: '9 to 6' }],
	service_hours: [],
	social_links: [],
	grievance_officer: { name: '', designation: '', email: '', phone: '' },
	upi_id: '',
	upi_name: '',
	service_area: [],
	about_story: '',
	repair_capacity: 3,
	visit_capacity: 3,
	repair_week: everyDay,
	visit_week: everyDay,
	origin_latitude: 18.52,
	origin_longitude: 73.85,
	service_radius_km: null,
	gstin: '',
	service_sac: '998714',
	invoice_prefix: 'P',
	credit_prefix: 'C',
	version: 1,
	updated_at: '2026-11-20T06:00:00Z',
}
const rule: StaffFeeRule = { id: 1, family: 'repairs', free_radius_km: 10, base_fee: 0, per_km: 10, maximum: 150, version: 1 }

async function open(path: string, replies: Parameters<typeof serverAnswers>[0] = {}) {
	const calls = serverAnswers({
		'GET /admin/site-settings/': [{ json: settings }],
		'GET /admin/fee-rules/': [aPage(rule)],
		...replies,
	})
	const router = await show(
		[
			{ path: '/settings', element: <SettingsPage /> },
			{ path: '/hours', element: <HoursPage /> },
			{ path: '/technicians', element: <StaffListPage {...technicianList} /> },
			{ path: '/away', element: <h1>Elsewhere</h1> },
		],
		path,
	)
	return {
		router,
		sent: (method: string) => calls.filter(({ address }) => address.startsWith(`${method} /admin/`)).map(({ body }) => body),
	}
}
const form = (name: string) => page.getByRole('form', { name, exact: true })
const textBox = (place: ReturnType<typeof form>, name: string) => place.getByRole('textbox', { name, exact: true })

test('settings and fees are read by staff, who cannot change them (D-48)', async () => {
	keepStaff()
	await open('/settings')
	await expect.element(textBox(form('Settings'), 'Phone')).toHaveAttribute('readonly', '')
	await expect.element(page.getByText('Only an admin can change these settings.')).toBeVisible()
	await expect.element(page.getByText('Only an admin can change fees.').first()).toBeVisible()
	await expect.element(page.getByRole('button', { name: /Save|Add|Move|Remove/ })).not.toBeInTheDocument()
})

test('a fee shows what a way costs while it is typed, and is saved (B.ADMIN-19, D-36)', async () => {
	keepStaff('admin')
	const { sent } = await open('/settings', { 'PATCH /admin/fee-rules/1/': [{ json: { ...rule, per_km: 20, version: 2 } }] })
	const fee = form('Travel to a repair')
	const examples = () =>
		fee
			.getByRole('definition')
			.filter({ hasText: '→' })
			.elements()
			.map(({ textContent }) => textContent)
	await expect.poll(examples).toEqual(['→ ₹0', '→ ₹0', '→ ₹30', '→ ₹150'])
	await textBox(fee, 'Per started km beyond').fill('20')
	await expect.poll(examples).toEqual(['→ ₹0', '→ ₹0', '→ ₹60', '→ ₹150'])
	await fee.getByRole('button', { name: 'Save' }).click()
	await expect.element(fee.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible()
	expect(sent('PATCH')).toEqual([{ per_km: 20, version: 1 }])
})

test('settings left with something unsaved in any of their forms are asked about once', async () => {
	keepStaff('admin')
	const { router } = await open('/settings')
	await textBox(form('Travel to a repair'), 'At most').fill('200')
	await textBox(form('Settings'), 'Phone').fill('+91 00000 12345')
	router.navigate('/away')
	const question = page.getByRole('dialog', { name: 'Leave without saving?' })
	await expect.element(question).toBeVisible()
	await expectAccessible()
	await question.getByRole('button', { name: 'Leave' }).click()
	await expect.element(headingOf('Elsewhere')).toBeVisible()
})

const hours = [{ date: '2030-11-24', times: [{ time: '10:00', places_left: 3 }] }]
test('an hour that a colleague closes in the same moment is said to be closed already (B.ADMIN-36)', async () => {
	vi.useFakeTimers({ now: new Date('2030-11-20T06:00:00Z'), toFake: ['Date'] })
	await page.viewport(1280, 800)
	keepStaff()
	const { sent } = await open('/hours?week=2030-11-24', {
		'GET /admin/slot-closures/': [aPage()],
		'GET /repairing-service/available-slots/': [{ json: hours }],
		'POST /admin/slot-closures/': [{ status: 400, json: { time: ['This hour is closed already.'] } }],
	})
	await page.getByRole('button', { name: /^Sun 24 Nov, 10–11 am / }).click()
	const dialog = page.getByRole('dialog', { name: 'Close: Sun 24 Nov, 10–11 am' })
	await dialog.getByRole('button', { name: 'Close hour' }).click()
	await expect.element(dialog.getByText('This hour is closed already.').first()).toBeVisible()
	expect(sent('POST')).toMatchObject([{ kind: 'repairs', date: '2030-11-24', time: '10:00' }])
})

test('how many places an hour has is read by staff, who cannot change it (D-17, D-48)', async () => {
	keepStaff()
	await open('/hours', { 'GET /admin/slot-closures/': [aPage()], 'GET /repairing-service/available-slots/': [{ json: [] }] })
	await expect.element(textBox(form('Places in an hour'), 'Repairs an hour')).toHaveAttribute('readonly', '')
	await expect.element(form('Places in an hour').getByText('Only an admin can change the places.')).toBeVisible()
})

test('technicians are listed with their phone and what is open for them, and lead to their repairs (B.ADMIN-22)', async () => {
	await page.viewport(1280, 800)
	const imran = { id: 3, name: 'Imran Shaikh', email: 'imran@pahiya.test', phone_number: '+91 98220 11111', is_active: true, open_work: 4 }
	await open('/technicians', { 'GET /admin/technicians/': [aPage(imran)] })
	await expect.element(page.getByRole('link', { name: imran.name })).toHaveAttribute('href', '/admin/repairs?technician=3')
	await expect.element(page.getByRole('link', { name: imran.phone_number })).toHaveAttribute('href', 'tel:+919822011111')
	await expect.element(page.getByRole('cell', { name: '4', exact: true })).toBeVisible()
	await expect.element(page.getByRole('cell', { name: 'Active', exact: true })).toBeVisible()
})
