import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { slotTaken } from '../../src/contract/doorstep/doorstep-words.ts'
import { OwnPlans } from '../../src/web/features/plans/own/own-plans.tsx'
import { OwnVisit } from '../../src/web/features/plans/own/own-visit.tsx'
import { ScheduleVisit } from '../../src/web/features/plans/own/schedule-visit.tsx'
import { unknownCompany } from '../../src/web/kits/sold/own-page.tsx'
import { signedInMarker } from '../../src/web/session/tokens.ts'
import { aSubscription, aVisit } from './support/a-plan.ts'
import { button, headingOf, said, serverAnswers, show } from './support/show.tsx'

const company = { ...unknownCompany, phone: '+910000000000' }
const routes = [
	{
		path: '/profile',
		element: (
			<>
				<h1 tabIndex={-1}>My Subscriptions</h1>
				<OwnPlans company={company} />
			</>
		),
	},
	{
		path: '/subscription/schedule',
		element: (
			<>
				<h1>Schedule Visit</h1>
				<ScheduleVisit />
			</>
		),
	},
	{ path: '/subscription/visits/7', element: <OwnVisit id={7} company={company} /> },
	{ path: '/wrong', element: <OwnVisit id={null} company={company} /> },
]
const subscription = aSubscription({ start_date: '2030-01-01', end_date: '2030-03-31' })
const summary = {
	completed_visits_count: 1,
	upcoming_visits_count: 1,
	total_visits_allowed: 4,
	remaining_visits: 2,
	last_visit_date: '2029-12-20T10:00:00+05:30',
}
const calls = {
	upcoming: 'GET /subscription/visits/upcoming/',
	history: 'GET /subscription/visits/visit_history/',
	summary: 'GET /subscription/visits/subscription_visit_summary/',
	subscriptions: 'GET /subscription/subscriptions/',
	dates: 'GET /subscription/visits/available_dates/',
	times: 'GET /subscription/visits/available_times/',
	check: 'GET /subscription/visits/check_availability/',
	schedule: 'POST /subscription/visits/schedule_preferred_date/',
	reschedule: 'PUT /subscription/visits/7/reschedule/',
	cancel: 'POST /subscription/visits/7/cancel/',
	show: 'GET /subscription/visits/7/',
}
const yes = { available: true, remaining_visits: 2, message: '' }
const known = {
	[calls.subscriptions]: [{ json: [subscription] }],
	[calls.upcoming]: [{ json: [aVisit()] }],
	[calls.summary]: [{ json: summary }],
	[calls.history]: [{ json: { count: 0, next: null, previous: null, page: 1, limit: 10, results: [] } }],
	[calls.dates]: [{ json: [{ date: '2030-01-15' }, { date: '2030-01-16' }] }],
	[calls.times]: [{ json: [{ time: '10:00' }, { time: '11:00' }] }],
	[calls.check]: [{ json: yes }],
	[calls.show]: [{ json: aVisit() }],
}
const showVisits = async (replies = {}) => {
	const made = serverAnswers({ ...known, ...replies })
	await show(routes, '/profile?tab=subscriptions&sub=visits')
	return made
}
const dialog = (name: string) => page.getByRole('dialog', { name })
const hour = (within: ReturnType<typeof dialog>, name: RegExp) => within.getByRole('radio', { name })
const sent = (made: ReturnType<typeof serverAnswers>, address: string) =>
	made.filter((call) => call.address === address).map(({ body }) => body)
const toast = (words: string) => page.getByRole('region', { name: 'Messages' }).getByText(words)
const opened = 'Reschedule: Tue 15 Jan 2030, 10–11 am'
const cancelling = 'Cancel: Tue 15 Jan 2030, 10–11 am'

test('the Visits sub-tab shows the counts of the summary, the upcoming with their three actions, and past ones when opened (A.PROFILE-35..37, A.VISIT-32, A.VISIT-39)', async () => {
	const done = aVisit({
		id: 8,
		status: 'completed',
		status_display: 'Completed',
		technician_notes: 'Chain greased',
		completion_date: '2030-01-16T12:05:00+05:30',
		can: { reschedule: false, cancel: false },
	})
	const made = await showVisits({
		[calls.history]: [{ json: { count: 1, next: null, previous: null, page: 1, limit: 10, results: [done] } }],
	})
	await expect
		.element(page.getByRole('list', { name: 'Your visits' }))
		.toMatchTextContent(/Completed1Scheduled1Remaining2 of 4Last visitThu 20 Dec 2029/)
	const row = page.getByRole('list', { name: 'Upcoming visits' }).getByRole('listitem').first()
	await expect.element(row).toMatchTextContent(/Tue 15 Jan 2030, 10–11 am.*Basic, Hero Splendor Plus/)
	await expect.element(row.getByRole('link', { name: /^View Details/ })).toHaveAttribute('href', '/subscription/visits/7')
	for (const name of [opened, cancelling]) await expect.element(row.getByRole('button', { name })).toBeVisible()
	expect(sent(made, calls.history)).toHaveLength(0)
	await page.getByText('Past Visits').click()
	await expect
		.element(page.getByRole('list', { name: 'Past Visits' }))
		.toMatchTextContent(/Tue 15 Jan 2030, 10–11 am.*Completed Wed 16 Jan 2030, 12:05 pm.*Chain greased.*Basic/)
})

