import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { maxPricesAtOnce } from '#contract/repairs/price-sheet-words.ts'
import type { PriceSheet } from '#contract/repairs/staff-price-sheet.ts'
import { formatExactRupees } from '#shared/money.ts'
import { wordsOf } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FloatingBar } from '../../ui/floating-bar.tsx'
import { EditGuard } from '../../ui/form/edit-guard.tsx'
import { SheetGrid } from '../../ui/sheet/sheet-grid.tsx'
import { oneCell, type Place, placesIn, type Selection, type Write } from '../../ui/sheet/sheet-range.ts'
import { Cluster, Stack } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'
import { toast } from '../../ui/toast.ts'
import { useMedia } from '../../ui/use-media.ts'
import { PriceConflicts } from './price-conflicts.tsx'
import { PricePreview } from './price-preview.tsx'
import styles from './price-sheet.module.css'
import { onlyAdminsChangePrices } from './price-words.ts'
import { PricesOfClass } from './prices-of-class.tsx'
import { RaisePrices } from './raise-prices.tsx'
import { byPercent, cellKey, changeWords, isConflict, priceText, readPrice, shownPrice } from './sheet-prices.ts'
import { usePriceChanges } from './use-price-changes.ts'

/** The prices of all services by class: a sheet where there is room for one, the services of one class on a phone (decision 0034). */
export function PriceSheetScreen({ sheet, isAdmin }: { sheet: PriceSheet; isAdmin: boolean }) {
	const isWide = useMedia('(width >= 720px)')
	const lock = !isAdmin && (
		<Text size="small" tone="muted" icon="lock">
			{onlyAdminsChangePrices}
		</Text>
	)
	if (sheet.services.length === 0 || sheet.classes.length === 0)
		return <EmptyState title="Nothing to price yet" text="Prices appear here once there are services and vehicle classes." />
	return (
		<Stack>
			{lock}
			{isWide ? <WholeSheet sheet={sheet} isAdmin={isAdmin} /> : <PricesOfClass sheet={sheet} isAdmin={isAdmin} />}
		</Stack>
	)
}

/** How a model is counted: '18 models'. */
const modelWords = (count: number) => `${count} ${count === 1 ? 'model' : 'models'}`

