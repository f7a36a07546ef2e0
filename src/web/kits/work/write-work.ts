import { staleRow } from './stale-row.ts'

type Write<Row> = {
	send: () => Promise<Row>
	/** Asks how it is now. */
	look: () => Promise<Row>
	/** Shows the row on every screen that has it. */
	keep: (row: Row) => void
	/** Whether the row is as this write wanted it. */
	isDone: (row: Row) => boolean
}

/**
 * Changes one piece of work, a booking or what belongs to it. After a failure it reloads the work: on a bad network the change may have
 * happened without an answer, and a refusal may come from an outdated screen. Throws the failure unless the change is there.
 */
export async function writeWork<Row>({ send, look, keep, isDone }: Write<Row>): Promise<Row> {
	try {
		const row = await send()
		keep(row)
		return row
	} catch (error) {
		// Where that fails as well, the first failure is the one that matters.
		const row = staleRow<Row>(error) ?? (await look().catch(() => null))
		if (row) keep(row)
		if (row && isDone(row)) return row
		throw error
	}
}
