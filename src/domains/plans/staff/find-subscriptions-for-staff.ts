import { and, eq, ne, or, sql } from 'drizzle-orm'
import type { Validated } from '#contract/endpoint.ts'
import { type StaffSubscription, staffPlans } from '#contract/plans/staff-plans.ts'
import { presentStaffPayment } from '#domains/company/payments.ts'
import { findsWords } from '#platform/database/contains-words.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { withinDays } from '#platform/database/within-days.ts'
import { listPage } from '#platform/http/list-page.ts'
import { writtenTogether } from '#shared/written-together.ts'
import { findSubscriptionParts, findSubscriptionWithoutPermission } from '../find-subscriptions.ts'
import { isActive, isPast } from '../is-active.ts'
import { presentMoney, presentSubscription, type SubscriptionParts } from '../present-subscription.ts'
import { subscriptions } from '../tables.ts'

/** A subscription as the company reads it. Throws 404. */
export const findSubscriptionForStaff = async (db: ReadDb, id: number) => present(await findSubscriptionWithoutPermission(db, id))

type Query = Validated<typeof staffPlans.subscriptions>['query']

/** Money is due for it; of one that was cancelled nothing is. */
export const isToPay = and(eq(subscriptions.paymentStatus, 'due'), ne(subscriptions.status, 'cancelled'))

/** What a status means today (A.E-32). */
const statuses = {
	active: isActive,
	expired: () => or(eq(subscriptions.status, 'expired'), isPast()),
	cancelled: () => eq(subscriptions.status, 'cancelled'),
}

/** Subscriptions, found by reference, plan, name, phone or e-mail (A.ADMIN-16). Two statements. */
export const listSubscriptionsForStaff = (db: ReadDb, query: Query) =>
	listPage(db, staffPlans.subscriptions.address, query, {
		of: subscriptions,
		where: and(
			findsWords(query.search, subscriptions.searchText, writtenTogether),
			query.status ? statuses[query.status]() : undefined,
			query.payment_status ? eq(subscriptions.paymentStatus, query.payment_status) : undefined,
			query.to_pay === undefined ? undefined : query.to_pay ? isToPay : sql`not (${isToPay})`,
			query.customer ? eq(subscriptions.customerId, query.customer) : undefined,
			withinDays(subscriptions.createdAt, query),
		),
		searched: query.search !== '',
		orderings: {
			created_at: subscriptions.createdAt,
			start_date: subscriptions.startDate,
			end_date: subscriptions.endDate,
			reference: subscriptions.reference,
		},
		usual: '-created_at',
		rows: async ({ isOnPage, orderBy }) => {
			const found = await findSubscriptionParts(db, (rows) => rows.where(isOnPage).orderBy(...orderBy))
			return found.map(present)
		},
	})

function present(parts: SubscriptionParts): StaffSubscription {
	const { subscription: row } = parts
	return {
		...presentSubscription(parts),
		customer: row.customerId,
		subscription_request: row.requestId,
		created_at: row.createdAt.toISOString(),
		...presentStaffPayment(row),
		...presentMoney(row),
		note: row.note,
		version: row.version,
	}
}
