import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { priceSheet } from '../../src/web/features/staff-catalogue/catalogue-queries.ts'
import { PriceSheetScreen } from '../../src/web/features/staff-catalogue/price-sheet.tsx'
import PriceSheetPage from '../../src/web/pages/admin/price-sheet.tsx'
import { expectAccessible } from './support/accessible.ts'
import { addressOf, button, said, serverAnswers, show, told } from './support/show.tsx'
import { keepStaff } from './support/staff-frame.tsx'

const service = (id: number, name: string) => ({
	id,
	name,
	category_name: id < 3 ? 'Brakes' : 'Tyres',
	duration_minutes: 60,
	base_price: 500,
	is_active: true,
	model_prices_count: id === 1 ? 2 : 0,
})
const classes = ['moped', 'scooter', 'superbike'].map((code) => ({ code, name: code.toUpperCase(), models_count: 3 }))
const price = (of: number, vehicle_class: string, amount: number) => ({ service: of, vehicle_class, price: amount })
const sheet = {
	classes,
	services: [service(1, 'Pads'), service(2, 'Disc'), service(3, 'Puncture')],
	prices: [price(1, 'moped', 1450.5), price(1, 'scooter', 300), price(2, 'moped', 200)],
}
const read = 'GET /admin/service-prices/sheet/'
const saved = 'PUT /admin/service-prices/sheet/'
const done = { json: { changed: 1, removed: 0, unchanged: 0 } }

function Screen({ isAdmin }: { isAdmin: boolean }) {
	const by = useSearchParams()[0].get('by') === 'model' ? 'model' : 'class'
	const { data } = useQuery(priceSheet(by))
	return data && <PriceSheetScreen key={by} sheet={data} isAdmin={isAdmin} />
}
async function open({ isAdmin = true, width = 1280, address = '/' } = {}) {
	await page.viewport(width, 800)
	await show(
		[
			{ path: '/', element: <Screen isAdmin={isAdmin} /> },
			{ path: '/elsewhere', element: <p>Elsewhere</p> },
		],
		address,
	)
}
const cell = (row: number, column: number) => page.getByRole('gridcell').nth(row * 3 + column)
async function paste(text: string) {
	const data = new DataTransfer()
	data.setData('text/plain', text)
	document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
}
const bodies = (calls: { address: string; body: unknown }[]) => calls.flatMap(({ address, body }) => (address === saved ? [body] : []))

test('prices are typed with the keyboard alone, with their paise, and saved in one call (B.ADMIN-17)', async () => {
	const after = { ...sheet, prices: [price(1, 'scooter', 1299), price(1, 'moped', 1450.5), price(2, 'scooter', 75.5)] }
	const calls = serverAnswers({ [read]: [{ json: sheet }, { json: after }], [saved]: [done] })
	await open()
	await expect.element(cell(0, 0)).toHaveTextContent('1,450.50')
	await cell(0, 0).click()
	await userEvent.keyboard('{ArrowRight}1,299{Enter}')
	await expect.element(cell(1, 1)).toHaveFocus()
	await userEvent.keyboard('₹75.50{Tab}')
	await expect.element(cell(1, 2)).toHaveFocus()
	await userEvent.keyboard('9{Escape}{ArrowLeft}{ArrowLeft}{Delete}')
	await expect.element(cell(0, 1)).toHaveTextContent('300 changed to 1,299')
	await expect.element(cell(1, 2)).toHaveTextContent('–')
	await button('Save 3').click()
	await expect.element(told('3 prices saved.')).toBeVisible()
	await expect.element(cell(1, 0)).toHaveFocus()
	expect(bodies(calls)).toEqual([
		{
			cells: [
				{ ...price(1, 'scooter', 1299), was: 300 },
				{ ...price(2, 'scooter', 75.5), was: null },
				{ service: 2, vehicle_class: 'moped', price: null, was: 200 },
			],
		},
	])
	await expect.element(cell(0, 1)).toHaveTextContent('1,299')
})

test('on the way up the marked cell is never behind the head, however long the names of the classes are (WCAG 2.4.11)', async () => {
	const long = classes.map((known) => ({ ...known, name: `${known.name} ${'electric scooter or moped '.repeat(3)}` }))
	const services = Array.from({ length: 30 }, (_, nth) => service(nth + 3, `Service ${nth}`))
	serverAnswers({ [read]: [{ json: { classes: long, services, prices: [] } }] })
	await open()
	await cell(0, 0).click()
	await userEvent.keyboard('{Control>}{ArrowDown}{/Control}')
	await expect.element(cell(29, 0)).toHaveFocus()
	const head = page.getByRole('columnheader').first()
	for (let row = 28; row >= 0; row -= 1) {
		await userEvent.keyboard('{ArrowUp}')
		const [marked, above] = [cell(row, 0).element().getBoundingClientRect(), head.element().getBoundingClientRect()]
		expect([row, marked.top >= above.bottom - 1]).toEqual([row, true])
	}
})

