import type { Db } from '#platform/database/database.ts'
import { refuseField } from '#platform/http/problem.ts'
import { digitsOf } from '#shared/phone.ts'
import { type HeldCustomer, holdCustomer, holdOwnerOfEmail } from './hold-customer.ts'

/** Whom staff named for somebody who phones (D-53). */
type Caller = {
	customer?: number | null | undefined
	customer_name?: string | null | undefined
	customer_phone?: string | null | undefined
	/** '' when the caller gave none. */
	customer_email: string
}

/**
 * The account that a phone booking or order is for: the chosen one, else the one that has verified the e-mail, else none; it cannot be
 * deleted until the transaction ends. With it the contact, in which the account fills what the caller did not say. Throws 400 at `customer`
 * for an account that cannot be chosen, at `customer_phone` when no number is known.
 */
export async function holdCaller(db: Db, caller: Caller) {
	const account = await accountOf(db, caller)
	const phone = caller.customer_phone || digitsOf(account?.phone ?? '')
	if (phone === '') throw refuseField('customer_phone', 'Please ask for a phone number: this account has none.')
	return {
		customerId: account?.id ?? null,
		contact: {
			customer_name: caller.customer_name || account?.name || '',
			customer_phone: phone,
			customer_email: caller.customer_email || (caller.customer ? (account?.email ?? '') : ''),
		},
	}
}

async function accountOf(db: Db, { customer, customer_email: email }: Caller): Promise<HeldCustomer | null> {
	if (typeof customer === 'number') return holdChosen(db, customer)
	return email === '' ? null : holdOwnerOfEmail(db, email)
}

type Owned = { customerId: number | null; forgottenAt: Date | null }
/**
 * The account to which staff give something that was sold without one; `what` names it in the refusals: 'repair'. Throws 400 at `customer`
 * when it belongs to another account, and for an account that cannot be chosen.
 */
export async function holdNewOwner(db: Db, { customerId, forgottenAt }: Owned, customer: number, what: string): Promise<number> {
	if (customer === customerId) return customer
	if (customerId !== null || forgottenAt) throw refuseField('customer', `This ${what} belongs to another account already.`)
	return (await holdChosen(db, customer)).id
}

/** The account that staff chose; until the transaction ends it is not deleted. Throws 400 at `customer`. */
export async function holdChosen(db: Db, customer: number): Promise<HeldCustomer> {
	const account = await holdCustomer(db, customer)
	if (!account) throw refuseField('customer', 'This account is disabled or does not exist. Please choose another customer.')
	return account
}
