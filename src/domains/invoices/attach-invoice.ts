import type { PaymentStatus } from '#contract/company/payment-words.ts'
import type { ReadDb } from '#platform/database/database.ts'
import type { Mail } from '#platform/mail/mailer.ts'
import { findInvoiceWithoutPermission } from './find-invoice.ts'
import { drawInvoice } from './invoice-document.ts'
import type { SoldInvoiceRow } from './list-sold-invoices.ts'

type Sold = { paymentStatus: PaymentStatus; invoices: readonly SoldInvoiceRow[] }

/** The mail about something that was sold, with the invoice that it names once it is paid. Two statements where there is one. */
export async function attachInvoice(db: ReadDb, mail: Mail, { paymentStatus, invoices: [invoice] }: Sold): Promise<Mail> {
	if (paymentStatus !== 'paid' || !invoice) return mail
	return { ...mail, attachments: [await drawInvoice(await findInvoiceWithoutPermission(db, invoice.id))] }
}
