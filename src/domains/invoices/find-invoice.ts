import { and, asc, eq, getTableColumns, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { columnsBut } from '#platform/database/columns-but.ts'
import type { ReadDb } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { notFound } from '#platform/http/problem.ts'
import { invoiceLines, invoices } from './tables.ts'

const invoiceColumns = columnsBut(invoices, 'searchText')
const credited = alias(invoices, 'credited')

/** An invoice with its lines in their order, and which one it credits. */
export type InvoiceParts = Awaited<ReturnType<typeof listParts>>[number]

/** An invoice or credit note of the caller. Throws the same 404 for a foreign and an absent one. Two statements. */
export const findOwnInvoice = (db: ReadDb, actor: Actor, id: number): Promise<InvoiceParts> =>
	findOne(db, and(eq(invoices.id, id), eq(invoices.customerId, actor.id)))

/** Any invoice, for a caller who has checked the permission. Throws 404. Two statements. */
export const findInvoiceWithoutPermission = (db: ReadDb, id: number): Promise<InvoiceParts> => findOne(db, eq(invoices.id, id))

async function findOne(db: ReadDb, where: SQL | undefined) {
	const [found] = await listParts(db, where)
	if (!found) throw notFound()
	return found
}

/** All of a customer, the oldest first. Two statements. */
export const listInvoicesOf = (db: ReadDb, customerId: number): Promise<InvoiceParts[]> =>
	listParts(db, eq(invoices.customerId, customerId))

async function listParts(db: ReadDb, where: SQL | undefined) {
	const found = await db
		.select({ invoice: invoiceColumns, credits: { reference: credited.reference, issuedAt: credited.issuedAt } })
		.from(invoices)
		.leftJoin(credited, eq(credited.id, invoices.creditsId))
		.where(where)
		.orderBy(asc(invoices.id))
	const lines = await db
		.select(getTableColumns(invoiceLines))
		.from(invoiceLines)
		.innerJoin(invoices, eq(invoices.id, invoiceLines.invoiceId))
		.where(where)
		.orderBy(asc(invoiceLines.invoiceId), asc(invoiceLines.position))
	const byInvoice = Map.groupBy(lines, ({ invoiceId }) => invoiceId)
	return found.map((parts) => ({ ...parts, lines: byInvoice.get(parts.invoice.id) ?? [] }))
}
