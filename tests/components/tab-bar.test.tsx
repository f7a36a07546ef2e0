import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { TabBar } from '../../src/web/ui/tab-bar.tsx'
import { show } from './support/show.tsx'

const labels = ['Subscription Requests', 'Active Subscription', 'My Visits']

test('on a phone the tab where one is stands in sight when the tabs go on beyond the edge', async () => {
	await page.viewport(320, 740)
	const tabs = labels.map((label, index) => ({ href: '#', label, current: index === 2 }))
	await show([{ path: '/', element: <TabBar label="My Subscriptions" tabs={tabs} /> }], '/')
	const inSight = (name: string) => () => {
		const { left, right } = page.getByRole('link', { name }).element().getBoundingClientRect()
		return left >= 0 && right <= 320
	}
	await expect.poll(inSight('My Visits')).toBe(true)
	expect(inSight('Subscription Requests')()).toBe(false)
})