test.each([
	[360, '100%', 2],
	[360, '200%', 1],
])('at %i pixels and text of %s the counts of visits stand whole (ux 31)', async (width, size, columns) => {
	await page.viewport(width, 740)
	document.documentElement.style.fontSize = size
	onTestFinished(() => void document.documentElement.style.removeProperty('font-size'))
	await showVisits()
	const counts = page.getByRole('list', { name: 'Your visits' })
	await expect.element(counts).toBeVisible()
	for (const words of ['Completed', 'Scheduled', 'Remaining']) {
		const range = document.createRange()
		range.selectNodeContents(counts.getByText(words).element())
		expect(range.getClientRects()).toHaveLength(1)
	}
	expect(getComputedStyle(counts.element()).gridTemplateColumns.split(' ')).toHaveLength(columns)
})

test('no visits and no summary are no failure; another failure is said (A.VISIT-24..26)', async () => {
	await showVisits({ [calls.upcoming]: [{ status: 404, json: {} }], [calls.summary]: [{ status: 404, json: {} }] })
	await expect.element(page.getByRole('heading', { name: 'No upcoming visits' })).toBeVisible()
	expect(page.getByRole('list', { name: 'Your visits' }).elements()).toHaveLength(0)
})

test('visits that cannot be fetched say so (A.VISIT-24)', async () => {
	await showVisits({ [calls.upcoming]: [{ status: 500 }, { status: 500 }, { json: [] }] })
	await expect.element(said('Failed to fetch upcoming visits')).toBeVisible()
	await button('Retry').click()
	await expect.element(page.getByRole('heading', { name: 'No upcoming visits' })).toBeVisible()
})

test('with no visits left none can be scheduled (A.SUB-15, A.VISIT-45)', async () => {
	await showVisits({ [calls.subscriptions]: [{ json: [aSubscription({ remaining_visits: 0 })] }] })
	await expect.element(button('Schedule Visit')).toHaveAttribute('aria-disabled', 'true')
})

test('a visit is scheduled with exactly its keys after the server said that it is free, and the list is asked again (A.VISIT-04, A.VISIT-05, A.VISIT-17, A.VISIT-23)', async () => {
	const made = await showVisits({ [calls.schedule]: [{ status: 201, json: aVisit({ id: 9 }) }] })
	await button('Schedule Visit').click()
	const form = dialog('Schedule Visit')
	await hour(form, /16 Jan/).click()
	await hour(form, /^11/).click()
	await expect.element(form).toMatchTextContent(/You can move or cancel a visit until it begins/)
	await form.getByRole('button', { name: 'Schedule visit' }).dblClick()
	await expect.element(toast('Visit scheduled successfully!')).toBeVisible()
	expect(sent(made, calls.schedule)).toEqual([{ preferred_date: '2030-01-16', preferred_time: '11:00:00', subscription: 9 }])
	await expect.poll(() => sent(made, calls.upcoming).length).toBeGreaterThan(1)
})

test.each([
	[{ status: 400, json: { preferred_time: [slotTaken], non_field_errors: [slotTaken] } }, slotTaken],
	[{ status: 400, json: { detail: 'x' } }, 'Failed to schedule visit. Please try again.'],
])('a refusal %j is said in its own words or the usual ones, and what is free is asked again (A.VISIT-18, D-49)', async (reply, words) => {
	const made = await showVisits({ [calls.schedule]: [reply] })
	await button('Schedule Visit').click()
	const form = dialog('Schedule Visit')
	await expect.element(hour(form, /^10/)).toBeInTheDocument()
	const before = sent(made, calls.times).length
	await form.getByRole('button', { name: 'Schedule visit' }).click()
	await expect.element(form.getByRole('alert').last()).toMatchTextContent(words)
	await expect.poll(() => sent(made, calls.times).length).toBeGreaterThan(before)
})

