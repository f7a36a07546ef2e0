import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { StaffCategory, StaffPrice, StaffService } from '../../src/contract/repairs/staff-catalogue.ts'
import CollectionPage from '../../src/web/pages/admin/collection.tsx'
import CollectionRowPage from '../../src/web/pages/admin/collection-row.tsx'
import { model } from './support/a-catalogue.ts'
import { aPage } from './support/a-page.ts'
import { expectAccessible } from './support/accessible.ts'
import { addressOf, button, headingOf, serverAnswers, show, withParams } from './support/show.tsx'
import { keepStaff } from './support/staff-frame.tsx'

const List = withParams(CollectionPage)
const Row = withParams(CollectionRowPage)

const uuid = '00000000-0000-4000-8000-000000000001'
const category: StaffCategory = {
	uuid,
	name: 'Chains',
	slug: 'chains',
	image: null,
	description: '',
	order: 1,
	is_active: true,
	services_count: 1,
	version: 1,
	created_at: '2026-11-20T06:00:00Z',
}
const service: StaffService = {
	id: 7,
	category: uuid,
	category_name: 'Chains',
	name: 'Chain job',
	description: '',
	duration: '40 min',
	duration_minutes: 40,
	warranty: '1 month warranty',
	recommended: '',
	base_price: 500,
	image_url: null,
	features: ['Chain cleaned'],
	needs: [],
	order: 1,
	is_active: true,
	version: 1,
	created_at: '2026-11-20T06:00:00Z',
}
const price: StaffPrice = {
	id: 1,
	service: 7,
	service_name: 'Chain job',
	vehicle_model: 7,
	vehicle_model_name: 'Hero Splendor Plus',
	vehicle_class: null,
	vehicle_class_name: null,
	price: 399,
	version: 1,
	created_at: '2026-11-20T06:00:00Z',
}
const [row, change, prices] = ['GET /admin/services/7/', 'PATCH /admin/services/7/', 'GET /admin/service-prices/']

async function open(path: string, replies: Parameters<typeof serverAnswers>[0] = {}) {
	const calls = serverAnswers({
		[row]: [{ json: service }],
		[prices]: [aPage()],
		'GET /admin/services/': [aPage(service)],
		'GET /admin/service-categories/': [aPage(category)],
		[`GET /admin/service-categories/${uuid}/`]: [{ json: category }],
		'GET /admin/vehicle-classes/': [{ json: [{ code: 'moped', name: 'Moped' }] }],
		'GET /repairing-service/manufacturers/': [{ json: [{ id: 3, name: 'Hero', image: null }] }],
		'GET /vehicle/vehicle-models/': [{ json: [model] }],
		'GET /repairing-service/services/7/price/': [{ json: { price: 500, is_custom_price: false, fits: true } }],
		'GET /admin/audit-log/': [aPage()],
		'GET /admin/saved-views/': [{ json: [] }],
		...replies,
	})
	const router = await show(
		[
			{ path: '/admin/:collection', element: <List /> },
			{ path: '/admin/:collection/:key', element: <Row /> },
		],
		path,
	)
	return { router, sent: (address: string) => calls.filter((made) => made.address === address).map(({ body }) => body) }
}
const field = (name: string) => page.getByRole('main').getByRole('textbox', { name, exact: true })
const problems = page.getByRole('alert', { name: 'There is a problem' })
const saved = page.getByRole('status').filter({ hasText: 'Saved.' })

beforeEach(async () => {
	await page.viewport(1280, 800)
	keepStaff()
})

test('prices are read by staff and changed, or imported, by nobody but an admin (D-48, D-20)', async () => {
	const { router, sent } = await open('/admin/services/7', {
		[change]: [{ json: { ...service, warranty: '6 months warranty', version: 2 } }],
	})
	await expect.element(field('Base price')).toHaveAttribute('readonly', '')
	await expect.element(field('Base price')).toHaveAccessibleDescription(/Only an admin can change prices/)
	await expect.element(page.getByRole('table', { name: 'Price by class' })).toMatchTextContent(/base ₹500/)
	await expect.element(page.getByRole('button', { name: /(Set|Change) price|price for a model/ })).not.toBeInTheDocument()
	await expect.element(button('Import CSV')).not.toBeInTheDocument()
	await field('Warranty').fill('6 months warranty')
	await button('Save').click()
	await expect.element(saved).toBeVisible()
	expect(sent(change)).toEqual([{ warranty: '6 months warranty', version: 1 }])
	await router.navigate('/admin/services/new')
	await expect.element(page.getByRole('heading', { name: 'Only an admin can add services' })).toBeVisible()
})

