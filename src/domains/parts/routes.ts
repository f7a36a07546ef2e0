import { parts } from '#contract/parts/parts.ts'
import { answer } from '#platform/http/answered.ts'
import { type Door, serve } from '#platform/http/serve.ts'
import { addReview } from './add-review.ts'
import { findPartsOnce } from './find-matching-parts.ts'
import { findPart } from './find-part.ts'
import { findPartFit } from './find-part-fit.ts'
import { listFacets } from './list-facets.ts'
import { listPartCategories } from './list-part-categories.ts'
import { listFeatured, listParts } from './list-parts.ts'
import { listReviews } from './list-reviews.ts'
import { listWaits } from './list-waits.ts'
import { stopWaitingForPart } from './stop-waiting-for-part.ts'
import { waitForPart } from './wait-for-part.ts'

/** Stock changes with every order, without an announcement: a list may be so many seconds old. */
const ofTheShop = { shows: ['parts-catalogue'], keepForSeconds: 3 } as const
/** More filters and searches than a busy shop gets within those seconds. */
const maxFound = 500

/** Spare parts, by visitors and customers: lists, facets, reviews and waits. */
export function partRoutes(assembled: Door) {
	const door = { ...assembled, wordsBesideFields: true }
	const findOnce = findPartsOnce(assembled.replyCache.values(ofTheShop, { maxEntries: maxFound }))

	serve(door, parts.list, (db, _actor, { query }) => listParts(db, query, findOnce), { cached: ofTheShop })
	serve(door, parts.featured, (db, _actor, { query }) => listFeatured(db, query), { cached: ofTheShop })
	serve(door, parts.facets, (db, _actor, { query }) => listFacets(db, query, findOnce), { cached: ofTheShop })
	serve(door, parts.categories, (db) => listPartCategories(db), { cached: { shows: ['parts-catalogue'] } })
	serve(door, parts.part, (db, _actor, { params }) => findPart(db, params.uuid))
	serve(door, parts.fit, (db, _actor, { params, query }) => findPartFit(db, { ...params, modelId: query.vehicle_model_id }))
	serve(door, parts.reviews, (db, _actor, { params, query }) => listReviews(db, { ...params, ...query }))
	serve(door, parts.waits, (db, actor) => listWaits(db, actor))
	serve(
		door,
		parts.tellWhenBack,
		async (db, actor, { params }) => {
			const { wait, isNew } = await waitForPart(db, actor, params.uuid)
			return answer(wait, { status: isNew ? 201 : 200 })
		},
		{ limit: { max: 120, seconds: 3_600 } },
	)
	serve(door, parts.stopTelling, (db, actor, { params }) => stopWaitingForPart(db, actor, params.uuid))
	serve(door, parts.addReview, (db, actor, { params, body }) => addReview(db, actor, { ...params, ...body }), {
		limit: { max: 20, seconds: 3_600 },
	})
}
