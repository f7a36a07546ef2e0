import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Day } from '../../src/contract/admin/staff-day.ts'
import { StaffDay } from '../../src/web/features/day/office/staff-day.tsx'
import { officeRepairs } from '../../src/web/features/repairs/staff/office-work.tsx'
import { date, dayWith, moment, work } from './support/a-day.ts'
import { aPage } from './support/a-page.ts'
import { aStaffRepair } from './support/a-staff-repair.ts'
import { expectAccessible } from './support/accessible.ts'
import { button, said, serverAnswers, show } from './support/show.tsx'

const reference = 'BK0000000007'
const place = (minute: number, technician_id: number | null, changes: object = {}) => ({
	schedule_date: date,
	schedule_time: `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:00`,
	starts_at: moment(minute),
	ends_at: moment(minute + 60),
	technician_id,
	version: 1,
	...changes,
})
const unassigned = dayWith([[], []], [work(7, [600, 660], null)])
const patch = 'PATCH /admin/repair-bookings/7/'

async function open(day: Day, replies: Parameters<typeof serverAnswers>[0] = {}, width = 1440) {
	await page.viewport(width, 900)
	const calls = serverAnswers({
		'GET /admin/day/': [{ json: day }],
		'GET /admin/counts/': [{ json: {} }],
		'GET /admin/technicians/': [aPage({ id: 1, name: 'Technician 1' }, { id: 2, name: 'Technician 2' })],
		'GET /admin/repair-bookings/7/': [{ json: aStaffRepair(place(600, null)) }],
		'GET /repairing-service/available-slots/': [{ json: [] }],
		...replies,
	})
	const element = <StaffDay date={date} now={new Date('2026-11-20T06:00:00Z')} kinds={{ repair: officeRepairs }} waits={[]} />
	await show([{ path: '/', element }], '/')
	return () => calls.filter(({ address }) => address === patch).map(({ body }) => body)
}
const block = page.getByRole('button', { name: /BK…00007/ })
const laneOf = (name: string) =>
	page
		.getByRole('region', { name: 'Day board' })
		.getByRole('listitem')
		.filter({ has: page.getByRole('heading', { name, exact: true }) })
const tray = page.getByRole('region', { name: /^Unassigned/ })
const sheet = page.getByRole('dialog', { name: reference })
const message = (words: string) => page.getByRole('status').filter({ hasText: words })
const spoken = (words: string) => page.getByText(words, { exact: true })

test('it is worked by keyboard alone: taken up, carried, said in words, dropped, and the focus stays (WCAG 2.1.1, B.ADMIN-22)', async () => {
	const moved = place(630, 2, { version: 2 })
	const sent = await open(unassigned, {
		'GET /admin/day/': [{ json: unassigned }, { json: dayWith([[], [work(7, [630, 690], 2, { version: 2 })]], []) }],
		[patch]: [{ json: aStaffRepair(moved) }],
	})
	await expect.element(block).toBeVisible()
	block.element().focus()
	await userEvent.keyboard(' ')
	await expect.element(spoken('Picked up. Unassigned, 10:00 am')).toBeInTheDocument()
	await userEvent.keyboard('{ArrowDown}')
	await expect.element(spoken('Technician 1, 10:00 am')).toBeInTheDocument()
	await userEvent.keyboard('{ArrowDown}')
	await expect.element(spoken('Technician 2, 10:00 am')).toBeInTheDocument()
	await userEvent.keyboard('{ArrowRight}')
	await expect.element(spoken('Technician 2, 10:30 am')).toBeInTheDocument()
	await userEvent.keyboard(' ')
	await expect.element(message('BK…00007: Technician 2, Thu 21 Nov 2030, 10:30 am.')).toBeVisible()
	expect(sent()).toEqual([{ technician: 2, schedule_date: date, schedule_time: '10:30', version: 1 }])
	await expect.element(laneOf('Technician 2').getByRole('button')).toHaveFocus()
	await userEvent.keyboard(' ')
	await expect.element(spoken('Picked up. Technician 2, 10:30 am')).toBeInTheDocument()
	await userEvent.keyboard('{ArrowRight}')
	await expect.element(spoken('Technician 2, 11:00 am')).toBeInTheDocument()
	await userEvent.keyboard('{Escape}')
	await expect.element(spoken('Cancelled. It stays where it was.')).toBeInTheDocument()
	await userEvent.keyboard('{Enter}')
	await expect.element(sheet).toBeVisible()
	expect(sent()).toHaveLength(1)
})