test('a time that the server says is not available is not sent (A.VISIT-40)', async () => {
	const made = await showVisits({ [calls.check]: [{ json: { available: false, remaining_visits: 2, message: slotTaken } }] })
	await button('Schedule Visit').click()
	const form = dialog('Schedule Visit')
	await expect.element(hour(form, /^10/)).toBeInTheDocument()
	await form.getByRole('button', { name: 'Schedule visit' }).click()
	await expect.element(form.getByRole('alert').last()).toMatchTextContent(slotTaken)
	expect(sent(made, calls.schedule)).toEqual([])
})

test('while the server cannot tell it is asked four times in all, with growing pauses from one second (A.VISIT-27, A.CONST-24)', async () => {
	const made = await showVisits({ [calls.check]: [{ status: 503 }] })
	await button('Schedule Visit').click()
	const form = dialog('Schedule Visit')
	await expect.element(hour(form, /^10/)).toBeInTheDocument()
	const pauses: unknown[] = []
	const later = window.setTimeout.bind(window)
	vi.stubGlobal('setTimeout', (work: () => void, ms?: number) => {
		if (ms && ms >= 1000 && ms <= 4000 && ms % 1000 === 0) pauses.push(ms)
		return later(work, Math.min(ms ?? 0, 30))
	})
	await form.getByRole('button', { name: 'Schedule visit' }).click()
	await expect.element(form.getByRole('alert').last()).toMatchTextContent('Failed to schedule visit. Please try again.')
	expect(sent(made, calls.check)).toHaveLength(4)
	expect(pauses).toEqual(expect.arrayContaining([1000, 2000, 4000]))
	expect(sent(made, calls.schedule)).toEqual([])
})

test('days before today and after the plan are not taken (A.VISIT-08..10)', async () => {
	const made = await showVisits()
	await button('Schedule Visit').click()
	const form = dialog('Schedule Visit')
	const day = form.getByLabelText('Or another day')
	await expect.element(day).toHaveAttribute('max', '2030-03-31')
	await day.fill('2020-01-01')
	await expect.element(form.getByText('Visit must be scheduled for a future date and time').first()).toBeVisible()
	await form.getByRole('button', { name: 'Schedule visit' }).click()
	expect(sent(made, calls.schedule)).toEqual([])
})

test('a visit is moved with the same payload, beginning with its own time; refused, it says so (A.VISIT-19, A.VISIT-20, A.VISIT-28, A.PROFILE-38)', async () => {
	const made = await showVisits({
		[calls.reschedule]: [
			{ status: 400, json: { detail: 'x' } },
			{ json: aVisit({ scheduled_date: '2030-01-16T11:00:00+05:30', scheduled_time: '11:00:00', version: 2 }) },
		],
	})
	await page.getByRole('button', { name: opened }).click()
	const form = dialog('Reschedule Visit')
	await expect.element(hour(form, /^10/)).toBeChecked()
	await hour(form, /16 Jan/).click()
	await hour(form, /^11/).click()
	await form.getByRole('button', { name: 'Reschedule visit' }).click()
	await expect.element(form.getByRole('alert').last()).toMatchTextContent('Failed to reschedule visit. Please try again.')
	await hour(form, /^11/).click()
	await form.getByRole('button', { name: 'Reschedule visit' }).click()
	await expect.element(toast('Visit rescheduled successfully!')).toBeVisible()
	expect(sent(made, calls.reschedule).at(-1)).toEqual({ preferred_date: '2030-01-16', preferred_time: '11:00:00', subscription: 9 })
})

test('a visit that keeps its time is not said to be moved: nothing is sent, and at the hour stands why (A.VISIT-28)', async () => {
	const made = await showVisits()
	await page.getByRole('button', { name: opened }).click()
	const form = dialog('Reschedule Visit')
	await expect.element(hour(form, /^10/)).toBeChecked()
	await form.getByRole('button', { name: 'Reschedule visit' }).click()
	await expect.element(form.getByText('This is the time it has now.')).toBeVisible()
	await expect.element(hour(form, /^10/)).toHaveFocus()
	expect(sent(made, calls.reschedule)).toEqual([])
	await hour(form, /^11/).click()
	await expect.element(form.getByText('This is the time it has now.')).not.toBeInTheDocument()
})

