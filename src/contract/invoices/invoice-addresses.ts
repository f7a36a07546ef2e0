export const invoiceAddresses = {
	document: 'GET /invoices/:id/pdf/',
} as const
