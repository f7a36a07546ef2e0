import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { OwnSessions } from '../../src/web/features/profile/own-sessions.tsx'
import { serverAnswers, show } from './support/show.tsx'

const at = '2026-11-20T06:00:00Z'
const sessions = [
	{ id: 'here', device: 'Chrome on Android', created_at: at, last_used_at: at, current: true },
	{ id: 'there', device: 'An unknown device', created_at: at, last_used_at: at, current: false },
]
const devices = page.getByRole('region', { name: 'Where you are logged in' })
const rows = devices.getByRole('listitem')
const everywhere = page.getByRole('button', { name: 'Log out everywhere' })

test('where one is logged in cannot be loaded or ended: that is said and can be tried again (D-43, ux 13)', async () => {
	serverAnswers({
		'GET /accounts/sessions/': [{ status: 500 }, { status: 500 }, { json: sessions }],
		'DELETE /accounts/sessions/there/': [
			{ status: 500 },
			{ status: 429, json: { detail: 'x' }, headers: { 'retry-after': '61' } },
			{ status: 404, json: { detail: 'Not found.' } },
		],
		'POST /accounts/logout/': [{ status: 500 }],
	})
	await show([{ path: '/', element: <OwnSessions onEverywhere={() => undefined} /> }], '/')
	await expect.element(devices.getByRole('alert').filter({ hasText: 'We could not load where you are logged in.' })).toBeVisible()
	await devices.getByRole('button', { name: 'Retry' }).click()
	await expect.element(devices.getByRole('heading')).toHaveFocus()
	await expect.element(rows).toHaveLength(2)
	const other = devices.getByRole('button', { name: /^Log out An unknown device/ })
	await other.click()
	await expect.element(rows.nth(1).getByRole('alert')).toHaveTextContent('It could not be logged out just now. Please try again.')
	await other.click()
	await expect.element(rows.nth(1).getByRole('alert')).toHaveTextContent('Too many attempts. Please try again in 2 minutes.')
	await everywhere.click()
	await page.getByRole('dialog').getByRole('button', { name: 'Log out everywhere' }).click()
	await expect
		.element(page.getByRole('dialog').getByRole('alert'))
		.toHaveTextContent('You could not be logged out everywhere just now. Please try again.')
	await page.getByRole('button', { name: 'Stay logged in' }).click()
	await other.click()
	await expect.element(rows).toHaveLength(1)
})

test('while the devices load that is said (D-43, ux 11)', async () => {
	serverAnswers({ 'GET /accounts/sessions/': ['never'] })
	await show([{ path: '/', element: <OwnSessions onEverywhere={() => undefined} /> }], '/')
	await expect.element(devices.getByRole('status').filter({ hasText: 'Loading your devices...' })).toBeInTheDocument()
})
