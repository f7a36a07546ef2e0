import { useQueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { AnnounceUrgent } from '../../src/web/features/repairs/staff/announce-urgent.tsx'
import { refreshChanged } from '../../src/web/live/changed-queries.ts'
import { button, headingOf, serverAnswers, show } from './support/show.tsx'

const repair = (id: number) => ({
	id,
	reference: `BK000000000${id}`,
	services: [{ package: { id: 1, name: 'Puncture' }, quantity: 1 }],
	customer_name: 'Asha Rider',
	city: 'Pune',
})
const list = (...ids: number[]) => ({ json: { count: ids.length, next: null, previous: null, results: ids.map(repair) } })

/** A screen of the company, and the word that repairs have changed. */
function Screen() {
	const queries = useQueryClient()
	return (
		<>
			<AnnounceUrgent />
			<button type="button" onClick={() => refreshChanged(queries, [{ collection: 'repair-bookings', id: '9' }])}>
				Something changed
			</button>
		</>
	)
}
const routes = [
	{ path: '/', element: <Screen /> },
	{ path: '/admin/repairs/:id', element: <h1>The repair</h1> },
]
const messages = page.getByRole('region', { name: 'Messages' })

beforeEach(() => vi.unstubAllGlobals())

test('a new booking for as soon as possible is said on the open screen, politely, with the way there; what waited before is not', async () => {
	const calls = serverAnswers({ 'GET /admin/repair-bookings/': [list(7), list(7), list(9, 7)] })
	await show(routes, '/')
	await expect.poll(() => calls).toHaveLength(1)
	await button('Something changed').click()
	await expect.poll(() => calls).toHaveLength(2)
	await expect.element(messages.getByRole('listitem')).not.toBeInTheDocument()
	await button('Something changed').click()
	await expect.element(messages.getByRole('listitem')).toMatchTextContent(/New booking: as soon as possible.*Puncture\. Asha Rider, Pune\./)
	expect(messages.getByRole('list').element().getAttribute('aria-live')).toBe('polite')
	await messages.getByRole('button', { name: 'Open BK0000000009' }).click()
	await expect.element(headingOf('The repair')).toBeVisible()
})
