import { requestPhone } from '#contract/plans/plan-words.ts'
import type { HeldCustomer } from '#domains/accounts/hold-customer.ts'
import { findProfile } from '#domains/accounts/profile/find-profile.ts'
import type { Db } from '#platform/database/database.ts'
import type { Contact } from '../resolve-purchase.ts'

/** The bike of a customer's profile, and whom and where a plan is for by it; null where phone number or address is missing. */
export async function findContact(db: Db, { id, name: customerName, email: customerEmail }: HeldCustomer) {
	const { vehicle, phoneNumber, address, city, state, postalCode } = await findProfile(db, id)
	const customerPhone = requestPhone(phoneNumber)
	const isWhole = /^\d{10,15}$/.test(customerPhone) && /^\d{6}$/.test(postalCode) && address !== ''
	const contact: Contact | null = isWhole ? { customerName, customerEmail, customerPhone, address, city, state, postalCode } : null
	return { vehicle, contact }
}
