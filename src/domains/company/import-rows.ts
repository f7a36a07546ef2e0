import { sql } from 'drizzle-orm'
import type { Collection } from '#contract/collection.ts'
import type { ImportReport } from '#contract/import-rows.ts'
import type { Db } from '#platform/database/database.ts'
import { sendTogether } from '#platform/database/together.ts'
import type { CsvTable } from '#platform/files/read-csv.ts'
import type { Actor } from '#platform/http/actor.ts'
import { DryRunAnswer } from '#platform/http/answered.ts'
import { Problem, refuseField } from '#platform/http/problem.ts'
import { one } from '#shared/one.ts'
import type { CollectionRows, Prepared, Row } from './collection-rows.ts'
import { type ExistingRow, findImported, staleWords } from './find-imported.ts'
import { type Mistakes, openMistakes, rowsAtOnce } from './import-mistakes.ts'
import { importReader } from './import-reader.ts'
import { recordStaffChanges } from './record-staff-change.ts'

type Import = { collection: Collection; rows: CollectionRows; table: CsvTable; isTrial: boolean }

/**
 * Creates and changes rows from a table file by the rules of the collection's own calls, all or none (decision 0025). A row that names the
 * key, or else what no two have in common, changes that one; any other is new. What changes nothing writes nothing, so the same file twice
 * does no harm. `isTrial` keeps nothing. Throws 400 with every mistake of every line, and 409 while another import of the collection runs.
 */
export async function importRows(db: Db, actor: Actor, { collection, rows, table, isTrial }: Import): Promise<ImportReport> {
	await takeTurn(db, rows.name)
	const mistakes = openMistakes(table.mistakes)
	const reader = await importReader(db, collection, rows, { actor, columns: table.columns })
	mistakes.add(reader.mistakes)
	const read = reader.mistakes.length > 0 ? [] : await mistakes.gather(table.rows, reader.read)
	const found = await findImported(db, collection, rows, read, mistakes)
	const written = await writeAll(db, actor, rows, await mistakes.gather(found, reader.complete), mistakes)

	const errors = mistakes.inOrder()
	const isRefused = errors.length > 0
	const report: ImportReport = {
		rows: table.rows.length,
		created: isRefused ? 0 : written.created.length,
		changed: isRefused ? 0 : written.changed.size,
		unchanged: isRefused ? 0 : table.rows.length - written.created.length - written.changed.size,
		passed_over: reader.passedOver,
		errors,
	}
	if (isTrial) throw new DryRunAnswer(report)
	if (isRefused) throw new Problem(400, 'Nothing was imported, because the file has mistakes.', { extra: report })
	await record(db, actor, rows, written)
	return report
}

/** One import of a collection at a time: the next one finds what this one wrote, and nobody holds a connection to wait for that. */
async function takeTurn(db: Db, name: string) {
	const { rows } = await db.execute<{ taken: boolean }>(
		sql`select pg_try_advisory_xact_lock(hashtext('import'), hashtext(${name})) as taken`,
	)
	if (!one(rows).taken) throw new Problem(409, 'Another import is under way. Please try again in a moment.', { retryAfter: 2 })
}

type Given = { line: number; sent: Row; version?: unknown; known?: ExistingRow | undefined }
type Ready = { line: number; known?: ExistingRow | undefined; prepared: Prepared }
/** By their ids in the table; of those that were changed, what they were before. */
type Written = { created: number[]; changed: Map<number, Row> }

async function writeAll(db: Db, actor: Actor, rows: CollectionRows, given: readonly Given[], mistakes: Mistakes): Promise<Written> {
	const written: Written = { created: [], changed: new Map() }
	// What a new one begins with may depend on the one before it.
	const size = rows.rules.begins ? 1 : rowsAtOnce
	for (let at = 0; at < given.length; at += size) {
		const ready = await mistakes.gather(given.slice(at, at + size), async ({ line, sent, version, known }) => {
			const prepared = await rows.prepare(db, actor, known?.before ?? null, sent)
			if (prepared && known && version !== undefined && version !== known.before.version) throw refuseField('version', staleWords)
			return prepared && { line, known, prepared }
		})
		await writeSome(
			db,
			rows,
			ready.filter((row) => row !== null),
			written,
			mistakes,
		)
	}
	return written
}

/** Writes rows together; where one of them is refused each by itself, because PostgreSQL names one refusal at a time. */
async function writeSome(db: Db, rows: CollectionRows, ready: readonly Ready[], written: Written, mistakes: Mistakes) {
	const write = (some: readonly Ready[]) =>
		inSavepoint(db, async () => {
			const created = await rows.insert(
				db,
				some.flatMap(({ known, prepared }) => (known ? [] : [prepared])),
			)
			await sendTogether(some.flatMap(({ known, prepared }) => (known ? [rows.update(db, known.id, prepared)] : [])))
			written.created.push(...created)
			for (const { known } of some) if (known) written.changed.set(known.id, known.before)
		})
	try {
		await write(ready)
	} catch (error) {
		if (!(error instanceof Problem)) throw error
		for (const row of ready) await mistakes.gather([row], () => write([row]))
	}
}

/** Runs `work` so that a refusal undoes that part alone and the transaction goes on. */
async function inSavepoint(db: Db, work: () => Promise<void>) {
	await db.execute(sql`savepoint imported_rows`)
	try {
		await work()
	} catch (error) {
		if (error instanceof Problem) await db.execute(sql`rollback to savepoint imported_rows`)
		throw error
	}
	await db.execute(sql`release savepoint imported_rows`)
}

async function record(db: Db, actor: Actor, rows: CollectionRows, { created, changed }: Written) {
	const ids = [...created, ...changed.keys()]
	if (ids.length === 0) return
	const after = await rows.read(db, rows.hasId(ids))
	await recordStaffChanges(
		db,
		actor,
		[...after].map(([id, row]) => rows.change(changed.get(id) ?? null, row)),
	)
}
