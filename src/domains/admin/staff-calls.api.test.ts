import { expect, test } from 'vitest'
import { accountRoles } from '#contract/accounts/account-words.ts'
import { staffAddresses } from '#contract/staff-addresses.ts'
import { signIn } from '../../../tests/support/sign-in.ts'
import { useTestApp } from '../../../tests/support/test-app.ts'

const product = useTestApp({ clock: '2026-11-20T06:00:00Z' })

/** For every call: who may make it, what a harmless request of his looks like, and what answers it. Objects of the addresses do not exist. */
const calls: Record<keyof typeof staffAddresses, { from: 'technician' | 'staff' | 'admin'; body?: object; answer: number }> = {
	repairBookings: { from: 'technician', answer: 200 },
	repairBooking: { from: 'technician', answer: 404 },
	changeRepairBooking: { from: 'technician', body: { status: 'in_progress' }, answer: 404 },
	recordRepairPayment: { from: 'technician', body: { method: 'upi' }, answer: 404 },
	addRepairNote: { from: 'technician', body: { text: 'The gate is on the left.' }, answer: 404 },
	day: { from: 'technician', answer: 200 },
	counts: { from: 'technician', answer: 200 },
	siteSettings: { from: 'staff', answer: 200 },
	changeSiteSettings: { from: 'admin', body: { repair_capacity: 3 }, answer: 200 },
	slotClosures: { from: 'staff', answer: 200 },
	slotClosure: { from: 'staff', answer: 404 },
	createSlotClosure: { from: 'staff', body: { kind: 'repairs', date: '2026-11-01' }, answer: 400 },
	changeSlotClosure: { from: 'staff', body: { reason: 'Holiday' }, answer: 404 },
	deleteSlotClosure: { from: 'staff', answer: 404 },
	feeRules: { from: 'staff', answer: 200 },
	feeRule: { from: 'staff', answer: 404 },
	changeFeeRule: { from: 'admin', body: { maximum: 150 }, answer: 404 },
	technicians: { from: 'staff', answer: 200 },
	technician: { from: 'staff', answer: 404 },
	auditLog: { from: 'staff', answer: 200 },
	auditEntry: { from: 'staff', answer: 404 },
	serviceCategories: { from: 'staff', answer: 200 },
	serviceCategory: { from: 'staff', answer: 404 },
	createServiceCategory: { from: 'staff', body: { name: 'Towing' }, answer: 201 },
	changeServiceCategory: { from: 'staff', body: { name: 'Towing' }, answer: 404 },
	deleteServiceCategory: { from: 'staff', answer: 404 },
	services: { from: 'staff', answer: 200 },
	service: { from: 'staff', answer: 404 },
	createService: { from: 'admin', body: { category: crypto.randomUUID(), name: 'Towing', base_price: 100 }, answer: 400 },
	changeService: { from: 'staff', body: { name: 'Towing' }, answer: 404 },
	deleteService: { from: 'staff', answer: 404 },
	servicePrices: { from: 'staff', answer: 200 },
	servicePrice: { from: 'staff', answer: 404 },
	createServicePrice: { from: 'admin', body: { service: 2_000_000_000, vehicle_class: 'moped', price: 100 }, answer: 400 },
	changeServicePrice: { from: 'admin', body: { price: 100 }, answer: 404 },
	deleteServicePrice: { from: 'admin', answer: 404 },
	vehicleClasses: { from: 'staff', answer: 200 },
	users: { from: 'staff', answer: 200 },
	user: { from: 'staff', answer: 404 },
	createUser: {
		from: 'admin',
		body: { email: 'rider@pahiya.test', username: 'new_name', password: 'Towing@2026', role: 'staff' },
		answer: 400,
	},
	changeUser: { from: 'staff', body: { is_active: false }, answer: 404 },
	unlockUser: { from: 'staff', answer: 404 },
	resendVerification: { from: 'staff', answer: 404 },
}
const roles = ['visitor', ...accountRoles] as const
function requestOf(name: keyof typeof calls) {
	const [method = '', path = ''] = staffAddresses[name].split(' ')
	return { method, url: path.replace(':id', '2000000000').replace(':uuid', crypto.randomUUID()) }
}

test.each(Object.entries(calls))(
	'the call %s is refused to visitors, customers and whoever of the company has nothing to do with it (A.ADMIN-03, A.E-17, B.ADMIN-02, B.E-15)',
	async (name, { from, body, answer }) => {
		const { method, url } = requestOf(name as keyof typeof calls)
		for (const role of roles) {
			const access = role === 'visitor' ? undefined : (await signIn(product, { role })).access
			const { status } = await product.call(method, url, {
				access,
				body: body && 'name' in body ? { ...body, name: `Towing ${role}` } : body,
			})
			const expected = role === 'visitor' ? 401 : roles.indexOf(role) < roles.indexOf(from) ? 403 : answer
			expect({ role, status }).toEqual({ role, status: expected })
		}
	},
)

const lists = Object.values(staffAddresses).flatMap((address) => {
	const [method, path = ''] = address.split(' ')
	const notPaged = ['site-settings', 'vehicle-classes', 'day', 'counts']
	const name = path.split('/')[2] ?? ''
	return method === 'GET' && !path.includes(':') && !notPaged.includes(name) ? [name] : []
})

