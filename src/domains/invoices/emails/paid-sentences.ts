import type { PaymentMethod } from '#contract/company/payment-words.ts'
import type { SoldInvoiceRow } from '../list-sold-invoices.ts'

type Paid = { method: PaymentMethod; invoices: readonly SoldInvoiceRow[] }

/** What a mail says of something that is paid. */
export const paidSentences = ({ method, invoices }: Paid): string =>
	[`We have your payment by ${method === 'upi' ? 'UPI' : 'cash'}. Thank you.`, invoiceSentence(invoices)].filter(Boolean).join(' ')

/** Names the invoice, which the mail has attached (`attachInvoice`) and the notification leads to; '' where there is none. */
export function invoiceSentence([invoice]: readonly SoldInvoiceRow[]): string {
	return invoice ? `Your invoice is ${invoice.reference}.` : ''
}
