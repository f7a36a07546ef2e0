import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { BookingActions } from '../../src/web/features/repairs/staff/desk/booking-actions.tsx'
import { useStaffRepair } from '../../src/web/features/repairs/staff/staff-repair.tsx'
import { categories, model } from './support/a-catalogue.ts'
import { aStaffRepair } from './support/a-staff-repair.ts'
import { serverAnswers, show } from './support/show.tsx'

const repair = aStaffRepair({ can: { cancel: false, correct: true, change_items: true } })

function Booking() {
	const { row: found } = useStaffRepair(7)
	return found && <BookingActions repair={found} />
}
const patch = 'PATCH /admin/repair-bookings/7/'
const open = async (...replies: Parameters<typeof serverAnswers>[0][string]) => {
	const calls = serverAnswers({
		'GET /admin/repair-bookings/7/': [{ json: repair }],
		'GET /vehicle/vehicle-models/': [{ json: [model] }],
		'GET /admin/orders/': [{ json: { count: 0, next: null, previous: null, results: [] } }],
		'GET /repairing-service/service-categories/': [{ json: categories }],
		[patch]: replies,
	})
	await show([{ path: '/', element: <Booking /> }], '/')
	return calls
}
const sent = (calls: Awaited<ReturnType<typeof open>>) => calls.filter(({ address }) => address === patch).map(({ body }) => body)
const dialog = page.getByRole('dialog')

beforeEach(() => vi.unstubAllGlobals())

test('of a contact only what was changed is sent, with the version that was seen (D-53)', async () => {
	const calls = await open({ json: { ...repair, customer_phone: '9000000002', version: 4 } })
	await page.getByRole('button', { name: /Edit contact/ }).click()
	await expect.element(dialog.getByLabelText('Phone')).toHaveFocus()
	await dialog.getByLabelText('Phone').fill('12')
	await dialog.getByRole('button', { name: 'Save' }).click()
	await expect.element(dialog.getByText('Phone number must be at least 10 digits')).toBeVisible()
	expect(sent(calls)).toEqual([])
	await dialog.getByLabelText('Phone').fill('9000000002')
	await dialog.getByRole('button', { name: 'Save' }).click()
	await expect.element(dialog).not.toBeInTheDocument()
	expect(sent(calls)).toEqual([{ customer_phone: '9000000002', version: 3 }])
})

test('what the server refuses is said at its field, and what was typed stays', async () => {
	await open({ status: 400, json: { postal_code: ['We do not come to 110001 yet.'] } })
	await page.getByRole('button', { name: /Edit contact/ }).click()
	await dialog.getByLabelText('Postal code').fill('110001')
	await dialog.getByRole('button', { name: 'Save' }).click()
	await expect.element(dialog.getByText('We do not come to 110001 yet.')).toBeVisible()
	await expect.element(dialog.getByLabelText('Postal code')).toHaveValue('110001')
})

test('services are added at today’s price, those that stay keep theirs, and the new total is there before it is saved (D-53)', async () => {
	const calls = await open({ json: { ...repair, version: 4 } })
	await page.getByRole('button', { name: /Change services/ }).click()
	await expect.element(dialog.getByText(/It was ₹300/)).toBeVisible()
	await dialog.getByRole('combobox', { name: 'Add a service' }).fill('fluid')
	await dialog.getByRole('option', { name: /Brake fluid.*199/ }).click()
	await dialog.getByRole('button', { name: 'Increase: Quantity of Front brake pads' }).click()
	await expect.element(dialog.getByText('₹799')).toBeVisible()
	await dialog.getByRole('button', { name: 'Save services' }).click()
	await expect.element(dialog).not.toBeInTheDocument()
	const item = { manufacturer_id: 3, model_id: 7 }
	expect(sent(calls)).toEqual([
		{
			items: [
				{ service_id: 11, ...item, quantity: 2 },
				{ service_id: 12, ...item, quantity: 1 },
			],
			version: 3,
		},
	])
})

test('no service at all is not saved', async () => {
	const calls = await open()
	await page.getByRole('button', { name: /Change services/ }).click()
	await dialog.getByRole('button', { name: 'Remove Front brake pads' }).click()
	await dialog.getByRole('button', { name: 'Save services' }).click()
	await expect.element(dialog.getByText('Please choose at least one service.')).toBeVisible()
	expect(sent(calls)).toEqual([])
})
