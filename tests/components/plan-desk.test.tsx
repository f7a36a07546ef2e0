import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { alreadyPending } from '../../src/contract/plans/plan-words.ts'
import { NewRequest } from '../../src/web/features/plans/staff/desk/new-request.tsx'
import { noCaller } from '../../src/web/kits/desk/caller.ts'
import { sneha } from './support/a-caller.ts'
import { model } from './support/a-catalogue.ts'
import { aPage } from './support/a-page.ts'
import { aRequest, aSubscription, plans } from './support/a-plan.ts'
import { button, said, serverAnswers, show, told } from './support/show.tsx'

const call = 'POST /admin/subscription-requests/'
const requested = { status: 201, json: aRequest({ id: 8, customer: 5, subscription: null, decided_at: null, version: 1 }) }
const answers = (more: Parameters<typeof serverAnswers>[0] = {}) =>
	serverAnswers({
		'GET /vehicle/vehicle-models/': [{ json: [model] }],
		'GET /subscription/plans/': [{ json: plans }],
		'GET /admin/users/': [aPage(sneha)],
		'GET /admin/repair-bookings/': [aPage()],
		'GET /admin/orders/': [aPage()],
		'GET /admin/subscriptions/': [aPage()],
		'GET /admin/subscription-requests/': [aPage()],
		[call]: [requested],
		...more,
	})
const known = {
	...noCaller,
	...{ customer: 5, customer_phone: '9822012345', customer_name: 'Sneha Kulkarni', customer_email: 'sneha@pahiya.test', modelId: 7 },
	...{ postal_code: '411004', city: 'Pune', state: 'Maharashtra', address: '14 Prabhat Road' },
}
const open = (begun = noCaller) =>
	show(
		[
			{ path: '/', element: <NewRequest begun={begun} /> },
			{ path: '*', element: <h1>Elsewhere</h1> },
		],
		'/',
	)
const field = (name: RegExp) => page.getByRole('combobox', { name })
const elsewhere = () => page.getByRole('heading', { name: 'Elsewhere' })
const requests = (calls: ReturnType<typeof serverAnswers>) => calls.filter(({ address }) => address === call)
async function choosePlan() {
	await field(/^Plan/).click()
	await userEvent.keyboard('basic quart')
	await expect.element(page.getByRole('option', { name: /^Basic, Quarterly 2 visits · ₹799$/ })).toBeVisible()
	await userEvent.keyboard('{Enter}')
}

test('a known customer gets a plan with the number, two words of the plan and Ctrl and Enter; two presses at once are one request', async () => {
	const calls = answers()
	await open()
	await expect.element(field(/^Phone/)).toHaveFocus()
	await userEvent.keyboard('9822012345')
	await expect.element(page.getByRole('option', { name: /Sneha Kulkarni/ })).toBeVisible()
	await userEvent.keyboard('{Enter}')
	await expect.element(field(/^Plan/)).toHaveFocus()
	await choosePlan()
	await button('Send request · ₹799').dblClick()
	await expect.element(elsewhere()).toBeVisible()
	expect(requests(calls).map(({ body }) => body)).toEqual([
		{
			customer: 5,
			plan_variant: 11,
			vehicle_type: model.vehicle_type,
			manufacturer: model.manufacturer,
			vehicle_model: model.id,
			customer_name: 'Sneha Kulkarni',
			customer_email: 'sneha@pahiya.test',
			customer_phone: '9822012345',
			address: '14 Prabhat Road',
			city: 'Pune',
			state: 'Maharashtra',
			postal_code: '411004',
		},
	])
	expect(requests(calls)[0]?.key).toBeTruthy()
})

test('without an account there is no plan: what is missing is said at its field, and nothing is sent', async () => {
	const calls = answers({ 'GET /admin/users/': [aPage()] })
	await open()
	await field(/^Phone/).click()
	await userEvent.keyboard('9822099999')
	await expect.element(page.getByText('No such account.')).toBeVisible()
	await userEvent.keyboard('{Tab}Neha')
	await button('Send request').click()
	for (const words of [/Please choose the account of the customer/, 'Please choose a plan.', 'Please select a valid model'])
		await expect.element(page.getByText(words).first()).toBeVisible()
	await expect.element(page.getByLabelText('Name', { exact: true })).toHaveValue('Neha')
	expect(requests(calls)).toEqual([])
})

test('a customer who has a plan is told of at once, with the way to it; what the server refuses for it stands at the caller', async () => {
	answers({
		'GET /admin/subscriptions/': [aPage(aSubscription())],
		[call]: [{ status: 400, json: { non_field_errors: [alreadyPending] } }],
	})
	await open(known)
	await expect
		.element(told(/has an active subscription/).getByRole('link', { name: 'BK0000000009' }))
		.toHaveAttribute('href', '/admin/subscriptions/9')
	await choosePlan()
	await button('Send request · ₹799').click()
	await expect.element(page.getByText('This customer has a pending request already.').first()).toBeVisible()
	await expect.element(field(/^Phone/)).toHaveFocus()
	await expect.element(said(alreadyPending)).not.toBeInTheDocument()
	await expect.element(field(/^Plan/)).toHaveValue('Basic, Quarterly')
})
