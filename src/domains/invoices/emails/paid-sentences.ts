import type { PaymentMethod } from '#contract/company/payment-words.ts'
import type { SoldInvoiceRow } from '../list-sold-invoices.ts'

type Paid = { method: PaymentMethod; invoices: readonly SoldInvoiceRow[] /** 'booking'. */; what: string }

/** What a mail says of something that is paid, and where its invoice is. */
export function paidSentences({ method, invoices, what }: Paid): string {
	const [invoice] = invoices
	const thanks = `We have your payment by ${method === 'upi' ? 'UPI' : 'cash'}. Thank you.`
	return invoice ? `${thanks} Your invoice ${invoice.reference} is on the page of your ${what}.` : thanks
}
