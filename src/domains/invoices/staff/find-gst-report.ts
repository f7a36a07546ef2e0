import { and, asc, eq, gt, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import { invoiceLineKinds, largeInvoice } from '#contract/invoices/invoice-words.ts'
import type { GstReport } from '#contract/invoices/staff-invoices.ts'
import { periodOf } from '#domains/company/period-of.ts'
import { isWithin } from '#domains/company/sales-source.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { sendTogether } from '#platform/database/together.ts'
import { dayOf, type IndianDay } from '#shared/days.ts'
import { portalPlace } from '#shared/gst.ts'
import { paise, rupees } from '#shared/money.ts'
import { one } from '#shared/one.ts'
import { countedOf, invoiceLines, invoices } from '../tables.ts'

/** What credit notes take back counts as less than nothing. */
const net = (column: PgColumn) => sql<number>`sum(${countedOf(invoices.kind, column)})`.mapWith(Number)
/** Paise. */
const sums = {
	total: net(invoiceLines.amountPaise),
	taxable: net(invoiceLines.taxablePaise),
	cgst: net(invoiceLines.cgstPaise),
	sgst: net(invoiceLines.sgstPaise),
	igst: net(invoiceLines.igstPaise),
}

const credited = alias(invoices, 'credited')
const isOtherState = sql<boolean>`${invoices.placeOfSupply} <> left(${invoices.issuer} ->> 'gstin', 2)`
const largePaise = paise(largeInvoice)
/** What the return wants one by one, and what takes such back. */
const isLarge = sql<boolean>`(${isOtherState} and coalesce((select ${credited.totalPaise} from ${invoices} credited
	where ${credited.id} = ${invoices.creditsId}), ${invoices.totalPaise}) > ${sql.raw(String(largePaise))})`
/** Held apart so that they are looked up: PostgreSQL does not know that an invoice's lines lie together, and would read all there are. */
const itsLines = sql`lateral (select * from ${invoiceLines} where ${invoiceLines.invoiceId} = ${invoices.id} offset 0) ${invoiceLines}`

/** What a return asks of the invoices and credit notes of a period. Throws as `periodOf`. Three statements. */
export async function findGstReport(db: ReadDb, query: { date_from?: IndianDay; date_to?: IndianDay }): Promise<GstReport> {
	const { date_from, date_to, span } = periodOf(query)
	const those = and(isWithin(invoices.issuedAt, span), sql`${invoices.placeOfSupply} <> ''`)
	const { code, gstRate } = invoiceLines
	// By the index alone, so that few invoices are read as a whole.
	const mayBeLarge = db
		.select({ id: invoices.id })
		.from(invoices)
		.where(and(those, or(sql`${countedOf(invoices.kind, invoices.totalPaise)} > ${largePaise}`, isNotNull(invoices.creditsId))))
	const referenceOf = (number: SQL) => sql<string>`(select found.reference from ${invoices} found
		where found.series = ${invoices}.series and found.year = ${invoices}.year and found.number = ${number})`
	const [found, large, documents] = await sendTogether([
		db
			.select({
				place: invoices.placeOfSupply,
				isOtherState,
				isLarge,
				code: sql<string>`${code}`,
				lineKind: sql<(typeof invoiceLineKinds)[number]>`${invoiceLines.kind}`,
				gst_rate: sql<number>`${gstRate}`,
				quantity: net(invoiceLines.quantity),
				...sums,
			})
			.from(invoices)
			.innerJoin(itsLines, sql`true`)
			.where(those)
			// In no order, in which PostgreSQL would sort every line of the period first; what is left is a few dozen rows.
			.groupBy(invoices.placeOfSupply, isOtherState, isLarge, code, invoiceLines.kind, gstRate),
		db
			.select({
				kind: invoices.kind,
				number: invoices.reference,
				issuedAt: invoices.issuedAt,
				totalPaise: invoices.totalPaise,
				place: invoices.placeOfSupply,
				gst_rate: gstRate,
				taxable: sql<number>`sum(${invoiceLines.taxablePaise})`.mapWith((amount) => rupees(Number(amount))),
				igst: sql<number>`sum(${invoiceLines.igstPaise})`.mapWith((amount) => rupees(Number(amount))),
			})
			.from(invoices)
			.innerJoin(invoiceLines, eq(invoiceLines.invoiceId, invoices.id))
			.where(and(inArray(invoices.id, mayBeLarge), gt(gstRate, 0), isLarge))
			.groupBy(invoices.id, gstRate)
			.orderBy(asc(invoices.issuedAt), asc(invoices.id), asc(gstRate)),
		db
			.select({
				kind: invoices.kind,
				first: referenceOf(sql`min(${invoices.number})`),
				last: referenceOf(sql`max(${invoices.number})`),
				count: sql<number>`count(*)`.mapWith(Number),
			})
			.from(invoices)
			.where(those)
			.groupBy(invoices.kind, invoices.series, invoices.year)
			.orderBy(asc(invoices.kind), asc(invoices.year), asc(invoices.series)),
	])
	type Line = (typeof found)[number]
	const lines = found.toSorted(
		(a, b) =>
			a.code.localeCompare(b.code) ||
			a.gst_rate - b.gst_rate ||
			invoiceLineKinds.indexOf(a.lineKind) - invoiceLineKinds.indexOf(b.lineKind),
	)
	const sumOf = (rows: Line[], field: keyof typeof sums) => rupees(rows.reduce((sum, row) => sum + row[field], 0))
	const taxesOf = (rows: Line[]) => ({
		taxable: sumOf(rows, 'taxable'),
		cgst: sumOf(rows, 'cgst'),
		sgst: sumOf(rows, 'sgst'),
		igst: sumOf(rows, 'igst'),
	})
	/** Each sort of line with all that are of it. */
	const grouped = <Of extends object>(those: Line[], of: (line: Line) => Of) =>
		[...Map.groupBy(those, (line) => JSON.stringify(of(line))).values()].map((rows) => ({ ...of(one(rows.slice(0, 1))), rows }))
	const taxed = lines.filter((line) => line.gst_rate > 0 && !line.isLarge)
	const untaxed = lines.filter((line) => line.gst_rate === 0)
	const kindOf = ({ lineKind }: Line) => (lineKind === 'service' ? ('service' as const) : ('part' as const))
	return {
		date_from,
		date_to,
		by_place: grouped(taxed, ({ place, gst_rate }) => ({ place, gst_rate }))
			.toSorted((a, b) => a.place.localeCompare(b.place) || a.gst_rate - b.gst_rate)
			.map(({ place, gst_rate, rows }) => ({ place_of_supply: portalPlace(place), gst_rate, ...taxesOf(rows) })),
		large: large.map(({ issuedAt, totalPaise, place, ...row }) => ({
			...row,
			day: dayOf(issuedAt),
			total: rupees(totalPaise),
			place_of_supply: portalPlace(place),
		})),
		exempt: grouped(untaxed, (line) => ({ is_other_state: line.isOtherState }))
			.toSorted((a, b) => Number(a.is_other_state) - Number(b.is_other_state))
			.map(({ is_other_state, rows }) => ({ is_other_state, total: sumOf(rows, 'total') })),
		by_code: grouped(lines, (line) => ({ code: line.code, kind: kindOf(line), gst_rate: line.gst_rate })).map(({ rows, ...sort }) => ({
			...sort,
			// Services have no quantity in the return, and the way of a part is none.
			quantity: rows.reduce((sum, { lineKind, quantity }) => sum + (lineKind === 'part' ? quantity : 0), 0),
			total: sumOf(rows, 'total'),
			...taxesOf(rows),
		})),
		documents,
		totals: { total: sumOf(lines, 'total'), ...taxesOf(lines) },
	}
}
