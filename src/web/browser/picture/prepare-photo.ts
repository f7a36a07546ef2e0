import type { PicturePart } from './fit-picture.ts'
import { drawScaled, type ScaleAnswer, type ScaleRequest } from './scale-photo.ts'

/**
 * A picture, or a part of it, as a JPEG whose longer side has `side` pixels at most, upright and without EXIF; in a worker where the
 * browser can draw there. Throws when it cannot be read as a picture.
 */
export async function preparePhoto(
	picture: Blob,
	{ side, quality }: Pick<ScaleRequest, 'side' | 'quality'>,
	part?: PicturePart,
): Promise<Blob> {
	const request = { picture, part, side, quality }
	const canBeApart = 'Worker' in window && 'OffscreenCanvas' in window && 'createImageBitmap' in window
	const photo = canBeApart ? await scaleApart(request) : null
	return photo ?? scaleHere(request)
}

/** Null where the worker did not start or could not read the picture: the page can read some that a worker cannot. */
function scaleApart(request: ScaleRequest) {
	const worker = new Worker(new URL('./scale-photo.worker.ts', import.meta.url), { type: 'module' })
	return new Promise<Blob | null>((resolve) => {
		worker.addEventListener('message', ({ data }: MessageEvent<ScaleAnswer>) => resolve(data.photo))
		worker.addEventListener('error', () => resolve(null))
		worker.addEventListener('messageerror', () => resolve(null))
		worker.postMessage(request)
	}).finally(() => worker.terminate())
}

async function scaleHere(request: ScaleRequest) {
	const url = URL.createObjectURL(request.picture)
	try {
		const image = new Image()
		image.src = url
		await image.decode()
		const canvas = document.createElement('canvas')
		drawScaled(image, { width: image.naturalWidth, height: image.naturalHeight }, request, ({ width, height }) => {
			canvas.width = width
			canvas.height = height
			return canvas.getContext('2d')
		})
		return await encode(canvas, request.quality)
	} finally {
		URL.revokeObjectURL(url)
	}
}

const encode = (canvas: HTMLCanvasElement, quality: number) =>
	new Promise<Blob>((resolve, reject) =>
		canvas.toBlob((photo) => (photo ? resolve(photo) : reject(new Error('The picture could not be encoded'))), 'image/jpeg', quality),
	)
