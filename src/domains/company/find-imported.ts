import type { Collection } from '#contract/collection.ts'
import type { Db } from '#platform/database/database.ts'
import { Problem, refuseField } from '#platform/http/problem.ts'
import { stableJson } from '#shared/stable-json.ts'
import type { CollectionRows, Row } from './collection-rows.ts'
import type { Mistakes } from './import-mistakes.ts'

/** A row of a file: `raw` as a caller would send it, `sent` as the contract reads that. */
export type Imported = { line: number; raw: Row; sent: Row; version?: unknown; key?: unknown }
/** A row of the collection, by its id in the table. */
export type ExistingRow = { id: number; before: Row }

export const noneWithKey = 'There is none with this.'
export const staleWords = 'Somebody has changed this in the meantime. Please download the rows again.'

/** Finds which rows of the collection those of a file are about, and locks them. Those without one are new. */
export async function findImported(db: Db, { about }: Collection, rows: CollectionRows, all: readonly Imported[], mistakes: Mistakes) {
	const sameBy = rows.rules.imports?.sameBy as readonly string[] | undefined
	const narrowest = sameBy?.[0] ?? about.key
	const identityOf = (row: Row) => stableJson(sameBy?.map((field) => ignoringCase(row[field] ?? null)))
	const keys = all.flatMap(({ key }) => (key === undefined ? [] : [key]))
	const firsts = new Set(all.flatMap(({ key, sent }) => (key === undefined && sent[narrowest] !== undefined ? [sent[narrowest]] : [])))

	const seen = new Map([
		...(keys.length > 0 ? await rows.read(db, rows.isAnyOf(about.key, keys)) : []),
		...(sameBy && firsts.size > 0 ? await rows.read(db, rows.isAnyOf(narrowest, [...firsts])) : []),
	])
	const byKey = new Map([...seen].map(([id, row]) => [ignoringCase(String(row[about.key])), id]))
	const byIdentity = new Map([...seen].map(([id, row]) => [identityOf(row), id]))
	const lines = new Map<string, number>()
	const matched = await mistakes.gather(all, (row) => {
		const identity = identityOf(row.sent)
		const id = row.key === undefined ? byIdentity.get(identity) : byKey.get(ignoringCase(String(row.key)))
		if (row.key !== undefined && id === undefined) throw refuseField(about.key, noneWithKey)
		const earlier = lines.get(String(id ?? identity))
		// A row that says too little to be told from another is refused for that.
		if (earlier !== undefined && (id !== undefined || row.sent[narrowest] !== undefined))
			throw new Problem(400, `Line ${earlier} is about the same one.`)
		lines.set(String(id ?? identity), row.line)
		return { ...row, id }
	})
	const ids = matched.flatMap(({ id }) => (id === undefined ? [] : [id]))
	const held = ids.length > 0 ? await rows.lock(db, rows.hasId(ids)) : new Map<number, Row>()
	return mistakes.gather(matched, ({ id, ...row }): Imported & { known?: ExistingRow | undefined } => {
		if (id === undefined) return row
		const before = held.get(id)
		if (!before || (row.key === undefined && identityOf(before) !== identityOf(row.sent))) throw new Problem(409, staleWords)
		return { ...row, known: { id, before } }
	})
}

const ignoringCase = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value)
