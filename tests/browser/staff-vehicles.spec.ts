import type { Page } from '@playwright/test'
import type { AuditRow } from '../../src/contract/company/staff-audit.ts'
import { expect, expectAccessible, expectFitsPhones, open, refusedWith, test, watchCalls, withoutNews } from './support/journey.ts'
import { ask, passOf, signIn } from './support/people.ts'
import type { Product } from './support/product.ts'
import { bikeNamed } from './support/repairs.ts'
import { main, textBox } from './support/screens.ts'
import { company, openAdmin } from './support/staff.ts'

/** A field that is typed into, by its label alone. */
const save = (page: Page) => main(page).getByRole('button', { name: 'Save', exact: true })
const problems = (page: Page) => main(page).getByRole('alert', { name: 'There is a problem' })

type Model = { id: number; name: string; motor_kw: number | null; paint: string; version: number }
const changeModel = async (product: Product, id: number, body: Partial<Model>) =>
	ask<Model>(product, 'PATCH', `/admin/vehicle-models/${id}/`, { access: await passOf(product, 'staff'), body })

test('A vehicle model is listed, made, changed beside somebody else, and deleted (A.R-44, D-22, D-48, B.ADMIN-36)', async ({
	page,
	product,
	noise,
}) => {
	// A stale version; and our own change, heard on the stream, may ask once more for what is gone.
	noise.allow(refusedWith(409, 404))
	const name = `Spark ${Math.random().toString(36).slice(2, 8)}`
	await signIn(page, company.staff)
	await openAdmin(page, '/admin/vehicle-models?search=splendor')
	await expect(main(page).getByRole('link', { name: 'Splendor Plus', exact: true })).toBeVisible()
	await main(page).getByRole('link', { name: 'New vehicle model' }).click()
	await expect(page.getByRole('heading', { level: 1, name: 'New vehicle model' })).toBeVisible()
	await expect(page).toHaveTitle('Vehicle model – Admin – Pahiya')

	await textBox(main(page), 'Motor').fill('strong')
	const make = main(page).getByRole('button', { name: 'Create vehicle model' })
	await make.click()
	for (const words of ['Name: This field may not be blank.', 'Manufacturer: Choose a manufacturer.', 'Motor: Enter a number.'])
		await expect(problems(page)).toContainText(words)
	await expect(textBox(main(page), 'Name')).toBeFocused()

	await textBox(main(page), 'Name').fill(name)
	const manufacturer = main(page).getByRole('combobox', { name: 'Manufacturer' })
	await manufacturer.fill('athe')
	await expect(main(page).getByRole('listbox', { name: 'Manufacturer' }).getByRole('option')).toHaveText(['Ather'])
	await manufacturer.press('Enter')
	await expect(manufacturer).toHaveValue('Ather')
	// What is only half typed is no choice.
	await manufacturer.fill('Nobo')
	await textBox(main(page), 'Motor').fill('5.5')
	await expect(manufacturer).toHaveValue('Ather')
	await main(page).getByLabel('Type', { exact: true }).selectOption('Scooter')
	await main(page).getByLabel('Class', { exact: true }).selectOption({ index: 1 })
	await main(page).getByLabel('Fuel', { exact: true }).selectOption('Electric')
	await main(page).getByLabel('Drawing', { exact: true }).selectOption('Escooter')
	await main(page).getByLabel('Paint', { exact: true }).selectOption('Teal')
	const calls = watchCalls(page, 'POST', /\/admin\/vehicle-models\/$/)
	await make.dblclick()
	await expect(page.getByRole('heading', { level: 1, name: `Ather ${name}` })).toBeVisible()
	expect(calls).toHaveLength(1)
	const id = Number(new URL(page.url()).pathname.split('/').at(-1))
	await expect(main(page).getByRole('list', { name: 'Changes' })).toContainText('created')
	await expectAccessible(page)
	await expectFitsPhones(page)

	// The second hears nothing of the first until saving.
	await withoutNews(page)
	await page.reload()
	await expect(textBox(main(page), 'Motor')).toHaveValue('5.5')
	await textBox(main(page), 'Motor').fill('6')
	await changeModel(product, id, { motor_kw: 7, paint: 'red' })
	await save(page).click()
	await expect(main(page).getByRole('alert').filter({ hasText: 'Somebody else changed this' })).toContainText('Paint: theirs is shown')
	await main(page).getByRole('button', { name: 'Keep mine: Motor' }).click()
	await save(page).click()
	await expect(main(page).getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible()
	const seen = await ask<Model>(product, 'GET', `/admin/vehicle-models/${id}/`, { access: await passOf(product, 'staff') })
	expect(seen).toMatchObject({ motor_kw: 6, paint: 'red' })

	await main(page).getByRole('button', { name: 'Delete', exact: true }).click()
	const question = page.getByRole('dialog', { name: `Delete Ather ${name}?` })
	await question.getByRole('button', { name: 'Delete', exact: true }).click()
	await expect(page.getByRole('heading', { level: 1, name: 'Vehicle models' })).toBeVisible()
	await main(page).getByRole('searchbox', { name: 'Manufacturer or model' }).fill(name)
	await expect(main(page).getByText('No vehicle models match')).toBeVisible()
	const { results } = await ask<{ results: AuditRow[] }>(product, 'GET', `/admin/audit-log/?collection=vehicle-models&object_id=${id}`, {
		access: await passOf(product, 'staff'),
	})
	expect(results.map(({ action }) => action)).toEqual(['delete', 'change', 'change', 'create'])
})

test('A model, a manufacturer and a type in use say why they stay, and are hidden from the choice of a bike instead (D-48, A.PICKER-14, A.ADMIN-25, B.ADMIN-18)', async ({
	page,
	product,
	another,
	noise,
}) => {
	noise.allow(refusedWith(409))
	const { modelId } = await bikeNamed(product, 'Hero CBZ Xtreme')
	await signIn(page, company.staff)
	for (const [list, row, reason] of [
		['vehicle-models', 'Splendor Plus', /Hide it instead/],
		['manufacturers', 'Hero', /has models/],
		['vehicle-types', 'Motorcycle', /has models/],
	] as const) {
		await openAdmin(page, `/admin/${list}?search=${row}`)
		await main(page).getByRole('link', { name: row, exact: true }).click()
		await main(page).getByRole('button', { name: 'Delete', exact: true }).click()
		const question = page.getByRole('dialog')
		await question.getByRole('button', { name: 'Delete', exact: true }).click()
		await expect(question.getByRole('alert')).toContainText(reason)
		await question.getByRole('button', { name: 'Keep it' }).click()
	}
	const offered = async () => {
		const visitor = await another()
		await open(visitor, '/')
		await visitor.getByRole('banner').getByRole('button', { name: 'Choose your bike' }).click()
		const picker = visitor.getByRole('dialog', { name: 'Choose your bike' })
		await picker.getByRole('button', { name: 'Motorcycle' }).first().click()
		await picker.getByRole('button', { name: /^Hero/ }).first().click()
		await expect(picker.getByText('CD Dawn', { exact: true })).toBeVisible()
		return picker.getByText('CBZ Xtreme', { exact: true })
	}
	await expect(await offered()).toHaveCount(1)
	await openAdmin(page, `/admin/vehicle-models/${modelId}`)
	await main(page).getByLabel('Shown to customers').uncheck()
	await save(page).click()
	await expect(main(page).getByText('Hidden', { exact: true })).toBeVisible()
	await expect(await offered()).toHaveCount(0)
	await main(page).getByLabel('Shown to customers').check()
	await save(page).click()
	await expect(main(page).getByText('Shown', { exact: true })).toBeVisible()
	await expect(await offered()).toHaveCount(1)
})

test('Screens of collections are found by Ctrl K, and an address of none is said to be no page (B.NOTFOUND-01, D-20)', async ({
	page,
	noise,
}) => {
	noise.allow(refusedWith(404))
	await signIn(page, company.staff)
	await openAdmin(page, '/admin/manufacturers')
	await page.keyboard.press('Control+k')
	await page.getByRole('dialog').getByRole('combobox').fill('new manuf')
	await page.keyboard.press('Enter')
	await expect(page.getByRole('heading', { level: 1, name: 'New manufacturer' })).toBeVisible()
	for (const path of ['/admin/no-such-thing', '/admin/no-such-thing/7', '/admin/fee-rules']) {
		const answer = await page.goto(path)
		expect(answer?.status(), path).toBe(404)
		await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
		await expect(page.getByRole('navigation').first()).toBeVisible()
	}
	await openAdmin(page, '/admin/manufacturers/none')
	await expect(main(page).getByRole('heading', { name: 'There is no such manufacturer' })).toBeVisible()
})
