import { useCallback, useMemo } from 'react'
import type { PriceSheet } from '#contract/repairs/staff-price-sheet.ts'
import type { SheetCell } from '../../ui/sheet/sheet-cell.tsx'
import type { SheetColumn } from '../../ui/sheet/sheet-line.tsx'
import type { Place } from '../../ui/sheet/sheet-range.ts'
import styles from './price-sheet.module.css'
import { type ChangedCell, cellKey, isConflict, priceText, readCellKey, type StandIn, shownPrice } from './sheet-prices.ts'
import type { PriceChangesMade } from './use-price-changes.ts'

export type SheetService = PriceSheet['services'][number]
/** What prices are for: a class, or a model; `id` as `cellKey` takes it. */
export type PriceColumn = SheetColumn & { nameInFull: string }

type Shown = {
	services: readonly SheetService[]
	columns: readonly PriceColumn[]
	changes: PriceChangesMade
	/** What counts in a cell without a price of its own, where it is shown; the same function for as long as it says the same. */
	standIn: ((service: SheetService, column: string) => StandIn) | undefined
}

/** The cells of the sheet as they are shown; both functions stay the same for as long as they say the same. */
export function usePriceCells({ services, columns, changes: { prices, edits, changed, refused }, standIn }: Shown) {
	const byKey = useMemo(() => new Map(changed.map((cell) => [cell.key, cell])), [changed])
	const keyAt = useCallback(({ row, column }: Place) => cellKey(services[row]?.id ?? 0, columns[column]?.id ?? ''), [services, columns])
	const cellOf = useCallback(
		(at: Place): SheetCell => {
			const key = keyAt(at)
			const service = services[at.row]
			const current = prices.get(key) ?? null
			const cell = byKey.get(key)
			const other = service && standIn?.(service, columns[at.column]?.id ?? '')
			const shownAs = (price: number | null) => (price === null && other ? <Other {...other} /> : shownPrice(price))
			if (!cell) return { text: priceText(current), shown: shownAs(current) }
			const text = edits[key]?.text ?? ''
			const shown = cell.read.problem === null ? shownAs(cell.read.price) : text
			return { text, shown, was: shownPrice(cell.was), ...stateOf(cell, refused[key]) }
		},
		[keyAt, services, columns, prices, byKey, edits, refused, standIn],
	)
	return { keyAt, cellOf }
}

function stateOf(cell: ChangedCell, refusal: string | undefined): Pick<SheetCell, 'state' | 'problem'> {
	const isStale = isConflict(cell)
	const wrong = cell.read.problem ?? refusal
	if (wrong !== undefined) return { state: isStale ? 'conflict' : 'bad', problem: wrong }
	if (isStale) return { state: 'conflict', problem: `Now ${shownPrice(cell.now)}` }
	return { state: 'changed', problem: cell.read.price === 0 ? 'Free?' : null }
}

const Other = ({ price, whose }: StandIn) => (
	<span className={styles.other}>
		{shownPrice(price)} <small>{whose}</small>
	</span>
)

/** Finds where a cell stands, -1 for what is not there. */
export function placesOf(services: readonly SheetService[], columns: readonly PriceColumn[]) {
	const rowBy = new Map(services.map(({ id }, row) => [id, row]))
	const columnBy = new Map(columns.map(({ id }, column) => [id, column]))
	return (key: string): Place => {
		const { service, column } = readCellKey(key)
		return { row: rowBy.get(service) ?? -1, column: columnBy.get(column) ?? -1 }
	}
}
