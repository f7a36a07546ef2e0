import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { EndReminders } from '../../src/web/features/own-data/end-reminders.tsx'
import { button, said, serverAnswers, show } from './support/show.tsx'

const call = 'POST /accounts/unsubscribe/7.abc/'
const routes = [{ path: '/', element: <EndReminders token="7.abc" /> }]

test('reminders end by a press on the page of the link, not by opening it; a failure can be tried again (D-43, ux 13)', async () => {
	const calls = serverAnswers({ [call]: [{ status: 500 }, { json: { message: 'You get no more service reminders from us.' } }] })
	await show(routes, '/')
	await expect.element(button('Send no more reminders')).toBeVisible()
	expect(calls).toEqual([])
	await button('Send no more reminders').click()
	await expect.element(said('That did not work. Please try again.')).toBeVisible()
	await button('Retry: send no more reminders').click()
	await expect.element(page.getByRole('status').getByText('You get no more service reminders from us.')).toBeVisible()
	await expect
		.element(page.getByRole('link', { name: 'Choose in your profile what we may mail you' }))
		.toHaveAttribute('href', '/profile?tab=notifications#choices')
})

test('a link that was cut short says so, and has nothing to press', async () => {
	serverAnswers({ [call]: [{ status: 404, json: { detail: 'Not found.' } }] })
	await show(routes, '/')
	await button('Send no more reminders').click()
	await expect.element(page.getByText('This link opens nothing. Open it again from our mail, whole.')).toBeVisible()
	await expect.element(page.getByRole('button', { name: /reminders/ })).not.toBeInTheDocument()
})
