import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { wrongStartCode } from '../../src/contract/doorstep/start-words.ts'
import { inspectionPoints, pointsOf } from '../../src/contract/market/inspection-point-words.ts'
import type { StaffInspection } from '../../src/contract/market/inspections.ts'
import { InspectionForm } from '../../src/web/features/market/staff/inspection-form.tsx'
import { staffInspection } from '../../src/web/features/market/staff/inspection-writes.ts'
import { useFoundRow } from '../../src/web/kits/sold/use-found-row.ts'
import { keepToken, signedInMarker } from '../../src/web/session/tokens.ts'
import { waitingOf } from '../../src/web/state/waiting-writes.ts'
import { button, serverAnswers, show, told } from './support/show.tsx'

const vehicle = { fuel_type: 'petrol', vehicle_type: 'Motorcycle' } as const
const points = pointsOf(vehicle)
type Result = StaffInspection['results'][number]
const found = (point: string, changes: Partial<Result> = {}): Result => ({ point, rating: 'good', remark: '', photos: [], ...changes })
const anInspection = (results: Result[] = [], changes: Partial<StaffInspection> = {}): StaffInspection => ({
	...vehicle,
	id: 12,
	reference: 'SR12',
	status: 'under_inspection',
	status_display: 'Under Inspection',
	vehicle: 'Hero Splendor Plus 2019',
	registration_number: 'MH 12 KT 4821',
	kms_driven: 32_000,
	seller_name: 'Asha',
	contact_number: '9000012345',
	address: '12 MG Road',
	technician_id: 3,
	technician_name: 'Imran',
	starts_at: '2026-11-24T04:30:00.000Z',
	ends_at: '2026-11-24T05:30:00.000Z',
	started_at: '2026-11-24T04:31:00.000Z',
	completed_at: null,
	results,
	summary: '',
	score: null,
	verdict: null,
	can: { start: false, fill: true, complete: true },
	version: 4,
	...changes,
})
const horn = '/admin/inspections/12/points/horn/'
const saved = (changes: Partial<Result>) => ({ json: { id: 12, version: 4, score: 0, verdict: 'good', ...found('horn', changes) } })

function Shown() {
	const { row: inspection } = useFoundRow(staffInspection(12))
	return inspection ? <InspectionForm inspection={inspection} /> : null
}
beforeEach(() => {
	keepToken('a-token', true)
	signedInMarker.set({ username: 'imran', name: 'Imran', email: 'imran@example.in', role: 'technician', remember: true })
})

async function open(replies: Parameters<typeof serverAnswers>[0] = {}, inspection = anInspection()) {
	await page.viewport(360, 740)
	const calls = serverAnswers({ 'GET /admin/inspections/12/': [{ json: inspection }], ...replies })
	await show([{ path: '/', element: <Shown /> }], '/')
	await page.getByText(/^Lights and electrics \d+ of/).click()
	return (address: string) => calls.filter((call) => call.address === address)
}
const point = (name: string) => page.getByRole('group', { name, exact: true })

test('one touch saves one point by one small write, and the whole follows (B.ADMIN-29)', async () => {
	const sent = await open({ [`PUT ${horn}`]: [saved({ rating: 'good' })] })
	await point('Horn').getByRole('radio', { name: 'Good' }).click()
	await expect.element(told('Saved')).toBeVisible()
	expect(sent(`PUT ${horn}`).map(({ body }) => body)).toEqual([{ rating: 'good' }])
	await expect.element(page.getByText(`1 of ${points.length} · 100 of 100, excellent`)).toBeInTheDocument()
})

test('a touch is shown at once, also while an earlier one of the same point still travels (B.ADMIN-29)', async () => {
	const { promise, resolve } = Promise.withResolvers<void>()
	const sent = await open({ [`PUT ${horn}`]: [{ ...saved({ rating: 'good' }), after: promise }, saved({ rating: 'worn' })] })
	const radio = (name: string) => point('Horn').getByRole('radio', { name })
	await radio('Good').click()
	await radio('Worn').click()
	await expect.element(radio('Worn')).toBeChecked()
	expect(sent(`PUT ${horn}`)).toHaveLength(1)
	resolve()
	await expect.element(told('Saved')).toBeVisible()
	await expect.element(radio('Worn')).toBeChecked()
	expect(sent(`PUT ${horn}`).map(({ body }) => body)).toEqual([{ rating: 'good' }, { rating: 'worn' }])
})

