import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { NewBooking } from '../../src/web/features/repairs/staff/desk/new-booking.tsx'
import { noCaller } from '../../src/web/kits/desk/caller.ts'
import { sneha } from './support/a-caller.ts'
import { categories, model } from './support/a-catalogue.ts'
import { aPage } from './support/a-page.ts'
import { expectAccessible } from './support/accessible.ts'
import { serverAnswers, show } from './support/show.tsx'

const times = [
	{ time: '10:00', places_left: 0 },
	{ time: '11:00', places_left: 2 },
]

const answers = (more: Parameters<typeof serverAnswers>[0] = {}) =>
	serverAnswers({
		'GET /vehicle/vehicle-models/': [{ json: [model] }],
		'GET /repairing-service/service-categories/': [{ json: categories }],
		'GET /repairing-service/available-slots/': [{ json: [{ date: '2030-11-24', times }] }],
		'GET /admin/users/': [aPage(sneha)],
		'GET /admin/repair-bookings/': [aPage()],
		'GET /admin/orders/': [aPage()],
		...more,
	})
const open = () =>
	show(
		[
			{ path: '/', element: <NewBooking begun={{ ...noCaller, lines: [] }} /> },
			{ path: '*', element: <h1>Elsewhere</h1> },
		],
		'/',
	)
const field = (name: string | RegExp) => page.getByRole('combobox', { name })
const bookings = (calls: ReturnType<typeof serverAnswers>) => calls.filter(({ address }) => address === 'POST /admin/repair-bookings/')

test('a known caller is booked with the number, one service and Ctrl and Enter: account, bike, address and the first free hour are there (D-53)', async () => {
	const calls = answers({ 'POST /admin/repair-bookings/': [{ status: 201, json: { id: 9, reference: 'BK0000000009' } }] })
	await open()
	await field(/Phone/).click()
	await userEvent.keyboard('9822012345')
	await expect.element(page.getByRole('option', { name: /Sneha Kulkarni/ })).toBeVisible()
	await userEvent.keyboard('{Enter}')
	await expect.element(page.getByLabelText('Street address')).toHaveValue('14 Prabhat Road')
	await expect.element(field(/Services/)).toHaveFocus()
	await userEvent.keyboard('brake pa')
	await expect.element(page.getByRole('option', { name: /Front brake pads.*349/ })).toBeVisible()
	await userEvent.keyboard('{Enter}')
	await expect.element(page.getByRole('radio', { name: /^11/ })).toBeChecked()
	await userEvent.keyboard('{Control>}{Enter}{/Control}')
	await expect.element(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible()
	expect(bookings(calls)).toHaveLength(1)
	expect(bookings(calls)[0]?.body).toMatchObject({
		customer: 5,
		customer_phone: '9822012345',
		items: [{ service_id: 11, manufacturer_id: 3, model_id: 7, quantity: 1 }],
		registration_number: 'MH 12 KT 4821',
		schedule_date: '2030-11-24',
		schedule_time: '11:00',
		total_amount: 349,
		status: 'confirmed',
	})
})

test('what is missing is said at its field, and what was typed stays; nothing is sent', async () => {
	const calls = answers({ 'GET /admin/users/': [aPage()] })
	await open()
	await field(/Phone/).click()
	await userEvent.keyboard('98220{Tab}Neha')
	await page.getByRole('button', { name: /^Confirm booking/ }).click()
	for (const words of ['Phone number must be at least 10 digits', 'Please choose the bike.', 'Please choose at least one service.'])
		await expect.element(page.getByText(words, { exact: true }).first()).toBeVisible()
	await expect.element(page.getByText('There is a problem')).toBeVisible()
	for (const words of ['Bike: Please choose the bike.', 'Services: Please choose at least one service.'])
		await expect.element(page.getByRole('link', { name: words })).toBeVisible()
	await expect.element(page.getByLabelText('Name')).toHaveValue('Neha')
	await expectAccessible()
	expect(bookings(calls)).toEqual([])
})

test('Enter goes on to the next question and sends nothing', async () => {
	const calls = answers({ 'GET /admin/users/': [aPage()] })
	await open()
	await field(/Phone/).click()
	await userEvent.keyboard('9000012345')
	await expect.element(page.getByText('Nobody yet: a new caller.')).toBeVisible()
	await userEvent.keyboard('{Tab}Neha{Enter}')
	await expect.element(field(/Bike/)).toHaveFocus()
	await userEvent.keyboard('splendor')
	await expect.element(page.getByRole('option', { name: /Splendor Plus/ })).toBeVisible()
	await userEvent.keyboard('{Enter}{Enter}')
	await expect.element(page.getByLabelText('Number plate')).toHaveFocus()
	expect(bookings(calls)).toEqual([])
})

test('a refused hour is said where hours are chosen, and the same booking can be sent again', async () => {
	const taken = { schedule_time: ['This time slot is no longer available. Please choose another.'] }
	const calls = answers({
		'POST /admin/repair-bookings/': [
			{ status: 400, json: taken },
			{ status: 201, json: { id: 9, reference: 'BK0000000009' } },
		],
	})
	await open()
	await field(/Phone/).click()
	await userEvent.keyboard('sneha')
	await page.getByRole('option', { name: /Sneha Kulkarni/ }).click()
	await field(/Services/).click()
	await page.getByRole('option', { name: /Brake fluid/ }).click()
	const confirm = page.getByRole('button', { name: /^Confirm booking/ })
	await confirm.click()
	await expect.element(page.getByText(taken.schedule_time[0] ?? '', { exact: true }).first()).toBeVisible()
	await confirm.click()
	await expect.element(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible()
	expect(bookings(calls)).toHaveLength(2)
})

test('a service that is not for the bike comes last, says so and cannot be chosen (D-51)', async () => {
	const [brakes] = categories
	const services = brakes?.services.map((service) => ({ ...service, fits: service.id !== 12 })) ?? []
	answers({ 'GET /repairing-service/service-categories/': [{ json: [{ ...brakes, services }] }] })
	await open()
	await field(/Phone/).click()
	await userEvent.keyboard('sneha')
	await page.getByRole('option', { name: /Sneha Kulkarni/ }).click()
	await field(/Services/).click()
	const unfit = page.getByRole('option', { name: /Brake fluid.*Not for the Splendor Plus/ })
	await expect.element(unfit).toHaveAttribute('aria-disabled', 'true')
	expect(page.getByRole('option').elements().at(-1)).toBe(unfit.element())
})

test('whoever presses Enter twice at once chooses the bike and stands in the next field (D-53)', async () => {
	answers()
	await open()
	await field(/Bike/).click()
	await userEvent.keyboard('splendor')
	await expect.element(page.getByRole('option', { name: /Splendor Plus/ })).toBeVisible()
	const enter = () =>
		field(/Bike/)
			.element()
			.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
	enter()
	await Promise.resolve()
	enter()
	await expect.element(page.getByRole('textbox', { name: /Number plate/ })).toHaveFocus()
})
