import { bodyDrawings } from './body.ts'
import { electricDrawings } from './electric.ts'
import { engineDrawings } from './engine.ts'
import { extraDrawings } from './extras.ts'
import { fluidDrawings } from './fluids.ts'
import { card, letters, rect } from './strokes.ts'
import { wheelDrawings } from './wheels.ts'

/** A kind of part by what is on it: a size, a grade, how many. Letters only where the kind has a place for them. */
export type DrawKind = (label: string) => string

const drawings = {
	...wheelDrawings,
	...engineDrawings,
	...fluidDrawings,
	...electricDrawings,
	...bodyDrawings,
	...extraDrawings,
} satisfies Record<string, DrawKind>
export type PartDrawing = keyof typeof drawings
export const partDrawings = Object.keys(drawings).filter(isPartDrawing)
export function isPartDrawing(kind: string): kind is PartDrawing {
	return Object.hasOwn(drawings, kind)
}

/** What is written on a part (`label`), on the paper tag tied to it (`tag`), and which piece of it is seen. */
export type PartView = { label?: string; tag?: string; view?: 'near' | 'box' }

/**
 * The inside of a picture of 120 x 90, in the colours --ink, --metal, --rubber, --card, --body and those of a plate. Label and tag are
 * letters, digits and . / + - alone.
 */
export function drawPart(kind: PartDrawing, { label = '', tag = '', view }: PartView = {}): string {
	const part = `<g fill="none" stroke="var(--ink)" stroke-width="3" stroke-linejoin="round" stroke-linecap="round">`
	if (view === 'near') return `${part}<g transform="translate(-66 -54) scale(2.2)">${drawings[kind](label)}</g></g>`
	if (view === 'box') return `${part}${box(`<g transform="translate(30 31) scale(.5)">${drawings[kind](label)}</g>`, tag)}</g>`
	return `${part}${drawings[kind](label)}${tagged(tag)}</g>`
}

/** A tag of paper in the corner that drawings leave free. */
function tagged(tag: string) {
	if (!tag) return ''
	const width = Math.min(58, tag.length * 5.6 + 10)
	return rect(118 - width, 74, width, 14, 2, card, 2) + letters(tag, 118 - width / 2, 81, width - 7, 9.5)
}

const box = (content: string, tag: string) =>
	`<path d="M14 20L26 8h68l12 12v58a4 4 0 0 1-4 4H18a4 4 0 0 1-4-4Z" fill="var(--body)"/><path d="M14 20h92"/><path d="M52 8l-3 12v8l5-3 6 3 6-3 5 3v-8L68 8" fill="var(--plate)" stroke-width="2.5"/>${rect(24, 28, 72, 48, 3, card)}${content}${tagged(tag)}`
