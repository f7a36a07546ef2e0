import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { TopBar } from '../../src/web/features/site/top-bar.tsx'
import AdminLayout from '../../src/web/pages/admin/layout.tsx'
import { keepLogin } from './support/a-cart.ts'
import { headingOf, serverAnswers, show } from './support/show.tsx'
import { keepStaff } from './support/staff-frame.tsx'

const paths = ['/admin', '/admin/repairs', '/admin/customers/1', '/admin/audit-log']
const routes = [
	{ path: '/', element: <TopBar plate={null} /> },
	{ path: '/admin', element: <AdminLayout />, children: [{ path: '*?', element: <h1>A screen of the company</h1> }] },
]

test('a customer is refused and nothing of the company is asked for (A.ADMIN-02, B.ADMIN-01)', async () => {
	keepLogin()
	const calls = serverAnswers({})
	const router = await show(routes, '/admin')
	for (const path of paths) {
		await router.navigate(path)
		await expect.element(headingOf('This page is not open to you')).toBeVisible()
	}
	expect(calls.filter(({ address }) => address.includes(' /admin/'))).toEqual([])
})

test.for([360, 1280])('at %i pixels the way to the company stands in the menu of its people, who have no cart there', async (width) => {
	await page.viewport(width, 740)
	keepStaff()
	serverAnswers({})
	await show(routes, '/')
	await page.getByRole('button', { name: width < 720 ? 'Menu' : 'Account of Kavita Rane' }).click()
	await page.getByRole('link', { name: 'Admin' }).click()
	await expect.element(headingOf('A screen of the company')).toBeVisible()
	await expect.element(page.getByRole('link', { name: /^Cart/ })).not.toBeInTheDocument()
})

test('a customer has no way to the company in the menu', async () => {
	await page.viewport(360, 740)
	keepLogin()
	await show(routes, '/')
	await page.getByRole('button', { name: 'Menu' }).click()
	await expect.element(page.getByRole('link', { name: 'Logout' })).toBeVisible()
	await expect.element(page.getByRole('link', { name: 'Admin' })).not.toBeInTheDocument()
})
