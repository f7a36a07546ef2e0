import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Validated } from '#contract/endpoint.ts'
import { type StaffRequest, staffPlans } from '#contract/plans/staff-plans.ts'
import { findsWords } from '#platform/database/contains-words.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { withinDays } from '#platform/database/within-days.ts'
import { listPage } from '#platform/http/list-page.ts'
import { notFound } from '#platform/http/problem.ts'
import { writtenTogether } from '#shared/written-together.ts'
import { presentRequest, type RequestRow } from '../present-request.ts'
import { subscriptionRequests, subscriptions } from '../tables.ts'

const { searchText: _, ...requestColumns } = getTableColumns(subscriptionRequests)
const selectRequests = (db: ReadDb) =>
	db
		.select({ request: requestColumns, subscription: sql<number | null>`${subscriptions.id}` })
		.from(subscriptionRequests)
		.leftJoin(subscriptions, eq(subscriptions.requestId, subscriptionRequests.id))

/** A request as the company reads it. Throws 404. */
export async function findRequestForStaff(db: ReadDb, id: number): Promise<StaffRequest> {
	const [found] = await selectRequests(db).where(eq(subscriptionRequests.id, id))
	if (!found) throw notFound()
	return present(found)
}

type Query = Validated<typeof staffPlans.subscriptionRequests>['query']

/** Requests, found by reference, plan, name, phone or e-mail (A.ADMIN-07). Two statements. */
export const listRequestsForStaff = (db: ReadDb, query: Query) =>
	listPage(db, staffPlans.subscriptionRequests.address, query, {
		of: subscriptionRequests,
		where: and(
			findsWords(query.search, subscriptionRequests.searchText, writtenTogether),
			query.status ? eq(subscriptionRequests.status, query.status) : undefined,
			query.customer ? eq(subscriptionRequests.customerId, query.customer) : undefined,
			withinDays(subscriptionRequests.createdAt, query),
		),
		searched: query.search !== '',
		orderings: {
			created_at: subscriptionRequests.createdAt,
			reference: subscriptionRequests.reference,
			status: subscriptionRequests.status,
		},
		usual: '-created_at',
		rows: async ({ isOnPage, orderBy }) => {
			return (
				await selectRequests(db)
					.where(isOnPage)
					.orderBy(...orderBy)
			).map(present)
		},
	})

const present = ({ request, subscription }: { request: RequestRow; subscription: number | null }): StaffRequest => ({
	...presentRequest(request),
	customer: request.customerId,
	subscription,
	decided_at: request.decidedAt?.toISOString() ?? null,
	version: request.version,
})
