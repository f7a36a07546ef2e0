import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { requiredDocuments, requiredPhotos, type SellFile } from '../../src/contract/market/sell-words.ts'
import { storedFiles } from '../../src/web/browser/stored-files.ts'
import { SellVehicleForm } from '../../src/web/features/market/sell/sell-vehicle-form.tsx'
import { sellDraft } from '../../src/web/features/market/shared/sell-draft.ts'
import { aSellRequestInFull } from './support/a-sell-request.ts'
import { addressOf, button, field, serverAnswers, show } from './support/show.tsx'
import { uploads } from './support/uploads.ts'

const account = { name: 'Asha', email: 'asha@example.in' }
const picker = { open: () => undefined, prepare: () => undefined }
const routes = [{ path: '/sell-vehicle', element: <SellVehicleForm account={account} picker={picker} /> }]
const answers = {
	'GET /accounts/profile/': [{ json: { name: 'Asha', phone_number: '', address: '' } }],
	'GET /vehicle/vehicle-types/': [{ json: [{ id: 1, name: 'Motorcycle', image: null }] }],
	'GET /vehicle/check-registration/': [{ json: { exists: false, message: '' } }],
	'GET /vehicle/user-vehicles/': [{ json: [] }],
	'GET /marketplace/sell-requests/': [{ json: [] }],
	'GET /marketplace/price-guide/': [{ json: { guide: null } }],
	'GET /repairing-service/available-slots/': [{ json: [{ date: '2030-01-15', times: [{ time: '10:00', places_left: 3 }] }] }],
}
const typed = {
	vehicle_type: '1',
	brand: 'Hero',
	model: 'Splendor Plus',
	year: '2019',
	registration_number: 'MH 12 KT 4821',
	kms_driven: '32000',
	fuel_type: 'petrol',
	engine_capacity: '',
	color: '',
	expected_price: '48000',
	pickup_address: '12 MG Road, Pune 411001',
	contact_number: '9000012345',
	schedule_date: '2030-01-15',
	schedule_time: '10:00',
}
const all: SellFile[] = [...requiredPhotos, ...requiredDocuments]
/** As somebody left it who has filled in everything. */
async function everythingKept() {
	sellDraft.keep(account.email, typed)
	for (const name of all)
		await storedFiles.keep(account.email, name, new File(['x'.repeat(100)], `${name}.pdf`, { type: 'application/pdf' }))
}
const send = () => button('Send for inspection').click()

beforeEach(() => storedFiles.forget(account.email))

