import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { StaffSellRequest as Request } from '../../src/contract/market/staff-selling.ts'
import { sellRequestList } from '../../src/web/features/market/staff/sell-request-list.tsx'
import { StaffSellRequest } from '../../src/web/features/market/staff/staff-sell-request.tsx'
import { StaffListPage } from '../../src/web/kits/staff-list/staff-list.tsx'
import { aPage } from './support/a-page.ts'
import { aSellRequestInFull } from './support/a-sell-request.ts'
import { button, serverAnswers, show } from './support/show.tsx'

const inspected = (changes: Partial<Request> = {}): Request => ({
	...aSellRequestInFull({ status: 'inspection_done', status_display: 'Inspection Done' }),
	customer: 4,
	customer_name: 'Asha Rider',
	customer_email: 'asha@pahiya.test',
	technician_id: 2,
	started_without: '',
	starts_at: '2026-11-24T04:30:00.000Z',
	ends_at: '2026-11-24T05:30:00.000Z',
	score: 90,
	verdict: 'good',
	points_rated: 60,
	points: 60,
	suggested_lines: [{ label: 'Tyres', amount: -2_200 }],
	offers: [],
	used_vehicle: null,
	next_statuses: [],
	may: { move: false, assign: false, judge: false, offer: true, publish: true },
	...changes,
})
const open = (request = inspected()) =>
	show([{ path: '/', element: <StaffSellRequest request={request} customerLink={(name) => name} changes={null} /> }], '/')

test('an offer and a listing that were closed by mistake are there as they were typed, and begin anew once they are sent', async () => {
	const calls = serverAnswers({
		'POST /admin/sell-requests/12/offers/': [{ status: 201, json: inspected() }],
		'GET /admin/sell-requests/12/': [{ json: inspected() }],
	})
	await open()
	const dialog = page.getByRole('dialog')
	await button('Publish SR12').click()
	await dialog.getByLabelText('Description').fill('One owner, serviced on time.')
	await dialog.getByRole('button', { name: 'Not yet' }).click()
	await button('Make an offer SR12').click()
	await dialog.getByLabelText('Amount of line 1').fill('-3000')
	await dialog.getByLabelText('Note to the seller').fill('The tyres are old.')
	await dialog.getByRole('button', { name: 'Not yet' }).click()
	await button('Publish SR12').click()
	await expect.element(dialog.getByLabelText('Description')).toHaveValue('One owner, serviced on time.')
	await dialog.getByRole('button', { name: 'Not yet' }).click()
	await button('Make an offer SR12').click()
	await expect.element(dialog.getByLabelText('Amount of line 1')).toHaveValue('-3000')
	await dialog.getByRole('button', { name: 'Offer ₹45,000' }).click()
	await expect.element(dialog).not.toBeInTheDocument()
	expect(calls.find(({ address }) => address.startsWith('POST'))?.body).toMatchObject({
		lines: [{ label: 'Tyres', amount: -3_000 }],
		note: 'The tyres are old.',
	})
	await button('Make an offer SR12').click()
	await expect.element(dialog.getByLabelText('Amount of line 1')).toHaveValue('-2200')
	await expect.element(dialog.getByLabelText('Note to the seller')).toHaveValue('')
})

test('where we come and whom we call is put right until the inspection is done; a refusal stands at its field, and only what was changed is sent (B.ADMIN-29)', async () => {
	const pending = inspected({
		status: 'pending',
		status_display: 'Pending',
		starts_at: null,
		next_statuses: ['inspection_scheduled', 'rejected'],
	})
	const away = 'We do not come to 110005 yet.'
	const calls = serverAnswers({
		'PATCH /admin/sell-requests/12/': [{ status: 400, json: { pickup_address: [away] } }, { json: pending }],
		'GET /admin/sell-requests/12/': [{ json: pending }],
	})
	await open(pending)
	await button('Edit pickup').click()
	const dialog = page.getByRole('dialog')
	await dialog.getByLabelText('Contact number').fill('12')
	await dialog.getByLabelText('Pickup address').fill('Karol Bagh, New Delhi 110005')
	await dialog.getByRole('button', { name: 'Save' }).click()
	await expect.element(dialog.getByText('Phone number must be at least 10 digits').first()).toBeVisible()
	await dialog.getByLabelText('Contact number').fill('9000012345')
	await dialog.getByRole('button', { name: 'Save' }).click()
	await expect.element(dialog.getByText(away).first()).toBeVisible()
	await expect.element(dialog.getByLabelText('Pickup address')).toHaveValue('Karol Bagh, New Delhi 110005')
	await dialog.getByLabelText('Pickup address').fill('Shop 4, FC Road, Pune 411004')
	await dialog.getByRole('button', { name: 'Save' }).click()
	await expect.element(dialog).not.toBeInTheDocument()
	expect(calls.filter(({ address }) => address.startsWith('PATCH')).at(-1)?.body).toEqual({
		pickup_address: 'Shop 4, FC Road, Pune 411004',
		version: 1,
	})
})

test('nothing is put right of a pickup that is over (B.ADMIN-29)', async () => {
	serverAnswers({})
	await open()
	await expect.element(button('Publish SR12')).toBeVisible()
	expect(page.getByRole('button', { name: 'Edit pickup' }).elements()).toHaveLength(0)
})

test('a technician of a long name is cut in the list of sell requests, and widens no screen (B.ADMIN-28)', async () => {
	await page.viewport(1280, 800)
	const technician_name =
		'Venkatanarasimharajuvaripeta Subrahmanyam Srinivasaraghavan Kulkarni Deshpande Rane Patil of Shivajinagar and Karve Road'
	const inspection_details = {
		...{ scheduled_at: '2026-11-24T04:30:00.000Z', place: 'Pune', start_code: null, technician_name, notes: '' },
		...{ started_at: null, completed_at: null },
	}
	serverAnswers({
		'GET /admin/counts/': [{ json: {} }],
		'GET /admin/saved-views/': [{ json: [] }],
		'GET /admin/sell-requests/': [aPage(inspected({ inspection_details }))],
	})
	await show([{ path: '/', element: <StaffListPage {...sellRequestList(undefined)} /> }], '/')
	await expect.element(page.getByTitle(technician_name)).toBeVisible()
	expect(document.documentElement.scrollWidth).toBe(1280)
})
