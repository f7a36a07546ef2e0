import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { alreadyActive, alreadyPending } from '../../src/contract/plans/plan-words.ts'
import type { OwnVehicle } from '../../src/contract/vehicles/vehicles.ts'
import { PlanOffer } from '../../src/web/features/plans/shop/plan-offer.tsx'
import { PlanQuestions } from '../../src/web/features/plans/shop/plan-questions.tsx'
import { SessionWatch } from '../../src/web/features/site/session-watch.tsx'
import { chooseOwnVehicle, resetVehicle } from '../../src/web/state/selected-vehicle.ts'
import { keepLogin } from './support/a-cart.ts'
import { aRequest, aSubscription, plans } from './support/a-plan.ts'
import { button, headingOf, said, serverAnswers, show } from './support/show.tsx'

const picker = { open: () => undefined, prepare: () => undefined }
const offer = (rendered: Parameters<typeof PlanOffer>[0]['rendered'] = plans) => (
	<>
		<h1>Pricing</h1>
		<SessionWatch />
		<PlanOffer rendered={rendered} phone="+91 00000 00000" picker={picker} />
	</>
)
const routes = [
	{ path: '/pricing', element: offer() },
	{ path: '/unloaded', element: offer(null) },
	{ path: '/asked', element: offer(undefined) },
	{ path: '/login', element: <h1>Login</h1> },
	{ path: '/profile', element: <h1>Profile</h1> },
	{ path: '/', element: <h1>Home</h1> },
]
const profile = {
	name: 'Asha Rider',
	email: 'asha@example.in',
	phone_number: '9876543210',
	address: 'Flat 7, Karve Road',
	city: 'Pune',
	state: 'Maharashtra',
	postal_code: '411004',
	vehicle_type: 1,
	vehicle_type_name: 'Motorcycle',
	manufacturer: 2,
	manufacturer_name: 'Hero',
	vehicle_model: 3,
	vehicle_name: 'Splendor Plus',
}
const model = { id: 3, name: 'Splendor Plus', manufacturer: 2, manufacturer_name: 'Hero', vehicle_type: 1, vehicle_type_name: 'Motorcycle' }
const send = 'POST /subscription/subscription-requests/'
const known = {
	'GET /accounts/profile/': [{ json: profile }],
	'GET /vehicle/user-vehicles/': [{ json: [] }],
	'GET /vehicle/vehicle-types/': [
		{
			json: [
				{ id: 1, name: 'Motorcycle' },
				{ id: 4, name: 'Scooter' },
			],
		},
	],
	'GET /vehicle/manufacturers/': [{ json: [{ id: 2, name: 'Hero' }] }],
	'GET /vehicle/vehicle-models/': [{ json: [model] }],
	'GET /subscription/subscription-requests/': [{ json: [] }],
	'GET /subscription/subscriptions/': [{ json: [] }],
	'GET /repairing-service/service-area/': [{ json: { served: true, city: 'Pune', state: 'Maharashtra' } }],
}
const cards = () => page.getByRole('list', { name: 'Plans' })
const tab = (name: string) => page.getByRole('navigation', { name: 'How long' }).getByRole('link', { name })
const subscribe = (name: string) => page.getByRole('button', { name: new RegExp(`^Subscribe Now to ${name}`) })
const form = () => page.getByRole('dialog', { name: 'Subscribe to Basic' })
const inForm = (name: string) => form().getByLabelText(new RegExp(`^${name}`))
const press = () => form().getByRole('button', { name: 'Send request' }).click()
const sent = (calls: ReturnType<typeof serverAnswers>) => calls.filter(({ address }) => address === send)

/** Opens the form of a logged-in customer. */
async function openForm(replies: Parameters<typeof serverAnswers>[0] = {}) {
	keepLogin()
	// The form of the test before may have kept something while it went.
	sessionStorage.clear()
	const calls = serverAnswers({ ...known, ...replies })
	const router = await show(routes, '/pricing')
	await subscribe('Basic').click()
	await expect.element(inForm('Name')).toHaveValue('Asha Rider')
	await expect.element(inForm('Model')).toHaveValue('3')
	return { calls, router }
}

