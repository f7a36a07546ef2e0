import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { OwnSell } from '../../src/web/features/market/own/own-sell.tsx'
import { OwnSellList } from '../../src/web/features/market/own/own-sell-list.tsx'
import { aCompany } from './support/a-company.ts'
import { aSellRequestInFull } from './support/a-sell-request.ts'
import { button, headingOf, said, serverAnswers, show } from './support/show.tsx'
import { uploads } from './support/uploads.ts'

const company = { ...aCompany, whatsapp: '', upi_id: '', upi_name: '' }
const routes = [
	{ path: '/list', element: <OwnSellList /> },
	{ path: '/one', element: <OwnSell id={12} company={company} /> },
]
const list = 'GET /marketplace/sell-requests/'
const one = 'GET /marketplace/sell-requests/12/'
const insurance = 'GET /marketplace/secure-document/12/insurance_document/'
const refusedPuc = aSellRequestInFull({
	documents: {
		...aSellRequestInFull().documents,
		puc_certificate: {
			filename: 'puc.pdf',
			media_type: 'application/pdf',
			uploaded_at: '2026-11-23T06:00:00.000Z',
			acceptable: false,
			refusal_reason: 'It ended in May.',
		},
	},
	documents_complete: { complete: false, missing: ['puc_certificate'] },
	can: { supply: ['puc_certificate'] },
})

beforeEach(() => {
	localStorage.setItem('accessToken', JSON.stringify({ token: 'a', expiresAt: Date.now() + 600_000 }))
})

test('Vehicles for Sale names vehicle, number, price and status, what is missing, and why one was rejected (B.SELL-12, B.SELL-17, B.SELL-22)', async () => {
	const rejected = aSellRequestInFull({ id: 13, status: 'rejected', status_display: 'Rejected', rejection_reason: 'Frame is bent.' })
	serverAnswers({ [list]: [{ json: [refusedPuc, rejected] }] })
	await show(routes, '/list')
	const rows = page.getByRole('list', { name: 'Vehicles for Sale' }).getByRole('listitem')
	await expect
		.element(rows.first())
		.toMatchTextContent(/Hero Splendor Plus 2019.*SR12.*Pending.*Missing: PUC certificate.*MH 12 KT 4821.*₹48,000/)
	await expect.element(rows.first().getByRole('link')).toHaveAttribute('href', '/profile/sell-requests/12')
	await expect.element(rows.last()).toMatchTextContent(/Rejected.*Frame is bent/)
})

test.each([
	[{ status: 500 }, 'Failed to fetch sell requests'],
	[{ status: 400, json: { message: 'X' } }, 'X'],
])('a list that cannot be had says why: %j (B.SELL-28)', async (reply, words) => {
	serverAnswers({ [list]: [reply] })
	await show(routes, '/list')
	await expect.element(said(words)).toBeVisible()
})

test('without a token nothing is asked, and without sell requests there is a way to the form (B.SELL-27, B.SELL-33)', async () => {
	localStorage.clear()
	const calls = serverAnswers({ [list]: [{ json: [] }] })
	await show(routes, '/list')
	await expect.element(said('No access token found')).toBeVisible()
	expect(calls).toEqual([])
	localStorage.setItem('accessToken', JSON.stringify({ token: 'a', expiresAt: Date.now() + 600_000 }))
	await button('Retry').click()
	await expect.element(page.getByRole('link', { name: 'Sell Vehicle' })).toHaveAttribute('href', '/sell-vehicle')
})

test('its page has timeline, photos and pickup, and no inspection before there is one (B.SELL-19 to B.SELL-25, B.SELL-26)', async () => {
	serverAnswers({ [one]: [{ json: aSellRequestInFull() }] })
	await show(routes, '/one')
	await expect.element(headingOf('Sell request SR12')).toBeVisible()
	await expect
		.element(page.getByRole('list', { name: 'Progress' }))
		.toMatchTextContent(/Submitted.*Inspection scheduled.*Under inspection.*Inspection complete/)
	expect(page.getByRole('button', { name: /^Show picture/ }).elements()).toHaveLength(7)
	await expect.element(page.getByRole('region', { name: 'Pickup' })).toMatchTextContent(/12 MG Road.*9000012345.*25 Nov/)
	await expect.element(page.getByRole('region', { name: 'Inspection' })).not.toBeInTheDocument()
})

test.each([
	['agreed', { completed_at: null, notes: '' }, /25 Nov, 10:00 am.*FC Road.*Vijay$/],
	['done', { completed_at: '2026-11-25T05:20:00.000Z', notes: 'Runs well.' }, /FC Road.*Complete.*10:50 am.*Runs well\.$/],
])('an inspection that is %s shows when, where and who, and what was found (B.SELL-26, B.ADMIN-29)', async (_, changes, shown) => {
	const scheduled = aSellRequestInFull({
		status: 'inspection_scheduled',
		status_display: 'Inspection Scheduled',
		inspection_details: {
			scheduled_at: '2026-11-25T04:30:00.000Z',
			place: 'Shop 4, FC Road, Pune 411004',
			start_code: null,
			technician_name: 'Vijay',
			started_at: null,
			...changes,
		},
	})
	serverAnswers({ [one]: [{ json: scheduled }] })
	await show(routes, '/one')
	await expect.element(page.getByRole('region', { name: 'Inspection' })).toMatchTextContent(shown)
})

