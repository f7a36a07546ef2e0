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

/** Paise for all pieces of it, tax included. Services have the company's SAC; the way of parts to a customer is taxed as they are. */
export type SaleLine = { name: string; quantity: number; amountPaise: number } & (
	| { kind: 'service' | 'delivery' }
	| { kind: 'part'; hsn: string; gstRate: number }
)

type SoldTo = Pick<
	typeof invoices.$inferSelect,
	'customerId' | 'customerName' | 'address' | 'city' | 'state' | 'postalCode' | 'forgottenAt'
>
type Source = { source: InvoiceSource; sourceId: number }

/** What was sold, as its invoice says it. */
type Sale = Source & {
	reference: string
	/** The row of what was sold. */
	to: SoldTo
	vehicle?: string
	registrationNumber?: string
	lines: readonly SaleLine[]
	/** What it costs; the lines must be as much. */
	totalPaise: number
	/** What of that is paid by now. */
	paidPaise: number
}

/**
 * Issues the invoice of something that was done, handed over or paid, in the transaction in which that is recorded; what has one already
 * keeps it, and what costs nothing gets none. The row of what was sold must be locked. Everything is copied: later edits change no invoice
 * (decision 0050).
 */
export async function issueInvoice(db: Db, { to, lines: sold, totalPaise, paidPaise, ...sale }: Sale): Promise<void> {
	if (totalPaise === 0 || (await hasInvoice(db, sale))) return
	const settings = await findSettings(db)
	const { name, legalName, address, gstin } = settings
	const placeOfSupply = placeOfSupplyOf({ gstin, to })
	const codeOf = codesOf(sold, settings)
	const lines = sold.map((line) => {
		const { kind, name, quantity, amountPaise } = line
		const { code, rate } = codeOf(line)
		const gstRate = gstin ? rate : 0
		const tax = taxOf(amountPaise, { gstRate, isOtherState: placeOfSupply !== homeOf(gstin) })
		return { kind, name, quantity, amountPaise, code, gstRate, ...tax, hasEvenHalves: true }
	})
	if (sum(lines.map(({ amountPaise }) => amountPaise)) !== totalPaise)
		throw new Error(`The lines of ${sale.reference} are not the ${totalPaise} paise that it costs`)
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
				totalPaise,
				paidPaise,
				...sumOfTax(lines),
				hasEvenHalves: true,
				issuedAt: at,
			})
			.returning({ id: invoices.id }),
	)
	await db.insert(invoiceLines).values(lines.map((line, position) => ({ invoiceId: id, position, ...line })))
	await recordChange(db, { collection: 'invoices', id: id })
}

/** What is brought along with parts is one supply with them (CGST Act §8): of several rates it has the highest. */
function codesOf(sold: readonly SaleLine[], { serviceSac }: { serviceSac: string }) {
	const service = { code: serviceSac, rate: serviceGstRate }
	const parts = sold.flatMap((line) => (line.kind === 'part' ? [{ code: line.hsn, rate: line.gstRate }] : []))
	const [highest = service] = parts.toSorted((one, other) => other.rate - one.rate)
	return (line: SaleLine) => {
		if (line.kind === 'part') return { code: line.hsn, rate: line.gstRate }
		return line.kind === 'delivery' ? highest : service
	}
}

const hasInvoice = async (db: Db, { source, sourceId }: Source) => (await db.$count(invoices, invoiceOf({ source, sourceId }))) > 0

/** The invoice of what was sold, not its credit notes. */
export const invoiceOf = ({ source, sourceId }: Source) =>
	and(eq(invoices.source, source), eq(invoices.sourceId, sourceId), eq(invoices.kind, 'invoice'))
