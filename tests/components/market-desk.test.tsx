import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { notBookable } from '../../src/contract/market/market-words.ts'
import { requiredDocuments, requiredPhotos } from '../../src/contract/market/sell-words.ts'
import { storedFiles } from '../../src/web/browser/stored-files.ts'
import { usualBookingDay } from '../../src/web/features/market/shared/booking-fields.ts'
import { sellDraft } from '../../src/web/features/market/shared/sell-draft.ts'
import { NewSellRequest } from '../../src/web/features/market/staff/desk/new-sell-request.tsx'
import { NewVehicleBooking } from '../../src/web/features/market/staff/desk/new-vehicle-booking.tsx'
import type { DeskVehicle } from '../../src/web/features/market/staff/desk/vehicle-field.tsx'
import { noCaller } from '../../src/web/kits/desk/caller.ts'
import { sneha } from './support/a-caller.ts'
import { model } from './support/a-catalogue.ts'
import { aPage } from './support/a-page.ts'
import { aSellRequestInFull } from './support/a-sell-request.ts'
import { aBooking } from './support/a-vehicle.ts'
import { button, field, said, serverAnswers, show } from './support/show.tsx'
import { uploads } from './support/uploads.ts'

const known = {
	'GET /admin/users/': [aPage(sneha)],
	'GET /admin/repair-bookings/': [aPage()],
	'GET /admin/orders/': [aPage()],
	'GET /vehicle/vehicle-models/': [{ json: [model] }],
}
const combobox = (name: RegExp) => page.getByRole('combobox', { name })
/** From any field, as the desk says. */
const send = () => userEvent.keyboard('{Control>}{Enter}{/Control}')
const elsewhere = () => page.getByRole('heading', { name: 'Elsewhere' })
async function chooseSneha() {
	await combobox(/^Account/).fill('9822012345')
	await expect.element(page.getByRole('option', { name: /Sneha Kulkarni/ })).toBeVisible()
	await userEvent.keyboard('{Enter}')
}

const vehicle: DeskVehicle = {
	id: 7,
	brand: 'Hero',
	model: 'Splendor Plus',
	year: 2021,
	kms_driven: 24_310,
	fuel_type: 'petrol',
	status: 'available',
	is_booked: false,
	is_bookable: true,
	price: 52_500,
	color: 'Red',
	engine_capacity: 97,
	transmission: 'Manual',
	description: '',
	vehicle_type: 1,
	vehicle_type_name: 'Motorcycle',
	registered_in: 'Maharashtra',
	owners: 1,
	drawing: 'commuter',
	paint: 'red',
	is_published: true,
	version: 1,
	created_at: '2026-11-20T06:00:00.000Z',
}
const book = 'POST /admin/vehicle-bookings/'
const openVisit = (begun: { vehicle: DeskVehicle | null } = { vehicle: null }) =>
	show(
		[
			{ path: '/', element: <NewVehicleBooking begun={{ caller: noCaller, ...begun }} /> },
			{ path: '*', element: <h1>Elsewhere</h1> },
		],
		'/',
	)

test('a visit is booked with the number of a caller, a vehicle and Ctrl and Enter; a lost answer and the next try are one booking (D-53, B.R-45)', async () => {
	const calls = serverAnswers({
		...known,
		'GET /admin/vehicles/': [aPage(vehicle)],
		[book]: ['away', 'away', { status: 201, json: { ...aBooking(), customer: 5 } }],
	})
	await openVisit()
	await expect.element(combobox(/^Account/)).toHaveFocus()
	await chooseSneha()
	await expect.element(combobox(/^Vehicle/)).toHaveFocus()
	await expect.element(field('Phone')).toHaveValue('9822012345')
	await userEvent.keyboard('splendor')
	await expect.element(page.getByRole('option', { name: /Hero Splendor Plus 2021.*24,310 km · Petrol · ₹52,500/ })).toBeVisible()
	await userEvent.keyboard('{Enter}')
	await expect.element(page.getByRole('complementary')).toMatchTextContent(/Sneha Kulkarni.*Hero Splendor Plus 2021.*₹52,500/)
	await send()
	await expect.element(said(/There is no connection\. Nothing is lost/)).toBeVisible()
	await send()
	await expect.element(elsewhere()).toBeVisible()
	const sent = calls.filter(({ address }) => address === book)
	expect(sent).toHaveLength(3)
	expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
	expect(sent[0]?.body).toEqual({
		customer: 5,
		vehicle: 7,
		booking_date: usualBookingDay(new Date()),
		contact_number: '9822012345',
		notes: '',
	})
})

test('what is missing for a visit is said at its field; a vehicle that somebody has booked is no choice (B.R-41)', async () => {
	serverAnswers(known)
	await openVisit({ vehicle: { ...vehicle, is_booked: true, is_bookable: false } })
	await expect.element(combobox(/^Account/)).toHaveFocus()
	await send()
	await expect.element(combobox(/^Account/)).toHaveFocus()
	await expect.element(combobox(/^Account/)).toHaveAccessibleDescription(/Please choose an account\./)
	await expect.element(combobox(/^Vehicle/)).toHaveAccessibleDescription(new RegExp(notBookable))
})

test('what the server refuses of a visit is said at its field, or beside the button where it is about the vehicle (B.R-41)', async () => {
	serverAnswers({
		...known,
		[book]: [
			{ status: 400, json: { contact_number: ['Please enter a valid phone number.'] } },
			{ status: 400, json: { detail: notBookable } },
		],
	})
	await openVisit({ vehicle })
	await chooseSneha()
	await send()
	await expect.element(field('Phone')).toHaveFocus()
	await expect.element(field('Phone')).toHaveAccessibleDescription(/Please enter a valid phone number\./)
	await send()
	await expect.element(said(notBookable)).toBeVisible()
})

