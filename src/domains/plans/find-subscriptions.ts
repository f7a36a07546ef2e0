import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Validated } from '#contract/endpoint.ts'
import { planAddresses } from '#contract/plans/plan-addresses.ts'
import type { plans as calls, Subscription } from '#contract/plans/plans.ts'
import { invoicesBeside } from '#domains/invoices/list-sold-invoices.ts'
import { columnsBut } from '#platform/database/columns-but.ts'
import type { Db, ReadDb } from '#platform/database/database.ts'
import { type InJson, jsonRows, withMoment } from '#platform/database/json-rows.ts'
import type { Actor } from '#platform/http/actor.ts'
import { listPage } from '#platform/http/list-page.ts'
import { notFound } from '#platform/http/problem.ts'
import { isActive } from './is-active.ts'
import { isUnsettled } from './is-unsettled.ts'
import { presentSubscription, type SubscriptionParts } from './present-subscription.ts'
import { subscriptionPayments, subscriptions, visits } from './tables.ts'

type Narrow = (query: ReturnType<typeof selectParts>) => PromiseLike<Awaited<ReturnType<typeof selectParts>>>

/** Subscriptions with their payments and how many visits they have, in one statement; `narrow` says which and in which order. */
export async function findSubscriptionParts(db: ReadDb, narrow: Narrow): Promise<SubscriptionParts[]> {
	const rows = await narrow(selectParts(db))
	return rows.map(({ payments, ...others }) => ({ ...others, payments: payments.map(withMoment) }))
}

const subscriptionColumns = columnsBut(subscriptions, 'searchText')
const paymentColumns = columnsBut(subscriptionPayments, 'subscriptionId', 'recordedBy', 'technicianId')
// Spelled out, since a query of one table writes its columns without the table's name.
const ofSubscription = sql`subscription_id = ${subscriptions}.id`
const visitCount = (status: 'completed' | 'scheduled') =>
	sql<number>`(select count(*)::int from ${visits} where ${ofSubscription} and status = ${sql.raw(`'${status}'`)})`

const selectParts = (db: ReadDb) =>
	db
		.select({
			subscription: subscriptionColumns,
			completed: visitCount('completed'),
			scheduled: visitCount('scheduled'),
			lastVisit: sql<Date | null>`(select max(completion_date) from ${visits} where ${ofSubscription})`.mapWith(
				(at: string) => new Date(at),
			),
			unsettled: sql<Date | null>`(select min(starts_at) from ${visits} where ${ofSubscription} and ${isUnsettled()})`.mapWith(
				(at: string) => new Date(at),
			),
			invoices: invoicesBeside('subscription', sql`${subscriptions}.id`),
			payments: sql<InJson<SubscriptionParts['payments'][number]>[]>`(select ${jsonRows(paymentColumns, subscriptionPayments.id)}
				from ${subscriptionPayments} where ${ofSubscription})`,
		})
		.from(subscriptions)

const newest = [desc(subscriptions.createdAt), desc(subscriptions.id)]

/** The caller's subscriptions, newest first. One statement. */
export async function listSubscriptions(db: ReadDb, actor: Actor): Promise<Subscription[]> {
	const found = await findSubscriptionParts(db, (query) => query.where(eq(subscriptions.customerId, actor.id)).orderBy(...newest))
	return found.map(presentSubscription)
}

/** A page of them (A.R-65). */
export const listHistory = (db: ReadDb, actor: Actor, { page, page_size, limit = page_size }: Validated<typeof calls.history>['query']) =>
	listPage(
		db,
		planAddresses.history,
		{ page, page_size: limit },
		{
			of: subscriptions,
			where: eq(subscriptions.customerId, actor.id),
			orderings: { created_at: subscriptions.createdAt },
			usual: '-created_at',
			rows: async ({ where, orderBy, limit, offset }) => {
				const found = await findSubscriptionParts(db, (rows) =>
					rows
						.where(where)
						.orderBy(...orderBy)
						.limit(limit)
						.offset(offset),
				)
				return found.map(presentSubscription)
			},
		},
	)

/** The subscription that a customer has today; null without one. */
export async function findActive(db: ReadDb, customerId: number): Promise<Subscription | null> {
	const [found] = await findSubscriptionParts(db, (query) => query.where(and(eq(subscriptions.customerId, customerId), isActive())))
	return found ? presentSubscription(found) : null
}

/** A subscription of the caller. Throws 404 for a foreign one. */
export const findOwnSubscription = (db: ReadDb, actor: Actor, id: number): Promise<SubscriptionParts> =>
	findOne(db, and(eq(subscriptions.id, id), eq(subscriptions.customerId, actor.id)))

/** Any subscription, for a caller who has checked the permission. Throws 404. */
export const findSubscriptionWithoutPermission = (db: ReadDb, id: number): Promise<SubscriptionParts> =>
	findOne(db, eq(subscriptions.id, id))

async function findOne(db: ReadDb, where: SQL | undefined) {
	const [found] = await findSubscriptionParts(db, (query) => query.where(where))
	if (!found) throw notFound()
	return found
}

/**
 * Locks a subscription until the transaction ends, then reads the counts of its visits, which nobody changes without that lock. Throws 404.
 */
export async function lockSubscription(db: Db, id: number, customerId?: number): Promise<SubscriptionParts> {
	if (!(await holdSubscription(db, id, customerId))) throw notFound()
	return findSubscriptionWithoutPermission(db, id)
}

/** Locks its row alone; false where there is none, or none of that customer. */
export async function holdSubscription(db: Db, id: number, customerId?: number): Promise<boolean> {
	const [row] = await db
		.select({ id: subscriptions.id })
		.from(subscriptions)
		.where(and(eq(subscriptions.id, id), customerId === undefined ? undefined : eq(subscriptions.customerId, customerId)))
		.for('no key update')
	return row !== undefined
}
