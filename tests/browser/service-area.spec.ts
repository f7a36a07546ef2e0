import { expect, open, test } from './support/journey.ts'
import { aRider, ask, passOf, signIn } from './support/people.ts'
import { aPerson, categoryNamed, chooseBike, putInCart } from './support/repairs.ts'
import { confirmButton, fieldOf, fillCheckout } from './support/screens.ts'

test('whoever lives outside of where we come is told on the first page and at the checkout before typing in vain; inside it goes on (D-52)', async ({
	page,
	product,
}) => {
	const setArea = async (service_area: string[]) => {
		const access = await passOf(product, 'admin')
		const { version } = await ask<{ version: number }>(product, 'GET', '/admin/site-settings/', { access })
		await ask(product, 'PATCH', '/admin/site-settings/', { access, body: { service_area, version } })
	}
	await setArea(['411'])
	try {
		await open(page, '/')
		const pin = page.getByRole('main').getByLabel('Do we come to you?')
		await pin.fill('411004')
		await expect(page.getByText('Yes, we come to Pune')).toBeVisible()
		await pin.fill('110001')
		await expect(page.getByText('We do not come to 110001 yet.')).toBeVisible()

		const rider = await aRider(product)
		const bike = await chooseBike(page, product)
		const { services } = await categoryNamed(product, 'General service')
		for (const service of services.slice(0, 1)) await putInCart(product, rider, service, bike)
		await signIn(page, rider)
		await open(page, '/checkout')
		// The code of the first page is here already, and nothing else had to be typed.
		await expect(fieldOf(page, 'postal_code')).toHaveValue('110001')
		await expect(page.getByText('We do not come to 110001 yet.')).toBeVisible()
		await fillCheckout(page, aPerson)
		await expect(page.getByText('We do not come to 110001 yet.')).toHaveCount(0)
		await confirmButton(page).click()
		await expect(page.getByRole('dialog', { name: 'Your repair is booked' })).toBeVisible()
	} finally {
		await setArea([])
	}
})
