import { collectionAddresses } from '../collection-addresses.ts'

export const staffInvoiceAddresses = {
	invoices: collectionAddresses('invoices', 'id'),
	gstReport: 'GET /admin/gst-report/',
	invoiceDocument: 'GET /admin/invoices/:id/pdf/',
	sendInvoice: 'POST /admin/invoices/:id/send/',
} as const
