import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { aLargePicture, aPhonePhoto, aPicture, aPictureBomb } from '../../../tests/support/a-picture.ts'
import { refusalOf } from '../../../tests/support/refusal-of.ts'
import { reencodePicture } from './reencode-picture.ts'

const shape = { side: 800, quality: 0.8 }
const draw = (bytes: Uint8Array, by = 1) => reencodePicture({ field: 'photo', bytes, by }, shape)

describe('a picture', () => {
	test.each(['jpeg', 'png', 'webp', 'gif'] as const)('as %s becomes a JPEG of the same look (A.R-41, B.R-25)', async (format) => {
		const drawn = await draw(await aPicture({ format, width: 60, height: 40, colour: '#00ff00' }))
		expect(await sharp(drawn).metadata()).toMatchObject({ format: 'jpeg', width: 60, height: 40 })
		const [red, green, blue] = await sharp(drawn).resize(1, 1).raw().toBuffer()
		expect(red).toBeLessThan(20)
		expect(green).toBeGreaterThan(235)
		expect(blue).toBeLessThan(20)
	})

	test('keeps its proportions within 800 pixels and never grows (A.R-41, A.CONST-18)', async () => {
		expect(await sharp(await draw(await aPicture({ width: 2_000, height: 1_000 }))).metadata()).toMatchObject({ width: 800, height: 400 })
		expect(await sharp(await draw(await aPicture({ width: 500, height: 5_000 }))).metadata()).toMatchObject({ width: 80, height: 800 })
		expect(await sharp(await draw(await aPicture({ width: 10, height: 7 }))).metadata()).toMatchObject({ width: 10, height: 7 })
	})

	test('is a JPEG of quality 80, neither smaller nor larger (A.CONST-18)', async () => {
		const photo = await aPicture({ width: 300, height: 200 })
		const of = (quality: number) => sharp(photo).jpeg({ quality }).toBuffer()
		expect(Buffer.from(await draw(photo)).equals(await of(80))).toBe(true)
		expect((await of(79)).equals(await of(80))).toBe(false)
	})

	test('stands upright and tells nothing of where and with what it was taken (A.E-33, B.E-10)', async () => {
		const photo = await aPhonePhoto()
		const before = await sharp(photo).metadata()
		expect(before).toMatchObject({ width: 1_200, height: 600, orientation: 6 })
		expect(before.exif?.toString('latin1')).toContain('Examplephone')
		const drawn = await draw(photo)
		const { width, height, orientation, exif, xmp, icc, iptc } = await sharp(drawn).metadata()
		expect({ width, height }).toEqual({ width: 400, height: 800 })
		expect([orientation, exif, xmp, icc, iptc]).toEqual([undefined, undefined, undefined, undefined, undefined])
		expect(Buffer.from(drawn).toString('latin1')).not.toMatch(/Examplephone|Exif|GPS/)
	})

	test('loses what was written behind it', async () => {
		const drawn = await draw(Buffer.concat([await aPicture(), Buffer.from('<script>alert(1)</script>')]))
		expect(Buffer.from(drawn).toString('latin1')).not.toContain('script')
	})

	test('that moves stands still: its first frame counts', async () => {
		const frames = Buffer.concat([Buffer.alloc(300).fill(Buffer.from([255, 0, 0])), Buffer.alloc(300).fill(Buffer.from([0, 0, 255]))])
		const moving = await sharp(frames, { raw: { width: 10, height: 20, channels: 3, pageHeight: 10 } })
			.gif()
			.toBuffer()
		expect((await sharp(moving).metadata()).pages).toBe(2)
		const drawn = await draw(moving)
		expect(await sharp(drawn).metadata()).toMatchObject({ width: 10, height: 10 })
		const [red = 0, , blue = 0] = await sharp(drawn).resize(1, 1).raw().toBuffer()
		expect(red).toBeGreaterThan(blue + 200)
	})

	test('that is see-through stands on white', async () => {
		const clear = await sharp({ create: { width: 10, height: 10, channels: 4, background: '#0000' } })
			.png()
			.toBuffer()
		const [red] = await sharp(await draw(clear))
			.resize(1, 1)
			.raw()
			.toBuffer()
		expect(red).toBeGreaterThan(250)
	})
})

