import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { StaffListPage } from '../../src/web/kits/staff-list/staff-list.tsx'
import type { StaffList } from '../../src/web/kits/staff-list/staff-list-type.ts'
import { staffApi } from '../../src/web/staff-api.ts'
import { savedFiles } from './support/saved-file.ts'
import { serverAnswers, show } from './support/show.tsx'

type Model = { id: number; name: string; image: string | null; is_active: boolean }
const models: Model[] = [
	{ id: 7, name: '=Comet', image: null, is_active: true },
	{ id: 8, name: 'धूमकेतु, "2"', image: '/c.svg', is_active: false },
]
const list: StaffList<Model> = {
	collection: 'vehicle-models',
	name: 'Vehicle models',
	list: (query, signal) => staffApi.vehicleModels.list({ query: query as object, signal }),
	keyOf: ({ id }) => id,
	columns: [{ id: 'name', header: 'Name', cell: ({ name }) => name, main: true }],
	empty: { title: 'No models' },
	csvImport: { send: staffApi.vehicleModels.import },
}
const [asks, imports] = ['GET /admin/vehicle-models/', 'POST /admin/vehicle-models/import/'] as const
const shown = { json: { count: 2, next: null, previous: null, results: models } }
const report = (changes: object) => ({ rows: 12, created: 0, changed: 0, unchanged: 12, passed_over: [], errors: [], ...changes })
const good = { json: report({ created: 10, changed: 1, unchanged: 1, passed_over: ['manufacturer_name'] }) }
const bad = report({
	unchanged: 0,
	errors: [
		{ line: 3, field: 'price', message: 'A valid number is required.' },
		{ line: 4, field: '', message: 'Line 2 is about the same one.' },
	],
})

const dialog = page.getByRole('dialog', { name: 'Import vehicle models' })
const importButton = dialog.getByRole('button', { name: 'Import', exact: true })
const choose = (name = 'models.csv', text = 'name\nA\n') =>
	dialog.getByLabelText('CSV file').upload(new File([text], name, { type: 'text/csv' }))
const textOf = async (body: unknown) => ((body as FormData).get('file') as File).text()

async function open(replies: Parameters<typeof serverAnswers>[0][string], width = 1280) {
	await page.viewport(width, 740)
	const calls = serverAnswers({ [asks]: [shown], [imports]: replies })
	await show([{ path: '/', element: <StaffListPage {...list} /> }], '/')
	await page.getByRole('button', { name: 'Import CSV' }).click()
	return { calls, sent: () => calls.filter(({ address }) => address === imports) }
}

test('a file is tried first; what would happen to its rows is said, and they are imported when that is wanted (D-22)', async () => {
	const { calls, sent } = await open([good])
	await expect.element(importButton).not.toBeInTheDocument()
	await choose()
	await expect.element(dialog.getByText('12 rows: 10 new, 1 changed, 1 unchanged.')).toBeVisible()
	await expect.element(dialog.getByText('Read-only columns, ignored: manufacturer_name.')).toBeVisible()
	expect(sent().map(({ key }) => key)).toEqual([null])
	const asked = calls.filter(({ address }) => address === asks).length
	await importButton.click()
	await expect.element(dialog).not.toBeInTheDocument()
	await expect.element(page.getByText('10 new, 1 changed, 1 unchanged.')).toBeVisible()
	expect(sent().map(({ key }) => typeof key)).toEqual(['object', 'string'])
	expect(await textOf(sent()[1]?.body)).toBe('name\nA\n')
	await expect.poll(() => calls.filter(({ address }) => address === asks).length).toBeGreaterThan(asked)
})

test('every mistake is shown with its line and can be downloaded; the mended file is checked anew, also on a narrow phone', async () => {
	const saved = savedFiles()
	await open([{ json: bad }, good], 360)
	await choose()
	const alert = dialog.getByRole('alert').filter({ hasText: '2 mistakes in 2 lines. Nothing is imported' })
	await expect.element(alert).toBeVisible()
	await expect.element(alert.getByRole('listitem').nth(0)).toHaveTextContent('Line 3, price: A valid number is required.')
	await expect.element(alert.getByRole('listitem').nth(1)).toHaveTextContent('Line 4: Line 2 is about the same one.')
	await expect.element(importButton).not.toBeInTheDocument()
	expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
	await dialog.getByRole('button', { name: 'Download the mistakes' }).click()
	expect(await saved.text()).toBe('line,column,mistake\r\n3,price,A valid number is required.\r\n4,,Line 2 is about the same one.\r\n')
	await choose()
	await expect.element(importButton).toBeVisible()
	await expect.element(alert).not.toBeInTheDocument()
})

test('what was refused only at the import is shown as mistakes, and what the file itself is refused for in words', async () => {
	await open([
		good,
		{ status: 400, json: { detail: 'Nothing was imported.', ...bad } },
		{ status: 413, json: { file: ['Please choose a file of at most 5 MB.'] } },
	])
	await choose()
	await importButton.click()
	await expect.element(dialog.getByText('Line 3, price')).toBeVisible()
	await choose('large.csv')
	await expect.element(dialog.getByRole('alert').filter({ hasText: 'Please choose a file of at most 5 MB.' })).toBeVisible()
	await expect.element(dialog.getByText('Line 3, price')).not.toBeInTheDocument()
})

test('after a lost answer it can be sent again, under the same key (D-42)', async () => {
	const { sent } = await open([good, 'away', 'away', good])
	await choose()
	await importButton.click()
	await expect.element(dialog.getByRole('alert').filter({ hasText: 'nothing is imported twice' })).toBeVisible()
	await importButton.click()
	await expect.element(dialog).not.toBeInTheDocument()
	expect(
		new Set(
			sent()
				.slice(1)
				.map(({ key }) => key),
		).size,
	).toBe(1)
	expect(sent()).toHaveLength(4)
})

test('nothing is imported from a file that changes nothing', async () => {
	await open([{ json: report({}) }])
	await choose()
	await expect.element(dialog.getByText('This file changes nothing.')).toBeVisible()
	await expect.element(importButton).not.toBeInTheDocument()
})

test('the rows that are listed are downloaded as a file that can be imported again, by the names of their fields', async () => {
	const saved = savedFiles()
	await open([good])
	await dialog.getByRole('button', { name: 'Download the rows' }).click()
	expect(await saved.text()).toBe('id,name,image,is_active\r\n7,\'=Comet,,true\r\n8,"धूमकेतु, ""2""",/c.svg,false\r\n')
})
