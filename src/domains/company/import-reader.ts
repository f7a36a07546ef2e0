import { z } from 'zod'
import type { Collection } from '#contract/collection.ts'
import type { ReadDb } from '#platform/database/database.ts'
import type { CsvRow } from '#platform/files/read-csv.ts'
import { type Actor, admit } from '#platform/http/actor.ts'
import { Problem, refuseField } from '#platform/http/problem.ts'
import { fieldProblem } from '#platform/http/validation.ts'
import { stableJson } from '#shared/stable-json.ts'
import type { CollectionRows, Row } from './collection-rows.ts'
import { type ExistingRow, type Imported, noneWithKey } from './find-imported.ts'
import type { Mistake } from './import-mistakes.ts'
import { cellReaders } from './read-cells.ts'

type Told = { actor: Actor; columns: readonly string[] }
type Fields = Record<string, z.ZodType>

/**
 * Reads the rows of a file by the fields of the collection's own calls. `read` judges what a row says by itself; `complete`, once it is
 * known which one it is about, as the call that creates or changes one. Both throw the refusal of that call.
 */
export async function importReader(
	db: ReadDb,
	{ about, find, create, change }: Collection,
	rows: CollectionRows,
	{ actor, columns }: Told,
) {
	const [forNew, forKnown] = [(create?.body.shape ?? {}) as Fields, (change?.body.shape ?? {}) as Fields]
	const fields = { ...forNew, ...forKnown }
	const readCell = cellReaders(fields)
	const optional = z.object(fields).partial()
	const keyField = find.params.shape[about.key] as z.ZodType
	const shown = Object.keys(find.reply.shape)
	// A column may be called 'constructor', which every object has.
	const isField = (column: string) => Object.hasOwn(fields, column)
	const isRead = (column: string) => isField(column) || column === about.key
	const idsOf = await idsByName(db, rows, columns)

	const mistakes = columns.flatMap((field, at): Mistake[] => {
		if (columns.indexOf(field) < at) return [{ line: 1, field, message: 'There are two columns of this name.' }]
		if (isRead(field) || shown.includes(field)) return []
		return [{ line: 1, field, message: `There is no such column. There are: ${[about.key, ...Object.keys(fields)].join(', ')}.` }]
	})

	function read({ line, cells }: CsvRow): Imported {
		const refused: Record<string, string[]> = {}
		const raw: Row = {}
		for (const column of columns) {
			if (!isField(column)) continue
			const cell = cells[column] ?? ''
			const read = readCell[column]?.(cell)
			const named = idsOf(column, cell, Array.isArray(read))
			const value = named === undefined ? read : named.ids
			if (named?.refused) refused[column] = [named.refused]
			else if (value !== undefined) raw[column] = value
		}
		const key = cells[about.key] ? keyField.safeParse(cells[about.key]) : undefined
		if (key && !key.success) refused[about.key] = [noneWithKey]
		const sent = optional.safeParse(raw)
		if (!sent.success) Object.assign(refused, fieldProblem(sent.error).fields)
		if (Object.keys(refused).length > 0) throw new Problem(400, 'Please correct the file.', { fields: refused })
		const { version, ...rest } = sent.data as Row
		return { line, raw, sent: rest, version, key: key?.data }
	}

	function complete({ known, raw, ...row }: Imported & { known?: ExistingRow | undefined }) {
		const call = known ? change : create
		if (!call) throw new Problem(400, known ? 'This cannot be changed.' : 'New ones cannot be made here.')
		admit(call.access, actor)
		if (!known) {
			const whole = create?.body.safeParse(raw)
			if (whole && !whole.success) throw fieldProblem(whole.error)
			return { ...row, known }
		}
		const sent = Object.entries(row.sent)
		const fixed = sent.find(([field, value]) => !(field in forKnown) && stableJson(value) !== stableJson(known.before[field]))
		if (fixed) throw refuseField(fixed[0], 'This stays as it was made. For another, make a new one.')
		return { ...row, known, sent: Object.fromEntries(sent.filter(([field]) => field in forKnown)) }
	}
	const passedOver = columns.filter((column) => !isRead(column))
	return { mistakes, passedOver, read, complete }
}

/**
 * The ids that a cell names: one, or as many as the cell lists. A message when none or several rows have the name; undefined for a field
 * that refers to nothing, and for a cell without a name.
 */
async function idsByName(db: ReadDb, { rules }: CollectionRows, columns: readonly string[]) {
	const named = Object.entries(rules.imports?.named ?? {}).filter(([field]) => columns.includes(field))
	const lists = await Promise.all(
		named.map(async ([field, list]) => {
			const found = await (list as (db: ReadDb) => PromiseLike<{ id: number | string; name: string }[]>)(db)
			return [field, Map.groupBy(found, ({ name }) => name.toLowerCase())] as const
		}),
	)
	const byField = new Map(lists)
	return (field: string, cell: string, isList: boolean): { ids?: unknown; refused?: string } | undefined => {
		const names = byField.get(field)
		if (!names || cell === '') return undefined
		const called = isList ? cell.split(/[\n;]/).flatMap((name) => name.trim() || []) : [cell]
		const found = called.map((name): { id: unknown; refused?: string } => {
			if (isKey(name)) return { id: name }
			const [first, second] = names.get(name.toLowerCase()) ?? []
			if (!first) return { id: null, refused: `There is nothing called “${name}”.` }
			return second ? { id: null, refused: `Several are called “${name}”. Please write its number.` } : { id: first.id }
		})
		const refused = found.find((each) => each.refused)?.refused
		if (refused !== undefined) return { refused }
		return { ids: isList ? found.map(({ id }) => id) : found[0]?.id }
	}
}

const isKey = (name: string) => /^(\d+|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i.test(name)