const account = 'staff@pahiya.test'
const owner = `desk ${account}`
const note = '/admin/sell-requests/'
const types = [{ id: 1, name: 'Motorcycle' }]
const sellAnswers = {
	...known,
	'GET /vehicle/check-registration/': [{ json: { exists: false, message: '' } }],
	'GET /marketplace/price-guide/': [{ json: { guide: null } }],
	'GET /repairing-service/available-slots/': [{ json: [{ date: '2030-01-15', times: [{ time: '10:00', places_left: 3 }] }] }],
}
const openSell = () =>
	show(
		[
			{ path: '/', element: <NewSellRequest account={account} begun={{ caller: noCaller, model: null, types }} /> },
			{ path: '*', element: <h1>Elsewhere</h1> },
		],
		'/',
	)
/** Goes away and comes back, as a reload does. */
async function comeBack(router: Awaited<ReturnType<typeof openSell>>) {
	await router.navigate('/elsewhere')
	await expect.element(elsewhere()).toBeVisible()
	await router.navigate('/')
}
async function fillWhatIsAsked() {
	await chooseSneha()
	await expect.element(field('Model')).toHaveValue('Splendor Plus')
	await field('Year').fill('2019')
	await field('Kilometres driven').fill('32000')
	await field('Fuel').selectOptions('Petrol')
	await field('Expected price').fill('48000')
}
const keepFiles = async () => {
	for (const name of [...requiredPhotos, ...requiredDocuments])
		await storedFiles.keep(owner, name, new File(['x'.repeat(100)], `${name}.pdf`, { type: 'application/pdf' }))
}

beforeEach(async () => {
	sellDraft.forget()
	await storedFiles.forget(owner)
})

test('a sell request begins with what is known of the caller, goes as one upload that names the account, and leaves nothing behind (B.SELL-11)', async () => {
	await keepFiles()
	serverAnswers(sellAnswers)
	const sent = uploads()
	await openSell()
	await fillWhatIsAsked()
	await expect.element(field('Registration number')).toHaveValue('MH 12 KT 4821')
	await expect.element(field('Pickup address')).toHaveValue('14 Prabhat Road, Pune, Maharashtra, 411004')
	await send()
	await expect.poll(() => sent.length).toBe(1)
	sent[0]?.leaves(0.4)
	await expect.element(button('Sending, 40 %').first()).toBeVisible()
	const form = sent[0]?.body
	expect([...(form?.keys() ?? [])][0]).toBe('customer')
	expect(Object.fromEntries([...(form ?? [])].filter(([, value]) => typeof value === 'string'))).toEqual({
		customer: '5',
		vehicle_type: '1',
		brand: 'Hero',
		model: 'Splendor Plus',
		year: '2019',
		registration_number: 'MH 12 KT 4821',
		kms_driven: '32000',
		fuel_type: 'petrol',
		expected_price: '48000',
		pickup_address: '14 Prabhat Road, Pune, Maharashtra, 411004',
		contact_number: '9822012345',
		pickup_slot: '2030-01-15T10:00',
	})
	sent[0]?.arrives({ status: 201, json: { ...aSellRequestInFull(), customer: 5 } })
	await expect.element(elsewhere()).toBeVisible()
	expect(sent[0]?.address).toBe(`POST ${note}`)
	await expect.poll(() => sellDraft.of(owner)).toBeNull()
	await expect.poll(async () => (await storedFiles.of(owner)).size).toBe(0)
})

test('a photo that is missing, or that the server refuses, is listed above and said at its place; another one takes it away (B.SELL-08 to B.SELL-10)', async () => {
	await keepFiles()
	await storedFiles.drop(owner, 'photo_engine')
	serverAnswers(sellAnswers)
	const sent = uploads()
	const router = await openSell()
	await fillWhatIsAsked()
	const summary = page.getByRole('link', { name: /^Engine: / })
	await send()
	await expect.element(summary).toBeVisible()
	await expect.element(button('Choose file: Engine')).toHaveFocus()
	await storedFiles.keep(owner, 'photo_engine', new File(['x'], 'engine.jpg', { type: 'image/jpeg' }))
	await comeBack(router)
	await expect.element(field('Year')).toHaveValue('2019')
	await field('Year').fill('2020')
	await send()
	await expect.poll(() => sent.length).toBe(1)
	sent[0]?.arrives({ status: 400, json: { insurance_document: ['Please choose a PDF, or a photo as JPEG or PNG.'] } })
	await expect.element(page.getByRole('link', { name: /^Insurance: Please choose a PDF/ })).toBeVisible()
	const insurance = new File(['%PDF-1.4 another'], 'policy.pdf', { type: 'application/pdf' })
	await userEvent.upload(page.getByLabelText('File: Insurance'), insurance)
	await expect.element(page.getByRole('link', { name: /^Insurance: / })).not.toBeInTheDocument()
})

test('what was begun and not sent comes back for who typed it alone, and is begun anew by one press', async () => {
	serverAnswers(sellAnswers)
	const router = await openSell()
	await expect.element(page.getByText('This was begun earlier and not sent yet.')).not.toBeInTheDocument()
	expect(sellDraft.of(owner)).toBeNull()
	await chooseSneha()
	await expect.poll(() => sellDraft.of(owner)?.account).toBe('5')
	expect(sellDraft.of('desk other@pahiya.test')).toBeNull()
	await comeBack(router)
	await expect.element(combobox(/^Account/)).toHaveValue('Sneha Kulkarni, sneha@pahiya.test')
	await button('Start anew').click()
	await expect.element(combobox(/^Account/)).toHaveValue('')
	expect(sellDraft.of(owner)).toBeNull()
})
