import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { profiles, users } from '#domains/accounts/tables.ts'
import { photoCount } from '#domains/doorstep/list-work-photos.ts'
import { invoicesBeside } from '#domains/invoices/list-sold-invoices.ts'
import { vehicleModels } from '#domains/vehicles/tables.ts'
import { columnsBut } from '#platform/database/columns-but.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { type InJson, jsonRows, withMoment } from '#platform/database/json-rows.ts'
import type { ExtraRow } from './extra/present-extra.ts'
import type { RepairParts } from './present-repair.ts'
import { repairEvents, repairExtras, repairLines, repairPayments, repairPhotos, repairs } from './tables.ts'

type Narrow = (query: ReturnType<typeof selectParts>) => PromiseLike<PartsRow[]>
/** Moments come as text out of JSON. */
type ExtraInJson = Omit<ExtraRow, 'proposedAt' | 'answeredAt'> & { proposedAt: string; answeredAt: string | null }
type PartsRow = Awaited<ReturnType<typeof selectParts>>[number]

/**
 * Repairs with lines, events and technician, in one statement however many there are; `narrow` says which and in which order, in
 * terms of `repairs`.
 */
export async function findRepairParts(db: ReadDb, narrow: Narrow): Promise<RepairParts[]> {
	const rows = await narrow(selectParts(db))
	return rows.map(({ events, payments, extras, ...parts }) => ({
		...parts,
		events: events.map(withMoment),
		payments: payments.map(withMoment),
		extras: extras.map(({ proposedAt, answeredAt, ...extra }) => ({
			...extra,
			proposedAt: new Date(proposedAt),
			answeredAt: answeredAt === null ? null : new Date(answeredAt),
		})),
	}))
}

const sent = alias(users, 'sent')
const selectParts = (db: ReadDb) =>
	db
		.select({
			repair: repairColumns,
			lines: linesOfRepair({ ...lineColumns, manufacturerId }),
			events: sql<InJson<RepairParts['events'][number]>[]>`(select ${jsonRows(eventColumns, repairEvents.id)}
				from ${repairEvents} where ${repairEvents.repairId} = ${repairs.id})`,
			payments: sql<InJson<RepairParts['payments'][number]>[]>`(select ${jsonRows(paymentColumns, repairPayments.id)}
				from ${repairPayments} where ${repairPayments.repairId} = ${repairs.id})`,
			photoCount: photoCount(repairPhotos, sql`${repairs}.id`),
			invoices: invoicesBeside('repair', sql`${repairs}.id`),
			extras: sql<ExtraInJson[]>`(select ${jsonRows(extraColumns, repairExtras.id)}
				from ${repairExtras} where ${repairExtras.repairId} = ${repairs.id})`,
			technician: sql<RepairParts['technician']>`case when ${sent.id} is not null then json_build_object(
				'name', coalesce(nullif(${profiles.name}, ''), ${sent.username}), 'phone', coalesce(${profiles.phoneNumber}, '')) end`,
		})
		.from(repairs)
		.leftJoin(sent, sql`${sent.id} = ${repairs.technicianId}`)
		.leftJoin(profiles, sql`${profiles.userId} = ${sent.id}`)

/** Every column but the searched text. */
export const repairColumns = columnsBut(repairs, 'searchText')
const lineColumns = columnsBut(repairLines, 'id', 'repairId', 'position')
/** Read from the model: a line stores the names of the day it was agreed, and not this id. */
const manufacturerId = sql<number | null>`(select ${vehicleModels.manufacturerId} from ${vehicleModels}
	where ${vehicleModels.id} = ${repairLines.vehicleModelId})`
type LineColumns = typeof lineColumns & { manufacturerId: typeof manufacturerId }

/** Beside a repair: its lines in order, with no more columns than are wanted. */
export const linesOfRepair = <Name extends keyof LineColumns>(columns: Pick<LineColumns, Name>) =>
	// With the table's name written out, which Drizzle drops in a query of one table.
	sql<Pick<RepairParts['lines'][number], Name>[]>`(select ${jsonRows(columns, repairLines.position)}
		from ${repairLines} where ${repairLines}.repair_id = ${repairs}.id)`

const { status, byCompany, note, at } = repairEvents
const eventColumns = { status, byCompany, note, at }
const extraColumns = {
	id: repairExtras.id,
	lines: repairExtras.lines,
	totalPaise: repairExtras.totalPaise,
	note: repairExtras.note,
	status: repairExtras.status,
	reason: repairExtras.reason,
	proposedAt: repairExtras.proposedAt,
	answeredAt: repairExtras.answeredAt,
	answeredBy: repairExtras.answeredBy,
}
const paymentColumns = columnsBut(repairPayments, 'repairId', 'recordedBy', 'technicianId')
