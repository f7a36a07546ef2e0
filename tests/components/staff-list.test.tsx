import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addDays, dayOf } from '../../src/shared/days.ts'
import { repairList } from '../../src/web/features/repairs/staff/repair-list.tsx'
import { auditList } from '../../src/web/features/staff-audit/audit-list.tsx'
import { customerList } from '../../src/web/features/staff-people/customer-list.tsx'
import { StaffListPage } from '../../src/web/kits/staff-list/staff-list.tsx'
import { sneha } from './support/a-caller.ts'
import { aPage } from './support/a-page.ts'
import { aStaffRepair } from './support/a-staff-repair.ts'
import { expectAccessible } from './support/accessible.ts'
import { savedFiles } from './support/saved-file.ts'
import { addressOf, headingOf, serverAnswers, show } from './support/show.tsx'
import { inStaffFrame } from './support/staff-frame.tsx'

const imran = { id: 3, name: 'Imran Shaikh' }
const everyRepair = <StaffListPage {...repairList(undefined, [imran])} />
const routes = [
	{ path: '/admin/repairs', element: everyRepair },
	{ path: '/framed', element: inStaffFrame(everyRepair) },
	{ path: '/admin/repairs/:id', element: <h1>The repair</h1> },
	{ path: '/admin/customers', element: <StaffListPage {...customerList} /> },
	{ path: '/admin/audit-log', element: <StaffListPage {...auditList([])} /> },
]
const list = 'GET /admin/repair-bookings/'
const referenceOf = (id: number) => `BK${String(id).padStart(10, '0')}`
const repair = (id: number, changes: object = {}) => aStaffRepair({ id, reference: referenceOf(id), ...changes })
const confirmed = (id: number, version: number) =>
	repair(id, { status: 'confirmed', status_display: 'Confirmed', next_statuses: ['in_progress', 'cancelled'], version })
const repairs = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => repair(from + at))
/** A page of more rows than are on it. */
const pageOf = (count: number, ...results: object[]) => ({ json: { count, next: null, previous: null, results } })

async function open(replies: Parameters<typeof serverAnswers>[0], path = '/admin/repairs') {
	const calls = serverAnswers({ 'GET /admin/counts/': [{ json: {} }], 'GET /admin/saved-views/': [{ json: [] }], ...replies })
	const router = await show(routes, path)
	const patches = () => calls.filter(({ address }) => address.startsWith('PATCH')).map(({ address, body }) => ({ address, body }))
	return { calls, router, patches }
}
const links = () => page.getByRole('link', { name: /^BK\d+$/ })
const box = (id: number) => page.getByRole('checkbox', { name: `Select ${referenceOf(id)}` })
const bar = page.getByRole('region', { name: 'Selected rows' })
const report = (words: string) => page.getByRole('status').filter({ hasText: words })
const press = (name: string) => bar.getByRole('button', { name }).click()
const dialog = (name: string) => page.getByRole('dialog', { name })

beforeEach(() => page.viewport(1280, 800))

test('a list with nothing to show names the filter to drop, and drops it (B.ADMIN-03)', async () => {
	const { calls, router } = await open({ [list]: [aPage()] }, '/admin/repairs?tab=all&search=nobodyhasthis&kind=scheduled')
	await expect.element(page.getByRole('heading', { name: 'No repairs match' })).toBeVisible()
	await expect.element(page.getByRole('link', { name: 'Remove filter: Kind: For an hour' })).toBeVisible()
	await page.getByRole('link', { name: 'Remove filter: “nobodyhasthis”' }).click()
	await expect.element(page.getByRole('searchbox', { name: 'Number, name, phone, plate' })).toHaveValue('')
	expect(addressOf(router)).toBe('/admin/repairs?tab=all&kind=scheduled')
	await expect.poll(() => calls.filter(({ address }) => address === list).at(-1)?.query).not.toHaveProperty('search')
})