describe('no picture', () => {
	type Row = [string, () => Buffer | Promise<Buffer>]
	const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
	test.each<Row>([
		['a drawing in SVG', () => Buffer.from(drawing)],
		...['GIF8', 'RIFF', 'RIFFabcdWEB', '\u0089PNG', '\u00ff\u00d8'].map(
			(begin) => [`a drawing in SVG behind ${JSON.stringify(begin)}`, () => Buffer.from(`${begin}${drawing}`, 'latin1')] satisfies Row,
		),
		['a page', () => Buffer.from('<!doctype html><title>hi</title>')],
		['a PDF', () => Buffer.from('%PDF-1.7')],
		['nothing', () => Buffer.alloc(0)],
		['a picture of a kind that is not taken', () => aPicture({ format: 'avif' })],
		['the first half of a picture', async () => (await aLargePicture(60_000)).subarray(0, 30_000)],
		['a photo that lacks its end', async () => (await aPicture({ width: 900, height: 900 })).subarray(0, -300)],
		['what only begins like one', () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(500)])],
		['a size without its pixels', () => aPictureBomb(4_000, 4_000)],
	])('is %s (A.PROFILE-18, A.E-33, B.E-11)', async (_what, make) => {
		const refused = await refusalOf(draw(await make()))
		expect(refused).toMatchObject({ status: 400, fields: { photo: ['Please choose an image file.'] } })
	})

	test.each([
		['900 megapixels', () => aPictureBomb(30_000, 30_000), /more than 50 megapixels/],
		['51 megapixels', () => aPictureBomb(8_500, 6_000), /more than 50 megapixels/],
		['a side of 12,001 pixels', () => aPictureBomb(12_001, 10), /more than 12,000 pixels/],
		['48 megapixels of 16 bits a colour, see-through', () => aPictureBomb(8_000, 6_000, { bits: 16, colourType: 6 }), /too much memory/],
	])('is one of %s in a few bytes, and it costs nothing to say so (A.E-33, B.E-11)', async (_what, make, words) => {
		const bomb = make()
		expect(bomb.length).toBeLessThan(200)
		const begun = performance.now()
		const refused = await refusalOf(draw(bomb))
		expect(refused).toMatchObject({ status: 400, fields: { photo: [expect.stringMatching(words)] } })
		expect(performance.now() - begun).toBeLessThan(1_000)
	})
})

describe('many pictures at once', () => {
	test('of one sender are drawn one after the other, and what is too many is asked to come again (A.E-33)', async () => {
		const picture = await aPicture({ width: 3_000, height: 2_000 })
		const answers = await Promise.allSettled(Array.from({ length: 60 }, () => draw(picture)))
		const turnedAway = answers.filter((answer) => answer.status === 'rejected')
		expect(turnedAway.length).toBe(50)
		for (const { reason } of turnedAway) expect(reason).toMatchObject({ status: 503, retryAfter: 5 })
		expect((await draw(picture)).length).toBeGreaterThan(0)
	})

	test('never hold up another sender by more than one of them (A.E-33, D-41)', async () => {
		const picture = await aPicture({ width: 3_000, height: 2_000 })
		const ended: number[] = []
		const sent = [1, 1, 1, 1, 1, 2, 3].map((by) => draw(picture, by).then(() => ended.push(by)))
		await Promise.all(sent)
		expect(ended).toEqual([1, 2, 3, 1, 1, 1, 1])
	})

	test('of very many senders are bounded all together', async () => {
		const picture = await aPicture({ width: 300, height: 200 })
		const answers = await Promise.allSettled(Array.from({ length: 100 }, (_, by) => draw(picture, by)))
		expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(60)
	})
})
