import { and, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { SellFile, SellStatus } from '#contract/market/sell-words.ts'
import { sellStatuses } from '#contract/market/sell-words.ts'
import { shownName } from '#domains/accounts/shown-name.ts'
import { profiles, users } from '#domains/accounts/tables.ts'
import { vehicleTypes } from '#domains/vehicles/tables.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { jsonRows } from '#platform/database/json-rows.ts'
import { notFound } from '#platform/http/problem.ts'
import { rcOf } from '../present-rc.ts'
import { rcTransfers, sellRequestEvents, sellRequestFiles, sellRequests, usedVehicles } from '../tables.ts'

export type SellRequestParts = Awaited<ReturnType<typeof findSellRequests>>[number]
export type SellRequestRow = SellRequestParts['request']

type Slice = { where: SQL | undefined; orderBy?: SQL[]; limit?: number; offset?: number }
type FileOf = { name: SellFile; key: string; refusedAt: string | null; refusalReason: string; at: string }
type Reached = { status: SellStatus; at: string }

const technicians = alias(users, 'technician')
const technicianProfiles = alias(profiles, 'technician_profile')
const { name, fileKey: key, refusedAt, refusalReason, createdAt } = sellRequestFiles
const { kind: status, at } = sellRequestEvents
const statuses = sql.raw(sellStatuses.map((each) => `'${each}'`).join(', '))

/** Sell requests, with their files, when they reached what, whose they are and who comes. One statement. */
export function findSellRequests(db: ReadDb, { where, orderBy = [], limit, offset = 0 }: Slice) {
	const found = db
		.select({
			request: sellRequests,
			vehicleType: vehicleTypes.name,
			customerEmail: users.email,
			customerName: shownName,
			technicianName: sql<string>`coalesce(nullif(${technicianProfiles.name}, ''), ${technicians.username}, '')`,
			/** What it became, where anybody may see that. */
			listedVehicleId: usedVehicles.id,
			rc: rcOf(eq(rcTransfers.vehicleId, sellRequests.vehicleId)),
			files: sql<FileOf[]>`(select ${jsonRows({ name, key, refusedAt, refusalReason, at: createdAt }, sellRequestFiles.id)}
				from ${sellRequestFiles} where ${sellRequestFiles.sellRequestId} = ${sellRequests.id})`,
			reached: sql<Reached[]>`(select ${jsonRows({ status, at }, sellRequestEvents.id)}
				from ${sellRequestEvents} where ${sellRequestEvents.sellRequestId} = ${sellRequests.id} and ${status} in (${statuses}))`,
		})
		.from(sellRequests)
		.innerJoin(vehicleTypes, eq(vehicleTypes.id, sellRequests.vehicleTypeId))
		.innerJoin(users, eq(users.id, sellRequests.customerId))
		.leftJoin(profiles, eq(profiles.userId, users.id))
		.leftJoin(technicians, eq(technicians.id, sellRequests.technicianId))
		.leftJoin(technicianProfiles, eq(technicianProfiles.userId, technicians.id))
		.leftJoin(usedVehicles, and(eq(usedVehicles.id, sellRequests.vehicleId), usedVehicles.isPublished))
		.where(where)
		.orderBy(...orderBy)
		.offset(offset)
		.$dynamic()
	return limit === undefined ? found : found.limit(limit)
}

/** A sell request of the caller. Throws the same 404 for a foreign and an absent one (B.E-12). */
export const findOwnSellRequest = (db: ReadDb, actor: { id: number }, id: number) =>
	findOne(db, and(eq(sellRequests.id, id), eq(sellRequests.customerId, actor.id)))

/** Any of them: whoever calls has judged who may see it. Throws 404. */
export const findSellRequest = (db: ReadDb, id: number) => findOne(db, eq(sellRequests.id, id))

async function findOne(db: ReadDb, where: SQL | undefined): Promise<SellRequestParts> {
	const [found] = await findSellRequests(db, { where })
	if (!found) throw notFound()
	return found
}
