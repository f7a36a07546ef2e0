import { readFile } from 'node:fs/promises'
import { addDays, dayOf } from '../../src/shared/days.ts'
import { expect, expectAccessible, expectFitsPhones, test } from './support/journey.ts'
import { aRider, ask, passOf, signIn } from './support/people.ts'
import { aFreeHour, aRepair } from './support/repairs.ts'
import { company, openAdmin, staffChanges } from './support/staff.ts'

test('staff see how the company is doing: money that is recorded now is in the figures of today, and each number opens its list (B.ADMIN-34, A.ADMIN-02)', async ({
	page,
	product,
}) => {
	const repair = await aRepair(product, await aRider(product), await aFreeHour(product))
	await staffChanges(product, repair, { status: 'confirmed' })
	await ask(product, 'POST', `/admin/repair-bookings/${repair.id}/record-payment/`, {
		access: await passOf(product, 'staff'),
		body: { method: 'upi', amount: 123.45 },
	})
	await signIn(page, company.staff)
	await openAdmin(page, '/admin')
	await page.keyboard.press('Control+k')
	await page.getByRole('combobox', { name: 'Search', exact: true }).fill('dashboard')
	await page.keyboard.press('Enter')
	await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
	const main = page.getByRole('main')
	await expect(main.getByRole('table', { name: 'Takings by line' })).toBeVisible()
	await expectAccessible(page)
	await expectFitsPhones(page)
	await main.getByRole('link', { name: 'Today', exact: true }).click()
	const today = dayOf(new Date())
	await expect(page).toHaveURL(`/admin/dashboard?from=${today}&to=${today}`)
	await main.getByText('Every day as a table').click()
	await expect(main.getByRole('table', { name: 'Takings by day' }).getByRole('row')).toHaveCount(2)
	const download = page.waitForEvent('download')
	await main.getByRole('button', { name: 'Takings as CSV' }).click()
	const file = await readFile(await (await download).path(), 'utf8')
	const [, line = ''] = file.split('\r\n')
	expect(line).toContain(today)
	// Others may have recorded something today as well.
	expect(Number(line.split(',')[1])).toBeGreaterThanOrEqual(123.45)

	await main.getByRole('textbox', { name: 'From' }).fill(addDays(today, -400))
	await expect(main.getByText('Every month as a table')).toBeVisible()
	await page.reload()
	await expect(main.getByText('Every month as a table')).toBeVisible()

	const open = main.getByRole('list', { name: 'Now' }).getByRole('link', { name: /Open repairs$/ })
	const shown = Number((await open.textContent())?.match(/^\d+/)?.[0])
	// Not the look for what is urgent, which goes to the same address.
	const reply = page.waitForResponse((each) => /\/api\/admin\/repair-bookings\/\?.*open=true/.test(each.url()))
	await open.click()
	expect(((await (await reply).json()) as { count: number }).count).toBe(shown)
})
