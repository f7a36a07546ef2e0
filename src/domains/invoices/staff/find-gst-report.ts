import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { GstReport } from '#contract/invoices/staff-invoices.ts'
import { periodOf } from '#domains/company/period-of.ts'
import { within } from '#domains/company/sales-source.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { together } from '#platform/database/together.ts'
import type { IndianDay } from '#shared/days.ts'
import { gstPlace } from '#shared/gst.ts'
import { rupees } from '#shared/money.ts'
import { invoiceLines, invoices } from '../tables.ts'

/** What credit notes take back counts as less than nothing. */
const net = (column: PgColumn | SQL) =>
	sql<number>`sum(case ${invoices.kind} when 'credit_note' then -${column} else ${column} end)`.mapWith(Number)
const inRupees = (column: PgColumn) => sql<number>`${net(column)}`.mapWith((paise) => rupees(Number(paise)))
const sums = {
	total: inRupees(invoiceLines.amountPaise),
	taxable: inRupees(invoiceLines.taxablePaise),
	cgst: inRupees(invoiceLines.cgstPaise),
	sgst: inRupees(invoiceLines.sgstPaise),
	igst: inRupees(invoiceLines.igstPaise),
}

/** What a return asks of the invoices and credit notes of a period. Throws as `periodOf`. Three statements. */
export async function findGstReport(db: ReadDb, query: { date_from?: IndianDay; date_to?: IndianDay }): Promise<GstReport> {
	const { date_from, date_to, span } = periodOf(query)
	const those = and(within(invoices.issuedAt, span), sql`${invoices.placeOfSupply} <> ''`)
	const { code, kind, gstRate } = invoiceLines
	const ofLines = eq(invoices.id, invoiceLines.invoiceId)
	const { total: _, ...taxes } = sums
	const [byPlace, byCode, documents] = await together([
		db
			.select({ place: invoices.placeOfSupply, gst_rate: gstRate, ...taxes })
			.from(invoiceLines)
			.innerJoin(invoices, ofLines)
			.where(those)
			.groupBy(invoices.placeOfSupply, gstRate)
			.orderBy(asc(invoices.placeOfSupply), asc(gstRate)),
		db
			.select({ code, kind, gst_rate: gstRate, quantity: net(invoiceLines.quantity), ...sums })
			.from(invoiceLines)
			.innerJoin(invoices, ofLines)
			.where(those)
			.groupBy(code, kind, gstRate)
			.orderBy(asc(code), asc(gstRate)),
		db
			.select({
				kind: invoices.kind,
				first: sql<string>`(array_agg(${invoices.reference} order by ${invoices.number}))[1]`,
				last: sql<string>`(array_agg(${invoices.reference} order by ${invoices.number} desc))[1]`,
				count: sql<number>`count(*)`.mapWith(Number),
			})
			.from(invoices)
			.where(those)
			.groupBy(invoices.kind, invoices.series, invoices.year)
			.orderBy(asc(invoices.kind), asc(invoices.year), asc(invoices.series)),
	])
	const sumOf = (field: keyof typeof sums) => rupees(byCode.reduce((sum, row) => sum + Math.round(row[field] * 100), 0))
	return {
		date_from,
		date_to,
		by_place: byPlace.map(({ place, ...row }) => ({ place_of_supply: gstPlace(place), ...row })),
		by_code: byCode,
		documents,
		totals: { total: sumOf('total'), taxable: sumOf('taxable'), cgst: sumOf('cgst'), sgst: sumOf('sgst'), igst: sumOf('igst') },
	}
}
