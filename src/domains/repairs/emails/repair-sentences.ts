import type { JobCard } from '#domains/company/emails/job-card-mail.ts'
import { paidPaiseOf } from '#domains/company/payments.ts'
import { startCodeRow } from '#domains/doorstep/start-code.ts'
import { invoiceSentence, paidSentences } from '#domains/invoices/emails/paid-sentences.ts'
import { type AboutRepair, inRupees } from './describe-repair.ts'

/** How the money stands once the work is done (D-16, D-61). */
export function moneyAfterWork({ parts: { repair, invoices }, settings: { upiId, upiName } }: AboutRepair) {
	const paidPaise = paidPaiseOf(repair)
	if (repair.totalPaise === 0) return 'There is nothing to pay.'
	if (repair.paymentStatus === 'paid') return paidSentences({ method: repair.paymentMethod, invoices })
	const soFar = paidPaise > 0 && `You have paid ${inRupees(paidPaise)}; ${inRupees(repair.totalPaise - paidPaise)} is still due.`
	const code = upiId && upiName && '; the page of your booking shows the amount and a code to scan'
	const how = `${soFar ? 'You' : 'If you have not paid yet, you'} can pay by UPI or cash${code}.`
	return [soFar, how, invoiceSentence(invoices)].filter(Boolean).join(' ')
}

/** What becomes of the money when nobody comes (D-61). */
export function moneyAfterCancel({ parts: { repair } }: AboutRepair) {
	const paidPaise = paidPaiseOf(repair)
	return paidPaise > 0 ? `we will refund the ${inRupees(paidPaise)} you have paid` : 'there is nothing to pay'
}

/** The card with rows for who comes, once that is known, and for the code by which the work begins. */
export function withTechnician<Card extends Pick<JobCard, 'rows'>>({ parts: { technician, repair } }: AboutRepair, card: Card): Card {
	const who: JobCard['rows'] = technician ? [['Technician', [technician.name, technician.phone].filter(Boolean).join(', ')]] : []
	const code = repair.status === 'confirmed' ? startCodeRow(repair) : []
	return { ...card, rows: [...card.rows, ...who, ...code] }
}
