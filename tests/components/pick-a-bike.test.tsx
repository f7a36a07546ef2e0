import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Manufacturer, OwnVehicle, VehicleModel } from '../../src/contract/vehicles/vehicles.ts'
import { OwnVehicle as TakeOwnVehicle } from '../../src/web/features/vehicles/own-vehicle.tsx'
import { VehiclePickerProvider } from '../../src/web/features/vehicles/vehicle-picker-provider.tsx'
import { VehiclePlate } from '../../src/web/features/vehicles/vehicle-plate.tsx'
import { keepLogin } from './support/a-cart.ts'
import { model } from './support/a-catalogue.ts'
import { expectAccessible } from './support/accessible.ts'
import { serverAnswers, show } from './support/show.tsx'

// The picker in its window, as the plate of every page opens it.

const phone = '+91 00000 00000'
const showPlate = () =>
	show(
		[
			{
				path: '/',
				element: (
					<VehiclePickerProvider support={{ phone, whatsapp: phone }}>
						<TakeOwnVehicle />
						<VehiclePlate />
					</VehiclePickerProvider>
				),
			},
		],
		'/',
	)

const types = ['Motorcycle', 'Scooter', 'Moped'].map((name, index) => ({ id: index + 1, name, image: null }))
const makers: Manufacturer[] = ['Hero', 'Honda', 'Bajaj', 'Royal Enfield'].map((name, index) => ({ id: index + 3, name, image: null }))
const named = (id: number, maker: number, name: string): VehicleModel => ({
	...model,
	id,
	name,
	manufacturer: maker,
	manufacturer_name: makers.find((each) => each.id === maker)?.name ?? '',
	vehicle_type: 1,
	vehicle_type_name: 'Motorcycle',
	drawing: 'commuter',
	paint: 'black',
	fuel: 'petrol',
})
const heroes = [named(7, 3, 'Splendor Plus'), named(8, 3, 'Passion Plus'), named(9, 3, 'Glamour')]
const bajajs = [named(12, 5, 'Pulsar 150'), named(13, 5, 'Platina 100')]
const splendor = { manufacturer: 'Hero', model: 'Splendor Plus', vehicleType: 'Motorcycle', manufacturerId: 3, modelId: 7 }
const models = 'GET /vehicle/vehicle-models/'
const server = {
	'GET /vehicle/vehicle-types/': [{ json: types }],
	'GET /vehicle/manufacturers/': [{ json: makers }],
	[models]: [{ json: heroes }],
}
const picker = page.getByRole('dialog', { name: 'Choose your bike' })
const step = (name: string) => picker.getByRole('heading', { level: 3, name, exact: true })
const press = (name: string) => picker.getByRole('button', { name, exact: true })
const entry = (name: string) => picker.getByRole('listitem').getByRole('button', { name: new RegExp(`^${name}( [\\d.]+ cc)?$`) })
const search = (what: string) => picker.getByRole('searchbox', { name: what })
const found = () =>
	picker
		.getByRole('listitem')
		.elements()
		.map((item) => item.querySelector('button > span:last-child > span')?.textContent)
const plate = page.getByRole('button', { name: /^(Choose your bike|Your bike: )/ })
const kept = (key: string, area = localStorage) => JSON.parse(area.getItem(key) ?? 'null')

// A picker that is left open stands in the history.
beforeEach(() => window.history.replaceState(null, ''))

async function openPicker() {
	await showPlate()
	await plate.click()
	await expect.element(step('Type')).toBeVisible()
}
const keepSplendor = () => localStorage.setItem('selectedVehicle', JSON.stringify(splendor))

