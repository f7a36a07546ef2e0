import { useQuery } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { priceSheet } from '../../src/web/features/staff-catalogue/catalogue-queries.ts'
import { PriceSheetScreen } from '../../src/web/features/staff-catalogue/price-sheet.tsx'
import { button, said, serverAnswers, show, told } from './support/show.tsx'

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
	const { data } = useQuery(priceSheet)
	return data && <PriceSheetScreen sheet={data} isAdmin={isAdmin} />
}
async function open({ isAdmin = true, width = 1280 } = {}) {
	await page.viewport(width, 800)
	await show(
		[
			{ path: '/', element: <Screen isAdmin={isAdmin} /> },
			{ path: '/elsewhere', element: <p>Elsewhere</p> },
		],
		'/',
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
