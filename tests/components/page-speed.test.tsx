import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { WebVitals } from '../../src/contract/company/staff-vitals.ts'
import { PageSpeed } from '../../src/web/features/staff-dashboard/page-speed.tsx'
import { serverAnswers, show } from './support/show.tsx'

const call = 'GET /admin/web-vitals/'
type Measured = WebVitals['results'][number]
const measured = (page: Measured['page'], vital: Measured['vital'], p75: number, [good, needs_work, poor]: [number, number, number]) => ({
	page,
	device: 'phone' as const,
	vital,
	p75,
	count: good + needs_work + poor,
	good,
	needs_work,
	poor,
})
const speed: WebVitals = {
	date_from: '2026-11-19',
	date_to: '2026-11-20',
	results: [
		measured(null, 'LCP', 2_504, [70, 20, 10]),
		measured(null, 'CLS', 0.012, [100, 0, 0]),
		measured('/services/:serviceId/*', 'LCP', 4_200, [2, 2, 16]),
		measured('/services/:serviceId/*', 'TTFB', 130, [20, 0, 0]),
		measured('/', 'LCP', 1_800, [68, 10, 2]),
		measured('/', 'INP', 96, [4, 0, 0]),
		{ ...measured(null, 'INP', 210, [4, 8, 0]), device: 'computer' },
		{ ...measured('/pricing', 'INP', 210, [4, 8, 0]), device: 'computer' },
	],
}
const routes = [{ path: '/', element: <PageSpeed period={{ from: '2026-11-19', to: '2026-11-20' }} /> }]
const rowsOf = (caption: string) =>
	[...page.getByRole('table', { name: caption }).element().querySelectorAll('tr')].map((row) =>
		[...row.querySelectorAll('th, td')].map(({ textContent }) => textContent),
	)

test('the speed of all pages and of each stands there with a verdict in words, most loaded first, phones apart from computers', async () => {
	serverAnswers({ [call]: [{ json: speed }] })
	await show(routes, '/')
	const all = page.getByRole('list', { name: 'All pages, on phones' })
	await expect.element(all.getByText('70% good, 20% needs work, 10% poor')).toBeVisible()
	expect(all.getByRole('listitem').first().element().textContent).toMatch(/^Main part seen LCP 2\.6 s needs work/)
	expect(all.getByRole('listitem').nth(1).element().textContent).toMatch(/^Jumping CLS 0\.02 good 100% good/)
	expect(rowsOf('Pages on phones')).toEqual([
		['Page', 'Loads', 'First answer (TTFB)', 'First seen (FCP)', 'Main part seen (LCP)', 'Answer to a tap (INP)', 'Jumping (CLS)'],
		['Home', '80', '–', '–', '1.8 s good', '96 ms few loads', '–'],
		['Services of a category', '20', '130 ms good', '–', '4.2 s poor', '–', '–'],
	])
	expect(rowsOf('Pages on computers').at(-1)).toEqual(['Plans and pricing', '12', '–', '–', '–', '210 ms needs work', '–'])
	await page.getByText('What the numbers mean').click()
	await expect.element(page.getByText('good up to 2.5 s, poor above 4 s')).toBeVisible()
})

test('it is saved as a file with plain numbers', async () => {
	const saved: Blob[] = []
	vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
		saved.push(file as Blob)
		return 'blob:speed'
	})
	serverAnswers({ [call]: [{ json: speed }] })
	await show(routes, '/')
	await page.getByRole('button', { name: 'Page speed on phones as CSV' }).click()
	expect((await saved[0]?.text())?.replace('\uFEFF', '').split('\r\n').slice(0, 2)).toEqual([
		'Page,Address,Loads,TTFB p75,TTFB good %,FCP p75,FCP good %,LCP p75,LCP good %,INP p75,INP good %,CLS p75,CLS good %',
		'Home,/,80,,,,,1800,85,96,100,,',
	])
	vi.restoreAllMocks()
})

test('days without a measurement are no failure; what cannot be loaded says so, and Retry brings it (ux 12, ux 13)', async () => {
	serverAnswers({ [call]: [{ status: 404 }, { json: { ...speed, results: [] } }] })
	await show(routes, '/')
	await expect.element(page.getByText('The speed of the pages could not be loaded.')).toBeVisible()
	await page.getByRole('button', { name: 'Retry' }).click()
	await expect.element(page.getByRole('heading', { name: 'Nothing measured in these days' })).toBeVisible()
})
