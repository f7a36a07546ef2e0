import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { LinkedExtraWork as Linked } from '../../src/contract/repairs/extra-work.ts'
import { type ExtraStatus, extraOver, extraStatusDisplay } from '../../src/contract/repairs/extra-work-words.ts'
import type { StaffRepairInFull } from '../../src/contract/repairs/staff-bookings.ts'
import { LinkedExtraWork } from '../../src/web/features/repairs/own/linked-extra-work.tsx'
import { StaffExtraWork } from '../../src/web/features/repairs/staff/staff-extra-work.tsx'
import { useStaffRepair } from '../../src/web/features/repairs/staff/staff-repair.tsx'
import { keepToken, signedInMarker } from '../../src/web/session/tokens.ts'
import { button, headingOf, said, serverAnswers, show } from './support/show.tsx'

const extra = (status: ExtraStatus = 'open', id = 31) => ({
	id,
	status,
	status_display: extraStatusDisplay[status],
	lines: [
		{ kind: 'part' as const, name: 'Rear brake shoes', quantity: 1, price: 450.5, total_price: 450.5 },
		{ kind: 'work' as const, name: 'Fitting them', quantity: 2, price: 100, total_price: 200 },
	],
	total: 650.5,
	note: 'Down to the metal.',
	reason: '',
	proposed_at: '2026-11-20T06:00:00.000Z',
	answered_at: status === 'open' ? null : '2026-11-20T06:05:00.000Z',
	answered_by: status === 'approved' || status === 'declined' ? ('link' as const) : null,
})
const token = `31.${'a'.repeat(43)}`
const linked = (status: ExtraStatus = 'open'): Linked => ({
	reference: 'BK0000000007',
	vehicle: 'Hero Splendor Plus',
	technician: 'Imran',
	total_before: 628,
	total_with: 1278.5,
	extra: extra(status),
})
const address = `/repairing-service/extra-work/${token}/`
const opened = [{ path: '/', element: <LinkedExtraWork token={token} /> }]

test('the link shows what is needed, why, and what the repair costs without it and with it; one press more approves it (D-53, ux 4)', async () => {
	const calls = serverAnswers({ [`GET ${address}`]: [{ json: linked() }], [`POST ${address}`]: [{ json: linked('approved') }] })
	await show(opened, '/')
	await expect.element(headingOf('May we do this too?')).toBeVisible()
	await expect.element(page.getByText('Down to the metal.')).toBeVisible()
	await expect.element(page.getByText('Your repair: ₹628 so far, ₹1,278.50 with it.')).toBeVisible()
	await button('Approve ₹650.50').click()
	await expect.element(page.getByText('Your repair then costs ₹1,278.50 in all. You pay after the work.')).toBeVisible()
	await button('Approve').click()
	await expect.element(page.getByText('You approved it')).toBeVisible()
	// Its button is gone; the keyboard goes on from the heading (ux 4).
	await expect.element(headingOf('Extra work')).toHaveFocus()
	await expect.element(page.getByText('Your repair costs ₹1,278.50.')).toBeVisible()
	expect(calls.at(-1)).toMatchObject({ address: `POST ${address}`, body: { answer: 'approved', reason: '' } })
	expect(button('Approve ₹650.50').elements()).toHaveLength(0)
})

test('declined with a reason nothing changes, and what was typed is there again where the answer did not arrive (D-53)', async () => {
	const calls = serverAnswers({
		[`GET ${address}`]: [{ json: linked() }, { json: linked() }],
		[`POST ${address}`]: [{ status: 500 }, { json: linked('declined') }],
	})
	await show(opened, '/')
	await button('Decline').click()
	await page.getByLabelText(/Why do you decline/).fill('Next month')
	await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click()
	await expect.element(page.getByRole('alert').getByText(/try again/i)).toBeVisible()
	await expect.element(page.getByLabelText(/Why do you decline/)).toHaveValue('Next month')
	await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click()
	await expect.element(page.getByText('You declined it')).toBeVisible()
	expect(calls.at(-1)).toMatchObject({ body: { answer: 'declined', reason: 'Next month' } })
})

test('who answers after the company took it back is told so, and sees it (D-53)', async () => {
	serverAnswers({
		[`GET ${address}`]: [{ json: linked() }, { json: linked('withdrawn') }],
		[`POST ${address}`]: [{ status: 400, json: { detail: extraOver.withdrawn } }],
	})
	await show(opened, '/')
	await button('Approve ₹650.50').click()
	await button('Approve').click()
	await expect.element(page.getByText('Withdrawn by us')).toBeInTheDocument()
})

test('a link that opens nothing says so, and where the question is otherwise (B.E-34)', async () => {
	serverAnswers({ [`GET ${address}`]: [{ status: 404, json: { detail: 'Not found.' } }] })
	await show(opened, '/')
	await expect.element(headingOf('Link not found')).toBeVisible()
	await expect.element(page.getByRole('link', { name: 'My Repairs' })).toBeVisible()
})