test('a technician who has other work then is refused in words, and the work is back (D-38)', async () => {
	const sent = await open(unassigned, {
		[patch]: [{ status: 400, json: { technician: ['This technician has other work at that time.'] } }],
	})
	await expect.element(block).toBeVisible()
	block.element().focus()
	for (const [key, words] of [
		[' ', 'Picked up. Unassigned, 10:00 am'],
		['{ArrowDown}', 'Technician 1, 10:00 am'],
	] as const) {
		await userEvent.keyboard(key)
		await expect.element(spoken(words)).toBeInTheDocument()
	}
	await userEvent.keyboard(' ')
	await expect.element(said('BK…00007 was not moved. This technician has other work at that time.')).toBeVisible()
	expect(sent()).toEqual([{ technician: 1, version: 1 }])
	await expect.element(tray.getByRole('button')).toBeVisible()
	await expectAccessible()
})

test.each([
	['can be undone while who had the work can be sent', true],
	['is not said to be undone where who had the work can be sent no more', false],
])('a move %s (B.ADMIN-22, D-62)', async (_, is_active) => {
	const day = dayWith([[work(7, [600, 660], 1)], []], [])
	const technicians = day.technicians.map((technician) => (technician.id === 1 ? { ...technician, is_active } : technician))
	await open({ ...day, technicians }, { [patch]: [{ json: aStaffRepair(place(600, 2, { version: 2 })) }] })
	await expect.element(block).toBeVisible()
	block.element().focus()
	await userEvent.keyboard(' ')
	await expect.element(spoken('Picked up. Technician 1, 10:00 am')).toBeInTheDocument()
	await userEvent.keyboard('{ArrowDown}')
	await expect.element(spoken('Technician 2, 10:00 am')).toBeInTheDocument()
	await userEvent.keyboard(' ')
	await expect.element(message('BK…00007: Technician 2, Thu 21 Nov 2030, 10:00 am.')).toBeVisible()
	expect(button('Undo').elements()).toHaveLength(is_active ? 1 : 0)
})

test('the sheet of done work says why it stays, and has no form that moves it (B.R-40)', async () => {
	await open(dayWith([[work(7, [600, 660], 1, { status: 'completed', can: { move: false, assign: false } })]], []))
	await block.click()
	await expect.element(sheet).toMatchTextContent(/Done\. It stays where it was\./)
	await expect.element(sheet.getByRole('button', { name: 'Move' })).not.toBeInTheDocument()
})

test('the sheet says a refusal at its field and keeps what was chosen; what is there already is not sent (D-38, ux 81)', async () => {
	const words = 'This time slot is no longer available. Please choose another.'
	const sent = await open(unassigned, { [patch]: [{ status: 400, json: { schedule_time: [words] } }] }, 360)
	await block.click()
	await sheet.getByRole('button', { name: 'Move' }).click()
	await expect.element(sheet.getByRole('alert').filter({ hasText: 'It is there already.' })).toBeVisible()
	expect(sent()).toEqual([])
	await sheet.getByLabelText('Day').fill('2030-12-24')
	await sheet.getByRole('button', { name: 'Move' }).click()
	await expect.element(sheet.getByLabelText(/^Hour/)).toHaveAccessibleDescription(new RegExp(words))
	await expect.element(sheet.getByLabelText('Day')).toHaveValue('2030-12-24')
	expect(sent()).toEqual([{ schedule_date: '2030-12-24', schedule_time: '10:00', version: 1 }])
	await expectAccessible()
})

test('a day that is closed says so, and why', async () => {
	await open({ ...unassigned, closed_day: 'Stocktaking' })
	await expect.element(page.getByText('Closed all day: Stocktaking')).toBeVisible()
})

test('a day that cannot be loaded says so, and Retry brings it; while it loads that is said (ux 12, ux 13)', async () => {
	const { promise, resolve } = Promise.withResolvers<void>()
	await open(unassigned, { 'GET /admin/day/': [{ status: 500, after: promise }, { status: 500 }, { json: unassigned }] })
	await expect.element(page.getByText('Loading the day...')).toBeVisible()
	resolve()
	await expect.element(said('The day could not be loaded.')).toBeVisible()
	await button('Retry').click()
	await expect.element(block).toBeVisible()
})
