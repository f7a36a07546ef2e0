import { type Column, eq, sql } from 'drizzle-orm'
import type { AuditRow } from '#contract/company/staff-audit.ts'
import { profiles, users } from '#domains/accounts/tables.ts'
import { auditLog } from '#domains/company/tables.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { notFound } from '#platform/http/problem.ts'
import { auditedName, nameOrDeleted } from './find-audited-name.ts'

const personName = sql<string>`coalesce(${nameOrDeleted}, '')`
const technicianIn = (state: Column) =>
	sql`case when jsonb_typeof(${state} -> 'technician') = 'number' then (${state} ->> 'technician')::integer end`
/** Of whoever is meant, whatever became of the account: a disabled technician still went there. */
const technicianNames = sql<Record<string, string>>`(select coalesce(jsonb_object_agg(${users.id}, ${personName}), '{}')
	from ${users} left join ${profiles} on ${profiles.userId} = ${users.id}
	where ${users.id} in (${technicianIn(auditLog.before)}, ${technicianIn(auditLog.after)}))`

/** Rows of the audit log with the current names of those who made the changes; the log itself holds none (D-43). */
export const selectAudit = (db: ReadDb) =>
	db
		.select({
			id: auditLog.id,
			actor: auditLog.actorId,
			actor_name: personName,
			actor_role: users.role,
			action: auditLog.action,
			collection: auditLog.collection,
			object_id: auditLog.objectId,
			object_name: auditedName,
			technician_names: technicianNames,
			before: auditLog.before,
			after: auditLog.after,
			createdAt: auditLog.createdAt,
		})
		.from(auditLog)
		.leftJoin(users, eq(users.id, auditLog.actorId))
		.leftJoin(profiles, eq(profiles.userId, auditLog.actorId))

type Row = Awaited<ReturnType<typeof selectAudit>>[number]

export const presentAudit = ({ createdAt, ...row }: Row): AuditRow => ({ ...row, created_at: createdAt.toISOString() })

/** One change of the audit log. Throws 404. */
export async function findAuditEntry(db: ReadDb, id: number): Promise<AuditRow> {
	const [row] = await selectAudit(db).where(eq(auditLog.id, id))
	if (!row) throw notFound()
	return presentAudit(row)
}