test('further pages are kept in the address, and old rows stay while the next come (B.ADMIN-03)', async () => {
	const { promise, resolve } = Promise.withResolvers<void>()
	const second = pageOf(27, ...repairs(26, 27))
	const all = pageOf(27, ...repairs(1, 27))
	const { calls, router } = await open({ [list]: [pageOf(27, ...repairs(1, 25)), { ...second, after: promise }, all, second] })
	await expect.poll(() => links().elements().length).toBe(25)
	await expect.element(page.getByText('1–25 of 27')).toBeVisible()
	await page.getByRole('link', { name: 'Next' }).click()
	await expect.poll(() => document.querySelectorAll('[aria-busy="true"] [data-row-link]').length).toBe(25)
	resolve()
	await expect.poll(() => links().elements().length).toBe(2)
	await expect.element(page.getByText('26–27 of 27')).toBeVisible()
	expect(addressOf(router)).toBe('/admin/repairs?page=2')
	await page.getByRole('combobox', { name: 'Rows per page' }).selectOptions('50')
	await expect.poll(() => links().elements().length).toBe(27)
	expect(addressOf(router)).toBe('/admin/repairs?page_size=50')
	expect(calls.filter(({ address }) => address === list).map(({ query }) => [query.page, query.page_size])).toEqual([
		['1', '25'],
		['2', '25'],
		['1', '50'],
	])
	await router.navigate(-1)
	await expect.poll(() => links().elements().length).toBe(2)
})

test('several are confirmed, sent one technician and cancelled with one reason, and what can be taken back is (ux 118)', async () => {
	const { patches } = await open({
		[list]: [aPage(...repairs(1, 3))],
		...Object.fromEntries([1, 2, 3].map((id) => [`PATCH /admin/repair-bookings/${id}/`, [{ json: confirmed(id, 4) }]])),
	})
	for (const id of [1, 2]) await box(id).click()
	await expect.element(bar).toMatchTextContent(/2 selected/)
	await expectAccessible()
	await bar.getByRole('button', { name: 'Confirm' }).dblClick()
	await expect.element(report('Confirmed 2.')).toBeVisible()
	const of = (id: number, body: object) => ({ address: `PATCH /admin/repair-bookings/${id}/`, body })
	expect(patches().splice(0)).toEqual([1, 2].map((id) => of(id, { status: 'confirmed', version: 3 })))

	for (const id of [1, 3]) await box(id).click()
	await press('Assign')
	const assign = dialog('Assign 2 repairs')
	await assign.getByRole('button', { name: 'Assign' }).click()
	await expect.element(assign.getByLabelText(/^Technician/)).toHaveAccessibleDescription(/Please choose one/)
	await assign.getByLabelText(/^Technician/).selectOptions(imran.name)
	await assign.getByRole('button', { name: 'Assign' }).click()
	await expect.element(report('Assigned 2.')).toBeVisible()
	await report('Assigned 2.').getByRole('button', { name: 'Undo' }).click()
	await expect.element(report('Undone: 2.')).toBeVisible()
	expect(patches().slice(2)).toEqual([
		...[1, 3].map((id) => of(id, { technician: imran.id, version: 3 })),
		...[1, 3].map((id) => of(id, { technician: null, version: 4 })),
	])

	for (const id of [2, 3]) await box(id).click()
	await press('Cancel')
	const cancel = dialog('Cancel 2 repairs?')
	await cancel.getByLabelText(/^Reason/).fill('Flooded roads')
	await cancel.getByRole('button', { name: 'Cancel repairs' }).click()
	await expect.element(report('Cancelled 2.')).toBeVisible()
	expect(patches().slice(6)).toEqual([2, 3].map((id) => of(id, { status: 'cancelled', reason: 'Flooded roads', version: 3 })))
})

test('several are done each for itself: one that somebody else changed meanwhile is named with the reason, and stays selected', async () => {
	await open({
		[list]: [aPage(...repairs(1, 2)), aPage(confirmed(1, 4), repair(2))],
		'PATCH /admin/repair-bookings/1/': [{ json: confirmed(1, 4) }],
		'PATCH /admin/repair-bookings/2/': [{ status: 409, json: { detail: 'Somebody has changed this.', current: confirmed(2, 4) } }],
	})
	for (const id of [1, 2]) await box(id).click()
	await press('Confirm')
	const failed = report('Confirmed 1 of 2.').getByRole('listitem')
	await expect.element(failed).toHaveTextContent(`${referenceOf(2)}: Somebody has changed this.`)
	await expect.element(box(2)).toBeChecked()
	await expect.element(box(1)).not.toBeChecked()
})

