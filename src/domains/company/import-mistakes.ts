import { setImmediate } from 'node:timers/promises'
import { Problem } from '#platform/http/problem.ts'

/** What is wrong in a line of a file; `field` is '' where the whole line is meant. */
export type Mistake = { line: number; field: string; message: string }

/** Rows that are worked on, and written, together. */
export const rowsAtOnce = 100

export type Mistakes = ReturnType<typeof openMistakes>

/** Gathers what is wrong in a file, so that all of it is told at once. */
export function openMistakes(begun: readonly Mistake[]) {
	const all = [...begun]

	/** What `work` makes of each row, without those that it refuses: what is wrong with them is kept. Other errors are thrown. */
	async function gather<T extends { line: number }, Made>(rows: readonly T[], work: (row: T) => Promise<Made> | Made): Promise<Made[]> {
		const made: Made[] = []
		const tried = async (row: T) => {
			try {
				return [await work(row)]
			} catch (error) {
				all.push(...mistakesOf(row.line, error))
				return []
			}
		}
		for (let at = 0; at < rows.length; at += rowsAtOnce) {
			made.push(...(await Promise.all(rows.slice(at, at + rowsAtOnce).map(tried))).flat())
			// Lets the process serve other calls in between.
			if (at + rowsAtOnce < rows.length) await setImmediate()
		}
		return made
	}
	return {
		gather,
		add: (further: readonly Mistake[]) => void all.push(...further),
		inOrder: () => all.toSorted((a, b) => a.line - b.line),
	}
}

function mistakesOf(line: number, error: unknown): Mistake[] {
	if (!(error instanceof Problem)) throw error
	if (error.fields === null) return [{ line, field: '', message: error.message }]
	return Object.entries(error.fields).map(([field, [message = error.message]]) => ({ line, field, message }))
}
