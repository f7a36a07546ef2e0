import type { QueryClient } from '@tanstack/react-query'
import type { ImportReport } from '#contract/import-rows.ts'
import type { List } from '../../ui/list/list-type.ts'

/** What is asked before several rows are changed, once for all of them. */
type RowsQuestion<Row> = {
	title: (rows: readonly Row[]) => string
	text?: string
	/** What the button that does it is called. */
	send: string
	field?:
		| { kind: 'choice'; label: string; options: readonly { value: string; label: string }[] }
		/** `needed` is said when it is left empty. */
		| { kind: 'words'; label: string; hint?: string; maxLength: number; needed: string }
}

/** Something that can be done to several rows at once. Each row is changed by a call of its own, so each succeeds or fails alone. */
export type RowsAction<Row> = {
	/** On its button: 'Confirm'. */
	label: string
	/** Said afterwards, before how many: 'Confirmed'. */
	done: string
	isBad?: boolean
	/** Which of the chosen rows it can be done to; absent: all. */
	isFor?: (row: Row) => boolean
	ask?: RowsQuestion<Row>
	/** Changes one row; `answer` is what the question's field got. Returns the row afterwards. Throws what the call throws. */
	run: (row: Row, answer: string) => Promise<Row>
	/** Takes it back: the row as it was, and as it is since. */
	undo?: (before: Row, after: Row) => Promise<unknown>
}

/** The import of a collection, for whom it is open. */
export type CsvImport = {
	/** The collection's call. Throws what the client throws. */
	send: (request: { query: { dry_run: 'true' | 'false' }; body: FormData; key?: string }) => Promise<ImportReport>
}

/** A collection of the company's side as a screen. */
export type StaffList<Row> = List<Row> & {
	/** As in the call's path; the rows are kept under ['staff', collection, what was asked]. */
	collection: string
	actions?: readonly RowsAction<Row>[]
	/** Absent where rows do not come from files, or not for this person. */
	csvImport?: CsvImport
	/** Invalidates the queries that show these rows elsewhere, after several were changed. */
	onChanged?: (queries: QueryClient) => unknown
}
