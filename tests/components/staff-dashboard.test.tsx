import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Dashboard } from '../../src/contract/admin/dashboard.ts'
import { Figures } from '../../src/web/features/staff-dashboard/figures.tsx'
import { PeriodBar } from '../../src/web/features/staff-dashboard/period-bar.tsx'
import { serverAnswers, show } from './support/show.tsx'

const call = 'GET /admin/dashboard/'
const none = { repairs: 0, orders: 0, plans: 0, vehicles: 0, total: 0 }
const figures: Dashboard = {
	date_from: '2026-11-19',
	date_to: '2026-11-20',
	step: 'day',
	revenue: [
		{ ...none, from: '2026-11-19', repairs: 1250.5, vehicles: 50_000, total: 51_250.5 },
		{ ...none, from: '2026-11-20', orders: -300, total: -300 },
	],
	totals: { repairs: 1250.5, orders: -300, plans: 0, vehicles: 50_000, total: 50_950.5 },
	lines: [
		{ line: 'repairs', begun: 8, done: 6, lost: 1, open: 1 },
		{ line: 'orders', begun: 0, done: 0, lost: 0, open: 0 },
		{ line: 'plans', begun: 3, done: 1, lost: 0, open: 2 },
		{ line: 'vehicles', begun: 1, done: 1, lost: 0, open: 0 },
	],
	customers: { buying: 10, repeat: 4 },
	technicians: [
		{ id: 4, name: 'Imran Shaikh', jobs: 7, done: 5, minutes: 390 },
		{ id: 5, name: 'Meera Joshi', jobs: 1, done: 1, minutes: 60 },
	],
}
const routes = [{ path: '/', element: <Figures period={{ from: '2026-11-19', to: '2026-11-20' }} /> }]
const rowsOf = (caption: string) =>
	[...page.getByRole('table', { name: caption, includeHidden: true }).element().querySelectorAll('tr')].map((row) =>
		[...row.querySelectorAll('th, td')].map(({ textContent }) => textContent),
	)

test('figures stand in tables: takings to the paisa by line and day, conversion, who came again, and what each technician has (D-15)', async () => {
	serverAnswers({ [call]: [{ json: figures }] })
	await show(routes, '/')
	await expect.element(page.getByRole('heading', { name: 'Takings' })).toBeVisible()
	expect(rowsOf('Takings by line').slice(1)).toEqual([
		['Repairs', '₹1,250.50'],
		['Orders of parts', '-₹300'],
		['Plans', '₹0'],
		['Used vehicles', '₹50,000'],
		['Together', '₹50,950.50'],
	])
	expect(rowsOf('Takings by day').map((row) => row.at(-1))).toEqual(['Together', '₹51,250.50', '-₹300'])
	expect(rowsOf('What customers began and what became of it').map((row) => row[3])).toEqual(['Rate', '75%', '–', '33%', '100%'])
	await expect.element(page.getByText('10 customers, of them 4 not for the first time (40%).')).toBeVisible()
	expect(rowsOf('Work of the technicians')).toEqual([
		['Technician', 'Jobs', 'Done', 'Hours'],
		['Imran Shaikh', '7', '5', '6.5'],
		['Meera Joshi', '1', '1', '1'],
	])
})

test('a table is saved as a file with plain numbers', async () => {
	const saved: Blob[] = []
	vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
		saved.push(file as Blob)
		return 'blob:takings'
	})
	serverAnswers({ [call]: [{ json: figures }] })
	await show(routes, '/')
	await page.getByRole('button', { name: 'Takings as CSV' }).click()
	expect((await saved[0]?.text())?.replace('\uFEFF', '').split('\r\n')).toEqual([
		'Day,Repairs,Orders of parts,Plans,Used vehicles,Together',
		'2026-11-19,1250.5,0,0,50000,51250.5',
		'2026-11-20,0,-300,0,0,-300',
		'',
	])
	vi.restoreAllMocks()
})

test('figures that cannot be loaded say so, and Retry brings them; days without work are no failure (ux 12, ux 13)', async () => {
	serverAnswers({ [call]: [{ status: 404 }, { json: { ...figures, technicians: [] } }] })
	await show(routes, '/')
	await expect.element(page.getByText('The figures could not be loaded.')).toBeVisible()
	await page.getByRole('button', { name: 'Retry' }).click()
	await expect.element(page.getByText('Nobody had work in these days.')).toBeVisible()
})

test('a period that is turned around is said at its field and not asked for', async () => {
	const chosen = vi.fn()
	const bar = <PeriodBar period={{ from: '2026-11-01', to: '2026-11-20' }} today="2026-11-20" onPeriod={chosen} />
	await show([{ path: '/', element: bar }], '/')
	await expect.element(page.getByRole('link', { name: 'This month' })).toHaveAttribute('aria-current', 'true')
	await page.getByLabelText('To', { exact: true }).fill('2026-10-31')
	await expect.element(page.getByText('This must not be before the first day.')).toBeVisible()
	expect(chosen).not.toHaveBeenCalled()
	await page.getByLabelText('From', { exact: true }).fill('2026-10-01')
	expect(chosen).toHaveBeenCalledWith({ from: '2026-10-01', to: '2026-10-31' })
})

function Chosen() {
	const [period, setPeriod] = useState({ from: '2026-11-01', to: '2026-11-20' })
	return (
		<>
			<PeriodBar period={period} today="2026-11-20" onPeriod={setPeriod} />
			<p>
				{period.from} to {period.to}
			</p>
		</>
	)
}

test('any period is typed with the keyboard, digit by digit, though each digit makes a day of its own (B.ADMIN-34, WCAG 2.1.1)', async () => {
	await show([{ path: '/', element: <Chosen /> }], '/')
	const from = page.getByLabelText('From', { exact: true })
	;(from.element() as HTMLInputElement).focus()
	await userEvent.keyboard('10172026')
	await expect.element(page.getByText('2026-10-17 to 2026-11-20')).toBeVisible()
	await expect.element(from).toHaveFocus()
})