test('in a long list the row with the focus is never behind the bar, and what became of the chosen ones comes into sight (WCAG 2.4.11)', async () => {
	await page.viewport(1280, 740)
	await open(
		{
			[list]: [aPage(...repairs(1, 25))],
			'PATCH /admin/repair-bookings/25/': [{ status: 409, json: { detail: 'Somebody has changed this.', current: confirmed(25, 4) } }],
		},
		'/framed',
	)
	await expect.element(links().nth(24)).toBeInTheDocument()
	await userEvent.keyboard('jx')
	for (let at = 1; at < 25; at += 1) {
		await userEvent.keyboard('j')
		const row = links().nth(at).element().getBoundingClientRect()
		expect([at, row.bottom <= bar.element().getBoundingClientRect().top]).toEqual([at, true])
	}
	await userEvent.keyboard('x')
	await box(1).click()
	await press('Confirm')
	await expect.element(report('Confirmed 0 of 1.')).toBeInViewport()
	await expect.element(report('Confirmed 0 of 1.')).toHaveFocus()
})

test.for([320, 360, 1280])('at %i pixels what can be done with the chosen ones of a long list stays in sight', async (width) => {
	await page.viewport(width, 740)
	await open({ [list]: [aPage(...repairs(1, 25))] }, '/framed')
	await box(1).click()
	await expect.element(bar).toBeInViewport({ ratio: 1 })
	expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
	const { left, top, width: wide, height } = bar.getByRole('button', { name: 'Confirm' }).element().getBoundingClientRect()
	const onTop = document.elementFromPoint(left + wide / 2, top + height / 2)
	expect(onTop?.closest('button')?.textContent).toBe('Confirm')
})

test('rows are chosen by j, k and x, by a range with Shift, and all of the page; Enter opens the row', async () => {
	const { router } = await open({ [list]: [aPage(...repairs(1, 3))] })
	await expect.poll(() => links().elements().length).toBe(3)
	await userEvent.keyboard('jjx')
	await expect.element(bar).toMatchTextContent(/1 selected/)
	await expect.element(box(2)).toBeChecked()
	await userEvent.keyboard('x')
	await expect.element(bar).not.toBeInTheDocument()
	await box(1).click()
	await box(3).click({ modifiers: ['Shift'] })
	await expect.element(bar).toMatchTextContent(/3 selected/)
	await page.getByRole('checkbox', { name: 'Select all 3 on this page' }).click()
	await expect.element(bar).not.toBeInTheDocument()
	await userEvent.keyboard('k{Enter}')
	await expect.element(headingOf('The repair')).toBeVisible()
	expect(router.state.location.pathname).toMatch(/^\/admin\/repairs\/[123]$/)
})

test('where nothing can be done with the chosen rows that is said, and no button stands there in vain', async () => {
	const over = { status: 'completed', status_display: 'Completed', next_statuses: [] }
	await open({ [list]: [aPage(repair(1, over), repair(2))] }, '/admin/repairs?tab=all')
	await box(1).click()
	await expect.element(bar).toMatchTextContent(/1 selected: nothing to do with these/)
	await box(2).click()
	await expect.element(bar).toMatchTextContent(/2 selectedConfirm 1 of 2/)
})

test('every row that is filtered goes into a table file, with nothing that a spreadsheet would run', async () => {
	const saved = savedFiles()
	const customer = (id: number, name: string) => ({ ...sneha, id, name })
	const first = { json: { count: 2, next: '?page=2', previous: null, results: [customer(5, '=HYPERLINK("http://x")')] } }
	const { calls } = await open({ 'GET /admin/users/': [first, first, aPage(customer(6, 'Ravi'))] }, '/admin/customers?search=mh12')
	await expect.element(page.getByRole('link', { name: /HYPERLINK/ })).toBeVisible()
	await page.getByRole('button', { name: 'Download CSV' }).click()
	const lines = (await saved.text()).split('\r\n')
	expect(lines.map((line) => line.split(',').slice(0, 2).join())).toEqual([
		'Name,Phone',
		`"'=HYPERLINK(""http://x"")",'+91 98220 12345`,
		`Ravi,'+91 98220 12345`,
		'',
	])
	expect(saved.names[0]).toMatch(/^customers-\d{4}-\d\d-\d\d\.csv$/)
	expect(calls.filter(({ address }) => address === 'GET /admin/users/').map(({ query }) => [query.search, query.page])).toEqual([
		['mh12', '1'],
		['mh12', '1'],
		['mh12', '2'],
	])
})

