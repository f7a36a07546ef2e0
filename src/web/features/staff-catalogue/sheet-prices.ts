import type { PriceCell, PriceSheet } from '#contract/repairs/staff-price-sheet.ts'
import { formatExactRupees } from '#shared/money.ts'
import { readNumber } from '#shared/read-number.ts'
import { rupeesUpTo } from '../../ui/form/form-rules.ts'

/** What was typed into a cell, and the price that was seen there; null for none. */
type Edit = { text: string; was: number | null }
/** By cell (`cellKey`); an edit that changes nothing is none. */
export type Edits = Readonly<Record<string, Edit>>
/** By cell. */
export type Prices = ReadonlyMap<string, number>

export const cellKey = (service: number, vehicleClass: string) => `${service} ${vehicleClass}`
export const pricesBySheet = ({ prices }: PriceSheet): Prices =>
	new Map(prices.map(({ service, vehicle_class, price }) => [cellKey(service, vehicle_class), price]))

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
		const was = edits[key]?.was ?? current
		if (readPrice(text).price === was && was === current) delete next[key]
		else next[key] = { text, was: edits[key] ? was : current }
	}
	return next
}

/** To what an amount changed by per cent is rounded. */
export const endings = { '1': 'to whole rupees', '10': 'to tens', '9': 'to end on 9' } as const
export type Ending = keyof typeof endings

/** A price so many per cent higher, or lower, never below 0. */
export function byPercent(price: number, percent: number, ending: Ending): number {
	const amount = price * (1 + percent / 100)
	const rounded =
		ending === '1' ? Math.round(amount) : ending === '10' ? Math.round(amount / 10) * 10 : Math.round((amount - 9) / 10) * 10 + 9
	return Math.max(0, rounded)
}

/** A cell that was changed: what it becomes, or why it cannot. */
export type ChangedCell = {
	key: string
	service: number
	vehicle_class: string
	was: number | null
	now: number | null
	read: ReturnType<typeof readPrice>
}

/**
 * Every changed cell. `now` is its current price on the server: where that differs from the price that was seen, somebody else changed it
 * meanwhile.
 */
export const changedCells = (edits: Edits, prices: Prices): ChangedCell[] =>
	Object.entries(edits).map(([key, { text, was }]) => {
		const [service = '', ...code] = key.split(' ')
		return { key, service: Number(service), vehicle_class: code.join(' '), was, now: prices.get(key) ?? null, read: readPrice(text) }
	})
export const isConflict = ({ was, now }: ChangedCell) => was !== now

/** The body of the call, for cells that can be saved. */
export const cellsOf = (changed: readonly ChangedCell[]): PriceCell[] =>
	changed.flatMap(({ service, vehicle_class, was, read }) =>
		read.problem === null ? [{ service, vehicle_class, was, price: read.price }] : [],
	)

/** 'all up, by ₹20 to ₹50', for those that had a price and have one. */
export function changeWords(changed: readonly ChangedCell[]): string {
	const steps = changed.flatMap(({ was, read }) => (was !== null && typeof read.price === 'number' ? [read.price - was] : []))
	if (steps.length === 0) return ''
	const [least, most] = [Math.min(...steps.map(Math.abs)), Math.max(...steps.map(Math.abs))]
	const way = steps.every((step) => step > 0) ? 'up' : steps.every((step) => step < 0) ? 'down' : ''
	const range = least === most ? formatExactRupees(most) : `${formatExactRupees(least)} to ${formatExactRupees(most)}`
	return way === '' ? `changed by up to ${formatExactRupees(most)}` : `${steps.length === changed.length ? 'all ' : ''}${way} by ${range}`
}
