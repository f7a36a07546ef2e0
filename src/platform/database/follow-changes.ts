import { setTimeout as pause } from 'node:timers/promises'
import { asc, desc, gt, inArray } from 'drizzle-orm'
import { type Log, reasonOf } from '#platform/log.ts'
import type { Db } from './database.ts'
import { changes } from './tables.ts'

export type RecordedChange = Omit<typeof changes.$inferSelect, 'at'>

/** The columns of a change that are read. */
export const changeColumns = {
	id: changes.id,
	collection: changes.collection,
	objectId: changes.objectId,
	customerId: changes.customerId,
	technicianIds: changes.technicianIds,
}

/** Rows at once; the rest is read in the next round, which follows immediately. */
const batch = 500
/** Milliseconds for which a missing number may belong to a transaction that is still running (D-50). */
const stillAtWork = 30_000
/** How many of the latest numbers are checked for such gaps. */
const lookBack = 200

type Options = { heard: (change: RecordedChange) => void; log: Log; every: number }
export type Following = {
	/** Resolves when every change from then on is reported; rejects when the database is away. */
	began: Promise<void>
	/** Number of the latest change that was reported, or that was there when following began. */
	latest: () => number
	stop: () => void
}

/**
 * Reads the changes that every process records, `every` milliseconds, and hands each to `heard` once. Transactions commit in
 * another order than they take their numbers, so gaps are looked at again. Goes on by itself after the database was away;
 * `began` fails when it is away at the start.
 */
export function followChanges(db: Db, { heard, log, every }: Options): Following {
	const stopping = new AbortController()
	const { signal } = stopping
	const missing = new Map<number, number>()
	let highest = 0
	const noteGap = (from: number, to: number) => {
		const until = performance.now() + stillAtWork
		for (let id = Math.max(from, to - lookBack); id < to; id += 1) missing.set(id, until)
	}
	const begin = async () => {
		const latest = await db.select({ id: changes.id }).from(changes).orderBy(desc(changes.id)).limit(lookBack)
		for (const [nth, { id }] of latest.entries()) noteGap((latest[nth + 1]?.id ?? id - 1) + 1, id)
		highest = latest[0]?.id ?? 0
	}
	const take = (rows: RecordedChange[]) => {
		for (const row of rows) {
			if (row.id > highest) {
				noteGap(highest + 1, row.id)
				highest = row.id
			} else if (!missing.delete(row.id)) continue
			if (!signal.aborted) heard(row)
		}
	}
	const read = async () => {
		for (const [id, until] of missing) if (until < performance.now()) missing.delete(id)
		if (missing.size > 0)
			take(
				await db
					.select(changeColumns)
					.from(changes)
					.where(inArray(changes.id, [...missing.keys()])),
			)
		const rows = await db.select(changeColumns).from(changes).where(gt(changes.id, highest)).orderBy(asc(changes.id)).limit(batch)
		take(rows)
		return rows.length === batch
	}
	const goOn = async () => {
		let isAway = false
		while (!signal.aborted)
			try {
				const hasMore = await read()
				isAway = false
				if (!hasMore) await pause(every, undefined, { signal, ref: false })
			} catch (error) {
				if (signal.aborted) return
				if (!isAway) log.warn({ reason: reasonOf(error) }, 'changes cannot be read just now')
				isAway = true
				await pause(every, undefined, { ref: false })
			}
	}
	const began = begin()
	began.then(goOn).catch(() => stopping.abort())
	return { began, latest: () => highest, stop: () => stopping.abort() }
}
