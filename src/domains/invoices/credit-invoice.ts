import { asc, eq } from 'drizzle-orm'
import type { InvoiceSource } from '#contract/invoices/invoice-words.ts'
import { findSettings } from '#domains/company/find-settings.ts'
import { now } from '#platform/clock.ts'
import { columnsBut } from '#platform/database/columns-but.ts'
import type { Db } from '#platform/database/database.ts'
import { recordChange } from '#platform/database/record-change.ts'
import { one } from '#shared/one.ts'
import { invoiceOf } from './issue-invoice.ts'
import { homeOf } from './place-of-supply.ts'
import { invoiceLines, invoices } from './tables.ts'
import { takeNumber } from './take-number.ts'
import { sharesOf, sumOfTax, taxOf } from './tax-of.ts'

type Credit = { source: InvoiceSource; sourceId: number; reason: string; keptPaise: number }

const copied = columnsBut(invoices, 'id', 'creditedPaise', 'searchText', 'reason', 'number', 'paidPaise')
const copiedLine = columnsBut(invoiceLines, 'id', 'invoiceId')

/**
 * Takes back all of the invoice of something that was sold but what the company keeps: asked again, it changes nothing. Answers false where
 * there is no invoice. The credit note says what its invoice said, its lines by their share. More than the invoice the database refuses.
 */
export async function creditInvoice(db: Db, { source, sourceId, reason, keptPaise }: Credit): Promise<boolean> {
	const [invoice] = await db
		.select({ ...copied, id: invoices.id, creditedPaise: invoices.creditedPaise })
		.from(invoices)
		.where(invoiceOf({ source, sourceId }))
		.for('no key update')
	if (!invoice) return false
	const { id, creditedPaise, ...same } = invoice
	const totalPaise = same.totalPaise - keptPaise - creditedPaise
	if (totalPaise <= 0) return true
	await db
		.update(invoices)
		.set({ creditedPaise: creditedPaise + totalPaise })
		.where(eq(invoices.id, id))
	const credited = await db.select(copiedLine).from(invoiceLines).where(eq(invoiceLines.invoiceId, id)).orderBy(asc(invoiceLines.position))
	const shares = sharesOf(
		totalPaise,
		credited.map(({ amountPaise }) => amountPaise),
	)
	const isOtherState = same.placeOfSupply !== homeOf(same.issuer.gstin)
	const lines = credited.map(({ gstRate, quantity, ...line }, index) => {
		const amountPaise = shares[index] ?? 0
		if (amountPaise === line.amountPaise) return { ...line, gstRate, quantity }
		return { ...line, gstRate, quantity: 0, amountPaise, ...taxOf(amountPaise, { gstRate, isOtherState }) }
	})
	const at = now()
	const { creditPrefix } = await findSettings(db)
	const note = one(
		await db
			.insert(invoices)
			.values({
				...same,
				kind: 'credit_note',
				creditsId: id,
				reason,
				...(await takeNumber(db, creditPrefix, at)),
				totalPaise,
				...sumOfTax(lines),
				issuedAt: at,
			})
			.returning({ id: invoices.id }),
	)
	await db.insert(invoiceLines).values(lines.map((line) => ({ invoiceId: note.id, ...line })))
	await recordChange(db, { collection: 'invoices', id: note.id })
	return true
}
