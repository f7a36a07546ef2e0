import type { PaymentMethod } from '#contract/company/payment-words.ts'
import type { SoldInvoiceRow } from '../list-sold-invoices.ts'

type Paid = { method: PaymentMethod; invoices: readonly SoldInvoiceRow[] }

/** What a mail says of something that is paid. */
export const paidSentences = ({ method, invoices }: Paid): string =>
	[`We have your payment by ${method === 'upi' ? 'UPI' : 'cash'}. Thank you.`, attachedSentence(invoices)].filter(Boolean).join(' ')

/** Says that the invoice is attached (`attachInvoice`); '' where there is none. */
export function attachedSentence([invoice]: readonly SoldInvoiceRow[]): string {
	return invoice ? `Your invoice ${invoice.reference} is attached.` : ''
}
