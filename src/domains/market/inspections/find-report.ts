import { eq, type SQL, sql } from 'drizzle-orm'
import { pointsOf } from '#contract/market/inspection-point-words.ts'
import type { InspectionReport } from '#contract/market/inspection-report.ts'
import {
	byGroup,
	inspectionScore,
	inspectionVerdict,
	inspectionVerdictDisplay,
	type PointResult,
	pointRatingDisplay,
} from '#contract/market/inspection-words.ts'
import { vehicleTypes } from '#domains/vehicles/tables.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { jsonRows } from '#platform/database/json-rows.ts'
import { inspectionResults, sellRequests } from '../tables.ts'

const { point, rating, remark } = inspectionResults

/** What the inspection of a request found, once it is done; null before, and where no points were filled in. One statement. */
export async function findReport(db: ReadDb, where: SQL | undefined): Promise<InspectionReport | null> {
	const [found] = await selectInspected(db, where)
	return found ? reportOf(found) : null
}

/** The reports of all these requests that have one, each by the id of its request. One statement. */
export async function listReports(db: ReadDb, where: SQL | undefined): Promise<Map<number, InspectionReport>> {
	const all = await selectInspected(db, where)
	return new Map(
		all.flatMap((found) => {
			const report = reportOf(found)
			return report ? [[found.id, report] as const] : []
		}),
	)
}

const selectInspected = (db: ReadDb, where: SQL | undefined) =>
	db
		.select({
			id: sellRequests.id,
			inspectedAt: sellRequests.inspectedAt,
			summary: sellRequests.inspectionNotes,
			fuel_type: sellRequests.fuelType,
			vehicle_type: vehicleTypes.name,
			results: sql<PointResult[]>`(select ${jsonRows({ point, rating, remark }, point)}
				from ${inspectionResults} where ${inspectionResults.sellRequestId} = ${sellRequests.id})`,
		})
		.from(sellRequests)
		.innerJoin(vehicleTypes, eq(vehicleTypes.id, sellRequests.vehicleTypeId))
		.where(where)

function reportOf(found: Awaited<ReturnType<typeof selectInspected>>[number]): InspectionReport | null {
	if (!found.inspectedAt) return null
	const points = pointsOf(found)
	const score = inspectionScore(points, found.results)
	const verdict = inspectionVerdict(points, found.results)
	if (score === null || verdict === null) return null
	const results = new Map(found.results.map((result) => [result.point, result]))
	return {
		inspected_at: found.inspectedAt.toISOString(),
		score,
		verdict,
		verdict_display: inspectionVerdictDisplay[verdict],
		summary: found.summary,
		groups: byGroup(points).map(({ group, name, points: own }) => ({
			name,
			points: own.flatMap(({ id, name: pointName }) => {
				const result = results.get(id)
				if (!result?.rating) return []
				// What is written about papers may say a number or a name (B.E-10).
				const words = group === 'papers' ? '' : result.remark
				return [{ name: pointName, rating: result.rating, rating_display: pointRatingDisplay[result.rating], remark: words }]
			}),
		})),
	}
}