test('a visit that the company planned between the hours is not said to have lost its time (A.VISIT-28, A.VISIT-11)', async () => {
	const visit = aVisit({ scheduled_date: '2030-01-15T10:30:00+05:30', scheduled_time: '10:30:00' })
	const made = await showVisits({ [calls.upcoming]: [{ json: [visit] }] })
	await page.getByRole('button', { name: /^Reschedule/ }).click()
	const form = dialog('Reschedule Visit')
	await expect.element(hour(form, /^11/)).not.toBeChecked()
	await expect.element(form.getByText(slotTaken)).not.toBeInTheDocument()
	await form.getByRole('button', { name: 'Reschedule visit' }).click()
	await expect.element(form.getByText('This is the time it has now.')).toBeVisible()
	expect(sent(made, calls.reschedule)).toEqual([])
})

test('a visit that was cancelled elsewhere while its dialog stands open says so instead of failing (ux 12)', async () => {
	const over = aVisit({ status: 'cancelled', status_display: 'Cancelled', can: { reschedule: false, cancel: false } })
	await showVisits({
		[calls.reschedule]: [{ status: 400, json: { detail: 'Only a scheduled visit can be rescheduled.' } }],
		[calls.show]: [{ json: over }],
		[calls.upcoming]: [{ json: [aVisit()] }, { json: [] }],
	})
	await page.getByRole('button', { name: opened }).click()
	const form = dialog('Reschedule Visit')
	await hour(form, /^11/).click()
	await form.getByRole('button', { name: 'Reschedule visit' }).click()
	await expect.element(toast('This visit was cancelled meanwhile.')).toBeVisible()
	await expect.element(form).not.toBeInTheDocument()
	await expect.element(headingOf('My Subscriptions')).toHaveFocus()
})

test('the dialog of a visit’s page says that it was cancelled in another tab as soon as the page knows (ux 12)', async () => {
	vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
	const over = aVisit({ status: 'cancelled', status_display: 'Cancelled', can: { reschedule: false, cancel: false } })
	serverAnswers({ ...known, [calls.show]: [{ json: aVisit() }, { json: over }] })
	await show(routes, '/subscription/visits/7')
	await page.getByRole('button', { name: opened }).click()
	const form = dialog('Reschedule Visit')
	await expect.element(form.getByRole('button', { name: 'Keep the time' })).toBeVisible()
	await vi.advanceTimersByTimeAsync(21_000)
	await expect.element(form).toMatchTextContent('This visit was cancelled meanwhile.')
})

test('a visit is cancelled with a reason or without; Keep Visit leaves it, a refusal or failure is said (A.VISIT-21, A.VISIT-22, A.VISIT-29, A.R-70, B.REPAIR-21)', async () => {
	const made = await showVisits({
		[calls.cancel]: [
			{ status: 400, json: { detail: 'It has begun.' } },
			// Sent once more by itself.
			{ status: 500 },
			{ status: 500 },
			{ json: { ...aVisit({ status: 'cancelled', can: { reschedule: false, cancel: false } }), message: 'Visit cancelled successfully' } },
		],
	})
	await page.getByRole('button', { name: cancelling }).click()
	const asked = page.getByRole('dialog', { name: /^Cancel the visit on Tue 15 Jan/ })
	await asked.getByRole('button', { name: 'Keep Visit' }).click()
	expect(sent(made, calls.cancel)).toEqual([])
	await page.getByRole('button', { name: cancelling }).click()
	await asked.getByRole('button', { name: 'Cancel Visit' }).click()
	await expect.element(asked.getByRole('alert')).toMatchTextContent('It has begun.')
	expect(sent(made, calls.cancel).at(-1)).toEqual({ cancellation_notes: '' })
	await asked.getByRole('textbox').fill('Out of town')
	await asked.getByRole('button', { name: 'Cancel Visit' }).click()
	await expect.element(asked.getByRole('alert')).toMatchTextContent('Failed to cancel visit')
	await asked.getByRole('button', { name: 'Cancel Visit' }).click()
	await expect.element(toast('Visit cancelled successfully')).toBeVisible()
	expect(sent(made, calls.cancel).at(-1)).toEqual({ cancellation_notes: 'Out of town' })
})

test('the page of a visit shows plan, status, date, notes, what was looked at, and what may be done (A.LAYOUT-06, A.VISIT-44)', async () => {
	serverAnswers({
		...known,
		[calls.show]: [
			{
				json: aVisit({
					service_notes: 'Look at the clutch',
					technician_notes: 'Chain greased',
					checklist: [
						{ name: 'Brakes', done: true },
						{ name: 'Battery', done: false },
					],
				}),
			},
		],
	})
	await show(routes, '/subscription/visits/7')
	await expect.element(headingOf('Visit on Tue 15 Jan 2030, 10–11 am')).toBeVisible()
	const main = page.getByRole('main')
	for (const words of [/Scheduled/, /BasicWhenTue 15 Jan/, /Service notesLook at the clutch/, /Technician notesChain greased/, /Brakes/])
		await expect.element(main).toMatchTextContent(words)
	await expect.element(page.getByRole('button', { name: opened })).toBeVisible()
	await expect.element(page.getByRole('button', { name: 'Add to calendar' })).toBeVisible()
})

