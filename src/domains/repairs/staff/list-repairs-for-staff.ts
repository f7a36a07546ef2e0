import { and, eq, gte, inArray, isNotNull, isNull, lt, notInArray } from 'drizzle-orm'
import type { Validated } from '#contract/endpoint.ts'
import { staffBookings } from '#contract/repairs/staff-bookings.ts'
import { findsWords } from '#platform/database/contains-words.ts'
import type { ReadDb } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { listPage } from '#platform/http/list-page.ts'
import { endOfDay, startOfDay } from '#shared/days.ts'
import { writtenTogether } from '#shared/written-together.ts'
import { findRepairParts } from '../find-repair-parts.ts'
import { openStatuses } from '../open-statuses.ts'
import { repairs } from '../tables.ts'
import { presentStaffRepair } from './present-staff-repair.ts'
import { inSightOf } from './staff-permissions.ts'

type Asked = Validated<typeof staffBookings.repairBookings>['query']

/** Repairs as the company sees them; `date_from` and `date_to` are days in India on which work begins (B.ADMIN-20, D-49). Two statements. */
export function listRepairsForStaff(db: ReadDb, actor: Actor, asked: Asked) {
	return listPage(db, staffBookings.repairBookings.address, asked, {
		of: repairs,
		where: and(
			inSightOf(actor),
			findsWords(asked.search, repairs.searchText, writtenTogether),
			asked.technician ? eq(repairs.technicianId, asked.technician) : undefined,
			asked.customer ? eq(repairs.customerId, asked.customer) : undefined,
			asked.date_from ? gte(repairs.startsAt, startOfDay(asked.date_from)) : undefined,
			asked.date_to ? lt(repairs.startsAt, endOfDay(asked.date_to)) : undefined,
			asked.status ? eq(repairs.status, asked.status) : undefined,
			asked.open === undefined ? undefined : (asked.open ? inArray : notInArray)(repairs.status, openStatuses),
			asked.kind ? eq(repairs.kind, asked.kind) : undefined,
			asked.payment_status ? eq(repairs.paymentStatus, asked.payment_status) : undefined,
			asked.unassigned === undefined ? undefined : (asked.unassigned ? isNull : isNotNull)(repairs.technicianId),
		),
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
