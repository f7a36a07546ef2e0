import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import RepairPage from '../../src/web/pages/admin/repair.tsx'
import { aPage } from './support/a-page.ts'
import { aStaffRepair } from './support/a-staff-repair.ts'
import { button, headingOf, said, serverAnswers, show, withParams } from './support/show.tsx'
import { keepStaff } from './support/staff-frame.tsx'

const Repair = withParams(RepairPage)
const reference = 'BK0000000007'
const call = '/admin/repair-bookings/7/'
const imran = { id: 3, name: 'Imran Shaikh' }
async function open(repair: object, replies: Parameters<typeof serverAnswers>[0] = {}, id = '7') {
	const calls = serverAnswers({
		[`GET ${call}`]: [{ json: repair }],
		'GET /admin/technicians/': [aPage(imran)],
		'GET /admin/audit-log/': [aPage()],
		'GET /repairing-service/available-slots/': [{ json: [] }],
		...replies,
	})
	await show([{ path: '/admin/repairs/:id', element: <Repair /> }], `/admin/repairs/${id}`)
	return (address: string) => calls.filter((made) => made.address === address).map(({ body }) => body)
}
const move = page.getByRole('dialog', { name: `Move ${reference}` })
const technician = move.getByLabelText(/^Technician/)

beforeEach(() => keepStaff())

test('a technician with other work at that hour is refused at his field, and what was chosen stays (B.ADMIN-22)', async () => {
	const words = 'This technician has other work at that time.'
	const sent = await open(aStaffRepair(), { [`PATCH ${call}`]: [{ status: 400, json: { technician: [words] } }] })
	await button(`Move ${reference}`).click()
	await technician.selectOptions(imran.name)
	await move.getByRole('button', { name: 'Move' }).click()
	await expect.element(technician).toHaveAccessibleDescription(new RegExp(words))
	await expect.element(technician).toHaveValue('3')
	expect(sent(`PATCH ${call}`)).toEqual([{ technician: 3, version: 3 }])
})

test('of two who change it at once the second is told what the first did and loses nothing (B.ADMIN-36)', async () => {
	const current = aStaffRepair({
		status: 'confirmed',
		status_display: 'Confirmed',
		next_statuses: ['in_progress', 'cancelled'],
		version: 4,
	})
	const sent = await open(aStaffRepair(), {
		[`GET ${call}`]: [{ json: aStaffRepair() }, { json: current }],
		[`PATCH ${call}`]: [
			{ status: 409, json: { detail: 'Somebody has changed this.', current } },
			{ json: { ...current, technician: imran, technician_id: 3, version: 5 } },
		],
	})
	await button(`Move ${reference}`).click()
	await technician.selectOptions(imran.name)
	await move.getByRole('button', { name: 'Move' }).click()
	await expect
		.element(move.getByRole('alert'))
		.toMatchTextContent(/Somebody else changed this repair in the meantime.*State: Pending → Confirmed/)
	await expect.element(technician).toHaveValue('3')
	await move.getByRole('button', { name: 'Move anyway' }).click()
	await expect.element(move).not.toBeInTheDocument()
	expect(sent(`PATCH ${call}`)).toEqual([
		{ technician: 3, version: 3 },
		{ technician: 3, version: 4 },
	])
	await expect.element(page.getByText(imran.name).first()).toBeVisible()
})

test('a note among colleagues is kept with name and time', async () => {
	const note = { id: 1, author_name: 'Kavita Rane', text: 'Dog in the yard, ring first', created_at: '2026-11-20T06:10:00.000Z' }
	const sent = await open(aStaffRepair(), {
		[`POST ${call}notes/`]: [{ status: 201, json: aStaffRepair({ internal_notes: [note], version: 4 }) }],
	})
	await page.getByLabelText('New internal note').fill('Dog in the yard, ring first')
	await button('Add note').click()
	const notes = page.getByRole('list', { name: 'Internal notes' })
	await expect.element(notes).toMatchTextContent(/Dog in the yard, ring first\s*Kavita Rane, /)
	await expect.element(page.getByLabelText('New internal note')).toHaveValue('')
	expect(sent(`POST ${call}notes/`)).toEqual([{ text: 'Dog in the yard, ring first' }])
})

test('it says when it was booked for, and leads to the customer, the phone and the way there', async () => {
	await open(aStaffRepair({ customer: 5 }))
	await expect.element(page.getByText(/24 Nov 2030 10–11 am/).first()).toBeVisible()
	const link = (name: string | RegExp) => page.getByRole('link', { name })
	await expect.element(link(/^Call Asha Rider/)).toHaveAttribute('href', 'tel:9000000001')
	await expect.element(link('WhatsApp Asha Rider')).toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/919000000001/))
	await expect.element(link('Navigate')).toHaveAttribute('href', expect.stringMatching(/destination=Flat%2012/))
	await expect.element(link('Asha Rider')).toHaveAttribute('href', '/admin/customers/5')
})

test('one that does not exist is said to be missing', async () => {
	await open(aStaffRepair(), { 'GET /admin/repair-bookings/999999/': [{ status: 404, json: { detail: 'Not found.' } }] }, '999999')
	await expect.element(page.getByRole('heading', { name: 'There is no such repair' })).toBeVisible()
})

test('one that could not be loaded says so, and Retry brings it (ux 13)', async () => {
	await open(aStaffRepair(), { [`GET ${call}`]: [{ status: 500 }, { status: 500 }, { json: aStaffRepair() }] })
	await expect.element(said('This repair could not be loaded.')).toBeVisible()
	await button('Retry').click()
	await expect.element(headingOf(reference)).toBeVisible()
})
