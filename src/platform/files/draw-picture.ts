import { createRequire } from 'node:module'
import { busy } from '#platform/http/problem.ts'
import type { DrawPicture, Picture, PictureWords } from '#shared/picture.ts'
import { createFairQueue } from './fair-queue.ts'
import { loadSharp } from './load-sharp.ts'

const require = createRequire(import.meta.url)
// The library finds a face by its name in the file that is handed over, whatever the machine has.
const faces = {
	normal: { name: 'Mukta', file: require.resolve('@expo-google-fonts/mukta/400Regular/Mukta_400Regular.ttf') },
	heavy: { name: 'Mukta Bold', file: require.resolve('@expo-google-fonts/mukta/700Bold/Mukta_700Bold.ttf') },
}

const inTurn = createFairQueue({ ofOne: 30, ofAll: 30, tooMany: () => busy('Too many pictures are asked for just now.', 5) })
/** Pictures that are cached at most, some 20 KB each. */
const maxKept = 300
const kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()

/**
 * Draws a picture of ours as PNG. What was drawn lately is not drawn again; one at a time, so that whoever asks for many holds up only
 * those who ask for more. Throws 503 when too many wait.
 */
export const drawPicture: DrawPicture = (picture) => {
	const key = JSON.stringify(picture)
	const drawn = kept.get(key) ?? inTurn('pictures', () => draw(picture))
	kept.delete(key)
	kept.set(key, drawn)
	for (const oldest of kept.keys()) {
		if (kept.size <= maxKept) break
		kept.delete(oldest)
	}
	drawn.catch(() => kept.delete(key))
	return drawn
}

async function draw({ svg, words }: Picture): Promise<Uint8Array<ArrayBuffer>> {
	const { drawing } = await loadSharp()
	const layers = await Promise.all(words.map(layerOf))
	return drawing(svg).composite(layers).png({ palette: true }).toBuffer()
}

async function layerOf({ words, weight, colour, size, left, top, width, height }: PictureWords) {
	const library = await loadSharp()
	const { data, info } = await library
		.words({ words, colour, size, width, face: faces[weight] })
		.png()
		.toBuffer({ resolveWithObject: true })
	if (height === undefined) return { input: data, left, top }
	return { input: data, left: left + Math.round((width - info.width) / 2), top: top + Math.round((height - info.height) / 2) }
}
