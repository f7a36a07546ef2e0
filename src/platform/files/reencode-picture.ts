import type { Sharp } from 'sharp'
import { imageHuge, imageRequired, pictureLimits } from '#contract/accounts/picture-words.ts'
import { busy, refuseField } from '#platform/http/problem.ts'

type Shape = { side: number; quality: number }

/** Pictures that wait for their turn; each takes a fraction of a second. */
const maxWaiting = 20
let waiting = 0
let line: Promise<unknown> = Promise.resolve()

/**
 * Draws a picture anew: JPEG of a `quality` from 0 to 1, no side longer than `side` pixels, upright, on white, and nothing of what
 * else the file carried, such as the place where it was taken (A.R-41, A.E-33, B.E-10). One at a time and on one thread, so that
 * nothing else waits for pictures. Throws 400 at `field` for what is no JPEG, PNG, WebP or GIF that can be read to its end and for
 * more than 50 megapixels, 503 when too many wait.
 */
export async function reencodePicture(field: string, bytes: Uint8Array, shape: Shape): Promise<Uint8Array> {
	const read = await loadSharp()
	if (waiting >= maxWaiting) throw busy('Too many pictures arrive just now. Please try again in a moment.', 5)
	waiting += 1
	const work = line.then(() => reencode(read(bytes), shape))
	line = work
		.catch(() => undefined)
		.then(() => {
			waiting -= 1
		})
	try {
		return await work
	} catch (error) {
		if (!(error instanceof Error)) throw error
		if (/pixel limit/i.test(error.message)) throw refuseField(field, imageHuge)
		// Anything else, such as too little memory, is not the sender's fault.
		throw aboutThePicture.test(error.message) ? refuseField(field, imageRequired) : error
	}
}

/** How the library begins what it says of bytes that are no picture, or a broken one; it has no codes. */
const aboutThePicture = /^(Input (buffer|image) |Vips(Jpeg|Png|Webp|Foreign)|(jpeg|png|webp|gif|nsgif)(load|save)|lib?spng|timeout: )/im

const reencode = (picture: Sharp, { side, quality }: Shape) =>
	picture
		.autoOrient()
		.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
		.flatten({ background: '#fff' })
		.jpeg({ quality: quality * 100 })
		.timeout({ seconds: 8 })
		.toBuffer()

let loaded: Promise<(bytes: Uint8Array) => Sharp> | undefined
/** Loaded by the first picture: it weighs more than the rest of the start. */
function loadSharp() {
	loaded ??= import('sharp').then(({ default: sharp }) => {
		sharp.concurrency(1)
		sharp.cache(false)
		// The content decides what a file is; whoever reads other formats is never asked.
		sharp.block({ operation: ['VipsForeignLoad'] })
		sharp.unblock({
			operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer', 'VipsForeignLoadNsgifBuffer'],
		})
		const limitInputPixels = pictureLimits.megapixels * 1_000_000
		// Phones write pictures that deserve a warning and are whole all the same.
		return (bytes: Uint8Array) => sharp(bytes, { limitInputPixels, failOn: 'error' })
	})
	return loaded
}
