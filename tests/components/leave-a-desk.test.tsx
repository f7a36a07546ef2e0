import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { NewVehicleBooking } from '../../src/web/features/market/staff/desk/new-vehicle-booking.tsx'
import { NewOrder } from '../../src/web/features/parts/staff/desk/new-order.tsx'
import { NewRequest } from '../../src/web/features/plans/staff/desk/new-request.tsx'
import { NewBooking } from '../../src/web/features/repairs/staff/desk/new-booking.tsx'
import { NewMessage } from '../../src/web/features/staff-messages/new-message.tsx'
import { noCaller } from '../../src/web/kits/desk/caller.ts'
import { categories, model } from './support/a-catalogue.ts'
import { aPage } from './support/a-page.ts'
import { plans } from './support/a-plan.ts'
import { field, serverAnswers, show } from './support/show.tsx'

/** Every desk that keeps nothing, with a field of it. The one for what a caller sells keeps what was typed (market-desk.test.tsx). */
const desks: { desk: string; element: ReactNode; types: string }[] = [
	{ desk: 'repairs', element: <NewBooking begun={{ ...noCaller, lines: [] }} />, types: 'Name' },
	{ desk: 'orders', element: <NewOrder begun={noCaller} />, types: 'Name' },
	{ desk: 'plans', element: <NewRequest begun={noCaller} />, types: 'Name' },
	{ desk: 'messages', element: <NewMessage begun={noCaller} />, types: 'Name' },
	{ desk: 'used vehicles', element: <NewVehicleBooking begun={{ caller: noCaller, vehicle: null }} />, types: 'Phone' },
]
const open = (element: ReactNode) => {
	serverAnswers({
		'GET /vehicle/vehicle-models/': [{ json: [model] }],
		'GET /repairing-service/service-categories/': [{ json: categories }],
		'GET /repairing-service/available-slots/': [{ json: [{ date: '2030-11-24', times: [{ time: '11:00', places_left: 2 }] }] }],
		'GET /subscription/plans/': [{ json: plans }],
		'GET /admin/users/': [aPage()],
		'GET /admin/repair-bookings/': [aPage()],
		'GET /admin/orders/': [aPage()],
		'GET /admin/vehicles/': [aPage()],
	})
	return show(
		[
			{ path: '/', element },
			{ path: '*', element: <h1>Elsewhere</h1> },
		],
		'/',
	)
}
const elsewhere = () => page.getByRole('heading', { name: 'Elsewhere' })
const question = () => page.getByRole('dialog', { name: 'Leave without saving?' })
const answer = (name: string) => question().getByRole('button', { name }).click()

test.each(desks)(
	'whoever leaves the desk for $desk, or begins it for another account, with something typed is asked first',
	async ({ element, types }) => {
		const router = await open(element)
		await field(types).fill('9822012345')
		await router.navigate('/?customer=5')
		await answer('Stay here')
		await router.navigate('/elsewhere')
		await answer('Stay here')
		await expect.element(field(types)).toHaveValue('9822012345')
		await router.navigate('/elsewhere')
		await answer('Leave')
		await expect.element(elsewhere()).toBeVisible()
	},
)

test.each(desks)('whoever typed nothing leaves the desk for $desk at once', async ({ desk, element, types }) => {
	const router = await open(element)
	await expect.element(field(types)).toBeVisible()
	// The first free hour, which nobody chose.
	if (desk === 'repairs') await expect.element(page.getByRole('radio', { name: /^11/ })).toBeChecked()
	await router.navigate('/elsewhere')
	await expect.element(elsewhere()).toBeVisible()
	await expect.element(question()).not.toBeInTheDocument()
})
