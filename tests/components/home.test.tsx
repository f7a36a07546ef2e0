import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import Home, { clientLoader } from '../../src/web/pages/site/home.tsx'
import { aCategory, aService } from './support/a-service.ts'
import { keepBike } from './support/keep-bike.ts'
import { serviceShop } from './support/service-shop.tsx'
import { headingOf, serverAnswers, show } from './support/show.tsx'

const brakes = aCategory(aService())
const categories = 'GET /repairing-service/service-categories/'
/** Home after a move inside the product, where each section asks by itself. */
const home = <Home {...({ loaderData: clientLoader() } as unknown as Parameters<typeof Home>[0])} />
const shop = serviceShop(undefined, home)
const services = page.getByRole('region', { name: 'Services', exact: true })
const entry = services.getByRole('link', { name: 'Brakes' })

test('when one call of home fails the rest stands, and the failed part can be asked for again (B.HOME-15, ux 13)', async () => {
	serverAnswers({
		[categories]: [{ status: 500 }, { status: 500 }, { json: [brakes] }],
		'GET /repairing-service/available-slots/': [{ status: 500 }],
	})
	await show(shop, '/')
	const failed = services.getByRole('alert')
	await expect.element(failed).toMatchTextContent('The services could not be loaded.')
	await expect.element(headingOf('Your bike, repaired at your\u00a0door.')).toBeVisible()
	await expect.element(page.getByRole('definition').getByText('Call us')).toBeVisible()
	expect(page.getByRole('region', { name: 'How it works' }).getByRole('listitem').elements()).toHaveLength(5)
	await failed.getByRole('button', { name: 'Try again' }).click()
	await expect.element(entry).toBeVisible()
})

test('what is not for the chosen bike comes last, with words in place of a price (D-51)', async () => {
	keepBike()
	const unfit = { ...brakes, services: [{ ...aService(), fits: false }] }
	const oil = { ...aCategory(aService({ id: 12, fits: true })), uuid: 'oil', name: 'Engine oil', price_from: 349 }
	serverAnswers({ [categories]: [{ json: [unfit, oil] }] })
	await show(shop, '/')
	const rates = services.getByRole('listitem')
	await expect.element(rates.last()).toMatchTextContent(/Brakes.*Not for your Hero Splendor Plus/)
	await expect.element(rates.last()).not.toMatchTextContent('₹')
	await expect.element(rates.first()).toMatchTextContent(/Engine oil.*from ₹349/)
})

test('data that is fresh is not asked for again on the way back, nor when the window gets the focus or the connection (A.LAYOUT-42, A.CONST-14, B.CONST-11, B.CONST-12)', async () => {
	vi.useFakeTimers({ toFake: ['Date'] })
	const calls = serverAnswers({ [categories]: [{ json: [brakes] }] })
	const lists = () => calls.filter(({ address, query }) => address === categories && !('id' in query))
	const router = await show(shop, '/')
	await expect.element(entry).toBeVisible()
	const leave = async () => {
		await entry.click()
		await expect.element(headingOf('Brakes')).toBeVisible()
	}
	const comeBackAfter = async (seconds: number) => {
		vi.setSystemTime(Date.now() + seconds * 1000)
		await router.navigate('/')
		await expect.element(entry).toBeVisible()
	}
	await leave()
	await comeBackAfter(290)
	expect(lists()).toHaveLength(1)
	// Older than that it stays all the same until somebody comes for it.
	vi.setSystemTime(Date.now() + 20_000)
	for (const happens of ['offline', 'online', 'focus']) window.dispatchEvent(new Event(happens))
	document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
	await expect.element(entry).toBeVisible()
	expect(lists()).toHaveLength(1)
	await leave()
	await comeBackAfter(0)
	await expect.poll(lists).toHaveLength(2)
})
