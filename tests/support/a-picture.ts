import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

type Look = { width?: number; height?: number; colour?: string; format?: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' }

/** A picture of one colour. */
export const aPicture = ({ width = 60, height = 40, colour = '#c02020', format = 'jpeg' }: Look = {}) =>
	sharp({ create: { width, height, channels: 3, background: colour } })
		.toFormat(format)
		.toBuffer()

/** A picture of `bytes` or a little more, which cannot be packed. */
export async function aLargePicture(bytes: number) {
	const side = Math.ceil(Math.sqrt(bytes / 3))
	return sharp({
		create: { width: side, height: side, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
	})
		.png({ compressionLevel: 0 })
		.toBuffer()
}

/** A photo as a phone takes it: lying, with a note that it is to be turned upright, and with the place where it was taken. */
export const aPhonePhoto = () =>
	sharp({ create: { width: 1_200, height: 600, channels: 3, background: '#2060c0' } })
		.withExif({ IFD0: { Make: 'Examplephone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 0/1' } })
		.withMetadata({ orientation: 6 })
		.jpeg()
		.toBuffer()

/** A few bytes that claim to be a picture of this size; PNG's own number says which colours it has, 2 plain ones and 6 see-through ones. */
export function aPictureBomb(width: number, height: number, { bits = 8, colourType = 2 } = {}) {
	const part = (name: string, data: Uint8Array) => {
		const bytes = Buffer.alloc(12 + data.length)
		bytes.writeUInt32BE(data.length, 0)
		bytes.write(name, 4)
		bytes.set(data, 8)
		bytes.writeUInt32BE(crc32(bytes.subarray(4, 8 + data.length)), 8 + data.length)
		return bytes
	}
	const size = Buffer.alloc(13)
	size.writeUInt32BE(width, 0)
	size.writeUInt32BE(height, 4)
	size.set([bits, colourType], 8)
	const begin = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
	return Buffer.concat([begin, part('IHDR', size), part('IDAT', deflateSync(Buffer.alloc(3_000))), part('IEND', Buffer.alloc(0))])
}

/** A form as a browser sends it. */
export function aForm(fields: Record<string, string | Uint8Array>) {
	const form = new FormData()
	for (const [name, value] of Object.entries(fields))
		if (typeof value === 'string') form.append(name, value)
		else form.append(name, new File([new Uint8Array(value)], 'me.jpg', { type: 'image/jpeg' }))
	return form
}
