import { and, asc, eq, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { GstReport } from '#contract/invoices/staff-invoices.ts'
import { periodOf } from '#domains/company/period-of.ts'
import { within } from '#domains/company/sales-source.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { together } from '#platform/database/together.ts'
import type { IndianDay } from '#shared/days.ts'
import { gstPlace } from '#shared/gst.ts'
import { rupees } from '#shared/money.ts'
import { one } from '#shared/one.ts'
import { invoiceLines, invoices } from '../tables.ts'

/** What credit notes take back counts as less than nothing. */
const net = (column: PgColumn) =>
	sql<number>`sum(case ${invoices.kind} when 'credit_note' then -${column} else ${column} end)`.mapWith(Number)
/** Paise. */
const sums = {
	total: net(invoiceLines.amountPaise),
	taxable: net(invoiceLines.taxablePaise),
	cgst: net(invoiceLines.cgstPaise),
	sgst: net(invoiceLines.sgstPaise),
	igst: net(invoiceLines.igstPaise),
}

/** What a return asks of the invoices and credit notes of a period. Throws as `periodOf`. Two statements. */
export async function findGstReport(db: ReadDb, query: { date_from?: IndianDay; date_to?: IndianDay }): Promise<GstReport> {
	const { date_from, date_to, span } = periodOf(query)
	const those = and(within(invoices.issuedAt, span), sql`${invoices.placeOfSupply} <> ''`)
	const { code, kind, gstRate } = invoiceLines
	const [lines, documents] = await together([
		db
			.select({ place: invoices.placeOfSupply, code, kind, gst_rate: gstRate, quantity: net(invoiceLines.quantity), ...sums })
			.from(invoiceLines)
			.innerJoin(invoices, eq(invoices.id, invoiceLines.invoiceId))
			.where(those)
			.groupBy(invoices.placeOfSupply, code, kind, gstRate)
			.orderBy(asc(code), asc(gstRate), asc(kind)),
		db
			.select({
				kind: invoices.kind,
				// Numbers are of one length, so their order is that of the text.
				first: sql<string>`min(${invoices.reference})`,
				last: sql<string>`max(${invoices.reference})`,
				count: sql<number>`count(*)`.mapWith(Number),
			})
			.from(invoices)
			.where(those)
			.groupBy(invoices.kind, invoices.series, invoices.year)
			.orderBy(asc(invoices.kind), asc(invoices.year), asc(invoices.series)),
	])
	const sumOf = (rows: typeof lines, field: keyof typeof sums) => rupees(rows.reduce((sum, row) => sum + row[field], 0))
	const taxesOf = (rows: typeof lines) => ({
		taxable: sumOf(rows, 'taxable'),
		cgst: sumOf(rows, 'cgst'),
		sgst: sumOf(rows, 'sgst'),
		igst: sumOf(rows, 'igst'),
	})
	/** Each sort of line with all that are of it. */
	const grouped = <Of extends object>(of: (line: (typeof lines)[number]) => Of) =>
		[...Map.groupBy(lines, (line) => JSON.stringify(of(line))).values()].map((rows) => ({ ...of(one(rows.slice(0, 1))), rows }))
	const byPlace = grouped(({ place, gst_rate }) => ({ place, gst_rate }))
	return {
		date_from,
		date_to,
		by_place: byPlace
			.toSorted((a, b) => a.place.localeCompare(b.place) || a.gst_rate - b.gst_rate)
			.map(({ place, gst_rate, rows }) => ({ place_of_supply: gstPlace(place), gst_rate, ...taxesOf(rows) })),
		by_code: grouped(({ code, kind, gst_rate }) => ({ code, kind, gst_rate })).map(({ rows, ...sort }) => ({
			...sort,
			quantity: rows.reduce((sum, { quantity }) => sum + quantity, 0),
			total: sumOf(rows, 'total'),
			...taxesOf(rows),
		})),
		documents,
		totals: { total: sumOf(lines, 'total'), ...taxesOf(lines) },
	}
}
