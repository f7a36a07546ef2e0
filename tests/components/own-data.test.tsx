import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Consent } from '../../src/contract/privacy/privacy.ts'
import { ConsentList } from '../../src/web/features/own-data/consent-list.tsx'
import { button, said, serverAnswers, show } from './support/show.tsx'

const at = '2026-11-20T06:00:00Z'
const consents = (...given: Consent['purpose'][]): Consent[] =>
	(['service_reminders', 'offers', 'feedback'] as const).map((purpose) => {
		const isGiven = given.includes(purpose)
		return { purpose, given: isGiven, given_at: isGiven ? at : null, withdrawn_at: null }
	})
const box = (name: string) => page.getByRole('checkbox', { name })
const line = (name: string) => page.getByRole('listitem').filter({ has: box(name) })

test('a tick that could not be saved goes back, says so and can be tried again; the last of several presses counts (D-43, ux 13)', async () => {
	const calls = serverAnswers({
		'GET /accounts/consents/': [{ status: 500 }, { status: 500 }, { json: consents() }],
		'PATCH /accounts/consents/': [
			{ status: 500 },
			{ status: 500 },
			{ json: consents('offers') },
			{ json: consents('offers', 'feedback') },
			{ json: consents('offers') },
			{ json: consents('offers', 'feedback') },
		],
	})
	await show([{ path: '/', element: <ConsentList /> }], '/')
	await expect.element(said('We could not load what you agreed to.')).toBeVisible()
	await button('Retry').click()
	await expect.element(box('Offers')).not.toBeChecked()
	await box('Offers').click()
	await expect.element(line('Offers').getByRole('alert')).toMatchTextContent('This could not be saved just now.')
	await expect.element(box('Offers')).not.toBeChecked()
	await line('Offers').getByRole('button', { name: 'Try again' }).click()
	await expect.element(line('Offers').getByText(/^Saved/)).toBeVisible()
	await expect.element(box('Offers')).toBeChecked()
	for (let press = 0; press < 3; press += 1) await box('Questions about your work').click()
	await expect.element(line('Questions about your work').getByText(/^Saved\. You agreed/)).toBeVisible()
	await expect.element(box('Questions about your work')).toBeChecked()
	const asked = calls.filter(({ address }) => address.startsWith('PATCH')).map(({ body }) => body)
	expect(asked.slice(-3)).toEqual([{ feedback: true }, { feedback: false }, { feedback: true }])
})
