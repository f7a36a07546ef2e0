import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { OwnBooking } from '../../src/web/features/market/own/own-booking.tsx'
import { OwnBookingList } from '../../src/web/features/market/own/own-booking-list.tsx'
import { keepLogin } from './support/a-cart.ts'
import { aCompany } from './support/a-company.ts'
import { aBooking } from './support/a-vehicle.ts'
import { button, headingOf, said, serverAnswers, show } from './support/show.tsx'

const company = { ...aCompany, whatsapp: '', upi_id: '', upi_name: '' }
const routes = [
	{ path: '/bookings', element: <OwnBookingList /> },
	{ path: '/booking', element: <OwnBooking id={12} company={company} /> },
]
const listCall = 'GET /marketplace/bookings/'
const one = 'GET /marketplace/bookings/12/'
const cancelCall = 'POST /marketplace/bookings/12/cancel/'
const cancelled = aBooking({ status: 'cancelled', status_display: 'Cancelled', cancelled_by: 'customer', can: { cancel: false } })

test('My Bookings names vehicle, day, price and status, and leads to the booking (B.MARKET-25, A.PROFILE-31)', async () => {
	const confirmed = aBooking({ id: 13, reference: 'VB13', status: 'confirmed', status_display: 'Confirmed', can: { cancel: false } })
	serverAnswers({ [listCall]: [{ json: [aBooking(), confirmed] }] })
	await show(routes, '/bookings')
	const rows = page.getByRole('list', { name: 'My Bookings' }).getByRole('listitem')
	await expect.element(rows.first()).toMatchTextContent(/Wed 25 Nov.*VB12.*Pending.*Hero Splendor Plus 2021.*₹52,500/)
	await expect.element(rows.first().getByRole('link')).toHaveAttribute('href', '/profile/bookings/12')
	expect(page.getByRole('button', { name: /^Cancel VB/ }).elements()).toHaveLength(1)
})

test('whoever waits for vehicles finds them there with the place in the line, and can leave it', async () => {
	keepLogin()
	const wait = {
		brand: 'Honda',
		year: 2021,
		status: 'available',
		price: 52_500,
		front_image_url: '/a.svg',
		created_at: '2026-11-20T06:00:00Z',
	}
	const calls = serverAnswers({
		[listCall]: [{ json: [] }],
		'GET /marketplace/waits/': [
			{
				json: [
					{ ...wait, vehicle: 7, model: 'Activa 6G', place: 1, turn_ends_at: '2026-11-21T06:00:00Z' },
					{ ...wait, vehicle: 8, model: 'Shine', place: 1, turn_ends_at: null },
				],
			},
		],
		'DELETE /marketplace/vehicles/7/wait/': [{ status: 500 }, { status: 204 }],
	})
	await show(routes, '/bookings')
	const waits = page.getByRole('region', { name: 'Vehicles you wait for' }).getByRole('listitem')
	await expect.element(waits.nth(0)).toMatchTextContent(/Honda Activa 6G 2021.*It is your turn: nobody else can book it until Sat 21 Nov/)
	await expect.element(waits.nth(1)).toMatchTextContent(/Honda Shine 2021.*You are next\. We mail you when it can be booked\./)
	await button('Stop waiting for the Honda Activa 6G 2021').click()
	await expect.element(said('This could not be changed. Please try again.')).toBeVisible()
	await button('Stop waiting for the Honda Activa 6G 2021').click()
	await expect.poll(() => waits.elements()).toHaveLength(1)
	expect(calls.filter(({ address }) => address === 'DELETE /marketplace/vehicles/7/wait/')).toHaveLength(2)
})

test('bookings that cannot be loaded say so, Retry brings them, and without any there is a way to the vehicles (B.MARKET-28)', async () => {
	serverAnswers({ [listCall]: [{ status: 500 }, { status: 500 }, { json: [] }] })
	await show(routes, '/bookings')
	await expect.element(said('Failed to load bookings. Please try again later.')).toBeVisible()
	await button('Retry').click()
	await expect.element(page.getByRole('link', { name: 'See used vehicles' })).toHaveAttribute('href', '/vehicles')
})

test('a pending booking is cancelled without a reason, and its page says so at once (B.MARKET-29, B.R-22)', async () => {
	const calls = serverAnswers({
		[one]: [{ json: aBooking() }],
		[cancelCall]: [{ json: { ...cancelled, message: 'Your visit is cancelled.' } }],
	})
	await show(routes, '/booking')
	await expect.element(headingOf('Booking VB12')).toBeVisible()
	await button('Cancel visit').click()
	await page.getByRole('dialog').getByRole('button', { name: 'Cancel visit' }).click()
	await expect.element(page.getByText('Visit cancelled successfully')).toBeVisible()
	await expect.element(page.getByText('You cancelled it.').first()).toBeVisible()
	await expect.element(button('Cancel visit')).not.toBeInTheDocument()
	expect(calls.find(({ address }) => address === cancelCall)?.body).toEqual({ cancellation_notes: '' })
})

test.each([
	[{ status: 400, json: { detail: 'Too late' } }, 'Too late'],
	[{ status: 500 }, 'Failed to cancel visit'],
])('a cancellation that is refused says why: %j (B.MARKET-29)', async (reply, words) => {
	serverAnswers({ [one]: [{ json: aBooking() }], [cancelCall]: [reply] })
	await show(routes, '/booking')
	await button('Cancel visit').click()
	await page.getByRole('dialog').getByRole('button', { name: 'Cancel visit' }).click()
	await expect.element(page.getByRole('dialog').getByRole('alert').getByText(words)).toBeVisible()
})

test('a booking that nobody confirmed in time says that it ended by itself', async () => {
	serverAnswers({ [one]: [{ json: { ...cancelled, cancelled_by: 'time' } }] })
	await show(routes, '/booking')
	await expect.element(page.getByRole('heading', { name: 'Your booking has ended' })).toBeVisible()
})

test('a sold vehicle shows how far its registration certificate is, with the receipt of the RTO', async () => {
	const step = (name: string, date: string | null) => ({ step: 'filed' as const, step_display: name, date })
	const rc_transfer = {
		steps: [step('Forms 29 and 30 signed', '2026-11-18'), step('Filed with the RTO', null), step('New RC issued', null)],
		receipt_number: 'MH12/2026/4711',
		note: 'Two to three weeks.',
	}
	const sold = aBooking({ status: 'completed', status_display: 'Completed', can: { cancel: false }, rc_transfer })
	serverAnswers({ [one]: [{ json: sold }] })
	await show(routes, '/booking')
	await expect.element(headingOf('Booking VB12')).toBeVisible()
	const steps = page.getByRole('list', { name: 'RC transfer' }).getByRole('listitem')
	await expect.element(steps.first()).toMatchTextContent(/Done:.*Forms 29 and 30 signed.*18 Nov/)
	await expect.element(steps.nth(1)).toMatchTextContent(/Now:.*Filed with the RTO/)
	await expect.element(page.getByText('MH12/2026/4711')).toBeVisible()
})
