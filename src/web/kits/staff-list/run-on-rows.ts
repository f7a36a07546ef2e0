type RowFailure<Row> = { row: Row; error: unknown }
export type RowsOutcome<Row> = { done: { before: Row; after: Row }[]; failed: RowFailure<Row>[] }

/** Calls at a time: fast enough, without crowding the server. */
const atATime = 4

/** Runs the same action on each row; a failure stops none of the others. `onProgress` gets the number of rows that are done. */
export async function runOnRows<Row>(
	rows: readonly Row[],
	run: (row: Row) => Promise<Row>,
	onProgress: (through: number) => void,
): Promise<RowsOutcome<Row>> {
	const outcome: RowsOutcome<Row> = { done: [], failed: [] }
	const waiting = [...rows]
	let through = 0
	const work = async () => {
		for (let row = waiting.shift(); row !== undefined; row = waiting.shift()) {
			try {
				outcome.done.push({ before: row, after: await run(row) })
			} catch (error) {
				outcome.failed.push({ row, error })
			}
			through += 1
			onProgress(through)
		}
	}
	await Promise.all(Array.from({ length: atATime }, work))
	return outcome
}