test('the price for a model is set once, however often it is pressed, and the example shows what is paid (B.ADMIN-17, D-35)', async () => {
	keepStaff('admin')
	const { sent } = await open('/admin/services/7', {
		[prices]: [aPage(), aPage(price)],
		'POST /admin/service-prices/': [{ status: 201, json: price }],
		'GET /repairing-service/services/7/price/': [
			{ json: { price: 500, is_custom_price: false, fits: true } },
			{ json: { price: 399, is_custom_price: true, fits: true } },
		],
	})
	const example = page.getByRole('region', { name: 'What a customer pays' })
	await expect.element(example).toMatchTextContent(/Hero Splendor Plus.*₹500/)
	await button('Set a price for a model').click()
	const dialog = page.getByRole('dialog', { name: 'Price for a model' })
	await dialog.getByLabelText('Manufacturer').selectOptions('Hero')
	await dialog.getByLabelText('Model').selectOptions('Splendor Plus')
	await dialog.getByRole('textbox', { name: 'Price', exact: true }).fill('399')
	await dialog.getByRole('button', { name: 'Set price' }).dblClick()
	await expect.element(dialog).not.toBeInTheDocument()
	await expect.element(page.getByRole('list', { name: 'Models with their own price' })).toMatchTextContent(/Hero Splendor Plus₹399/)
	await expect.element(example).toMatchTextContent(/₹399/)
	expect(sent('POST /admin/service-prices/')).toEqual([{ service: 7, vehicle_model: 7, price: 399 }])
})

test('prices come from a CSV file too, for the admin (B.ADMIN-17, D-20)', async () => {
	keepStaff('admin')
	const moped = {
		...price,
		vehicle_model: null,
		vehicle_model_name: null,
		vehicle_class: 'moped',
		vehicle_class_name: 'Moped',
		price: 1450,
	}
	const report = { json: { rows: 1, created: 1, changed: 0, unchanged: 0, passed_over: [], errors: [] } }
	await open('/admin/services/7', { [prices]: [aPage(), aPage(moped)], 'POST /admin/service-prices/import/': [report] })
	const table = page.getByRole('table', { name: 'Price by class' })
	await expect.element(table).toMatchTextContent(/base ₹500/)
	await button('Import CSV').click()
	const dialog = page.getByRole('dialog', { name: 'Import service prices' })
	await dialog.getByLabelText('CSV file').upload(new File(['service,vehicle class,price'], 'rows.csv', { type: 'text/csv' }))
	await expect.element(dialog.getByText('1 row: 1 new, 0 changed, 0 unchanged.')).toBeVisible()
	await dialog.getByRole('button', { name: 'Import', exact: true }).click()
	await expect.element(dialog).not.toBeInTheDocument()
	await expect.element(table).toMatchTextContent(/₹1,450/)
})

test('of two who edit a service the second is told, and nothing of either is lost (B.ADMIN-36, D-48)', async () => {
	const current = { ...service, warranty: '2 months warranty', duration: '45 min', version: 2 }
	const { sent } = await open('/admin/services/7', {
		[row]: [{ json: service }, { json: current }],
		[change]: [
			{ status: 409, json: { detail: 'Somebody has changed this.', current } },
			{ json: { ...current, warranty: '6 months warranty', recommended: 'every 12,000 km', version: 3 } },
		],
	})
	await field('Warranty').fill('6 months warranty')
	await field('Recommended').fill('every 12,000 km')
	await button('Save').click()
	const notice = page.getByRole('alert').filter({ hasText: 'Somebody else changed this' })
	await expect.element(notice).toHaveFocus()
	await expect.element(notice).toMatchTextContent(/Choose below for Warranty/)
	await expect.element(notice).toMatchTextContent(/Duration, in words: theirs is shown/)
	await expect.element(field('Warranty')).toHaveValue('6 months warranty')
	await expect.element(field('Recommended')).toHaveValue('every 12,000 km')
	await expect.element(field('Duration, in words')).toHaveValue('45 min')
	const choice = page.getByRole('group', { name: 'Warranty: changed meanwhile' })
	await expect.element(choice).toMatchTextContent(/Now: 2 months warranty \(changed meanwhile\)/)
	await expectAccessible()
	await button('Save').click()
	await expect.element(problems).toMatchTextContent(/Warranty: Changed meanwhile\. Keep yours or take theirs\./)
	await choice.getByRole('button', { name: 'Keep mine: Warranty' }).click()
	await expect.element(field('Warranty')).toHaveFocus()
	await button('Save').click()
	await expect.element(saved).toBeVisible()
	expect(sent(change).at(-1)).toEqual({ warranty: '6 months warranty', recommended: 'every 12,000 km', version: 2 })
})