test('all of it goes in one upload whose progress is told for each file; a lost answer keeps everything, and the next try is the same one (B.SELL-11, A.LAYOUT-39, B.R-45)', async () => {
	await everythingKept()
	serverAnswers(answers)
	const sent = uploads()
	await show(routes, '/sell-vehicle?step=pickup')
	await send()
	await expect.poll(() => sent.length).toBe(1)
	sent[0]?.leaves(1.5 / all.length)
	await expect.element(page.getByRole('progressbar', { name: 'Back', exact: true })).toHaveAttribute('value', '50')
	sent[0]?.arrives('away')
	// It is repeated once by itself.
	await expect.poll(() => sent.length).toBe(2)
	sent[1]?.arrives('away')
	const dialog = page.getByRole('dialog', { name: 'Your vehicle was not sent' })
	await expect.element(dialog.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', '/contact-us')
	await dialog.getByRole('button', { name: 'Try Again' }).click()
	await expect.element(field('Pickup address')).toHaveValue('12 MG Road, Pune 411001')
	await send()
	await expect.poll(() => sent.length).toBe(3)
	expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
	sent[2]?.arrives({ status: 201, json: aSellRequestInFull() })
	await expect.element(page.getByRole('dialog').getByRole('link', { name: 'My Vehicles' })).toHaveAttribute('href', '/profile?tab=vehicles')
	expect(sellDraft.of(account.email)).toBeNull()
	await expect.poll(async () => (await storedFiles.of(account.email)).size).toBe(0)
})

test('a step of a request that was sent, come back to, begins a new one', async () => {
	sellDraft.forget()
	serverAnswers(answers)
	const router = await show(routes, '/sell-vehicle?step=pickup')
	await expect.element(page.getByRole('heading', { name: 'Your vehicle', exact: true })).toBeVisible()
	await expect.poll(() => addressOf(router)).toBe('/sell-vehicle')
})

test('what the server refuses is said at its field or file, on its step, and blocks until it is mended (B.SELL-08 to B.SELL-10)', async () => {
	await everythingKept()
	serverAnswers(answers)
	const sent = uploads()
	await show(routes, '/sell-vehicle?step=pickup')
	await send()
	await expect.poll(() => sent.length).toBe(1)
	sent[0]?.arrives({ status: 400, json: { photo_front: ['Please choose a photo as JPEG, PNG or WebP.'] } })
	await expect.element(page.getByRole('heading', { name: 'Seven photos' })).toBeVisible()
	await expect.element(page.getByText('Please choose a photo as JPEG, PNG or WebP.')).toBeVisible()
	await button('Continue').click()
	await expect.element(page.getByRole('heading', { name: 'Seven photos' })).toBeVisible()
})

test('a photo that stands in the wrong place changes it with the other one, and one that is taken away leaves its drawing (B.SELL-04)', async () => {
	await storedFiles.keep(account.email, 'photo_front', new File(['a'], 'front.jpg', { type: 'image/jpeg' }))
	serverAnswers(answers)
	await show(routes, '/sell-vehicle?step=photos')
	await expect.element(page.getByText(/1 of 7 done\./)).toBeVisible()
	await page.getByLabelText('What Front shows').selectOptions('It is: Engine')
	await expect.element(page.getByRole('img', { name: 'Engine' })).toBeInTheDocument()
	await button('Remove: Engine').click()
	await expect.element(page.getByText(/0 of 7 done\./)).toBeVisible()
	expect((await storedFiles.of(account.email)).size).toBe(0)
})

test('a document that is none by its content, and one that is empty, are refused at once (B.SELL-10, B.R-25)', async () => {
	sellDraft.keep(account.email, typed)
	serverAnswers(answers)
	await show(routes, '/sell-vehicle?step=documents')
	await userEvent.upload(page.getByLabelText('File: Insurance'), new File(['text'], 'policy.pdf', { type: 'application/pdf' }))
	await expect.element(page.getByText('Please choose a PDF, or a photo as JPEG or PNG.')).toBeVisible()
	await userEvent.upload(page.getByLabelText('File: Insurance'), new File([''], 'policy.pdf', { type: 'application/pdf' }))
	await expect.element(page.getByText('The submitted file is empty.')).toBeVisible()
})

test('a paper with a long name leaves the screen as wide as the phone (B.SELL-06)', async () => {
	await page.viewport(360, 740)
	const name = `${'registration_certificate_and_insurance'.repeat(4)}.pdf`
	await storedFiles.keep(account.email, 'registration_certificate', new File(['%PDF-'], name, { type: 'application/pdf' }))
	serverAnswers(answers)
	await show(routes, '/sell-vehicle?step=documents')
	await expect.element(page.getByText(name)).toBeVisible()
	expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})

test('a number that is already offered is refused while it is typed, and what is like it says what it brings (B.SELL-09, B.R-24)', async () => {
	serverAnswers({
		...answers,
		'GET /vehicle/check-registration/': [{ json: { exists: true, message: 'A vehicle with this registration number is already listed.' } }],
		'GET /marketplace/price-guide/': [
			{ json: { guide: { count: 4, year_from: 2018, year_to: 2020, lowest: 40_000, middle: 45_000, highest: 52_000 } } },
		],
	})
	sellDraft.keep(account.email, { ...typed, registration_number: '' })
	await show(routes, '/sell-vehicle')
	await field('Registration number').fill('mh12kt4821')
	await expect.element(page.getByText('A vehicle with this registration number is already listed.')).toBeVisible()
	await expect.element(page.getByText(/4 like it from 2018 to 2020.*₹40,000 to ₹52,000/)).toBeVisible()
	await button('Continue').click()
	await expect.element(field('Registration number')).toHaveFocus()
})

/** A bike of the caller's garage, as it is chosen. */
const ownBike = (id: number, model: string, registration_number: string) => ({
	id,
	vehicle_type: 1,
	manufacturer: 2,
	vehicle_model: 10 + id,
	vehicle_type_name: 'Motorcycle',
	manufacturer_name: 'Hero',
	vehicle_model_name: model,
	registration_number,
	drawing: 'commuter',
	paint: 'blue',
	fuel: 'petrol',
})

test('begins with a bike of the garage that is not offered yet, and with what its owner typed before where he did', async () => {
	sellDraft.forget()
	const owns = [ownBike(1, 'Splendor Plus', 'MH12KT4821'), ownBike(2, 'Passion Pro', 'MH14AB1234')]
	const offered = aSellRequestInFull()
	serverAnswers({
		...answers,
		'GET /vehicle/user-vehicles/': [{ json: owns }],
		'GET /marketplace/sell-requests/': [
			{ json: [{ ...offered, status: 'pending', vehicle_details: { ...offered.vehicle_details, registration_number: 'MH 12 KT 4821' } }] },
		],
	})
	localStorage.setItem('accessToken', JSON.stringify({ token: 'a', expiresAt: Date.now() + 600_000 }))
	await show(routes, '/sell-vehicle')
	await expect.element(field('Brand')).toHaveValue('Hero')
	await expect.element(field('Model')).toHaveValue('Passion Pro')
	await expect.element(field('Registration number')).toHaveValue('MH 14 AB 1234')
	await expect.element(field('Vehicle type')).toHaveValue('1')
	await expect.element(field('Fuel')).toHaveValue('petrol')
	await expect.element(field('Year')).toHaveValue('')
	await field('Model').fill('Passion X')
	await expect.poll(() => sellDraft.of(account.email)?.model).toBe('Passion X')
	await show(routes, '/sell-vehicle')
	await expect.element(field('Model').last()).toHaveValue('Passion X')
})
