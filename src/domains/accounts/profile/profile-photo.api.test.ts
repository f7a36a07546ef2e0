import { once } from 'node:events'
import { readdir, rename, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { staff } from '#contract/staff.ts'
import { aForm, aLargePicture, aPhonePhoto, aPicture, aPictureBomb } from '../../../../tests/support/a-picture.ts'
import { signIn } from '../../../../tests/support/sign-in.ts'
import { useTestApp } from '../../../../tests/support/test-app.ts'
import { removeUnusedFiles } from '../../../platform/files/remove-unused-files.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'

const app = useTestApp()
const patch = (access: string, body: unknown, headers: Record<string, string> = {}) =>
	app.call('PATCH', '/accounts/profile/', { body, access, headers })
const show = async (access: string) => (await app.call('GET', '/accounts/profile/', { access })).body
const load = async (address: unknown) => (await app.app.inject(String(address))).rawPayload
const fileRows = (dropped: boolean) =>
	app.sql<{ key: string }>(`select key from files where kept_at is not null and (dropped_at is not null) = $1`, [dropped])

let red: Buffer
let blue: Buffer
beforeAll(async () => {
	red = await aPicture({ colour: '#ff0000' })
	blue = await aPicture({ colour: '#0000ff' })
})
/** A form over the wire, up to where its photo begins. */
const beginning = (access: string) =>
	[
		'PATCH /api/accounts/profile/ HTTP/1.1',
		'Host: 127.0.0.1',
		`Authorization: Bearer ${access}`,
		'Content-Type: multipart/form-data; boundary=x',
		'Content-Length: 5000000',
		'',
		'--x\r\nContent-Disposition: form-data; name="profile_photo"; filename="me.jpg"\r\nContent-Type: image/jpeg\r\n\r\n',
	].join('\r\n')
const isRed = async (address: unknown) => {
	const [r = 0, , b = 0] = await sharp(await load(address))
		.resize(1, 1)
		.raw()
		.toBuffer()
	return r > b
}

describe('the photo', () => {
	test.each(['profile_photo', 'avatar'])(
		'comes as %s in a form, beside other fields, and is shown from our own host (A.PROFILE-04, A.PROFILE-05, A.PROFILE-18, A.PROFILE-19, A.R-39)',
		async (field) => {
			const { access } = await signIn(app)
			const { status, body } = await patch(access, aForm({ [field]: red, city: 'Pune', phone_number: '+919876543210' }))
			expect(status).toBe(200)
			expect(body).toMatchObject({
				city: 'Pune',
				phone: '+919876543210',
				profile_photo: expect.stringMatching(/^\/media\/profiles\/.+\.jpg$/),
			})
			expect(await show(access)).toEqual(body)
			expect(await sharp(await load(body.profile_photo)).metadata()).toMatchObject({ format: 'jpeg', width: 60, height: 40 })
		},
	)

	test('is sent by the typed client as a form too (A.API-14)', async () => {
		const { api } = await signIn(app)
		const profile = await api.accounts.changeProfile({ body: aForm({ profile_photo: red, city: 'Pune' }) })
		expect(profile).toMatchObject({ city: 'Pune', profile_photo: expect.stringMatching(/^\/media\//) })
		expect(await api.accounts.changeProfile({ body: { profile_photo: null } })).toMatchObject({ city: 'Pune', profile_photo: null })
	})

	test('is drawn anew: upright, within 800 pixels, without the place where it was taken (A.R-41, A.E-33, B.E-10)', async () => {
		const { access } = await signIn(app)
		const { body } = await patch(access, aForm({ profile_photo: await aPhonePhoto() }))
		const shown = await load(body.profile_photo)
		expect(await sharp(shown).metadata()).toMatchObject({ width: 400, height: 800 })
		expect((await sharp(shown).metadata()).exif).toBeUndefined()
	})

	test('stays with other changes, goes for another, and can be taken away (A.R-35)', async () => {
		const { access } = await signIn(app)
		const first = (await patch(access, aForm({ profile_photo: red }))).body.profile_photo
		expect((await patch(access, { city: 'Pune' })).body.profile_photo).toBe(first)
		expect((await patch(access, aForm({ city: 'Nashik' }))).body).toMatchObject({ profile_photo: first, city: 'Nashik' })
		const second = (await patch(access, aForm({ profile_photo: blue }))).body.profile_photo
		expect(second).not.toBe(first)
		for (const nothing of [{ profile_photo: null }, { avatar: '' }, aForm({ profile_photo: '' })]) {
			await patch(access, aForm({ profile_photo: blue }))
			expect((await patch(access, nothing)).body).toMatchObject({ profile_photo: null, city: 'Nashik' })
		}
		expect((await patch(access, { profile_photo: null })).status).toBe(200)
	})

	test('that a form leaves empty, as a browser sends it, changes nothing', async () => {
		const { access } = await signIn(app)
		const before = (await patch(access, aForm({ profile_photo: red }))).body.profile_photo
		const form = aForm({ city: 'Pune' })
		form.append('profile_photo', new File([], '', { type: 'application/octet-stream' }))
		const { status, body } = await patch(access, form)
		expect([status, body.profile_photo, body.city]).toEqual([200, before, 'Pune'])
	})

	test('wins as profile_photo over an avatar, and as a file over nothing (A.R-39)', async () => {
		const { access } = await signIn(app)
		expect(await isRed((await patch(access, aForm({ avatar: blue, profile_photo: red }))).body.profile_photo)).toBe(true)
		expect(await isRed((await patch(access, aForm({ avatar: blue, profile_photo: '' }))).body.profile_photo)).toBe(false)
	})

	test('that was replaced is removed with its bytes, and no other (A.E-33, A.PROFILE-40)', async () => {
		const [person, other] = [await signIn(app), await signIn(app)]
		const old = (await patch(person.access, aForm({ profile_photo: red }))).body.profile_photo
		const its = (await patch(other.access, aForm({ profile_photo: red }))).body.profile_photo
		const now = (await patch(person.access, aForm({ profile_photo: blue }))).body.profile_photo
		await app.sql(`update files set dropped_at = dropped_at - interval '1 hour'`)
		await app.database.transaction((db) => enqueue(db, removeUnusedFiles, {}))
		await app.work()
		expect((await app.app.inject(String(old))).statusCode).toBe(404)
		for (const address of [its, now]) expect((await app.app.inject(String(address))).statusCode).toBe(200)
	})

	test('of several sent at once is one of them, whole, and the others are dropped (A.PROFILE-40)', async () => {
		const { access } = await signIn(app)
		const [keptBefore, droppedBefore] = [await fileRows(false), await fileRows(true)]
		const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => patch(access, aForm({ profile_photo: at % 2 ? red : blue }))))
		expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
		const photo = String((await show(access)).profile_photo)
		expect(answers.map(({ body }) => body.profile_photo)).toContain(photo)
		expect((await load(photo)).length).toBeGreaterThan(0)
		expect((await fileRows(false)).length - keptBefore.length).toBe(1)
		expect((await fileRows(true)).length - droppedBefore.length).toBe(9)
	})

	test('is told to open screens, as every change of a profile is', async () => {
		const { id, access } = await signIn(app)
		await patch(access, aForm({ profile_photo: red }))
		expect(await app.sql(`select customer_id from changes where collection = 'users' and object_id = $1`, [String(id)])).toEqual([
			{ customer_id: id },
		])
	})
})

describe('what is no photo', () => {
	const large = async () => (await aLargePicture(5 * 1024 * 1024)).subarray(0, 5 * 1024 * 1024 + 1)
	test.each([
		['a text', 400, 'Please choose an image file.', () => 'me.jpg'],
		['an address', 400, 'Please choose an image file.', () => '/media/profiles/somebody.jpg'],
		['a page that calls itself a photo', 400, 'Please choose an image file.', () => Buffer.from('<html><script>alert(1)</script>')],
		['a drawing in SVG', 400, 'Please choose an image file.', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
		['an empty file', 400, 'Please choose an image file.', () => new Uint8Array(0)],
		['half a photo', 400, 'Please choose an image file.', async () => (await aLargePicture(90_000)).subarray(0, 50_000)],
		['a bomb', 400, 'This image has more than 50 megapixels. Please choose a smaller one.', () => aPictureBomb(30_000, 30_000)],
		['more than 5 MB', 413, 'Please choose a file of at most 5 MB.', large],
	])(
		'%s is refused at its field, and nothing of the change is kept (A.PROFILE-18, A.R-41, A.E-33, A.E-36)',
		async (_what, status, words, make) => {
			const { access } = await signIn(app)
			const before = await show(access)
			const stored = await app.sql('select key from files')
			for (const field of ['profile_photo', 'avatar'])
				expect(await patch(access, aForm({ [field]: await make(), city: 'Pune' }))).toMatchObject({ status, body: { [field]: [words] } })
			expect(await show(access)).toEqual(before)
			expect(await app.sql('select key from files')).toEqual(stored)
		},
	)

	test('is told beside nothing else, and a wrong field is told as in JSON (A.PROFILE-09, A.PROFILE-10, A.PROFILE-12)', async () => {
		const { access } = await signIn(app)
		const wrong = { username: 'a-b', phone_number: '1234567890123456', postal_code: '12345a', vehicle_model: 'Splendor', name: ' ' }
		const asForm = await patch(access, aForm({ ...wrong, profile_photo: red }))
		expect(asForm).toMatchObject({ status: 400, body: (await patch(access, wrong)).body })
		expect(Object.keys(asForm.body).sort()).toEqual(Object.keys(wrong).sort())
		expect((await show(access)).profile_photo).toBeNull()
	})

	test('is the photo of a change that is refused: it is not kept, and gone after a day (A.E-33)', async () => {
		const { access } = await signIn(app)
		expect((await patch(access, aForm({ profile_photo: red, email: 'another@example.in' }))).status).toBe(400)
		expect((await show(access)).profile_photo).toBeNull()
		const unkept = await app.sql<{ key: string }>('select key from files where kept_at is null')
		expect(unkept.length).toBeGreaterThan(0)
		await app.sql(`update files set created_at = created_at - interval '1 day' where kept_at is null`)
		await app.database.transaction((db) => enqueue(db, removeUnusedFiles, {}))
		await app.work()
		const left = await readdir(join(app.folder, 'public', 'profiles'))
		expect(left.filter((name) => unkept.some(({ key }) => key.endsWith(name)))).toEqual([])
	})

	test('is a file under another name, a second file, or one too many (A.E-33, B.E-11)', async () => {
		const { access } = await signIn(app)
		expect(await patch(access, aForm({ document: red }))).toMatchObject({ status: 400, body: { document: ['This field takes no file.'] } })
		const twice = aForm({ profile_photo: red })
		twice.append('profile_photo', new File([new Uint8Array(blue)], 'b.jpg'))
		expect(await patch(access, twice)).toMatchObject({ status: 400, body: { profile_photo: ['Please choose one file.'] } })
	})
})

describe('a form', () => {
	test('is read only for whoever is logged in (A.PROFILE-02)', async () => {
		const reply = await app.call('PATCH', '/accounts/profile/', { body: aForm({ profile_photo: red }) })
		expect(reply.status).toBe(401)
	})

	test('changes like JSON: ids as digits, one field alone, nothing at all (A.PROFILE-19, A.R-38)', async () => {
		const { access } = await signIn(app)
		const [model] = await app.sql<{ id: number; type: number; brand: number }>(
			'select id, vehicle_type_id as type, manufacturer_id as brand from vehicle_models where is_active order by id limit 1',
		)
		const ids = { vehicle_type: String(model?.type), manufacturer: String(model?.brand), vehicle_model: String(model?.id) }
		expect((await patch(access, aForm(ids))).body).toMatchObject({ vehicle_model: model?.id, manufacturer: model?.brand })
		expect((await patch(access, aForm({ city: 'पुणे' }))).body).toMatchObject({ city: 'पुणे', vehicle_model: model?.id })
		expect((await patch(access, new FormData())).status).toBe(200)
	})

	const raw = (body: string, type = 'multipart/form-data; boundary=x') => ({ body, headers: { 'content-type': type } })
	const part = (name: string, text: string) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`
	test.each([
		['without a boundary', 400, raw('--x--', 'multipart/form-data')],
		['that ends in its middle', 400, raw(part('city', 'Pune'))],
		['that is none', 400, raw('{"city": "Pune"}')],
		['with a part that would change every object', 400, raw(`${part('__proto__', 'x')}--x--\r\n`)],
		['with a field given twice', 400, raw(`${part('city', 'Pune')}${part('city', 'Nashik')}--x--\r\n`)],
		['with a field of 70 KB', 413, raw(`${part('city', 'a'.repeat(70_000))}--x--\r\n`)],
		['with a thousand fields', 413, raw(`${Array.from({ length: 1_000 }, (_, at) => part(`field${at}`, 'x')).join('')}--x--\r\n`)],
		['as a text', 415, raw('city=Pune', 'text/plain')],
		['as an address writes it', 415, raw('city=Pune', 'application/x-www-form-urlencoded')],
	])('%s is refused with a sentence, and keeps nothing (A.E-18, A.E-36, D-45)', async (_how, status, { body, headers }) => {
		const { access } = await signIn(app)
		const reply = await patch(access, body, headers)
		expect(reply.status).toBe(status)
		expect(Object.values(reply.body).flat()[0]).toMatch(/\w+ \w+/)
		expect((await show(access)).city).toBe('')
	})

	test('is taken by the calls that say so, and by no other (D-45)', async () => {
		const { access } = await signIn(app)
		for (const url of ['/accounts/change-password/', '/accounts/logout/'])
			expect((await app.call('POST', url, { body: aForm({ refresh: 'x' }), access })).status).toBe(415)
		const { body } = await app.call('GET', '/openapi.json')
		const paths = (body as Record<string, unknown>).paths as Record<
			string,
			Record<string, { requestBody?: { content: Record<string, { schema: { properties: object } }> } }>
		>
		const taking = Object.entries(paths).flatMap(([path, calls]) =>
			Object.entries(calls).flatMap(([method, { requestBody }]) =>
				requestBody?.content['multipart/form-data'] ? [`${method} ${path}`] : [],
			),
		)
		const imports = Object.values(staff).flatMap((calls) => ('import' in calls ? [`post /api${calls.import.address.split(' ')[1]}`] : []))
		expect(imports.length).toBeGreaterThan(0)
		const profile = ['patch /api/accounts/profile/', 'post /api/accounts/profile/create/', 'put /api/accounts/profile/']
		const pictures = [
			'post /api/uploads/',
			'post /api/admin/parts/{uuid}/images/',
			'post /api/admin/repair-bookings/{id}/photos/',
			'post /api/admin/visits/{id}/photos/',
			'post /api/admin/sell-requests/',
			'post /api/admin/vehicles/{id}/photos/',
			'post /api/admin/inspections/{id}/points/{point}/photos/',
			'post /api/marketplace/sell-requests/',
			'patch /api/marketplace/sell-requests/{id}/documents/',
		]
		expect(taking.sort()).toEqual([...profile, ...imports, ...pictures].sort())
		const content = paths['/api/accounts/profile/']?.patch?.requestBody?.content
		expect(content?.['multipart/form-data']?.schema.properties).toMatchObject({ profile_photo: { type: 'string', format: 'binary' } })
		expect(content?.['application/json']?.schema.properties).toMatchObject({ city: { type: 'string' } })
	})

	test('that is cut off in the middle leaves nothing, and the next one is taken (A.E-33)', async () => {
		const { access } = await signIn(app)
		await app.app.listen({ host: '127.0.0.1', port: 0 })
		const { port } = app.app.server.address() as AddressInfo
		const before = await app.sql('select key from files')
		// Together more than may be in memory at once.
		for (let sent = 0; sent < 20; sent += 1)
			await new Promise<void>((resolve, reject) => {
				const socket = connect(port, '127.0.0.1', () => {
					socket.write(beginning(access))
					socket.write(Buffer.alloc(4_000_000, 1), () => setTimeout(() => socket.resetAndDestroy(), 20))
				})
				socket.on('error', reject)
				socket.on('close', () => resolve())
			})
		expect(await app.sql('select key from files')).toEqual(before)
		const reply = await fetch(`http://127.0.0.1:${port}/api/accounts/profile/`, {
			method: 'PATCH',
			headers: { authorization: `Bearer ${access}` },
			body: aForm({ profile_photo: red }),
		})
		expect(reply.status).toBe(200)
	})

	test('that stalls is given up after 15 seconds without a byte, and however many do so, another rider sends his photo (A.E-33, A.E-36)', async () => {
		const [stalling, other] = [await signIn(app), await signIn(app)]
		const { port } = app.app.server.address() as AddressInfo
		vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
		onTestFinished(() => void vi.useRealTimers())
		const answers: string[] = []
		const sockets = Array.from({ length: 18 }, () => {
			const socket = connect(port, '127.0.0.1', () => {
				socket.write(beginning(stalling.access))
				socket.write(Buffer.alloc(4_000_000, 1))
			})
			socket.once('data', (answer) => answers.push(String(answer)))
			return socket
		})
		const putOff = () => answers.filter((answer) => answer.startsWith('HTTP/1.1 503 ')).length
		const givenUp = () => answers.filter((answer) => /^HTTP[/]1.1 408 [\s\S]*connection: close/i.test(answer)).length
		// What is too much of one sender is put off at once; the rest is waited for.
		await expect.poll(putOff, { timeout: 10_000 }).toBeGreaterThanOrEqual(14)
		const reply = await fetch(`http://127.0.0.1:${port}/api/accounts/profile/`, {
			method: 'PATCH',
			headers: { authorization: `Bearer ${other.access}` },
			body: aForm({ profile_photo: red }),
		})
		expect(reply.status).toBe(200)
		expect(answers).toHaveLength(putOff())
		const waitedFor = sockets.length - answers.length
		const ended = Promise.all(sockets.filter((socket) => socket.bytesRead === 0).map((socket) => once(socket, 'close')))
		await vi.advanceTimersByTimeAsync(14_000)
		expect(givenUp()).toBe(0)
		await vi.advanceTimersByTimeAsync(1_500)
		await ended
		expect([putOff(), givenUp()]).toEqual([18 - waitedFor, waitedFor])
		expect(waitedFor).toBeGreaterThan(0)
		for (const socket of sockets) socket.destroy()
	})

	test('that is far too large is refused over the wire too, with words and not with a broken connection (A.E-36)', async () => {
		const { access } = await signIn(app)
		const { port } = app.app.server.address() as AddressInfo
		const send = (bytes: number) =>
			fetch(`http://127.0.0.1:${port}/api/accounts/profile/`, {
				method: 'PATCH',
				headers: { authorization: `Bearer ${access}` },
				body: aForm({ profile_photo: new Uint8Array(bytes) }),
			})
		const large = await send(20_000_000)
		expect([large.status, await large.json()]).toEqual([413, { profile_photo: ['Please choose a file of at most 5 MB.'] }])
		const huge = await send(60_000_000)
		expect([huge.status, await huge.json()]).toMatchObject([413, { detail: 'The request is too large.' }])
	})

	test('is put off with words while files cannot be stored, and changes nothing (D-50)', async () => {
		const { access } = await signIn(app)
		const folder = join(app.folder, 'public')
		await rename(folder, `${folder}-away`)
		await writeFile(folder, 'in the way')
		const reply = await patch(access, aForm({ profile_photo: red, city: 'Pune' }))
		await rm(folder)
		await rename(`${folder}-away`, folder)
		expect(reply).toMatchObject({ status: 503, body: { detail: 'We cannot store files just now. Please try again in a moment.' } })
		expect(reply.headers['retry-after']).toBe('10')
		expect(await show(access)).toMatchObject({ city: '', profile_photo: null })
	})
})
