import type { OutlineLetters } from '#shared/picture.ts'
import bikes from '../../ui/drawings/bikes.svg?raw'
import icons from '../../ui/drawings/icons.svg?raw'
import services from '../../ui/drawings/services.svg?raw'
import { drawPart } from '../../ui/part-drawings/draw-part.ts'
import { readPartLook } from '../../ui/part-drawings/read-part-look.ts'
import tokens from '../../ui/tokens.css?raw'
import { outlineText } from './outline-text.ts'

/** Made from the sprites and the tokens, so that every bike is drawn once: its box, its colours by day and by night as CSS, its content. */
export type Drawn = { box: string; day: string; night: string; content: string }

/** What an address below /drawings/ names, its letters as shapes; null for what is not drawn. */
export function drawingOf(address: URL, outlineLetters: OutlineLetters): Drawn | null {
	const name = /^\/drawings\/([a-z0-9/-]+)\.svg$/.exec(address.pathname)?.[1] ?? ''
	const drawn = drawBike(name) ?? drawService(name) ?? drawLetter(name) ?? drawSparePart(address)
	return drawn && { ...drawn, content: outlineText(drawn.content, outlineLetters) }
}

/** The company's mark. */
export const brandMark = (): Drawn => drawn('0 0 26 26', inInk, symbolOf(icons, 'brand')?.[2] ?? '')

const symbolOf = (sprite: string, id: string) => new RegExp(`<symbol id="${id}"([^>]*)>([\\s\\S]*?)</symbol>`).exec(sprite)

function drawBike(name: string) {
	const [, drawing = '', paint = ''] = /^([a-z]+)-([a-z]+)$/.exec(name) ?? []
	const symbol = symbolOf(bikes, drawing)
	const [day, night] = paintOf(paint)
	if (!symbol || !day || drawing.startsWith('wheel')) return null
	const wheels = [...new Set([...(symbol[2] ?? '').matchAll(/href="#(wheel-\w)"/g)].map(([, id]) => id ?? ''))]
	return drawn(
		'0 0 240 150',
		[`${lines('--')}${day}`, `${lines('--night-')}${night ?? day}`],
		wheels.map((id) => symbolOf(bikes, id)?.[0] ?? '').join('') + (symbol[2] ?? ''),
	)
}

function drawService(name: string) {
	const [, id = ''] = /^services\/([a-z]+)$/.exec(name) ?? []
	if (!id) return null
	// Staff name the drawing of a new category; one that is not drawn yet gets the tool box of any work.
	const symbol = symbolOf(services, `s-${id}`) ?? symbolOf(services, 's-any')
	if (!symbol) return null
	return drawn('0 0 44 44', inInk, `<g${(symbol[1] ?? '').replace(/ viewBox="[^"]*"/, '')}>${symbol[2]}</g>`)
}

function drawSparePart(address: URL) {
	const asked = readPartLook(address)
	const [day, night] = asked ? paintOf(asked.paint) : []
	if (!asked || !day) return null
	return drawn(
		// Room around what reaches the edges of its 120 x 90.
		'-10 -7.5 140 105',
		[`${pieces('--')}${day}`, `${pieces('--night-')}${night ?? day}`],
		drawPart(asked.kind, asked),
	)
}

function drawLetter(name: string) {
	const [, letter] = /^letter-([a-z0-9])$/.exec(name) ?? []
	if (!letter) return null
	const face = `<rect x="1.5" y="1.5" width="41" height="41" rx="2" fill="none" stroke="currentColor" stroke-width="2"/><text x="22" y="30" text-anchor="middle" font-family="Mukta,sans-serif" font-weight="700" font-size="24" fill="currentColor">${letter.toUpperCase()}</text>`
	return drawn('0 0 44 44', inInk, face)
}

const drawn = (box: string, [day, night]: readonly [string, string], content: string): Drawn => ({ box, day, night, content })

/** A file of its own; with its size, so that every browser tells one that was drawn from one that failed. */
export const standalone = ({ box, day, night, content }: Drawn) => {
	const [, , width, height] = box.split(' ')
	const style = `:root{${day}}@media(prefers-color-scheme:dark){:root{${night}}}`
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}"><style>${style}</style>${content}</svg>`
}

type Place = { x: number; y: number; width: number; height: number }
/** The same by day as a part of another drawing, its colours written out for readers that know no variables. */
export function drawnWithin({ box, day, content }: Drawn, { x, y, width, height }: Place) {
	const colours = new Map(day.split(';').map((rule) => rule.split(':').map((side) => side.trim()) as [string, string]))
	const plain = content
		.replace(/var\((--[\w-]+)(?:,\s*([^()]*))?\)/g, (_, name: string, otherwise: string) => colours.get(name) ?? otherwise ?? 'none')
		.replaceAll('currentColor', colours.get('color') ?? token('--ink'))
	return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${box}">${plain}</svg>`
}

export const token = (name: string) => new RegExp(`${name}:\\s*([^;]+);`).exec(tokens)?.[1] ?? ''
const inInk = [`color:${token('--ink')}`, `color:${token('--night-ink')}`] as const
/** The colours of a drawing's lines, by day (`--`) or by night (`--night-`); a name without a night colour keeps its own. */
const lines = (prefix: string) =>
	['ink', 'paper', 'metal', 'seat', 'tyre', 'ok'].map((name) => `--${name}:${token(`${prefix}${name}`) || token(`--${name}`)};`).join('')
/** The colours of a part beside its brand's, by day or by night; rubber is grey, since lines around it are ink. */
const pieces = (prefix: string) =>
	`${['ink', 'metal', 'card', 'bad'].map((name) => `--${name}:${token(`${prefix}${name}`)};`).join('')}--rubber:${token(prefix === '--' ? '--muted' : '--night-line')};--plate:${token('--plate')};--on-plate:${token('--on-plate')};--plate-strip:${token('--plate-strip')};`
/** What a paint sets by day and by night; white sets its lines at night too. */
function paintOf(paint: string) {
	const rules = new RegExp(`\\[data-paint='${paint}'\\]\\s*\\{([^}]*)\\}`).exec(tokens)?.[1]?.replace(/\s+/g, '')
	if (!rules) return []
	const sets = (prefix: RegExp) => rules.split(';').flatMap((rule) => (prefix.test(rule) ? [`${rule.replace(prefix, '--')};`] : []))
	const day = sets(/^--day-/).join('')
	return [
		day,
		sets(/^--night-(paint-)?/)
			.join('')
			.replace('--body:var(--day-body);', day),
	]
}
