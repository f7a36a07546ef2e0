import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { file, idParams, moment, money } from '../fields.ts'
import { invoiceAddresses } from './invoice-addresses.ts'
import { invoiceKinds, invoiceLineKinds, invoiceSources } from './invoice-words.ts'

/** The tax within an amount; either the first two or the third. */
export const tax = { taxable: money, cgst: money, sgst: money, igst: money }

/** An invoice or credit note as it was issued; nothing that is changed later changes it. */
export const Invoice = z
	.object({
		id: z.number(),
		kind: z.enum(invoiceKinds),
		/** 'PAH/25-26/000123'. */
		number: z.string(),
		issued_at: moment,
		/** The same, by the name that all lists are ordered by (D-49). */
		created_at: moment,
		/** Where its document is for whoever reads this (D-48); it asks for a login. */
		pdf_url: z.string(),
		source: z.enum(invoiceSources),
		/** What the thing that was sold is called on the phone. */
		source_reference: z.string(),
		customer_name: z.string(),
		address: z.string(),
		city: z.string(),
		state: z.string(),
		postal_code: z.string(),
		/** 'Hero Splendor Plus'; '' for what was for no one bike. */
		vehicle: z.string(),
		registration_number: z.string(),
		/** Of the company; '' where it had none, and then there is no tax. */
		gstin: z.string(),
		/** '27-Maharashtra'; '' without a GSTIN. */
		place_of_supply: z.string(),
		lines: z.array(
			z.object({
				kind: z.enum(invoiceLineKinds),
				name: z.string(),
				/** HSN of a part, SAC of a service. */
				code: z.string(),
				gst_rate: z.number(),
				quantity: z.number(),
				amount: money,
				...tax,
			}),
		),
		total: money,
		...tax,
		/** Of an invoice: what had been paid when it was issued; it may have been issued unpaid. */
		paid: money,
		/** Of an invoice: what credit notes took back. */
		credited: money,
		/** Of a credit note: which invoice it is for, and why. */
		credits: z.string().nullable(),
		reason: z.string(),
	})
	.meta({ id: 'Invoice' })
export type Invoice = z.infer<typeof Invoice>

export const invoices = {
	document: endpoint(invoiceAddresses.document, {
		summary: 'An invoice or credit note of the caller as a PDF (application/pdf)',
		access: 'signed-in',
		params: idParams,
		reply: file,
	}),
}
