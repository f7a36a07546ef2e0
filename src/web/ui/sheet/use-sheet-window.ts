import { defaultRangeExtractor, type Range, useVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { type CSSProperties, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useMedia } from '../use-media.ts'
import type { Place } from './sheet-range.ts'

/** A line of a sheet: the name of a group, or a row. */
export type SheetLine<Row> = { kind: 'group'; name: string } | { kind: 'row'; row: Row; at: number }
/** What is drawn along one axis: something by its place, or room for what is not drawn. */
export type Part = { kind: 'drawn'; at: number } | { kind: 'room'; size: number; before: number }

/** Sizes in rem: what a head, a row and a name need for their clamped lines (sheet-grid.module.css). */
const sizesOf = (isNarrow: boolean) => ({ head: 6.25, row: isNarrow ? 4.25 : 3.75, group: 2.25, name: isNarrow ? 7 : 13.75, cell: 6.5 })

type Asked<Row> = {
	/** Otherwise everything is drawn, in its own size. */
	isLarge: boolean
	box: RefObject<HTMLElement | null>
	lines: readonly SheetLine<Row>[]
	columnCount: number
	/** Stays drawn wherever it is scrolled to: the focus is there. */
	active: Place
}

/** Which lines and columns of a large sheet are drawn: those in sight, a few around them, and those of the active cell (decision 0072). */
export function useSheetWindow<Row>({ isLarge, box, lines, columnCount, active }: Asked<Row>) {
	const rem = useRem()
	const inRem = sizesOf(useMedia('(width < 720px)'))
	const head = inRem.head * rem
	const row = inRem.row * rem
	const group = inRem.group * rem
	const name = inRem.name * rem
	const cell = inRem.cell * rem
	const lineOf = (at: number) => lines.findIndex((line) => line.kind === 'row' && line.at === at)
	const activeLine = lineOf(active.row)
	const common = { getScrollElement: () => box.current, enabled: isLarge }
	const down = useVirtualizer({
		...common,
		count: lines.length,
		estimateSize: useCallback((at: number) => (lines[at]?.kind === 'group' ? group : row), [lines, group, row]),
		paddingStart: head,
		scrollPaddingStart: head,
		overscan: 1,
		rangeExtractor: useCallback((range: Range) => withActive(range, activeLine), [activeLine]),
	})
	const across = useVirtualizer({
		...common,
		horizontal: true,
		count: columnCount,
		estimateSize: useCallback(() => cell, [cell]),
		paddingStart: name,
		scrollPaddingStart: name,
		overscan: 1,
		rangeExtractor: useCallback((range: Range) => withActive(range, active.column), [active.column]),
	})
	const allLines = useSame(all(isLarge ? 0 : lines.length))
	const allColumns = useSame(all(isLarge ? 0 : columnCount))
	const someLines = useSame(partsOf(down.getVirtualItems(), head, down.getTotalSize()))
	const someColumns = useSame(partsOf(across.getVirtualItems(), name, across.getTotalSize()))
	return {
		lines: isLarge ? someLines : allLines,
		columns: isLarge ? someColumns : allColumns,
		style: { ...asVariables(inRem), inlineSize: across.getTotalSize() },
		show: (at: Place) => {
			down.scrollToIndex(lineOf(at.row))
			across.scrollToIndex(at.column)
		},
	}
}

/** Pixels of one rem; who makes the browser's text larger makes the page longer, which is what is watched. */
function useRem() {
	const [rem, setRem] = useState(readRem)
	useEffect(() => {
		const watch = new ResizeObserver(() => setRem(readRem()))
		watch.observe(document.body)
		return () => watch.disconnect()
	}, [])
	return rem
}
const readRem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

/** In rem, so that text which is made larger has its room at once. */
const asVariables = (sizes: Record<string, number>): CSSProperties =>
	Object.fromEntries(Object.entries(sizes).map(([name, size]) => [`--${name}`, `${size}rem`]))

const all = (count: number): Part[] => Array.from({ length: count }, (_, at) => ({ kind: 'drawn', at }))

/** The same list for as long as the same is drawn, so that what shows it is not drawn anew. */
function useSame(parts: Part[]): Part[] {
	const known = useRef(parts)
	if (JSON.stringify(known.current) !== JSON.stringify(parts)) known.current = parts
	return known.current
}

/** Drawn by so many at a time: few large steps cost less than many small ones. */
const step = 4
function withActive({ startIndex, endIndex, ...range }: Range, active: number) {
	const inSteps = {
		...range,
		startIndex: Math.floor(startIndex / step) * step,
		endIndex: Math.min(range.count, Math.ceil((endIndex + 1) / step) * step) - 1,
	}
	const drawn = defaultRangeExtractor(inSteps)
	return active < 0 || active >= range.count || drawn.includes(active) ? drawn : [...drawn, active].toSorted((a, b) => a - b)
}

/** The drawn ones with room between, before and after them. */
function partsOf(items: readonly VirtualItem[], start: number, end: number): Part[] {
	const parts: Part[] = []
	let reached = start
	for (const item of items) {
		if (item.start > reached) parts.push({ kind: 'room', size: item.start - reached, before: item.index })
		parts.push({ kind: 'drawn', at: item.index })
		reached = item.end
	}
	if (end > reached) parts.push({ kind: 'room', size: end - reached, before: -1 })
	return parts
}
