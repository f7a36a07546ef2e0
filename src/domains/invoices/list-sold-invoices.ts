import { type SQL, sql } from 'drizzle-orm'
import type { InvoiceSource } from '#contract/invoices/invoice-words.ts'
import type { SoldInvoice } from '#contract/invoices/sold-invoices.ts'
import { jsonRows } from '#platform/database/json-rows.ts'
import { invoices } from './tables.ts'

/** As they come out of the statement: paise, and the moment as PostgreSQL writes it. */
export type SoldInvoiceRow = { id: number; kind: SoldInvoice['kind']; reference: string; totalPaise: number; issuedAt: string }

const { id, kind, reference, totalPaise, issuedAt } = invoices

/** Beside what was sold, in the same statement: its invoice and credit notes. `sourceId` is its id, with the table's name. */
export const invoicesBeside = (source: InvoiceSource, sourceId: SQL) =>
	sql<SoldInvoiceRow[]>`(select ${jsonRows({ id, kind, reference, totalPaise, issuedAt }, id)} from ${invoices}
		where source = ${sql.raw(`'${source}'`)} and source_id = ${sourceId})`