test('a service keeps what is typed over every failure and asks before it is left unsaved (B.ADMIN-36, A.E-47)', async () => {
	const { promise, resolve } = Promise.withResolvers<void>()
	const done = { ...service, duration_minutes: 25, version: 2 }
	const { router, sent } = await open('/admin/services/7', {
		[change]: [
			{ status: 500, json: { detail: 'down' } },
			{ status: 500, json: { detail: 'down' } },
			{ status: 400, json: { name: ['Another service of this category is called that.'] } },
			{ json: done, after: promise },
		],
	})
	await field('Minutes').fill('2')
	await field('Warranty').click()
	await expect.element(field('Minutes')).toHaveAccessibleDescription(/Enter 5 or more/)
	await field('Minutes').fill('25')
	await expect.element(field('Minutes')).not.toHaveAttribute('aria-invalid', 'true')
	router.navigate('/admin/services')
	const question = page.getByRole('dialog', { name: 'Leave without saving?' })
	await question.getByRole('button', { name: 'Stay here' }).click()
	await expect.element(field('Minutes')).toHaveValue('25')

	await button('Save').click()
	await expect.element(page.getByRole('alert').filter({ hasText: 'What you typed is still here' })).toBeVisible()
	await button('Try again').click()
	await expect.element(field('Name')).toHaveFocus()
	await expect.element(field('Name')).toHaveAccessibleDescription(/is called that/)
	const before = sent(change).length
	await button('Save').dblClick()
	resolve()
	await expect.element(saved).toBeVisible()
	expect(sent(change).slice(before)).toEqual([{ duration_minutes: 25, version: 1 }])
	await router.navigate('/admin/services')
	await expect.element(headingOf('Services & prices')).toBeVisible()
})

test('a category in use says why it cannot be deleted, an unused one goes (D-48, A.E-43)', async () => {
	const words = 'This category has services. Hide it instead.'
	const { router, sent } = await open(`/admin/service-categories/${uuid}`, {
		[`DELETE /admin/service-categories/${uuid}/`]: [{ status: 409, json: { detail: words } }, { status: 204 }],
	})
	await button('Delete').click()
	const dialog = page.getByRole('dialog', { name: 'Delete Chains?' })
	await dialog.getByRole('button', { name: 'Delete' }).click()
	await expect.element(dialog.getByRole('alert')).toMatchTextContent(/This category has services\./)
	await expectAccessible()
	await dialog.getByRole('button', { name: 'Delete' }).click()
	await expect.element(headingOf('Service categories')).toBeVisible()
	expect(addressOf(router)).toBe('/admin/service-categories')
	expect(sent(`DELETE /admin/service-categories/${uuid}/`)).toHaveLength(2)
})

test('a category or a service that nobody knows is said to be none', async () => {
	const none = '00000000-0000-4000-8000-000000000000'
	const { router } = await open(`/admin/service-categories/${none}`, {
		[`GET /admin/service-categories/${none}/`]: [{ status: 404, json: { detail: 'Not found.' } }],
	})
	await expect.element(page.getByRole('heading', { name: 'There is no such category' })).toBeVisible()
	await router.navigate('/admin/services/nonsense')
	await expect.element(page.getByRole('heading', { name: 'There is no such service' })).toBeVisible()
})