test('a block is pasted from any cell, filled, raised by per cent and undone; what is no price is said where it stands', async () => {
	serverAnswers({ [read]: [{ json: sheet }], [saved]: [done] })
	await open()
	await cell(1, 1).click()
	await paste('1,100\t₹250\nabc\t–\n5\t6\n')
	await expect.element(told('Pasted; 2 beyond the edge left out: 3 cells.')).toBeVisible()
	await expect.element(cell(2, 1)).toHaveAttribute('aria-invalid', 'true')
	await expect.element(cell(2, 1)).toHaveTextContent('– changed to abcNot a price')
	await button('Save 3').click()
	await expect.element(cell(2, 1)).toHaveAttribute('aria-selected', 'true')
	await cell(1, 1).click()
	await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}{Control>}d{/Control}')
	await expect.element(cell(2, 1)).toHaveTextContent('– changed to 1,100')
	await page.getByLabelText('Raise by').fill('10')
	await page.getByLabelText('Round').selectOptions('to end on 9')
	await button('Apply to 2').click()
	await expect.element(cell(1, 1)).toHaveTextContent('– changed to 1,209')
	await button('Undo').click()
	await expect.element(cell(1, 1)).toHaveTextContent('– changed to 1,100')
	await cell(1, 1).click()
	await userEvent.keyboard('{Control>}zzz{/Control}')
	await expect.element(button('Undo')).not.toBeInTheDocument()
})

test('typing what stands in a cell already is no step that Undo goes back (B.ADMIN-17)', async () => {
	serverAnswers({ [read]: [{ json: sheet }], [saved]: [done] })
	await open()
	await cell(0, 0).click()
	await userEvent.keyboard('1600{Enter}200{Enter}')
	await expect.element(button('Save 1')).toBeVisible()
	await button('Undo').click()
	await expect.element(cell(0, 0)).toHaveTextContent('1,450.50')
	await expect.element(button('Undo')).not.toBeInTheDocument()
})

test('it is left only after a question while something is not saved (A.E-47)', async () => {
	keepStaff('admin')
	await page.viewport(1280, 800)
	serverAnswers({ [read]: [{ json: sheet }], [saved]: [done] })
	const router = await show(
		[
			{ path: '/admin/price-sheet', element: <PriceSheetPage /> },
			{ path: '/elsewhere', element: <p>Elsewhere</p> },
		],
		'/admin/price-sheet',
	)
	await cell(1, 1).click()
	await userEvent.keyboard('nonsense{Enter}')
	await expect.element(cell(1, 1)).toMatchTextContent(/Not a price/)
	await expectAccessible()
	const question = page.getByRole('dialog', { name: 'Leave without saving?' })
	router.navigate('/elsewhere')
	await question.getByRole('button', { name: 'Stay here' }).click()
	await expect.element(cell(1, 1)).toMatchTextContent(/nonsense/)
	await page.getByRole('link', { name: 'By model' }).click()
	await question.getByRole('button', { name: 'Stay here' }).click()
	expect(addressOf(router)).toBe('/admin/price-sheet')
	await button('Undo').click()
	await expect.element(cell(1, 1)).toHaveTextContent('–')
	await router.navigate('/elsewhere')
	await expect.element(page.getByText('Elsewhere')).toBeVisible()
})

test('a price of nothing is asked about before it is saved', async () => {
	const calls = serverAnswers({ [read]: [{ json: sheet }], [saved]: [done] })
	await open()
	await cell(0, 0).click()
	await userEvent.keyboard('0{Enter}')
	await expect.element(cell(0, 0)).toHaveTextContent('1,450.50 changed to 0Free?')
	await button('Save 1').click()
	const dialog = page.getByRole('dialog', { name: 'Free?' })
	await expect.element(dialog.getByRole('rowheader', { name: 'Pads, MOPED' })).toBeVisible()
	expect(bodies(calls)).toEqual([])
	await dialog.getByRole('button', { name: 'Save 1, free ones too' }).click()
	await expect.element(told('1 price saved.')).toBeVisible()
	expect(bodies(calls)).toHaveLength(1)
})

