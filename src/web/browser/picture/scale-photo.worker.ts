import { drawScaled, type ScaleAnswer, type ScaleRequest } from './scale-photo.ts'

// Decoding and encoding take a second on a cheap phone; here the page stays awake meanwhile.
addEventListener('message', ({ data }: MessageEvent<ScaleRequest>) => {
	scale(data).then(answer, () => answer(null))
})

const answer = (photo: Blob | null) => postMessage({ photo } satisfies ScaleAnswer)

async function scale(request: ScaleRequest) {
	// Upright, as its EXIF says; encoding it anew leaves the EXIF behind.
	const bitmap = await createImageBitmap(request.picture)
	const canvas = new OffscreenCanvas(1, 1)
	drawScaled(bitmap, bitmap, request, ({ width, height }) => {
		canvas.width = width
		canvas.height = height
		return canvas.getContext('2d')
	})
	bitmap.close()
	return canvas.convertToBlob({ type: 'image/jpeg', quality: request.quality })
}
