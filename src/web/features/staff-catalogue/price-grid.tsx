import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { PriceSheet } from '#contract/repairs/staff-price-sheet.ts'
import { formatCount } from '#shared/format-count.ts'
import { formatExactRupees } from '#shared/money.ts'
import { EditGuard } from '../../ui/form/edit-guard.tsx'
import { SheetGrid } from '../../ui/sheet/sheet-grid.tsx'
import { cellsIn, oneCell, placesIn, type Selection, type Write, within } from '../../ui/sheet/sheet-range.ts'
import { Cluster } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'
import { toast } from '../../ui/toast.ts'
import { MarkedPrice } from './marked-price.tsx'
import { type PriceColumn, placesOf, type SheetService, usePriceCells } from './price-cells.tsx'
import { PriceChanges } from './price-changes.tsx'
import { PriceConflicts } from './price-conflicts.tsx'
import { PricePreview } from './price-preview.tsx'
import styles from './price-sheet.module.css'
import { RaisePrices } from './raise-prices.tsx'
import { byPercent, type Ending, isConflict, priceText, readPrice, type StandIn } from './sheet-prices.ts'
import { usePriceChanges } from './use-price-changes.ts'

type Props = {
	sheet: PriceSheet
	columns: readonly PriceColumn[]
	/** All there are, where `columns` are some of them. */
	everyColumn?: readonly PriceColumn[]
	/** Has every column shown. */
	onShowAll?: () => void
	/** What counts in a cell without a price of its own, where it is shown; the same function for as long as it says the same. */
	standIn?: (service: SheetService, column: string) => StandIn
	/** The same in words, for the marked cell. */
	standInWords?: (standIn: StandIn, column: string) => string
	isLarge?: boolean
	isAdmin: boolean
	canRaise?: boolean
	/** How it is worked on. */
	help: ReactNode
}

/** Services and what their prices are for as a sheet: worked on, looked over, saved all or none (decisions 0034 and 0072). */
export function PriceGrid({ sheet, columns, everyColumn = columns, onShowAll, standIn, standInWords, ...options }: Props) {
	const { isLarge = false, isAdmin, canRaise = true, help } = options
	const { services } = sheet
	const changes = usePriceChanges(sheet)
	const { prices, changed, next, sending, write } = changes
	const [selection, setSelection] = useState<Selection>(oneCell({ row: 0, column: 0 }))
	const [announcement, setAnnouncement] = useState('')
	const [isPreview, setPreview] = useState(false)
	const rows = useMemo(() => services.map(rowOf), [services])
	const { keyAt, cellOf } = usePriceCells({ services, columns, changes, standIn })
	const places = useMemo(() => placesOf(services, everyColumn), [services, everyColumn])
	/** A cell that is to be shown once its column is there. */
	const [wanted, setWanted] = useState<string>()
	useEffect(() => {
		const at = wanted === undefined ? undefined : placesOf(services, columns)(wanted)
		if (at === undefined || at.row < 0 || at.column < 0) return
		setSelection({ ...oneCell(at), takesFocus: true })
		setWanted(undefined)
	}, [wanted, services, columns])

	// The bar below leaves with the last change; who pressed it by keys goes on where he typed.
	const hasChanges = changed.length > 0
	const hadChanges = useRef(hasChanges)
	useEffect(() => {
		if (hadChanges.current && !hasChanges && document.activeElement === document.body)
			setSelection((before) => ({ ...before, takesFocus: true }))
		hadChanges.current = hasChanges
	}, [hasChanges])

	function writeAt(writes: readonly Write[], done?: string) {
		write(writes.map(({ text, ...at }) => ({ key: keyAt(at), text })))
		if (done) setAnnouncement(`${done}: ${writes.length} ${writes.length === 1 ? 'cell' : 'cells'}.`)
	}
	const nameOf = (key: string) => {
		const { row, column } = places(key)
		const [service, of] = [services[row], everyColumn[column]]
		return service && of ? `${service.name}, ${of.nameInFull}` : key
	}
	function show(key: string | undefined) {
		const at = key === undefined ? undefined : places(key)
		const id = at && everyColumn[at.column]?.id
		if (id !== undefined && !columns.some((column) => column.id === id)) onShowAll?.()
		setWanted(key)
	}
	async function save(isAgreed: boolean) {
		const first = changed.find(({ read }) => read.problem !== null) ?? changed.find(isConflict)
		if (first) {
			setPreview(false)
			return show(first.key)
		}
		if (next.some(({ read }) => read.price === 0) && !isAgreed) return setPreview(true)
		const count = next.length
		const isDone = await sending.run()
		setPreview(false)
		if (!isDone) return
		const words = `${formatCount(count)} ${count === 1 ? 'price' : 'prices'} saved`
		setAnnouncement(`${words}.`)
		toast({ title: words, text: 'Existing bookings keep their price.' })
	}

	const shownSelection = within(selection, columns.length)
	const count = cellsIn(shownSelection)
	const raise = (percent: number, ending: Ending) => {
		const writes = placesIn(shownSelection).flatMap((at) => {
			const { price } = readPrice(cellOf(at).text)
			return typeof price === 'number' ? [{ ...at, text: priceText(byPercent(price, percent, ending)) }] : []
		})
		writeAt(writes, 'Changed')
		const left = count - writes.length
		if (left > 0) setAnnouncement(`Changed: ${writes.length} cells. ${left} without a price of their own stay.`)
	}
	const marked = shownSelection.from
	const service = services[marked.row]
	const column = columns[marked.column]
	const other = service && column && standIn?.(service, column.id)
	const otherWords = other && column && standInWords?.(other, column.id)
	return (
		<>
			<EditGuard form="price-sheet" isDirty={hasChanges} parameter="by" />
			<Cluster apart gap="normal" align="middle" className={styles.tools}>
				<MarkedPrice
					{...{ service, column, count }}
					notes={[
						otherWords && (prices.has(keyAt(marked)) ? `without its own price ${otherWords}` : otherWords),
						isLarge ? cellOf(marked).problem : null,
					]}
				/>
				{isAdmin && canRaise && <RaisePrices count={count} onApply={raise} />}
			</Cluster>
			<SheetGrid
				label="Prices in ₹"
				corner="Labour, ₹"
				{...{ rows, columns, cellOf, isLarge }}
				selection={shownSelection}
				onSelect={setSelection}
				{...(isAdmin && { onWrite: writeAt, onUndo: changes.undo })}
			/>
			<Text size="small" tone="muted">
				{help}
			</Text>
			<div role="status">{announcement && <Text size="small">{announcement}</Text>}</div>
			<PriceConflicts
				conflicts={changed.filter(isConflict)}
				nameOf={nameOf}
				onKeepMine={changes.keepMine}
				onTakeTheirs={changes.takeTheirs}
			/>
			{isAdmin && hasChanges && (
				<PriceChanges
					changed={changed}
					sending={sending}
					onShow={show}
					onUndo={changes.undo}
					onPreview={() => setPreview(true)}
					onSave={() => save(false)}
				/>
			)}
			<PricePreview
				open={isPreview && hasChanges}
				changed={changed}
				next={next}
				nameOf={nameOf}
				isBusy={sending.isBusy}
				onClose={() => setPreview(false)}
				onSave={() => save(true)}
			/>
		</>
	)
}

const rowOf = ({ id, name, category_name, base_price, is_active }: SheetService) => ({
	id: String(id),
	name,
	group: category_name,
	note: `base ${formatExactRupees(base_price)}${is_active ? '' : ', hidden'}`,
})
