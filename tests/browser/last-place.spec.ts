import type { Page } from '@playwright/test'
import { formatDayHour } from '../../src/shared/days.ts'
import { expect, refusedWith, test } from './support/journey.ts'
import { aRider, signIn } from './support/people.ts'
import { aFreeHour, aPerson, aRepair, categoryNamed, chooseBike, placesLeft, putInCart, repairsOf } from './support/repairs.ts'
import { chooseHour, confirmButton, fieldOf, fillCheckout, hourCard } from './support/screens.ts'

test('of two riders who want the last place of an hour one gets it; the other is told, keeps what was typed and books the nearest free hour (D-17, B.SCART-21, B.SCART-26, ux 51)', async ({
	page,
	product,
	noise,
	another,
}) => {
	noise.allow(refusedWith(400))
	const riders = await Promise.all([aRider(product), aRider(product), aRider(product)])
	const [asha, ravi, early] = riders
	const hour = await aFreeHour(product)
	await aRepair(product, early, hour)
	await aRepair(product, early, hour)
	const { services } = await categoryNamed(product, 'Wash and polish')
	const pages = [page, await another()] as const

	await Promise.all(
		([asha, ravi] as const).map(async (rider, index) => {
			const screen = pages[index as 0 | 1]
			const bike = await chooseBike(screen, product)
			await putInCart(product, rider, { id: services[0]?.id ?? 0 }, bike)
			await signIn(screen, rider)
			await screen.goto('/checkout')
			await chooseHour(screen, hour)
			await expect(hourCard(screen, hour)).toHaveAccessibleName(/1 place left$/)
			await fillCheckout(screen, { ...aPerson, customer_email: rider.email })
		}),
	)
	await Promise.all(pages.map((screen) => confirmButton(screen).click()))

	const booked = (screen: Page) => screen.getByRole('dialog', { name: 'Your repair is booked' })
	for (const screen of pages) await expect(booked(screen).or(screen.getByText('This hour is gone. Nearest free:'))).toBeVisible()
	const winners = await Promise.all(pages.map((screen) => booked(screen).isVisible()))
	expect(winners.filter(Boolean), 'exactly one of the two').toHaveLength(1)
	expect(await placesLeft(product, hour)).toBe(0)

	const loser = winners[0] ? pages[1] : pages[0]
	const person = winners[0] ? ravi : asha
	const words = 'This time slot is no longer available. Please choose another.'
	await expect(loser.getByRole('group', { name: /^Hour/ })).toContainText(words)
	await expect(loser.getByRole('alert', { name: 'There is a problem' })).toContainText(words)
	await expect(hourCard(loser, hour)).toBeDisabled()
	await expect(hourCard(loser, hour)).toHaveAccessibleName(/taken$/)
	await expect(fieldOf(loser, 'customer_name')).toHaveValue(aPerson.customer_name)
	await expect(fieldOf(loser, 'customer_email')).toHaveValue(person.email)
	await expect(fieldOf(loser, 'postal_code')).toHaveValue(aPerson.postal_code)

	const offer = loser.getByRole('status').filter({ hasText: 'Nearest free' }).getByRole('button').first()
	const nearest = await offer.textContent()
	expect(nearest).not.toBe(formatDayHour(hour.date, hour.time, hour.date))
	await offer.click()
	await confirmButton(loser).click()
	await expect(booked(loser)).toContainText(nearest ?? '')
	for (const rider of [asha, ravi]) expect(await repairsOf(product, rider)).toHaveLength(1)
})
