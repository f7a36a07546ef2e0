import { and, eq, ilike, inArray, like, or, sql } from 'drizzle-orm'
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

/**
 * What the company's people changed, newest first; the days are those of India (D-21, D-48, B.ADMIN-35). Two statements, with words one
 * more to know whom they mean: by the ids of actors PostgreSQL can tell how rare their rows are.
 */
export async function listAuditLog(db: ReadDb, query: Query) {
	const words = wordsOf(query.search)
	const actors = await findActors(db, words)
	return listPage(db, staffAudit.auditLog.address, query, {
		of: auditLog,
		where: and(
			...words.map((word, at) =>
				isAbout(
					word,
					actors.flatMap(({ id, isMeant }) => (isMeant[at] ? [id] : [])),
				),
			),
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
}

/** Those who changed something, as few of all users did, and whether each word is in the name of each of them. */
async function findActors(db: ReadDb, words: string[]) {
	if (words.length === 0) return []
	const isMeant = words.map(
		(word) => sql`(${users.searchText} like ${containingPattern(word.toLowerCase())}
			and (${ilike(users.username, containingPattern(word))} or coalesce(${ilike(profiles.name, containingPattern(word))}, false)))`,
	)
	// From one actor to the next along the index: to group by them would read all of it.
	const actors = sql`(with recursive actors as (
		select min(${auditLog.actorId}) as id from ${auditLog}
		union all select (select min(${auditLog.actorId}) from ${auditLog} where ${auditLog.actorId} > actors.id) from actors where actors.id is not null
	) select id from actors)`
	return db
		.select({ id: users.id, isMeant: sql<boolean[]>`array[${sql.join(isMeant, sql`, `)}]` })
		.from(users)
		.leftJoin(profiles, eq(profiles.userId, users.id))
		.where(and(inArray(users.id, actors), or(...isMeant)))
}

/** The word is one of the collection, the beginning of the object's id or reference, or of the name of one of these who changed it. */
function isAbout(word: string, actors: number[]) {
	const collections = Object.keys(shownBy).filter((name) => name.includes(word.toLowerCase()))
	return or(
		inArray(auditLog.collection, collections),
		inArray(auditLog.actorId, actors),
		like(auditLog.objectId, containingPattern(word.toLowerCase()).slice(1)),
		isAboutReference(word),
	)
}
