import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { SalesLine } from '#contract/admin/dashboard-words.ts'
import type { moneyFigures, Payment } from '#contract/admin/money.ts'
import { moneyAddresses } from '#contract/admin/money-addresses.ts'
import { office } from '#contract/admin/money-words.ts'
import type { PaymentMethod } from '#contract/company/payment-words.ts'
import type { Validated } from '#contract/endpoint.ts'
import type { Page } from '#contract/staff-fields.ts'
import { shownName } from '#domains/accounts/shown-name.ts'
import { profiles, users } from '#domains/accounts/tables.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { fromNearestEnd, orderBy, presentPage, turned } from '#platform/http/list-page.ts'
import { endOfDay, startOfDay } from '#shared/days.ts'
import { rupees } from '#shared/money.ts'
import { one } from '#shared/one.ts'
import { everyOf, moneyOfEachLine } from './every-line.ts'
import { findSold } from './find-sold.ts'

type Query = Validated<typeof moneyFigures.payments>['query']

/**
 * A page of all payments and refunds that were recorded, the newest first: what the figures of the day book are made of. Three statements:
 * how many, which, and what those are for; with a search how many and which are one (decision 0016).
 */
export async function listPayments(db: ReadDb, query: Query): Promise<Page<Payment>> {
	const { page, page_size, ordering = '-at', date_from, date_to, search } = query
	const span = { from: date_from ? startOfDay(date_from) : new Date(0), to: date_to ? endOfDay(date_to) : endOfDay('9998-12-31') }
	const wanted = moneyOfEachLine(span, search).map((money) => sql`select money.* from (${money}) money where ${matchesQuery(query)}`)
	const countAll = async () => {
		const counts = wanted.map((money) => sql`(select count(*) from (${money}) counted)`)
		return one(await db.select({ count: sql<number>`(${sql.join(counts, sql` + `)})::integer` }).from(sql`(values (1)) once`)).count
	}
	const counted = search ? undefined : await countAll()
	const asked = { limit: page_size, offset: (page - 1) * page_size }
	const { limit, offset, isNearEnd } = counted === undefined ? { ...asked, isNearEnd: false } : fromNearestEnd(counted, asked)
	const orderings = { at: sql`money.at`, amount: [sql`money.paise`, sql`money.at`] }
	const inOrder = orderBy(orderings, isNearEnd ? turned(ordering) : ordering, [sql`money.line`, sql`money.payment_id`])
	const sorted = sql`order by ${sql.join(inOrder, sql`, `)}`
	// Each line finds by its own index what of it may be on the page; of all lines together PostgreSQL would sort every payment.
	const nearest = search ? wanted : wanted.map((money) => sql`(${money} ${sorted} limit ${limit + offset})`)
	const onPage = sql`(select money.*, ${search ? sql`count(*) over ()` : sql`null`}::integer as count from (${everyOf(nearest)}) money
		${sorted} limit ${limit} offset ${offset}) money`
	const found = await db
		.select({
			line: sql<SalesLine>`money.line`,
			soldId: sql<number>`money.sold_id`,
			paymentId: sql<string>`money.payment_id`,
			at: sql<Date>`money.at`.mapWith((at: string) => new Date(at)),
			method: sql<PaymentMethod>`money.method`,
			paise: sql<number>`money.paise`.mapWith(Number),
			technician: users.id,
			name: shownName,
			count: sql<number | null>`money.count`,
		})
		.from(onPage)
		.leftJoin(users, eq(users.id, sql`money.technician_id`))
		.leftJoin(profiles, eq(profiles.userId, users.id))
		.orderBy(...inOrder)
	// Behind the last page nothing tells how many there are.
	const count = counted ?? found[0]?.count ?? (page === 1 ? 0 : await countAll())
	const soldOf = await findSold(db, found)
	const results = (isNearEnd ? found.reverse() : found).map(({ line, soldId, paymentId, at, method, paise, technician, name }) => {
		const { id: sale, ...of } = soldOf({ line, soldId })
		return {
			id: `${line}-${paymentId}`,
			sale,
			...of,
			at: at.toISOString(),
			method,
			amount: rupees(paise),
			technician,
			technician_name: technician === null ? office : name,
		}
	})
	return presentPage(moneyAddresses.payments, query, { count, results })
}

const matchesQuery = ({ line, method, technician }: Query): SQL | undefined =>
	and(
		sql`money.method is not null`,
		line && eq(sql`money.line`, line),
		method && eq(sql`money.method`, method),
		technician === undefined
			? undefined
			: technician === 'office'
				? isNull(sql`money.technician_id`)
				: eq(sql`money.technician_id`, technician),
	)
