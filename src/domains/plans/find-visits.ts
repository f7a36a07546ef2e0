import { and, asc, desc, eq, gte, lt, ne, or, type SQL } from 'drizzle-orm'
import { visitAddresses } from '#contract/plans/visit-addresses.ts'
import type { Visit } from '#contract/plans/visits.ts'
import { now } from '#platform/clock.ts'
import type { Db, ReadDb } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { presentPage } from '#platform/http/list-page.ts'
import { notFound, type Problem } from '#platform/http/problem.ts'
import { dayOf, startOfDay } from '#shared/days.ts'
import { lockSubscription } from './find-subscriptions.ts'
import { selectVisits, type VisitParts, type VisitRow } from './find-visit-parts.ts'
import type { SubscriptionParts } from './present-subscription.ts'
import { presentVisit } from './present-visit.ts'
import { visits } from './tables.ts'

const today = () => startOfDay(dayOf(now()))
/** Scheduled and not before today in India; everything else is history (A.R-67). */
const isUpcoming = () => and(eq(visits.status, 'scheduled'), gte(visits.startsAt, today()))
const isHistory = () => or(ne(visits.status, 'scheduled'), lt(visits.startsAt, today()))

/** The caller's visits to come, the next first. One statement. */
export async function listUpcoming(db: ReadDb, actor: Actor): Promise<Visit[]> {
	const found = await selectVisits(db)
		.where(and(eq(visits.customerId, actor.id), isUpcoming()))
		.orderBy(asc(visits.startsAt), asc(visits.id))
	return found.map((parts) => presentVisit(actor, parts))
}

/** All visits of the caller, newest first. One statement. */
export async function listAllVisits(db: ReadDb, actor: Actor): Promise<Visit[]> {
	const found = await selectVisits(db).where(eq(visits.customerId, actor.id)).orderBy(desc(visits.startsAt), desc(visits.id))
	return found.map((parts) => presentVisit(actor, parts))
}

type VisitsQuery = { page: number; limit: number; subscription_id?: number | undefined }

/** A page of the caller's other visits, newest first (A.R-78). Two statements. */
export async function listVisitHistory(db: ReadDb, actor: Actor, { page, limit, subscription_id }: VisitsQuery) {
	const isWanted = and(
		eq(visits.customerId, actor.id),
		isHistory(),
		subscription_id === undefined ? undefined : eq(visits.subscriptionId, subscription_id),
	)
	const count = await db.$count(visits, isWanted)
	const found = await selectVisits(db)
		.where(isWanted)
		.orderBy(desc(visits.startsAt), desc(visits.id))
		.limit(limit)
		.offset((page - 1) * limit)
	const asked = { page, page_size: limit, subscription_id }
	const { results, ...listed } = presentPage(visitAddresses.history, asked, {
		count,
		results: found.map((parts) => presentVisit(actor, parts)),
	})
	const withLimit = (link: string | null) => link?.replace('page_size=', 'limit=') ?? null
	return { count, next: withLimit(listed.next), previous: withLimit(listed.previous), page, limit, results }
}

/** A visit of the caller. Throws 404 for a foreign one. */
export const findOwnVisit = (db: ReadDb, actor: Actor, id: number) => findOne(db, and(eq(visits.id, id), eq(visits.customerId, actor.id)))

/** Any visit, for a caller who has checked the permission. Throws 404. */
export const findVisitWithoutPermission = (db: ReadDb, id: number) => findOne(db, eq(visits.id, id))

async function findOne(db: ReadDb, isWanted: SQL | undefined): Promise<VisitParts> {
	const [found] = await selectVisits(db).where(isWanted)
	if (!found) throw notFound()
	return found
}

/**
 * Locks a visit and its subscription until the transaction ends: nobody changes the counts of visits without that lock. `isWanted` limits
 * whose. Throws 404, in the words of `missing`.
 */
export async function lockVisit(
	db: Db,
	id: number,
	{ isWanted, missing = notFound }: { isWanted: SQL | undefined; missing?: () => Problem },
): Promise<{ visit: VisitRow; parts: SubscriptionParts }> {
	const isIt = and(eq(visits.id, id), isWanted)
	const [known] = await db.select({ subscriptionId: visits.subscriptionId }).from(visits).where(isIt)
	if (!known) throw missing()
	const parts = await lockSubscription(db, known.subscriptionId)
	const [visit] = await db.select().from(visits).where(isIt)
	if (!visit) throw missing()
	return { visit, parts }
}
