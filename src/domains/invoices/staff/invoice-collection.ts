import { eq, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { StaffInvoice } from '#contract/invoices/staff-invoices.ts'
import { staffInvoices } from '#contract/invoices/staff-invoices.ts'
import { users } from '#domains/accounts/tables.ts'
import { asRupees, type Converted } from '#domains/company/collection-columns.ts'
import { serveCollection } from '#domains/company/staff-collection.ts'
import { findsWords } from '#platform/database/contains-words.ts'
import type { Door } from '#platform/http/serve.ts'
import { gstPlace } from '#shared/gst.ts'
import { writtenTogether } from '#shared/written-together.ts'
import { countedOf, invoiceLines, invoices as table } from '../tables.ts'

const inRupees = (column: PgColumn) => sql`${column} / 100.0::float8`

const lines: Converted = {
	column: table.id,
	shown: sql`(select coalesce(jsonb_agg(jsonb_build_object('kind', ${invoiceLines.kind}, 'name', ${invoiceLines.name}, 'code', ${invoiceLines.code},
		'gst_rate', ${invoiceLines.gstRate}, 'quantity', ${invoiceLines.quantity}, 'amount', ${inRupees(invoiceLines.amountPaise)},
		'taxable', ${inRupees(invoiceLines.taxablePaise)}, 'cgst', ${inRupees(invoiceLines.cgstPaise)},
		'sgst', ${inRupees(invoiceLines.sgstPaise)}, 'igst', ${inRupees(invoiceLines.igstPaise)}) order by ${invoiceLines.position}), '[]')
		from ${invoiceLines} where ${invoiceLines.invoiceId} = ${table.id})`,
	read: (stored: StaffInvoice['lines']) => stored,
	write: () => undefined,
}
const placeOfSupply: Converted = { column: table.placeOfSupply, read: gstPlace, write: () => undefined }

/** Invoices and credit notes, to be read. */
export const serveInvoices = (door: Door) =>
	serveCollection(door, staffInvoices.invoices, {
		table,
		columns: {
			id: table.id,
			kind: table.kind,
			series: table.series,
			number: table.reference,
			issued_at: table.issuedAt,
			created_at: table.issuedAt,
			pdf_url: sql`'/api/admin/invoices/' || ${table.id} || '/pdf/'`,
			source: table.source,
			source_id: table.sourceId,
			source_reference: table.sourceReference,
			customer: table.customerId,
			customer_email: sql`coalesce((select ${users.email} from ${users} where ${users.id} = ${table.customerId} and ${users.deletedAt} is null), '')`,
			customer_name: table.customerName,
			address: table.address,
			city: table.city,
			state: table.state,
			postal_code: table.postalCode,
			vehicle: table.vehicle,
			registration_number: table.registrationNumber,
			gstin: sql`${table.issuer} ->> 'gstin'`,
			place_of_supply: placeOfSupply,
			lines,
			total: asRupees(table.totalPaise),
			taxable: asRupees(table.taxablePaise),
			cgst: asRupees(table.cgstPaise),
			sgst: asRupees(table.sgstPaise),
			igst: asRupees(table.igstPaise),
			paid: sql`case ${table.kind} when 'invoice' then coalesce(${table.paidPaise}, ${table.totalPaise}) else 0 end / 100.0::float8`,
			credited: asRupees(table.creditedPaise),
			credits: sql`(select credited.reference from ${table} credited where credited.id = ${table.creditsId})`,
			reason: table.reason,
		},
		searched: (search) => findsWords(search, table.searchText, writtenTogether),
		filters: {
			source: (source) => eq(table.source, source),
			customer: (customer) => eq(table.customerId, customer),
		},
		// Its own index; numbers are of one length, so their order is that of the text.
		orderings: { number: table.reference, total: countedOf(table.kind, table.totalPaise) },
		dated: table.issuedAt,
		usual: '-issued_at',
	})
