import { findSettings } from '#domains/company/find-settings.ts'
import { writeMail } from '#domains/company/mail-texts/write-mail.ts'
import { type JobHandler, jobHandler } from '#platform/jobs/jobs.ts'
import { mailHandler } from '#platform/mail/mail-handler.ts'
import { invoiceMails } from './emails/invoice-mails.ts'
import { findInvoiceWithoutPermission } from './find-invoice.ts'
import { forgetOldInvoices } from './invoice-data.ts'
import { drawInvoice } from './invoice-document.ts'
import { forgetNames, mailInvoice } from './jobs.ts'

/** What is done about invoices outside a request. */
export const invoiceJobHandlers: JobHandler[] = [
	mailHandler(mailInvoice, {
		key: ({ invoiceId, sending }) => `invoice:${invoiceId}:${sending}`,
		write: async ({ database: { db }, publicUrl }, { invoiceId, to }) => {
			const parts = await findInvoiceWithoutPermission(db, invoiceId)
			const about = { invoice: parts.invoice, to, settings: await findSettings(db), publicUrl }
			const mail = await writeMail(db, invoiceMails.sent, about)
			return { ...mail, attachments: [await drawInvoice(parts)] }
		},
	}),
	jobHandler(forgetNames, ({ database: { db } }) => forgetOldInvoices(db), { at: { hour: 4, minute: 40 } }),
]
