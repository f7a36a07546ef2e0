import { ApiProblem } from '#contract/client.ts'
import { isRecord } from '#shared/is-record.ts'

/** The row as it is now, where a change was refused because somebody else was quicker (D-48); null for any other failure. */
export function staleRow<Row>(error: unknown): Row | null {
	if (!(error instanceof ApiProblem) || error.status !== 409 || !isRecord(error.body)) return null
	// The contract's own form of a stale edit: the read model under `current`.
	return (error.body.current as Row | undefined) ?? null
}