test('a fault asks for a few words, which are saved on leaving the field, after the rating', async () => {
	const sent = await open({ [`PUT ${horn}`]: [saved({ rating: 'faulty' }), saved({ rating: 'faulty', remark: 'Silent' })] })
	await point('Horn').getByRole('radio', { name: 'Faulty' }).click()
	const remark = page.getByLabelText('Remark on horn')
	await expect.element(page.getByText('A fault needs a few words.')).toBeVisible()
	await userEvent.fill(remark, 'Silent')
	await userEvent.tab()
	await expect.poll(() => sent(`PUT ${horn}`).map(({ body }) => body)).toEqual([{ rating: 'faulty' }, { remark: 'Silent' }])
})

test('without a connection what was found waits on the phone, point by point, the latest alone (decision 0031)', async () => {
	await open({ [`PUT ${horn}`]: ['away'] })
	await point('Headlamp').getByRole('radio', { name: 'Worn' }).click()
	await expect.element(told('Kept on this phone')).toBeVisible()
	await point('Horn').getByRole('radio', { name: 'Faulty' }).click()
	await expect.poll(() => waitingOf('imran').length).toBe(2)
	await point('Horn').getByRole('radio', { name: 'Good' }).click()
	await expect
		.poll(() => waitingOf('imran').map(({ params, body }) => [params.point, body]))
		.toEqual([
			['headlamp', { rating: 'worn' }],
			['horn', { rating: 'good' }],
		])
	await expect.element(point('Horn').getByRole('radio', { name: 'Good' })).toBeChecked()
})

test('what the server refuses is said at its point and can be saved again', async () => {
	const sent = await open({
		[`PUT ${horn}`]: [{ status: 400, json: { detail: 'Only an inspection that has begun can be filled in.' } }, saved({})],
	})
	await point('Horn').getByRole('radio', { name: 'Good' }).click()
	await expect
		.element(page.getByRole('alert').filter({ hasText: 'Not saved: Only an inspection that has begun can be filled in.' }))
		.toBeVisible()
	await button('Save again').click()
	await expect.element(told('Saved')).toBeVisible()
	expect(sent(`PUT ${horn}`)).toHaveLength(2)
})

test('what is missing is named before it can be completed; whole, it is completed with a summary', async () => {
	const whole = points.map(({ id }) => found(id))
	const complete = 'POST /admin/inspections/12/complete/'
	const almost = whole.filter(({ point: id }) => id !== 'horn')
	const done = anInspection(whole, { status: 'inspection_done', can: { start: false, fill: false, complete: false } })
	const sent = await open({ [`PUT ${horn}`]: [saved({})], [complete]: [{ json: done }] }, anInspection(almost))
	await button('Complete').click()
	const missing = page.getByRole('dialog', { name: 'Not complete yet' })
	await expect.element(missing.getByRole('listitem')).toHaveTextContent('Horn')
	await missing.getByRole('button', { name: 'Not yet' }).click()
	await point('Horn').getByRole('radio', { name: 'Good' }).click()
	await expect.element(told('Saved')).toBeVisible()
	await button('Complete').click()
	const dialog = page.getByRole('dialog', { name: 'Complete the inspection of SR12?' })
	await userEvent.fill(dialog.getByLabelText('Summary'), 'Runs well.')
	const send = dialog.getByRole('button', { name: 'Complete inspection' })
	await expect.element(send).not.toHaveAttribute('aria-disabled', 'true')
	await send.click()
	await expect.poll(() => sent(complete).map(({ body }) => body)).toEqual([{ summary: 'Runs well.' }])
	await expect.element(point('Horn').getByRole('radio', { name: 'Good' })).toBeDisabled()
})

