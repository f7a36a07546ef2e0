import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { StaffVehicleBooking } from '../../src/contract/market/staff-market.ts'
import { staffVehicleBooking } from '../../src/web/features/market/staff/booking-writes.ts'
import { StaffBooking } from '../../src/web/features/market/staff/staff-booking.tsx'
import { useFoundRow } from '../../src/web/kits/sold/use-found-row.ts'
import { aBooking } from './support/a-vehicle.ts'
import { button, serverAnswers, show } from './support/show.tsx'

const staffBooking = (changes: Partial<StaffVehicleBooking> = {}): StaffVehicleBooking => ({
	...aBooking(),
	customer: 4,
	customer_name: 'Asha Rider',
	customer_email: 'asha@pahiya.test',
	next_statuses: ['confirmed', 'cancelled'],
	version: 1,
	...changes,
})
const confirmed = staffBooking({ status: 'confirmed', status_display: 'Confirmed', next_statuses: ['completed', 'cancelled'], version: 2 })
const one = 'GET /admin/vehicle-bookings/12/'
const change = 'PATCH /admin/vehicle-bookings/12/'

function Screen() {
	const { row: booking } = useFoundRow(staffVehicleBooking(12))
	return booking ? <StaffBooking booking={booking} customerLink={(name) => name} changes={null} /> : <p>Loading</p>
}
const open = (replies: Parameters<typeof serverAnswers>[0]) => {
	const calls = serverAnswers(replies)
	return show([{ path: '/', element: <Screen /> }], '/').then(() => calls)
}
const bodies = (calls: Awaited<ReturnType<typeof open>>) => calls.filter(({ address }) => address === change).map(({ body }) => body)

test('a pending booking shows who comes to see what and when, and is confirmed by one press; only a confirmed one is completed (B.ADMIN-25, B.R-40)', async () => {
	const completed = { ...confirmed, status: 'completed', status_display: 'Completed', next_statuses: [], version: 3 }
	const calls = await open({ [one]: [{ json: staffBooking() }], [change]: [{ json: confirmed }, { json: completed }] })
	await expect.element(page.getByRole('main')).toMatchTextContent(/Asha Rider.*9000000001.*After four, please\..*₹52,500/)
	await expect.element(button('Complete VB12')).not.toBeInTheDocument()
	await button('Confirm VB12').click()
	await button('Complete VB12').click()
	const dialog = page.getByRole('dialog', { name: 'Sell Hero Splendor Plus 2021?' })
	await expect.element(dialog.getByRole('button', { name: 'Complete booking' })).not.toHaveAttribute('aria-disabled', 'true')
	await dialog.getByRole('button', { name: 'Complete booking' }).click()
	await expect.element(page.getByText('Nothing more to do here.')).toBeVisible()
	expect(bodies(calls)).toEqual([
		{ status: 'confirmed', version: 1 },
		{ status: 'completed', version: 2 },
	])
})

test('the company cancels with a reason and changes the day; a past day is refused before it is sent (B.ADMIN-25, B.R-21)', async () => {
	const calls = await open({ [one]: [{ json: confirmed }], [change]: [{ json: { ...confirmed, version: 3 } }] })
	await button('Change day of VB12').click()
	const move = page.getByRole('dialog', { name: 'Change the day of VB12' })
	await move.getByLabelText('Day').fill('2020-01-01')
	await move.getByRole('button', { name: 'Change day' }).click()
	await expect.element(move.getByText(/Please choose a day from today/)).toBeVisible()
	await move.getByRole('button', { name: 'Keep the day' }).click()
	await button('Cancel VB12').click()
	const cancel = page.getByRole('dialog', { name: 'Cancel VB12?' })
	await cancel.getByRole('button', { name: 'Cancel booking' }).click()
	expect(bodies(calls)).toEqual([])
	await cancel.getByLabelText('Reason').fill('Its papers are missing')
	await cancel.getByRole('button', { name: 'Cancel booking' }).click()
	await expect.poll(() => bodies(calls)).toEqual([{ status: 'cancelled', reason: 'Its papers are missing', version: 2 }])
})

test('what the customer cancelled and why stands in the timeline (B.ADMIN-27)', async () => {
	const cancelled = staffBooking({
		status: 'cancelled',
		status_display: 'Cancelled',
		cancelled_by: 'customer',
		cancellation_notes: 'Found another',
		next_statuses: [],
		timeline: [...aBooking().timeline, { status: 'cancelled', status_display: 'Cancelled', at: '2026-11-23T08:00:00.000Z' }],
	})
	await open({ [one]: [{ json: cancelled }] })
	await expect.element(page.getByText('The customer cancelled it: “Found another”.')).toBeVisible()
})