test('a table file says of each row its day with the year, since it is read on other days than “Tomorrow”', async () => {
	const saved = savedFiles()
	const day = addDays(dayOf(new Date()), 1)
	const rows = [repair(1, { schedule_date: day, schedule_time: '15:00:00' }), repair(2, { kind: 'service_now' })]
	await open({ [list]: [aPage(...rows), aPage(...rows)] })
	await expect.element(page.getByText(/^Tomorrow 3/)).toBeVisible()
	await page.getByRole('button', { name: 'Download CSV' }).click()
	const lines = (await saved.text()).split('\r\n')
	expect(lines.slice(0, 3).map((line) => line.split(',')[0])).toEqual(['When', `${day} 15:00`, 'As soon as possible'])
})

test('the audit log scrolls in its table alone where it is wider than the screen, its hidden words too', async () => {
	await page.viewport(768, 800)
	const row = {
		id: 1,
		actor: 2,
		actor_name: 'Kavita Rane',
		actor_role: 'staff',
		// Names are cut; an action is not, however many words it has.
		action: 'record-payment-and-hand-over-the-keys-and-papers',
		collection: 'vehicle-bookings',
		object_id: '12',
		object_name: 'Triumph Speed 400 in a colour of a long name 2024',
		technician_names: {},
		before: { status: 'pending', payment_method: 'cash' },
		after: { status: 'confirmed', payment_method: 'upi' },
		created_at: '2026-11-29T17:58:25.013Z',
	}
	await open({ 'GET /admin/audit-log/': [aPage(row)] }, '/admin/audit-log')
	await expect.element(page.getByRole('cell', { name: /Confirmed/ })).toBeInTheDocument()
	const table = document.querySelector('table')
	expect(table?.scrollWidth).toBeGreaterThan(768)
	expect(document.documentElement.scrollWidth).toBe(768)
})

test('a long name in the audit log is cut and widens no screen; pointed at, it is there whole (B.ADMIN-35)', async () => {
	const object_name = `${'Royal Enfield Classic 350 special edition '.repeat(3)}2019`
	const row = {
		id: 1,
		actor: 4,
		actor_name: 'Kavita Rane',
		actor_role: 'staff',
		action: 'change',
		collection: 'sell-requests',
		object_id: '1',
		object_name,
		technician_names: {},
		before: { status: 'pending' },
		after: { status: 'inspection_scheduled', schedule_date: '2026-12-03', schedule_time: '11:00:00' },
		created_at: '2026-11-29T17:58:25.013Z',
	}
	await open({ 'GET /admin/audit-log/': [aPage(row)] }, '/admin/audit-log')
	await expect.element(page.getByTitle(/Royal Enfield Classic 350.*2019$/)).toBeVisible()
	expect(document.documentElement.scrollWidth).toBe(1280)
})

test('every column stays in reach beside long names, from 760 to 1920 pixels', async () => {
	const customer_name = 'Venkatanarasimharajuvaripeta Subrahmanyam MH12KT4821'
	await open({ [list]: [aPage(repair(1, { customer_name, total_amount: 649, customer: 5, technician: imran }))] }, '/framed')
	await expect.element(page.getByTitle(customer_name)).toBeVisible()
	const amount = page.getByRole('cell', { name: '₹649' })
	const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
	for (const width of [1920, 1280, 1240]) {
		await page.viewport(width, 800)
		await expect.poll(sideways).toBeLessThanOrEqual(0)
		await expect.element(amount).toBeInViewport({ ratio: 1 })
	}
	for (const width of [1024, 900, 760]) {
		await page.viewport(width, 800)
		await expect.poll(sideways).toBeLessThanOrEqual(0)
		amount.element().scrollIntoView({ block: 'nearest', inline: 'nearest' })
		// Scrolled to its edge, which may lie between two pixels.
		await expect.element(amount).toBeInViewport({ ratio: 0.98 })
		await expect.element(links()).toBeInViewport({ ratio: 1 })
	}
})
