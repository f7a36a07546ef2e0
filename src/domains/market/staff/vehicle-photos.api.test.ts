import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { one } from '#shared/one.ts'
import { aForm, aPhonePhoto, aPicture } from '../../../../tests/support/a-picture.ts'
import { signIn } from '../../../../tests/support/sign-in.ts'
import { useTestApp } from '../../../../tests/support/test-app.ts'

const product = useTestApp({ clock: '2026-11-20T06:00:00Z', connections: 10 })

type Person = Awaited<ReturnType<typeof signIn>>
type Photos = { photos: { id: number; url: string; is_covered: boolean }[] }
let staff: Person
beforeAll(async () => {
	staff = await signIn(product, { role: 'staff' })
})

const facts = { brand: 'Hero', model: 'Splendor Plus', year: 2020, kms_driven: 30_000, fuel_type: 'petrol', price: 52_000 } as const
const aVehicle = async () => (await staff.api.staff.usedVehicles.create({ body: facts })).id
const call = async (method: string, path: string, body?: object | FormData) => {
	const { status, body: answer } = await product.call(method, `/admin/vehicles/${path}`, { access: staff.access, body })
	return { status, answer: answer as unknown as Photos & Record<string, unknown> }
}
const add = async (id: number, colour: string) =>
	(await call('POST', `${id}/photos/`, aForm({ image: await aPicture({ colour, width: 400, height: 200 }) }))).answer.photos.at(
		-1,
	) as Photos['photos'][number]
const show = async (id: number) => (await product.call('GET', `/marketplace/vehicles/${id}/`)).body as Record<string, unknown>
const media = (url: string) => product.app.inject({ method: 'GET', url })
const plate = { x: 0.25, y: 0.5, width: 0.5, height: 0.25 }

test('the photos that staff add stand for a vehicle at once, in their order, in lists and bookings too (B.ADMIN-23, B.MARKET-18)', async () => {
	const id = await aVehicle()
	expect(await show(id)).toMatchObject({ has_photos: false, front_image_url: '/drawings/commuter-grey.svg' })
	const first = await add(id, '#ff0000')
	const second = await add(id, '#00ff00')
	expect(await show(id)).toMatchObject({ has_photos: true, front_image_url: first.url, images: [first.url, second.url] })
	expect((await call('PUT', `${id}/photos/`, { ids: [second.id, first.id] })).status).toBe(200)
	expect(await show(id)).toMatchObject({ front_image_url: second.url, images: [second.url, first.url] })
	const [listed] = (await product.call('GET', '/marketplace/vehicles/')).body as unknown as Record<string, unknown>[]
	expect(listed).toMatchObject({ id, front_image_url: second.url, has_photos: true })
	const rider = await signIn(product)
	const booked = await rider.api.market.book({ body: { vehicle: id, contact_number: '9000012345' } })
	expect(booked.vehicle_details.front_image_url).toBe(second.url)
	expect((await media(first.url)).headers['cache-control']).toBe('public, max-age=3600')
	expect((await call('DELETE', `${id}/photos/${second.id}/`)).answer.photos.map((photo) => photo.id)).toEqual([first.id])
	expect((await media(second.url)).statusCode).toBe(404)
	expect(await show(id)).toMatchObject({ front_image_url: first.url, images: [first.url] })
})

test('a photo is published without the place where it was taken (B.E-10)', async () => {
	const id = await aVehicle()
	const { answer } = await call('POST', `${id}/photos/`, aForm({ image: await aPhonePhoto() }))
	const { exif, orientation } = await sharp((await media(one(answer.photos).url)).rawPayload).metadata()
	expect([exif, orientation]).toEqual([undefined, undefined])
})

