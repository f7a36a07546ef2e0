import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { collection } from '../../src/web/features/staff-catalogue/service-categories-collection.tsx'
import { OrderButton } from '../../src/web/kits/staff-collection/collection-list.tsx'
import { button, serverAnswers, show } from './support/show.tsx'

const uuid = (at: number) => `00000000-0000-4000-8000-00000000000${at}`
const row = (at: number, name: string) => ({ uuid: uuid(at), name, order: at, is_active: at !== 2, version: 1 })
const rows = [row(1, 'Brakes'), row(2, 'Tyres'), row(3, 'Engine')]
const [list, put] = ['GET /admin/service-categories/', 'PUT /admin/service-categories/order/'] as const

async function open(replies: Parameters<typeof serverAnswers>[0][string] = [{ json: { changed: 2 } }], later = rows) {
	await page.viewport(360, 740)
	const reply = (results: object[]) => ({ json: { count: results.length, next: null, previous: null, results } })
	const calls = serverAnswers({ [list]: [reply(rows), reply(later)], [put]: replies })
	await show([{ path: '/', element: <OrderButton collection={collection} /> }], '/')
	await button('Change order').click()
	await expect.element(dialog.getByRole('listitem').nth(2)).toBeVisible()
	return () =>
		calls.flatMap(({ address, body }) => (address === put ? [(body as { keys: string[] }).keys.map((key) => Number(key.at(-1)))] : []))
}
const dialog = page.getByRole('dialog', { name: 'Order of service categories' })
const names = () =>
	dialog
		.getByRole('listitem')
		.all()
		.map((item) => item.element().textContent?.replace(/ ?\(hidden\)/, ''))
const save = dialog.getByRole('button', { name: 'Save order' })

test('rows are moved with the arrow keys, each move is said, and one call saves the order (B.ADMIN-15, A.E-49)', async () => {
	const sent = await open()
	await expect.element(save).toHaveAttribute('aria-disabled', 'true')
	dialog.getByRole('button', { name: 'Move Brakes' }).element().focus()
	await userEvent.keyboard('{ArrowDown}{ArrowDown}')
	await expect.element(dialog.getByRole('status').filter({ hasText: 'Brakes: place 3 of 3.' })).toBeInTheDocument()
	await expect.element(dialog.getByRole('button', { name: 'Move Brakes' })).toHaveFocus()
	expect(names()).toEqual(['Tyres', 'Engine', 'Brakes'])
	await dialog.getByRole('button', { name: 'Move up: Engine' }).click()
	expect(names()).toEqual(['Engine', 'Tyres', 'Brakes'])
	await save.click()
	await expect.element(dialog).not.toBeInTheDocument()
	expect(sent()).toEqual([[3, 2, 1]])
})

test('a row is carried by its handle to where it is let go', async () => {
	const sent = await open()
	await userEvent.dragAndDrop(dialog.getByRole('button', { name: 'Move Engine' }), dialog.getByRole('button', { name: 'Move Brakes' }), {
		steps: 8,
	})
	await expect.poll(names).toEqual(['Engine', 'Brakes', 'Tyres'])
	await save.click()
	await expect.element(dialog).not.toBeInTheDocument()
	expect(sent()).toEqual([[3, 1, 2]])
})

test('what was added meanwhile comes into the list, and the order is saved again (D-48)', async () => {
	const stale = { status: 409, json: { detail: 'Something was added.', current: [] } }
	const sent = await open([stale, { json: { changed: 3 } }], [...rows, row(4, 'Wash')])
	await dialog.getByRole('button', { name: 'Move down: Brakes' }).click()
	await save.click()
	await expect.element(dialog.getByRole('alert').filter({ hasText: 'added or deleted in the meantime' })).toBeVisible()
	await expect.poll(names).toEqual(['Tyres', 'Brakes', 'Engine', 'Wash'])
	await save.click()
	await expect.element(dialog).not.toBeInTheDocument()
	expect(sent()).toEqual([
		[2, 1, 3],
		[2, 1, 3, 4],
	])
})

test('rows that were moved are not lost by closing: it is asked first, and they can be put aside', async () => {
	const sent = await open()
	await dialog.getByRole('button', { name: 'Move down: Brakes' }).click()
	await dialog.getByRole('button', { name: 'Not now' }).click()
	await expect.element(dialog.getByText('The new order is not saved yet.')).toBeVisible()
	expect(names()).toEqual(['Tyres', 'Brakes', 'Engine'])
	await dialog.getByRole('button', { name: 'Discard the new order' }).click()
	await expect.element(dialog).not.toBeInTheDocument()
	expect(sent()).toEqual([])
})
