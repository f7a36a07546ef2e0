import { and, eq } from 'drizzle-orm'
import { alreadyReviewed, partNotFound } from '#contract/parts/part-words.ts'
import type { PartReview } from '#contract/parts/parts.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { recordChange } from '#platform/database/record-change.ts'
import type { Actor } from '#platform/http/actor.ts'
import { notFound, refuseField } from '#platform/http/problem.ts'
import { wordViolation } from '#platform/http/word-violation.ts'
import { one } from '#shared/one.ts'
import { isShown } from './find-conditions.ts'
import { findReview } from './list-reviews.ts'
import { partReviews, parts } from './tables.ts'

type NewReview = { uuid: string; rating: number; comment: string }

/**
 * What a customer thinks of a part, once (B.R-18). Throws 404 'Spare part not found', and 400 at `non_field_errors` where he has
 * reviewed it already.
 */
export async function addReview(db: Db, actor: Actor, { uuid, rating, comment }: NewReview): Promise<PartReview> {
	const [part] = await db
		.select({ id: parts.id })
		.from(parts)
		.where(and(eq(parts.uuid, uuid), isShown))
	if (!part) throw notFound(partNotFound)
	const work = db
		.insert(partReviews)
		.values({ partId: part.id, customerId: actor.id, rating, comment, createdAt: now() })
		.returning({ id: partReviews.id })
	const { id } = one(
		await wordViolation(work, (name) => (name === 'part_reviews_once' ? refuseField('non_field_errors', alreadyReviewed) : undefined)),
	)
	await recordChange(db, { collection: 'reviews', id })
	const review = await findReview(db, id)
	if (!review) throw new Error('A review that was just written is there')
	return review
}
