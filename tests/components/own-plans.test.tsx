import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { alreadyPending } from '../../src/contract/plans/plan-words.ts'
import { OwnPlans } from '../../src/web/features/plans/own/own-plans.tsx'
import { stampOf } from '../../src/web/features/plans/shared/plan-words.ts'
import { aCompany } from './support/a-company.ts'
import { aRequest, aSubscription } from './support/a-plan.ts'
import { button, headingOf, said, serverAnswers, show } from './support/show.tsx'

const company = { ...aCompany, whatsapp: '' }
const screen = (
	<>
		<h1 tabIndex={-1}>My Subscriptions</h1>
		<OwnPlans company={company} />
	</>
)
const routes = [{ path: '/profile', element: screen }]
const requests = 'GET /subscription/subscription-requests/'
const subscriptions = 'GET /subscription/subscriptions/'
const cancelCall = 'POST /subscription/subscriptions/9/cancel/'
const renewCall = 'POST /subscription/subscriptions/9/renew/'
const main = () => page.getByRole('main')
const showActive = async (changes: object = {}, replies = {}) => {
	const calls = serverAnswers({ [subscriptions]: [{ json: [aSubscription(changes)] }], ...replies })
	await show(routes, '/profile?tab=subscriptions&sub=active')
	return calls
}

test('the first sub-tab lists requests as cards; one that is opened shows everything, the newest at once (A.PROFILE-32, A.PROFILE-33, A.SUBREQ-31, A.R-97)', async () => {
	const rejected = { id: 4, service_reference: 'BK0000000004', status: 'rejected', status_display: 'Rejected' }
	serverAnswers({
		[requests]: [{ json: [aRequest(), aRequest({ ...rejected, rejection_reason: 'Your lane is closed', admin_notes: 'Ask in March' })] }],
	})
	await show(routes, '/profile?tab=subscriptions')
	const tabs = page.getByRole('navigation', { name: 'My Subscriptions' }).getByRole('link')
	await expect.element(tabs.first()).toHaveTextContent('Subscription Requests')
	await expect.element(tabs.first()).toHaveAttribute('aria-current', 'page')
	const cards = page.getByRole('list', { name: 'Subscription Requests' }).getByRole('listitem')
	await expect.element(cards.first()).toMatchTextContent(/Basic, Quarterly BK0000000005Pending/)
	await expect.element(cards.first().getByText('We look at your request', { exact: false })).toBeVisible()
	await cards.last().getByText('BK0000000004').first().click()
	for (const words of [
		/ReferenceBK0000000004/,
		/PlanBasic, Quarterly₹799 for 3 months, 2 visits/,
		/CustomerAsha Rider9876543210, asha@example\.in/,
		/AddressFlat 7, Karve RoadPune, Maharashtra 411004/,
		/Rejection reasonYour lane is closed/,
		/Notes from usAsk in March/,
	])
		await expect.element(cards.last()).toMatchTextContent(words)
})

test('of a request that was approved it says where the days of the plan are, not that it has begun (A.SUBREQ-31, A.R-62)', async () => {
	serverAnswers({ [requests]: [{ json: [aRequest({ status: 'approved', status_display: 'Approved' })] }] })
	await show(routes, '/profile?tab=subscriptions')
	const card = page.getByRole('list', { name: 'Subscription Requests' }).getByRole('listitem')
	await expect.element(card).toMatchTextContent(/Your plan is approved\. You find its days under Active Subscription\./)
})

test('requests that cannot be loaded say so, and without any the way leads to the plans (A.PROFILE-36, ux 13)', async () => {
	serverAnswers({ [requests]: [{ status: 500 }, { status: 500 }, { json: [] }] })
	await show(routes, '/profile?tab=subscriptions')
	await expect.element(said('Failed to load your subscription requests. Please try again later.')).toBeVisible()
	await button('Retry').click()
	await expect.element(page.getByRole('link', { name: 'View Plans' })).toHaveAttribute('href', '/subscription/plans')
})

test.each([
	['Active', 'ok'],
	['APPROVED', 'ok'],
	['pending', 'wait'],
	['Rejected', 'bad'],
	['Cancelled', 'plain'],
	['Expired', 'plain'],
])('the status %s has the colour %s, whatever its case (A.SUBREQ-29)', (status, kind) => {
	expect(stampOf(status)).toBe(kind)
})

test('the active subscription shows plan, duration, status, days and visits, and how what is due is paid (A.PROFILE-34, D-16, D-61)', async () => {
	await showActive()
	for (const words of [
		/Basic, Quarterly/,
		/DurationFri 20 Nov to Sat 20 Feb.*for 3 months/,
		/Remaining days89 days/,
		/Remaining visits2 visits leftof 2/,
		/To pay₹799/,
	])
		await expect.element(main()).toMatchTextContent(words)
	await expect.element(page.getByText('Active', { exact: true })).toHaveAttribute('data-kind', 'ok')
	await expect.element(page.getByRole('img', { name: 'UPI code for ₹799' })).toBeVisible()
})

