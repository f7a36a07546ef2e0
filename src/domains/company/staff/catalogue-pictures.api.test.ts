import { beforeAll, expect, test } from 'vitest'
import { aPicture } from '../../../../tests/support/a-picture.ts'
import { signIn } from '../../../../tests/support/sign-in.ts'
import { useTestApp } from '../../../../tests/support/test-app.ts'

const product = useTestApp({ clock: '2026-11-20T06:00:00Z' })

type Person = Awaited<ReturnType<typeof signIn>>
let staff: Person
let rider: Person
beforeAll(async () => {
	staff = await signIn(product, { role: 'staff' })
	rider = await signIn(product)
})
async function upload(content: BlobPart, access = staff.access, folder = 'catalogue') {
	const body = new FormData()
	body.append('upload_preset', 'pictures')
	body.append('folder', folder)
	body.append('file', new Blob([content]), 'picture.png')
	const reply = await product.call('POST', '/uploads/', { access, body })
	return { status: reply.status, body: reply.body as unknown as { path: string; public_id: string; secure_url: string; file?: string[] } }
}
const aPath = async () => (await upload(await aPicture())).body.path
const get = (path: string) => product.app.inject({ method: 'GET', url: path })
let turn = 0
const aCategory = (image: string | null) => staff.api.staff.serviceCategories.create({ body: { name: `Pictured ${++turn}`, image } })
const states = async (path: string) =>
	(
		await product.sql<{ kept: boolean; dropped: boolean }>(
			'select kept_at is not null as kept, dropped_at is not null as dropped from files where key = $1',
			[path.replace('/media/', '')],
		)
	)[0]

test('a picture is drawn anew, stored and shown for good under a name of its own (D-58, B.ADMIN-15)', async () => {
	const { status, body } = await upload(await aPicture())
	expect({ status, path: body.path }).toEqual({ status: 201, path: expect.stringMatching(/^\/media\/catalogue\/[0-9a-f-]{36}\.jpg$/) })
	const shown = await get(body.path)
	expect([shown.statusCode, shown.headers['content-type'], shown.headers['cache-control']]).toEqual([
		200,
		'image/jpeg',
		'public, max-age=31536000, immutable',
	])
})

test('it lies under the folder that was asked for, and the answer is that of an image host (A.API-52, A.R-89)', async () => {
	const { body } = await upload(await aPicture(), staff.access, 'models')
	const name = /^\/media\/(models\/[0-9a-f-]{36})\.jpg$/.exec(body.path)?.[1]
	expect(body).toEqual({ public_id: name, path: body.path, secure_url: `http://127.0.0.1:3000${body.path}` })
	expect(await upload(await aPicture(), staff.access, 'elsewhere')).toMatchObject({ status: 400, body: { folder: [expect.any(String)] } })
})

test('a row keeps the picture it is saved with, gives it up for another one, and with itself (decision 0009)', async () => {
	const [first, second] = [await aPath(), await aPath()]
	const { uuid } = await aCategory(first)
	expect(await states(first)).toEqual({ kept: true, dropped: false })
	await staff.api.staff.serviceCategories.change({ params: { uuid }, body: { image: second } })
	expect([await states(first), await states(second)]).toEqual([
		{ kept: true, dropped: true },
		{ kept: true, dropped: false },
	])
	expect((await get(first)).statusCode).toBe(404)
	await staff.api.staff.serviceCategories.change({ params: { uuid }, body: { description: 'The same picture' } })
	expect((await get(second)).statusCode).toBe(200)
	await staff.api.staff.serviceCategories.remove({ params: { uuid } })
	expect((await states(second))?.dropped).toBe(true)
})

test('a picture belongs to one row: another that names it is refused at its field, and nothing is kept', async () => {
	const path = await aPath()
	await aCategory(path)
	for (const image of [path, '/media/catalogue/none.jpg']) {
		const { status, body } = await product.call('POST', '/admin/service-categories/', {
			access: staff.access,
			body: { name: 'Copied', image },
		})
		expect({ status, fields: Object.keys(body) }).toEqual({ status: 400, fields: ['image'] })
	}
	expect((await staff.api.staff.serviceCategories.list({ query: { search: 'Copied' } })).count).toBe(0)
})

test('what is no picture is refused at its field, and so is whoever is no staff (A.ADMIN-03)', async () => {
	expect(await upload('no picture')).toMatchObject({ status: 400, body: { file: ['Please choose an image file.'] } })
	expect((await product.call('POST', '/uploads/', { access: staff.access, body: {} })).status).toBe(400)
	expect((await upload(await aPicture(), rider.access)).status).toBe(403)
})