test('a price that somebody else changed meanwhile is shown beside ours, and one of the two is chosen (D-48)', async () => {
	const changed = { ...sheet, prices: [price(1, 'moped', 1500), ...sheet.prices.slice(1)] }
	const stale = { status: 409, json: { detail: 'Somebody has changed some of these prices.', current: [price(1, 'moped', 1500)] } }
	const calls = serverAnswers({ [read]: [{ json: sheet }, { json: changed }], [saved]: [stale, done] })
	await open()
	await cell(0, 0).click()
	await userEvent.keyboard('1600{Enter}350{Enter}')
	await button('Save 2').click()
	await expect.element(said('Pads, MOPED: 1,450.50 is now 1,500, yours 1,600')).toBeVisible()
	await expect.element(cell(0, 0)).toHaveTextContent('1,450.50 changed to 1,600Now 1,500')
	await expect.element(cell(1, 0)).toHaveTextContent('200 changed to 350')
	await button('Keep mine: Pads, MOPED').click()
	await button('Save 2').click()
	await expect.element(told('2 prices saved.')).toBeVisible()
	expect(bodies(calls).at(-1)).toEqual({
		cells: [
			{ ...price(1, 'moped', 1600), was: 1500 },
			{ ...price(2, 'moped', 350), was: 200 },
		],
	})
})

test('a refusal is said at its cell, and everything typed is still there', async () => {
	const refusal = { detail: 'Nothing was saved.', cells: [{ service: 2, vehicle_class: 'moped', field: 'price', message: 'Too dear.' }] }
	serverAnswers({ [read]: [{ json: sheet }], [saved]: [{ status: 400, json: refusal }] })
	await open()
	await cell(0, 0).click()
	await userEvent.keyboard('1600{Enter}350{Enter}')
	await button('Save 2').click()
	await expect.element(cell(1, 0)).toHaveTextContent('200 changed to 350Too dear.')
	await expect.element(cell(0, 0)).toHaveTextContent('1,450.50 changed to 1,600')
})

test('staff read the sheet and go through it, and cannot write (D-48)', async () => {
	serverAnswers({ [read]: [{ json: sheet }] })
	await open({ isAdmin: false })
	await expect.element(page.getByRole('grid')).toHaveAttribute('aria-readonly', 'true')
	await cell(0, 0).click()
	await userEvent.keyboard('{ArrowDown}5{Enter}')
	await expect.element(cell(1, 0)).toHaveFocus()
	await expect.element(page.getByText('Only an admin can change prices.')).toBeVisible()
	await expect.element(page.getByRole('button', { name: /Save/ })).not.toBeInTheDocument()
})

test('a phone reads one class and changes one price at a time; 0 is asked about', async () => {
	const after = { ...sheet, prices: [price(1, 'scooter', 1299)] }
	const calls = serverAnswers({ [read]: [{ json: sheet }, { json: after }], [saved]: [done] })
	await open({ width: 360 })
	await page.getByLabelText('Class').selectOptions('SCOOTER')
	await expect.element(button('Disc: base ₹500')).toBeVisible()
	await button('Pads: ₹300').click()
	const dialog = page.getByRole('dialog', { name: 'Pads' })
	const field = dialog.getByLabelText('Price for SCOOTER')
	await field.fill('cheap')
	await expectAccessible()
	await dialog.getByRole('button', { name: 'Save price' }).click()
	await expect.element(dialog.getByText('Not a price')).toBeVisible()
	await field.fill('0')
	await dialog.getByRole('button', { name: 'Save price' }).click()
	await expect.element(dialog.getByRole('alert')).toHaveTextContent('Free? Customers would pay nothing for the work.')
	await field.fill('1,299')
	await dialog.getByRole('button', { name: 'Save price' }).click()
	await expect.element(button('Pads: ₹1,299')).toBeVisible()
	expect(bodies(calls)).toEqual([{ cells: [{ ...price(1, 'scooter', 1299), was: 300 }] }])
})

const makers = [
	{ id: 1, name: 'Hero' },
	{ id: 2, name: 'Honda' },
]
const model = (id: number, name: string, manufacturer: number, vehicle_class: string) => ({
	id,
	name,
	manufacturer,
	vehicle_class,
	is_offered: id !== 12,
})
const byModel = {
	...sheet,
	prices: [price(1, 'scooter', 300)],
	by_model: {
		manufacturers: makers,
		models: [model(11, 'Pleasure', 1, 'scooter'), model(12, 'Puch', 1, 'moped'), model(21, 'Activa', 2, 'scooter')],
		prices: [{ service: 1, prices: [[21, 350]] }],
	},
}
const ofModel = (of: number, vehicle_model: number, amount: number | null) => ({ service: of, vehicle_model, price: amount })
const openByModel = (options: Parameters<typeof open>[0] = {}) => open({ address: '/?by=model', ...options })