test.each([
	[2, false],
	[1, true],
	[0, true],
])('%i visits left are told in red: %s (A.SUB-16)', async (remaining_visits, isRed) => {
	await showActive({ remaining_visits })
	const words = page.getByText(remaining_visits === 1 ? '1 visit left' : `${remaining_visits} visits left`)
	await expect.element(words).toBeVisible()
	const inkOf = (element: Element) => getComputedStyle(element).color
	expect(inkOf(words.element()) !== inkOf(document.body)).toBe(isRed)
})

test('no active subscription is no failure and leads to the plans (A.SUB-02)', async () => {
	serverAnswers({ [subscriptions]: [{ json: [] }] })
	await show(routes, '/profile?tab=subscriptions&sub=active')
	await expect.element(page.getByRole('heading', { name: 'No active subscription' })).toBeVisible()
	expect(page.getByRole('region', { name: 'Messages' }).getByRole('listitem').elements()).toHaveLength(0)
})

test('one that was not paid says that nothing is given back; a refusal is said and Keep leaves it (A.R-63)', async () => {
	await showActive({}, { [cancelCall]: [{ status: 400, json: { detail: 'It has ended.' } }] })
	await button('Cancel subscription').click()
	const dialog = page.getByRole('dialog', { name: 'Cancel BK0000000009?' })
	await expect.element(dialog).toMatchTextContent(/You have paid nothing yet/)
	await dialog.getByRole('button', { name: 'Cancel subscription' }).click()
	await expect.element(dialog.getByRole('alert')).toMatchTextContent('It has ended.')
	await dialog.getByRole('button', { name: 'Keep subscription' }).click()
	await expect.element(button('Cancel subscription')).toBeVisible()
})

test('one that has ended is renewed by a new request; where there is one already its dialog says so (A.SUB-08, A.SUB-18, A.R-60)', async () => {
	const ended = {
		status: 'expired',
		status_display: 'Expired',
		payment_status: 'paid',
		paid_amount: 799,
		can: { cancel: false, renew: true },
	}
	await showActive(ended, {
		[renewCall]: [
			{ status: 400, json: { detail: alreadyPending } },
			{ status: 201, json: aRequest() },
		],
	})
	await page.getByText('until Sat 20 Feb', { exact: false }).click()
	await button('Renew BK0000000009').click()
	const pending = page.getByRole('dialog', { name: 'Your request is in progress' })
	await pending.getByRole('button', { name: 'Close' }).last().click()
	await button('Renew BK0000000009').click()
	await expect.element(page.getByRole('dialog', { name: 'Your request is sent' })).toMatchTextContent(/BK0000000005/)
})

test('before it is cancelled the pro-rated refund is told; it is sent once, also without a reason, and shown as cancelled (A.R-60, A.R-63, A.SUB-06, ux 90)', async () => {
	const cancelled = aSubscription({
		status: 'cancelled',
		status_display: 'Cancelled',
		paid_amount: 799,
		refund_amount: 399.5,
		payment_status: 'refund_due',
		cancel_reason: 'No reason was given.',
		can: { cancel: false, renew: true },
	})
	const calls = await showActive(
		{ paid_amount: 799, payment_status: 'paid', refund_if_cancelled: 399.5 },
		{
			[cancelCall]: [{ json: { ...cancelled, message: 'Subscription cancelled successfully' } }],
			[subscriptions]: [
				{ json: [aSubscription({ paid_amount: 799, payment_status: 'paid', refund_if_cancelled: 399.5 })] },
				{ json: [cancelled] },
			],
		},
	)
	await button('Cancel subscription').click()
	const dialog = page.getByRole('dialog', { name: 'Cancel BK0000000009?' })
	await expect.element(dialog).toMatchTextContent(/We give you back ₹399.50 of the ₹799 you paid/)
	await dialog.getByRole('button', { name: 'Cancel subscription' }).dblClick()
	await expect.element(page.getByText('Subscription cancelled successfully')).toBeVisible()
	await expect.element(headingOf('My Subscriptions')).toHaveFocus()
	await expect.element(page.getByRole('heading', { name: 'Earlier subscriptions' })).toBeVisible()
	// It neither goes on nor leaves visits.
	await page.getByText('BK0000000009', { exact: true }).first().click()
	const sheet = page.getByRole('article')
	await expect.element(sheet).toMatchTextContent(/cancelled before its end.*Visits done/)
	for (const words of [/until Sat 20 Feb/, /Remaining visits/]) await expect.element(main()).not.toMatchTextContent(words)
	expect(calls.filter(({ address }) => address === cancelCall).map(({ body }) => body)).toEqual([{ cancellation_notes: '' }])
})
