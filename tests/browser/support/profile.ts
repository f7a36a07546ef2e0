import { crc32, deflateSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import type { VehicleModel } from '../../../src/contract/vehicles/vehicles.ts'
import { one } from '../../../src/shared/one.ts'
import { ask } from './people.ts'
import type { Product } from './product.ts'
import { main } from './screens.ts'

/** A field of the profile's form by its label. */
export const profileField = (page: Page, label: string) => main(page).getByLabel(label, { exact: true })
export const saveButton = (page: Page) => main(page).getByRole('button', { name: 'Save', exact: true })
export const editButton = (page: Page) => main(page).getByRole('button', { name: 'Edit', exact: true })

/** A model of the demo catalogue by its maker's and its own name. */
export async function modelNamed(product: Product, name: string) {
	const models = await ask<VehicleModel[]>(product, 'GET', '/vehicle/vehicle-models/')
	return one(models.filter((entry) => `${entry.manufacturer_name} ${entry.name}` === name))
}

/** Everything that the form requires, for the call; nobody lives there. */
export async function aWholeProfile(product: Product) {
	const model = await modelNamed(product, 'Hero Splendor Plus')
	return {
		name: 'Meera Joshi',
		phone_number: '+91 98765-00000',
		address: 'Flat 7, Example Heights',
		city: 'Pune',
		state: 'Maharashtra',
		postal_code: '411004',
		country: 'India',
		vehicle_type: model.vehicle_type,
		manufacturer: model.manufacturer,
		vehicle_model: model.id,
		registration_number: 'MH12KT4821',
	}
}

/** A picture of stripes, made here: a PNG as a camera could give it, with EXIF that says where it was taken. */
export function aPng(width: number, height: number) {
	const row = Buffer.alloc(1 + width * 3)
	for (let x = 0; x < width; x += 1) row.set([(x * 7) % 256, (x >> 3) % 256, 90], 1 + x * 3)
	const header = Buffer.alloc(13)
	header.writeUInt32BE(width, 0)
	header.writeUInt32BE(height, 4)
	header.set([8, 2], 8)
	const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))
	const chunks = [chunk('IHDR', header), chunk('eXIf', exif(1)), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]
	return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks])
}

function chunk(name: string, data: Buffer) {
	const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
	const length = Buffer.alloc(4)
	length.writeUInt32BE(data.length)
	const check = Buffer.alloc(4)
	check.writeUInt32BE(crc32(named))
	return Buffer.concat([length, named, check])
}

/** Big-endian TIFF with two tags: the orientation, and a camera's words that must not travel. */
function exif(orientation: number) {
	const words = Buffer.from('Taken at home\0', 'latin1')
	const tiff = Buffer.alloc(8 + 2 + 24 + 4)
	tiff.write('MM\0*', 0, 'latin1')
	tiff.writeUInt32BE(8, 4)
	tiff.writeUInt16BE(2, 8)
	tiff.writeUInt16BE(0x010e, 10)
	tiff.writeUInt16BE(2, 12)
	tiff.writeUInt32BE(words.length, 14)
	tiff.writeUInt32BE(tiff.length, 18)
	tiff.writeUInt16BE(0x0112, 22)
	tiff.writeUInt16BE(3, 24)
	tiff.writeUInt32BE(1, 26)
	tiff.writeUInt16BE(orientation, 30)
	return Buffer.concat([tiff, words])
}

/** A JPEG with EXIF: it lies on its side (6: a quarter turn to the right makes it upright), and says where it was taken. */
export function lyingDown(jpeg: Buffer) {
	const data = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), exif(6)])
	const head = Buffer.from([0xff, 0xe1, 0, 0])
	head.writeUInt16BE(data.length + 2, 2)
	return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)])
}

/** Width, height and whether there is EXIF; throws where the bytes are no JPEG. */
export function readJpeg(bytes: Buffer) {
	if (bytes.readUInt16BE(0) !== 0xffd8) throw new Error('These bytes are no JPEG')
	let hasExif = false
	for (let place = 2; place < bytes.length; place += 2 + bytes.readUInt16BE(place + 2)) {
		const marker = bytes.readUInt16BE(place)
		if (marker === 0xffe1) hasExif = true
		if (marker === 0xffc0 || marker === 0xffc2)
			return { height: bytes.readUInt16BE(place + 5), width: bytes.readUInt16BE(place + 7), hasExif }
	}
	throw new Error('This JPEG has no size')
}

/** Remembers in the page what its forms carry, since a browser does not show the files of a request. Before the page is opened. */
export const watchForms = (page: Page) =>
	page.addInitScript(() => {
		const sent: { texts: Record<string, string>; file: { name: string; type: string; bytes: string } | null }[] = []
		Object.assign(window, { sentForms: sent })
		const send = window.fetch
		window.fetch = async (input, init) => {
			const { body } = init ?? {}
			if (body instanceof FormData) {
				const form = [...body.entries()]
				const [name, file] = form.find(([, value]) => value instanceof File) ?? ['', null]
				const bytes = file instanceof File ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array()
				sent.push({
					texts: Object.fromEntries(form.filter((entry): entry is [string, string] => typeof entry[1] === 'string')),
					file:
						file instanceof File ? { name, type: file.type, bytes: Array.from(bytes, (byte) => String.fromCharCode(byte)).join('') } : null,
				})
			}
			return send(input, init)
		}
	})

type SentForm = { texts: Record<string, string>; file: { name: string; type: string; bytes: string } | null }
/** The forms sent since the page was opened, their file as bytes. */
export async function sentForms(page: Page) {
	const forms = await page.evaluate(() => (window as unknown as { sentForms: SentForm[] }).sentForms)
	return forms.map(({ texts, file }) => ({ texts, file: file && { ...file, bytes: Buffer.from(file.bytes, 'latin1') } }))
}
