import { z } from 'zod'
import { accountEmailProblem } from '../accounts/account-words.ts'
import { collection } from '../collection.ts'
import { endpoint } from '../endpoint.ts'
import { file, idParams, judgedText, money, queryText, wholeId } from '../fields.ts'
import { dayQuery } from '../staff-fields.ts'
import { invoiceKinds, invoiceSources } from './invoice-words.ts'
import { Invoice, tax } from './invoices.ts'
import { staffInvoiceAddresses } from './staff-invoice-addresses.ts'

const StaffInvoice = Invoice.extend({
	/** The part of the number before its year. */
	series: z.string(),
	/** Whose it is; null for what was booked on the phone without an account. */
	customer: z.number().nullable(),
	/** Of the account; '' without one. */
	customer_email: z.string(),
	source_id: z.number(),
}).meta({ id: 'StaffInvoice' })
export type StaffInvoice = z.infer<typeof StaffInvoice>

const GstReport = z
	.object({
		date_from: z.string(),
		date_to: z.string(),
		/** To consumers, what was credited taken off; without what was issued before there was a GSTIN, what is large and what is exempt. */
		by_place: z.array(z.object({ place_of_supply: z.string(), gst_rate: z.number(), ...tax })),
		/** Invoices to another state above `largeInvoice`, and what takes such back, a row for each of its rates. */
		large: z.array(
			z.object({
				kind: z.enum(invoiceKinds),
				number: z.string(),
				day: z.string(),
				total: money,
				place_of_supply: z.string(),
				gst_rate: z.number(),
				taxable: money,
				igst: money,
			}),
		),
		/** What has no tax, by whether it went to another state. */
		exempt: z.array(z.object({ is_other_state: z.boolean(), total: money })),
		by_code: z.array(
			z.object({ code: z.string(), kind: z.enum(['service', 'part']), gst_rate: z.number(), quantity: z.number(), total: money, ...tax }),
		),
		documents: z.array(z.object({ kind: z.enum(invoiceKinds), first: z.string(), last: z.string(), count: z.number() })),
		totals: z.object({ total: money, ...tax }),
	})
	.meta({ id: 'GstReport' })
export type GstReport = z.infer<typeof GstReport>

/** What was issued; nobody writes one by hand, and none is changed (decision 0050). */
export const staffInvoices = {
	invoices: collection(staffInvoiceAddresses.invoices, {
		one: 'an invoice',
		many: 'Invoices and credit notes',
		access: { read: 'staff' },
		shownBy: [],
		row: StaffInvoice,
		fields: {},
		orderings: ['created_at', 'issued_at', 'number', 'total'],
		filters: {
			kind: z.enum(invoiceKinds).optional(),
			source: z.enum(invoiceSources).optional(),
			series: queryText(10),
			customer: wholeId().optional(),
			/** Days in India on which they were issued. */
			...dayQuery,
		},
	}),
	gstReport: endpoint(staffInvoiceAddresses.gstReport, {
		summary: 'What a return (GSTR-1) asks of a period, the last thirty days unasked: by place and rate, by HSN and SAC, and the documents',
		access: 'staff',
		query: z.object(dayQuery),
		reply: GstReport,
	}),
	invoiceDocument: endpoint(staffInvoiceAddresses.invoiceDocument, {
		summary: 'An invoice or credit note as a PDF (application/pdf)',
		access: 'staff',
		params: idParams,
		reply: file,
	}),
	sendInvoice: endpoint(staffInvoiceAddresses.sendInvoice, {
		summary: 'Mails an invoice or credit note as a PDF, to the address of its account unless another one is named',
		access: 'staff',
		params: idParams,
		body: z.object({ email: judgedText(accountEmailProblem).optional() }),
		reply: z.object({ email: z.string() }),
		repeatable: true,
	}),
}
