import { and, asc, eq, gt, not, type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import { largeInvoice } from '#contract/invoices/invoice-words.ts'
import type { GstReport } from '#contract/invoices/staff-invoices.ts'
import { periodOf } from '#domains/company/period-of.ts'
import { within } from '#domains/company/sales-source.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { together } from '#platform/database/together.ts'
import { dayOf, type IndianDay } from '#shared/days.ts'
import { portalPlace } from '#shared/gst.ts'
import { paise, rupees } from '#shared/money.ts'
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

const credited = alias(invoices, 'credited')
const isOtherState = sql<boolean>`${invoices.placeOfSupply} <> left(${invoices.issuer} ->> 'gstin', 2)`
/** What the return wants one by one, and what takes such back. */
const isLarge = sql<boolean>`(${isOtherState} and coalesce(${credited.totalPaise}, ${invoices.totalPaise}) > ${paise(largeInvoice)})`

/** What a return asks of the invoices and credit notes of a period. Throws as `periodOf`. Five statements. */
export async function findGstReport(db: ReadDb, query: { date_from?: IndianDay; date_to?: IndianDay }): Promise<GstReport> {
	const { date_from, date_to, span } = periodOf(query)
	const those = and(within(invoices.issuedAt, span), sql`${invoices.placeOfSupply} <> ''`)
	const { code, gstRate } = invoiceLines
	const kind = sql<'service' | 'part'>`case ${invoiceLines.kind} when 'service' then 'service' else 'part' end`
	const ofLines = eq(invoices.id, invoiceLines.invoiceId)
	const ofCredited = eq(credited.id, invoices.creditsId)
	const { total: _, ...taxes } = sums
	const [byPlace, large, exempt, byCode, documents] = await together([
		db
			.select({ place: invoices.placeOfSupply, gst_rate: gstRate, ...taxes })
			.from(invoiceLines)
			.innerJoin(invoices, ofLines)
			.leftJoin(credited, ofCredited)
			.where(and(those, gt(gstRate, 0), not(isLarge)))
			.groupBy(invoices.placeOfSupply, gstRate)
			.orderBy(asc(invoices.placeOfSupply), asc(gstRate)),
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
			.from(invoiceLines)
			.innerJoin(invoices, ofLines)
			.leftJoin(credited, ofCredited)
			.where(and(those, gt(gstRate, 0), isLarge))
			.groupBy(invoices.id, gstRate)
			.orderBy(asc(invoices.issuedAt), asc(invoices.id), asc(gstRate)),
		db
			.select({ is_other_state: isOtherState, total: sums.total })
			.from(invoiceLines)
			.innerJoin(invoices, ofLines)
			.where(and(those, eq(gstRate, 0)))
			.groupBy(isOtherState)
			.orderBy(isOtherState),
		db
			.select({
				code,
				kind,
				gst_rate: gstRate,
				quantity: net(sql`case ${invoiceLines.kind} when 'part' then ${invoiceLines.quantity} else 0 end`),
				...sums,
			})
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
		by_place: byPlace.map(({ place, ...row }) => ({ place_of_supply: portalPlace(place), ...row })),
		large: large.map(({ issuedAt, totalPaise, place, ...row }) => ({
			...row,
			day: dayOf(issuedAt),
			total: rupees(totalPaise),
			place_of_supply: portalPlace(place),
		})),
		exempt,
		by_code: byCode,
		documents,
		totals: { total: sumOf('total'), taxable: sumOf('taxable'), cgst: sumOf('cgst'), sgst: sumOf('sgst'), igst: sumOf('igst') },
	}
}
