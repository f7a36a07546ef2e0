import { and, eq, sql } from 'drizzle-orm'
import { partAddresses } from '#contract/parts/part-addresses.ts'
import { partNotFound } from '#contract/parts/part-words.ts'
import type { PartReview } from '#contract/parts/parts.ts'
import type { Page } from '#contract/staff-fields.ts'
import { pageLimits } from '#contract/staff-words.ts'
import { shownName } from '#domains/accounts/shown-name.ts'
import { profiles, users } from '#domains/accounts/tables.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { listPage } from '#platform/http/list-page.ts'
import { notFound } from '#platform/http/problem.ts'
import { isShown } from './find-conditions.ts'
import { partBuyers, partReviews, parts } from './tables.ts'

type ReviewsQuery = { uuid: string; page?: number | undefined; page_size?: number | undefined }
/** Reviews in a reply without pages. */
const maxInPlainList = 1_000

/** Reviews that are shown, newest first (B.API-16); a page where one was asked for. Throws 404 'Spare part not found'. */
export async function listReviews(db: ReadDb, { uuid, page, page_size }: ReviewsQuery): Promise<PartReview[] | Page<PartReview>> {
	const [part] = await db
		.select({ id: parts.id })
		.from(parts)
		.where(and(eq(parts.uuid, uuid), isShown))
	if (!part) throw notFound(partNotFound)
	const isPaged = page !== undefined || page_size !== undefined
	const wanted = isPaged ? { page: page ?? 1, page_size: page_size ?? pageLimits.usual } : { page: 1, page_size: maxInPlainList }
	const listed = await listPage(db, partAddresses.reviews, wanted, {
		params: { uuid },
		of: partReviews,
		where: and(eq(partReviews.partId, part.id), eq(partReviews.isHidden, false)),
		orderings: { created: partReviews.createdAt },
		usual: '-created',
		rows: ({ where, orderBy, limit, offset }) =>
			selectReviews(db)
				.where(where)
				.orderBy(...orderBy)
				.limit(limit)
				.offset(offset)
				.then((rows) => rows.map(presentReview)),
	})
	return isPaged ? listed : listed.results
}

/** A review by its number, as its author sees it. */
export async function findReview(db: ReadDb, id: number): Promise<PartReview | undefined> {
	const rows = await selectReviews(db).where(eq(partReviews.id, id))
	return rows.map(presentReview)[0]
}

const selectReviews = (db: ReadDb) =>
	db
		.select({
			id: partReviews.id,
			rating: partReviews.rating,
			comment: partReviews.comment,
			// Nobody's name leaves the database (D-50, B.E-10).
			initial: sql<string>`upper(left(${shownName}, 1))`,
			isBuyer: sql<boolean>`exists(select from ${partBuyers}
				where ${partBuyers.partId} = ${partReviews.partId} and ${partBuyers.customerId} = ${partReviews.customerId})`,
			createdAt: partReviews.createdAt,
		})
		.from(partReviews)
		.innerJoin(users, eq(users.id, partReviews.customerId))
		.leftJoin(profiles, eq(profiles.userId, users.id))
		.$dynamic()

type ReviewRow = { id: number; rating: number; comment: string; initial: string; isBuyer: boolean; createdAt: Date }

const presentReview = ({ id, rating, comment, initial, isBuyer, createdAt }: ReviewRow): PartReview => ({
	id,
	rating,
	comment,
	user_name: initial,
	verified_purchase: isBuyer,
	created_at: createdAt.toISOString(),
})
