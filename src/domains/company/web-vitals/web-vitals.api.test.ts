import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { WebVitals } from '#contract/company/staff-vitals.ts'
import { setClock } from '#platform/clock.ts'
import { refusalOf } from '../../../../tests/support/refusal-of.ts'
import { signIn } from '../../../../tests/support/sign-in.ts'
import { useTestApp } from '../../../../tests/support/test-app.ts'

/** In India it is Friday, 20 November 2026. */
const start = '2026-11-20T06:00:00Z'
const product = useTestApp({ clock: start })
let staff: Awaited<ReturnType<typeof signIn>>
beforeAll(async () => {
	staff = await signIn(product, { role: 'staff' })
})
beforeEach(async () => {
	setClock(new Date(start))
	await product.sql('delete from web_vitals')
})

const report = (body: unknown) => product.call('POST', '/web-vitals/', { body })
const tell = (vitals: object, page = '/', device = 'phone') => report({ page, device, vitals })
const found = async (days: { date_from?: string; date_to?: string } = {}): Promise<WebVitals['results']> =>
	(await staff.api.staff.webVitals({ query: days })).results

test('what browsers tell of a page is shown as what three of four loads did not exceed, by page and device and for all pages', async () => {
	for (const LCP of [1_100, 1_500, 2_100, 4_400]) expect((await tell({ LCP, CLS: 0.3 })).status).toBe(204)
	await tell({ LCP: 900, INP: 640 }, '/services/:serviceId/*')
	await tell({ TTFB: 120 }, '/', 'computer')
	const shown = await found()
	const of = (page: string | null, device: string, vital: string) =>
		shown.find((each) => each.page === page && each.device === device && each.vital === vital)
	expect(of('/', 'phone', 'LCP')).toEqual({
		page: '/',
		device: 'phone',
		vital: 'LCP',
		p75: 2_250,
		count: 4,
		good: 3,
		needs_work: 0,
		poor: 1,
	})
	expect(of('/', 'phone', 'CLS')).toMatchObject({ count: 4, good: 0, poor: 4 })
	expect(of('/services/:serviceId/*', 'phone', 'INP')).toMatchObject({ count: 1, poor: 1 })
	expect(of(null, 'phone', 'LCP')).toMatchObject({ count: 5, good: 4, poor: 1 })
	expect(of(null, 'computer', 'TTFB')).toMatchObject({ count: 1, good: 1 })
	expect(of('/', 'computer', 'LCP')).toBeUndefined()
	expect(shown[0]?.page).toBeNull()
})

test('a day of a page is one row for each measurement, however many tell of it, and at once', async () => {
	await Promise.all(Array.from({ length: 40 }, () => tell({ LCP: 1_000, INP: 80, CLS: 0, FCP: 700, TTFB: 90 })))
	expect(await product.sql('select count(*)::int as rows from web_vitals')).toEqual([{ rows: 5 }])
	expect((await found()).filter(({ page }) => page === '/').map(({ count }) => count)).toEqual([40, 40, 40, 40, 40])
})

test('a report is one statement', async () => {
	product.statements()
	await tell({ LCP: 1_000, INP: 80, CLS: 0 })
	expect(product.statements().filter((text) => !/^(begin|commit)/i.test(text))).toHaveLength(1)
})

test('a period is its days in India, and one without reports is empty', async () => {
	await tell({ LCP: 1_000 })
	setClock(new Date('2026-11-20T20:00:00Z'))
	staff = await signIn(product, { role: 'staff' })
	await tell({ LCP: 3_000 })
	const today = await found({ date_from: '2026-11-21', date_to: '2026-11-21' })
	expect(today.map(({ page, good, needs_work }) => [page, good, needs_work])).toEqual([
		[null, 0, 1],
		['/', 0, 1],
	])
	expect(await found({ date_from: '2026-10-01', date_to: '2026-10-02' })).toEqual([])
	expect(await refusalOf(found({ date_from: '2026-11-20', date_to: '2026-11-19' }))).toMatchObject({
		status: 400,
		fields: { date_to: ['This must not be before the first day.'] },
	})
})

test('nonsense is refused and counted nowhere: an address, an unknown measurement or device, numbers that are none', async () => {
	for (const body of [
		'nonsense',
		[],
		{},
		{ page: '/', device: 'phone' },
		{ page: '/', device: 'phone', vitals: {} },
		{ page: '/services/4cf0', device: 'phone', vitals: { LCP: 1 } },
		{ page: '/', device: 'watch', vitals: { LCP: 1 } },
		{ page: '/', device: 'phone', vitals: { FID: 12 } },
		{ page: '/', device: 'phone', vitals: { LCP: -1 } },
		{ page: '/', device: 'phone', vitals: { LCP: '1200' } },
		{ page: '/', device: 'phone', vitals: { LCP: 600_001 } },
		{ page: '/', device: 'phone', vitals: { CLS: 1_001 } },
		{ page: '/', device: 'phone', vitals: { LCP: null } },
	])
		expect((await report(body)).status, JSON.stringify(body)).toBe(400)
	expect((await report({ page: '/', device: 'phone', vitals: { LCP: 1 }, more: 'x'.repeat(1_000) })).status).toBe(413)
	expect((await product.call('GET', '/web-vitals/')).status).toBe(405)
	expect(await found()).toEqual([])
})

test('only the company’s office reads it (D-20)', async () => {
	const read = (access?: string) => product.call('GET', '/admin/web-vitals/', access === undefined ? {} : { access })
	expect((await read()).status).toBe(401)
	for (const role of ['customer', 'technician'] as const) expect((await read((await signIn(product, { role })).access)).status).toBe(403)
	for (const role of ['staff', 'admin'] as const) expect((await read((await signIn(product, { role })).access)).status).toBe(200)
})

test('it is kept for a year', async () => {
	await tell({ LCP: 1_000 })
	const clear = async (at: string) => {
		setClock(new Date(at))
		await product.sql(`insert into queued_jobs (kind, payload, recipient, turn) values ('clear-old-vitals', '{}', '', 0)`)
		await product.work()
	}
	await clear('2027-11-20T06:00:00Z')
	expect(await product.sql('select count(*)::int as rows from web_vitals')).toEqual([{ rows: 1 }])
	await clear('2027-11-22T06:00:00Z')
	expect(await product.sql('select count(*)::int as rows from web_vitals')).toEqual([{ rows: 0 }])
})
