import { z } from 'zod'
import type { FileRule } from './endpoint.ts'
import { trueOrFalse } from './staff-fields.ts'
import { importLimits } from './staff-words.ts'

// What the import of rows from a CSV file is made of, the same for every collection (decision 0025).

/** A table as spreadsheets save it: UTF-8, with commas, semicolons or tabs, and the names of the fields in the first line. */
export const csvFile = { megabytes: importLimits.megabytes, mediaTypes: ['text/csv'] } as const satisfies FileRule

/** `dry_run`: everything is tried and reported, and nothing is kept. */
export const importQuery = z.object({ dry_run: trueOrFalse.default(false) })

export const ImportReport = z
	.object({
		/** Rows of the file, and what becomes of them. */
		rows: z.number(),
		created: z.number(),
		changed: z.number(),
		unchanged: z.number(),
		/** Columns that the collection shows but nobody writes, which were passed over. */
		passed_over: z.array(z.string()),
		/** What is wrong in which line of the file; with any of them nothing is imported. `field` is '' where the whole line is meant. */
		errors: z.array(z.object({ line: z.number(), field: z.string(), message: z.string() })),
	})
	.meta({ id: 'ImportReport' })
export type ImportReport = z.infer<typeof ImportReport>
