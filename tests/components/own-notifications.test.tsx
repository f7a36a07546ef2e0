import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { OwnNotifications } from '../../src/web/features/notifications/own-notifications.tsx'
import { UnreadMirror } from '../../src/web/features/notifications/unread-mirror.tsx'
import { button, headingOf, said, serverAnswers, show } from './support/show.tsx'

const told = (id: number, changes: object = {}) => ({
	id,
	title: `Your booking BK200${id} is confirmed`,
	text: 'We have checked your booking and will come to you.',
	path: '/profile/repairs/7',
	created_at: '2026-11-20T06:00:00.000Z',
	is_read: false,
	...changes,
})
const list = 'GET /accounts/notifications/'
const read = 'POST /accounts/notifications/read/'
const routes = [
	{
		path: '/',
		element: (
			<>
				<UnreadMirror />
				<OwnNotifications />
			</>
		),
	},
	{ path: '/profile/repairs/7', element: <h1>Your repair</h1> },
]
const rows = () => page.getByRole('list', { name: 'Notifications' }).getByRole('listitem')
const unread = () => localStorage.getItem('unreadNotifications')

test('what one was told stands there with its day, marks what is new, and leads to what it is about, by which it is read', async () => {
	const calls = serverAnswers({
		[list]: [{ json: { unread: 1, results: [told(2), told(1, { is_read: true })] } }],
		[read]: [{ json: { unread: 0 } }],
	})
	await show(routes, '/')
	await expect.element(rows().first()).toMatchTextContent(/BK2002 is confirmed\s*New.*will come to you.*20 Nov/s)
	await expect.element(rows().last()).not.toMatchTextContent(/New/)
	await expect.poll(unread).toBe('1')
	await rows().first().getByRole('link').click()
	await expect.element(headingOf('Your repair')).toBeVisible()
	await expect.poll(() => calls.find(({ address }) => address === read)?.body).toEqual({ id: 2 })
})

test('all are marked as read up to the newest that was seen; a refusal is said and can be tried again', async () => {
	const calls = serverAnswers({
		[list]: [
			{ json: { unread: 2, results: [told(2), told(1)] } },
			{ json: { unread: 0, results: [told(2, { is_read: true }), told(1, { is_read: true })] } },
		],
		[read]: [{ status: 500 }, { json: { unread: 0 } }],
	})
	await show(routes, '/')
	await button('Mark all as read').click()
	await button('Retry: mark all as read').click()
	await expect.element(page.getByRole('button', { name: /ark all/ })).not.toBeInTheDocument()
	expect(calls.filter(({ address }) => address === read).map(({ body }) => body)).toEqual([{ up_to: 2 }, { up_to: 2 }])
	await expect.poll(unread).toBeNull()
})

test('without any it says what will stand there; what cannot be loaded can be asked for again (ux 13)', async () => {
	serverAnswers({ [list]: [{ status: 500 }, { status: 500 }, { json: { unread: 0, results: [] } }] })
	await show(routes, '/')
	await expect.element(said('Failed to load notifications. Please try again later.')).toBeVisible()
	await button('Retry').click()
	await expect.element(page.getByRole('heading', { name: 'No notifications yet' })).toBeVisible()
})
