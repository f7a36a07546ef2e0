import { invoiceKindNames, invoiceSourceNames } from '#contract/invoices/invoice-words.ts'
import { letter } from '#domains/accounts/emails/letter.ts'
import type { Settings } from '#domains/company/find-settings.ts'
import { companyPlaceholders, exampleCustomer } from '#domains/company/mail-texts/common-placeholders.ts'
import { declareMail } from '#domains/company/mail-texts/declare-mail.ts'
import { formatExactRupees, rupees } from '#shared/money.ts'
import type { InvoiceParts } from '../find-invoice.ts'

type AboutInvoice = {
	invoice: Pick<InvoiceParts['invoice'], 'kind' | 'reference' | 'source' | 'sourceReference' | 'customerName' | 'totalPaise'>
	to: string
	settings: Settings
	publicUrl: string
}

/** The mails that bring a document. */
export const invoiceMails = {
	sent: declareMail<AboutInvoice>('invoice-sent', {
		group: 'Invoices',
		title: 'Invoice or credit note',
		sent: 'When the office sends it; the document goes along as a PDF.',
		texts: {
			subject: '{document} from {company}',
			greeting: 'Hello {name},',
			opening: '{document} for {what} is attached: {amount}.',
			closing: 'Is something on it not right? Please {call}.',
		},
		placeholders: {
			...companyPlaceholders,
			name: { says: 'Name on the document', of: ({ invoice }) => invoice.customerName || 'there' },
			document: {
				says: '“Invoice” or “Credit note” with its number',
				isNeeded: true,
				of: ({ invoice: { kind, reference } }) => `${invoiceKindNames[kind]} ${reference}`,
			},
			what: {
				says: 'What it is for, with its reference',
				of: ({ invoice: { source, sourceReference } }) => `${invoiceSourceNames[source].toLowerCase()} ${sourceReference}`,
			},
			amount: { says: 'Its total', isNeeded: true, of: ({ invoice }) => formatExactRupees(rupees(invoice.totalPaise)) },
		},
		lay: ({ to, settings, publicUrl }, said) =>
			letter({ ...said, to, button: { words: 'Contact us', url: `${publicUrl}/contact-us` }, company: settings }),
		example: ({ settings, publicUrl }) => ({
			invoice: {
				kind: 'invoice',
				reference: 'PAH/26-27/000000',
				source: 'order',
				sourceReference: 'SP20260101EXAMPL',
				customerName: exampleCustomer.customerName,
				totalPaise: 83_800,
			},
			to: exampleCustomer.customerEmail,
			settings,
			publicUrl,
		}),
	}),
}
