import { moneyTitle, type PaymentRecord } from '#domains/company/payments.ts'
import { dayOf, formatLongDate } from '#shared/days.ts'
import { formatExactRupees, rupees } from '#shared/money.ts'
import type { SoldInvoiceRow } from '../list-sold-invoices.ts'

type Money = {
	/** What it was for: 'booking PR-123'. */
	what: string
	/** Each by itself, the first that came first. */
	payments: readonly PaymentRecord[]
	duePaise: number
	invoices: readonly SoldInvoiceRow[]
}

/** What the mail about money that came or was given back says, whatever it was for, and the document that goes along (D-61). */
export function moneyWords({ what, payments, duePaise, invoices }: Money) {
	const last = payments.at(-1)
	if (!last) return null
	const amount = inRupees(last.amountPaise)
	const way = last.method === 'upi' ? 'by UPI' : 'in cash'
	const document = documentOf(last, invoices)
	const attached = document && `Your ${document.kind === 'invoice' ? 'invoice' : 'credit note'} ${document.reference} is attached.`
	const rows = payments.map((payment) => [formatLongDate(dayOf(payment.at)), moneyTitle(payment)] as const)
	const words =
		last.kind === 'refund'
			? {
					subject: `We gave you back ${amount} for ${what}`,
					heading: 'We gave you your money back',
					before: [`We gave you back ${amount} ${way}.`],
				}
			: {
					subject: `We have your payment of ${amount} for ${what}`,
					heading: 'We have your payment',
					before: [
						`We have your payment of ${amount} ${way}. Thank you.`,
						duePaise > 0 ? `${inRupees(duePaise)} is still due.` : 'Nothing more is due.',
					],
				}
	return { document, words: { ...words, before: [...words.before, ...(attached ? [attached] : [])], rows } }
}

/** The invoice that this payment made due, or the note of what was given back; one that came before had its own mail. */
function documentOf({ kind, at }: PaymentRecord, invoices: readonly SoldInvoiceRow[]): SoldInvoiceRow | undefined {
	if (kind === 'refund') return invoices.findLast((each) => each.kind === 'credit_note')
	return invoices.find((each) => each.kind === 'invoice' && new Date(each.issuedAt) >= at)
}

const inRupees = (amountPaise: number) => formatExactRupees(rupees(amountPaise))

/** Whether the mail of an end that was reached at that moment told of the last payment already. */
export const isToldByEnd = (payments: readonly PaymentRecord[], endedAt: Date | undefined) => {
	const last = payments.at(-1)
	return last?.kind === 'payment' && endedAt !== undefined && endedAt >= last.at
}
