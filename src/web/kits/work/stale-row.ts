import { readRefusal } from '../../ui/form/form-refusal.ts'

/** The current row, where a change was refused because somebody else was quicker (D-48); null for any other failure. */
export const staleRow = <Row>(error: unknown): Row | null =>
	// The contract's own form of a stale edit: the read model under `current`.
	(readRefusal(error).current as Row | undefined) ?? null
