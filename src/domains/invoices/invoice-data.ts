import { and, eq, isNotNull, lt, ne, sql } from 'drizzle-orm'
import { reasonNotKept } from '#contract/privacy/privacy-words.ts'
import type { PersonalData } from '#domains/accounts/personal-data.ts'
import { noName } from '#domains/company/sold.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { listInvoicesOf } from './find-invoice.ts'
import { invoiceRetentionStart } from './invoice-retention-start.ts'
import { presentInvoice } from './present-invoice.ts'
import { invoices } from './tables.ts'

/** A customer's invoices and credit notes. They are kept for seven years, so they outlive the account. */
export const invoiceData: PersonalData = {
	exportOwn: async (db, { actor }) => ({ invoices: (await listInvoicesOf(db, actor.id)).map(presentInvoice) }),
	// Name and address are the invoice's; the number plate and what somebody wrote are not.
	forget: async (db, { id }) => {
		await db
			.update(invoices)
			.set({
				forgottenAt: now(),
				registrationNumber: '',
				reason: sql`case when ${invoices.kind} = 'credit_note' then ${reasonNotKept} else '' end`,
			})
			.where(eq(invoices.customerId, id))
	},
}

/** Takes the names out of what deleted accounts left, once nobody may ask for it any more (D-43). */
export async function forgetOldInvoices(db: Db): Promise<void> {
	await db
		.update(invoices)
		.set(noName)
		.where(and(isNotNull(invoices.forgottenAt), ne(invoices.customerName, ''), lt(invoices.issuedAt, invoiceRetentionStart(now()))))
}
