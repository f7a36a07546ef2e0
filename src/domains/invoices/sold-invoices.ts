import type { SoldInvoice } from '#contract/invoices/sold-invoices.ts'
import { rupees } from '#shared/money.ts'
import type { SoldInvoiceRow } from './list-sold-invoices.ts'

/** The invoices of something that was sold, as its customer and the company read them. */
export const soldInvoicesOf = (rows: readonly SoldInvoiceRow[]): SoldInvoice[] =>
	rows.map(({ id, kind, reference, totalPaise, issuedAt }) => ({
		id,
		kind,
		number: reference,
		amount: rupees(totalPaise),
		issued_at: new Date(issuedAt).toISOString(),
	}))
