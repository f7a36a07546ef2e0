import type { Page } from '@playwright/test'
import { expect, expectAccessible, holdBack, kept, open, refusedWith, test, watchCalls } from './support/journey.ts'
import { aRider, ask, passOf, signIn } from './support/people.ts'
import type { Product } from './support/product.ts'
import { answerSaving, aWholeProfile, editButton, modelNamed, profileCall, profileField, saveButton } from './support/profile.ts'
import { chooseBike } from './support/repairs.ts'
import { main, pickBike } from './support/screens.ts'

const required = ['Name', 'Phone', 'Username', 'Postal code', 'City', 'State', 'Country', 'Address']
const toastOf = (page: Page, words: string) => page.getByRole('region', { name: 'Messages' }).getByText(words)
const patches = (page: Page) => watchCalls(page, 'PATCH', /\/accounts\/profile\/$/)

/** The form of a rider, by default of one who has told everything. */
async function editing(page: Page, product: Product, profile?: Record<string, unknown>) {
	const rider = await aRider(product, profile ?? (await aWholeProfile(product)))
	await signIn(page, rider)
	await open(page, '/profile')
	await editButton(page).click()
	await expect(profileField(page, 'Name')).toBeVisible()
	return rider
}

test.describe('The profile’s form', () => {
	test('takes everything of a new customer, and it is still there after a reload (A.PROFILE-05, A.PROFILE-06, A.PROFILE-07, A.PROFILE-27, A.R-38, D-44)', async ({
		page,
		product,
	}) => {
		const rider = await editing(page, product, {})
		await expect(page.getByRole('heading', { name: 'Edit your details' })).toBeFocused()
		await expect(profileField(page, 'Email')).toHaveValue(rider.email)
		await expect(profileField(page, 'Email')).not.toBeEditable()
		await expect(profileField(page, 'Model')).toBeDisabled()
		await profileField(page, 'Name').fill('Meera Joshi')
		await profileField(page, 'Phone').fill('098765 00000')
		await profileField(page, 'Postal code').fill('411004')
		await expect(profileField(page, 'City')).toHaveValue('Pune')
		await expect(profileField(page, 'State')).toHaveValue('Maharashtra')
		await profileField(page, 'Address').fill('Flat 7, Example Heights')
		await profileField(page, 'Vehicle type').selectOption('Motorcycle')
		await expect(profileField(page, 'Model')).toBeDisabled()
		await profileField(page, 'Manufacturer').selectOption('Hero')
		await expect(profileField(page, 'Model')).toBeEnabled()
		await profileField(page, 'Model').selectOption('Splendor Plus')
		await profileField(page, 'Registration number').fill('mh12kt-4821')
		await saveButton(page).click()
		await expect(toastOf(page, 'Profile updated successfully!')).toBeVisible()
		await expect(editButton(page)).toBeFocused()
		await expect(page.getByRole('banner')).toContainText('MH 12 KT 4821')
		await page.reload()
		for (const words of [
			'Meera Joshi',
			'098765 00000',
			'Flat 7, Example Heights',
			'Pune, Maharashtra 411004, India',
			'MH 12 KT 4821',
			'Hero Splendor Plus',
		])
			await expect(main(page).getByText(words).first()).toBeVisible()
		await editButton(page).click()
		for (const [label, value] of [
			['Name', 'Meera Joshi'],
			['Phone', '098765 00000'],
			['City', 'Pune'],
			['Country', 'India'],
			['Registration number', 'MH 12 KT 4821'],
		] as const)
			await expect(profileField(page, label)).toHaveValue(value)
		await expect(profileField(page, 'Model').locator('option:checked')).toHaveText('Splendor Plus')
	})

	test('names every required field that is blank and sends nothing (A.PROFILE-08)', async ({ page, product }) => {
		await editing(page, product)
		const sent = patches(page)
		for (const label of required) await profileField(page, label).fill('')
		await profileField(page, 'Vehicle type').selectOption('')
		await profileField(page, 'Manufacturer').selectOption('')
		await saveButton(page).click()
		await expect(profileField(page, 'Name')).toBeFocused()
		await expect(page).toHaveTitle(/^Error: /)
		for (const label of [...required, 'Vehicle type', 'Manufacturer', 'Model'])
			await expect(profileField(page, label)).toHaveAccessibleDescription(
				label === 'Username' ? /Username is required/ : /This field is required/,
			)
		await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' }).getByRole('link')).toHaveCount(11)
		await profileField(page, 'Name').fill('M')
		await expect(profileField(page, 'Name')).toHaveAccessibleDescription('')
		expect(sent).toHaveLength(0)
	})

	test('tells each rule on leaving the field (A.PROFILE-09, A.PROFILE-10, A.PROFILE-12, A.R-24)', async ({ page, product }) => {
		await editing(page, product)
		for (const [label, text, words] of [
			['Phone', '1234567890123456', 'Phone number must be at most 15 characters'],
			['Phone', '98765abcde', 'Please enter a valid phone number of 10 to 15 digits'],
			['Postal code', '12345', 'Please enter a valid 6-digit postal code'],
			['Username', 'ab', 'Username must be at least 3 characters'],
			['Username', 'a-b', 'Username can contain only letters, digits and underscores'],
			['Registration number', 'hello', 'Please enter a valid registration number'],
		] as const) {
			await profileField(page, label).fill(text)
			await profileField(page, label).blur()
			await expect(profileField(page, label)).toHaveAccessibleDescription(new RegExp(words))
		}
		for (const text of ['+91 98765 43210', '098765-43210', '+91 - 98765 - 43210', '9876543210']) {
			await profileField(page, 'Phone').fill(text)
			await profileField(page, 'Phone').blur()
			await expect(profileField(page, 'Phone')).not.toHaveAttribute('aria-invalid', 'true')
		}
	})

	test('that is refused says the server’s detail, then its message, then its words at the field, else our own, and keeps what was typed (A.PROFILE-28, A.R-40)', async ({
		page,
		product,
		noise,
	}) => {
		noise.allow(refusedWith(400))
		await editing(page, product)
		await profileField(page, 'City').fill('Nashik')
		for (const [json, words] of [
			[{ detail: 'Not today.', message: 'Never.' }, 'Not today.'],
			[{ message: 'Come back later.' }, 'Come back later.'],
			[{}, 'Failed to update profile'],
		] as const) {
			await answerSaving(page, { status: 400, json })
			await saveButton(page).click()
			await expect(main(page).getByRole('alert').filter({ hasText: words })).toBeVisible()
			await expect(toastOf(page, words)).toBeVisible()
			await expect(profileField(page, 'City')).toHaveValue('Nashik')
		}
		await answerSaving(page, { status: 400, json: { city: ['We do not go there.'], model: ['Gone.'] } })
		await saveButton(page).click()
		await expect(profileField(page, 'City')).toBeFocused()
		await expect(profileField(page, 'City')).toHaveAccessibleDescription(/We do not go there\./)
		await expect(profileField(page, 'Model')).toHaveAccessibleDescription(/Gone\./)
		await saveButton(page).click()
		await expect(toastOf(page, 'Profile updated successfully!')).toBeVisible()
	})

	test('pressed twice on a slow network sends once, and only what has changed (A.PROFILE-11, B.R-45)', async ({ page, product }) => {
		await editing(page, product)
		const sent = patches(page)
		const letGo = await holdBack(page, profileCall)
		await profileField(page, 'Address').fill('Flat 8, Example Heights')
		await saveButton(page).dblclick()
		await expect(saveButton(page)).toHaveAttribute('aria-busy', 'true')
		await profileField(page, 'Address').press('Enter')
		await expectAccessible(page)
		letGo()
		await expect(toastOf(page, 'Profile updated successfully!')).toBeVisible()
		expect(sent.map(({ body }) => body)).toEqual([{ address: 'Flat 8, Example Heights' }])
	})

	test('keeps what is typed over a reload, for the same account only, and forgets it when it is not wanted (ux 27)', async ({
		page,
		product,
	}) => {
		const rider = await editing(page, product)
		await profileField(page, 'Name').fill('Half-typ')
		await page.reload()
		await expect(profileField(page, 'Name')).toHaveValue('Half-typ')
		await expect(profileField(page, 'City')).toHaveValue('Pune')
		await signIn(page, await aRider(product))
		await open(page, '/profile')
		await expect(editButton(page)).toBeVisible()
		await signIn(page, rider)
		await open(page, '/profile')
		await expect(profileField(page, 'Name')).toHaveValue('Half-typ')
		await page.getByRole('button', { name: 'Cancel' }).click()
		await expect(page.getByRole('heading', { name: 'Meera Joshi' })).toBeVisible()
		expect(await kept(page, 'profileDraft', 'sessionStorage')).toBeNull()
	})

	test('follows what another device changed, but for what is typed here (B.R-45)', async ({ page, product }) => {
		const rider = await editing(page, product)
		await expect.poll(() => kept(page, 'heardUntil')).not.toBeNull()
		await profileField(page, 'Name').fill('Half-typ')
		await ask(product, 'PATCH', '/accounts/profile/', { access: rider.access, body: { name: 'Elsewhere', address: 'Flat 9, Elsewhere' } })
		const staff = await passOf(product, 'staff')
		const { results } = await ask<{ results: { id: number }[] }>(product, 'GET', `/admin/users/?search=${rider.email}`, { access: staff })
		await ask(product, 'POST', `/admin/users/${results[0]?.id}/unlock/`, { access: staff })
		await expect(profileField(page, 'Address')).toHaveValue('Flat 9, Elsewhere')
		await expect(profileField(page, 'Name')).toHaveValue('Half-typ')
		await expect(profileField(page, 'Name')).toBeFocused()
	})

	test('fills city and state from the postal code, never over what was typed by hand (D-44)', async ({ page, product }) => {
		await editing(page, product)
		await profileField(page, 'Postal code').fill('560001')
		await expect(profileField(page, 'City')).toHaveValue('Bengaluru')
		await expect(profileField(page, 'State')).toHaveValue('Karnataka')
		await profileField(page, 'City').fill('Whitefield')
		await profileField(page, 'Postal code').fill('700001')
		await expect(profileField(page, 'State')).toHaveValue('West Bengal')
		await expect(profileField(page, 'City')).toHaveValue('Whitefield')
		await profileField(page, 'Postal code').fill('999999')
		await expect(page.getByText('We do not know this PIN code. Please type the city and state.')).toBeVisible()
		await expect(profileField(page, 'State')).toHaveValue('West Bengal')
	})

	test('can be filled by the picker, and another type or manufacturer asks for the model again (A.PROFILE-07, D-31)', async ({
		page,
		product,
	}) => {
		const splendor = await modelNamed(product, 'Hero Splendor Plus')
		await editing(page, product, {})
		await page.getByRole('button', { name: 'Choose from pictures' }).click()
		await pickBike(page)
		await expect(profileField(page, 'Vehicle type').locator('option:checked')).toHaveText('Motorcycle')
		await expect(profileField(page, 'Manufacturer').locator('option:checked')).toHaveText('Hero')
		await expect(profileField(page, 'Model')).toHaveValue(String(splendor.id))
		await profileField(page, 'Manufacturer').selectOption('Honda')
		await expect(profileField(page, 'Model')).toHaveValue('')
		await profileField(page, 'Vehicle type').selectOption('')
		await expect(profileField(page, 'Model')).toBeDisabled()
	})

	test('works by keyboard alone (ux 3)', { tag: '@desktop-only' }, async ({ page, product }) => {
		await editing(page, product)
		await page.getByRole('button', { name: 'Cancel' }).focus()
		await page.keyboard.press('Enter')
		await expect(editButton(page)).toBeFocused()
		await page.keyboard.press('Enter')
		await expect(page.getByRole('heading', { name: 'Edit your details' })).toBeFocused()
		for (
			let presses = 0;
			presses < 6 && !(await profileField(page, 'Name').evaluate((field) => field === document.activeElement));
			presses += 1
		)
			await page.keyboard.press('Tab')
		await expect(profileField(page, 'Name')).toBeFocused()
		await page.keyboard.type('Meera J')
		await page.keyboard.press('Enter')
		await expect(toastOf(page, 'Profile updated successfully!')).toBeVisible()
		await expect(page.getByRole('heading', { name: 'Meera J' })).toBeVisible()
	})
})

