import type { Sharp } from 'sharp'
import { imageHuge, imageRequired, pictureLimits } from '#contract/accounts/picture-words.ts'
import { busy, refuseField } from '#platform/http/problem.ts'

type Shape = { side: number; quality: number }

/** Pictures that wait for their turn; each takes a fraction of a second. */
const longestLine = 20
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
	if (waiting >= longestLine) throw busy('Too many pictures arrive just now. Please try again in a moment.', 5)
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
		throw refuseField(field, /pixel limit/i.test(String(error)) ? imageHuge : imageRequired)
	}
}

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
