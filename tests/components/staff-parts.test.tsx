import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { StaffPart } from '../../src/contract/parts/staff-parts.ts'
import { collection } from '../../src/web/features/staff-parts/parts-collection.tsx'
import { CollectionDetail } from '../../src/web/kits/staff-collection/collection-detail.tsx'
import { CollectionList } from '../../src/web/kits/staff-collection/collection-list.tsx'
import { aPage } from './support/a-page.ts'
import { button, field, serverAnswers, show } from './support/show.tsx'

const uuid = '00000000-0000-4000-8000-000000000001'
const part: StaffPart = {
	uuid,
	name: 'Front brake pads',
	slug: 'front-brake-pads',
	part_number: 'BP-1234',
	category: uuid,
	category_name: 'Brakes',
	brands: ['MRF'],
	price: 500,
	discounted_price: null,
	availability_status: 'limited_stock',
	main_image: null,
	is_featured: false,
	stock_quantity: 3,
	limited_stock_at: 5,
	manufacturers: [7],
	vehicle_models: [11],
	is_universal: false,
	needs: [],
	description: '',
	features: 'One\nTwo',
	specifications: { Weight: '2 kg' },
	hsn: '8714',
	gst_rate: 18,
	fitting_service: null,
	fitting_service_name: null,
	images: [1, 2],
	additional_images: ['/drawings/a.svg', '/drawings/b.svg'],
	is_active: true,
	version: 4,
	created_at: '2026-11-20T06:00:00Z',
}
const [change, stock] = [`PATCH /admin/parts/${uuid}/`, `POST /admin/parts/${uuid}/stock/`]

async function openWithCalls(replies: Parameters<typeof serverAnswers>[0] = {}) {
	const calls = serverAnswers({
		'GET /admin/part-categories/': [aPage({ uuid, name: 'Brakes', is_active: true })],
		'GET /admin/manufacturers/': [aPage({ id: 7, name: 'MRF' }, { id: 8, name: 'NGK' })],
		'GET /admin/vehicle-models/': [
			aPage({ id: 11, name: 'Shine', manufacturer_name: 'Honda' }, { id: 12, name: 'Activa', manufacturer_name: 'Honda' }),
		],
		[`GET /admin/parts/${uuid}/stock/`]: [
			aPage({ id: 1, change: 3, stock_quantity: 3, reason: 'Opening stock', actor: 1, actor_name: 'Asha', created_at: part.created_at }),
		],
		[change]: [{ json: part }],
		...replies,
	})
	await page.viewport(360, 740)
	await show([{ path: '/', element: <CollectionDetail collection={collection} row={part} changes={null} /> }], '/')
	return calls
}
async function open(replies: Parameters<typeof serverAnswers>[0] = {}) {
	const calls = await openWithCalls(replies)
	return (address: string) => calls.filter((call) => call.address === address).map(({ body }) => body)
}

test('models and makers of a part are added by typing and taken out by a press (B.ADMIN-05)', async () => {
	const sent = await open()
	await field('For these models').fill('activa')
	await page.getByRole('option', { name: 'Honda Activa' }).click()
	await button('Remove Honda Shine').click()
	await field('Manufacturers').fill('ngk')
	await page.getByRole('option', { name: 'NGK' }).click()
	await button('Save').click()
	await expect.poll(() => sent(change)).toEqual([{ vehicle_models: [12], manufacturers: [7, 8], version: 4 }])
})

test('the stock is changed with a reason, and its history says how it came about (B.ADMIN-08)', async () => {
	const sent = await open({
		[stock]: [{ status: 400, json: { change: ['There are only 3 in stock.'] } }, { json: { ...part, stock_quantity: 1 } }],
	})
	await expect.element(page.getByText('+3: Opening stock')).toBeVisible()
	await button('Change the stock').click()
	await button('Change').click()
	await expect.element(page.getByText('Please say why.')).toBeVisible()
	expect(sent(stock)).toEqual([])
	await field('By how many').fill('-2')
	await expect.element(page.getByText('Then there are 1.')).toBeVisible()
	await field('Reason').fill('Broken')
	await button('Change').click()
	await expect.element(page.getByText('There are only 3 in stock.')).toBeVisible()
	await button('Change').click()
	await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
	expect(sent(stock)).toEqual([
		{ change: -2, reason: 'Broken' },
		{ change: -2, reason: 'Broken' },
	])
})

test('pieces are counted once, however often it is pressed after an answer was lost; what was typed outlives the dialog (B.ADMIN-08, B.R-45)', async () => {
	const calls = await openWithCalls({ [stock]: ['away', 'away', { json: { ...part, stock_quantity: 13 } }] })
	await button('Change the stock').click()
	await field('By how many').fill('10')
	await field('Reason').fill('Delivery')
	await button('Leave it').click()
	await button('Change the stock').click()
	await expect.element(field('By how many')).toHaveValue('10')
	await button('Change').click()
	await expect.element(page.getByText('The stock could not be changed. Please try again.')).toBeVisible()
	await button('Change').click()
	await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
	const keys = calls.filter(({ address }) => address === stock).map(({ key }) => key)
	expect(keys).toEqual([keys[0], keys[0], keys[0]])
	expect(keys[0]).toEqual(expect.any(String))
	await button('Change the stock').click()
	await expect.element(field('By how many')).toHaveValue('')
})

test('pictures are put in order one place at a time (B.ADMIN-07)', async () => {
	const sent = await open()
	await button('Move picture 2 forward').click()
	await expect.poll(() => sent(change)).toEqual([{ images: [2, 1], version: 4 }])
})

test('several are deleted at once; one that must stay says why, and the others are gone (B.ADMIN-05, D-20)', async () => {
	const second = { ...part, uuid: '00000000-0000-4000-8000-000000000002', name: 'Clutch cable', part_number: 'CC-1', version: 1 }
	const remove = (row: StaffPart) => `DELETE /admin/parts/${row.uuid}/`
	const calls = serverAnswers({
		'GET /admin/parts/': [aPage(part, second), aPage(second)],
		'GET /admin/part-categories/': [aPage()],
		'GET /admin/manufacturers/': [aPage()],
		'GET /admin/saved-views/': [{ json: [] }],
		[remove(part)]: [{ status: 204 }],
		[remove(second)]: [{ status: 400, json: { detail: 'It has been ordered. Hide it instead.' } }],
	})
	await page.viewport(360, 740)
	await show([{ path: '/', element: <CollectionList collection={collection} /> }], '/')
	await page.getByRole('checkbox', { name: 'Select Front brake pads' }).click()
	await page.getByRole('checkbox', { name: 'Select Clutch cable' }).click()
	await button('Delete').click()
	const dialog = page.getByRole('dialog', { name: 'Delete 2 spare parts?' })
	await dialog.getByRole('button', { name: 'Delete' }).click()
	const report = page.getByRole('status').filter({ hasText: 'Deleted 1' })
	await expect.element(report).toMatchTextContent(/Clutch cable: It has been ordered\. Hide it instead\./)
	await expect.element(report.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
	await expect.element(page.getByRole('link', { name: 'Front brake pads' })).not.toBeInTheDocument()
	expect(calls.filter(({ address }) => address.startsWith('DELETE '))).toHaveLength(2)
})
