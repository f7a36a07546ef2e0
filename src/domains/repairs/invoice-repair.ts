import { usualPartHsn } from '#contract/invoices/invoice-words.ts'
import { usualGstRate } from '#contract/parts/part-words.ts'
import { paidPaiseOf } from '#domains/company/payments.ts'
import { issueInvoice, type SaleLine } from '#domains/invoices/issue-invoice.ts'
import type { Db } from '#platform/database/database.ts'
import type { RepairRow } from './present-repair.ts'
import { listAgreed } from './staff/change-lines.ts'

/** Issues the invoice of a repair once the work is done, paid or not; an advance is none (D-15). Its row must be locked. */
export async function invoiceRepair(db: Db, repair: RepairRow): Promise<void> {
	if (repair.status !== 'completed') return
	const agreed = await listAgreed(db, repair.id)
	await issueInvoice(db, {
		source: 'repair',
		sourceId: repair.id,
		reference: repair.reference,
		to: repair,
		vehicle: [...new Set(agreed.map(({ manufacturerName, modelName }) => `${manufacturerName} ${modelName}`))].join(', '),
		registrationNumber: repair.registrationNumber,
		lines: [...agreed.map(lineOf), ...wayOf(repair)],
		totalPaise: repair.totalPaise,
		paidPaise: paidPaiseOf(repair),
	})
}

/** A part that was fitted beyond what was agreed is named by hand, so it has the code and rate of parts in general. */
const lineOf = ({ serviceName: name, quantity, pricePaise, extraKind }: Awaited<ReturnType<typeof listAgreed>>[number]): SaleLine => ({
	name,
	quantity,
	amountPaise: pricePaise * quantity,
	...(extraKind === 'part' ? { kind: 'part', hsn: usualPartHsn, gstRate: usualGstRate } : { kind: 'service' }),
})

const wayOf = ({ distanceFeePaise: amountPaise }: RepairRow): SaleLine[] =>
	amountPaise > 0 ? [{ kind: 'service', name: 'Distance fee', quantity: 1, amountPaise }] : []
