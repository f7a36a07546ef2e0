import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { collection } from '../../src/web/features/staff-catalogue/service-categories-collection.tsx'
import { CollectionFields, useCollectionForm } from '../../src/web/kits/staff-collection/collection-form.tsx'
import { button, field, said, serverAnswers, show } from './support/show.tsx'

const add = 'POST /uploads/'
const path = '/media/catalogue/a.jpg'
const file = (bytes = 10) => new File([new Uint8Array(bytes)], 'brakes.png', { type: 'image/png' })

function Form() {
	const edit = useCollectionForm({ collection, row: null, onSaved: () => undefined })
	return <CollectionFields fields={collection.fields} edit={edit} />
}

async function open(...replies: Parameters<typeof serverAnswers>[0][string]) {
	const calls = serverAnswers({ [add]: replies })
	await show([{ path: '/', element: <Form /> }], '/')
	return () => calls.filter(({ address }) => address === add)
}

test('a picture is uploaded in the form, and the row is saved with its path (B.ADMIN-15, A.API-52)', async () => {
	const sent = await open(
		{ status: 400, json: { file: ['Please choose an image file.'] } },
		{ status: 201, json: { public_id: 'catalogue/a', path, secure_url: `https://pahiya.example${path}` } },
	)
	await page.getByLabelText('Icon: file').upload(file())
	await expect.element(said('Please choose an image file.')).toBeVisible()
	await page.getByLabelText('Icon: file').upload(file())
	await expect.element(field('Icon')).toHaveValue(path)
	const body = sent()[1]?.body
	expect(body instanceof FormData && body.get('file')).toBeInstanceOf(File)
	expect(body instanceof FormData && [body.get('upload_preset'), body.get('folder')]).toEqual(['pictures', 'catalogue'])
	await expect.element(button('Upload a picture: Icon')).toBeVisible()
})

test('a file that is too large is refused before it is sent', async () => {
	const sent = await open({ status: 201, json: { path } })
	// Put there in the page: to hand over so much from outside takes seconds.
	const chosen = new DataTransfer()
	chosen.items.add(file(5 * 1024 * 1024 + 1))
	const input = page.getByLabelText('Icon: file').element() as HTMLInputElement
	input.files = chosen.files
	input.dispatchEvent(new Event('change', { bubbles: true }))
	await expect.element(said('Please choose a file of at most 5 MB.')).toBeVisible()
	expect(sent()).toEqual([])
})