test("by model a cell without a price of its own shows quietly the class's or the base price, and setting or emptying it saves the model's own (B.ADMIN-17, D-35)", async () => {
	const after = { ...byModel, by_model: { ...byModel.by_model, prices: [{ service: 1, prices: [[11, 320]] }] } }
	const calls = serverAnswers({ [read]: [{ json: byModel }, { json: after }], [saved]: [done] })
	await openByModel()
	await expect.element(page.getByRole('columnheader', { name: 'Honda Activa SCOOTER' })).toBeVisible()
	await expect.element(page.getByRole('columnheader', { name: 'Hero Puch hidden, MOPED' })).toBeVisible()
	await expect.element(cell(0, 0)).toHaveTextContent('300 class')
	await expect.element(cell(0, 1)).toHaveTextContent('500 base')
	await expect.element(cell(0, 2)).toHaveTextContent('350')
	await cell(0, 2).click()
	await expect
		.poll(() => document.querySelector('main')?.textContent)
		.toContain('Honda Activa · without its own price ₹300, the price of SCOOTER')
	await userEvent.keyboard('{Delete}')
	await expect.element(cell(0, 2)).toHaveTextContent('350 changed to 300 class')
	await cell(0, 0).click()
	await userEvent.keyboard('320{Enter}')
	await button('Preview').click()
	await expect.element(page.getByRole('row', { name: 'Pads, Hero Pleasure no price of its own 320' })).toBeVisible()
	await page.getByRole('dialog').getByRole('button', { name: 'Save 2' }).click()
	await expect.element(told('2 prices saved.')).toBeVisible()
	expect(bodies(calls)).toEqual([
		{
			cells: [
				{ ...ofModel(1, 21, null), was: 350 },
				{ ...ofModel(1, 11, 320), was: null },
			],
		},
	])
	await expect.element(cell(0, 0)).toHaveTextContent('320')
})

test('a block is pasted over models, undone, and kept while other models are looked for', async () => {
	serverAnswers({ [read]: [{ json: byModel }], [saved]: [done] })
	await openByModel()
	await cell(0, 1).click()
	await paste('110\t120\nfree\t130\n')
	await expect.element(told('Pasted: 4 cells.')).toBeVisible()
	await expect.element(cell(0, 2)).toHaveTextContent('350 changed to 120')
	await page.getByLabelText('Manufacturer').selectOptions('Honda')
	await expect.element(page.getByText('1 of 3 models')).toBeVisible()
	await expect.element(page.getByRole('columnheader')).toHaveLength(2)
	await expect.element(page.getByRole('gridcell').first()).toHaveTextContent('350 changed to 120')
	// What is wrong among those that are not shown is led to all the same.
	await button('1 cell is not a price').click()
	await expect.element(cell(1, 1)).toHaveFocus()
	await expect.element(cell(1, 1)).toHaveTextContent('– changed to freeNot a price')
	await page.getByRole('searchbox', { name: 'Search models' }).fill('activva')
	await expect.element(page.getByText('1 of 3 models')).toBeVisible()
	await page.getByRole('searchbox', { name: 'Search models' }).fill('nothing like it')
	await expect.element(page.getByText('No model matches')).toBeVisible()
	await page.getByRole('link', { name: 'Clear all' }).click()
	await expect.element(cell(1, 1)).toHaveTextContent('– changed to freeNot a price')
	await button('Undo').click()
	await expect.element(cell(1, 1)).toHaveTextContent('500 base')
})

test("a model's price that somebody else changed meanwhile, and a refusal, are said at their cells (D-48)", async () => {
	const changed = { ...byModel, by_model: { ...byModel.by_model, prices: [{ service: 1, prices: [[21, 360]] }] } }
	const stale = { status: 409, json: { detail: 'Somebody has changed some of these prices.', current: [ofModel(1, 21, 360)] } }
	const refusal = { detail: 'Nothing was saved.', cells: [{ service: 1, vehicle_model: 21, field: 'price', message: 'Too dear.' }] }
	serverAnswers({ [read]: [{ json: byModel }, { json: changed }], [saved]: [stale, { status: 400, json: refusal }] })
	await openByModel()
	await cell(0, 2).click()
	await userEvent.keyboard('400{Enter}')
	await button('Save 1').click()
	await expect.element(said('Pads, Honda Activa: 350 is now 360, yours 400')).toBeVisible()
	await button('Keep mine: Pads, Honda Activa').click()
	await button('Save 1').click()
	await expect.element(cell(0, 2)).toHaveTextContent('360 changed to 400Too dear.')
})