const aRepair = (extra_work: ReturnType<typeof extra>[], version = 3) =>
	({
		id: 7,
		reference: 'BK0000000007',
		status: 'in_progress',
		customer_name: 'Asha Rider',
		customer_email: 'asha@pahiya.test',
		total_amount: 628,
		extra_work,
		can: { propose_extra: !extra_work.some(({ status }) => status === 'open') },
		version,
	}) as unknown as StaffRepairInFull
function Shown() {
	const { row } = useStaffRepair(7)
	return row ? <StaffExtraWork repair={row} /> : null
}
const staffRoutes = [{ path: '/', element: <Shown /> }]
const asRole = (role: string) => {
	keepToken(`x.${btoa(JSON.stringify({ role }))}.x`, true)
	signedInMarker.set({ id: 3, username: 'imran', email: 'imran@pahiya.test', name: 'Imran', role } as never)
}
beforeEach(() => asRole('technician'))

test('a technician proposes lines with their prices; what is missing is said before anything is sent (D-53)', async () => {
	const calls = serverAnswers({
		'GET /admin/repair-bookings/7/': [{ json: aRepair([]) }],
		'POST /admin/repair-bookings/7/extra-work/': [{ status: 201, json: aRepair([extra()], 4) }],
	})
	await show(staffRoutes, '/')
	await button('Propose extra work').click()
	await button('Ask the customer').click()
	await expect.element(said('Please say on each line what is needed.')).toBeVisible()
	await page.getByLabelText('What, line 1').fill('Rear brake shoes')
	await button('Ask the customer').click()
	await expect.element(said('Please give each line a price up to ₹1,00,000.')).toBeVisible()
	await page.getByLabelText('Price each, line 1').fill('450.50')
	await button('Add a line').click()
	await page.getByLabelText('What, line 2').fill('Fitting them')
	await page.getByLabelText('Kind of line 2').selectOptions('work')
	await page.getByLabelText('Pieces of line 2').fill('2')
	await page.getByLabelText('Price each, line 2').fill('100')
	await expect.element(page.getByText('Extra ₹650.50, in all ₹1,278.50')).toBeVisible()
	await button('Ask the customer').click()
	await expect.element(page.getByText('Waiting for the customer')).toBeVisible()
	expect(calls.at(-1)).toMatchObject({
		body: {
			lines: [
				{ kind: 'part', name: 'Rear brake shoes', quantity: 1, price: 450.5 },
				{ kind: 'work', name: 'Fitting them', quantity: 2, price: 100 },
			],
			note: '',
			version: 3,
		},
	})
	expect(button('Propose extra work').elements()).toHaveLength(0)
	expect(button('Approved on the phone').elements()).toHaveLength(0)
})

test('lines that were typed are there again where the dialog was closed before they were sent, and gone once they were (D-53)', async () => {
	serverAnswers({
		'GET /admin/repair-bookings/7/': [{ json: aRepair([]) }],
		'POST /admin/repair-bookings/7/extra-work/': [{ status: 201, json: aRepair([extra('withdrawn')], 4) }],
	})
	await show(staffRoutes, '/')
	await button('Propose extra work').click()
	await page.getByLabelText('What, line 1').fill('Rear brake shoes')
	await page.getByLabelText('Price each, line 1').fill('450.50')
	await button('Add a line').click()
	await page.getByLabelText('What, line 2').fill('Fitting them')
	await button('Not yet').click()
	await button('Propose extra work').click()
	await expect.element(page.getByLabelText('What, line 1')).toHaveValue('Rear brake shoes')
	await expect.element(page.getByLabelText('What, line 2')).toHaveValue('Fitting them')
	await page.getByLabelText('Price each, line 2').fill('100')
	await expect.element(page.getByText('Extra ₹550.50, in all ₹1,178.50')).toBeVisible()
	await button('Ask the customer').click()
	await expect.element(page.getByLabelText('What, line 1')).not.toBeInTheDocument()
	await button('Propose extra work').click()
	await expect.element(page.getByLabelText('What, line 1')).toHaveValue('')
})

test('the office records what the customer said on the phone, with who it is and what it costs then (D-53)', async () => {
	asRole('staff')
	const calls = serverAnswers({
		'GET /admin/repair-bookings/7/': [{ json: aRepair([extra()]) }],
		'POST /admin/repair-bookings/7/extra-work/31/': [{ json: aRepair([extra('approved')], 4) }],
	})
	await show(staffRoutes, '/')
	await button('Approved on the phone').click()
	await expect.element(page.getByText(/Asha Rider said yes to ₹650.50 extra. The repair then costs ₹1,278.50/)).toBeVisible()
	await button('Record approval').click()
	await expect.element(page.getByText('Approved by the link')).toBeVisible()
	expect(calls.at(-1)).toMatchObject({ body: { answer: 'approved' } })
})
