import { type FeeFamily, findFeeRule } from '#domains/company/find-fee-rule.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { distanceFeePaise, type FeeRule, greatCircleKm, type Position } from '#shared/distance.ts'
import { type Destination, refuseOutside, refuseOutsideOf } from './service-area.ts'

/** `km` is null where no place is known; the way then costs nothing (B.R-13). */
type DistanceFee = { feePaise: number; km: number | null }
const free: DistanceFee = { feePaise: 0, km: null }

/** What the way from our origin to a place costs by today's rule; always computed here, never taken from a caller (B.E-18, D-36). */
export const findDistanceFee = async (db: ReadDb, family: FeeFamily, position: Position | null): Promise<DistanceFee> =>
	position ? feeTo(position, await findFeeRule(db, family)) : free

type Visited = Destination & { position: Position }

/**
 * The same for work at the customer's door, in one statement with or without a place. Throws a Problem for a destination that is not served
 * (D-52).
 */
export async function findVisitFee(db: ReadDb, destination: Visited): Promise<{ feePaise: number; km: number }>
export async function findVisitFee(db: ReadDb, destination: Destination): Promise<DistanceFee>
export async function findVisitFee(db: ReadDb, destination: Destination): Promise<DistanceFee> {
	const { position } = destination
	if (!position) {
		await refuseOutside(db, destination)
		return free
	}
	const rule = await findFeeRule(db, 'repairs')
	refuseOutsideOf(rule, destination)
	return feeTo(position, rule)
}

function feeTo(position: Position, { origin, ...rule }: FeeRule & { origin: Position }) {
	const km = greatCircleKm(origin, position)
	return { feePaise: distanceFeePaise(km, rule), km }
}
