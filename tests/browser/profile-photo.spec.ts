import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectFitsPhones, open, test, watchCalls } from './support/journey.ts'
import { aRider, signIn } from './support/people.ts'
import type { Product } from './support/product.ts'
import { aPng, aWholeProfile, editButton, lyingDown, profileField, readJpeg, saveButton, sentForms, watchForms } from './support/profile.ts'
import { main } from './support/screens.ts'

const png = { name: 'me.png', mimeType: 'image/png', buffer: aPng(2000, 1000) }
const chooser = (page: Page) => page.getByRole('group', { name: 'Profile photo' })
const photoFile = (page: Page) => chooser(page).locator('input[name=profile_photo]')
const preview = (page: Page) => chooser(page).getByRole('img', { name: 'Your profile' })
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

// What cannot be read, saved or scaled beside the page, and the cropping, are checked without a server
// (tests/components/profile-photo.test.tsx).

test('a photo of 2000 by 1000 travels with the form as a JPEG of 800 by 400 without EXIF, and is shown from then on; one that a camera laid on its side arrives upright, without the place where it was taken (A.PROFILE-04, A.PROFILE-05, A.PROFILE-18, A.PROFILE-20, ux 102)', async ({
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
	const jpeg = await page.screenshot({ type: 'jpeg', clip: { x: 0, y: 0, width: 320, height: 160 }, scale: 'css' })
	const camera = lyingDown(jpeg)
	expect(readJpeg(camera)).toEqual({ width: 320, height: 160, hasExif: true })
	await editButton(page).click()
	await photoFile(page).setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: camera })
	await saveButton(page).click()
	await expect(editButton(page)).toBeVisible()
	expect(await sentPhoto(page)).toMatchObject({ width: 160, height: 320, hasExif: false })
})
