import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Day } from '../../src/contract/admin/staff-day.ts'
import { DayLanesBoard } from '../../src/web/features/day/office/day-lanes-board.tsx'
import { dayWith, moment, work } from './support/a-day.ts'
import { show } from './support/show.tsx'

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

/** Carries a block with the mouse to another lane, so many pixels along it. */
async function drag(id: number, to: ReturnType<typeof lane>, along = 0) {
	const [from, there] = [blockOf(id).element().getBoundingClientRect(), to.element().getBoundingClientRect()]
	await userEvent.dragAndDrop(blockOf(id), to, {
		sourcePosition: { x: 10, y: 10 },
		targetPosition: { x: from.left - there.left + 10 + along, y: 20 },
		force: true,
		steps: 6,
	})
}

beforeEach(() => {
	moved.mockReset()
	opened.mockReset()
})

test('all thirteen hours are in sight, and work is drawn as long as it lasts; its words come out under the focus (ux 116)', async () => {
	await showBoard(dayWith([[work(1, [600, 620], 1), work(2, [660, 720], 1)]], []))
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
	await showBoard(dayWith(busy, [work(1, [600, 645], null), work(2, [800, 860], null, { kind: 'service_now' })]))
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
	await showBoard(dayWith([[work(10, [590, 700], 1)], []], [work(1, [600, 645], null)]))
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

test('work is moved to another time by dragging it along its lane, in half hours (B.ADMIN-22)', async () => {
	await showBoard(dayWith([[work(1, [600, 660], 1)]], []))
	await expect.element(blockOf(1)).toBeVisible()
	const anHour = widthOf(1)
	// A little more than half an hour lands on the half hour.
	await drag(1, lane('Technician 1'), anHour * 0.6)
	await expect.poll(() => moved.mock.calls).toMatchObject([[{ id: 1 }, { technicianId: 1, startsAt: moment(630) }]])
	expect(opened).not.toHaveBeenCalled()
})

test('zoomed in the board begins with the first work, scrolls under its names, and is dragged there as well (B.ADMIN-22, WCAG 2.1.1)', async () => {
	await showBoard(dayWith([[work(1, [1020, 1080], 1)]], [work(2, [600, 645], null)]))
	await expect.element(blockOf(1)).toBeVisible()
	for (let presses = 0; presses < 3; presses += 1) await page.getByRole('button', { name: 'Zoom in' }).click()
	blockOf(1).element().scrollIntoView({ block: 'nearest', inline: 'nearest' })
	await expect.element(blockOf(1)).toBeInViewport({ ratio: 1 })
	expect(board.element().scrollLeft).toBeGreaterThan(100)
	const name = lane('Technician 1').getByRole('heading').element().getBoundingClientRect()
	expect(Math.abs(name.left - board.element().getBoundingClientRect().left)).toBeLessThan(4)
	;(board.element() as HTMLElement).focus()
	const before = board.element().scrollLeft
	// Keys scroll smoothly: what is dragged before the end of that is dropped somewhere else.
	const hasScrolled = new Promise((done) => board.element().addEventListener('scrollend', done, { once: true }))
	await userEvent.keyboard('{ArrowLeft}')
	await expect.poll(() => board.element().scrollLeft).toBeLessThan(before)
	await hasScrolled
	await drag(1, tray)
	await expect.poll(() => moved.mock.calls).toMatchObject([[{ id: 1 }, { technicianId: null, startsAt: moment(1020) }]])
})

test('work that has begun is held in its time, and done work altogether, which says why (B.R-40)', async () => {
	const begun = work(1, [600, 660], 1, { status: 'in_progress', can: { move: false, assign: true } })
	const done = work(2, [600, 660], 2, { status: 'completed', can: { move: false, assign: false } })
	await showBoard(dayWith([[begun], [done]], []))
	await expect.element(blockOf(2)).toHaveAccessibleDescription('Done. It stays where it was.')
	await drag(1, lane('Technician 1'), 200)
	await drag(2, lane('Technician 2'), 200)
	await drag(2, lane('Technician 1'))
	// The way to another lane is open to what has begun, and shows that these drags were ones.
	await drag(1, lane('Technician 2'), 200)
	await expect.poll(() => moved.mock.calls).toMatchObject([[{ id: 1 }, { technicianId: 2, startsAt: moment(600) }]])
	expect(opened).not.toHaveBeenCalled()
})
