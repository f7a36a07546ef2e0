import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { WaitingClock } from '../../src/web/kits/work/waiting-clock.tsx'
import { show } from './support/show.tsx'

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const clock = (since: number, callBy: string | null) =>
	show([{ path: '/', element: <WaitingClock since={ago(since)} callBy={callBy} /> }], '/')

test('staff see how long somebody has waited for our call (D-17)', async () => {
	await clock(12, ago(-18))
	await expect.element(page.getByText('waiting 12 min', { exact: true })).toBeVisible()
})

test('a call that is later than promised is told as late (D-17)', async () => {
	await clock(95, ago(65))
	await expect.element(page.getByText('waiting 1 h 35 min, call now')).toBeVisible()
})

test('nobody waits who has a time', async () => {
	await clock(12, null)
	expect(document.querySelector('main')?.textContent).toBe('')
})
