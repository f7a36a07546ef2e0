import { fitPicture, type PicturePart, type Size, soundPart } from './fit-picture.ts'

/** What is asked of the worker. */
export type ScaleRequest = { picture: Blob; part?: PicturePart; side: number; quality: number }
/** Null where it could not be done. */
export type ScaleAnswer = { photo: Blob | null }

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** Draws a part of a picture as large as it fits; what is transparent becomes white, since a JPEG knows no transparency. */
export function drawScaled(source: CanvasImageSource, size: Size, { part, side }: ScaleRequest, canvasOf: (size: Size) => Context | null) {
	const from = soundPart(size, part)
	const to = fitPicture(from, side)
	const context = canvasOf(to)
	if (!context) throw new Error('This browser cannot draw')
	context.fillStyle = 'white'
	context.fillRect(0, 0, to.width, to.height)
	context.imageSmoothingQuality = 'high'
	context.drawImage(source, from.x, from.y, from.width, from.height, 0, 0, to.width, to.height)
	return context
}
