import type { Sharp } from 'sharp'
import { pictureLimits } from '#contract/accounts/picture-words.ts'
import { kindOfFile } from './kind-of-file.ts'

type Words = { words: string; colour: string; size: number; width: number; face: { name: string; file: string } }
type Drawing = {
	/** A picture that somebody sent. Throws for anything but JPEG, PNG, WebP or GIF. */
	read: (bytes: Uint8Array) => Sharp
	/** A drawing of our own, never a file that somebody sent. */
	drawing: (svg: string) => Sharp
	/** Words on nothing, in lines no longer than `width` pixels; `size` is that of the letters. */
	words: (words: Words) => Sharp
}

let loaded: Promise<Drawing> | undefined
/** The library that reads and writes pictures, loaded by the first one: it weighs more than the rest of the start. */
export function loadSharp(): Promise<Drawing> {
	loaded ??= import('sharp').then(({ default: sharp }) => {
		sharp.concurrency(1)
		sharp.cache(false)
		// The content decides what a file is; whoever reads other formats is never asked.
		sharp.block({ operation: ['VipsForeignLoad'] })
		sharp.unblock({
			operation: [
				...['Jpeg', 'Png', 'Webp', 'Nsgif'].map((format) => `VipsForeignLoad${format}Buffer`),
				// For `drawing` alone: what is sent is read only when it begins as one of the others.
				'VipsForeignLoadSvgBuffer',
			],
		})
		const limitInputPixels = pictureLimits.megapixels * 1_000_000
		return {
			read: (bytes) => {
				if (!isPhoto(bytes)) throw new Error('Input buffer begins as no picture that is read')
				// Phones write pictures that deserve a warning and are whole all the same.
				return sharp(bytes, { limitInputPixels, failOn: 'error' })
			},
			drawing: (svg) => sharp(Buffer.from(svg)),
			words: ({ words, colour, size, width, face }) =>
				sharp({
					text: {
						text: `<span foreground="${colour}" line_height="0.72">${escaped(words)}</span>`,
						font: `${face.name} ${size}`,
						fontfile: face.file,
						width,
						wrap: 'word-char',
						dpi: 72,
						rgba: true,
					},
				}),
		}
	})
	return loaded
}

/** The whole of what such a file begins with: the library looks for another format in what has only a part of it. */
const isPhoto = (bytes: Uint8Array) => {
	const kind = kindOfFile(bytes)
	return (kind !== null && kind !== 'pdf') || /^GIF8[79]a$/.test(Buffer.from(bytes.subarray(0, 6)).toString('latin1'))
}

/** As text within markup. */
const escaped = (words: string) => words.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? '')
