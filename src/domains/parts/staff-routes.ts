import { staffParts } from '#contract/parts/staff-parts.ts'
import type { Files } from '#platform/files/open-files.ts'
import { type Door, serve } from '#platform/http/serve.ts'
import { addPartImage, removePartImage, storePartImage } from './staff/change-images.ts'
import { changeStock } from './staff/change-stock.ts'
import { listStockChanges } from './staff/list-stock-changes.ts'
import { servePartCategories } from './staff/part-category-collection.ts'
import { serveParts } from './staff/part-collection.ts'
import { serveReviews } from './staff/review-collection.ts'

/** The shop of spare parts, by the company (B.ADMIN-04 to B.ADMIN-10, B.ADMIN-14). */
export function partStaffRoutes(door: Door, { files }: { files: Files }) {
	const findPart = serveParts(door)
	serve(door, staffParts.changeStock, async (db, actor, { params, body }) => {
		await changeStock(db, actor, { ...params, ...body })
		return findPart(db, params.uuid)
	})
	serve(door, staffParts.stockChanges, (db, _actor, { params, query }) => listStockChanges(db, { ...params, ...query }))
	serve(door, staffParts.addPartImage, (db, actor, { params }, image: string) => addPartImage(db, actor, { ...params, image }), {
		prepare: (db, actor, request) => storePartImage(db, files, actor, request.files.image),
		limit: { max: 300, seconds: 3_600 },
	})
	serve(door, staffParts.removePartImage, (db, actor, { params }) => removePartImage(db, actor, params))
	servePartCategories(door)
	serveReviews(door)
}
