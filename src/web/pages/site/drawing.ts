import bikes from '../../ui/drawings/bikes.svg?raw'
import services from '../../ui/drawings/services.svg?raw'
import { drawPart } from '../../ui/part-drawings/draw-part.ts'
import { readPartLook } from '../../ui/part-drawings/read-part-look.ts'
import tokens from '../../ui/tokens.css?raw'
import type { Route } from './+types/drawing'

/**
 * Drawings as files of their own, for the images that the API names: a model in its paint (`/drawings/scooter-red.svg`), a kind of
 * work (`/drawings/services/brake.svg`), a maker's initial (`/drawings/letter-h.svg`), a spare part in its brand's colour with what is
 * written on it (`/drawings/parts/tyre.svg?paint=red&label=80/100-18`). Made from the sprites and the tokens, so that every bike is
 * drawn once. They follow the light or dark of the page around them, and no script runs in them.
 */
export function loader({ params, request }: Route.LoaderArgs) {
	const name = /^([a-z0-9/-]+)\.svg$/.exec(params['*'] ?? '')?.[1] ?? ''
	const svg = drawBike(name) ?? drawService(name) ?? drawLetter(name) ?? drawSparePart(new URL(request.url))
	if (!svg) throw new Response('Not found', { status: 404 })
	return new Response(svg, {
		headers: {
			'content-type': 'image/svg+xml; charset=utf-8',
			'cache-control': 'public, max-age=3600',
			'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
		},
	})
}

const symbolOf = (sprite: string, id: string) => new RegExp(`<symbol id="${id}"([^>]*)>([\\s\\S]*?)</symbol>`).exec(sprite)

function drawBike(name: string) {
	const [, drawing = '', paint = ''] = /^([a-z]+)-([a-z]+)$/.exec(name) ?? []
	const symbol = symbolOf(bikes, drawing)
	const [day, night] = paintOf(paint)
	if (!symbol || !day || drawing.startsWith('wheel')) return null
	const wheels = [...new Set([...(symbol[2] ?? '').matchAll(/href="#(wheel-\w)"/g)].map(([, id]) => id ?? ''))]
	return standalone(
		'0 0 240 150',
		`:root{${lines('--')}${day}}@media(prefers-color-scheme:dark){:root{${lines('--night-')}${night ?? day}}}`,
		wheels.map((id) => symbolOf(bikes, id)?.[0] ?? '').join('') + (symbol[2] ?? ''),
	)
}

function drawService(name: string) {
	const [, id = ''] = /^services\/([a-z]+)$/.exec(name) ?? []
	if (!id) return null
	// Staff name the drawing of a new category; one that is not drawn yet gets the tool box of any work.
	const symbol = symbolOf(services, `s-${id}`) ?? symbolOf(services, 's-any')
	if (!symbol) return null
	return standalone(
		'0 0 44 44',
		`:root{color:${token('--ink')}}@media(prefers-color-scheme:dark){:root{color:${token('--night-ink')}}}`,
		`<g${(symbol[1] ?? '').replace(/ viewBox="[^"]*"/, '')}>${symbol[2]}</g>`,
	)
}

function drawSparePart(address: URL) {
	const asked = readPartLook(address)
	const [day, night] = asked ? paintOf(asked.paint) : []
	if (!asked || !day) return null
	return standalone(
		// Room around what reaches the edges of its 120 x 90.
		'-10 -7.5 140 105',
		`:root{${pieces('--')}${day}}@media(prefers-color-scheme:dark){:root{${pieces('--night-')}${night ?? day}}}`,
		drawPart(asked.kind, asked),
	)
}

function drawLetter(name: string) {
	const [, letter] = /^letter-([a-z0-9])$/.exec(name) ?? []
	if (!letter) return null
	const face = `<rect x="1.5" y="1.5" width="41" height="41" rx="2" fill="none" stroke="currentColor" stroke-width="2"/><text x="22" y="30" text-anchor="middle" font-family="Mukta,sans-serif" font-weight="700" font-size="24" fill="currentColor">${letter.toUpperCase()}</text>`
	return standalone(
		'0 0 44 44',
		`:root{color:${token('--ink')}}@media(prefers-color-scheme:dark){:root{color:${token('--night-ink')}}}`,
		face,
	)
}

/** A file of its own; with its size, so that every browser tells one that was drawn from one that failed. */
const standalone = (box: string, style: string, content: string) => {
	const [, , width, height] = box.split(' ')
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}"><style>${style}</style>${content}</svg>`
}

const token = (name: string) => new RegExp(`${name}:\\s*([^;]+);`).exec(tokens)?.[1] ?? ''
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
