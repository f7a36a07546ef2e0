import { type FeeFamily, findFeeRule } from '#domains/company/find-fee-rule.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { distanceFeePaise, greatCircleKm, type Position } from '#shared/distance.ts'

/** `km` is null where no place was told; the way then costs nothing (B.R-13). */
type DistanceFee = { feePaise: number; km: number | null }

/** What the way from our origin to a place costs by today's rule; always computed here, never taken from a caller (B.E-18, D-36). */
export async function findDistanceFee(db: ReadDb, family: FeeFamily, position: Position): Promise<{ feePaise: number; km: number }>
export async function findDistanceFee(db: ReadDb, family: FeeFamily, position: Position | null): Promise<DistanceFee>
export async function findDistanceFee(db: ReadDb, family: FeeFamily, position: Position | null): Promise<DistanceFee> {
	if (!position) return { feePaise: 0, km: null }
	const { origin, ...rule } = await findFeeRule(db, family)
	const km = greatCircleKm(origin, position)
	return { feePaise: distanceFeePaise(km, rule), km }
}
