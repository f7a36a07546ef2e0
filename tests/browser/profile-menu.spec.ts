import { expect, expectAccessible, open, test } from './support/journey.ts'
import { anUnverifiedRider, aRider, ask, linkInMail, logIn, signIn } from './support/people.ts'
import { editButton } from './support/profile.ts'
import { main } from './support/screens.ts'

const addresses = {
	'Profile Information': 'profile',
	'My Garage': 'garage',
	'Vehicles for Sale': 'vehicles',
	'My Repairs': 'repairs',
	'My Bookings': 'bookings',
	'My Orders': 'orders',
	'My Subscriptions': 'subscriptions',
	Notifications: 'notifications',
}

test('on a phone the profile’s tabs slide in from the side: each can be picked, and Back and forward follow (A.PROFILE-01, A.R-27, ux 6, ux 95)', async ({
	page,
	product,
}) => {
	await signIn(page, await aRider(product))
	await open(page, '/profile')
	const menu = page.getByRole('dialog', { name: 'Your profile' })
	const button = main(page).getByRole('button', { name: 'Menu' })
	const heading = (name: string) => page.getByRole('heading', { level: 1, name })
	await expect(editButton(page)).toBeVisible()
	await button.click()
	await expect(menu.getByRole('heading', { name: 'Your profile' })).toBeFocused()
	await expect(menu.getByRole('link', { name: 'Profile Information' })).toHaveAttribute('aria-current', 'page')
	await page.keyboard.press('Escape')
	await expect(menu).toBeHidden()
	await expect(button).toBeFocused()
	await button.click()
	await page.goBack()
	await expect(menu).toBeHidden()
	await expect(page).toHaveURL('/profile')
	for (const [name, tab] of Object.entries(addresses).reverse()) {
		await button.click()
		await menu.getByRole('link', { name }).click()
		await expect(menu).toBeHidden()
		await expect(heading(name)).toBeFocused()
		await expect(page).toHaveURL(`/profile?tab=${tab}`)
		await expect(page).toHaveTitle(`${name} · Pahiya`)
	}
	await page.goBack()
	await expect(heading('My Garage')).toBeVisible()
	await page.goBack()
	await expect(heading('Vehicles for Sale')).toBeVisible()
	await page.goForward()
	await expect(heading('My Garage')).toBeVisible()
	await expect(menu).toBeHidden()
})

test('after the first login of an account the profile asks to be completed, calmly, until that is not wanted (A.R-16)', async ({
	page,
	product,
}) => {
	const rider = await anUnverifiedRider(product)
	await ask(product, 'GET', `/accounts/verify-email/${(await linkInMail(product, rider.email)).split('/').at(-1)}/`)
	await open(page, '/login')
	await logIn(page, rider)
	const hint = page.getByRole('region', { name: 'Welcome' })
	await expect(hint).toBeVisible()
	await expectAccessible(page)
	await page.reload()
	await hint.getByRole('button', { name: 'Complete your profile' }).click()
	await expect(page.getByRole('heading', { name: 'Edit your details' })).toBeFocused()
	await page.getByRole('button', { name: 'Cancel' }).click()
	await expect(editButton(page)).toBeVisible()
	await expect(hint).toHaveCount(0)
	await page.goto('/logout')
	await expect(page).toHaveURL('/')
	await open(page, '/login')
	await logIn(page, rider)
	await expect(editButton(page)).toBeVisible()
	await expect(hint).toHaveCount(0)
})