test('staff cover a number plate: the photo is drawn anew, nothing is left of what was there, and the uncovered one is gone (B.E-10)', async () => {
	const id = await aVehicle()
	const photo = await add(id, '#ff0000')
	const { status, answer } = await call('POST', `${id}/photos/${photo.id}/cover/`, plate)
	expect(status).toBe(200)
	const covered = one(answer.photos)
	expect(covered).toMatchObject({ id: photo.id, is_covered: true })
	expect(covered.url).not.toBe(photo.url)
	expect((await media(photo.url)).statusCode).toBe(404)
	const { data, info } = await sharp((await media(covered.url)).rawPayload)
		.raw()
		.toBuffer({ resolveWithObject: true })
	const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels, (y * info.width + x) * info.channels + 3)]
	expect([info.width, info.height]).toEqual([400, 200])
	const [red = 0, green = 0] = at(200, 125)
	expect(Math.abs(red - 196) + Math.abs(green - 196)).toBeLessThan(20)
	expect(at(20, 20)[0]).toBeGreaterThan(240)
	expect(at(20, 20)[1]).toBeLessThan(20)
	expect(await show(id)).toMatchObject({ images: [covered.url] })
})

test('of two who cover the same photo at once nothing uncovered is left, and no answer is a failure of ours (D-18)', async () => {
	const id = await aVehicle()
	const photo = await add(id, '#0000ff')
	const both = await Promise.all([plate, { ...plate, y: 0 }].map((part) => call('POST', `${id}/photos/${photo.id}/cover/`, part)))
	expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
	expect(one((await call('GET', `${id}/photos/`)).answer.photos).is_covered).toBe(true)
	expect((await media(photo.url)).statusCode).toBe(404)
})

test('a photo of another vehicle, an order of other photos, a cover outside the picture, a thirteenth photo and what is none are refused', async () => {
	const id = await aVehicle()
	const other = await aVehicle()
	const photo = await add(id, '#ff0000')
	for (const [method, path, body] of [
		['DELETE', `${other}/photos/${photo.id}/`],
		['POST', `${other}/photos/${photo.id}/cover/`, plate],
		['GET', '999999/photos/'],
		['PUT', '999999/photos/', { ids: [] }],
	] as const)
		expect((await call(method, path, body)).status).toBe(404)
	for (const ids of [[], [photo.id, photo.id], [photo.id + 999]]) expect((await call('PUT', `${id}/photos/`, { ids })).status).toBe(409)
	for (const part of [{ ...plate, x: 2 }, { ...plate, width: 0 }, { ...plate, y: '1' }, {}])
		expect((await call('POST', `${id}/photos/${photo.id}/cover/`, part)).status).toBe(400)
	expect((await call('POST', `${id}/photos/`, aForm({ image: Buffer.from('no picture') }))).answer.image).toEqual([
		'Please choose an image file.',
	])
	for (let at = 1; at < 12; at++) await add(id, '#ff0000')
	expect((await call('POST', `${id}/photos/`, aForm({ image: await aPicture() }))).answer.image).toEqual([
		'A vehicle has at most 12 photos.',
	])
})

test('only staff see and change the photos by these calls, each change stands in the audit log, and a deleted vehicle takes its photos along (B.ADMIN-02, D-21)', async () => {
	const id = await aVehicle()
	const photo = await add(id, '#ff0000')
	const technician = await signIn(product, { role: 'technician' })
	for (const { access } of [await signIn(product), technician])
		for (const [method, path] of [
			['GET', 'photos/'],
			['DELETE', `photos/${photo.id}/`],
			['POST', `photos/${photo.id}/cover/`],
		] as const)
			expect(
				(await product.call(method, `/admin/vehicles/${id}/${path}`, { access, body: method === 'POST' ? plate : undefined })).status,
			).toBe(403)
	await call('POST', `${id}/photos/${photo.id}/cover/`, plate)
	const actions = await product.sql<{ action: string }>(
		"select action from audit_log where collection = 'vehicles' and object_id = $1 order by id",
		[String(id)],
	)
	expect(actions.map(({ action }) => action)).toEqual(['create', 'add-photo', 'cover-photo'])
	const { url } = one((await call('GET', `${id}/photos/`)).answer.photos)
	expect((await call('DELETE', `${id}/`)).status).toBe(204)
	expect((await media(url)).statusCode).toBe(404)
})
