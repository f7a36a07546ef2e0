import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { ApiProblem } from '#contract/client.ts'
import type { PriceCell, PriceSheet } from '#contract/repairs/staff-price-sheet.ts'
import { useIdempotentSend } from '../../kits/form/use-idempotent-send.ts'
import { rowsChanged } from '../../kits/staff-collection/use-collection.ts'
import { staffApi } from '../../staff-api.ts'
import { useAction } from '../../ui/form/use-action.ts'
import { priceSheet } from './catalogue-queries.ts'
import { collection } from './service-prices-collection.tsx'
import { cellKey, cellsOf, changedCells, type Edits, editsWith, pricesBySheet } from './sheet-prices.ts'

/** Sends cells of the sheet, all or none, and has every screen that shows prices ask again. */
export function useSavePrices() {
	const queries = useQueryClient()
	const sendOnce = useIdempotentSend()
	return async (cells: PriceCell[]) => {
		try {
			await sendOnce(cells, (key) => staffApi.changePriceSheet({ body: { cells }, key }))
			queries.setQueryData(priceSheet.queryKey, (sheet) => sheet && withCells(sheet, cells))
		} finally {
			// Also what somebody else changed, where it was refused for that.
			rowsChanged(queries, collection)
			queries.invalidateQueries({ queryKey: ['service-price'] })
		}
	}
}

function withCells(sheet: PriceSheet, cells: readonly PriceCell[]): PriceSheet {
	const changed = new Set(cells.map(({ service, vehicle_class }) => cellKey(Number(service), vehicle_class)))
	const kept = sheet.prices.filter(({ service, vehicle_class }) => !changed.has(cellKey(service, vehicle_class)))
	const set = cells.flatMap(({ service, vehicle_class, price }) =>
		price === null ? [] : [{ service: Number(service), vehicle_class, price }],
	)
	return { ...sheet, prices: [...kept, ...set] }
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
	const sending = useAction(async () => {
		try {
			await save(cellsOf(changed))
			setSteps([{}])
		} catch (error) {
			setRefused(refusedCells(error))
			throw error
		}
	})

	function step(next: Edits) {
		setRefused({})
		setSteps((before) => [...before, next])
	}
	return {
		prices,
		edits,
		changed,
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

/** The server's words by cell. */
function refusedCells(error: unknown): Record<string, string> {
	const cells = error instanceof ApiProblem && error.status === 400 ? (error.body as { cells?: unknown } | null)?.cells : undefined
	if (!Array.isArray(cells)) return {}
	return Object.fromEntries(
		cells.map(({ service, vehicle_class, message }: { service: number; vehicle_class: string; message: string }) => [
			cellKey(service, vehicle_class),
			message,
		]),
	)
}
