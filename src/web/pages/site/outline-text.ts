import type { OutlineLetters } from '#shared/picture.ts'

/**
 * A drawing with its letters as shapes. A picture cannot use the page's own face; and to find one on the machine anew for each picture
 * takes a browser longer than all else in it: eighteen parts took it four times as long to paint.
 */
export const outlineText = (content: string, outlineLetters: OutlineLetters) =>
	content.replace(/<text x="([^"]+)" y="([^"]+)"([^>]*)>([^<]*)<\/text>/g, (_, x: string, y: string, rules: string, letters: string) => {
		const rule = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(rules)?.[1]
		const { path, width, unitsPerEm } = outlineLetters(letters)
		const scale = Number(rule('font-size')) / unitsPerEm
		// Narrower where there is no room, never wider than they are.
		const across = Math.min(width * scale, Number(rule('textLength') ?? Infinity))
		const place = `translate(${(Number(x) - across / 2).toFixed(2)} ${y}) scale(${(across / width).toFixed(4)} ${scale.toFixed(4)})`
		return `<path transform="${place}" fill="${rule('fill')}" stroke="none" d="${path}"/>`
	})
