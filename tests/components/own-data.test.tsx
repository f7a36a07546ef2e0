import type { ContextType } from 'react'
import { UNSAFE_FrameworkContext as FrameworkContext } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Consent } from '../../src/contract/privacy/privacy.ts'
import { ConsentList } from '../../src/web/features/own-data/consent-list.tsx'
import { DeleteAccount } from '../../src/web/features/own-data/delete-account.tsx'
import { DownloadData } from '../../src/web/features/own-data/download-data.tsx'
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

const asked = 'GET /accounts/delete/'
const deletes = 'POST /accounts/delete/'
const nothing = { blocked_by: [], invoices: 0, refunds: [] }
const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
const password = dialog.getByLabelText('Your password')
const forGood = dialog.getByRole('button', { name: 'Delete for good' })
/** What the product’s own router tells of its pages: the dialog loads the next one ahead, which there is none of here. */
const noPages = { manifest: { routes: {} }, routeModules: {} } as ContextType<typeof FrameworkContext>
const deleting = [
	{
		path: '/',
		element: (
			<FrameworkContext value={noPages}>
				<DeleteAccount isOfCompany={false} />
			</FrameworkContext>
		),
	},
]

test('one’s data that cannot be fetched says so (D-43, ux 13)', async () => {
	serverAnswers({ 'GET /accounts/export/': [{ status: 500 }] })
	await show([{ path: '/', element: <DownloadData /> }], '/')
	await button('Download my data').click()
	await expect.element(said('Your data could not be fetched just now.')).toBeVisible()
})

test('a deletion without an answer says that nobody knows, and with too many wrong passwords when to come again (D-43, A.R-06)', async () => {
	serverAnswers({
		[asked]: ['away', 'away', { json: { needs: 'password', ...nothing } }],
		[deletes]: [
			'away',
			{
				status: 429,
				json: { detail: 'Too many attempts. Please try again in 15 minutes.' },
				headers: { 'retry-after': '900' },
			},
			{ status: 500 },
		],
	})
	await show(deleting, '/')
	await button('Delete account').click()
	await expect.element(dialog.getByText('We could not look up your account just now.')).toBeVisible()
	await dialog.getByRole('button', { name: 'Retry' }).click()
	await expect.element(dialog).toMatchTextContent(/Nothing\. There is no invoice of yours/)
	await password.fill('Sawaari2026')
	for (const words of [
		/There was no answer, so we do not know whether it is done\./,
		/Too many attempts\. Please try again in 15 minutes\./,
		/Your account could not be deleted just now\. Please try again\./,
	]) {
		await forGood.click()
		await expect.element(dialog.getByRole('alert').filter({ hasText: words })).toBeVisible()
	}
	await expect.element(password).toHaveValue('Sawaari2026')
})

test('whoever has no password is led to Google, or needs none just after it (D-43, A.R-15)', async () => {
	serverAnswers({ [asked]: [{ json: { needs: 'google', ...nothing } }, { json: { needs: null, ...nothing } }] })
	await show(deleting, '/')
	await button('Delete account').click()
	await expect.element(dialog).toMatchTextContent(/Please log in with Google once more/)
	await expect.element(forGood).not.toBeInTheDocument()
	await dialog.getByRole('button', { name: 'Keep my account' }).click()
	await button('Delete account').click()
	await expect.element(forGood).toBeVisible()
	await expect.element(password).not.toBeInTheDocument()
})
