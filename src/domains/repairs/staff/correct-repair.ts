import { eq, sql } from 'drizzle-orm'
import type { Validated } from '#contract/endpoint.ts'
import { repairStatusDisplay } from '#contract/repairs/repair-words.ts'
import type { staffBookings } from '#contract/repairs/staff-bookings.ts'
import { holdNewOwner } from '#domains/accounts/hold-caller.ts'
import { holdOwnerOfEmail } from '#domains/accounts/hold-customer.ts'
import { refuseOutside } from '#domains/doorstep/service-area.ts'
import { giveInvoicesTo } from '#domains/invoices/give-invoices-to.ts'
import type { Db } from '#platform/database/database.ts'
import { refuse } from '#platform/http/problem.ts'
import { one } from '#shared/one.ts'
import type { RepairRow } from '../present-repair.ts'
import { repairs } from '../tables.ts'
import { canBeCorrected } from './staff-permissions.ts'

type Correction = Pick<
	Validated<typeof staffBookings.changeRepairBooking>['body'],
	| 'customer'
	| 'customer_name'
	| 'customer_email'
	| 'customer_phone'
	| 'address'
	| 'city'
	| 'state'
	| 'postal_code'
	| 'registration_number'
	| 'notes'
>

/**
 * Puts right who it is for, where, which bike and what to know, and gives a repair without an account its customer (D-53). `repair` is the
 * locked row. Throws 400 once the repair is completed or cancelled, at `customer` for a repair that belongs to another account and for
 * an account that cannot have it, at `postal_code` for one to which we do not come (D-52).
 */
export async function correctRepair(db: Db, repair: RepairRow, correction: Correction): Promise<RepairRow> {
	const written = {
		customerName: correction.customer_name ?? repair.customerName,
		customerEmail: correction.customer_email ?? repair.customerEmail,
		customerPhone: correction.customer_phone ?? repair.customerPhone,
		address: correction.address ?? repair.address,
		city: correction.city ?? repair.city,
		state: correction.state ?? repair.state,
		postalCode: correction.postal_code ?? repair.postalCode,
		registrationNumber: correction.registration_number ?? repair.registrationNumber,
		notes: correction.notes ?? repair.notes,
	}
	const isWritten = Object.entries(written).some(([name, value]) => repair[name as keyof typeof written] !== value)
	if (isWritten && !canBeCorrected[repair.status])
		throw refuse(
			`This repair is ${repairStatusDisplay[repair.status].toLowerCase()}. Contact, address and notes can be changed only before that.`,
		)
	if (written.postalCode !== repair.postalCode) await refuseOutside(db, { postalCode: written.postalCode, position: null })
	const customerId = await customerOf(db, repair, { ...correction, email: written.customerEmail })
	if (!isWritten && customerId === repair.customerId) return repair
	if (customerId !== null && customerId !== repair.customerId)
		await giveInvoicesTo(db, { source: 'repair', sourceIds: [repair.id], customerId })
	return one(
		await db
			.update(repairs)
			.set({ ...written, customerId, version: sql`${repairs.version} + 1` })
			.where(eq(repairs.id, repair.id))
			.returning(),
	)
}

/** The account that staff chose; else, for a repair without one, the account that has verified its address. */
async function customerOf(db: Db, repair: RepairRow, { customer, email }: Correction & { email: string }) {
	if (customer !== undefined && customer !== repair.customerId) return holdNewOwner(db, repair, customer, 'repair')
	const isNew = repair.customerId === null && email !== '' && email !== repair.customerEmail
	return isNew ? ((await holdOwnerOfEmail(db, email))?.id ?? null) : repair.customerId
}
