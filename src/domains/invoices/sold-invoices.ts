import type { SoldInvoice } from '#contract/invoices/sold-invoices.ts'
import { rupees } from '#shared/money.ts'
import type { SoldInvoiceRow } from './list-sold-invoices.ts'

/** What stands beside what was sold, as its customer and the company read it. */
export const soldInvoicesOf = (rows: readonly SoldInvoiceRow[]): SoldInvoice[] =>
	rows.map(({ id, kind, reference, totalPaise, issuedAt }) => ({
		id,
		kind,
		number: reference,
		amount: rupees(totalPaise),
		issued_at: new Date(issuedAt).toISOString(),
	}))