test('three tabs, Quarterly first, show the plans that are to be had for that time, each with its price, visits and features (A.PRICING-01..06, A.PRICING-17)', async () => {
	serverAnswers({})
	await show(routes, '/pricing')
	expect(
		page
			.getByRole('navigation', { name: 'How long' })
			.getByRole('link')
			.elements()
			.map(({ textContent }) => textContent),
	).toEqual(['Quarterly', 'Half Yearly', 'Yearly'])
	await expect.element(tab('Quarterly')).toHaveAttribute('aria-current', 'page')
	await expect
		.element(cards())
		.toMatchTextContent(/^Basic₹799for 3 months, GST included.*Visits at your door2.*Price per visit₹400.*You save–/)
	await expect.element(cards()).not.toMatchTextContent(/Care/)
	await tab('Half Yearly').click()
	await expect.element(cards().getByText('Regular price')).toBeInTheDocument()
	await expect.element(cards()).toMatchTextContent(/₹1,199.*You save₹100/)
	await tab('Yearly').click()
	const rows = cards()
		.getByRole('listitem')
		.filter({ has: page.getByRole('heading') })
	await expect.poll(() => rows.elements().length).toBe(2)
	await expect.element(rows.first()).not.toMatchTextContent(/Popular/)
	await expect.element(rows.last()).toMatchTextContent(/CarePopular.*Basic, and a full service\.Everything in Basic/)
})

test('without plans the tab says so; what could not be loaded is asked for again, and nothing is made up (A.R-50, A.PRICING-16)', async () => {
	serverAnswers({ 'GET /subscription/plans/': [{ status: 500 }, { status: 500 }, { json: [] }] })
	await show(routes, '/unloaded')
	await expect.element(said('Failed to load plans. Please try again.')).toBeVisible()
	await button('Retry').click()
	await button('Retry').click()
	await expect.element(page.getByRole('heading', { name: 'No plans available' })).toBeVisible()
})

test('a visitor is asked nothing of his own and led to the login, whose way back is the page (A.PRICING-08, A.PRICING-15)', async () => {
	const calls = serverAnswers({})
	const router = await show(routes, '/pricing')
	await subscribe('Basic').click()
	await expect.element(headingOf('Login')).toBeVisible()
	expect(router.state.location.state).toEqual({ from: '/pricing' })
	expect(calls).toEqual([])
})

test('who has a plan, or has asked for one, reads that beside the offer (A.R-49, A.SUB-02)', async () => {
	keepLogin()
	serverAnswers({
		...known,
		'GET /subscription/subscriptions/': [{ json: [aSubscription({ remaining_visits: 1 })] }],
		'GET /subscription/subscription-requests/': [{ json: [aRequest()] }],
	})
	await show(routes, '/pricing')
	const own = page.getByRole('region', { name: 'Your plan' })
	await expect.element(own).toMatchTextContent(/You have Basic, Quarterly until .*, with 1 visit left/)
	await expect.element(own).toMatchTextContent(/You have asked for Basic, Quarterly, BK0000000005/)
})

