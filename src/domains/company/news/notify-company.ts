import type { CompanyNewsKind } from '#contract/company/company-news-words.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { companyNews } from '../tables.ts'

/**
 * Notifies the company's people of something that a customer did, in the same transaction (A.ADMIN-06). The title names nobody, because it
 * stays when the account is deleted. One statement.
 */
export async function notifyCompany(db: Db, news: { kind: CompanyNewsKind; objectId: number; title: string }): Promise<void> {
	await db.insert(companyNews).values({ ...news, createdAt: now() })
}