test('a document opens in a new window by its link; one without an address or refused says so and leaves none open (B.SELL-24, B.SELL-29, B.SELL-30)', async () => {
	const opened = { opener: {}, location: { href: '' }, close: vi.fn() }
	vi.spyOn(window, 'open').mockImplementation(() => opened as unknown as Window)
	serverAnswers({
		[one]: [{ json: aSellRequestInFull() }],
		[insurance]: [
			{ json: { url: 'https://pahiya.test/file', filename: 'insurance.pdf', expires_in: 300 } },
			{ json: {} },
			{ status: 404, json: { error: 'X' } },
			{ status: 500 },
		],
	})
	await show(routes, '/one')
	const open = button('Open Insurance in a new window')
	await open.click()
	await expect.poll(() => opened.location.href).toBe('https://pahiya.test/file')
	for (const words of ['No document URL received', 'X', 'Failed to access document']) {
		await open.click()
		await expect.element(page.getByRole('region', { name: 'Messages' }).getByText(words, { exact: true })).toBeVisible()
	}
	expect(opened.close).toHaveBeenCalledTimes(3)
})

test('a refused document is named with its reason and sent again; how far it is, is told (B.SELL-17, B.SELL-18, B.R-27)', async () => {
	serverAnswers({ [one]: [{ json: refusedPuc }], [list]: [{ json: [] }] })
	const sent = uploads()
	await show(routes, '/one')
	await expect.element(page.getByText('Missing: PUC certificate')).toBeVisible()
	await expect.element(page.getByText('Not accepted. It ended in May.')).toBeVisible()
	await userEvent.upload(page.getByLabelText('File: PUC certificate'), new File(['%PDF-1.4'], 'new.pdf', { type: 'application/pdf' }))
	await expect.poll(() => sent.length).toBe(1)
	expect([sent[0]?.address, [...(sent[0]?.body.keys() ?? [])]]).toEqual([
		'PATCH /marketplace/sell-requests/12/documents/',
		['puc_certificate'],
	])
	sent[0]?.leaves(0.5)
	await expect.element(page.getByText('Uploading, 50 %')).toBeVisible()
	sent[0]?.arrives({ status: 200, json: aSellRequestInFull() })
	await expect.element(page.getByText('Complete', { exact: true })).toBeVisible()
	await expect.element(page.getByText('Missing: PUC certificate')).not.toBeInTheDocument()
})

const inspected = aSellRequestInFull({ status: 'inspection_done', status_display: 'Inspection Done' })
const offers = 'GET /marketplace/sell-requests/12/offers/'
const anOffer = {
	id: 5,
	status: 'open',
	status_display: 'Waiting for the seller',
	expected_price: 48_000,
	lines: [
		{ label: 'Brakes: rear shoes worn', amount: -900 },
		{ label: 'New battery', amount: 400 },
	],
	price: 47_500,
	note: '',
	reason: '',
	created_at: '2026-11-25T06:00:00.000Z',
	answered_at: null,
}
const shownOffer = () => page.getByRole('region', { name: 'Our offer' })

test('an offer is explained line by line and accepted once, after a second question (D-48)', async () => {
	const accept = 'POST /marketplace/sell-requests/12/offers/5/accept/'
	const calls = serverAnswers({
		[one]: [{ json: inspected }],
		[offers]: [{ json: [anOffer] }, { json: [{ ...anOffer, status: 'accepted' }] }],
		'GET /marketplace/sell-requests/12/report/': [{ status: 404, json: { detail: 'Not found.' } }],
		[accept]: [{ json: { ...anOffer, status: 'accepted' } }],
	})
	await show(routes, '/one')
	await expect
		.element(shownOffer())
		.toMatchTextContent(/₹47,500.*Price you expect₹48,000.*rear shoes worn-₹900.*New battery\+₹400.*We offer₹47,500/)
	await button('Accept ₹47,500').click()
	const dialog = page.getByRole('dialog', { name: 'Accept ₹47,500?' })
	const send = dialog.getByRole('button', { name: 'Accept the offer' })
	// The second of two presses that opened it would not be heard.
	await expect.element(send).not.toHaveAttribute('aria-disabled', 'true')
	await send.dblClick()
	await expect.element(dialog).not.toBeInTheDocument()
	await expect.element(shownOffer()).toMatchTextContent(/Accepted/)
	expect(calls.filter(({ address }) => address === accept)).toHaveLength(1)
})

test('an offer is declined with a reason; one that was withdrawn meanwhile says so (D-48)', async () => {
	const decline = 'POST /marketplace/sell-requests/12/offers/5/decline/'
	const calls = serverAnswers({
		[one]: [{ json: inspected }],
		[offers]: [{ json: [anOffer] }, { json: [{ ...anOffer, status: 'withdrawn' }] }],
		'GET /marketplace/sell-requests/12/report/': [{ status: 404, json: { detail: 'Not found.' } }],
		[decline]: [{ status: 400, json: { detail: 'This offer was withdrawn.' } }],
	})
	await show(routes, '/one')
	await button('Decline').click()
	const dialog = page.getByRole('dialog', { name: 'Decline ₹47,500?' })
	await dialog.getByLabelText('Why do you decline?').fill('Too little.')
	await dialog.getByRole('button', { name: 'Decline the offer' }).click()
	await expect.element(dialog.getByRole('alert')).toMatchTextContent(/This offer was withdrawn/)
	expect(calls.find(({ address }) => address === decline)?.body).toEqual({ reason: 'Too little.' })
	await dialog.getByRole('button', { name: 'Not yet' }).click()
	await expect.element(shownOffer()).toMatchTextContent(/Withdrawn by us/)
})
