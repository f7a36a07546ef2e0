import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Manufacturer, VehicleModel, VehicleType } from '../../src/contract/vehicles/vehicles.ts'
import { VehiclePicker } from '../../src/web/features/vehicles/vehicle-picker.tsx'
import { button, field, said, serverAnswers, show } from './support/show.tsx'

function Picker() {
	const [depth, moveTo] = useState(1)
	const [actions, setActions] = useState<HTMLElement | null>(null)
	const support = { phone: '', whatsapp: '' }
	return (
		<>
			<VehiclePicker depth={depth} moveTo={moveTo} onPicked={() => undefined} support={support} actions={actions} />
			<div ref={setActions} />
		</>
	)
}
const showPicker = () => show([{ path: '/', element: <Picker /> }], '/')

const named = (id: number, name: string) => ({ id, name, image: null })
const types: VehicleType[] = [named(1, 'Moped'), named(2, 'Motorcycle')]
const makers: Manufacturer[] = [named(1, 'Hero')]
const models: VehicleModel[] = [
	{
		...named(1, 'Splendor Plus'),
		manufacturer: 1,
		vehicle_type: 2,
		manufacturer_name: 'Hero',
		vehicle_type_name: 'Motorcycle',
		fuel: 'petrol',
		displacement_cc: 97,
		motor_kw: null,
		drawing: 'commuter',
		paint: 'red',
	},
]
const refused = { status: 500 }

test('a list that cannot be loaded says which, keeps the steps before it, and comes with Try Again (A.PICKER-08..10, ux 41)', async () => {
	serverAnswers({
		'GET /vehicle/vehicle-types/': [refused, refused, { json: types }],
		'GET /vehicle/manufacturers/': [refused, refused, { json: makers }],
		'GET /vehicle/vehicle-models/': [refused, refused, { json: models }],
	})
	await showPicker()
	await expect.element(said('Failed to load vehicle types')).toBeVisible()
	await button('Try Again').click()
	await button('Motorcycle').click()
	await expect.element(said('Failed to load manufacturers')).toBeVisible()
	await button('Try Again').click()
	await button('Hero').click()
	await expect.element(said('Failed to load models')).toBeVisible()
	await expect.element(page.getByText('Step 3 of 4 · Motorcycle · Hero')).toBeVisible()
	await button('Try Again').click()
	await expect.element(page.getByRole('button', { name: /^Splendor Plus/ })).toBeVisible()
})

test('a step with nothing in it says so, and that is no error (A.PICKER-17)', async () => {
	serverAnswers({ 'GET /vehicle/vehicle-types/': [{ json: types }], 'GET /vehicle/manufacturers/': [{ json: [] }] })
	await showPicker()
	await button('Moped').click()
	await expect.element(page.getByText('No manufacturers found.')).toBeVisible()
	await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
	await expect.element(button('Back')).toBeVisible()
})

test('the six biggest makers of a list lead it, the others follow as they came, and Motorcycle comes before Moped', async () => {
	const all = ['Ampere', 'Ather', 'Bajaj', 'Hero', 'Honda', 'Royal Enfield', 'Suzuki', 'TVS', 'Yamaha', 'Yezdi']
	serverAnswers({
		'GET /vehicle/vehicle-types/': [{ json: types }],
		'GET /vehicle/manufacturers/': [{ json: all.map((name, index) => named(index + 1, name)) }],
	})
	await showPicker()
	const entries = () => [...document.querySelectorAll('main li button > span:last-child')].map((entry) => entry.textContent)
	await expect.element(button('Motorcycle')).toBeVisible()
	expect(entries()).toEqual(['Motorcycle', 'Moped'])
	await button('Motorcycle').click()
	await expect.element(button('Yezdi')).toBeVisible()
	expect(entries()).toEqual(['Hero', 'Honda', 'TVS', 'Bajaj', 'Royal Enfield', 'Suzuki', 'Ampere', 'Ather', 'Yamaha', 'Yezdi'])
})

test('all models are asked for only by who searches them; where that fails the word stays and the search goes on (ux 41)', async () => {
	const calls = serverAnswers({
		'GET /vehicle/vehicle-types/': [{ json: types }],
		'GET /vehicle/vehicle-models/': [refused, refused, { json: models }],
	})
	await showPicker()
	await expect.element(button('Motorcycle')).toBeVisible()
	expect(calls.map(({ address }) => address)).toEqual(['GET /vehicle/vehicle-types/'])
	await field('Search all bikes').fill('splendor')
	await expect.element(said('Failed to load models')).toBeVisible()
	await button('Try Again').click()
	await expect.element(page.getByRole('button', { name: /^Hero Splendor Plus/ })).toBeVisible()
	await field('Search all bikes').fill('')
	await expect.element(button('Motorcycle')).toBeVisible()
})

test('while a list is on its way that is said (ux 11)', async () => {
	serverAnswers({ 'GET /vehicle/vehicle-types/': [{ json: types }], 'GET /vehicle/manufacturers/': ['never'] })
	await showPicker()
	await button('Motorcycle').click()
	await expect.element(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeInTheDocument()
})
