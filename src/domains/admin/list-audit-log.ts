import { and, eq, gte, inArray, like, lt, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { staffCompany } from '#contract/company/staff-company.ts'
import type { Validated } from '#contract/endpoint.ts'
import { profiles, users } from '#domains/accounts/tables.ts'
import { auditLog, auditTallies } from '#domains/company/tables.ts'
import { anywhere, wordsOf } from '#platform/database/contains-words.ts'
import type { Db } from '#platform/database/database.ts'
import { listPage } from '#platform/http/list-page.ts'
import { endOfDay, startOfDay } from '#shared/days.ts'
import { presentAudit, selectAudit } from './find-audit-entry.ts'

type Asked = Validated<typeof staffCompany.auditLog>['query']

/** What the company's people changed, newest first; the days are those of India (D-21, D-48, B.ADMIN-35). Two statements, with words three. */
export async function listAuditLog(db: Db, asked: Asked) {
	const among = [...(await isAbout(db, wordsOf(asked.search))), ...narrowing(asked)]
	return listPage(db, staffCompany.auditLog.address, asked, {
		of: auditLog,
		where: and(...among, ofKind(auditLog, asked)),
		tally: among.some(Boolean) ? undefined : { of: auditTallies, where: ofKind(auditTallies, asked) },
		orderings: { created_at: auditLog.createdAt },
		usual: '-created_at',
		rows: async ({ where, orderBy, limit, offset }) => {
			// The page first, from an index alone: people are then looked up for these few.
			const page = db
				.select({ id: auditLog.id })
				.from(auditLog)
				.where(where)
				.orderBy(...orderBy)
				.limit(limit)
				.offset(offset)
			const rows = await selectAudit(db)
				.where(inArray(auditLog.id, page))
				.orderBy(...orderBy)
			return rows.map(presentAudit)
		},
	})
}

/** What leaves some entries of a kind and not others. */
const narrowing = (asked: Asked): (SQL | undefined)[] => [
	asked.object_id ? eq(auditLog.objectId, asked.object_id) : undefined,
	asked.date_from ? gte(auditLog.createdAt, startOfDay(asked.date_from)) : undefined,
	asked.date_to ? lt(auditLog.createdAt, endOfDay(asked.date_to)) : undefined,
]

/** What the log has and its tally has as well. */
const ofKind = (columns: Record<'actorId' | 'action' | 'collection', PgColumn>, asked: Asked): SQL | undefined =>
	and(
		asked.actor ? eq(columns.actorId, asked.actor) : undefined,
		asked.action ? eq(columns.action, asked.action) : undefined,
		asked.collection ? eq(columns.collection, asked.collection) : undefined,
	)

/**
 * For each word: it is one of the collection, the beginning of the object's id, or of somebody's name. Which collections and
 * people there are is known from the tally, so that no search reads every row.
 */
async function isAbout(db: Db, words: string[]): Promise<(SQL | undefined)[]> {
	if (words.length === 0) return []
	const kinds = await db
		.selectDistinct({ collection: auditTallies.collection, actorId: auditTallies.actorId, username: users.username, name: profiles.name })
		.from(auditTallies)
		.leftJoin(users, eq(users.id, auditTallies.actorId))
		.leftJoin(profiles, eq(profiles.userId, auditTallies.actorId))
	return words.map((word) => {
		const has = (text: string | null) => text?.toLowerCase().includes(word.toLowerCase()) === true
		const [collections, people] = [
			kinds.filter((kind) => has(kind.collection)),
			kinds.filter((kind) => has(kind.username) || has(kind.name)),
		]
		return or(
			inArray(
				auditLog.collection,
				collections.map(({ collection }) => collection),
			),
			inArray(
				auditLog.actorId,
				people.map(({ actorId }) => actorId),
			),
			like(auditLog.objectId, anywhere(word.toLowerCase()).slice(1)),
		)
	})
}
