import type { PaymentMethod } from '#contract/company/payment-words.ts'
import type { SoldInvoiceRow } from '../list-sold-invoices.ts'

type Paid = { method: PaymentMethod; invoices: readonly SoldInvoiceRow[] }

/** What a mail says of something that is paid; `attachInvoice` lets the invoice go along. */
export function paidSentences({ method, invoices: [invoice] }: Paid): string {
	const thanks = `We have your payment by ${method === 'upi' ? 'UPI' : 'cash'}. Thank you.`
	return invoice ? `${thanks} Your invoice ${invoice.reference} is attached.` : thanks
}
