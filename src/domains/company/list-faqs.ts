import { and, asc, eq } from 'drizzle-orm'
import type { Faq } from '#contract/company/faqs.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { faqs } from './tables.ts'

/** Questions that are shown, in order, of one page if it is named. One statement. */
export async function listFaqs(db: ReadDb, page: string | undefined): Promise<Faq[]> {
	const rows = await db
		.select()
		.from(faqs)
		.where(and(eq(faqs.isActive, true), page === undefined ? undefined : eq(faqs.page, page)))
		.orderBy(asc(faqs.position), asc(faqs.id))
	return rows.map(({ id, question, answer, page, position, isActive }) => ({
		id,
		question,
		answer,
		page,
		order: position,
		is_active: isActive,
	}))
}
