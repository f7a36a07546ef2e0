import { and, desc, eq, inArray, isNull, ne, not, sql } from 'drizzle-orm'
import type { Validated } from '#contract/endpoint.ts'
import { pointsOf } from '#contract/market/inspection-point-words.ts'
import { inspectionScore, inspectionVerdict } from '#contract/market/inspection-words.ts'
import { suggestedLines } from '#contract/market/offer-words.ts'
import { sellFlow } from '#contract/market/sell-words.ts'
import { type StaffSellRequest, staffSelling } from '#contract/market/staff-selling.ts'
import { foundWithCustomer } from '#domains/accounts/find-people.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { sendTogether } from '#platform/database/together.ts'
import { withinDays } from '#platform/database/within-days.ts'
import { listPage } from '#platform/http/list-page.ts'
import { endOfInspection, inspectedOf, isOverdue, isToAssign } from '../inspections/find-inspection.ts'
import { presentOffer } from '../inspections/present-offer.ts'
import { findSellRequest, findSellRequests, type SellRequestParts } from '../selling/find-sell-requests.ts'
import { presentSellRequest } from '../selling/present-sell-request.ts'
import { inspectionResults, sellOffers, sellRequests as table } from '../tables.ts'

type SellRequestsQuery = Validated<typeof staffSelling.sellRequests>['query']
type AddressOf = (key: string) => string

/** The last offer was neither declined nor withdrawn, so that nothing prevents publishing. */
const isWaiting = sql`exists (select from ${sellOffers} where sell_request_id = ${table}.id and status in ('open', 'declined'))`
/** Neither rejected nor published, nor of somebody who has deleted the account: with him there is nothing more to agree. */
export const isOpenRequest = and(ne(table.status, 'rejected'), isNull(table.vehicleId), isNull(table.forgottenAt))
/** Inspected, and to be published next. */
export const isToPublish = and(eq(table.status, 'inspection_done'), isOpenRequest, not(isWaiting))

/** Sell requests as the company sees them; found by number, vehicle, registration, name, phone or e-mail. Four statements. */
export const listSellRequestsForStaff = (db: ReadDb, query: SellRequestsQuery, addressOf: AddressOf) =>
	listPage(db, staffSelling.sellRequests.address, query, {
		of: table,
		where: and(
			query.search ? sql`${table.id} in ${foundWithCustomer(query.search, table, table.searchText)}` : undefined,
			query.status ? eq(table.status, query.status) : undefined,
			query.open === undefined ? undefined : query.open ? isOpenRequest : sql`not (${isOpenRequest})`,
			query.to_publish === undefined ? undefined : query.to_publish ? isToPublish : sql`not (${isToPublish})`,
			query.to_assign === undefined ? undefined : query.to_assign ? isToAssign : sql`not (${isToAssign})`,
			// Without a time it is not late.
			query.overdue === undefined ? undefined : query.overdue ? isOverdue() : sql`(${isOverdue()}) is not true`,
			query.technician ? eq(table.technicianId, query.technician) : undefined,
			query.customer ? eq(table.customerId, query.customer) : undefined,
			withinDays(table.createdAt, query),
		),
		searched: query.search !== '',
		orderings: {
			created_at: table.createdAt,
			inspection_at: table.inspectionAt,
			expected_price: table.expectedPricePaise,
			status: table.status,
		},
		usual: '-created_at',
		rows: async ({ isOnPage, orderBy }) => presentAll(db, await findSellRequests(db, { where: isOnPage, orderBy }), addressOf),
	})

/** One sell request as the company sees it. Throws 404. Three statements. */
export async function findSellRequestForStaff(db: ReadDb, id: number, addressOf: AddressOf): Promise<StaffSellRequest> {
	const [found] = await presentAll(db, [await findSellRequest(db, id)], addressOf)
	return found as StaffSellRequest
}

async function presentAll(db: ReadDb, all: SellRequestParts[], addressOf: AddressOf): Promise<StaffSellRequest[]> {
	const ids = all.map(({ request }) => request.id)
	if (ids.length === 0) return []
	const [results, offers] = await sendTogether([
		db.select().from(inspectionResults).where(inArray(inspectionResults.sellRequestId, ids)),
		db.select().from(sellOffers).where(inArray(sellOffers.sellRequestId, ids)).orderBy(desc(sellOffers.id)),
	])
	return all.map((parts) => {
		const { request } = parts
		const found = results.filter(({ sellRequestId }) => sellRequestId === request.id)
		const own = offers.filter(({ sellRequestId }) => sellRequestId === request.id)
		const points = pointsOf(inspectedOf(parts))
		const isInspected = request.status === 'inspection_done'
		const isOver = request.status === 'rejected' || request.vehicleId !== null || request.forgottenAt !== null
		const [last] = own
		return {
			...presentSellRequest(null, parts, addressOf),
			customer: request.customerId,
			customer_name: parts.customerName,
			customer_email: parts.customerEmail,
			technician_id: request.technicianId,
			started_without: request.startedWithout,
			starts_at: request.inspectionAt?.toISOString() ?? null,
			ends_at: request.inspectionAt && endOfInspection(request, request.inspectionAt).toISOString(),
			score: inspectionScore(points, found),
			verdict: inspectionVerdict(points, found),
			points_rated: points.filter(({ id }) => found.some(({ point, rating }) => point === id && rating !== null)).length,
			points: points.length,
			suggested_lines: suggestedLines(points, found),
			offers: own.map(presentOffer),
			used_vehicle: request.vehicleId,
			next_statuses: [...sellFlow[request.status]],
			may: {
				move: request.status === 'pending' || request.status === 'inspection_scheduled',
				assign: !isInspected && !isOver,
				judge: !isOver && !isInspected,
				offer: isInspected && !isOver && last?.status !== 'open' && last?.status !== 'accepted',
				publish: isInspected && !isOver && (last === undefined || last.status === 'accepted'),
			},
		}
	})
}