test('manufacturers and models are found by parts of their names in any case and with typing errors; nonsense finds nothing and says so (A.PICKER-02, A.PICKER-03, A.PICKER-17, D-14, ux 39)', async () => {
	serverAnswers(server)
	await openPicker()
	await press('Motorcycle').click()
	const maker = search('Search manufacturers')
	for (const [typed, name] of [
		['BAJ', 'Bajaj'],
		['royl enfeild', 'Royal Enfield'],
	] as const) {
		await maker.fill(typed)
		await expect.poll(found).toEqual([name])
	}
	await maker.fill('xyzzy')
	await expect.element(picker.getByText('No manufacturers found.').first()).toBeVisible()
	await expectAccessible()
	await press('Clear: Search manufacturers').click()
	await entry('Hero').click()
	await search('Search models').fill('splendr')
	await expect.poll(() => found()[0]).toBe('Splendor Plus')
	await search('Search models').fill('PLUS')
	await expect.poll(found).toEqual(['Splendor Plus', 'Passion Plus'])
	await expect.element(picker.getByRole('status').filter({ hasText: /^2 models$/ })).toBeInTheDocument()
})

test('one search over every maker finds a bike by its name alone, misspelt too, and one tap is the whole choice (A.PICKER-03, A.PICKER-12, D-14)', async () => {
	serverAnswers({ ...server, [models]: [{ json: [...bajajs, ...heroes] }, { json: heroes }] })
	await openPicker()
	await search('Search all bikes').fill('hreo')
	await expect.poll(() => found()[0]).toMatch(/^Hero /)
	await search('Search all bikes').fill('xyzzy')
	await expect.element(picker.getByText('No models found.').first()).toBeVisible()
	await search('Search all bikes').fill('splendr plus')
	await entry('Hero Splendor Plus').click()
	await expect.element(picker).not.toBeInTheDocument()
	await expect.element(plate).toMatchTextContent('Splendor Plus')
	expect(kept('selectedVehicle')).toEqual(splendor)
	await plate.click()
	await expect.element(step('Details')).toBeVisible()
	for (const words of ['Motorcycle', 'Hero', 'Splendor Plus']) await expect.element(picker).toMatchTextContent(words)
	await press('Back').click()
	await expect.element(step('Model')).toBeVisible()
})

test('Back goes one step back, and another choice there clears what came after it (A.PICKER-05, A.PICKER-15, ux 38)', async () => {
	serverAnswers(server)
	await openPicker()
	await press('Motorcycle').click()
	await entry('Hero').click()
	await entry('Splendor Plus').click()
	await expect.element(step('Details')).toBeVisible()
	await press('Back').click()
	await expect.element(step('Model')).toBeVisible()
	window.history.back()
	await expect.element(step('Manufacturer')).toBeVisible()
	await expect.element(entry('Hero')).toHaveAttribute('aria-current', 'true')
	await press('Back').click()
	await expect.element(step('Type')).toBeVisible()
	await press('Scooter').click()
	await expect.element(step('Manufacturer')).toBeVisible()
	await expect.element(entry('Hero')).toBeVisible()
	expect(document.querySelectorAll('dialog [aria-current]')).toHaveLength(0)
	expect(kept('vehiclePicker', sessionStorage)).toEqual({ typeId: 2, manufacturerId: 0, modelId: 0 })
})

test('Reset returns to the first step and forgets the bike, and Undo brings both back (A.PICKER-06, ux 38)', async () => {
	keepSplendor()
	serverAnswers(server)
	await showPlate()
	await plate.click()
	await expect.element(step('Details')).toBeVisible()
	await press('Reset').click()
	await expect.element(step('Type')).toBeVisible()
	expect(kept('selectedVehicle')).toBeNull()
	expect(kept('vehiclePicker', sessionStorage)).toBeNull()
	await press('Undo').click()
	await expect.element(step('Details')).toBeVisible()
	await expect.element(picker).toMatchTextContent('Splendor Plus')
	expect(kept('selectedVehicle')).toEqual(splendor)
})

test('what was chosen in this session stands there again, at the deepest step (A.PICKER-07, D-31)', async () => {
	sessionStorage.setItem('vehiclePicker', JSON.stringify({ typeId: 1, manufacturerId: 5, modelId: 0 }))
	const calls = serverAnswers({ ...server, [models]: [{ json: bajajs }] })
	await showPlate()
	await plate.click()
	await expect.element(step('Model')).toBeVisible()
	await expect.element(picker).toMatchTextContent('Motorcycle · Bajaj')
	await expect.element(entry('Pulsar 150')).toBeVisible()
	expect(calls.filter(({ address }) => address === models).map(({ query }) => query)).toEqual([{ manufacturer: '5', vehicle_type: '1' }])
})

