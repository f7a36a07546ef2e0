import { Link, Outlet, useNavigate } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ToastMoves } from '../../src/web/features/site/toast-moves.tsx'
import { toast } from '../../src/web/ui/toast.ts'
import { button, show } from './support/show.tsx'

const messages = page.getByRole('region', { name: 'Messages' })
const heading = (name: string) => page.getByRole('heading', { name })

function Login() {
	const navigate = useNavigate()
	const logIn = () => {
		toast({ title: 'Login successful' })
		void navigate('/profile')
	}
	return (
		<button type="button" onClick={logIn}>
			Login
		</button>
	)
}

const routes = [
	{
		element: (
			<>
				<ToastMoves />
				<Outlet />
			</>
		),
		children: [
			{ path: '/login', element: <Login /> },
			{
				path: '/profile',
				element: (
					<>
						<h1>Profile</h1>
						<Link to="/help">Help</Link>
					</>
				),
			},
			{ path: '/help', element: <h1>Help</h1> },
		],
	},
]

test('messages stand at the bottom, one at a time; the next comes when the one in sight is closed', async () => {
	await show(routes, '/profile')
	toast({ title: 'Failed to load vehicle types', kind: 'bad' })
	toast({ title: 'Failed to load manufacturers', kind: 'bad' })
	await expect.element(messages.getByText('Failed to load vehicle types')).toBeVisible()
	expect(messages.getByRole('listitem').elements()).toHaveLength(1)
	const { top, bottom } = messages.element().getBoundingClientRect()
	expect(top).toBeGreaterThan(innerHeight / 2)
	expect(bottom).toBeLessThan(innerHeight)
	await messages.getByRole('button', { name: 'Close: Failed to load vehicle types' }).click()
	await expect.element(messages.getByText('Failed to load manufacturers')).toBeVisible()
})

test('a message comes along on the move it speaks of and is gone after the next that is wanted', async () => {
	await show(routes, '/login')
	await button('Login').click()
	await expect.element(heading('Profile')).toBeVisible()
	await expect.element(messages.getByText('Login successful')).toBeVisible()
	await page.getByRole('link', { name: 'Help' }).click()
	await expect.element(heading('Help')).toBeVisible()
	await expect.element(messages.getByText('Login successful')).not.toBeInTheDocument()
})