/** What stands between a token that was good and the call now. */
const ends: [string, string, number][] = [
	['whose session was ended', 'update sessions set ended_at = created_at where user_id = $1', 401],
	['whose session is over', `update sessions set expires_at = '2026-11-20T05:00:00Z' where user_id = $1`, 401],
	['who was disabled', 'update users set is_active = false where id = $1', 401],
	['whose tokens were called in', 'update users set token_version = token_version + 1 where id = $1', 401],
	['who was made a customer', `update users set role = 'customer' where id = $1`, 403],
]
test.each(ends)(
	'an admin %s is shut out of every staff call at once, whatever his token says (A.E-17, D-11)',
	async (_, statement, refused) => {
		const person = await signIn(product, { role: 'admin' })
		await product.sql(statement, [person.id])
		for (const [name, { body }] of Object.entries(calls)) {
			const { method, url } = requestOf(name as keyof typeof calls)
			const { status } = await product.call(method, url, { access: person.access, body })
			expect({ name, status }).toEqual({ name, status: refused })
		}
	},
)

test('a role counts as the database has it now, not as the token says (A.E-17, D-11)', async () => {
	const person = await signIn(product, { role: 'staff' })
	await product.sql(`update users set role = 'technician' where id = $1`, [person.id])
	expect((await product.call('GET', '/admin/users/', { access: person.access })).status).toBe(403)
	expect((await product.call('GET', '/admin/repair-bookings/', { access: person.access })).status).toBe(200)
	await product.sql(`update users set role = 'admin' where id = $1`, [person.id])
	const { status } = await product.call('PATCH', '/admin/site-settings/', { access: person.access, body: { visit_capacity: 3 } })
	expect(status).toBe(200)
})

test('addresses that can name no object are unknown objects, never errors (B.API-06)', async () => {
	const { access } = await signIn(product, { role: 'admin' })
	for (const path of [
		'repair-bookings/0',
		'repair-bookings/abc',
		'services/-1',
		'users/99999999999',
		'service-categories/1',
		'service-prices/1.5',
		'slot-closures/0',
		'fee-rules/one',
		'technicians/-1',
		'audit-log/99999999999',
	])
		expect((await product.call('GET', `/admin/${path}/`, { access })).status).toBe(404)
})

test.each([
	['page=0', 'page'],
	['page=abc', 'page'],
	['page=1.5', 'page'],
	['page_size=0', 'page_size'],
	['page_size=101', 'page_size'],
	['ordering=password_hash', 'ordering'],
	['ordering=--created_at', 'ordering'],
	['search=a&search=b', 'search'],
])('a list refuses %s with a message at %s (D-22, A.ADMIN-33)', async (query, field) => {
	const { access } = await signIn(product, { role: 'admin' })
	for (const list of lists) {
		const { status, body } = await product.call('GET', `/admin/${list}/?${query}`, { access })
		expect(status).toBe(400)
		expect(Object.keys(body)).toEqual([field])
	}
})

test('what cannot be stored or searched for is no error either', async () => {
	const { access } = await signIn(product, { role: 'admin' })
	for (const query of ['search=%00', 'search=%25', 'search=_', 'search=%5C', `search=${'a '.repeat(50)}`])
		for (const list of lists) expect((await product.call('GET', `/admin/${list}/?${query}`, { access })).status).toBe(200)
	expect((await product.call('GET', '/admin/services/?category=%00', { access })).status).toBe(200)
	expect((await product.call('GET', '/admin/service-prices/?vehicle_class=%00', { access })).status).toBe(200)
})

test('a list is walked page by page along its links, every row once (D-22, A.ADMIN-33, B.ADMIN-03)', async () => {
	const { access, api } = await signIn(product, { role: 'staff' })
	const first = await api.staff.services({ query: { page_size: 7, ordering: '-name', search: 'e', is_active: 'true' } })
	expect(first.previous).toBeNull()
	const seen: number[] = []
	for (let url: string | null = `/api/admin/services/?page=1&page_size=7&ordering=-name&search=e&is_active=true`; url; ) {
		expect(url).toMatch(/^\/api\/admin\/services\/\?page=\d+&page_size=7&/)
		const { status, body } = await product.call('GET', url, { access })
		expect(status).toBe(200)
		const page = body as unknown as typeof first
		expect(page.count).toBe(first.count)
		seen.push(...page.results.map(({ id }) => id))
		url = page.next
	}
	expect(seen).toHaveLength(first.count)
	expect(new Set(seen).size).toBe(first.count)
	const second = await api.staff.services({ query: { page: 2, page_size: 7, ordering: '-name', search: 'e', is_active: 'true' } })
	const parameters = Object.fromEntries(new URLSearchParams(second.previous?.split('?')[1]))
	expect(parameters).toEqual({ page: '1', page_size: '7', ordering: '-name', search: 'e', is_active: 'true' })
})

test('a page behind the last is empty and leads back to the last (D-22)', async () => {
	const { api } = await signIn(product, { role: 'staff' })
	const beyond = await api.staff.services({ query: { page: 900, page_size: 50 } })
	expect(beyond).toMatchObject({ next: null, results: [] })
	expect(beyond.count).toBeGreaterThan(0)
	expect(beyond.previous).toBe(`/api/admin/services/?page=${Math.ceil(beyond.count / 50)}&page_size=50`)
	expect(await api.staff.repairBookings({ query: { page: 3 } })).toMatchObject({ count: 0, next: null, results: [] })
})
