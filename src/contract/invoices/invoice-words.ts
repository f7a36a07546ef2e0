export const invoiceKinds = ['invoice', 'credit_note'] as const
export type InvoiceKind = (typeof invoiceKinds)[number]
/** What was sold. */
export const invoiceSources = ['repair', 'order', 'subscription'] as const
export type InvoiceSource = (typeof invoiceSources)[number]
/** Labour and parts stand apart. */
export const invoiceLineKinds = ['service', 'part'] as const
export type InvoiceLineKind = (typeof invoiceLineKinds)[number]

export const invoiceKindNames: Record<InvoiceKind, string> = { invoice: 'Invoice', credit_note: 'Credit note' }
export const invoiceSourceNames: Record<InvoiceSource, string> = { repair: 'Repair', order: 'Order', subscription: 'Subscription' }

/** What the document is called: without a GST number nobody may ask for tax (decision 0050). */
export const invoiceTitle = (kind: InvoiceKind, gstin: string) =>
	kind === 'invoice' && gstin !== '' ? 'Tax invoice' : invoiceKindNames[kind]

/** Percent on services; parts have rates of their own. */
export const serviceGstRate = 18
/** Maintenance and repair services of transport machinery and equipment. */
export const usualServiceSac = '998714'
/** Parts and accessories of two-wheelers, and their rate: of a part that has no code of its own. */
export const usualPartHsn = '8714'
/** Under which name a document is saved; '/' has no place in one. */
export const invoiceFileName = (number: string) => `${number.replaceAll('/', '-')}.pdf`
