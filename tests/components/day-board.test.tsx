import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Day, DayWork } from '../../src/contract/admin/staff-day.ts'
import { instantOf } from '../../src/shared/days.ts'
import { DayLanesBoard } from '../../src/web/features/day/office/day-lanes-board.tsx'
import { show } from './support/show.tsx'

const date = '2026-11-21'
const moment = (minute: number) => new Date(instantOf(date, '00:00').getTime() + minute * 60_000).toISOString()
const work = (id: number, [start, end]: [number, number], technician: number | null, more: Partial<DayWork> = {}) =>
	({
		work: 'repair',
		id,
		reference: `BK${String(id).padStart(10, '0')}`,
		kind: 'scheduled',
		status: 'confirmed',
		status_display: 'Confirmed',
		title: 'Brake pads',
		customer_name: 'Asha Rider',
		address: 'Flat 12, Karve Road',
		city: 'Pune',
		postal_code: '411004',
		registration_number: 'MH12KT4821',
		vehicle: 'Honda Activa',
		fuel: 'petrol',
		latitude: 18.53,
		longitude: 73.84,
		technician_id: technician,
		starts_at: moment(start),
		ends_at: moment(end),
		can: { move: true, assign: true },
		...more,
	}) as DayWork
const hours = Array.from({ length: 13 }, (_, index) => ({
	time: `${String(index + 8).padStart(2, '0')}:00`,
	places_left: 3,
	closed: false,
}))
const dayOf = (lanes: DayWork[][], unassigned: DayWork[]) =>
	({
		date,
		technicians: lanes.map((each, index) => ({
			id: index + 1,
			name: `Technician ${index + 1}`,
			is_active: true,
			phone_number: '',
			work: each,
		})),
		unassigned,
		overdue: [],
		hours,
		visit_hours: hours,
		closed_day: null,
	}) as Day

const moved = vi.fn()
const opened = vi.fn()
async function showBoard(day: Day) {
	await page.viewport(1440, 900)
	const board = <DayLanesBoard day={day} now={null} moving={new Map()} onOpen={opened} onMove={moved} />
	await show([{ path: '/', element: board }], '/')
}
const board = page.getByRole('region', { name: 'Day board' })
const tray = page.getByRole('region', { name: /^Unassigned/ })
const lane = (name: string) => board.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
const blockOf = (id: number) => page.getByRole('button', { name: new RegExp(`BK…${String(id).padStart(5, '0')}`) })
const widthOf = (id: number) => blockOf(id).element().getBoundingClientRect().width

beforeEach(() => {
	moved.mockReset()
	opened.mockReset()
})

test('all thirteen hours are in sight, and work is drawn as long as it lasts; its words come out under the focus (ux 116)', async () => {
	await showBoard(dayOf([[work(1, [600, 620], 1), work(2, [660, 720], 1)]], []))
	await expect.element(blockOf(1)).toBeVisible()
	const { scrollWidth, clientWidth } = board.element()
	expect(scrollWidth - clientWidth).toBeLessThan(2)
	expect(widthOf(1) / widthOf(2)).toBeCloseTo(1 / 3, 1)
	expect(widthOf(1)).toBeLessThan(40)
	await expect.element(blockOf(1)).toMatchTextContent(/10:00 Brake pads.*Karve Road, Asha Rider/)
	const words = blockOf(1).element().querySelector('span') as HTMLElement
	expect(words.getBoundingClientRect().width).toBeLessThan(40)
	await userEvent.keyboard('{Tab}{Tab}{Tab}')
	expect(document.activeElement).toBe(blockOf(1).element())
	expect(words.getBoundingClientRect().width).toBeGreaterThan(100)
	const before = widthOf(2)
	await page.getByRole('button', { name: 'Zoom in' }).click()
	expect(widthOf(2)).toBeGreaterThan(before * 1.4)
})

test('the tray stays in sight with fourteen technicians, and shows where its work fits (ux 118)', async () => {
	const busy = Array.from({ length: 14 }, (_, index) => (index === 1 ? [] : [work(10 + index, [590, 700], index + 1)]))
	await showBoard(dayOf(busy, [work(1, [600, 645], null), work(2, [800, 860], null, { kind: 'service_now' })]))
	await expect.element(tray).toMatchTextContent(/Unassigned 2/)
	await expect.element(tray.getByRole('button').first()).toMatchTextContent(/MH 12 KT 4821.*1 h.*ASAP.*Karve Road, waits since/)
	board.element().scrollTop = 500
	window.scrollTo(0, 10_000)
	await expect.element(tray).toBeInViewport({ ratio: 1 })
	board.element().scrollTop = 0
	tray
		.getByRole('button', { name: /BK…00001/ })
		.element()
		.focus()
	// Beside the hour's own name: free at ten is the second technician alone.
	await expect.poll(() => board.getByText('10:00 am', { exact: true }).elements()).toHaveLength(2)
	expect(lane('Technician 2').getByText('10:00 am', { exact: true }).elements()).toHaveLength(1)
})

test('what speaks against a place is said and seen before the drop; carried on it is dropped where it fits (D-38, WCAG 2.1.1)', async () => {
	await showBoard(dayOf([[work(10, [590, 700], 1)], []], [work(1, [600, 645], null)]))
	tray.getByRole('button').element().focus()
	await userEvent.keyboard(' ')
	await expect.element(page.getByText('Picked up. Unassigned, 10:00 am')).toBeInTheDocument()
	await userEvent.keyboard('{ArrowDown}')
	await expect.element(page.getByText('Technician 1, 10:00 am. Technician 1 has other work until 11:40 am')).toBeInTheDocument()
	await expect.element(board.getByText('10:00 am. Technician 1 has other work until 11:40 am', { exact: true })).toBeVisible()
	await userEvent.keyboard('{ArrowDown}')
	await expect.element(page.getByText('Technician 2, 10:00 am', { exact: true })).toBeInTheDocument()
	await userEvent.keyboard(' ')
	await expect.poll(() => moved.mock.calls).toMatchObject([[{ id: 1 }, { technicianId: 2, startsAt: moment(600) }]])
	expect(opened).not.toHaveBeenCalled()
})
