import type { Page } from '@playwright/test'
import type { StaffUser } from '../../../src/contract/accounts/staff-accounts.ts'
import type { Repair } from '../../../src/contract/repairs/repairs.ts'
import type { StaffRepair, StaffRepairInFull } from '../../../src/contract/repairs/staff-bookings.ts'
import { expect } from './journey.ts'
import { ask, passOf, type Rider } from './people.ts'
import type { Product } from './product.ts'
import { aPerson, bikeNamed, categoryNamed, type Hour } from './repairs.ts'

export const company = {
	technician: { email: 'tech@pahiya.test', password: 'Tech@2026' },
	staff: { email: 'staff@pahiya.test', password: 'Staff@2026' },
	admin: { email: 'admin@pahiya.test', password: 'Admin@2026' },
}

/** Opens a screen of the company's side and waits until it stands there. */
export async function openAdmin(page: Page, path: string) {
	await page.goto(path)
	await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
}

/** The screen of one repair, when it is there. */
export async function openRepair(page: Page, { id, reference }: Pick<Repair, 'id' | 'reference'>) {
	await openAdmin(page, `/admin/repairs/${id}`)
	await expect(page.getByRole('heading', { level: 1, name: reference })).toBeVisible()
}

let technicians = 0
/** A technician who has no work yet. */
export async function aTechnician(product: Product) {
	technicians += 1
	const username = `tech_${technicians}_${Math.random().toString(36).slice(2, 10)}`
	const login = { email: `${username}@pahiya.test`, password: 'Panaa2026' }
	const name = `Vijay ${username}`
	const { id } = await ask<StaffUser>(product, 'POST', '/admin/users/', {
		access: await passOf(product, 'admin'),
		body: { ...login, username, name, role: 'technician' },
	})
	return { ...login, id, name }
}

/** A change of a repair by a member of staff who is not at the screen. */
export async function staffChanges(product: Product, { id }: Pick<Repair, 'id'>, body: Record<string, unknown>) {
	return ask<StaffRepairInFull>(product, 'PATCH', `/admin/repair-bookings/${id}/`, { access: await passOf(product, 'staff'), body })
}

export const seenByStaff = async (product: Product, { id }: Pick<Repair, 'id'>) =>
	ask<StaffRepair>(product, 'GET', `/admin/repair-bookings/${id}/`, { access: await passOf(product, 'staff') })

let plates = 0
/** A registration number that no other bike of this run has. */
export function aPlate() {
	plates += 1
	return `MH12${String.fromCharCode(65 + Math.floor(Math.random() * 26))}${String.fromCharCode(65 + Math.floor(Math.random() * 26))}${1000 + Math.floor(Math.random() * 8000) + plates}`
}

/** A booking with a number plate. */
export async function aRepairWithPlate(product: Product, { access }: Pick<Rider, 'access'>, hour: Hour, registration_number = aPlate()) {
	const { services } = await categoryNamed(product, 'General service')
	const bike = await bikeNamed(product, 'Hero Splendor Plus')
	return ask<Repair>(product, 'POST', '/repairing-service/bookings/create/', {
		access,
		body: {
			...aPerson,
			registration_number,
			service_id: services[0]?.id,
			manufacturer_id: bike.manufacturerId,
			model_id: bike.modelId,
			schedule_date: hour.date,
			schedule_time: hour.time,
		},
	})
}
