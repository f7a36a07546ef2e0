import { z } from 'zod'
import { collection } from '../collection.ts'
import { endpoint } from '../endpoint.ts'
import { day, file, idParams, wholeId } from '../fields.ts'
import { invoiceKinds, invoiceSources } from './invoice-words.ts'
import { Invoice } from './invoices.ts'
import { staffInvoiceAddresses } from './staff-invoice-addresses.ts'

const StaffInvoice = Invoice.extend({
	/** The part of the number before its year. */
	series: z.string(),
	/** Whose it is; null for what was booked on the phone without an account. */
	customer: z.number().nullable(),
	source_id: z.number(),
}).meta({ id: 'StaffInvoice' })
export type StaffInvoice = z.infer<typeof StaffInvoice>

/** What was issued; nobody writes one by hand, and none is changed (decision 0050). */
export const staffInvoices = {
	invoices: collection(staffInvoiceAddresses.invoices, {
		one: 'an invoice',
		many: 'Invoices and credit notes',
		access: { read: 'staff' },
		shownBy: [],
		row: StaffInvoice,
		fields: {},
		orderings: ['issued_at', 'number', 'total'],
		filters: {
			kind: z.enum(invoiceKinds).optional(),
			source: z.enum(invoiceSources).optional(),
			series: z.string().max(10).optional(),
			customer: wholeId().optional(),
			/** Days in India on which they were issued. */
			date_from: day.optional(),
			date_to: day.optional(),
		},
	}),
	invoiceDocument: endpoint(staffInvoiceAddresses.invoiceDocument, {
		summary: 'An invoice or credit note as a PDF (application/pdf)',
		access: 'staff',
		params: idParams,
		reply: file,
	}),
}
