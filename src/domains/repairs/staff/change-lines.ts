import { asc, eq, sql } from 'drizzle-orm'
import { repairStatusDisplay } from '#contract/repairs/repair-words.ts'
import type { RequestedItem } from '#contract/repairs/repairs.ts'
import { paidPaiseOf, statusByAmounts } from '#domains/company/payments.ts'
import { findVisitFee } from '#domains/doorstep/distance-fee.ts'
import { columnsBut } from '#platform/database/columns-but.ts'
import type { Db } from '#platform/database/database.ts'
import { refuse } from '#platform/http/problem.ts'
import { type Position, positionOf } from '#shared/distance.ts'
import { formatExactRupees, rupees } from '#shared/money.ts'
import { one } from '#shared/one.ts'
import { stableJson } from '#shared/stable-json.ts'
import type { Line } from '../list-lines.ts'
import { agreedLine } from '../place-repair.ts'
import type { RepairRow } from '../present-repair.ts'
import { repairTotal } from '../repair-price.ts'
import { requestedItems } from '../requested-items.ts'
import { resolveItems } from '../resolve-items.ts'
import { requestedPackage } from '../resolve-package.ts'
import { repairLines, repairs } from '../tables.ts'
import { canChangeLines } from './staff-permissions.ts'

/** `items` are all lines it has then, `place` where it is done, null for a place nobody told; what is absent stays. */
type LineChanges = { items?: readonly RequestedItem[] | undefined; place?: Position | null | undefined }
type AgreedLine = Awaited<ReturnType<typeof listAgreed>>[number]
type Changed = { repair: RepairRow; before: AgreedLine[]; after: AgreedLine[] }

/**
 * Gives a repair other services or another place, and the total that follows (D-53). A line that stays keeps the price it was agreed at,
 * also when its service is not offered any more; a new one has today's. `repair` is the locked row. Throws 400 once the work has begun,
 * as a booking of the new lines would, for a total below what was paid, and at `latitude` for a place to which we do not come (D-52).
 */
export async function changeLines(db: Db, repair: RepairRow, { items, place }: LineChanges): Promise<Changed> {
	const before = await listAgreed(db, repair.id)
	const after = items ? await agree(db, before, items) : before
	const isMoved = place !== undefined && stableJson(place) !== stableJson(positionOf(repair))
	const isOther = stableJson(before) !== stableJson(after)
	if (!isMoved && !isOther) return { repair, before, after }
	if (!canChangeLines[repair.status])
		throw refuse(
			`This repair is ${repairStatusDisplay[repair.status].toLowerCase()}. Services and place can be changed only before the work begins.`,
		)
	const way = isMoved ? { ...(await findVisitFee(db, { postalCode: null, position: place })), place } : undefined
	return { repair: await writeLines(db, repair, { lines: after, way, isOther }), before, after }
}

type Written = {
	lines: readonly AgreedLine[]
	/** What it costs to come to another place; without it the place stays. */
	way?: { feePaise: number; km: number | null; place: Position | null } | undefined
	/** False where the lines stay the same. */
	isOther?: boolean
}

/** Writes the lines of a repair and the total that follows; throws 400 for a total below what was paid. `repair` is the locked row. */
export async function writeLines(db: Db, repair: RepairRow, { lines, way, isOther = true }: Written): Promise<RepairRow> {
	if (isOther) {
		await db.delete(repairLines).where(eq(repairLines.repairId, repair.id))
		await db.insert(repairLines).values(lines.map((line, position) => ({ ...line, repairId: repair.id, position })))
	}
	const feePaise = way ? way.feePaise : repair.distanceFeePaise
	const total = repairTotal(lines, feePaise)
	const paidPaise = paidPaiseOf(repair)
	if (paidPaise > total.totalPaise)
		throw refuse(
			`${formatExactRupees(rupees(paidPaise))} has been paid already, which is more than the new total of ${formatExactRupees(rupees(total.totalPaise))}.`,
		)
	return one(
		await db
			.update(repairs)
			.set({
				...total,
				paymentStatus: statusByAmounts({ ...total, paidPaise }),
				paidAmountPaise: paidPaise === 0 ? null : paidPaise,
				...(way && {
					distanceFeePaise: feePaise,
					distanceKm: way.km,
					latitude: way.place?.latitude ?? null,
					longitude: way.place?.longitude ?? null,
				}),
				version: sql`${repairs.version} + 1`,
			})
			.where(eq(repairs.id, repair.id))
			.returning(),
	)
}

const agreedColumns = columnsBut(repairLines, 'id', 'repairId', 'position')
/** All lines of a repair as they were agreed, in their order. */
export const listAgreed = (db: Db, repairId: number) =>
	db.select(agreedColumns).from(repairLines).where(eq(repairLines.repairId, repairId)).orderBy(asc(repairLines.position))

const asColumns = (line: Line): AgreedLine => {
	const { manufacturerId: _manufacturerId, ...columns } = agreedLine(line)
	return columns
}

async function agree(db: Db, agreed: readonly AgreedLine[], items: readonly RequestedItem[]): Promise<AgreedLine[]> {
	const wanted = requestedItems({ items: [...items] }).map((item) => ({
		item,
		kept: agreed.find((line) => line.serviceId === requestedPackage(item) && line.vehicleModelId === item.model_id),
	}))
	const fresh = await resolveItems(
		db,
		wanted.flatMap(({ item, kept }) => (kept ? [] : [item])),
	)
	return wanted.flatMap(({ item, kept }) => {
		if (kept) return { ...kept, quantity: item.quantity }
		return fresh.filter((line) => line.serviceId === requestedPackage(item) && line.modelId === item.model_id).map(asColumns)
	})
}
