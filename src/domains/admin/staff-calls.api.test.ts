import { expect, test } from 'vitest'
import { accountRoles } from '#contract/accounts/account-words.ts'
import type { Collection } from '#contract/collection.ts'
import type { Access, Address, Endpoint } from '#contract/endpoint.ts'
import { staff } from '#contract/staff.ts'
import { staffAddresses } from '#contract/staff-addresses.ts'
import { signIn } from '../../../tests/support/sign-in.ts'
import { useTestApp } from '../../../tests/support/test-app.ts'

const product = useTestApp({ clock: '2026-11-20T06:00:00Z' })

type SingleCall = {
	[name in keyof typeof staffAddresses]: (typeof staffAddresses)[name] extends Address ? name : never
}[keyof typeof staffAddresses]
type Call = { from: Exclude<Access, 'public' | 'signed-in'>; address: string; body?: object; answer: number }

/**
 * What has no collection: who may make a call, what a harmless request of his looks like, and what answers it. Objects of the addresses do
 * not exist.
 */
const single: Record<SingleCall, Omit<Call, 'address'>> = {
	repairBookings: { from: 'technician', answer: 200 },
	bookForCustomer: { from: 'staff', body: {}, answer: 400 },
	repairBooking: { from: 'technician', answer: 404 },
	changeRepairBooking: { from: 'technician', body: { status: 'in_progress' }, answer: 404 },
	recordRepairPayment: { from: 'technician', body: { method: 'upi' }, answer: 404 },
	recordRepairRefund: { from: 'staff', body: { method: 'upi' }, answer: 404 },
	proposeExtraWork: { from: 'technician', body: { lines: [{ kind: 'work', name: 'Chain cleaned', price: 150 }] }, answer: 404 },
	settleExtraWork: { from: 'technician', body: { answer: 'withdrawn' }, answer: 404 },
	repairPhotos: { from: 'technician', answer: 404 },
	addRepairPhoto: { from: 'technician', body: { moment: 'before' }, answer: 404 },
	removeRepairPhoto: { from: 'technician', answer: 404 },
	addRepairNote: { from: 'technician', body: { text: 'The gate is on the left.' }, answer: 404 },
	noteContactMessage: { from: 'staff', body: {}, answer: 400 },
	answerContactMessage: { from: 'staff', body: { text: 'We come tomorrow.' }, answer: 404 },
	orders: { from: 'staff', answer: 200 },
	orderForCustomer: { from: 'staff', body: {}, answer: 400 },
	partsToOrder: { from: 'staff', answer: 200 },
	order: { from: 'staff', answer: 404 },
	changeOrder: { from: 'staff', body: { status: 'confirmed' }, answer: 404 },
	recordOrderPayment: { from: 'staff', body: { method: 'upi' }, answer: 404 },
	recordOrderRefund: { from: 'staff', body: { method: 'upi' }, answer: 404 },
	gstReport: { from: 'staff', answer: 200 },
	dayBook: { from: 'staff', answer: 200 },
	payments: { from: 'staff', answer: 200 },
	dues: { from: 'staff', answer: 200 },
	webVitals: { from: 'staff', answer: 200 },
	invoiceDocument: { from: 'staff', answer: 404 },
	sendInvoice: { from: 'staff', answer: 404 },
	bookVehicleForCustomer: { from: 'staff', body: {}, answer: 400 },
	sellForCustomer: { from: 'staff', body: {}, answer: 400 },
	vehicleBookings: { from: 'staff', answer: 200 },
	vehicleBooking: { from: 'staff', answer: 404 },
	changeVehicleBooking: { from: 'staff', body: { status: 'confirmed' }, answer: 404 },
	sellRequests: { from: 'staff', answer: 200 },
	sellRequest: { from: 'staff', answer: 404 },
	changeSellRequest: { from: 'staff', body: { status: 'rejected', reason: 'No.' }, answer: 404 },
	judgeSellDocument: { from: 'staff', body: { acceptable: true }, answer: 404 },
	makeOffer: { from: 'staff', body: { lines: [] }, answer: 404 },
	withdrawOffer: { from: 'staff', body: {}, answer: 404 },
	publishVehicle: { from: 'staff', body: { price: 50_000 }, answer: 404 },
	inspection: { from: 'technician', answer: 404 },
	startInspection: { from: 'technician', body: {}, answer: 404 },
	rateInspectionPoint: { from: 'technician', body: { rating: 'good' }, answer: 404 },
	addInspectionPhoto: { from: 'technician', body: {}, answer: 404 },
	removeInspectionPhoto: { from: 'technician', answer: 404 },
	completeInspection: { from: 'technician', body: {}, answer: 404 },
	vehiclePhotos: { from: 'staff', answer: 404 },
	addVehiclePhoto: { from: 'staff', body: {}, answer: 404 },
	orderVehiclePhotos: { from: 'staff', body: { ids: [] }, answer: 404 },
	coverVehiclePhoto: { from: 'staff', body: { x: 0, y: 0, width: 0.5, height: 0.5 }, answer: 404 },
	removeVehiclePhoto: { from: 'staff', answer: 404 },
	addOrderNote: { from: 'staff', body: { text: 'Leave it at the gate.' }, answer: 404 },
	subscriptionRequests: { from: 'staff', answer: 200 },
	subscriptionRequest: { from: 'staff', answer: 404 },
	requestForCustomer: { from: 'staff', body: {}, answer: 400 },
	changeSubscriptionRequest: { from: 'staff', body: { status: 'approved' }, answer: 404 },
	approveRequest: { from: 'staff', body: {}, answer: 404 },
	rejectRequest: { from: 'staff', body: { rejection_reason: 'No technician there' }, answer: 404 },
	subscriptions: { from: 'staff', answer: 200 },
	subscription: { from: 'staff', answer: 404 },
	createSubscription: { from: 'staff', body: {}, answer: 400 },
	changeSubscription: { from: 'staff', body: { note: 'As agreed' }, answer: 404 },
	cancelSubscription: { from: 'staff', body: { reason: 'Moved away' }, answer: 404 },
	subscriptionBikes: { from: 'staff', answer: 404 },
	moveSubscription: { from: 'staff', body: { vehicle: 1, reason: 'Bought a new one' }, answer: 404 },
	renewSubscription: { from: 'staff', body: {}, answer: 404 },
	recordSubscriptionPayment: { from: 'staff', body: { method: 'upi' }, answer: 404 },
	recordSubscriptionRefund: { from: 'staff', body: { method: 'upi' }, answer: 404 },
	visits: { from: 'technician', answer: 200 },
	visit: { from: 'technician', answer: 404 },
	scheduleVisit: { from: 'staff', body: {}, answer: 400 },
	changeVisit: { from: 'technician', body: { technician_notes: 'Chain set.' }, answer: 404 },
	startVisit: { from: 'technician', body: {}, answer: 404 },
	completeVisit: { from: 'technician', body: {}, answer: 404 },
	cancelVisit: { from: 'technician', body: { reason: 'Gate closed', nobody_there: true }, answer: 404 },
	visitPhotos: { from: 'technician', answer: 404 },
	addVisitPhoto: { from: 'technician', body: { moment: 'before' }, answer: 404 },
	removeVisitPhoto: { from: 'technician', answer: 404 },
	day: { from: 'technician', answer: 200 },
	counts: { from: 'technician', answer: 200 },
	mailTexts: { from: 'admin', answer: 200 },
	mailText: { from: 'admin', answer: 404 },
	changeMailText: { from: 'admin', body: {}, answer: 404 },
	previewMail: { from: 'admin', body: {}, answer: 404 },
	sendTestMail: { from: 'admin', answer: 404 },
	savedViews: { from: 'technician', answer: 200 },
	saveView: { from: 'technician', body: {}, answer: 400 },
	removeView: { from: 'technician', answer: 404 },
	notifications: { from: 'staff', answer: 200 },
	changeNotification: { from: 'staff', body: { status: 'closed' }, answer: 404 },
	readNotification: { from: 'staff', answer: 404 },
	readNotifications: { from: 'staff', body: {}, answer: 400 },
	statistics: { from: 'staff', answer: 200 },
	dashboard: { from: 'staff', answer: 200 },
	changeStock: { from: 'staff', body: { change: 1, reason: 'Counted' }, answer: 404 },
	stockChanges: { from: 'staff', answer: 404 },
	addPartImage: { from: 'staff', body: {}, answer: 400 },
	removePartImage: { from: 'staff', answer: 404 },
	siteSettings: { from: 'staff', answer: 200 },
	changeSiteSettings: { from: 'admin', body: { repair_capacity: 3 }, answer: 200 },
	technicians: { from: 'staff', answer: 200 },
	technician: { from: 'staff', answer: 404 },
	auditLog: { from: 'staff', answer: 200 },
	auditEntry: { from: 'staff', answer: 404 },
	closureCalendar: { from: 'staff', answer: 400 },
	closeDays: { from: 'staff', body: { kind: 'repairs', date_from: '2020-01-01' }, answer: 400 },
	addPicture: { from: 'staff', body: {}, answer: 400 },
	priceSheet: { from: 'staff', answer: 200 },
	changePriceSheet: { from: 'admin', body: { cells: [{ service: 1, vehicle_class: 'none', price: 1 }] }, answer: 400 },
	vehicleClasses: { from: 'staff', answer: 200 },
	users: { from: 'staff', answer: 200 },
	user: { from: 'staff', answer: 404 },
	customerHistory: { from: 'staff', answer: 404 },
	createUser: {
		from: 'admin',
		body: { email: 'rider@pahiya.test', username: 'new_name', password: 'Towing@2026', role: 'staff' },
		answer: 400,
	},
	changeUser: { from: 'staff', body: { is_active: false }, answer: 404 },
	unlockUser: { from: 'staff', answer: 404 },
	resendVerification: { from: 'staff', answer: 404 },
}
const isCollection = (calls: Endpoint | Collection): calls is Collection => 'about' in calls
const ofCollections = Object.entries(staff).flatMap(([name, calls]) =>
	isCollection(calls)
		? Object.entries(calls).flatMap(([verb, call]) => (verb === 'about' ? [] : [[`${name}.${verb}`, call as Endpoint] as const]))
		: [],
)
/** No collection makes one of nothing, and changes nothing of what is not there. */
const answers: Record<string, number> = { list: 200, find: 404, create: 400, change: 404, remove: 404, import: 400, order: 400 }
const calls: [string, Call][] = [
	...Object.entries(single).map(([name, call]): [string, Call] => [name, { ...call, address: staffAddresses[name as SingleCall] }]),
	...ofCollections.map(([name, { access, address }]): [string, Call] => [
		name,
		{
			from: access as Call['from'],
			address,
			body: address.startsWith('GET') ? undefined : {},
			answer: answers[name.split('.')[1] ?? ''] ?? 0,
		},
	]),
]

