import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import type { GarageVehicle } from '../../src/contract/accounts/garage.ts'
import { dayOf } from '../../src/shared/days.ts'
import { OwnGarage } from '../../src/web/features/garage/own-garage.tsx'
import { ReadingDialog } from '../../src/web/features/garage/reading-dialog.tsx'
import { keepLogin } from './support/a-cart.ts'
import { addressOf, button, serverAnswers, show } from './support/show.tsx'

const bike = {
	id: 4,
	manufacturer_name: 'Bajaj',
	vehicle_model_name: 'Pulsar NS200',
	registration_number: 'MH14AB1234',
	readings: [{ read_on: dayOf(new Date()), km: 13_000 }],
	version: 1,
} as unknown as GarageVehicle

test('fewer kilometres than were written down earlier today are asked about before they are sent (D-54)', async () => {
	const calls = serverAnswers({ 'POST /accounts/vehicles/4/readings/': [{ status: 201, json: bike }] })
	const read = () => calls.filter(({ address }) => address.startsWith('POST')).map(({ body }) => body)
	await show([{ path: '/', element: <ReadingDialog bike={bike} onClose={() => undefined} /> }], '/')
	const dialog = page.getByRole('dialog')
	const km = dialog.getByLabelText('The odometer shows today')
	await km.fill('12')
	await dialog.getByRole('button', { name: 'Save' }).dblClick()
	await expect.element(dialog.getByText('The last reading was 13,000 km. Is 12 km right?')).toBeVisible()
	expect(read()).toEqual([])
	await km.fill('120')
	await expect.element(dialog.getByText(/Is 12 km right/)).not.toBeInTheDocument()
	await dialog.getByRole('button', { name: 'Save' }).click()
	await expect
		.poll(
			async () => {
				await dialog.getByRole('button', { name: 'Yes, save' }).click()
				return read()
			},
			{ timeout: 8_000 },
		)
		.toMatchObject([{ km: 120 }])
})

test('Back closes the form of a bike instead of the page, and what was typed is there after a reload (ux 6, ux 8)', async () => {
	keepLogin()
	serverAnswers({
		'GET /accounts/vehicles/': [{ json: [] }],
		'GET /vehicle/vehicle-types/': [{ json: [] }],
		'GET /vehicle/manufacturers/': [{ json: [] }],
	})
	const garage = <OwnGarage picker={{ open: () => undefined, prepare: () => undefined } as never} planOf={() => null} />
	const routes = [{ path: '/profile', element: garage }]
	const router = await show(routes, '/profile?tab=garage')
	await button('Add a bike').click()
	const number = page.getByLabelText(/^Registration number/)
	await number.fill('MH12KT4821')
	const form = addressOf(router)
	expect(form).toBe('/profile?tab=garage&bike=new')
	await router.navigate(-1)
	await expect.element(page.getByRole('heading', { name: 'No bike yet' })).toBeVisible()
	expect(addressOf(router)).toBe('/profile?tab=garage')
	await cleanup()
	await show(routes, form)
	await expect.element(number).toHaveValue('MH12KT4821')
	await button('Back to my garage').click()
	await expect.element(page.getByRole('heading', { name: 'No bike yet' })).toBeVisible()
})