async function takePhoto() {
	const canvas = document.createElement('canvas')
	canvas.width = 2_000
	canvas.height = 1_000
	canvas.getContext('2d')?.fillRect(0, 0, 900, 900)
	const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
	const input = document.querySelector<HTMLInputElement>('input[aria-label="Photo of horn: file"]')
	await userEvent.upload(input as HTMLInputElement, new File([blob ?? ''], 'horn.png', { type: 'image/png' }))
}

test('a photo that finds no connection is sent by itself once there is one, with the key of its first try', async () => {
	const address = `POST ${horn}photos/`
	const sent = await open(
		{ [address]: ['away', { status: 201, json: saved({ photos: [{ id: 1, url: '/media/inspections/a.jpg' }] }).json }] },
		anInspection([found('horn', { remark: 'Loud' })]),
	)
	await takePhoto()
	await expect.element(told('A photo is not sent yet.')).toBeVisible()
	await expect.poll(() => sent(address).length).toBe(1)
	window.dispatchEvent(new Event('online'))
	await expect.element(page.getByRole('list', { name: 'Photos: horn' })).toBeInTheDocument()
	expect(new Set(sent(address).map(({ key }) => key)).size).toBe(1)
	vi.unstubAllGlobals()
})

test('photos are drawn smaller before they travel, and one that is refused takes no other one with it (B.ADMIN-29)', async () => {
	const address = `POST ${horn}photos/`
	const arrived = { status: 201, json: saved({ photos: [{ id: 1, url: '/media/inspections/a.jpg' }] }).json }
	const refused = { status: 400, json: { image: ['This photo cannot be read.'] } }
	const sent = await open({ [address]: ['away', 'away', refused, arrived] }, anInspection([found('horn', { remark: 'Loud' })]))
	await takePhoto()
	await expect.poll(() => sent(address).length).toBe(1)
	await takePhoto()
	await expect.element(told('2 photos are not sent yet.')).toBeVisible()
	await expect.poll(() => sent(address).length).toBe(2)
	window.dispatchEvent(new Event('online'))
	await expect.element(page.getByRole('list', { name: 'Photos: horn' })).toBeInTheDocument()
	await expect.element(page.getByRole('alert').filter({ hasText: 'This photo cannot be read.' })).toBeVisible()
	await expect.element(told('not sent yet')).not.toBeInTheDocument()
	expect(new Set(sent(address).map(({ key }) => key)).size).toBe(2)
	const form = sent(address).at(-1)?.body as FormData
	const image = form.get('image') as File
	const { width, height } = await createImageBitmap(image)
	expect([image.type, width, height]).toEqual(['image/jpeg', 1_600, 800])
	vi.unstubAllGlobals()
})

test('every point of the list can be told from the others by its name', () => {
	const names = inspectionPoints.map(({ name }) => name)
	expect(new Set(names).size).toBe(names.length)
})

test('a technician at the seller’s door begins it with the seller’s code; a wrong one is refused at its field (decision 0056)', async () => {
	const scheduled = anInspection([], {
		status: 'inspection_scheduled',
		started_at: null,
		can: { start: true, fill: false, complete: false },
	})
	const calls = await open(
		{ 'POST /admin/inspections/12/start/': [{ status: 400, json: { start_code: [wrongStartCode] } }, { json: anInspection() }] },
		scheduled,
	)
	await button('Start the inspection of SR12').click()
	const question = page.getByRole('dialog', { name: 'Start SR12?' })
	await question.getByLabelText('Start code').fill('1111')
	await question.getByRole('button', { name: 'Start now' }).click()
	await expect.element(question.getByLabelText('Start code')).toHaveAccessibleDescription(new RegExp(wrongStartCode))
	await question.getByLabelText('They cannot tell me the code').click()
	await question.getByLabelText('Why there is no code').fill('A neighbour opened')
	await question.getByRole('button', { name: 'Start now' }).click()
	await expect.element(question).not.toBeInTheDocument()
	expect(calls('POST /admin/inspections/12/start/').map(({ body }) => body)).toEqual([
		{ version: 4, start_code: '1111' },
		{ version: 4, start_without: 'A neighbour opened' },
	])
})
