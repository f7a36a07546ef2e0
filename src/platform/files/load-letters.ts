import { createRequire } from 'node:module'
import type { Font } from 'fontkit'
import type { OutlineLetters } from '#shared/picture.ts'

const require = createRequire(import.meta.url)
const file = require.resolve('@expo-google-fonts/mukta/700Bold/Mukta_700Bold.ttf')
/** As fine as is seen at the largest size that drawings have on a screen. */
const unitsPerEm = 200

let loaded: Promise<OutlineLetters> | undefined
/** Draws letters as shapes, in Mukta Bold; the library and the face are loaded by the first who asks. */
export function loadLetters(): Promise<OutlineLetters> {
	loaded ??= import('fontkit')
		.then(async ({ open }) => outlineIn(await open(file)))
		.catch((error) => {
			// Whoever asks next tries again: without letters no part would have a picture until the next start.
			loaded = undefined
			throw error
		})
	return loaded
}

const outlineIn =
	(font: Font): OutlineLetters =>
	(letters) => {
		const scale = unitsPerEm / font.unitsPerEm
		const { glyphs, positions } = font.layout(letters)
		let width = 0
		const shapes = glyphs.map(({ path }, at) => {
			const left = width
			width += (positions[at]?.xAdvance ?? 0) * scale
			return path.mapPoints((x, y) => [Math.round(left + x * scale), Math.round(-y * scale)]).toSVG()
		})
		return { path: shapes.join(''), width, unitsPerEm }
	}
