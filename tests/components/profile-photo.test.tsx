import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ProfileInformation } from '../../src/web/features/profile/profile-information.tsx'
import { lists, whole } from './support/a-profile.ts'
import { expectAccessible } from './support/accessible.ts'
import { button, field, said, serverAnswers, show } from './support/show.tsx'

const save = 'PATCH /accounts/profile/'
const picker = { open: () => undefined, prepare: () => undefined }
const chooser = page.getByRole('group', { name: 'Profile photo' })
const preview = chooser.getByRole('img', { name: 'Your profile' })
const cropper = page.getByRole('dialog', { name: 'Crop your photo' })
const messages = page.getByRole('region', { name: 'Messages' })
/** The form is left once it is saved; its toast waits behind those that speak of a failure. */
const saved = () => expect.element(button('Edit')).toBeVisible()
/** A toast may lie over the button. */
async function saveByEnter() {
	await expect.element(button('Save')).not.toHaveAttribute('aria-busy', 'true')
	field('Address').element().focus()
	await userEvent.keyboard('{Enter}')
}
const choose = (file: File) => userEvent.upload(chooser.getByLabelText('Photo file'), file)
const notAPicture = 'Failed to process image. Please try a different image.'
const aText = (name: string, type: string) => new File(['This is no picture.'], name, { type })

async function aPicture() {
	const canvas = document.createElement('canvas')
	canvas.width = 2_000
	canvas.height = 1_000
	canvas.getContext('2d')?.fillRect(0, 0, 900, 900)
	const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
	return new File([blob ?? ''], 'me.png', { type: 'image/png' })
}

async function editing(...replies: { status?: number; json?: unknown }[]) {
	const calls = serverAnswers({
		...lists,
		'GET /accounts/profile/': [{ json: whole }],
		[save]: replies.length > 0 ? replies : [{ json: whole }],
	})
	await show([{ path: '/', element: <ProfileInformation picker={picker} /> }], '/')
	await button('Edit').click()
	return () => calls.filter(({ address }) => address === save).map(({ body }) => body)
}

async function photoIn(body: unknown) {
	const photo = body instanceof FormData ? body.get('profile_photo') : null
	if (!(photo instanceof File)) throw new Error('No picture was sent')
	const image = new Image()
	image.src = URL.createObjectURL(photo)
	await image.decode()
	URL.revokeObjectURL(image.src)
	return [photo.type, image.naturalWidth, image.naturalHeight]
}

test('what is no picture says so and is not sent; the rest is saved all the same (A.PROFILE-21)', async () => {
	const sent = await editing()
	await choose(aText('me.png', 'image/png'))
	await expect.element(messages.getByText(notAPicture)).toBeVisible()
	await expect.element(chooser.getByRole('alert')).toMatchTextContent(notAPicture)
	await expectAccessible()
	expect(sent()).toEqual([])
	await choose(aText('me.heic', 'image/heic'))
	await expect.element(chooser.getByRole('alert')).toMatchTextContent(/This browser cannot read HEIC pictures/)
	await field('City').fill('Nashik')
	await saveByEnter()
	await saved()
	expect(sent()).toEqual([{ city: 'Nashik' }])
})

test('a failed saving keeps the picture and the words for another try; what is wrong with the picture stands beside it (A.PROFILE-28)', async () => {
	const sent = await editing(
		{ status: 500, json: {} },
		{ status: 500, json: {} },
		{ status: 400, json: { profile_photo: ['Please choose an image file.'] } },
		{ json: whole },
	)
	await choose(await aPicture())
	await expect.element(preview).toBeVisible()
	await saveByEnter()
	await expect.element(said('Failed to update profile')).toBeVisible()
	await expect.element(preview).toBeVisible()
	await saveByEnter()
	await expect.element(chooser.getByRole('alert')).toMatchTextContent('Please choose an image file.')
	await saveByEnter()
	await saved()
	expect(await photoIn(sent().at(-1))).toEqual(['image/jpeg', 800, 400])
})

test.for(['OffscreenCanvas', 'Worker', 'createImageBitmap'])(
	'a browser without %s scales the picture in the page (A.PROFILE-20)',
	async (missing) => {
		const picture = await aPicture()
		const had = Object.getOwnPropertyDescriptor(window, missing)
		Reflect.deleteProperty(window, missing)
		onTestFinished(() => void (had && Object.defineProperty(window, missing, had)))
		const inPage = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob')
		const sent = await editing()
		await choose(picture)
		await saveByEnter()
		await saved()
		expect(await photoIn(sent().at(-1))).toEqual(['image/jpeg', 800, 400])
		expect(inPage).toHaveBeenCalledTimes(1)
	},
)

test('a photo may be cropped: untouched it is the whole, else the part in the frame, by mouse or keyboard (A.PROFILE-20)', async () => {
	await page.viewport(320, 740)
	const sent = await editing()
	const sizeShown = () => {
		const image = preview.element() as HTMLImageElement
		return [image.naturalWidth, image.naturalHeight]
	}
	await choose(await aPicture())
	const crop = chooser.getByRole('button', { name: 'Crop' })
	await crop.click()
	await expect.element(cropper.getByText('The whole picture is used.')).toBeVisible()
	const frame = cropper.getByRole('group', { name: /^The part that is used/ })
	await expect.element(frame).toBeVisible()
	await expectAccessible()
	const { scrollWidth, clientWidth } = cropper.element()
	expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
	expect(cropper.element().getBoundingClientRect().right).toBeLessThanOrEqual(320)
	await userEvent.keyboard('{Escape}')
	await expect.element(crop).toHaveFocus()
	await crop.click()
	await cropper.getByRole('button', { name: 'Use this part' }).click()
	await expect.element(cropper).not.toBeInTheDocument()
	await expect.element(page.getByText('The new photo is kept when you save.')).toBeVisible()
	await expect.poll(sizeShown).toEqual([800, 400])
	await crop.click()
	await cropper.getByRole('radio', { name: 'Square' }).click()
	await expect.element(frame).toBeVisible()
	;(frame.element() as HTMLElement).focus()
	await userEvent.keyboard('{ArrowRight}')
	cropper.getByRole('slider', { name: 'Zoom' }).element().focus()
	await userEvent.keyboard('{ArrowRight>10/}')
	await expect.element(cropper.getByText('Whatever is outside the frame is left out.')).toBeVisible()
	await cropper.getByRole('button', { name: 'Use this part' }).click()
	await expect.poll(sizeShown).toEqual([500, 500])
	await saveByEnter()
	await saved()
	expect(await photoIn(sent().at(-1))).toEqual(['image/jpeg', 500, 500])
})
