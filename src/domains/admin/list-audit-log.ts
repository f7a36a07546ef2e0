import { and, eq, ilike, inArray, like, or } from 'drizzle-orm'
import { staffAudit } from '#contract/company/staff-audit.ts'
import type { Validated } from '#contract/endpoint.ts'
import { shownBy } from '#contract/staff-collections.ts'
import { profiles, users } from '#domains/accounts/tables.ts'
import { auditLog } from '#domains/company/tables.ts'
import { containingPattern, wordsOf } from '#platform/database/contains-words.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { withinDays } from '#platform/database/within-days.ts'
import { listPage } from '#platform/http/list-page.ts'
import { presentAudit, selectAudit } from './find-audit-entry.ts'
import { isAboutReference } from './find-audited-name.ts'

type Query = Validated<typeof staffAudit.auditLog>['query']

/** What the company's people changed, newest first; the days are those of India (D-21, D-48, B.ADMIN-35). Two statements. */
export const listAuditLog = (db: ReadDb, query: Query) =>
	listPage(db, staffAudit.auditLog.address, query, {
		of: auditLog,
		where: and(
			...wordsOf(query.search).map((word) => isAbout(db, word)),
			query.object_id ? eq(auditLog.objectId, query.object_id) : undefined,
			withinDays(auditLog.createdAt, query),
			query.actor ? eq(auditLog.actorId, query.actor) : undefined,
			query.action ? eq(auditLog.action, query.action) : undefined,
			query.collection ? eq(auditLog.collection, query.collection) : undefined,
		),
		orderings: { created_at: auditLog.createdAt },
		usual: '-created_at',
		rows: async ({ isOnPage, orderBy }) => {
			const rows = await selectAudit(db)
				.where(isOnPage)
				.orderBy(...orderBy)
			return rows.map(presentAudit)
		},
	})

/** The word is one of the collection, the beginning of the object's id or reference, or of the name of who changed it. */
function isAbout(db: ReadDb, word: string) {
	const collections = Object.keys(shownBy).filter((name) => name.includes(word.toLowerCase()))
	// The searched text, which has an index, holds both names and more.
	const people = db
		.select({ id: users.id })
		.from(users)
		.leftJoin(profiles, eq(profiles.userId, users.id))
		.where(
			and(
				like(users.searchText, containingPattern(word.toLowerCase())),
				or(ilike(users.username, containingPattern(word)), ilike(profiles.name, containingPattern(word))),
			),
		)
	return or(
		inArray(auditLog.collection, collections),
		inArray(auditLog.actorId, people),
		like(auditLog.objectId, containingPattern(word.toLowerCase()).slice(1)),
		isAboutReference(word),
	)
}
