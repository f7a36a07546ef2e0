import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { SlotKind } from '#contract/doorstep/doorstep-words.ts'
import { commitWith, type Db } from '#platform/database/database.ts'
import { failsIfNothingTaken } from '#platform/database/nothing-taken.ts'
import { writtenOnce } from '#platform/database/written-once.ts'
import type { Problem } from '#platform/http/problem.ts'
import { dayOf, hourOf, timeOf } from '#shared/days.ts'
import { takenHours } from './tables.ts'

/**
 * Takes a place in the starting hour of `startsAt`, whatever the minute; false when the hour is full or closed, and then
 * nothing is changed (D-17). Of many who want the last place exactly one gets it: one statement reads capacity,
 * closures and what is taken, and whoever comes second waits for the first's transaction to end. Transactions that give
 * back one hour and take another touch the earlier hour first: otherwise two of them could wait for each other for ever.
 */
export async function takeHour(db: Db, kind: SlotKind, startsAt: Date): Promise<boolean> {
	const taken = await taking(db).execute(asked(kind, startsAt))
	return taken.length === 1
}

/**
 * The same as the last statement of the transaction `db`, so that others who want the same hour wait only while it commits. Throws
 * `refusal` where the hour is full or closed.
 */
export const takeHourLast = (db: Db, kind: SlotKind, startsAt: Date, refusal: () => Problem) =>
	commitWith(db, { statement: () => takingOrFailing(db).execute(asked(kind, startsAt)), refusal })

function asked(kind: SlotKind, startsAt: Date) {
	const hour = hourOf(startsAt)
	return { kind, hour: hour.toISOString(), ...capacityOf(hour) }
}

/** What `hourCapacity` asks for besides the kind: the hour beginning at that moment, as India's calendar says it. */
const capacityOf = (hour: Date) => ({ day: dayOf(hour), hourOfDay: Number(timeOf(hour).slice(0, 2)) })

/**
 * SQL that finds how many places an hour has, inside the statement that takes one, whose placeholders are `kind` and those of
 * `capacityOf`: 0 when that hour or its day is closed, or shut every week, else the capacity an admin set (D-17). The function of the
 * database looks at the moment it is called, so that a booking which had to wait for somebody who was closing the hour does not act on what
 * was true before.
 */
const hourCapacity: SQL<number> = sql`places_in_hour(${sql.placeholder('kind')}::slot_kind, ${sql.placeholder('day')}::date, ${sql.placeholder('hourOfDay')}::integer)`

const insertTaken = (db: Db) =>
	db
		.insert(takenHours)
		.select(sql`select ${sql.placeholder('kind')}::slot_kind, ${sql.placeholder('hour')}::timestamptz, 1 where ${hourCapacity} > 0`)
		.onConflictDoUpdate({
			target: [takenHours.kind, takenHours.hour],
			set: { taken: sql`${takenHours.taken} + 1` },
			setWhere: sql`${takenHours.taken} < ${hourCapacity}`,
		})
		.returning({ hour: takenHours.hour })
const taking = writtenOnce((db: Db) => insertTaken(db).prepare('take_hour'))
const takingOrFailing = writtenOnce((db: Db) => {
	const taken = db.$with('taken').as(insertTaken(db))
	return db.with(taken).select({ taken: failsIfNothingTaken }).from(taken).prepare('take_hour_or_fail')
})

/**
 * Gives back one place of an hour. The caller has made sure that it holds one and removes its claim in the same transaction; the database
 * refuses more than was taken.
 */
export async function giveBackHour(db: Db, kind: SlotKind, hour: Date): Promise<void> {
	await db
		.update(takenHours)
		.set({ taken: sql`${takenHours.taken} - 1` })
		.where(and(eq(takenHours.kind, kind), eq(takenHours.hour, hourOf(hour))))
}

/** Gives back a place of each, perhaps several of one hour. The hours are locked first, the earlier before the later, as everywhere. */
export async function giveBackHours(db: Db, kind: SlotKind, moments: readonly Date[]): Promise<void> {
	const given = Map.groupBy(
		moments.map((moment) => hourOf(moment).toISOString()),
		(hour) => hour,
	)
	const isOne = and(
		eq(takenHours.kind, kind),
		inArray(
			takenHours.hour,
			[...given.keys()].map((hour) => new Date(hour)),
		),
	)
	await db.select({ hour: takenHours.hour }).from(takenHours).where(isOne).orderBy(asc(takenHours.hour)).for('update')
	const places = sql.param(JSON.stringify([...given].map(([hour, { length: count }]) => ({ hour, count }))))
	await db.execute(sql`
		update ${takenHours} set taken = taken - given.count
		from jsonb_to_recordset(${places}::jsonb) as given (hour timestamptz, count integer)
		where kind = ${kind}::slot_kind and ${takenHours}.hour = given.hour`)
}

/**
 * Gives what was to start at `from`, null for what held no place, a place in the hour of `startsAt` instead; answers whether it has
 * one (D-38). When it has none, that hour being full or closed, the caller refuses: only the end of the transaction brings the old
 * place back.
 */
export async function moveHour(db: Db, kind: SlotKind, from: Date | null, startsAt: Date): Promise<boolean> {
	const [old, next] = [from && hourOf(from), hourOf(startsAt)]
	if (old?.getTime() === next.getTime()) return true
	// The earlier hour first, as everywhere, lest two who swap hours wait for each other.
	if (old && old < next) await giveBackHour(db, kind, old)
	const hasPlace = await takeHour(db, kind, startsAt)
	if (old && old > next) await giveBackHour(db, kind, old)
	return hasPlace
}
