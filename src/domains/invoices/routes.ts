import { invoices } from '#contract/invoices/invoices.ts'
import { type Door, serve } from '#platform/http/serve.ts'
import { findOwnInvoice } from './find-invoice.ts'
import { answerDocument } from './invoice-document.ts'

/** Drawing a file takes longer than an answer. */
export const drawLimit = { max: 60, seconds: 60 }

/** Invoices for their customers; which there are is part of what they bought. */
export function invoiceRoutes(door: Door) {
	serve(door, invoices.document, async (db, actor, { params }) => answerDocument(await findOwnInvoice(db, actor, params.id)), {
		limit: drawLimit,
	})
}
