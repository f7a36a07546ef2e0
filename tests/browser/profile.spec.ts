import { expect, open, test } from './support/journey.ts'
import { aRider, signIn } from './support/people.ts'
import { editButton, profileField, saveButton } from './support/profile.ts'
import { main } from './support/screens.ts'

test('the profile’s form takes everything of a new customer; it is at the top of every page and still there after a reload (A.PROFILE-05, A.PROFILE-06, A.PROFILE-07, A.PROFILE-27, A.R-38, D-44)', async ({
	page,
	product,
}) => {
	const rider = await aRider(product)
	await signIn(page, rider)
	await open(page, '/profile')
	await editButton(page).click()
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
	await expect(page.getByRole('region', { name: 'Messages' }).getByText('Profile updated successfully!')).toBeVisible()
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
