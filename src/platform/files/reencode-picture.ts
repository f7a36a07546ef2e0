import type { Metadata, Sharp } from 'sharp'
import { imageHuge, imageRequired, imageTooDeep, imageTooLong, pictureLimits } from '#contract/accounts/picture-words.ts'
import { busy, refuseField } from '#platform/http/problem.ts'
import { createFairQueue } from './fair-queue.ts'
import { loadSharp } from './load-sharp.ts'

type Shape = { side: number; quality: number }
/** A picture that somebody sent: in which field, and the account. */
type Sent = { field: string; bytes: Uint8Array; by: number }

const tooMany = () => busy('Too many pictures arrive just now. Please try again in a moment.', 5)
/** Works that may wait; each takes a fraction of a second. */
const inTurn = createFairQueue({ ofOne: 10, ofAll: 40, tooMany })

/**
 * Draws a picture anew: JPEG of a `quality` from 0 to 1, no side longer than `side` pixels, upright, on white, and nothing of what
 * else the file carried, such as the place where it was taken (A.R-41, A.E-33, B.E-10). One at a time and on one thread, so that
 * nothing else waits for pictures, and senders in turn, so that nobody waits for all of another's. Throws 400 at its field for what is no
 * JPEG, PNG, WebP or GIF that can be read to its end and, before anything is decoded, for one above `pictureLimits`; 503 when too
 * many wait or one takes too long.
 */
export async function reencodePicture({ field, bytes, by }: Sent, shape: Shape): Promise<Uint8Array> {
	const { read } = await loadSharp()
	return inTurn(`account ${by}`, async () => {
		try {
			refuseLarge(field, await read(bytes).metadata())
			return await reencode(read(bytes), shape)
		} catch (error) {
			throw inWords(field, error)
		}
	})
}

/** A part of a picture as shares of its sides, from 0 to 1, from its upper left corner. */
type PicturePart = { x: number; y: number; width: number; height: number }

/**
 * Draws a picture of ours anew with one part of it filled with plain grey, so that nothing of what was there is left in its bytes. Throws
 * 503 as `reencodePicture` does.
 */
export async function coverPart({ bytes, by }: Omit<Sent, 'field'>, part: PicturePart, quality: number): Promise<Uint8Array> {
	const { read } = await loadSharp()
	return inTurn(`account ${by}`, async () => {
		const picture = await read(bytes).metadata()
		const [left, top] = [Math.floor(part.x * picture.width), Math.floor(part.y * picture.height)]
		const width = Math.min(picture.width - left, Math.max(1, Math.ceil(part.width * picture.width)))
		const height = Math.min(picture.height - top, Math.max(1, Math.ceil(part.height * picture.height)))
		const grey = { create: { width, height, channels: 3 as const, background: '#c4c4c4' } }
		return read(bytes)
			.composite([{ input: grey, left, top }])
			.jpeg({ quality: quality * 100 })
			.timeout({ seconds: 8 })
			.toBuffer()
	})
}

/** What the first bytes of a picture say about it, which costs nothing to read. */
function refuseLarge(field: string, { width, height, channels, depth }: Metadata) {
	if (Math.max(width, height) > pictureLimits.side) throw refuseField(field, imageTooLong)
	const pixels = width * height
	if (pixels > pictureLimits.megapixels * 1_000_000) throw refuseField(field, imageHuge)
	if (pixels * channels * (bytesOfDepth[depth] ?? 8) > pictureLimits.decodedMegabytes * 1_000_000) throw refuseField(field, imageTooDeep)
}

const bytesOfDepth: Record<string, number> = { uchar: 1, char: 1, ushort: 2, short: 2, uint: 4, int: 4, float: 4 }

/** Errors that can be named are the sender's; anything else, such as too little memory or time, is not his fault. */
function inWords(field: string, error: unknown): unknown {
	if (!(error instanceof Error)) return error
	if (/pixel limit/i.test(error.message)) return refuseField(field, imageHuge)
	if (/^timeout: /m.test(error.message)) return Object.assign(tooMany(), { cause: error })
	return aboutThePicture.test(error.message) && !/memory/i.test(error.message) ? refuseField(field, imageRequired) : error
}

/** How the library begins what it says of bytes that are no picture, or a broken one; it has no codes. */
const aboutThePicture = /^(Input (buffer|image) |Vips(Jpeg|Png|Webp|Foreign)|(jpeg|png|webp|gif|nsgif)(load|save)|lib?spng)/im

const reencode = (picture: Sharp, { side, quality }: Shape) =>
	picture
		.autoOrient()
		.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
		.flatten({ background: '#fff' })
		.jpeg({ quality: quality * 100 })
		.timeout({ seconds: 8 })
		.toBuffer()