test('a foreign visit and an impossible address are the same: no such visit (A.LAYOUT-06, A.VISIT-30)', async () => {
	serverAnswers({ ...known, [calls.show]: [{ status: 404, json: { detail: 'Not found.' } }] })
	await show(routes, '/subscription/visits/7')
	await expect.element(headingOf('Visit not found')).toBeVisible()
})

test('without a subscription the page for scheduling explains that and leads to the plans (A.VISIT-45)', async () => {
	serverAnswers({ ...known, [calls.subscriptions]: [{ json: [] }] })
	await show(routes, '/subscription/schedule')
	await expect.element(page.getByRole('link', { name: 'View Plans' })).toHaveAttribute('href', '/subscription/plans')
})

test('the page for scheduling leads to the visit (A.LAYOUT-05)', async () => {
	serverAnswers({ ...known, [calls.schedule]: [{ status: 201, json: aVisit() }] })
	await show(routes, '/subscription/schedule')
	await button('Schedule visit').click()
	await expect.element(headingOf('Visit on Tue 15 Jan 2030, 10–11 am')).toBeVisible()
})

test('whoever sends before the free hours are there is told what is missing and led to Retry; they come with the connection (ux 12, ux 13)', async () => {
	const made = await showVisits({
		[calls.times]: [{ json: [{ time: '10:00' }] }, 'away', 'away', { json: [{ time: '11:00' }] }],
		[calls.schedule]: [{ status: 400, json: { detail: 'x' } }],
	})
	await button('Schedule Visit').click()
	const form = dialog('Schedule Visit')
	await expect.element(hour(form, /^10/)).toBeChecked()
	await hour(form, /16 Jan/).click()
	await expect.element(form.getByText('The free hours could not be loaded.')).toBeVisible()
	await form.getByRole('button', { name: 'Schedule visit' }).click()
	await expect.element(form.getByText('Please press Retry, then choose an hour.')).toBeVisible()
	await expect.element(form.getByRole('button', { name: 'Retry' })).toHaveFocus()
	expect(sent(made, calls.check)).toEqual([])
	window.dispatchEvent(new Event('offline'))
	window.dispatchEvent(new Event('online'))
	await expect.element(hour(form, /^11/)).toBeChecked()
	await form.getByRole('button', { name: 'Schedule visit' }).click()
	await expect.element(form.getByText('Failed to schedule visit. Please try again.')).toBeVisible()
	await hour(form, /15 Jan/).click()
	await expect.element(form.getByText('Failed to schedule visit. Please try again.')).not.toBeInTheDocument()
})

test('while the free hours load a press says so instead of doing nothing (ux 12)', async () => {
	await showVisits({ [calls.times]: ['never'] })
	await button('Schedule Visit').click()
	const form = dialog('Schedule Visit')
	await form.getByRole('button', { name: 'Schedule visit' }).click()
	await expect.element(form.getByText('The free hours are still loading. Please choose one then.')).toBeVisible()
})

test('the day and hour that were chosen are there again after a login in the middle, for their account alone, and no other hour takes their place (ux 8)', async () => {
	const asha = { id: 3, username: 'asha', email: 'asha@pahiya.test', name: 'Asha', role: 'user' } as never
	const free = (...times: string[]) => ({ [calls.times]: [{ json: times.map((time) => ({ time })) }] })
	const openForm = async (replies: ReturnType<typeof free>) => {
		await cleanup()
		await showVisits(replies)
		await button('Schedule Visit').click()
		return dialog('Schedule Visit')
	}
	signedInMarker.set(asha)
	const form = await openForm(free('10:00', '11:00'))
	await hour(form, /16 Jan/).click()
	await hour(form, /^11/).click()
	signedInMarker.remove()
	signedInMarker.set(asha)
	await openForm(free('10:00', '11:00'))
	await expect.element(hour(form, /16 Jan/)).toBeChecked()
	await expect.element(hour(form, /^11/)).toBeChecked()
	await openForm(free('10:00'))
	await expect.element(form.getByText(slotTaken)).toBeVisible()
	await expect.element(hour(form, /^10/)).not.toBeChecked()
	signedInMarker.set({ ...(asha as object), id: 4, email: 'meera@pahiya.test' } as never)
	await openForm(free('10:00', '11:00'))
	await expect.element(hour(form, /15 Jan/)).toBeChecked()
})
