import type { Invoice } from '#contract/invoices/invoices.ts'
import { gstPlace } from '#shared/gst.ts'
import { rupees } from '#shared/money.ts'
import type { InvoiceParts } from './find-invoice.ts'
import type { Tax } from './tax-of.ts'

/** An invoice as its customer carries it away. Money is rupees. */
export const presentInvoice = ({ invoice, lines, credits }: InvoiceParts): Invoice => ({
	id: invoice.id,
	pdf_url: `/api/invoices/${invoice.id}/pdf/`,
	kind: invoice.kind,
	number: invoice.reference,
	issued_at: invoice.issuedAt.toISOString(),
	created_at: invoice.issuedAt.toISOString(),
	source: invoice.source,
	source_reference: invoice.sourceReference,
	customer_name: invoice.customerName,
	address: invoice.address,
	city: invoice.city,
	state: invoice.state,
	postal_code: invoice.postalCode,
	vehicle: invoice.vehicle,
	registration_number: invoice.registrationNumber,
	gstin: invoice.issuer.gstin,
	place_of_supply: gstPlace(invoice.placeOfSupply),
	lines: lines.map((line) => ({
		kind: line.kind,
		name: line.name,
		code: line.code,
		gst_rate: line.gstRate,
		quantity: line.quantity,
		amount: rupees(line.amountPaise),
		...presentTax(line),
	})),
	total: rupees(invoice.totalPaise),
	paid: rupees(invoice.kind === 'invoice' ? (invoice.paidPaise ?? invoice.totalPaise) : 0),
	...presentTax(invoice),
	credited: rupees(invoice.creditedPaise),
	credits: credits?.reference ?? null,
	reason: invoice.reason,
})

const presentTax = ({ taxablePaise, cgstPaise, sgstPaise, igstPaise }: Tax) => ({
	taxable: rupees(taxablePaise),
	cgst: rupees(cgstPaise),
	sgst: rupees(sgstPaise),
	igst: rupees(igstPaise),
})
