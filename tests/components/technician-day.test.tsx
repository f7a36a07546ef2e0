import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import type { DayWork } from '../../src/contract/admin/staff-day.ts'
import MyDayPage from '../../src/web/pages/admin/my-day.tsx'
import { dayWith, moment, work } from './support/a-day.ts'
import { aStaffRepair } from './support/a-staff-repair.ts'
import { expectAccessible } from './support/accessible.ts'
import { button, headingOf, serverAnswers, show } from './support/show.tsx'
import { keepStaff } from './support/staff-frame.tsx'

const reference = 'BK0000000007'
const call = '/admin/repair-bookings/7/'
type Status = 'pending' | 'confirmed' | 'in_progress' | 'completed'
const at = { starts_at: moment(600), ends_at: moment(660), technician_id: 1 }
const job = (status: Status, more: Partial<DayWork> = {}) => work(7, [600, 660], 1, { status, status_display: status, ...more })
const myDay = (one: DayWork) => dayWith([[one]], [])
const repair = (status: Status, more: object = {}) => aStaffRepair({ ...at, status, status_display: status, total_amount: 649, ...more })

async function open(one: DayWork, replies: Parameters<typeof serverAnswers>[0] = {}) {
	const calls = serverAnswers({
		'GET /admin/day/': [{ json: myDay(one) }],
		[`GET ${call}`]: [{ json: repair('in_progress') }],
		[`GET ${call}photos/`]: [{ json: { photos: [], can: { add: true }, version: 1 } }],
		...replies,
	})
	await showDay()
	return (address: string) => calls.filter((made) => made.address === address).map(({ body }) => body)
}
const showDay = () => show([{ path: '/', element: <MyDayPage /> }], '/')
const dialog = (name: string) => page.getByRole('dialog', { name })
const question = dialog(`Start ${reference}?`)
async function start() {
	await button(`Start ${reference}`).click()
	await question.getByLabelText('Start code').fill('0481')
	await question.getByRole('button', { name: 'Start now' }).click()
}
const notes = (sheet: ReturnType<typeof dialog>) => sheet.getByLabelText(/^What did you do\?/)

beforeEach(async () => {
	vi.useFakeTimers({ now: new Date(moment(570)), toFake: ['Date'] })
	await page.viewport(360, 740)
	keepStaff('technician')
})

test('what is not confirmed waits for the office; tomorrow is a tap away (B.R-40)', async () => {
	await open(job('pending'), {
		'GET /admin/day/': [{ json: myDay(job('pending')) }, { json: { ...dayWith([[]], []), date: '2030-11-22' } }],
	})
	await expect.element(headingOf('Today, Thu 21 Nov')).toBeVisible()
	await expect.element(page.getByText('To be confirmed by the office.')).toBeVisible()
	await expect.element(button(`Start ${reference}`)).not.toBeInTheDocument()
	await page.getByRole('link', { name: 'Tomorrow' }).click()
	await expect.element(headingOf('Tomorrow, Fri 22 Nov')).toBeVisible()
	await expect.element(page.getByRole('heading', { name: 'No work on this day yet' })).toBeVisible()
})

test('on a bad network nothing is lost: failures stand beside the button, notes stay over a reload, Retry finishes (ux 13, ux 86)', async () => {
	const begun = job('in_progress', { version: 2 })
	const done = { technician_notes: 'New brake pads, front', version: 3 }
	const sent = await open(job('confirmed'), {
		'GET /admin/day/': [{ json: myDay(job('confirmed')) }, { json: myDay(job('confirmed')) }, { json: myDay(begun) }],
		[`GET ${call}`]: [{ json: repair('confirmed', { version: 1 }) }, { json: repair('in_progress', { version: 2 }) }],
		[`PATCH ${call}`]: [
			{ status: 502 },
			{ status: 502 },
			{ json: repair('in_progress', { version: 2 }) },
			{ json: repair('completed', done) },
		],
		[`POST ${call}record-payment/`]: [
			{ status: 500 },
			{ status: 500 },
			{ json: repair('completed', { ...done, payment_status: 'paid', paid_amount: 649, payment_method: 'cash', version: 4 }) },
		],
	})
	await start()
	await expect.element(question.getByText(/Nothing is lost; please try again\./)).toBeVisible()
	await expectAccessible()
	await question.getByRole('button', { name: 'Start now' }).click()
	const complete = dialog(`Complete ${reference}`)
	await button(`Complete ${reference}`).click()
	await notes(complete).fill('New brake pads, front')
	await cleanup()
	await showDay()
	await button(`Complete ${reference}`).click()
	await expect.element(notes(complete)).toHaveValue('New brake pads, front')
	await complete.getByRole('radio', { name: 'Cash received' }).click()
	await complete.getByRole('button', { name: 'Complete repair' }).click()
	const payment = dialog(`Payment for ${reference}`)
	await expect.element(payment.getByRole('alert')).toMatchTextContent(/The payment is not recorded\./)
	expect(sent(`PATCH ${call}`).at(-1)).toMatchObject({ status: 'completed', technician_notes: 'New brake pads, front' })
	await payment.getByRole('button', { name: 'Retry' }).click()
	await expect.element(payment).not.toBeInTheDocument()
	expect(sent(`POST ${call}record-payment/`).at(-1)).toEqual({ method: 'cash', amount: 649 })
})

test('a step that happened without an answer is not asked for again (B.R-45)', async () => {
	const begun = job('in_progress', { version: 2 })
	const sent = await open(job('confirmed'), {
		'GET /admin/day/': [{ json: myDay(job('confirmed')) }, { json: myDay(begun) }],
		[`GET ${call}`]: [{ json: repair('in_progress', { version: 2 }) }],
		[`PATCH ${call}`]: [{ status: 502 }],
	})
	await start()
	await expect.element(button(`Complete ${reference}`)).toBeVisible()
	expect(new Set(sent(`PATCH ${call}`).map((body) => JSON.stringify(body))).size).toBe(1)
	await expect.element(question).not.toBeInTheDocument()
})

test('a note for the office is sent once, however often it is pressed (D-48)', async () => {
	const note = { id: 1, author_name: 'Imran', text: 'Gate code 12, dog in the yard', created_at: moment(570) }
	const sent = await open(job('confirmed'), {
		[`POST ${call}notes/`]: [{ status: 201, json: repair('confirmed', { internal_notes: [note] }) }],
	})
	await button(`Note for the office ${reference}`).click()
	const sheet = dialog(`Note on ${reference}`)
	await sheet.getByLabelText('Note for the office').fill('Gate code 12, dog in the yard')
	await expectAccessible()
	await sheet.getByRole('button', { name: 'Add note' }).dblClick()
	await expect.element(sheet).not.toBeInTheDocument()
	expect(sent(`POST ${call}notes/`)).toEqual([{ text: 'Gate code 12, dog in the yard' }])
})

test.each(['confirmed', 'completed'] as const)(
	'a name of one long word stays within the phone of the technician whose work is %s (ux 31)',
	async (status) => {
		const word = 'W'.repeat(120)
		await open(job(status, { customer_name: word, title: word, address: word }))
		await expect.element(page.getByText(new RegExp(`${word}, 9000000001|${reference}, ${word}`))).toBeVisible()
		expect(document.documentElement.scrollWidth).toBe(360)
	},
)