test('two presses, faster than the picker comes, open it once: one step back closes it, and the page stays (ux 38, ux 3)', async () => {
	serverAnswers(server)
	await showPlate()
	const pressed = plate.element() as HTMLElement
	pressed.focus()
	pressed.click()
	pressed.click()
	await expect.element(step('Type')).toBeVisible()
	await expect.element(picker.getByRole('heading', { name: 'Choose your bike' })).toHaveFocus()
	window.history.back()
	await expect.element(picker).not.toBeInTheDocument()
	await expect.element(plate).toHaveFocus()
})

test('everything works by keyboard, and the focus never gets lost (ux 39, ux 3)', async () => {
	serverAnswers({ ...server, [models]: [{ json: bajajs }] })
	await showPlate()
	const pressed = plate.element() as HTMLElement
	pressed.focus()
	await userEvent.keyboard('{Enter}')
	await expect.element(step('Type')).toBeVisible()
	;(press('Motorcycle').element() as HTMLElement).focus()
	await userEvent.keyboard('{ArrowRight}')
	await expect.element(press('Scooter')).toHaveFocus()
	await userEvent.keyboard('{End}')
	await expect.element(press('Moped')).toHaveFocus()
	await userEvent.keyboard('{Home}{Enter}')
	// Where there is a keyboard one types at once.
	await expect.element(search('Search manufacturers')).toHaveFocus()
	await userEvent.keyboard('bajaj{Enter}')
	await expect.element(step('Model')).toBeVisible()
	await expect.element(search('Search models')).toHaveFocus()
	await userEvent.keyboard('pulser 150{ArrowDown}')
	await expect.element(entry('Pulsar 150')).toHaveFocus()
	await userEvent.keyboard('{ArrowUp}')
	await expect.element(search('Search models')).toHaveFocus()
	await userEvent.keyboard('{Escape}')
	await expect.element(search('Search models')).toHaveValue('')
	await userEvent.keyboard('{Escape}')
	await expect.element(picker).not.toBeInTheDocument()
	await expect.element(plate).toHaveFocus()
})

test('a member finds the bike of her profile first and takes it with its number (ux 37, D-31)', async () => {
	keepLogin()
	const own: OwnVehicle = {
		id: 1,
		vehicle_type: 1,
		manufacturer: 3,
		vehicle_model: 7,
		vehicle_type_name: 'Motorcycle',
		manufacturer_name: 'Hero',
		vehicle_model_name: 'Splendor Plus',
		registration_number: 'MH12KT4821',
		drawing: 'commuter',
		paint: 'black',
		fuel: 'petrol',
	}
	serverAnswers({ ...server, 'GET /vehicle/user-vehicles/': [{ json: [own] }] })
	await showPlate()
	await expect.element(plate).toMatchTextContent('MH 12 KT 4821')
	await plate.click()
	await expect.element(step('Details')).toBeVisible()
	await expect.element(picker).toMatchTextContent('MH 12 KT 4821')
	await press('Reset').click()
	const take = picker.getByRole('button', { name: /^Use this bike: MH 12 KT 4821/ })
	await expect.element(take).toBeVisible()
	await expectAccessible()
	await take.click()
	await expect.element(picker).not.toBeInTheDocument()
	expect(kept('selectedVehicle')).toEqual(splendor)
	await expect.element(plate).toMatchTextContent('MH 12 KT 4821')
})

test('somebody whose bike is not listed can call or write (ux 42)', async () => {
	serverAnswers(server)
	await openPicker()
	await picker.getByText("My bike isn't listed").click()
	await expect.element(picker.getByRole('link', { name: phone })).toHaveAttribute('href', 'tel:+910000000000')
	await expect
		.element(picker.getByRole('link', { name: 'WhatsApp' }))
		.toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/910000000000\?text=/))
})
