import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectFitsPhones, test } from './support/journey.ts'
import { signIn } from './support/people.ts'
import { main } from './support/screens.ts'
import { company, openAdmin } from './support/staff.ts'

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name })
const csv = (...lines: string[]) => ({ name: 'rows.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) })

test('Vehicle models come from a CSV file: mistakes first, then all of them at once; what is downloaded changes nothing (D-22)', async ({
	page,
}) => {
	const name = `Comet ${Math.random().toString(36).slice(2, 8)}`
	const head = 'manufacturer;vehicle_type;vehicle_class;name;fuel;displacement_cc;drawing;paint'
	const line = (changes: { maker?: string; cc?: string } = {}) =>
		`${changes.maker ?? 'Hero'};Scooter;moped;${name};petrol;${changes.cc ?? '109.5'};scooter;teal`
	await signIn(page, company.staff)
	await openAdmin(page, '/admin/vehicle-models')
	await main(page).getByRole('button', { name: 'Import CSV' }).click()
	const dialog = dialogOf(page, 'Import vehicle models')
	const choose = (...lines: string[]) => dialog.getByLabel('CSV file').setInputFiles(csv(...lines))

	await choose(head, line({ maker: 'Nobody & Sons' }), line({ cc: 'many' }))
	await expect(dialog.getByRole('alert').getByRole('listitem')).toHaveText([
		/^Line 2, manufacturer: There is nothing called/,
		'Line 3, displacement_cc: A valid number is required.',
	])
	await expect(dialog.getByRole('button', { name: 'Import', exact: true })).toBeHidden()
	await expectAccessible(page)
	await expectFitsPhones(page)

	await choose(head, line())
	await expect(dialog).toContainText('1 row: 1 new, 0 changed, 0 unchanged.')
	await dialog.getByRole('button', { name: 'Import', exact: true }).dblclick()
	await expect(dialog).toBeHidden()
	await expect(page.getByText('Vehicle models imported')).toBeVisible()

	await openAdmin(page, `/admin/vehicle-models?search=${encodeURIComponent(name)}`)
	await expect(main(page).getByRole('link', { name, exact: true })).toHaveCount(1)
	await main(page).getByRole('button', { name: 'Import CSV' }).click()
	const [file] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name: 'Download the rows' }).click()])
	const text = await readFile(await file.path(), 'utf8')
	expect(text).toContain(name)
	await choose(text)
	await expect(dialog).toContainText('1 row: 0 new, 0 changed, 1 unchanged.')
	await choose(text.replace('109.5', '125'))
	await expect(dialog).toContainText('1 row: 0 new, 1 changed, 0 unchanged.')
	await dialog.getByRole('button', { name: 'Import', exact: true }).click()
	await expect(dialog).toBeHidden()
	await main(page).getByRole('link', { name, exact: true }).click()
	await expect(main(page).getByRole('textbox', { name: 'Displacement' })).toHaveValue('125')
	await expect(main(page).getByRole('list', { name: 'Changes' })).toContainText(/changed/)
})
