import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Validated } from '#contract/endpoint.ts'
import { staffVisits } from '#contract/plans/staff-visits.ts'
import { findsWords } from '#platform/database/contains-words.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { withinDays } from '#platform/database/within-days.ts'
import type { Actor } from '#platform/http/actor.ts'
import { listPage } from '#platform/http/list-page.ts'
import { writtenTogether } from '#shared/written-together.ts'
import { selectVisits } from '../find-visit-parts.ts'
import { isOverdue } from '../is-overdue.ts'
import { subscriptions, visits } from '../tables.ts'
import { presentStaffVisit } from './find-visit-for-staff.ts'
import { inSightOf } from './staff-visit-permissions.ts'

type Query = Validated<typeof staffVisits.visits>['query']

/** Visits, found by their subscription's reference, plan, name, phone or e-mail. Two statements. */
export const listVisitsForStaff = (db: ReadDb, actor: Actor, query: Query) =>
	listPage(db, staffVisits.visits.address, query, {
		of: visits,
		where: and(
			inSightOf(actor),
			query.search === '' ? undefined : inArray(visits.subscriptionId, subscriptionsFoundBy(db, query.search)),
			query.status ? eq(visits.status, query.status) : undefined,
			query.overdue === undefined ? undefined : query.overdue ? isOverdue() : sql`not (${isOverdue()})`,
			query.unassigned === undefined ? undefined : (query.unassigned ? isNull : isNotNull)(visits.technicianId),
			query.technician ? eq(visits.technicianId, query.technician) : undefined,
			query.customer ? eq(visits.customerId, query.customer) : undefined,
			query.subscription ? eq(visits.subscriptionId, query.subscription) : undefined,
			withinDays(visits.startsAt, query),
		),
		searched: query.search !== '',
		orderings: { created_at: visits.createdAt, scheduled_date: visits.startsAt },
		usual: '-created_at',
		rows: async ({ isOnPage, orderBy }) => {
			const found = await selectVisits(db)
				.where(isOnPage)
				.orderBy(...orderBy)
			return found.map((parts) => presentStaffVisit(actor, parts))
		},
	})

const subscriptionsFoundBy = (db: ReadDb, search: string) =>
	db
		.select({ id: subscriptions.id })
		.from(subscriptions)
		.where(findsWords(search, subscriptions.searchText, writtenTogether))
