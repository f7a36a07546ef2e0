/** What parts are drawn with, on 120 x 90: 3 wide ink lines, flat paint. `body` is the paint of the brand. */

export const metal = 'var(--metal)'
export const rubber = 'var(--rubber)'
export const card = 'var(--card)'
export const body = 'var(--body)'
export const yellow = 'var(--plate)'
export const ink = 'var(--ink)'
/** Dark by day and by night, as on a plate. */
export const onYellow = 'var(--on-plate)'

/** Without a width as thick as every line. A number as `line` is its width, a word its colour, `null` none. */
type Line = number | string | null
const look = (fill?: string, line?: Line) =>
	`${fill ? ` fill="${fill}"` : ''}${line === undefined ? '' : typeof line === 'number' ? ` stroke-width="${line}"` : ` stroke="${line ?? 'none'}"`}`

export const path = (d: string, fill?: string, line?: Line) => `<path d="${d}"${look(fill, line)}/>`
export const rect = (x: number, y: number, w: number, h: number, rx = 0, fill?: string, line?: Line) =>
	`<rect x="${x}" y="${y}" width="${w}" height="${h}"${rx ? ` rx="${rx}"` : ''}${look(fill, line)}/>`
export const circle = (x: number, y: number, r: number, fill?: string, line?: Line) =>
	`<circle cx="${x}" cy="${y}" r="${r}"${look(fill, line)}/>`
export const ellipse = (x: number, y: number, rx: number, ry: number, fill?: string, line?: Line) =>
	`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"${look(fill, line)}/>`
export const moved = (transform: string, ...content: string[]) => `<g transform="${transform}">${content.join('')}</g>`

/** A line of rubber or steel with ink on both sides. */
export const tube = (d: string, width: number, paint: string, end = 'round') =>
	`<path d="${d}" stroke-width="${width}" stroke-linecap="${end}"/><path d="${d}" stroke="${paint}" stroke-width="${Math.round((width - 5) * 10) / 10}" stroke-linecap="${end}"/>`

/** A wheel with so many teeth; many are drawn as fewer, or they would run into one grey. */
export function gear(x: number, y: number, r: number, teeth: number, fill: string) {
	const step = (2 * Math.PI * (r + 2)) / Math.min(teeth, 34)
	const dashes = `${(step * 0.48).toFixed(2)} ${(step * 0.52).toFixed(2)}`
	return `<circle cx="${x}" cy="${y}" r="${r + 2}" stroke-width="6" stroke-dasharray="${dashes}" stroke-linecap="butt"/>${circle(x, y, r, fill)}`
}

/** The same piece around a middle, so many times. */
export const around = (x: number, y: number, count: number, piece: string) =>
	Array.from({ length: count }, (_, index) => moved(`rotate(${Math.round((index * 3600) / count) / 10} ${x} ${y})`, piece)).join('')

/** The same piece side by side, so far apart. */
export const repeated = (count: number, dx: number, dy: number, piece: string) =>
	Array.from({ length: count }, (_, index) => moved(`translate(${index * dx} ${index * dy})`, piece)).join('')

/**
 * Letters in the middle of a place so wide: as large as they fit, and as wide whatever face a device draws them with. `size` is the
 * largest, in the drawing's own units.
 */
export function letters(text: string, x: number, y: number, width: number, size = 13, paint = ink) {
	if (!text) return ''
	const fitting = Math.min(size, width / (text.length * 0.6))
	const across = Math.min(text.length * fitting * 0.6, width * 0.94).toFixed(1)
	const fixed = text.length > 1 ? ` textLength="${across}" lengthAdjust="spacingAndGlyphs"` : ''
	return `<text x="${x}" y="${(y + fitting * 0.36).toFixed(1)}" text-anchor="middle" font-size="${fitting.toFixed(1)}" fill="${paint}" stroke="none"${fixed}>${text}</text>`
}
