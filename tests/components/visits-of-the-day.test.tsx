import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Day, DayWork } from '../../src/contract/admin/staff-day.ts'
import { wrongStartCode } from '../../src/contract/doorstep/start-words.ts'
import type { StaffVisit } from '../../src/contract/plans/staff-visits.ts'
import { dayOf, instantOf } from '../../src/shared/days.ts'
import { TechnicianDay } from '../../src/web/features/day/technician/technician-day.tsx'
import { officeVisits } from '../../src/web/features/plans/staff/office-visits.tsx'
import { technicianVisits } from '../../src/web/features/plans/staff/technician-visits.tsx'
import { sendWaiting } from '../../src/web/offline/send-waiting.ts'
import { keepToken, signedInMarker } from '../../src/web/session/tokens.ts'
import { waitingWrites } from '../../src/web/state/waiting-writes.ts'
import { button, serverAnswers, show } from './support/show.tsx'

const today = dayOf(new Date())
const reference = 'BK0000000007'
const times = { starts_at: instantOf(today, '10:00').toISOString(), ends_at: instantOf(today, '11:00').toISOString() }
const aVisit = (changes: Partial<StaffVisit> = {}) =>
	({
		id: 7,
		reference,
		status: 'scheduled',
		status_display: 'Scheduled',
		scheduled_date: `${today}T10:00:00+05:30`,
		customer_name: 'Asha',
		technician_id: 3,
		technician_name: 'Imran',
		service_notes: '',
		technician_notes: '',
		checklist: ['Brakes', 'Battery'].map((name) => ({ name, done: false })),
		photo_count: 0,
		start_code: null,
		started_without: '',
		started_at: null,
		version: 1,
		can: { move: true, assign: true, start: true, complete: true, cancel: true },
		...times,
		...changes,
	}) as unknown as StaffVisit
const work = (status: DayWork['status'], version: number) =>
	({
		...times,
		work: 'visit',
		id: 7,
		reference,
		kind: 'scheduled',
		status,
		status_display: status,
		title: 'Care visit',
		vehicle: 'Honda Activa',
		registration_number: '',
		drawing: 'scooter',
		paint: 'blue',
		fuel: 'petrol',
		customer_name: 'Asha',
		customer_phone: '9000000001',
		address: 'Flat 12',
		city: 'Pune',
		postal_code: '411004',
		notes: 'Bring a chain.',
		latitude: null,
		longitude: null,
		technician_id: 3,
		version,
	}) as unknown as DayWork
const dayWith = (all: DayWork) =>
	({
		date: today,
		technicians: [{ id: 3, name: 'Imran', work: [all] }],
		unassigned: [],
		overdue: [],
		hours: [],
		visit_hours: [],
		closed_day: null,
	}) as unknown as Day
const myDay = [{ path: '/', element: <TechnicianDay date={today} today={today} kinds={{ visit: technicianVisits }} /> }]
const noPhotos = { 'GET /admin/visits/7/photos/': [{ json: { photos: [], can: { add: true }, version: 2 } }] }
/** What the customer said at the door. */
async function startWith(code: string) {
	await button(`Start ${reference}`).click()
	const question = page.getByRole('dialog', { name: `Start ${reference}?` })
	await question.getByLabelText('Start code').fill(code)
	await question.getByRole('button', { name: 'Start now' }).click()
	return question
}
const posted = <Call extends { address: string }>(calls: Call[]) => calls.filter(({ address }) => address.startsWith('POST'))

beforeEach(() => vi.unstubAllGlobals())

