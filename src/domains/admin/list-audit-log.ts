import { and, eq, gte, ilike, lt, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Validated } from '#contract/endpoint.ts'
import { staffCompany } from '#contract/staff-company.ts'
import { profiles, users } from '#domains/accounts/tables.ts'
import { auditLog, auditTallies } from '#domains/company/tables.ts'
import { anywhere, wordsOf } from '#platform/database/contains-words.ts'
import type { Db } from '#platform/database/database.ts'
import { listPage } from '#platform/http/list-page.ts'
import { endOfDay, startOfDay } from '#shared/days.ts'
import { presentAudit, selectAudit } from './find-audit-entry.ts'

type Asked = Validated<typeof staffCompany.auditLog>['query']

/** What the company's people changed, newest first; the days are those of India (D-21, D-48, B.ADMIN-35). Two statements. */
export function listAuditLog(db: Db, asked: Asked) {
	const among = narrowing(asked)
	return listPage(db, staffCompany.auditLog.address, asked, {
		of: auditLog,
		where: and(...among, ofKind(auditLog, asked)),
		tally: among.some(Boolean) ? undefined : { of: auditTallies, where: ofKind(auditTallies, asked) },
		orderings: { created_at: auditLog.createdAt },
		usual: '-created_at',
		rows: async ({ where, orderBy, limit, offset }) => {
			const rows = await selectAudit(db)
				.where(where)
				.orderBy(...orderBy)
				.limit(limit)
				.offset(offset)
			return rows.map(presentAudit)
		},
	})
}

/** What leaves some entries of a kind and not others. */
const narrowing = (asked: Asked): (SQL | undefined)[] => [
	...wordsOf(asked.search).map(isAbout),
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
 * A word of the collection, the beginning of the object's id, or somebody's name. Which collections and people there are is
 * jumped through in the index, one step for each, so that no search reads every row.
 */
function isAbout(word: string): SQL | undefined {
	const like = anywhere(word)
	return or(
		sql`${auditLog.collection} = any(array(${valuesOf(auditLog.collection)} select value from seen where value ilike ${like}))`,
		sql`${auditLog.objectId} like ${like.slice(1).toLowerCase()}`,
		sql`${auditLog.actorId} = any(array(${valuesOf(auditLog.actorId)}
			select value from seen join ${users} on ${users.id} = value left join ${profiles} on ${profiles.userId} = value
			where ${ilike(users.username, like)} or ${ilike(profiles.name, like)}))`,
	)
}

function valuesOf(column: PgColumn) {
	const value = sql.identifier(column.name)
	return sql`with recursive seen as (
		(select ${value} as value from ${auditLog} order by ${value} limit 1)
		union all
		select (select ${value} from ${auditLog} where ${value} > seen.value order by ${value} limit 1) from seen where seen.value is not null)`
}
