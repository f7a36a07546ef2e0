import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ChangePassword } from '../../src/web/features/accounts/change-password.tsx'
import { keepToken, signedInMarker } from '../../src/web/session/tokens.ts'
import { accountRoutes } from './support/account-routes.tsx'
import { button, field, headingOf, said, serverAnswers, show, told } from './support/show.tsx'

const call = 'POST /accounts/change-password/'
const routes = [{ path: '/profile', element: <ChangePassword email="asha@example.in" /> }, ...accountRoutes]
const change = button('Change password')

async function openForm({ remember = true } = {}) {
	keepToken('the-token', remember)
	signedInMarker.set({ username: 'asha', name: 'Asha Rider', email: 'asha@example.in', role: 'customer', remember })
	await show(routes, '/profile')
	await change.click()
	await expect.element(field('Current password')).toHaveFocus()
}
async function fill(current: string, password: string, again = password) {
	await field('Current password').fill(current)
	await field('New password').fill(password)
	await field('Confirm new password').fill(again)
}
const kept = (storage: Storage): unknown => JSON.parse(storage.getItem('accessToken') ?? 'null')?.token

test.for([true, false])(
	'changing the password asks for the current one; this device stays logged in as it was, with Remember me (%s) or without (A.ACC-81, A.R-18)',
	async (remember) => {
		const calls = serverAnswers({
			[call]: [
				{ status: 400, json: { old_password: ['Current password is incorrect'] } },
				{ json: { message: 'Password changed successfully', tokens: { access: 'a-new-token', refresh: 'another' } } },
			],
		})
		await openForm({ remember })
		await change.click()
		await expect.element(field('Current password')).toHaveAccessibleDescription(expect.stringContaining('This field is required'))
		expect(calls).toEqual([])
		await fill('Not-the-one-1', 'Monsoon-Road-7')
		await change.click()
		await expect.element(field('Current password')).toHaveAccessibleDescription(expect.stringContaining('Current password is incorrect'))
		await expect.element(field('New password')).toHaveValue('Monsoon-Road-7')
		await field('Current password').fill('Rider@2026')
		await change.click()
		await expect.element(told('Password changed successfully')).toBeVisible()
		await expect.element(change).toHaveFocus()
		expect(remember ? [kept(localStorage), kept(sessionStorage)] : [kept(sessionStorage), kept(localStorage)]).toEqual([
			'a-new-token',
			undefined,
		])
	},
)

test('a change whose first answer is lost is sent again under the same key, and one stays logged in (A.R-18, B.R-45)', async () => {
	const calls = serverAnswers({
		[call]: ['away', { json: { message: 'Password changed successfully' } }],
		'POST /accounts/token/refresh/': [{ json: { access: 'a-renewed-token' } }],
	})
	await openForm()
	await fill('Rider@2026', 'Monsoon-Road-7')
	await change.click()
	await expect.element(told('Password changed successfully')).toBeVisible()
	const [first, second] = calls.filter(({ address }) => address === call)
	expect(second?.key).toBe(first?.key)
	expect(first?.key).toEqual(expect.any(String))
	expect(kept(localStorage)).toBe('a-renewed-token')
})

test('changing the password says what stood in the way and sends once for two presses (A.ACC-81, A.R-07)', async () => {
	const calls = serverAnswers({
		[call]: [{ status: 429, json: { detail: 'x' }, headers: { 'retry-after': '840' } }, { status: 500 }, { status: 500 }, 'never'],
	})
	await openForm()
	await fill('Whatever-1', 'Monsoon-Road-7', 'Monsoon-Road-8')
	await change.click()
	await expect.element(field('Confirm new password')).toHaveAccessibleDescription(expect.stringContaining("Passwords don't match"))
	expect(calls).toEqual([])
	await field('Confirm new password').fill('Monsoon-Road-7')
	await change.click()
	await expect.element(said('Too many attempts. Please try again in 14 minutes.')).toBeVisible()
	await change.click()
	await expect.element(said(/What you typed is still here/)).toBeVisible()
	const before = calls.length
	await change.dblClick()
	await expect.element(change).toHaveAttribute('aria-busy', 'true')
	expect(calls).toHaveLength(before + 1)
})

test('who does not know the current password is led to Forgot Password (A.R-18)', async () => {
	serverAnswers({})
	await openForm()
	await page.getByRole('link', { name: 'Forgot Password' }).click()
	await expect.element(headingOf('Forgot Password')).toBeVisible()
	await expect.element(field('Email')).toHaveValue('asha@example.in')
})