test('a technician begins a visit, ticks what he looked at, writes what he found and completes it (D-20, A.VISIT-32)', async () => {
	const started = aVisit({ started_at: times.starts_at, version: 2 })
	const calls = serverAnswers({
		...noPhotos,
		'GET /admin/day/': [1, 1, 2].map((version) => ({ json: dayWith(work(version === 1 ? 'confirmed' : 'in_progress', version)) })),
		'GET /admin/visits/7/': [{ json: aVisit() }, { json: started }],
		'POST /admin/visits/7/start/': [{ status: 400, json: { start_code: [wrongStartCode] } }, { json: started }],
		'POST /admin/visits/7/complete/': [{ json: aVisit({ status: 'completed', version: 3 }) }],
	})
	await show(myDay, '/')
	await expect.element(page.getByText('“Bring a chain.”')).toBeVisible()
	const question = await startWith('1111')
	await expect.element(question.getByLabelText('Start code')).toHaveAccessibleDescription(new RegExp(wrongStartCode))
	await question.getByLabelText('Start code').fill('0481')
	await question.getByRole('button', { name: 'Start now' }).click()
	await expect.poll(() => posted(calls).at(-1)).toMatchObject({ body: { version: 1, start_code: '0481' }, key: expect.any(String) })
	expect(posted(calls).map(({ key }) => key)).toHaveLength(new Set(posted(calls).map(({ key }) => key)).size)
	await expect.element(button(`Complete ${reference}`)).toBeEnabled()
	await button(`Complete ${reference}`).click()
	const sheet = page.getByRole('dialog', { name: `Complete ${reference}` })
	await sheet.getByRole('checkbox', { name: 'Brakes' }).click()
	await sheet.getByLabelText('What did you find and do?').fill('Chain set.')
	await sheet.getByRole('button', { name: 'Complete visit' }).click()
	const checklist = [
		{ name: 'Brakes', done: true },
		{ name: 'Battery', done: false },
	]
	await expect.poll(() => posted(calls).at(-1)).toMatchObject({ body: { technician_notes: 'Chain set.', checklist } })
	await expect.element(sheet).not.toBeInTheDocument()
})

test('what he ticked and wrote is there again once the sheet was closed, and what was written before can be taken out', async () => {
	const calls = serverAnswers({
		...noPhotos,
		'GET /admin/day/': [{ json: dayWith(work('in_progress', 2)) }],
		'GET /admin/visits/7/': [{ json: aVisit({ started_at: times.starts_at, version: 2, technician_notes: 'Looked at on Monday.' }) }],
		'POST /admin/visits/7/complete/': [{ json: aVisit({ status: 'completed', version: 3 }) }],
	})
	await show(myDay, '/')
	const sheet = page.getByRole('dialog', { name: `Complete ${reference}` })
	const notes = sheet.getByLabelText('What did you find and do?')
	await button(`Complete ${reference}`).click()
	await expect.element(notes).toHaveValue('Looked at on Monday.')
	await sheet.getByRole('checkbox', { name: 'Battery' }).click()
	await notes.fill('')
	await expect.element(notes).toHaveValue('')
	await sheet.getByRole('button', { name: 'Not yet' }).click()
	await expect.element(sheet).not.toBeInTheDocument()
	await button(`Complete ${reference}`).click()
	await expect.element(sheet.getByRole('checkbox', { name: 'Battery' })).toBeChecked()
	await expect.element(notes).toHaveValue('')
	await sheet.getByRole('button', { name: 'Complete visit' }).click()
	const checklist = [
		{ name: 'Brakes', done: false },
		{ name: 'Battery', done: true },
	]
	await expect.poll(() => posted(calls).at(-1)).toMatchObject({ body: { technician_notes: '', checklist } })
})

test('he says that nobody is there, with what he found, and the visit is cancelled (A.R-66)', async () => {
	const calls = serverAnswers({
		'GET /admin/day/': [{ json: dayWith(work('confirmed', 1)) }],
		'POST /admin/visits/7/cancel/': [{ json: aVisit({ status: 'cancelled', version: 2 }) }],
	})
	await show(myDay, '/')
	await button(`Nobody is there ${reference}`).click()
	const dialog = page.getByRole('dialog', { name: `Cancel ${reference}?` })
	await dialog.getByRole('button', { name: 'Nobody was there' }).click()
	expect(posted(calls)).toEqual([])
	await dialog.getByLabelText('What did you find?').fill('Gate closed')
	await dialog.getByRole('button', { name: 'Nobody was there' }).click()
	await expect.poll(() => posted(calls)).toMatchObject([{ body: { reason: 'Gate closed', nobody_there: true, version: 1 } }])
})

test('the office moves a visit within the hours of visits, and is told when somebody was quicker (D-38, D-48, B.ADMIN-36)', async () => {
	const moved = vi.fn(async () => aVisit({ technician_id: 4, version: 2 }))
	serverAnswers({
		'GET /admin/visits/7/': [{ json: aVisit() }],
		'GET /admin/technicians/': [{ json: { count: 1, next: null, previous: null, results: [{ id: 4, name: 'Meena' }] } }],
		'GET /admin/day/': [{ json: { ...dayWith(work('confirmed', 1)), visit_hours: [{ time: '14:00', places_left: 1, closed: false }] } }],
		'POST /admin/visits/7/start/': [
			{ status: 409, json: { detail: 'Changed', current: aVisit({ technician_name: 'Meena', version: 2 }) } },
		],
	})
	const { InFull } = officeVisits
	await show(
		[{ path: '/', element: <InFull work={work('confirmed', 1)} facts={null} whyFixed={null} onMove={moved} onMoved={() => undefined} /> }],
		'/',
	)
	const hours = page.getByLabelText('Hour')
	await expect.poll(() => [...(hours.element() as HTMLSelectElement).options].map(({ value }) => value).at(-1)).toBe('16:30')
	await page.getByLabelText('Technician').selectOptions('Meena')
	await button('Move').click()
	await expect.poll(() => moved.mock.calls[0]).toMatchObject([{ id: 7, version: 1 }, { technicianId: 4 }])
	await button(`Start ${reference}`).click()
	await expect.element(page.getByText('Technician: Imran → Meena')).toBeVisible()
})

