import { and, eq } from 'drizzle-orm'
import { type InvoiceSource, serviceGstRate } from '#contract/invoices/invoice-words.ts'
import { findSettings } from '#domains/company/find-settings.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { recordChange } from '#platform/database/record-change.ts'
import { one } from '#shared/one.ts'
import { homeOf, placeOfSupplyOf } from './place-of-supply.ts'
import { invoiceLines, invoices } from './tables.ts'
import { takeNumber } from './take-number.ts'
import { sum, sumOfTax, taxOf } from './tax-of.ts'

/** Paise for all pieces of it, tax included. Services have the company's SAC. */
export type SaleLine = { name: string; quantity: number; amountPaise: number } & (
	| { kind: 'service' }
	| { kind: 'part'; hsn: string; gstRate: number }
)

type SoldTo = Pick<
	typeof invoices.$inferSelect,
	'customerId' | 'customerName' | 'address' | 'city' | 'state' | 'postalCode' | 'forgottenAt'
>
type Source = { source: InvoiceSource; sourceId: number }

/** What was sold and paid, as its invoice says it. */
type Sale = Source & {
	reference: string
	/** The row of what was sold. */
	to: SoldTo
	vehicle?: string
	registrationNumber?: string
	lines: readonly SaleLine[]
	/** What was paid; the lines must be as much. */
	paidPaise: number
}

/**
 * Issues the invoice of something that was paid, in the transaction in which its money is recorded; what has one already keeps it, and
 * what cost nothing gets none. The row of what was sold must be locked. Everything is copied: later edits change no invoice (decision 0050).
 */
export async function issueInvoice(db: Db, { to, lines: sold, paidPaise, ...sale }: Sale): Promise<void> {
	if (paidPaise === 0 || (await hasInvoice(db, sale))) return
	const settings = await findSettings(db)
	const { name, legalName, address, gstin } = settings
	const placeOfSupply = placeOfSupplyOf({ gstin, to })
	const lines = sold.map(({ name, quantity, amountPaise, ...line }) => {
		const { code, rate } =
			line.kind === 'part' ? { code: line.hsn, rate: line.gstRate } : { code: settings.serviceSac, rate: serviceGstRate }
		const gstRate = gstin ? rate : 0
		const tax = taxOf(amountPaise, { gstRate, isOtherState: placeOfSupply !== homeOf(gstin) })
		return { kind: line.kind, name, quantity, amountPaise, code, gstRate, ...tax }
	})
	if (sum(lines.map(({ amountPaise }) => amountPaise)) !== paidPaise)
		throw new Error(`The lines of ${sale.reference} are not the ${paidPaise} paise that were paid`)
	const at = now()
	const { id } = one(
		await db
			.insert(invoices)
			.values({
				kind: 'invoice',
				...(await takeNumber(db, settings.invoicePrefix, at)),
				source: sale.source,
				sourceId: sale.sourceId,
				sourceReference: sale.reference,
				customerId: to.customerId,
				customerName: to.customerName,
				address: to.address,
				city: to.city,
				state: to.state,
				postalCode: to.postalCode,
				forgottenAt: to.forgottenAt,
				vehicle: sale.vehicle ?? '',
				registrationNumber: sale.registrationNumber ?? '',
				issuer: { name, legalName, address, gstin },
				placeOfSupply,
				totalPaise: paidPaise,
				...sumOfTax(lines),
				issuedAt: at,
			})
			.returning({ id: invoices.id }),
	)
	await db.insert(invoiceLines).values(lines.map((line, position) => ({ invoiceId: id, position, ...line })))
	await recordChange(db, { collection: 'invoices', id: id })
}

const hasInvoice = async (db: Db, { source, sourceId }: Source) => (await db.$count(invoices, invoiceOf({ source, sourceId }))) > 0

/** The invoice of what was sold, not its credit notes. */
export const invoiceOf = ({ source, sourceId }: Source) =>
	and(eq(invoices.source, source), eq(invoices.sourceId, sourceId), eq(invoices.kind, 'invoice'))
