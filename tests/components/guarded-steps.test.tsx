import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Day, DayWork } from '../../src/contract/admin/staff-day.ts'
import type { StaffRepairInFull } from '../../src/contract/repairs/staff-bookings.ts'
import { addDays, dayOf, formatDay, instantOf } from '../../src/shared/days.ts'
import { TechnicianDay } from '../../src/web/features/day/technician/technician-day.tsx'
import { RepairSteps } from '../../src/web/features/repairs/staff/repair-steps.tsx'
import { useStaffRepair } from '../../src/web/features/repairs/staff/staff-repair.tsx'
import { technicianRepairs } from '../../src/web/features/repairs/staff/technician-work.tsx'
import { button, serverAnswers, show } from './support/show.tsx'

const today = dayOf(new Date())
const noonOf = (day: string) => instantOf(day, '12:00').toISOString()
const next = {
	pending: ['confirmed', 'cancelled'],
	confirmed: ['in_progress', 'cancelled'],
	in_progress: ['completed', 'cancelled'],
} as const

const aRepair = (status: keyof typeof next, changes: Partial<StaffRepairInFull> = {}) =>
	({
		id: 7,
		reference: 'BK0000000007',
		status,
		next_statuses: [...next[status]],
		payment_status: 'due',
		technician_id: 3,
		starts_at: noonOf(today),
		total_amount: 649,
		technician_notes: '',
		extra_work: [],
		timeline: [],
		services: [],
		version: 1,
		...changes,
	}) as unknown as StaffRepairInFull

function Steps() {
	const { row: repair } = useStaffRepair(7)
	return repair && <RepairSteps repair={repair} />
}
const steps = [{ path: '/', element: <Steps /> }]
const changes = (calls: { address: string }[]) => calls.filter(({ address }) => address.startsWith('PATCH'))

/** What lies there now hears a press, whatever it is. */
function pressAt({ x, y, width, height }: DOMRect) {
	const hit = document.elementFromPoint(x + width / 2, y + height / 2)
	if (hit instanceof HTMLElement) hit.click()
}

beforeEach(() => vi.unstubAllGlobals())

test('the second of two presses on Confirm starts nothing, though the work is confirmed by then (D-54)', async () => {
	const confirmed = aRepair('confirmed', { version: 2 })
	const calls = serverAnswers({
		'GET /admin/repair-bookings/7/': [{ json: aRepair('pending') }, { json: confirmed }],
		'PATCH /admin/repair-bookings/7/': [{ json: confirmed }],
	})
	await show(steps, '/')
	await expect.element(button('Confirm BK0000000007')).toBeVisible()
	const place = button('Confirm BK0000000007').element().getBoundingClientRect()
	pressAt(place)
	await expect.poll(() => changes(calls)).toHaveLength(1)
	pressAt(place)
	await expect.poll(() => button('Confirm BK0000000007').element().getAttribute('aria-disabled')).toBe('true')
	pressAt(place)
	await expect.element(button('Start BK0000000007')).toBeEnabled()
	expect(changes(calls)).toMatchObject([{ body: { status: 'confirmed', version: 1 } }])
	await button('Start BK0000000007').click()
	await expect.poll(() => changes(calls)).toHaveLength(2)
})

test('work that nobody is assigned to, or that is planned for another day, is started only when that is meant (D-54)', async () => {
	const another = addDays(today, 2)
	const calls = serverAnswers({
		'GET /admin/repair-bookings/7/': [{ json: aRepair('confirmed', { technician_id: null, starts_at: noonOf(another) }) }],
		'PATCH /admin/repair-bookings/7/': [{ json: aRepair('in_progress', { version: 2 }) }],
	})
	await show(steps, '/')
	await button('Start BK0000000007').click()
	const question = page.getByRole('dialog', { name: 'Start BK0000000007?' })
	await expect
		.poll(() => question.element().textContent)
		.toContain(`Nobody is assigned to it. It is planned for ${formatDay(another, today)}, not for today.`)
	await question.getByRole('button', { name: 'Not yet' }).click()
	expect(changes(calls)).toEqual([])
	await button('Start BK0000000007').click()
	// Where the button that opened the question was pressed twice, this one may lie under it.
	await expect.element(question.getByRole('button', { name: 'Start now' })).toHaveAttribute('aria-disabled', 'true')
	await question.getByRole('button', { name: 'Start now' }).click()
	await expect.poll(() => changes(calls)).toMatchObject([{ body: { status: 'in_progress' } }])
	await expect.element(question).not.toBeInTheDocument()
})

test('on a technician’s phone work that moves up in the list waits a second, and no other start comes under the thumb (D-54, D-20)', async () => {
	const work = (id: number, status: DayWork['status'], hour: string) =>
		({
			...aRepair('confirmed'),
			work: 'repair',
			id,
			reference: `BK000000000${id}`,
			kind: 'scheduled',
			status,
			status_display: status,
			title: 'General service',
			vehicle: 'Honda Activa',
			registration_number: '',
			drawing: 'scooter',
			paint: 'blue',
			fuel: 'petrol',
			starts_at: instantOf(today, hour).toISOString(),
			ends_at: instantOf(today, '20:00').toISOString(),
			customer_name: 'Asha',
			customer_phone: '9000000001',
			address: 'Flat 12',
			city: 'Pune',
			postal_code: '411004',
			notes: '',
			latitude: null,
			longitude: null,
		}) as unknown as DayWork
	const dayWith = (...all: DayWork[]) =>
		({
			date: today,
			technicians: [{ id: 3, name: 'Imran', work: all }],
			unassigned: [],
			overdue: [],
			hours: [],
			closed_day: null,
		}) as unknown as Day
	const started = { ...work(2, 'in_progress', '13:00'), version: 2 }
	const calls = serverAnswers({
		'GET /admin/day/': [
			{ json: dayWith(work(1, 'confirmed', '10:00'), work(2, 'confirmed', '13:00')) },
			{ json: dayWith(work(1, 'confirmed', '10:00'), started) },
		],
		'PATCH /admin/repair-bookings/2/': [{ json: started }],
	})
	await show([{ path: '/', element: <TechnicianDay date={today} today={today} kinds={{ repair: technicianRepairs }} /> }], '/')
	const start = button('Start BK0000000002')
	await expect.element(start).toBeVisible()
	start.element().scrollIntoView({ block: 'center' })
	await start.click()
	const question = page.getByRole('dialog', { name: 'Start BK0000000002?' })
	await question.getByRole('button', { name: 'Start now' }).click()
	await expect.element(question.getByText('Please enter the 4 digits.')).toBeVisible()
	expect(changes(calls)).toEqual([])
	await question.getByLabelText('They cannot tell me the code').click()
	await question.getByRole('button', { name: 'Start now' }).click()
	await expect.element(question.getByLabelText('Why there is no code')).toHaveAttribute('aria-invalid', 'true')
	await question.getByLabelText('Why there is no code').fill('Her phone is off')
	await question.getByRole('button', { name: 'Not yet' }).click()
	await start.click()
	await expect.element(question.getByLabelText('Why there is no code')).toHaveValue('Her phone is off')
	await question.getByLabelText('They cannot tell me the code').click()
	await question.getByLabelText('Start code').fill('0481')
	await question.getByRole('button', { name: 'Start now' }).dblClick()
	await expect.element(button('Complete BK0000000002')).toBeEnabled()
	expect(changes(calls)).toMatchObject([{ body: { status: 'in_progress', start_code: '0481', version: 1 } }])
	expect(page.getByRole('dialog').elements()).toEqual([])
})
