import { collectionAddresses } from '../collection-addresses.ts'

export const staffInvoiceAddresses = {
	invoices: collectionAddresses('invoices', 'id'),
	invoiceDocument: 'GET /admin/invoices/:id/pdf/',
} as const