function WholeSheet({ sheet, isAdmin }: { sheet: PriceSheet; isAdmin: boolean }) {
	const { services, classes } = sheet
	const changes = usePriceChanges(sheet)
	const { prices, edits, changed, refused, sending, write } = changes
	const [selection, setSelection] = useState<Selection>(oneCell({ row: 0, column: 0 }))
	const [told, setTold] = useState('')
	const [isPreview, setPreview] = useState(false)
	const rows = useMemo(
		() =>
			services.map(({ id, name, category_name, base_price, is_active }) => ({
				id: String(id),
				name,
				group: category_name,
				note: `base ${formatExactRupees(base_price)}${is_active ? '' : ', hidden'}`,
			})),
		[services],
	)
	const columns = useMemo(
		() => classes.map(({ code, name, models_count }) => ({ id: code, name, note: modelWords(models_count) })),
		[classes],
	)
	const keyAt = ({ row, column }: Place) => cellKey(services[row]?.id ?? 0, classes[column]?.code ?? '')
	const byKey = useMemo(() => new Map(changed.map((cell) => [cell.key, cell])), [changed])
	const wrong = changed.filter(({ read }) => read.problem !== null)
	const conflicts = changed.filter(isConflict)
	const free = changed.filter(({ read }) => read.price === 0)

	function cellOf(at: Place) {
		const key = keyAt(at)
		const current = prices.get(key) ?? null
		const cell = byKey.get(key)
		if (!cell) return { text: priceText(current), shown: shownPrice(current) }
		const text = edits[key]?.text ?? ''
		const shown = cell.read.problem === null ? shownPrice(cell.read.price) : text
		const problem =
			cell.read.problem ?? refused[key] ?? (isConflict(cell) ? `Now ${shownPrice(cell.now)}` : cell.read.price === 0 ? 'Free?' : null)
		const state: 'changed' | 'bad' | 'conflict' = isConflict(cell) ? 'conflict' : problem && problem !== 'Free?' ? 'bad' : 'changed'
		return { text, shown, was: shownPrice(cell.was), state, problem }
	}
	function writeAt(writes: readonly Write[], done?: string) {
		write(writes.map(({ text, ...at }) => ({ key: keyAt(at), text })))
		if (done) setTold(`${done}: ${writes.length} ${writes.length === 1 ? 'cell' : 'cells'}.`)
	}
	const placeOf = (key: string) => placesIn(whole(sheet)).find((at) => keyAt(at) === key)
	const show = (key: string | undefined) => {
		const at = key === undefined ? undefined : placeOf(key)
		if (at) setSelection(oneCell(at))
	}
	async function save(isAgreed: boolean) {
		const [first] = [...wrong, ...conflicts]
		if (first) {
			setPreview(false)
			return show(first.key)
		}
		if (free.length > 0 && !isAgreed) return setPreview(true)
		const count = changed.length
		if (!(await sending.run())) return setPreview(false)
		setPreview(false)
		setTold(`${count} ${count === 1 ? 'price' : 'prices'} saved.`)
		toast({ title: `${count} ${count === 1 ? 'price' : 'prices'} saved`, text: 'Existing bookings keep their price.' })
	}

	const active = services[selection.from.row]
	const chosen = placesIn(selection)
	const nameOf = (key: string) => {
		const at = placeOf(key)
		return at ? `${services[at.row]?.name}, ${classes[at.column]?.name}` : key
	}
	return (
		<>
			<EditGuard form="price-sheet" isDirty={changed.length > 0} />
			<Cluster apart gap="normal" align="middle" className={styles.tools}>
				<Text size="small">
					{chosen.length === 1 ? (
						<>
							<strong>{active?.name}</strong>, {classes[selection.from.column]?.name}
						</>
					) : (
						<strong>{chosen.length} cells</strong>
					)}
					{active && (
						<>
							{' · '}
							<Link to={`/admin/services/${active.id}`}>
								{active.model_prices_count > 0
									? `${modelWords(active.model_prices_count)} with their own price`
									: 'Prices of single models'}
							</Link>
						</>
					)}
				</Text>
				{isAdmin && (
					<RaisePrices
						count={chosen.length}
						onApply={(percent, ending) => {
							const writes = chosen.flatMap((at) => {
								const price = readPrice(cellOf(at).text).price
								return typeof price === 'number' ? [{ ...at, text: priceText(byPercent(price, percent, ending)) }] : []
							})
							writeAt(writes, 'Changed')
							const left = chosen.length - writes.length
							if (left > 0) setTold(`Changed: ${writes.length} cells. ${left} without a price of their own stay.`)
						}}
					/>
				)}
			</Cluster>
			<SheetGrid
				label="Prices in ₹"
				corner="Labour, ₹"
				rows={rows}
				columns={columns}
				cellOf={cellOf}
				selection={selection}
				onSelect={setSelection}
				{...(isAdmin && { onWrite: writeAt, onUndo: changes.undo })}
			/>
			<Text size="small" tone="muted">
				In ₹, GST included. A dash means the base price.
				{isAdmin &&
					' Paste a block from Excel or Sheets with Ctrl V: it goes right and down from the marked cell; empty cells and dashes leave what is there. Ctrl D fills down, Ctrl R to the right, Delete takes a price away, Ctrl Z undoes.'}
			</Text>
			<div role="status">{told && <Text size="small">{told}</Text>}</div>
			<PriceConflicts conflicts={conflicts} nameOf={nameOf} onKeepMine={changes.keepMine} onTakeTheirs={changes.takeTheirs} />
			{isAdmin && changed.length > 0 && (
				<FloatingBar label="Changes not saved yet" surface="night">
					<div className={styles.words}>
						<strong>{changed.length} changed</strong>{' '}
						<span>{[changeWords(changed), 'bookings already made keep their price'].filter(Boolean).join('; ')}</span>
						<div role="alert">
							{wrong.length > 0 && (
								<Button variant="text" size="low" onClick={() => show(wrong[0]?.key)}>
									{wrong.length === 1 ? '1 cell is not a price' : `${wrong.length} cells are not prices`}
								</Button>
							)}
							{sending.error !== null && <Text size="small">{wordsOf(sending.error, 'Not saved. What you typed is still here.')}</Text>}
							{changed.length > maxPricesAtOnce && (
								<Text size="small">At most {maxPricesAtOnce} prices at once: please undo some and save them next.</Text>
							)}
						</div>
					</div>
					<Button variant="quiet" size="low" onClick={changes.undo}>
						Undo
					</Button>
					<Button variant="quiet" size="low" aria-haspopup="dialog" onClick={() => setPreview(true)}>
						Preview
					</Button>
					<Button variant="go" size="low" busy={sending.isBusy} onClick={() => save(false)}>
						Save {changed.length}
					</Button>
				</FloatingBar>
			)}
			<PricePreview
				open={isPreview && changed.length > 0}
				changed={changed}
				nameOf={nameOf}
				isBusy={sending.isBusy}
				onClose={() => setPreview(false)}
				onSave={() => save(true)}
			/>
		</>
	)
}

const whole = ({ services, classes }: PriceSheet): Selection => ({
	from: { row: 0, column: 0 },
	to: { row: services.length - 1, column: classes.length - 1 },
})
