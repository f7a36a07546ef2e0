import type { MailTexts, Placeholders } from '#domains/company/mail-texts/declare-mail.ts'
import { moneyTitle, type PaymentRecord } from '#domains/company/payments.ts'
import { dayOf, formatLongDate } from '#shared/days.ts'
import { formatExactRupees, rupees } from '#shared/money.ts'
import type { SoldInvoiceRow } from '../list-sold-invoices.ts'

type Known = {
	/** Each by itself, the first that came first. */
	payments: readonly PaymentRecord[]
	duePaise: number
	invoices: readonly SoldInvoiceRow[]
}
/** A payment or a refund, as its mail reports it. */
type Money = { last: PaymentRecord; payments: readonly PaymentRecord[]; duePaise: number; document: SoldInvoiceRow | undefined }
export type WithMoney = { money: Money }

/** The newest payment or refund, with the document that is attached (D-61); null where there is none. */
export function newestMoney({ payments, duePaise, invoices }: Known): Money | null {
	const last = payments.at(-1)
	return last ? { last, payments, duePaise, document: documentOf(last, invoices) } : null
}

/** The invoice that this payment made due, or the note of what was given back; one that came before had its own mail. */
function documentOf({ kind, at }: PaymentRecord, invoices: readonly SoldInvoiceRow[]): SoldInvoiceRow | undefined {
	if (kind === 'refund') return invoices.findLast((each) => each.kind === 'credit_note')
	return invoices.find((each) => each.kind === 'invoice' && new Date(each.issuedAt) >= at)
}

const inRupees = (amountPaise: number) => formatExactRupees(rupees(amountPaise))

export const moneyPlaceholders = {
	amount: { says: 'How much', isNeeded: true, of: ({ money }) => inRupees(money.last.amountPaise) },
	way: { says: '“by UPI” or “in cash”', of: ({ money }) => (money.last.method === 'upi' ? 'by UPI' : 'in cash') },
	due: {
		says: 'What is still due, or that nothing is',
		isNeeded: true,
		of: ({ money: { duePaise } }) => (duePaise > 0 ? `${inRupees(duePaise)} is still due.` : 'Nothing more is due.'),
	},
	document: {
		says: 'The number of the invoice or credit note that goes along; without one the paragraph is left out',
		of: ({ money: { document } }) =>
			document ? `Your ${document.kind === 'invoice' ? 'invoice' : 'credit note'} is ${document.reference}.` : null,
	},
} satisfies Placeholders<WithMoney>

type Words = { title: string; sent: string; texts: MailTexts & { subject: string } }
/** The standard words about a payment and about a refund for what was sold: 'booking'. */
export const moneyTexts = (what: string): Record<PaymentRecord['kind'], Words> => ({
	payment: {
		title: 'Payment received',
		sent: 'When the office has recorded a payment; an invoice that it made due goes along.',
		texts: {
			subject: `We have your payment of {amount} for ${what} {reference}`,
			heading: 'We have your payment',
			greeting: 'Hello {name},',
			opening: 'We have your payment of {amount} {way}. Thank you.\n{due}\n{document}',
			closing: 'Is something not right? Please {call}.',
		},
	},
	refund: {
		title: 'Money given back',
		sent: 'When the office has given money back; the credit note goes along.',
		texts: {
			subject: `We gave you back {amount} for ${what} {reference}`,
			heading: 'We gave you your money back',
			greeting: 'Hello {name},',
			opening: 'We gave you back {amount} {way}.\n{document}',
			closing: 'Is something not right? Please {call}.',
		},
	},
})

/** Rows of the card: each payment with its day. */
export const moneyRows = ({ payments }: Money) =>
	payments.map((payment) => [formatLongDate(dayOf(payment.at)), moneyTitle(payment)] as const)

/** Money for the preview of such a mail. */
export function exampleMoney(kind: PaymentRecord['kind'], { at, amountPaise }: { at: Date; amountPaise: number }): Money {
	const last: PaymentRecord = { kind, method: 'upi', amountPaise, at }
	return { last, payments: [last], duePaise: 0, document: undefined }
}

/** Whether the mail about an end at that moment reported the last payment already. */
export const isInEndMail = (payments: readonly PaymentRecord[], endedAt: Date | undefined) => {
	const last = payments.at(-1)
	return last?.kind === 'payment' && endedAt !== undefined && endedAt >= last.at
}
