import { invoiceKindNames, invoiceSourceNames } from '#contract/invoices/invoice-words.ts'
import { letter } from '#domains/accounts/emails/letter.ts'
import type { Settings } from '#domains/company/find-settings.ts'
import type { Mail } from '#platform/mail/mailer.ts'
import { formatExactRupees, rupees } from '#shared/money.ts'
import type { InvoiceParts } from '../find-invoice.ts'

type About = { to: string; settings: Settings; publicUrl: string }

/** Brings an invoice or credit note to who asked for it; the document itself goes along. */
export function invoiceMail(invoice: InvoiceParts['invoice'], { to, settings, publicUrl }: About): Mail {
	const { kind, reference, source, sourceReference, customerName, totalPaise } = invoice
	const what = `${invoiceKindNames[kind]} ${reference}`
	return {
		to,
		...letter({
			subject: `${what} from ${settings.name}`,
			title: what,
			greeting: customerName ? `Hello ${customerName},` : 'Hello,',
			sentences: [
				`your ${what[0]?.toLowerCase()}${what.slice(1)} for ${invoiceSourceNames[source].toLowerCase()} ${sourceReference} is attached: ${formatExactRupees(rupees(totalPaise))}.`,
			],
			button: { words: 'Contact us', url: `${publicUrl}/contact-us` },
			notes: settings.phone ? [`Is something on it not right? Call us at ${settings.phone}.`] : [],
			company: settings,
		}),
	}
}