test('without a connection he begins and completes a visit all the same; both arrive once, in their order, when he is online (D-20, decision 0031)', async () => {
	keepToken('a-token', true)
	signedInMarker.set({ username: 'imran', name: 'Imran', email: 'imran@example.in', role: 'technician', remember: true })
	const started = aVisit({ started_at: times.starts_at, version: 2 })
	const calls = serverAnswers({
		'GET /admin/day/': [{ json: dayWith(work('confirmed', 1)) }],
		'GET /admin/visits/7/': [{ json: aVisit() }],
		'POST /admin/visits/7/start/': ['away'],
		'POST /admin/visits/7/complete/': ['away'],
	})
	await show(myDay, '/')
	await startWith('0481')
	const waiting = page.getByRole('list', { name: 'Waiting to be sent' })
	await expect.element(waiting).toMatchTextContent(/^Start BK0000000007$/)
	await button(`Complete ${reference}`).click()
	const sheet = page.getByRole('dialog', { name: `Complete ${reference}` })
	await sheet.getByRole('checkbox', { name: 'Brakes' }).click()
	await sheet.getByLabelText('What did you find and do?').fill('Chain set.')
	await sheet.getByRole('button', { name: 'Complete visit' }).click()
	await expect.element(waiting).toMatchTextContent(/Complete .*: “Chain set.”/)
	await expect.element(page.getByRole('region', { name: 'Done' })).toMatchTextContent(/Asha/)
	expect(posted(calls).map(({ address }) => address)).toEqual(['POST /admin/visits/7/start/'])

	const keys = waitingWrites.get()?.writes.map(({ key }) => key)
	const later = serverAnswers({
		'POST /admin/visits/7/start/': [{ json: started }],
		'POST /admin/visits/7/complete/': [{ json: aVisit({ status: 'completed', version: 3 }) }],
	})
	const end = sendWaiting('imran', () => undefined)
	await expect.poll(() => waitingWrites.get()).toBeNull()
	end()
	expect(posted(later)).toMatchObject([
		{ address: 'POST /admin/visits/7/start/', body: { version: 1, start_code: '0481' }, key: keys?.[0] },
		{ address: 'POST /admin/visits/7/complete/', body: { technician_notes: 'Chain set.' }, key: keys?.[1] },
	])
})

test('that nobody is there waits as well, and leaves his day; a start that the office overtook is told, not taken for done (D-48)', async () => {
	keepToken('a-token', true)
	signedInMarker.set({ username: 'imran', name: 'Imran', email: 'imran@example.in', role: 'technician', remember: true })
	serverAnswers({ 'GET /admin/day/': [{ json: dayWith(work('confirmed', 1)) }], 'POST /admin/visits/7/cancel/': ['away'] })
	await show(myDay, '/')
	await button(`Nobody is there ${reference}`).click()
	const dialog = page.getByRole('dialog', { name: `Cancel ${reference}?` })
	await dialog.getByLabelText('What did you find?').fill('Gate closed')
	await dialog.getByRole('button', { name: 'Nobody was there' }).click()
	await expect.element(dialog).not.toBeInTheDocument()
	await expect.element(page.getByText('No work today')).toBeVisible()
	const write = { ...waitingWrites.get()?.writes[0], call: 'startVisit' as const, body: { version: 1 }, triedAt: null, refused: null }
	waitingWrites.set({ owner: 'imran', writes: [{ params: { id: 7 }, seen: 1, shows: {}, words: 'Start', key: 'one', ...write }] })
	serverAnswers({
		'POST /admin/visits/7/start/': [{ status: 409, json: { detail: 'Somebody else changed it.', current: aVisit({ version: 2 }) } }],
	})
	const end = sendWaiting('imran', () => undefined)
	await expect.poll(() => waitingWrites.get()?.writes[0]?.refused).toBe('Somebody else changed it.')
	end()
})