/** Seventy services by a hundred and fifty models. */
const large = {
	classes,
	services: Array.from({ length: 70 }, (_, at) => ({
		...service(at + 1, `Service ${at + 1}`),
		category_name: `Category ${(at / 10) | 0}`,
	})),
	prices: [],
	by_model: {
		manufacturers: makers,
		models: Array.from({ length: 150 }, (_, at) => model(at + 100, `Model ${at + 1}`, at < 75 ? 1 : 2, 'scooter')),
		prices: Array.from({ length: 70 }, (_, at) => ({
			service: at + 1,
			prices: Array.from({ length: 150 }, (_, column) => [column + 100, 100 + at + column]),
		})),
	},
}

test('of ten thousand prices those in sight are drawn, and keys reach every one of them', async () => {
	const calls = serverAnswers({ [read]: [{ json: large }], [saved]: [done] })
	await openByModel()
	const grid = page.getByRole('grid')
	await expect.element(grid).toHaveAttribute('aria-rowcount', '78')
	await expect.element(grid).toHaveAttribute('aria-colcount', '151')
	const at = (row: number, column: number) => page.elementLocator(document.querySelector(`[data-at="${row} ${column}"]`) ?? document.body)
	await at(0, 0).click()
	expect(document.querySelectorAll('[role=gridcell]').length).toBeLessThan(600)
	await userEvent.keyboard('{Control>}{End}{/Control}')
	await expect.poll(() => document.querySelector('main')?.textContent).toContain('Service 70, Honda Model 150')
	const last = document.activeElement
	expect(last).toHaveAttribute('data-at', '69 149')
	expect(last).toHaveAttribute('aria-colindex', '151')
	expect(last?.closest('tr')).toHaveAttribute('aria-rowindex', '78')
	await expect.element(at(69, 149)).toBeInViewport()
	await userEvent.keyboard('999{Enter}')
	await expect.element(at(69, 149)).toHaveTextContent('318 changed to 999')
	// Scrolled away, the cell that has the focus stays, and typing goes there.
	document.querySelector('[role=grid]')?.parentElement?.scrollTo(0, 0)
	await expect.element(page.getByRole('rowheader', { name: 'Service 1 base ₹500' })).toBeInViewport()
	await userEvent.keyboard('{ArrowUp}777{Enter}')
	await expect.element(at(68, 149)).toHaveTextContent('317 changed to 777')
	await userEvent.keyboard('{Control>}{Home}{/Control}')
	await expect.element(at(0, 0)).toHaveFocus()
	// More than one call takes are saved in several presses.
	await paste(Array.from({ length: 70 }, () => Array(150).fill('50').join('\t')).join('\n'))
	await button('Save 2,000 of 10,500').click()
	await expect.element(told('2,000 prices saved.')).toBeVisible()
	await expect.element(button('Save 2,000 of 8,500')).toBeVisible()
	const [body] = bodies(calls) as { cells: unknown[] }[]
	expect(body?.cells).toHaveLength(2000)
})

test('on a phone a finger selects a model and presses again to type, and saves; only the sheet scrolls sideways (B.ADMIN-17)', async () => {
	const calls = serverAnswers({ [read]: [{ json: large }], [saved]: [done] })
	await openByModel({ width: 360 })
	const target = () => document.querySelector('[data-at="1 1"]') as HTMLElement
	await expect.element(page.getByRole('grid')).toBeVisible()
	const tap = () => {
		const options = { bubbles: true, pointerType: 'touch', button: 0 }
		target().dispatchEvent(new PointerEvent('pointerdown', options))
		target().focus()
		target().dispatchEvent(new PointerEvent('click', options))
	}
	tap()
	await expect.poll(() => document.querySelector('main')?.textContent).toContain('Service 2, Hero Model 2')
	expect(document.querySelector('input[inputmode=decimal]')).toBeNull()
	tap()
	await userEvent.keyboard('{Backspace}{Backspace}{Backspace}99{Enter}')
	await expect.poll(() => target().textContent).toContain('changed to 99')
	await button('Save 1').click()
	await expect.element(told('1 price saved.')).toBeVisible()
	expect(bodies(calls)).toMatchObject([{ cells: [{ service: 2, price: 99 }] }])
	expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})
