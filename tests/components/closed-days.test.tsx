import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ClosedDays } from '../../src/web/features/staff-company/closed-days.tsx'
import { button, serverAnswers, show } from './support/show.tsx'

const read = 'GET /admin/slot-closures/calendar/'
const sent = 'POST /admin/slot-closures/days/'
const list = 'GET /admin/slot-closures/'
const done = { status: 201, json: { closed: 1, closed_already: 0, bookings_count: 0 } }
const days = [
	{ date: '2027-10-28', is_closed: false, closed_hours: 0, bookings_count: 4 },
	{ date: '2027-10-30', is_closed: true, closed_hours: 0, bookings_count: 1 },
]
const closure = {
	id: 7,
	kind: 'repairs',
	date: '2027-10-30',
	time: null,
	reason: 'Stocktaking',
	bookings_count: 1,
	version: 1,
	created_at: '',
}

async function open(width = 1280) {
	vi.useFakeTimers({ now: new Date('2026-11-20T06:00:00Z'), toFake: ['Date'] })
	await page.viewport(width, 800)
	const calls = serverAnswers({
		[read]: [{ json: days }],
		[sent]: [done],
		[list]: [{ json: { count: 1, next: null, previous: null, results: [closure] } }],
	})
	await show([{ path: '/', element: <ClosedDays /> }], '/')
	return () => calls.flatMap(({ address, body }) => (address === sent ? [body] : []))
}
const day = (name: string) => button(name)
const panel = page.getByRole('region', { name: 'Chosen days' })

test.afterEach(() => vi.useRealTimers())

test('a day far ahead is closed by its press and one more, after its bookings were said and linked (D-17)', async () => {
	const bodies = await open()
	await day('Thu 28 Oct 2027, 4 booked').click()
	const link = panel.getByRole('link', { name: '4 repairs on that day' })
	await expect.element(link).toHaveAttribute('href', '/admin/repairs?date_from=2027-10-28&date_to=2027-10-28')
	await panel.getByRole('button', { name: 'Close day' }).click()
	await expect.element(panel.getByText('No day is chosen.')).toBeVisible()
	expect(bodies()).toEqual([{ kind: 'repairs', date_from: '2027-10-28', date_to: '2027-10-28', times: null, reason: '' }])
})

test('a week takes two presses, whichever comes first; hours and a reason can be said; what is closed there can be opened', async () => {
	const bodies = await open(360)
	await day('Sun 31 Oct 2027').click()
	await day('Wed 27 Oct 2027').click()
	await expect.element(panel.getByRole('heading', { name: 'Wed 27 Oct – Sun 31 Oct 2027: 5 days' })).toBeVisible()
	await expect.element(panel.getByRole('link', { name: '5 repairs on these days' })).toBeVisible()
	await expect.element(panel.getByRole('button', { name: 'Open again Sat 30 Oct' })).toBeInTheDocument()
	await expect.element(day('Fri 29 Oct 2027')).toHaveAttribute('aria-pressed', 'true')
	await panel.getByText('Hours and reason').click()
	await panel.getByLabelText('From').selectOptions('2:00 pm')
	await panel.getByLabelText('To the hour of').selectOptions('4:00 pm')
	await panel.getByLabelText('Reason').fill('Diwali')
	await panel.getByRole('button', { name: 'Close 3 hours of each' }).click()
	await expect.element(panel.getByText('No day is chosen.')).toBeVisible()
	await expect.element(panel).toHaveFocus()
	expect(bodies()).toEqual([
		{ kind: 'repairs', date_from: '2027-10-27', date_to: '2027-10-31', times: ['14:00', '15:00', '16:00'], reason: 'Diwali' },
	])
})

test('the calendar is walked with the keyboard: days, weeks, months, and never beyond the year (A.E-49)', async () => {
	await open()
	await day('Fri 20 Nov').click()
	await userEvent.keyboard('{ArrowRight}{ArrowDown}')
	await expect.element(day('Sat 28 Nov')).toHaveFocus()
	await userEvent.keyboard('{PageDown}{PageDown}{PageDown}')
	await expect.element(day('Sun 28 Feb 2027')).toHaveFocus()
	await userEvent.keyboard('{Home}')
	await expect.element(day('Mon 22 Feb 2027')).toHaveFocus()
	await userEvent.keyboard('{PageUp}{PageUp}{PageUp}{ArrowUp}{ArrowUp}')
	await expect.element(day('Fri 20 Nov')).toHaveFocus()
	await userEvent.keyboard('{ArrowRight} ')
	await expect.element(panel.getByRole('heading', { name: 'Fri 20 Nov – Sat 21 Nov: 2 days' })).toBeVisible()
})

test('more days than can be closed in one go are said to be too many', async () => {
	await open()
	await day('Sun 22 Nov').click()
	await day('Thu 28 Oct 2027, 4 booked').click()
	await expect.element(panel.getByRole('alert')).toHaveTextContent('Please close at most 62 days in one go.')
})
