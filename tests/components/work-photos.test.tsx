import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { StaffWorkPhotos } from '../../src/contract/doorstep/work-photos.ts'
import { storedFiles } from '../../src/web/browser/stored-files.ts'
import { PhotosOfWork } from '../../src/web/kits/work/photos-of-work.tsx'
import { WorkPhotos } from '../../src/web/kits/work/work-photos.tsx'
import { sendWaiting } from '../../src/web/offline/send-waiting.ts'
import { keepToken, signedInMarker } from '../../src/web/session/tokens.ts'
import { forgetRefused } from '../../src/web/state/waiting-photos.ts'
import { waitingOf, waitingWrites } from '../../src/web/state/waiting-writes.ts'
import { button, said, serverAnswers, show } from './support/show.tsx'

const reference = 'BK0000000007'
const path = '/admin/repair-bookings/7/photos/'
const work = { work: 'repair', id: 7, reference } as const
type Photo = StaffWorkPhotos['photos'][number]
/** One of one colour, drawn in the page itself. */
const dot = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw=='
const aPhoto = (id: number, moment: Photo['moment'], remove = true): Photo => ({
	id,
	moment,
	taken_at: '2026-11-20T06:00:00.000Z',
	url: `${dot}#${id}`,
	can: { remove },
})
const photos = (...all: Photo[]) => ({ json: { photos: all, can: { add: true }, version: 3 } satisfies StaffWorkPhotos })

function signIn(role: string) {
	keepToken('a-token', true)
	signedInMarker.set({ username: 'imran', name: 'Imran', email: 'imran@example.in', role, remember: true })
}
beforeEach(async () => {
	vi.unstubAllGlobals()
	waitingWrites.remove()
	await storedFiles.forget('imran at work')
	signIn('technician')
	await page.viewport(360, 740)
})
const card = [{ path: '/', element: <WorkPhotos of={work} isOpen /> }]
const list = (moment: string) => page.getByRole('list', { name: `Photos ${moment} the work` })

async function aPicture(name = 'camera.png') {
	const canvas = document.createElement('canvas')
	canvas.width = 2_000
	canvas.height = 1_000
	canvas.getContext('2d')?.fillRect(0, 0, 900, 900)
	const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
	return new File([blob ?? ''], name, { type: 'image/png' })
}
const choose = async (moment: string, file: File | null = null) =>
	userEvent.upload(page.getByLabelText(`Photo ${moment} the work, ${reference}: file`), file ?? (await aPicture()))
const sentTo = (calls: { address: string; body: unknown; key: string | null }[]) =>
	calls.filter(({ address }) => address === `POST ${path}`)

