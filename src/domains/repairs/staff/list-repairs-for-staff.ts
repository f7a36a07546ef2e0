import { and, eq, inArray, isNotNull, isNull, notInArray } from 'drizzle-orm'
import type { Validated } from '#contract/endpoint.ts'
import { staffBookings } from '#contract/repairs/staff-bookings.ts'
import { findsWords } from '#platform/database/contains-words.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { withinDays } from '#platform/database/within-days.ts'
import type { Actor } from '#platform/http/actor.ts'
import { listPage } from '#platform/http/list-page.ts'
import { writtenTogether } from '#shared/written-together.ts'
import { findRepairParts } from '../find-repair-parts.ts'
import { openStatuses } from '../open-statuses.ts'
import { repairs } from '../tables.ts'
import { presentStaffRepair } from './present-staff-repair.ts'
import { inSightOf } from './staff-permissions.ts'

type RepairQuery = Validated<typeof staffBookings.repairBookings>['query']

/** Repairs as the company sees them; `date_from` and `date_to` are days in India on which work begins (B.ADMIN-20, D-49). Two statements. */
export function listRepairsForStaff(db: ReadDb, actor: Actor, query: RepairQuery) {
	return listPage(db, staffBookings.repairBookings.address, query, {
		of: repairs,
		where: and(
			inSightOf(actor),
			findsWords(query.search, repairs.searchText, writtenTogether),
			query.technician ? eq(repairs.technicianId, query.technician) : undefined,
			query.customer ? eq(repairs.customerId, query.customer) : undefined,
			withinDays(repairs.startsAt, query),
			query.status ? eq(repairs.status, query.status) : undefined,
			query.open === undefined ? undefined : (query.open ? inArray : notInArray)(repairs.status, openStatuses),
			query.kind ? eq(repairs.kind, query.kind) : undefined,
			query.payment_status ? eq(repairs.paymentStatus, query.payment_status) : undefined,
			query.unassigned === undefined ? undefined : (query.unassigned ? isNull : isNotNull)(repairs.technicianId),
		),
		searched: query.search !== '',
		orderings: {
			created_at: repairs.createdAt,
			schedule: repairs.startsAt,
			reference: repairs.reference,
			total_amount: repairs.totalPaise,
			status: [repairs.status, repairs.startsAt],
		},
		usual: '-created_at',
		rows: async ({ isOnPage, orderBy }) => {
			const found = await findRepairParts(db, (parts) => parts.where(isOnPage).orderBy(...orderBy))
			return found.map((repair) => presentStaffRepair(actor, repair))
		},
	})
}
