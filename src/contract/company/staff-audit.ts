import { z } from 'zod'
import { accountRoles } from '../accounts/account-words.ts'
import { endpoint } from '../endpoint.ts'
import { idParams, moment, queryText, wholeId } from '../fields.ts'
import { dayQuery, pageOf, pageQuery } from '../staff-fields.ts'
import { staffAuditAddresses } from './staff-company-addresses.ts'

/** A row of what the company's people changed (D-21, D-48). */
const AuditRow = z
	.object({
		id: z.number(),
		actor: z.number(),
		actor_name: z.string(),
		actor_role: z.enum(accountRoles).nullable(),
		action: z.string(),
		collection: z.string(),
		object_id: z.string(),
		/** What it is called today, such as a repair's reference; null where nothing of it is left. */
		object_name: z.string().nullable(),
		/** Technicians whom `before` and `after` know by their ids, as they are called today, also those who are none any more. */
		technician_names: z.record(z.string(), z.string()),
		before: z.record(z.string(), z.unknown()).nullable(),
		after: z.record(z.string(), z.unknown()).nullable(),
		created_at: moment,
	})
	.meta({ id: 'AuditRow' })
export type AuditRow = z.infer<typeof AuditRow>

export const staffAudit = {
	auditLog: endpoint(staffAuditAddresses.auditLog, {
		summary: "What the company's people changed, newest first; no call changes or deletes it",
		access: 'staff',
		query: z.object({
			...pageQuery(['created_at']),
			actor: wholeId().optional(),
			action: queryText(40),
			collection: queryText(40),
			object_id: queryText(40),
			...dayQuery,
		}),
		reply: pageOf(AuditRow),
	}),
	auditEntry: endpoint(staffAuditAddresses.auditEntry, { summary: 'One change', access: 'staff', params: idParams, reply: AuditRow }),
}
