import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { OwnRepair } from '../../src/web/features/repairs/own/own-repair.tsx'
import { OwnRepairList } from '../../src/web/features/repairs/own/own-repair-list.tsx'
import { button, headingOf, said, serverAnswers, show } from './support/show.tsx'

const contact = { phone: '+910000000000', whatsapp: '910000000000' }
const routes = [
	{ path: '/repairs', element: <OwnRepairList /> },
	{ path: '/repairs/7', element: <OwnRepair id={7} contact={contact} isBooked={false} onBookedClose={() => undefined} /> },
]

test('repairs that cannot be loaded say so, and Retry brings them (B.REPAIR-16, ux 13)', async () => {
	const calls = serverAnswers({ 'GET /repairing-service/bookings/': [{ status: 500 }, { status: 500 }, { json: [] }] })
	await show(routes, '/repairs')
	await expect.element(said('Failed to load bookings. Please try again later.')).toBeVisible()
	expect(calls).toHaveLength(2)
	await button('Retry').click()
	await expect.element(page.getByRole('heading', { name: 'No repairs yet' })).toBeVisible()
})

test('while repairs load that is said (B.REPAIR-16, ux 11)', async () => {
	serverAnswers({ 'GET /repairing-service/bookings/': ['never'] })
	await show(routes, '/repairs')
	await expect.element(page.getByText('Loading your repairs...')).toBeInTheDocument()
})

test('a repair that cannot be loaded says so and comes with Try again (ux 13)', async () => {
	serverAnswers({
		'GET /repairing-service/bookings/7/': [{ status: 500 }, { status: 500 }, { status: 404, json: { detail: 'Not found.' } }],
	})
	await show(routes, '/repairs/7')
	await expect.element(said('This repair could not be loaded.')).toBeVisible()
	await button('Try again').click()
	await expect.element(headingOf('Repair not found')).toBeVisible()
})
