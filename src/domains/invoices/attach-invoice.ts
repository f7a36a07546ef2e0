import type { ReadDb } from '#platform/database/database.ts'
import type { Mail } from '#platform/mail/mailer.ts'
import { findInvoiceWithoutPermission } from './find-invoice.ts'
import { drawInvoice } from './invoice-document.ts'
import type { SoldInvoiceRow } from './list-sold-invoices.ts'

/** The mail about something that was sold, with the document that it names. Two statements where there is one. */
export async function attachInvoice(db: ReadDb, mail: Mail, document: SoldInvoiceRow | undefined): Promise<Mail> {
	if (!document) return mail
	return { ...mail, attachments: [await drawInvoice(await findInvoiceWithoutPermission(db, document.id))] }
}
