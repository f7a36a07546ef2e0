import { maxPricesAtOnce } from '#contract/repairs/price-sheet-words.ts'
import type { PriceCell, PriceSheet } from '#contract/repairs/staff-price-sheet.ts'
import { formatCount } from '#shared/format-count.ts'
import { formatExactRupees } from '#shared/money.ts'
import { readNumber } from '#shared/read-number.ts'
import { rupeesUpTo } from '../../ui/form/form-rules.ts'

/** What was typed into a cell, and the price that was seen there; null for none. */
type Edit = { text: string; was: number | null }
/** By cell (`cellKey`); an edit that changes nothing is none. */
export type Edits = Readonly<Record<string, Edit>>
/** By cell. */
export type Prices = ReadonlyMap<string, number>

/** The column of a model, apart from the codes of classes. */
export const columnOfModel = (model: number) => `#${model}`
export const cellKey = (service: number, column: string) => `${service} ${column}`
export function readCellKey(key: string) {
	const [service = '', ...column] = key.split(' ')
	return { service: Number(service), column: column.join(' ') }
}
/** Where a price of the calls stands. */
export const keyOf = ({ service, vehicle_class, vehicle_model }: Pick<PriceCell, 'service' | 'vehicle_class' | 'vehicle_model'>) =>
	cellKey(service, vehicle_model ? columnOfModel(vehicle_model) : (vehicle_class ?? ''))

/** Those of classes, and of models where the sheet was asked for by model. */
export const pricesBySheet = ({ prices, by_model }: PriceSheet): Prices =>
	new Map([
		...prices.map((cell) => [keyOf(cell), cell.price] as const),
		...(by_model?.prices ?? []).flatMap(({ service, prices: own }) =>
			own.map(([model, price]) => [cellKey(service, columnOfModel(model)), price] as const),
		),
	])

/** The price that counts where there is none of its own, and whose it is. */
export type StandIn = { price: number; whose: 'class' | 'base' }
export function standInOf(prices: Prices, service: { id: number; base_price: number }, vehicleClass: string): StandIn {
	const ofClass = prices.get(cellKey(service.id, vehicleClass))
	return ofClass === undefined ? { price: service.base_price, whose: 'base' } : { price: ofClass, whose: 'class' }
}

/** The sheet once these cells are saved. */
export function withCells(sheet: PriceSheet, cells: readonly PriceCell[]): PriceSheet {
	const changed = new Set(cells.map(keyOf))
	const isKept = (cell: Parameters<typeof keyOf>[0]) => !changed.has(keyOf(cell))
	const prices = [
		...sheet.prices.filter(isKept),
		...cells.flatMap(({ service, vehicle_class, price }) => (price === null || !vehicle_class ? [] : [{ service, vehicle_class, price }])),
	]
	if (!sheet.by_model) return { ...sheet, prices }
	const own = sheet.by_model.prices
		.flatMap((row) => row.prices.map(([vehicle_model, price]) => ({ service: row.service, vehicle_model, price })))
		.filter(isKept)
	const set = cells.flatMap(({ service, vehicle_model, price }) =>
		price === null || !vehicle_model ? [] : [{ service, vehicle_model, price }],
	)
	const byService = Map.groupBy([...own, ...set], ({ service }) => service)
	const ownPrices = [...byService].map(([service, of]) => ({
		service,
		prices: of.map(({ vehicle_model, price }): [number, number] => [vehicle_model, price]),
	}))
	return { ...sheet, prices, by_model: { ...sheet.by_model, prices: ownPrices } }
}

/** Rupees as the price calls take them. */
const maxRupees = 10_000_000
const judge = rupeesUpTo(maxRupees)

/** What a typed text means: a price, none where it is empty or a dash, or what is wrong with it. */
export function readPrice(text: string): { price: number | null; problem: null } | { price?: never; problem: string } {
	if (/^[-–—]?$/.test(text.trim())) return { price: null, problem: null }
	const number = readNumber(text)
	const problem = Number.isNaN(number) ? 'Not a price' : judge(String(number))
	return problem === null ? { price: number, problem } : { problem }
}

/** As it is typed: '1450.50'; '' for none. */
export const priceText = (price: number | null) => (price === null ? '' : Number.isInteger(price) ? String(price) : price.toFixed(2))
/** As it is read in a sheet of rupees: '1,450.50'; '–' for none. */
export const shownPrice = (price: number | null) => (price === null ? '–' : formatExactRupees(price).replace('₹', ''))

