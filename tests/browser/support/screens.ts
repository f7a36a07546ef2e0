import type { Locator, Page } from '@playwright/test'
import { dayAndMonth, formatHour, weekdayShort } from '../../../src/shared/days.ts'
import { expect } from './journey.ts'
import type { aPerson, Hour } from './repairs.ts'

/** The vehicle picker, which opens over any page. */
export const pickerOn = (page: Page) => page.getByRole('dialog', { name: 'Choose your bike' })
export const stepOf = (page: Page, name: 'Type' | 'Manufacturer' | 'Model' | 'Details') =>
	pickerOn(page).getByRole('heading', { level: 3, name, exact: true })

/** An entry of the step that is shown; its name may be followed by its engine. */
export const entryOf = (page: Page, name: string) =>
	pickerOn(page)
		.getByRole('listitem')
		.getByRole('button', { name: new RegExp(`^${name}( [\\d.]+ (cc|kW))?$`) })

/** Walks the open picker from its first step to the end. */
export async function pickBike(page: Page, { type = 'Motorcycle', manufacturer = 'Hero', model = 'Splendor Plus' } = {}) {
	await pickerOn(page).getByRole('button', { name: type, exact: true }).click()
	await entryOf(page, manufacturer).click()
	await pickerOn(page).getByRole('searchbox', { name: 'Search models' }).fill(model)
	await entryOf(page, model).click()
	await pickerOn(page).getByRole('button', { name: 'Use this bike' }).click()
	await expect(pickerOn(page)).toBeHidden()
}

export const main = (page: Page) => page.getByRole('main')
export const headingOf = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
/** What the page says went wrong. */
export const alertOf = (page: Page, words: string | RegExp) => main(page).getByRole('alert').filter({ hasText: words })
export const textBox = (place: Locator, name: string) => place.getByRole('textbox', { name, exact: true })

/** The card of a service on its category's page. */
export const cardOf = (page: Page, name: string) => page.getByRole('article', { name, exact: true })

/** The way forward of the checkout; on a phone it stands in the bar below. */
export const confirmButton = (page: Page) => page.getByRole('button', { name: /^Confirm booking/ }).filter({ visible: true })
export const hourCard = (page: Page, { time }: Hour) => page.getByRole('radio', { name: new RegExp(`^${formatHour(time)}`) })
export const dayCard = (page: Page, { date }: Pick<Hour, 'date'>) =>
	page.getByRole('radio', { name: `${weekdayShort(date)} ${dayAndMonth(date)}`, exact: true })

export async function chooseHour(page: Page, hour: Hour) {
	await dayCard(page, hour).check()
	await hourCard(page, hour).check()
}

const labels = {
	postal_code: 'Postal code',
	city: 'City',
	state: 'State',
	address: 'Street address',
	customer_name: 'Name',
	customer_email: 'Email',
	customer_phone: 'Phone',
} as const
export type PersonField = keyof typeof labels

export const fieldOf = (page: Page, name: PersonField, place = main(page)) => place.getByLabel(labels[name], { exact: true })

/** Fills the given fields of the checkout, or of another form with the same ones; the others stay as they are. */
export async function fillCheckout(page: Page, person: Partial<typeof aPerson>, place = main(page)) {
	for (const name of Object.keys(labels) as PersonField[]) {
		const text = person[name]
		if (text !== undefined) await fieldOf(page, name, place).fill(text)
	}
}
