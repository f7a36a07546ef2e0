export const invoiceKinds = ['invoice', 'credit_note'] as const
export type InvoiceKind = (typeof invoiceKinds)[number]
/** What was sold. */
export const invoiceSources = ['repair', 'order', 'subscription'] as const
export type InvoiceSource = (typeof invoiceSources)[number]
/** Labour and parts stand apart; the way of parts to a customer is sold with them and taxed as they are. */
export const invoiceLineKinds = ['service', 'part', 'delivery'] as const

export const invoiceKindNames: Record<InvoiceKind, string> = { invoice: 'Invoice', credit_note: 'Credit note' }
export const invoiceSourceNames: Record<InvoiceSource, string> = { repair: 'Repair', order: 'Order', subscription: 'Subscription' }

type Titled = { kind: InvoiceKind; gstin: string; rates: readonly number[] }
/** What the document is called: without a GST number nobody may ask for tax; what is exempt has none to ask for (decision 0050). */
export function invoiceTitle({ kind, gstin, rates }: Titled): string {
	if (kind !== 'invoice' || gstin === '') return invoiceKindNames[kind]
	if (rates.every((rate) => rate === 0)) return 'Bill of supply'
	return rates.includes(0) ? 'Invoice-cum-bill of supply' : 'Tax invoice'
}

/** Rupees; an invoice to a consumer in another state that is above this is listed by itself in the return. */
export const largeInvoice = 100_000

/** Percent on services; parts have rates of their own. */
export const serviceGstRate = 18
/** Maintenance and repair services of transport machinery and equipment. */
export const usualServiceSac = '998714'
/** Parts and accessories of two-wheelers, and their rate: of a part that has no code of its own. */
export const usualPartHsn = '8714'
/** Under which name a document is saved; '/' has no place in one. */
export const invoiceFileName = (number: string) => `${number.replaceAll('/', '-')}.pdf`
