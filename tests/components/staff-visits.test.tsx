import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { StaffVisit } from '../../src/web/features/plans/staff/staff-visit.tsx'
import { visitList } from '../../src/web/features/plans/staff/visit-list.tsx'
import { useStaffVisit } from '../../src/web/features/plans/staff/visit-writes.ts'
import { StaffListPage } from '../../src/web/kits/staff-list/staff-list.tsx'
import { aVisit } from './support/a-plan.ts'
import { serverAnswers, show } from './support/show.tsx'

function Shown() {
	const { row: visit } = useStaffVisit(7)
	return visit ? (
		<StaffVisit visit={visit} customerLink={(name) => name} subscriptionLink={(reference) => reference} changes={null} />
	) : null
}
const routes = [
	{ path: '/', element: <Shown /> },
	{ path: '/list', element: <StaffListPage {...visitList({ open_visits: 2, unassigned_visits: 1, overdue_visits: 1 })} /> },
]
const seen = (changes: object = {}) =>
	aVisit({
		customer: 3,
		customer_name: 'Asha Rider',
		customer_phone: '9876543210',
		customer_email: 'asha@example.in',
		address: 'Flat 7',
		city: 'Pune',
		state: 'Maharashtra',
		postal_code: '411004',
		technician_id: null,
		starts_at: '2030-01-15T04:30:00.000Z',
		ends_at: '2030-01-15T05:30:00.000Z',
		started_at: null,
		created_at: '2029-12-01T06:00:00.000Z',
		can: { move: true, assign: true, start: true, complete: true, cancel: true },
		...changes,
	})
const known = {
	'GET /admin/technicians/': [{ json: { count: 1, next: null, previous: null, results: [{ id: 4, name: 'Imran Shaikh' }] } }],
	'GET /repairing-service/available-slots/': [{ json: [] }],
}

test('a visit is given a technician, and its page shows who comes (A.ADMIN-19, D-62)', async () => {
	const calls = serverAnswers({
		...known,
		'GET /admin/visits/7/': [{ json: seen() }],
		'PATCH /admin/visits/7/': [{ json: seen({ technician_id: 4, technician_name: 'Imran Shaikh', version: 2 }) }],
	})
	await show(routes, '/')
	await expect.element(page.getByRole('main')).toMatchTextContent(/Tue 15 Jan 2030, 10–11 am.*TechnicianUnassigned/)
	await page.getByLabelText('Technician').selectOptions('Imran Shaikh')
	await page.getByRole('button', { name: 'Move', exact: true }).click()
	await expect.element(page.getByRole('main')).toMatchTextContent(/TechnicianImran Shaikh/)
	expect(calls.find(({ address }) => address === 'PATCH /admin/visits/7/')?.body).toMatchObject({ technician: 4, version: 1 })
})

test('what is to be done is written where it says who reads it, and stays over a failure (A.ADMIN-21)', async () => {
	const calls = serverAnswers({
		...known,
		'GET /admin/visits/7/': [{ json: seen() }],
		'PATCH /admin/visits/7/': [{ status: 503 }, { json: seen({ service_notes: 'Look at the brake.', version: 2 }) }],
	})
	await show(routes, '/')
	await page.getByRole('button', { name: 'Write what is to be done' }).click()
	const dialog = page.getByRole('dialog')
	await expect.element(dialog.getByLabelText('What is to be done?')).toHaveAccessibleDescription(/customer and the technician read it/)
	await dialog.getByLabelText('What is to be done?').fill('Look at the brake.')
	await dialog.getByRole('button', { name: 'Save' }).click()
	await dialog.getByRole('button', { name: 'Retry' }).click()
	await expect.element(page.getByRole('main')).toMatchTextContent(/To be doneLook at the brake[.]/)
	expect(calls.findLast(({ address }) => address === 'PATCH /admin/visits/7/')?.body).toEqual({
		service_notes: 'Look at the brake.',
		version: 1,
	})
})

test('the office completes a visit with the day on which it was done: the one it was planned for unless another is chosen (A.ADMIN-20)', async () => {
	const overdue = seen({ scheduled_date: '2026-01-15T10:00:00+05:30', starts_at: '2026-01-15T04:30:00.000Z' })
	const complete = 'POST /admin/visits/7/complete/'
	const calls = serverAnswers({
		...known,
		'GET /admin/visits/7/': [{ json: overdue }],
		[complete]: [
			{ status: 400, json: { completion_date: ['This must not lie before the plan began.'] } },
			{ json: seen({ status: 'completed', status_display: 'Completed', version: 2 }) },
		],
	})
	const sent = () => calls.filter(({ address }) => address === complete).map(({ body }) => body)
	await show(routes, '/')
	await page.getByRole('button', { name: /^Complete/ }).click()
	const dialog = page.getByRole('dialog')
	const day = dialog.getByLabelText('Done on')
	await expect.element(day).toHaveValue('2026-01-15')
	await day.fill('')
	await dialog.getByRole('button', { name: 'Complete visit' }).click()
	await expect.element(day).toHaveAccessibleDescription(/Please choose a day[.]/)
	expect(sent()).toEqual([])
	await day.fill('2026-01-13')
	await dialog.getByRole('button', { name: 'Complete visit' }).click()
	await expect.element(day).toHaveAccessibleDescription(/This must not lie before the plan began[.]/)
	await day.fill('2026-01-14')
	await dialog.getByRole('button', { name: 'Retry' }).click()
	await expect.poll(() => sent().at(-1)).toMatchObject({ completion_date: '2026-01-14' })
})

test('the list marks what nobody completed on its day, and counts what waits (A.ADMIN-19, A.R-67)', async () => {
	const overdue = seen({ id: 8, scheduled_date: '2026-01-15T10:00:00+05:30', starts_at: '2026-01-15T04:30:00.000Z' })
	serverAnswers({
		...known,
		'GET /admin/visits/': [
			{
				json: {
					count: 3,
					next: null,
					previous: null,
					results: [overdue, seen({ started_at: '2030-01-15T04:31:00.000Z' }), seen({ id: 9 })],
				},
			},
		],
	})
	await show(routes, '/list')
	await expect
		.poll(() => [...document.querySelectorAll('[data-kind]')].map(({ textContent }) => textContent))
		.toEqual(expect.arrayContaining(['Overdue', 'Begun', 'Scheduled']))
	await expect.element(page.getByRole('main')).toMatchTextContent(/Overdue, ?1/)
})
