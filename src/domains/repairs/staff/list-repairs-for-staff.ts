import { and, eq, gte, inArray, isNotNull, isNull, lt, notInArray, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Validated } from '#contract/endpoint.ts'
import { staff } from '#contract/staff.ts'
import { findsWords } from '#platform/database/contains-words.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { listPage } from '#platform/http/list-page.ts'
import { endOfDay, startOfDay } from '#shared/days.ts'
import { findRepairParts } from '../find-repair-parts.ts'
import { openStatuses } from '../open-statuses.ts'
import { repairs, repairTallies } from '../tables.ts'
import { presentStaffRepair } from './present-staff-repair.ts'
import { inSightOf } from './staff-permissions.ts'

type Asked = Validated<typeof staff.repairBookings>['query']

/** Repairs as the company sees them; `date_from` and `date_to` are days in India on which work begins (B.ADMIN-20, D-49). Two statements. */
export function listRepairsForStaff(db: Db, actor: Actor, asked: Asked) {
	const among = narrowing(actor, asked)
	return listPage(db, staff.repairBookings.address, asked, {
		of: repairs,
		where: and(
			...among,
			ofKind(repairs, asked),
			asked.unassigned === undefined ? undefined : (asked.unassigned ? isNull : isNotNull)(repairs.technicianId),
		),
		tally: among.some(Boolean)
			? undefined
			: {
					of: repairTallies,
					where: and(
						ofKind(repairTallies, asked),
						asked.unassigned === undefined ? undefined : eq(repairTallies.isAssigned, !asked.unassigned),
					),
				},
		searched: asked.search !== '',
		orderings: {
			created_at: repairs.createdAt,
			schedule: repairs.startsAt,
			reference: repairs.reference,
			total_amount: repairs.totalPaise,
			status: repairs.status,
		},
		usual: '-created_at',
		rows: async ({ where, orderBy, limit, offset }) => {
			const page = db
				.select({ id: repairs.id })
				.from(repairs)
				.where(where)
				.orderBy(...orderBy)
				.limit(limit)
				.offset(offset)
			const found = await findRepairParts(db, (query) => query.where(inArray(repairs.id, page)).orderBy(...orderBy))
			return found.map((parts) => presentStaffRepair(actor, parts))
		},
	})
}

/** What leaves some repairs of a kind and not others. */
const narrowing = (actor: Actor, asked: Asked): (SQL | undefined)[] => [
	inSightOf(actor),
	findsWords(asked.search, repairs.searchText),
	asked.technician ? eq(repairs.technicianId, asked.technician) : undefined,
	asked.customer ? eq(repairs.customerId, asked.customer) : undefined,
	asked.date_from ? gte(repairs.startsAt, startOfDay(asked.date_from)) : undefined,
	asked.date_to ? lt(repairs.startsAt, endOfDay(asked.date_to)) : undefined,
]

/** What the repairs have and their tally has as well. */
const ofKind = (columns: Record<'status' | 'kind' | 'paymentStatus', PgColumn>, asked: Asked): SQL | undefined =>
	and(
		asked.status ? eq(columns.status, asked.status) : undefined,
		asked.open === undefined ? undefined : (asked.open ? inArray : notInArray)(columns.status, openStatuses),
		asked.kind ? eq(columns.kind, asked.kind) : undefined,
		asked.payment_status ? eq(columns.paymentStatus, asked.payment_status) : undefined,
	)
