import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectFitsPhones, open, refusedWith, test, watchCalls } from './support/journey.ts'
import { aRider, signIn } from './support/people.ts'
import type { Product } from './support/product.ts'
import {
	answerSaving,
	aPng,
	aWholeProfile,
	editButton,
	lyingDown,
	profileField,
	readJpeg,
	saveButton,
	sentForms,
	watchForms,
} from './support/profile.ts'
import { main } from './support/screens.ts'

const notAPicture = 'Failed to process image. Please try a different image.'
const png = { name: 'me.png', mimeType: 'image/png', buffer: aPng(2000, 1000) }
const broken = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('This is no picture.') }
const chooser = (page: Page) => page.getByRole('group', { name: 'Profile photo' })
const photoFile = (page: Page) => chooser(page).locator('input[name=profile_photo]')
const preview = (page: Page) => chooser(page).getByRole('img', { name: 'Your profile' })
const cropper = (page: Page) => page.getByRole('dialog', { name: 'Crop your photo' })
const saved = (page: Page) => expect(page.getByText('Profile updated successfully!')).toBeVisible()

async function editing(page: Page, product: Product) {
	await watchForms(page)
	await signIn(page, await aRider(product, await aWholeProfile(product)))
	await open(page, '/profile')
	await editButton(page).click()
}
async function sentPhoto(page: Page) {
	const form = (await sentForms(page)).at(-1)
	if (!form?.file) throw new Error('No picture was sent')
	return { ...readJpeg(form.file.bytes), name: form.file.name, type: form.file.type, texts: form.texts }
}

test('a photo of 2000 by 1000 travels with the form as a JPEG of 800 by 400 without EXIF, and is shown from then on (A.PROFILE-04, A.PROFILE-05, A.PROFILE-18, A.PROFILE-20)', async ({
	page,
	product,
}) => {
	await editing(page, product)
	await profileField(page, 'City').fill('Nashik')
	const worker = page.waitForEvent('worker')
	await photoFile(page).setInputFiles(png)
	expect((await worker).url()).toContain('/assets/')
	await expect(preview(page)).toBeVisible()
	await expectAccessible(page)
	await expectFitsPhones(page)
	await saveButton(page).click()
	await saved(page)
	expect(await sentPhoto(page)).toEqual({
		width: 800,
		height: 400,
		hasExif: false,
		name: 'profile_photo',
		type: 'image/jpeg',
		texts: { city: 'Nashik' },
	})
	const shown = main(page).getByRole('img', { name: 'Your profile' })
	await expect(shown).toHaveAttribute('src', /^\/(?!\/)/)
	const size = () => shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])
	await expect.poll(size).toEqual([800, 400])
	await page.reload()
	await expect(shown).toBeVisible()
	await editButton(page).click()
	await page.getByRole('button', { name: 'Remove photo' }).click()
	await expect(page.getByText('The photo is removed when you save.')).toBeVisible()
	const sent = watchCalls(page, 'PATCH', /\/accounts\/profile\/$/)
	await saveButton(page).click()
	await saved(page)
	expect(sent.map(({ body }) => body)).toEqual([{ profile_photo: null }])
	await expect(shown).toHaveCount(0)
})

test('what is no picture says so and is not sent; the rest is saved all the same (A.PROFILE-21)', async ({ page, product }) => {
	await editing(page, product)
	const sent = watchCalls(page, 'PATCH', /\/accounts\/profile\/$/)
	await photoFile(page).setInputFiles(broken)
	await expect(page.getByRole('region', { name: 'Messages' }).getByText(notAPicture)).toBeVisible()
	await expect(chooser(page).getByRole('alert')).toContainText(notAPicture)
	await expectAccessible(page)
	expect(sent).toHaveLength(0)
	await photoFile(page).setInputFiles({ ...broken, name: 'me.heic', mimeType: 'image/heic' })
	await expect(chooser(page).getByRole('alert')).toContainText('This browser cannot read HEIC pictures')
	await profileField(page, 'City').fill('Nashik')
	await saveButton(page).click()
	await saved(page)
	expect(sent.map(({ body }) => body)).toEqual([{ city: 'Nashik' }])
})

