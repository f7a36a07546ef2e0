import { expect, type Page, test } from '@playwright/test'
import type { StaffRepairInFull } from '../../../src/contract/repairs/staff-bookings.ts'
import { dayOf } from '../../../src/shared/days.ts'
import { aRider, ask, passOf, signIn } from './people.ts'
import type { Product } from './product.ts'
import { aRepair } from './repairs.ts'

const password = 'Sawaari2026'

export async function aTechnician(product: Product) {
	const username = `tech_${Math.random().toString(36).slice(2, 10)}`
	const email = `${username}@pahiya.test`
	const body = { email, username, password, name: 'Imran Example', role: 'technician' }
	const { id } = await ask<{ id: number }>(product, 'POST', '/admin/users/', { access: await passOf(product, 'admin'), body })
	return { id, email, password }
}

export const change = async (product: Product, id: number, body: object) =>
	ask<StaffRepairInFull>(product, 'PATCH', `/admin/repair-bookings/${id}/`, { access: await passOf(product, 'staff'), body })
export const inFull = async (product: Product, id: number) =>
	ask<StaffRepairInFull>(product, 'GET', `/admin/repair-bookings/${id}/`, { access: await passOf(product, 'staff') })

/** Whoever is sent now is there a quarter of an hour later at the earliest, at a full or half hour. */
const isDayAlmostOver = () => dayOf(new Date()) !== dayOf(new Date(Date.now() + 45 * 60_000))

/** A repair of this moment that a technician was sent to, and his own phone. */
export async function aJob(page: Page, product: Product, { confirmed = true } = {}) {
	test.skip(isDayAlmostOver(), 'Just before midnight in India the first time a technician can come is tomorrow.')
	const technician = await aTechnician(product)
	const rider = await aRider(product)
	const repair = await aRepair(product, rider)
	await change(product, repair.id, { technician: technician.id, ...(confirmed && { status: 'confirmed' }) })
	await signIn(page, technician)
	return { technician, repair, rider }
}

export async function openMyDay(page: Page) {
	await page.goto('/admin')
	await expect(page).toHaveURL(/\/admin\/my-day$/)
	await expect(page.getByRole('heading', { level: 1, name: /^Today/ })).toBeVisible()
}

/** Begins the one repair on the technician's screen: with the customer's code, or because nobody could tell it. */
export async function startRepair(page: Page, code?: string) {
	await page.getByRole('button', { name: /^Start BK/ }).click()
	const question = page.getByRole('dialog', { name: /^Start BK/ })
	if (code) await question.getByLabel('Start code').fill(code)
	else {
		await question.getByLabel('They cannot tell me the code').check()
		await question.getByLabel('Why there is no code').fill('A neighbour opened')
	}
	await question.getByRole('button', { name: 'Start now' }).dblclick()
}