test('a technician adds photos to each group, drawn smaller before they travel, and sees them large (decision 0063)', async () => {
	const before = aPhoto(1, 'before')
	const calls = serverAnswers({
		[`GET ${path}`]: [photos()],
		[`POST ${path}`]: [
			{ status: 201, ...photos(before) },
			{ status: 201, ...photos(before, aPhoto(2, 'after')) },
		],
	})
	await show(card, '/')
	await choose('before')
	await expect.element(button('See photo 1 before the work large')).toBeVisible()
	await choose('after')
	await expect.element(button('See photo 1 after the work large')).toBeVisible()
	const [first, second] = sentTo(calls).map(({ body, key }) => ({ form: body as FormData, key }))
	expect([first?.form.get('moment'), second?.form.get('moment')]).toEqual(['before', 'after'])
	const image = first?.form.get('image') as File
	const { width, height } = await createImageBitmap(image)
	expect([image.type, width, height]).toEqual(['image/jpeg', 1_600, 800])
	expect(first?.key).not.toBe(second?.key)
	expect(await storedFiles.of('imran at work')).toEqual(new Map())
	await button('See photo 1 before the work large').click()
	await expect.element(page.getByRole('dialog', { name: 'Before the work' })).toBeVisible()
	await userEvent.keyboard('{Escape}')
	// Both groups stand side by side on the narrowest phone, and nothing is wider than it.
	const [left, right] = ['before', 'after'].map((moment) => list(moment).element().getBoundingClientRect())
	expect(left?.top).toBe(right?.top)
	expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
	expect(button(`Add photo before the work, ${reference}`).element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
})

test('without a connection a photo waits on the phone behind his start, over a reload, and arrives once (D-20, decision 0031)', async () => {
	const start = { key: 'start', call: 'changeRepairBooking' as const, params: { id: 7 }, body: { status: 'in_progress', version: 2 } }
	waitingWrites.set({
		owner: 'imran',
		writes: [{ ...start, seen: 2, shows: { status: 'in_progress' }, words: `Start ${reference}`, triedAt: null, refused: null }],
	})
	const offline = serverAnswers({ [`GET ${path}`]: ['away'] })
	await show(card, '/')
	await choose('before')
	await expect.element(list('before')).toMatchTextContent(/Kept on this phone; sent when you are online again/)
	expect(sentTo(offline)).toEqual([])
	expect(waitingOf('imran').map(({ words }) => words)).toEqual([`Start ${reference}`, `Photo before the work: ${reference}`])
	const [key] = waitingOf('imran')
		.slice(-1)
		.map((write) => write.key)

	await show(card, '/')
	await expect.element(list('before').last()).toMatchTextContent(/Kept on this phone/)
	const calls = serverAnswers({
		'PATCH /admin/repair-bookings/7/': [{ json: { id: 7, version: 3 } }],
		[`GET ${path}`]: [photos(aPhoto(1, 'before'))],
		[`POST ${path}`]: [{ status: 201, ...photos(aPhoto(1, 'before')) }],
	})
	const end = sendWaiting('imran', () => undefined)
	await expect.poll(() => waitingWrites.get()).toBeNull()
	end()
	expect(calls.filter(({ address }) => !address.startsWith('GET')).map((call) => [call.address, call.key])).toEqual([
		['PATCH /admin/repair-bookings/7/', 'start'],
		[`POST ${path}`, key],
	])
	const [form] = sentTo(calls).map(({ body }) => body as FormData)
	expect([form?.get('moment'), form?.get('image')]).toEqual(['before', expect.any(File)])
	expect(await storedFiles.of('imran at work')).toEqual(new Map())
	await expect.element(list('before').last()).not.toMatchTextContent(/Kept on this phone/)
})

test('what was being sent as the page closed is sent when it is opened again, with the key it had (D-19)', async () => {
	const file = await aPicture()
	await storedFiles.keep('imran at work', 'repair 7 after a-key-of-its-own', file)
	await storedFiles.keep('imran at work', 'visit 7 after of-other-work', file)
	const calls = serverAnswers({ [`GET ${path}`]: [photos()], [`POST ${path}`]: [{ status: 201, ...photos(aPhoto(1, 'after')) }] })
	await show(card, '/')
	await expect.element(button('See photo 1 after the work large')).toBeVisible()
	expect(sentTo(calls).map(({ key }) => key)).toEqual(['a-key-of-its-own'])
	expect([...(await storedFiles.of('imran at work')).keys()]).toEqual(['visit 7 after of-other-work'])
})

test('a photo that the server refuses says why and is not sent again; one that failed on the way can be (D-48)', async () => {
	serverAnswers({
		[`GET ${path}`]: [photos()],
		[`POST ${path}`]: [
			{ status: 400, json: { image: ['The work was completed on an earlier day.'] } },
			{ status: 503 },
			{ status: 201, ...photos(aPhoto(1, 'before')) },
		],
	})
	await show(card, '/')
	await choose('before')
	await expect.element(said('The work was completed on an earlier day.')).toBeVisible()
	await expect.poll(async () => (await storedFiles.of('imran at work')).size).toBe(0)
	await choose('before')
	await expect.element(list('before')).toMatchTextContent(/Not sent. Please try again./)
	await button('Try again').click()
	await expect.element(button('See photo 1 before the work large')).toBeVisible()
	await userEvent.upload(
		page.getByLabelText(`Photo after the work, ${reference}: file`),
		new File(['<svg/>'], 'drawing.jpg', { type: 'image/jpeg' }),
	)
	await expect.element(said(/This is no photo that can be read/)).toBeVisible()
})

test('a photo that waited and was refused is forgotten with its words once they were read', async () => {
	await storedFiles.keep('imran at work', 'repair 7 before k', await aPicture())
	const write = { key: 'k', call: 'addRepairPhoto' as const, params: { id: 7 }, body: { moment: 'before' }, seen: null, shows: {} }
	waitingWrites.set({ owner: 'imran', writes: [{ ...write, words: 'Photo', triedAt: null, refused: 'There are 6 already.' }] })
	forgetRefused('k')
	await expect.poll(async () => (await storedFiles.of('imran at work')).size).toBe(0)
	expect(waitingWrites.get()).toBeNull()
})

test('he deletes what he took by mistake, and nobody else’s; six of a moment are enough (decision 0063)', async () => {
	const six = [1, 2, 3, 4, 5, 6].map((id) => aPhoto(id, 'before', id !== 2))
	const calls = serverAnswers({ [`GET ${path}`]: [photos(...six)], [`DELETE ${path}1/`]: [photos(...six.slice(1))] })
	await show(card, '/')
	await expect.element(page.getByText('6 photos, no more fit')).toBeVisible()
	expect(page.getByRole('button', { name: 'Delete photo 2 before the work' }).elements()).toEqual([])
	await button('Delete photo 1 before the work').click()
	await expect.element(button(`Add photo before the work, ${reference}`)).toBeVisible()
	expect(calls.filter(({ address }) => address.startsWith('DELETE'))).toHaveLength(1)
})

test('the office sees nothing before the work has begun, and says what failed to load', async () => {
	signIn('staff')
	const empty = { json: { photos: [], can: { add: false }, version: 1 } }
	serverAnswers({ [`GET ${path}`]: [{ status: 500 }, { status: 500 }, empty] })
	await show([{ path: '/', element: <WorkPhotos of={work} /> }], '/')
	await expect.element(page.getByText('The photos could not be loaded.')).toBeVisible()
	await button('Retry').click()
	await expect.element(page.getByRole('heading', { name: 'Photos' })).not.toBeInTheDocument()
})

test('a customer sees before and after side by side and each large; where there are none, nothing is asked for', async () => {
	const ask = vi.fn(async () => ({ photos: [aPhoto(1, 'before'), aPhoto(2, 'after'), aPhoto(3, 'after')] }))
	const options = { queryKey: ['own', 'repairs', 7, 'photos'], queryFn: ask }
	const none = { queryKey: ['own', 'repairs', 8, 'photos'], queryFn: vi.fn() }
	await show(
		[
			{
				path: '/',
				element: (
					<>
						<PhotosOfWork count={3} options={options} />
						<PhotosOfWork count={0} options={none} />
					</>
				),
			},
		],
		'/',
	)
	await button('See photo 2 after the work large').click()
	await expect.element(page.getByRole('dialog', { name: 'After the work' }).getByText('2 of 2')).toBeVisible()
	expect(none.queryFn).not.toHaveBeenCalled()
})
