import { staffInvoices } from '#contract/invoices/staff-invoices.ts'
import { type Door, serve } from '#platform/http/serve.ts'
import { findInvoiceWithoutPermission } from './find-invoice.ts'
import { answerDocument } from './invoice-document.ts'
import { drawLimit } from './routes.ts'
import { findGstReport } from './staff/find-gst-report.ts'
import { serveInvoices } from './staff/invoice-collection.ts'
import { sendInvoice } from './staff/send-invoice.ts'

/** What the company reads of invoices; nobody writes one by hand. */
export function invoiceStaffRoutes(door: Door) {
	serveInvoices(door)
	serve(door, staffInvoices.sendInvoice, (db, actor, { params, body }) => sendInvoice(db, actor, params.id, body))
	serve(door, staffInvoices.gstReport, (db, _actor, { query }) => findGstReport(db, query))
	serve(
		door,
		staffInvoices.invoiceDocument,
		async (db, _actor, { params }) => answerDocument(await findInvoiceWithoutPermission(db, params.id)),
		{
			limit: drawLimit,
		},
	)
}