test('a failed saving keeps the picture and the words for another try; what is wrong with the picture stands beside it (A.PROFILE-28)', async ({
	page,
	product,
	noise,
}) => {
	noise.allow(refusedWith(400, 500))
	await editing(page, product)
	await photoFile(page).setInputFiles(png)
	await expect(preview(page)).toBeVisible()
	await answerSaving(page, { status: 500, json: {}, times: 2 })
	await saveButton(page).click()
	await expect(main(page).getByRole('alert').filter({ hasText: 'Failed to update profile' })).toBeVisible()
	await expect(preview(page)).toBeVisible()
	await answerSaving(page, { status: 400, json: { profile_photo: ['Please choose an image file.'] } })
	await saveButton(page).click()
	await expect(chooser(page).getByRole('alert')).toContainText('Please choose an image file.')
	await saveButton(page).click()
	await saved(page)
	expect(await sentPhoto(page)).toMatchObject({ width: 800, height: 400 })
})

test('a picture that a camera laid on its side arrives upright, without the place where it was taken (A.PROFILE-20, ux 102)', async ({
	page,
	product,
}) => {
	await editing(page, product)
	const jpeg = await page.screenshot({ type: 'jpeg', clip: { x: 0, y: 0, width: 320, height: 160 }, scale: 'css' })
	const camera = lyingDown(jpeg)
	expect(readJpeg(camera)).toEqual({ width: 320, height: 160, hasExif: true })
	await photoFile(page).setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: camera })
	await saveButton(page).click()
	await saved(page)
	expect(await sentPhoto(page)).toMatchObject({ width: 160, height: 320, hasExif: false })
})

for (const missing of ['OffscreenCanvas', 'Worker', 'createImageBitmap'])
	test(`a browser without ${missing} scales the picture in the page (A.PROFILE-20)`, async ({ page, product }) => {
		await page.addInitScript((name) => Reflect.deleteProperty(window, name), missing)
		await editing(page, product)
		await photoFile(page).setInputFiles(png)
		await saveButton(page).click()
		await saved(page)
		expect(await sentPhoto(page)).toMatchObject({ width: 800, height: 400, hasExif: false })
	})

test('a photo may be cropped: untouched it is the whole, else the part in the frame, by mouse or keyboard (A.PROFILE-20)', async ({
	page,
	product,
}) => {
	await editing(page, product)
	await photoFile(page).setInputFiles(png)
	const crop = chooser(page).getByRole('button', { name: 'Crop' })
	await crop.click()
	await expect(cropper(page).getByText('The whole picture is used.')).toBeVisible()
	const frame = cropper(page).getByRole('group', { name: /^The part that is used/ })
	await expect(frame).toBeVisible()
	await expectAccessible(page)
	await expectFitsPhones(page)
	await page.keyboard.press('Escape')
	await expect(crop).toBeFocused()
	await crop.click()
	await cropper(page).getByRole('button', { name: 'Use this part' }).click()
	await expect(cropper(page)).toBeHidden()
	await expect(page.getByText('The new photo is kept when you save.')).toBeVisible()
	expect(await preview(page).evaluate(async (image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([800, 400])
	await crop.click()
	await cropper(page).getByRole('radio', { name: 'Square' }).check()
	await frame.focus()
	await page.keyboard.press('ArrowRight')
	await cropper(page).getByRole('slider', { name: 'Zoom' }).focus()
	for (let presses = 0; presses < 10; presses += 1) await page.keyboard.press('ArrowRight')
	await expect(cropper(page).getByText('Whatever is outside the frame is left out.')).toBeVisible()
	await cropper(page).getByRole('button', { name: 'Use this part' }).click()
	await expect
		.poll(() => preview(page).evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
		.toEqual([500, 500])
	await saveButton(page).click()
	await saved(page)
	expect(await sentPhoto(page)).toMatchObject({ width: 500, height: 500 })
})
