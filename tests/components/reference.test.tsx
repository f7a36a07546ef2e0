import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { reference } from '../../src/web/kits/staff-collection/collection-fields.tsx'
import { CollectionFields, useCollectionForm } from '../../src/web/kits/staff-collection/collection-form.tsx'
import { rowsOf } from '../../src/web/kits/staff-collection/edit-reference.tsx'
import { staffCollection } from '../../src/web/kits/staff-collection/staff-collection.ts'
import { staffApi } from '../../src/web/staff-api.ts'
import { EditForm } from '../../src/web/ui/form/edit-form.tsx'
import { aPage } from './support/a-page.ts'
import { serverAnswers, show } from './support/show.tsx'

const models = staffCollection({
	words: { name: 'vehicle-models', one: 'model', many: 'Models' },
	calls: staffApi.vehicleModels,
	nameOf: ({ name }) => name,
	fields: {
		manufacturer: reference('Manufacturer', {
			to: rowsOf('manufacturers', staffApi.manufacturers, ({ name }) => name),
			needed: 'Choose a manufacturer.',
		}),
	},
})
const row = { id: 5, version: 1, manufacturer: 3 }

function Model() {
	const edit = useCollectionForm({ collection: models, row, onSaved: () => undefined })
	return (
		<EditForm edit={edit}>
			<CollectionFields fields={models.fields} edit={edit} />
		</EditForm>
	)
}

const [hero, honda] = [
	{ id: 3, name: 'Hero' },
	{ id: 4, name: 'Honda' },
]
const field = page.getByRole('combobox', { name: 'Manufacturer' })
const save = page.getByRole('button', { name: 'Save' })
const open = async (search: Parameters<typeof serverAnswers>[0][string]) => {
	const calls = serverAnswers({
		'GET /admin/manufacturers/3/': [{ json: hero }],
		'GET /admin/manufacturers/4/': [{ json: honda }],
		'GET /admin/manufacturers/': search,
		'PATCH /admin/vehicle-models/5/': [{ json: { ...row, version: 2, manufacturer: 4 } }],
	})
	await show([{ path: '/', element: <Model /> }], '/')
	await expect.element(field).toHaveValue('Hero')
	return calls
}

test('a row of another collection is chosen by arrows and Enter, which does not send the form', async () => {
	const calls = await open([aPage(hero, honda)])
	await field.fill('h')
	await expect.element(page.getByRole('option', { name: 'Hero' })).toHaveAttribute('aria-selected', 'true')
	await userEvent.keyboard('{ArrowDown}{Enter}')
	await expect.element(field).toHaveValue('Honda')
	expect(calls.some(({ address }) => address.startsWith('PATCH'))).toBe(false)
	await save.click()
	await expect.poll(() => calls.find(({ address }) => address.startsWith('PATCH'))?.body).toEqual({ manufacturer: 4, version: 1 })
})

test('what is half typed, or taken back by Escape, leaves what was chosen', async () => {
	await open([aPage(honda)])
	await field.fill('hon')
	await expect.element(page.getByRole('option', { name: 'Honda' })).toBeVisible()
	await userEvent.keyboard('{Escape}')
	await expect.element(field).toHaveValue('Hero')
	await field.fill('hon')
	await userEvent.tab()
	await expect.element(field).toHaveValue('Hero')
})

test('that nothing is called so is said below the field', async () => {
	await open([aPage()])
	await field.fill('zzz')
	await expect.element(page.getByRole('status').filter({ hasText: 'No match found.' })).toBeVisible()
})

test('emptied, it asks for a choice before anything is sent', async () => {
	const calls = await open([aPage(hero)])
	await field.fill('')
	await userEvent.tab()
	await save.click()
	await expect.element(page.getByRole('link', { name: 'Manufacturer: Choose a manufacturer.' })).toBeVisible()
	expect(calls.some(({ address }) => address.startsWith('PATCH'))).toBe(false)
})
