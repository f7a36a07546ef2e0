import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { ApiProblem } from '#contract/client.ts'
import { maxPricesAtOnce, priceColumns } from '#contract/repairs/price-sheet-words.ts'
import type { PriceCell, PriceSheet } from '#contract/repairs/staff-price-sheet.ts'
import { useIdempotentSend } from '../../kits/form/use-idempotent-send.ts'
import { rowsChanged } from '../../kits/staff-collection/use-collection.ts'
import { staffApi } from '../../staff-api.ts'
import { useAction } from '../../ui/form/use-action.ts'
import { priceSheet } from './catalogue-queries.ts'
import { collection } from './service-prices-collection.tsx'
import { areSameEdits, cellsOf, changedCells, type Edits, editsAfter, editsWith, keyOf, pricesBySheet, withCells } from './sheet-prices.ts'

/** Sends cells of the sheet, all or none, and has every screen that shows prices ask again. */
export function useSavePrices() {
	const queries = useQueryClient()
	const sendOnce = useIdempotentSend()
	return async (cells: PriceCell[]) => {
		try {
			await sendOnce(cells, (key) => staffApi.changePriceSheet({ body: { cells }, key }))
			for (const by of priceColumns) queries.setQueryData(priceSheet(by).queryKey, (sheet) => sheet && withCells(sheet, cells))
		} finally {
			// Also what somebody else changed, where it was refused for that.
			rowsChanged(queries, collection)
			queries.invalidateQueries({ queryKey: ['service-price'] })
		}
	}
}

/** What is changed in the sheet and not saved yet, step by step. */
export function usePriceChanges(sheet: PriceSheet) {
	const prices = useMemo(() => pricesBySheet(sheet), [sheet])
	/** The last is how it is now, those before it are what Undo goes back to. */
	const [steps, setSteps] = useState<readonly Edits[]>([{}])
	const edits = steps.at(-1) ?? {}
	const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
	const save = useSavePrices()
	const changed = useMemo(() => changedCells(edits, prices), [edits, prices])
	/** What one press saves. */
	const next = useMemo(() => changed.slice(0, maxPricesAtOnce), [changed])
	const sending = useAction(async () => {
		try {
			await save(cellsOf(next))
			setSteps((before) => [editsAfter(before.at(-1) ?? {}, edits, next)])
		} catch (error) {
			setRefused(refusedCells(error))
			throw error
		}
	})

	function step(next: Edits) {
		setRefused({})
		setSteps((before) => (areSameEdits(before.at(-1) ?? {}, next) ? before : [...before, next]))
	}
	return {
		prices,
		edits,
		changed,
		next,
		refused,
		sending,
		undo: () => setSteps((before) => (before.length > 1 ? before.slice(0, -1) : before)),
		write: (writes: readonly { key: string; text: string }[]) => step(editsWith(edits, prices, writes)),
		/** What was seen is now what somebody else made of it: ours is meant to follow it. */
		keepMine: (keys: readonly string[]) =>
			step({ ...edits, ...Object.fromEntries(keys.map((key) => [key, { text: edits[key]?.text ?? '', was: prices.get(key) ?? null }])) }),
		takeTheirs: (keys: readonly string[]) => step(Object.fromEntries(Object.entries(edits).filter(([key]) => !keys.includes(key)))),
	}
}

export type PriceChangesMade = ReturnType<typeof usePriceChanges>

/** The server's words by cell. */
function refusedCells(error: unknown): Record<string, string> {
	const cells = error instanceof ApiProblem && error.status === 400 ? (error.body as { cells?: unknown } | null)?.cells : undefined
	if (!Array.isArray(cells)) return {}
	return Object.fromEntries(
		cells.map(({ message, ...place }: Parameters<typeof keyOf>[0] & { message: string }) => [keyOf(place), message]),
	)
}