const roles = ['visitor', ...accountRoles] as const
function requestOf({ address }: Call) {
	const [method = '', path = ''] = address.split(' ')
	return {
		method,
		url: path.replace(':id', '2000000000').replace(':uuid', crypto.randomUUID()).replace(':order_number', 'SP200101-AAAAAA'),
	}
}

test.each(calls)(
	'the call %s is refused to visitors, customers and whoever of the company has nothing to do with it (A.ADMIN-03, A.E-17, B.ADMIN-02, B.E-15)',
	async (_name, call) => {
		const { from, body, answer } = call
		const { method, url } = requestOf(call)
		for (const role of roles) {
			const access = role === 'visitor' ? undefined : (await signIn(product, { role })).access
			const { status } = await product.call(method, url, { access, body })
			const expected = role === 'visitor' ? 401 : roles.indexOf(role) < roles.indexOf(from) ? 403 : answer
			expect({ role, status }).toEqual({ role, status: expected })
		}
	},
)

const lists = calls.flatMap(([, { address }]) => {
	const [method, path = ''] = address.split(' ')
	const notPaged = [
		'site-settings',
		'vehicle-classes',
		'mail-texts',
		'day',
		'counts',
		'dashboard',
		'admin',
		'saved-views',
		'day-book',
		'web-vitals',
		'gst-report',
	]
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
		for (const [name, call] of calls) {
			const { method, url } = requestOf(call)
			const { status } = await product.call(method, url, { access: person.access, body: call.body })
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
		'orders/1',
		'orders/%00',
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

const listCalls = Object.values(staff).map((entry: Endpoint | Collection) => (isCollection(entry) ? entry.list : entry))
const isDated = (list: string) => {
	const { query } = listCalls.find(({ address }) => address === `GET /admin/${list}/`) ?? {}
	return query !== undefined && 'date_from' in query.shape
}
test('every dated list is filtered by days in India, both included (D-49)', async () => {
	const { access, api } = await signIn(product, { role: 'admin' })
	await api.staff.faqs.create({ body: { page: 'pricing', question: 'Do you come on Sundays?', answer: 'Yes.' } })
	const countOf = async (list: string, query: string) => (await product.call('GET', `/admin/${list}/?${query}`, { access })).body.count
	for (const list of lists.filter(isDated)) {
		const all = await countOf(list, '')
		const before = await countOf(list, 'date_to=2026-11-19')
		const after = await countOf(list, 'date_from=2026-11-20')
		expect({ list, count: Number(before) + Number(after) }).toEqual({ list, count: all })
		expect({ list, refused: (await product.call('GET', `/admin/${list}/?date_from=20-11-2026`, { access })).body }).toEqual({
			list,
			refused: { date_from: [expect.any(String)] },
		})
	}
	// What is only looked up has no moment.
	expect(lists.filter((list) => !isDated(list))).toEqual(['vehicle-types', 'manufacturers', 'vehicle-models', 'fee-rules'])
	expect(await countOf('audit-log', 'date_from=2026-11-20')).toBeGreaterThan(0)
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
	const first = await api.staff.services.list({ query: { page_size: 7, ordering: '-name', search: 'e', is_active: 'true' } })
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
	const second = await api.staff.services.list({ query: { page: 2, page_size: 7, ordering: '-name', search: 'e', is_active: 'true' } })
	const parameters = Object.fromEntries(new URLSearchParams(second.previous?.split('?')[1]))
	expect(parameters).toEqual({ page: '1', page_size: '7', ordering: '-name', search: 'e', is_active: 'true' })
})

test('a page behind the last is empty and leads back to the last (D-22)', async () => {
	const { api } = await signIn(product, { role: 'staff' })
	const beyond = await api.staff.services.list({ query: { page: 900, page_size: 50 } })
	expect(beyond).toMatchObject({ next: null, results: [] })
	expect(beyond.count).toBeGreaterThan(0)
	expect(beyond.previous).toBe(`/api/admin/services/?page=${Math.ceil(beyond.count / 50)}&page_size=50`)
	expect(await api.staff.repairBookings({ query: { page: 3 } })).toMatchObject({ count: 0, next: null, results: [] })
})
