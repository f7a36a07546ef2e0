import { and, desc, eq, type SQL } from 'drizzle-orm'
import type { RequestState, SubscriptionRequest } from '#contract/plans/plans.ts'
import { isOffice } from '#domains/company/is-office.ts'
import type { Db, ReadDb } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { notFound } from '#platform/http/problem.ts'
import { findActive } from './find-subscriptions.ts'
import { presentRequest, type RequestRow } from './present-request.ts'
import { subscriptionRequests } from './tables.ts'

/** The caller's requests, newest first, whatever his role (A.R-56). */
export async function listRequests(db: ReadDb, actor: Actor): Promise<SubscriptionRequest[]> {
	const rows = await db
		.select()
		.from(subscriptionRequests)
		.where(eq(subscriptionRequests.customerId, actor.id))
		.orderBy(desc(subscriptionRequests.createdAt), desc(subscriptionRequests.id))
	return rows.map(presentRequest)
}

/** A request of the caller. Throws 404 for a foreign one. */
export const findOwnRequest = (db: ReadDb, actor: Actor, id: number): Promise<RequestRow> =>
	findRow(db, and(eq(subscriptionRequests.id, id), eq(subscriptionRequests.customerId, actor.id)))

/** The same, and for the office anybody's (A.R-57). */
export const findRequestInSight = (db: ReadDb, actor: Actor, id: number): Promise<RequestRow> =>
	isOffice(actor) ? findRequestWithoutPermission(db, id) : findOwnRequest(db, actor, id)

/** Any request, for a caller who has checked the permission. Throws 404. */
export const findRequestWithoutPermission = (db: ReadDb, id: number): Promise<RequestRow> => findRow(db, eq(subscriptionRequests.id, id))

/** With the subscription that its customer has now (A.R-57). */
export const findRequestState = async (db: ReadDb, row: RequestRow): Promise<RequestState> => ({
	subscription_request: presentRequest(row),
	active_subscription: await findActive(db, row.customerId),
})

/** As `holdRequest`. Throws 404. */
export async function lockRequest(db: Db, id: number): Promise<RequestRow> {
	const row = await holdRequest(db, id)
	if (!row) throw notFound()
	return row
}

/** Its row, and nobody else may change it until the transaction ends; undefined where there is none. */
export const holdRequest = (db: Db, id: number): Promise<RequestRow | undefined> => holdRow(db, eq(subscriptionRequests.id, id))

/** The same of the one request of a customer that waits for a decision, if there is one. */
export const holdPendingRequest = (db: Db, customerId: number): Promise<RequestRow | undefined> =>
	holdRow(db, and(eq(subscriptionRequests.customerId, customerId), eq(subscriptionRequests.status, 'pending')))

async function holdRow(db: Db, where: SQL | undefined) {
	const [row] = await db.select().from(subscriptionRequests).where(where).for('no key update')
	return row
}

async function findRow(db: ReadDb, where: SQL | undefined) {
	const [row] = await db.select().from(subscriptionRequests).where(where)
	if (!row) throw notFound()
	return row
}