test.describe('The profile', () => {
	test('without a bike offers to take over the chosen one (D-31, A.PROFILE-29)', async ({ page, product }) => {
		const rider = await aRider(product)
		await chooseBike(page, product)
		await signIn(page, rider)
		await open(page, '/profile')
		await main(page).getByRole('button', { name: 'Take over Hero Splendor Plus' }).click()
		await expect(toastOf(page, 'Profile updated successfully!')).toBeVisible()
		await main(page).getByRole('button', { name: 'Add its number' }).click()
		await expect(profileField(page, 'Registration number')).toBeFocused()
		expect(await ask(product, 'GET', '/accounts/profile/', { access: rider.access })).toMatchObject({ vehicle_name: 'Splendor Plus' })
	})

	test('under another name carries it to the top of every page (A.PROFILE-12)', async ({ page, product }) => {
		await editing(page, product)
		const username = `asha_${Math.random().toString(36).slice(2, 10)}`
		await profileField(page, 'Username').fill(username)
		await profileField(page, 'Name').fill('Asha Renamed')
		await saveButton(page).click()
		await expect(toastOf(page, 'Profile updated successfully!')).toBeVisible()
		await expect(main(page).getByText(username)).toBeVisible()
		expect(await kept(page, 'signedIn')).toMatchObject({ username, name: 'Asha Renamed' })
	})
})