/** The edits after these texts were written into cells. What says the price that is there anyway takes an edit back. */
export function editsWith(edits: Edits, prices: Prices, writes: readonly { key: string; text: string }[]): Edits {
	const next: Record<string, Edit> = { ...edits }
	for (const { key, text } of writes) {
		const current = prices.get(key) ?? null
		if (readPrice(text).price === current) delete next[key]
		else next[key] = { text, was: edits[key] ? edits[key].was : current }
	}
	return next
}

/** Whether nothing was typed between these. */
export const areSameEdits = (one: Edits, other: Edits) =>
	Object.keys(one).length === Object.keys(other).length &&
	Object.entries(one).every(([key, { text, was }]) => other[key]?.text === text && other[key].was === was)

/** To what an amount changed by per cent is rounded. */
export const endings = { '1': 'to whole rupees', '10': 'to tens', '9': 'to end on 9' } as const
export type Ending = keyof typeof endings

/** A price so many per cent higher, or lower, never below 0. */
export function byPercent(price: number, percent: number, ending: Ending): number {
	const amount = (price * (100 + percent)) / 100
	const rounded =
		ending === '1' ? Math.round(amount) : ending === '10' ? Math.round(amount / 10) * 10 : Math.round((amount - 9) / 10) * 10 + 9
	return Math.max(0, rounded)
}

/** A cell that was changed: what it becomes, or why it cannot. */
export type ChangedCell = {
	key: string
	service: number
	/** A class by its code, or a model (`columnOfModel`). */
	column: string
	was: number | null
	now: number | null
	read: ReturnType<typeof readPrice>
}

/**
 * Every changed cell. `now` is its current price on the server: where that differs from the price that was seen, somebody else changed it
 * meanwhile; where he made it what was typed here, nothing is left to change.
 */
export const changedCells = (edits: Edits, prices: Prices): ChangedCell[] =>
	Object.entries(edits)
		.map(([key, { text, was }]) => ({ key, ...readCellKey(key), was, now: prices.get(key) ?? null, read: readPrice(text) }))
		.filter(({ now, read }) => read.price !== now)
export const isConflict = ({ was, now }: ChangedCell) => was !== now

/** The body of the call, for cells that can be saved. */
export const cellsOf = (changed: readonly ChangedCell[]): PriceCell[] =>
	changed.flatMap(({ service, column, was, read }) => {
		if (read.problem !== null) return []
		const place = column.startsWith('#') ? { vehicle_model: Number(column.slice(1)) } : { vehicle_class: column }
		return [{ service, ...place, was, price: read.price }]
	})

/** The edits that are left once these were saved as they were `then`; one that went on meanwhile begins from what was saved. */
export function editsAfter(now: Edits, then: Edits, saved: readonly ChangedCell[]): Edits {
	const next: Record<string, Edit> = { ...now }
	for (const { key, read } of saved) {
		const edit = next[key]
		if (edit === undefined || edit === then[key]) delete next[key]
		else next[key] = { text: edit.text, was: read.price ?? null }
	}
	return next
}

/** 'all up, by ₹20 to ₹50', for those that had a price and have one. */
export function changeWords(changed: readonly ChangedCell[]): string {
	const steps = changed.flatMap(({ was, read }) => (was !== null && typeof read.price === 'number' ? [read.price - was] : []))
	if (steps.length === 0) return ''
	const [least, most] = [Math.min(...steps.map(Math.abs)), Math.max(...steps.map(Math.abs))]
	const way = steps.every((step) => step > 0) ? 'up' : steps.every((step) => step < 0) ? 'down' : ''
	const range = least === most ? formatExactRupees(most) : `${formatExactRupees(least)} to ${formatExactRupees(most)}`
	return way === '' ? `changed by up to ${formatExactRupees(most)}` : `${steps.length === changed.length ? 'all ' : ''}${way} by ${range}`
}

/** How models are counted: '18 models'. */
export const modelWords = (count: number) => `${count} ${count === 1 ? 'model' : 'models'}`

/** What is pressed to save so many: 'Save 80', 'Save 2,000 of 10,500'. */
export function saveWords(count: number): string {
	const inWords = (some: number) => formatCount(some)
	return count > maxPricesAtOnce ? `Save ${inWords(maxPricesAtOnce)} of ${inWords(count)}` : `Save ${inWords(count)}`
}