test('the form is filled from the profile, names plan and price, and sends exactly its keys, once (A.PRICING-07, A.SUBREQ-01, A.SUBREQ-03, A.SUBREQ-13, A.LAYOUT-35, A.LAYOUT-36)', async () => {
	// The price changed while the form stood open: what was asked for costs what the answer says.
	const { calls } = await openForm({ [send]: [{ status: 201, json: aRequest({ price: 849, discounted_price: 849 }) }] })
	await expect.element(form()).toMatchTextContent(/Basic, Quarterly₹799for 3 months.*2 visits/)
	await inForm('Email').fill(' A@B.IN ')
	await form().getByRole('button', { name: 'Send request' }).dblClick()
	const dialog = page.getByRole('dialog', { name: 'Your request is sent' })
	await expect
		.element(dialog)
		.toMatchTextContent(
			/BK0000000005.*Basic, Quarterly₹849 for 3 months.*Date and timeFri 20 Nov, 11:30 am.*VehicleHero Splendor Plus.*AddressFlat 7, Karve RoadPune, Maharashtra 411004/,
		)
	await expect.element(dialog.getByRole('link', { name: 'View My Subscriptions' })).toHaveAttribute('href', '/profile?tab=subscriptions')
	await expect.element(dialog.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
	expect(sent(calls).map(({ body }) => body)).toEqual([
		{
			plan_variant: 11,
			vehicle_type: 1,
			manufacturer: 2,
			vehicle_model: 3,
			customer_name: 'Asha Rider',
			customer_email: 'a@b.in',
			customer_phone: '9876543210',
			address: 'Flat 7, Karve Road',
			city: 'Pune',
			state: 'Maharashtra',
			postal_code: '411004',
		},
	])
})

test('a reply without a reference gets one of ours (A.CONST-20)', async () => {
	await openForm({ [send]: [{ status: 201, json: aRequest({ reference: '', service_reference: '' }) }] })
	await press()
	await expect.element(page.getByRole('dialog', { name: 'Your request is sent' })).toMatchTextContent(/BK\d{10}/)
})

test('what is wrong is said at its field and over all, and nothing is sent (A.SUBREQ-04..12)', async () => {
	const { calls } = await openForm()
	const wrong: [string, string, string][] = [
		['Postal code', '5600', 'Please enter a valid 6-digit postal code'],
		['City', ' ', 'This field is required'],
		['State', '', 'This field is required'],
		['Street address', '', 'This field is required'],
		['Name', ' ab ', 'Name must be at least 3 characters long'],
		['Email', 'a@b', 'Please enter a valid email address'],
		['Phone', '98765', 'Please enter a valid 10-digit phone number'],
	]
	for (const [label, text] of wrong) await inForm(label).fill(text)
	await inForm('Vehicle type').selectOptions('')
	await press()
	await expect.element(form().getByText('Please correct the errors in the form')).toBeVisible()
	for (const words of [
		...wrong.map(([, , said]) => said),
		'Please select a valid vehicle type',
		'Please select a valid manufacturer',
		'Please select a valid model',
	])
		await expect.element(form().getByText(words).first()).toBeVisible()
	expect(sent(calls)).toEqual([])
})

test.each([360, 320])('at %i pixels the form leads to what is wrong and shows why, above its buttons (ux 12)', async (width) => {
	await page.viewport(width, 640)
	await openForm()
	await inForm('Phone').fill('98765')
	await press()
	const words = form().getByText('Please enter a valid 10-digit phone number')
	await expect.element(inForm('Phone')).toHaveFocus()
	await expect.element(form().getByText('Please correct the errors in the form')).toBeVisible()
	const { left, bottom } = words.element().getBoundingClientRect()
	expect(document.elementFromPoint(left + 4, bottom - 4)).toBe(words.element())
})

test('where nobody comes for the visits, the postal code says so before anything else is typed in vain (D-52)', async () => {
	const { calls } = await openForm({
		'GET /repairing-service/service-area/': [{ json: { served: false, city: 'Pune', state: 'Maharashtra' } }],
	})
	await expect.element(form().getByText('We do not come to 411004 yet.')).toBeVisible()
	await press()
	await expect.element(form().getByText('Please correct the errors in the form')).toBeVisible()
	expect(sent(calls)).toEqual([])
})

test('another type empties manufacturer and model, another manufacturer the model (A.SUBREQ-14, A.SUBREQ-15)', async () => {
	await openForm()
	await inForm('Vehicle type').selectOptions('Scooter')
	await expect.element(inForm('Manufacturer')).toHaveValue('')
	await expect.element(inForm('Model')).toHaveValue('')
	await inForm('Manufacturer').selectOptions('Hero')
	await inForm('Model').selectOptions('Splendor Plus')
	await inForm('Manufacturer').selectOptions('')
	await expect.element(inForm('Model')).toHaveValue('')
})

test.each([
	[
		'an active subscription',
		alreadyActive,
		'You have an active subscription',
		{ detail: alreadyActive, non_field_errors: [alreadyActive] },
	],
	['an active subscription, said in a list', alreadyActive, 'You have an active subscription', [alreadyActive]],
	['a pending request', alreadyPending, 'Your request is in progress', { message: alreadyPending }],
])('%s closes the form and opens its dialog with the phone (A.SUBREQ-16..19, A.R-53)', async (_, words, title, json) => {
	await openForm({ [send]: [{ status: 400, json }] })
	await press()
	const dialog = page.getByRole('dialog', { name: title })
	await expect.element(dialog).toMatchTextContent(new RegExp(words.replaceAll('.', '\\.')))
	await expect.element(dialog).toMatchTextContent(/\+91 00000 00000/)
	await expect.element(dialog.getByRole('link', { name: 'Call Us' })).toHaveAttribute('href', 'tel:+910000000000')
	await dialog.getByRole('button', { name: 'Close' }).last().click()
	expect(
		page
			.getByRole('dialog')
			.elements()
			.filter((dialog) => dialog.hasAttribute('open')),
	).toHaveLength(0)
})

test.each<[object, RegExp]>([
	[{ postal_code: ['No such code.'] }, /No such code[.].*Please correct the highlighted fields/],
	[{ detail: 'Our desk is closed.' }, /Our desk is closed[.]/],
	[{}, /Validation failed\. Please check your input\./],
])('another refusal %j is said at its field or over all, and the form stays (A.SUBREQ-20, A.SUBREQ-21)', async (json, words) => {
	await openForm({ [send]: [{ status: 400, json }] })
	await press()
	await expect.element(form()).toMatchTextContent(words)
	await expect.element(inForm('Name')).toHaveValue('Asha Rider')
})

test('anything else is an unexpected error with its status, what to do and Call Us; the form stays and the next try goes with the same key (A.SUBREQ-23, A.LAYOUT-37, B.R-45)', async () => {
	const { calls } = await openForm({ [send]: [{ status: 500 }, { status: 500 }, { status: 201, json: aRequest() }] })
	await press()
	const dialog = page.getByRole('dialog', { name: 'Unexpected Error' })
	await expect.element(dialog).toMatchTextContent(/Reference: 500.*Check your connection/)
	await dialog.getByRole('button', { name: 'Close' }).last().click()
	await press()
	await expect.element(page.getByRole('dialog', { name: 'Your request is sent' })).toBeVisible()
	expect(new Set(sent(calls).map(({ key }) => key)).size).toBe(1)
})

test('a session that ends in mid-form says so and leads to the login; afterwards the form is open with all that was typed (A.SUBREQ-22, ux 27)', async () => {
	localStorage.setItem('accessToken', JSON.stringify({ token: 'a.b.c', expiresAt: Date.now() + 30 * 60_000 }))
	const { router } = await openForm({
		[send]: [{ status: 401, json: { detail: 'x' } }],
		'POST /accounts/token/refresh/': [{ status: 401, json: { detail: 'x' } }],
	})
	await inForm('Street address').fill('Plot 8, Baner')
	await press()
	const dialog = page.getByRole('dialog', { name: 'Session Expired' })
	await expect.element(dialog).toMatchTextContent(/Please login again/)
	await dialog.getByRole('button', { name: 'Login' }).click()
	await expect.element(headingOf('Login')).toBeVisible()
	expect(router.state.location.state).toEqual({ from: { pathname: window.location.pathname, search: window.location.search, hash: '' } })
	keepLogin()
	serverAnswers(known)
	await router.navigate('/pricing')
	await expect.element(inForm('Street address')).toHaveValue('Plot 8, Baner')
})

test('what was typed stays over closing, and a form that was closed stays closed (A.LAYOUT-40)', async () => {
	const { router } = await openForm()
	await inForm('Street address').fill('Plot 8, Baner')
	await form().getByRole('button', { name: 'Not now' }).click()
	await router.navigate('/')
	await router.navigate('/pricing')
	await expect.element(subscribe('Basic')).toBeVisible()
	expect(form().elements()).toHaveLength(0)
	await subscribe('Basic').click()
	await expect.element(inForm('Street address')).toHaveValue('Plot 8, Baner')
	expect(JSON.parse(localStorage.getItem('sharedFormData') ?? 'null')).toMatchObject({ name: 'Asha Rider', address: 'Plot 8, Baner' })
})

const faq = { id: 1, question: 'Can I stop?', answer: 'Yes, at any time.', page: 'pricing', order: 0, is_active: true }
const asked = (rendered: Parameters<typeof PlanQuestions>[0]['rendered']) =>
	show([{ path: '/', element: <PlanQuestions rendered={rendered} /> }], '/')

test('questions are those that the company writes (A.PRICING-09, A.ADMIN-30)', async () => {
	const calls = serverAnswers({})
	await asked([faq])
	await expect.element(page.getByRole('heading', { name: 'Frequently asked questions' })).toBeVisible()
	await page.getByText('Can I stop?').click()
	await expect.element(page.getByText('Yes, at any time.')).toBeVisible()
	expect(calls).toEqual([])
})

test('questions that the page came without can be asked for (A.ADMIN-30)', async () => {
	serverAnswers({ 'GET /faqs/': [{ json: [faq] }] })
	await asked(null)
	await button('Retry').click()
	await expect.element(page.getByText('Can I stop?')).toBeVisible()
})

test('the form is for the bike of the garage that is chosen on this device, else for the first (A.SUBREQ-01)', async () => {
	const own = {
		vehicle_type: 1,
		vehicle_type_name: 'Motorcycle',
		manufacturer: 2,
		manufacturer_name: 'Hero',
		drawing: 'commuter',
		paint: 'blue',
	}
	const first = { ...own, id: 1, vehicle_model: 3, vehicle_model_name: 'Splendor Plus', registration_number: 'MH12KT4821', fuel: 'petrol' }
	const second = { ...own, id: 2, vehicle_model: 8, vehicle_model_name: 'Passion Pro', registration_number: 'MH14AB1234', fuel: 'petrol' }
	keepLogin()
	sessionStorage.clear()
	serverAnswers({
		...known,
		'GET /vehicle/user-vehicles/': [{ json: [first, second] }],
		'GET /vehicle/vehicle-models/': [{ json: [model, { ...model, id: 8, name: 'Passion Pro' }] }],
	})
	chooseOwnVehicle(second as OwnVehicle)
	await show(routes, '/pricing')
	await subscribe('Basic').click()
	await expect.element(inForm('Model')).toHaveValue('8')
	resetVehicle()
})
