import { useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aLogin } from './support/a-login.ts'
import { accountRoutes } from './support/account-routes.tsx'
import { button, field, serverAnswers, show } from './support/show.tsx'

const Elsewhere = () => <h1>{useLocation().pathname}</h1>

test.each([
	['customer', '/profile'],
	['technician', '/admin/my-day'],
	['staff', '/admin'],
	['admin', '/admin'],
])('a %s who came from nowhere in particular is led to %s, where the day begins (D-59)', async (role, first) => {
	const json = { ...aLogin, user: { ...aLogin.user, role, is_staff: role !== 'customer' } }
	serverAnswers({ 'POST /accounts/login/': [{ json }] })
	const login = accountRoutes.filter(({ path }) => path === '/login')
	await show([...login, { path: '*', Component: Elsewhere }], '/login')
	await field('Email').fill('rider@pahiya.test')
	await field('Password').fill('Rider@2026')
	await button('Login').click()
	await expect.element(page.getByRole('heading', { name: first })).toBeVisible()
})
