import { createReadStream } from 'node:fs'
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import sharp from 'sharp'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { requiredDocuments, requiredPhotos } from '#contract/market/sell-words.ts'
import type { SellRequest } from '#contract/market/selling.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { aForm, aLargePicture, aPhonePhoto, aPicture, aPictureBomb } from '../../../../tests/support/a-picture.ts'
import { aPdf, aPlate, aSellForm, aSellRequest, sell } from '../../../../tests/support/a-sell-request.ts'
import { subjectsTo } from '../../../../tests/support/mails-to.ts'
import { passSeconds } from '../../../../tests/support/pass-seconds.ts'
import { signIn } from '../../../../tests/support/sign-in.ts'
import { aKey, useTestApp } from '../../../../tests/support/test-app.ts'
import { marketData } from '../market-data.ts'
import { mailSellRequestNews } from './jobs.ts'

/** In India it is Friday, 20 November 2026, half past eleven. */
const product = useTestApp({ clock: '2026-11-20T06:00:00Z', connections: 20 })

type Person = Awaited<ReturnType<typeof signIn>>
let seller: Person
let other: Person
beforeAll(async () => {
	seller = await signIn(product, { name: 'Unmistakable Seller' })
	other = await signIn(product)
})
const show = ({ access }: Person, id: unknown) => product.call('GET', `/marketplace/sell-requests/${id}/`, { access })
const list = async ({ access }: Person) =>
	(await product.call('GET', '/marketplace/sell-requests/', { access })).body as unknown as SellRequest[]
type StoredFile = { key: string; kept: boolean }
const allFiles = () => product.sql<StoredFile>('select key, kept_at is not null as kept from files order by key')
/** What is stored once what nothing keeps is removed. */
async function files() {
	await expect.poll(async () => (await allFiles()).filter(({ kept }) => !kept), { timeout: 5_000 }).toEqual([])
	return allFiles()
}

describe('a sell request', () => {
	test('is sent with its photos and documents at once, and is pending (B.SELL-02 to B.SELL-07, B.SELL-11, B.SELL-21, B.API-48, B.R-26, B.SELL-05, B.SELL-13, B.SELL-14, B.SELL-15)', async () => {
		const { status, body } = await sell(product, seller, { registration_number: 'dl-3s ab 1234' })
		expect(status).toBe(201)
		expect(body).toMatchObject({
			reference: `SR${body.id}`,
			status: 'pending',
			status_display: 'Pending',
			rejection_reason: '',
			vehicle_details: {
				brand: 'Hero',
				model: 'Splendor Plus',
				registration_number: 'DL 3S AB 1234',
				year: 2019,
				kms_driven: 32_000,
				vehicle_type_display: 'Motorcycle',
				expected_price: 48_000,
				fuel_type: 'petrol',
				engine_capacity: 97,
				color: 'Black',
				front_image_url: body.photo_front,
			},
			photo_chassis: null,
			documents_complete: { complete: true, missing: [] },
			pickup_slot: '2026-11-24T04:30:00.000Z',
			inspection_details: null,
			vehicle: null,
			can: { supply: ['additional_documents'] },
		})
		expect(Object.keys(body)).toEqual(expect.arrayContaining(['created_at', 'pickup_address', 'contact_number', ...requiredPhotos]))
		expect(Object.keys(body.documents ?? {})).toEqual([...requiredDocuments])
		expect(JSON.stringify(body.documents)).not.toMatch(/\/media|sell-documents/)
		expect(await show(seller, body.id)).toMatchObject({ status: 200, body })
		expect((await list(seller))[0]).toEqual(body)
		const withChassis = await sell(product, seller, { photo_chassis: await aPicture() })
		expect([withChassis.status, withChassis.body.photo_chassis]).toEqual([201, expect.stringMatching(/\.jpg$/)])
	})

	test('shows every photo from our own host while it lives (B.SELL-23, D-58)', async () => {
		const request = await aSellRequest(product, seller)
		for (const name of requiredPhotos) {
			const shown = await product.app.inject(request[name])
			expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg'])
		}
	})

	test('has four steps, of which the first is done (B.SELL-19, B.SELL-20, B.CONST-18)', async () => {
		const { timeline } = await aSellRequest(product, seller)
		expect(timeline.map(({ status, done }) => [status, done])).toEqual([
			['pending', true],
			['inspection_scheduled', false],
			['under_inspection', false],
			['inspection_done', false],
		])
		expect(timeline[0]).toMatchObject({ status_display: 'Submitted', at: expect.stringMatching(/^2026-11-20T06:/) })
	})

	test("is its seller's alone (B.SELL-32, B.E-12, A.PROFILE-31, B.API-47)", async () => {
		const { id } = await aSellRequest(product, seller)
		expect((await show(other, id)).status).toBe(404)
		expect(await list(other)).toEqual([])
		expect((await product.call('GET', '/marketplace/sell-requests/')).status).toBe(401)
	})

	test('says all at once which files are missing, as JSON too (B.SELL-04, B.SELL-06, B.API-48)', async () => {
		const without = Object.fromEntries([...requiredPhotos, ...requiredDocuments].map((name) => [name, null]))
		const { status, body } = await sell(product, seller, without)
		expect(status).toBe(400)
		expect(Object.keys(body)).toEqual(expect.arrayContaining([...requiredPhotos, ...requiredDocuments]))
		expect(body.photo_dashboard).toEqual(['Please add a photo: dashboard.'])
		const claimed = { photo_front: true, registration_certificate: 'sell-documents/x.pdf' }
		const json = await product.call('POST', '/marketplace/sell-requests/', { access: seller.access, body: claimed })
		expect(json.status).toBe(400)
		expect(Object.keys(json.body)).toEqual(expect.arrayContaining([...requiredPhotos, ...requiredDocuments]))
	})

	test.each([
		['year', '1979'],
		['year', '2027'],
		['year', '2019.5'],
		['vehicle_type', 'Submarine'],
		['brand', ''],
		['model', 'x'.repeat(101)],
		['registration_number', 'ABC'],
		['registration_number', 'MH12KT4821; drop table'],
		['kms_driven', '-1'],
		['kms_driven', '1000001'],
		['fuel_type', 'coal'],
		['engine_capacity', '3001'],
		['expected_price', '0'],
		['expected_price', '10000001'],
		['pickup_address', 'too short'],
		['contact_number', '12345'],
		['pickup_slot', '2026-11-20T11:00'],
		['pickup_slot', '2027-03-01T11:00'],
		['pickup_slot', '2026-11-24T07:30'],
		['pickup_slot', '2026-02-30T11:00'],
		['pickup_slot', 'soon'],
	])('is refused at %s for %j (B.SELL-08, B.R-23)', async (field, value) => {
		const { status, body } = await sell(product, seller, { [field]: value })
		expect(status).toBe(400)
		expect(Object.keys(body)).toContain(field)
	})

	test('takes a price and kilometres as people in India write them (B.SELL-08, B.R-23)', async () => {
		const { status, body } = await sell(product, seller, { expected_price: '₹1,25,000', kms_driven: '12,500' })
		expect([status, body.vehicle_details]).toEqual([201, expect.objectContaining({ expected_price: 125_000, kms_driven: 12_500 })])
	})

	test('is refused for an hour that is closed (D-49)', async () => {
		await product.sql(`insert into slot_closures (kind, date, created_at) values ('repairs', '2026-12-01', now())`)
		const { status, body } = await sell(product, seller, { pickup_slot: '2026-12-01T10:00' })
		expect([status, body.pickup_slot]).toEqual([400, ['We do not come at that time. Please choose another one.']])
	})

	test('is one for a number, however it is written, until it is released (B.SELL-09, B.R-24)', async () => {
		const plate = aPlate()
		const { id } = await aSellRequest(product, seller, { registration_number: plate })
		const again = { registration_number: plate.toLowerCase().replaceAll(' ', '-') }
		const { status, body } = await sell(product, other, again)
		expect([status, body.registration_number]).toEqual([400, ['A vehicle with this registration number is already listed.']])
		await product.sql('update sell_requests set released_at = now() where id = $1', [id])
		expect((await sell(product, other, again)).status).toBe(201)
	})

	test('of ten sent for one number at once is one (B.E-08)', async () => {
		const plate = aPlate()
		const people = await Promise.all(Array.from({ length: 10 }, () => signIn(product)))
		const spelt = (at: number) => (at % 2 ? plate.replaceAll(' ', '') : plate.toLowerCase())
		const answers = await Promise.all(people.map((person, at) => sell(product, person, { registration_number: spelt(at) })))
		expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(400)])
		expect((await files()).every(({ kept }) => kept)).toBe(true)
	})

	test('sent twice with one key is one, with the same answer, and leaves no file behind (D-19, B.R-45)', async () => {
		const [key, plate] = [aKey(), aPlate()]
		const first = await sell(product, seller, { registration_number: plate }, key)
		const before = await files()
		const second = await sell(product, seller, { registration_number: plate }, key)
		expect([first.status, second.status]).toEqual([201, 201])
		expect(second.body).toEqual(first.body)
		expect((await sell(product, seller, { registration_number: plate, puc_certificate: aPdf(9) }, key)).status).toBe(422)
		expect(await files()).toEqual(before)
	})

	test('that is refused leaves no file behind (B.R-26, B.E-17)', async () => {
		const before = await files()
		expect((await sell(product, seller, { year: '1950' })).status).toBe(400)
		expect((await sell(product, seller, { photo_left: Buffer.from('no photo') })).status).toBe(400)
		expect(await files()).toEqual(before)
	})

	test('takes one file a name, and none under another (B.R-25)', async () => {
		const form = await aSellForm()
		form.append('photo_front', new File([new Uint8Array(aPdf())], 'twice'))
		form.append('photo_moon', new File([new Uint8Array(aPdf())], 'moon'))
		const { status, body } = await product.call('POST', '/marketplace/sell-requests/', { access: seller.access, body: form })
		expect(status).toBe(400)
		expect(body).toMatchObject({ photo_front: ['Please choose one file.'], photo_moon: ['This field takes no file.'] })
	})
})

describe('a file of a sell request', () => {
	const html = Buffer.from('<html><script>alert(1)</script>')
	test.each([
		['a photo that is a text', 'photo_front', () => Buffer.from('x.jpg'), 400, 'Please choose a photo as JPEG, PNG or WebP.'],
		[
			'a photo that is a drawing',
			'photo_front',
			() => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
			400,
			'Please choose a photo',
		],
		['a photo that is a PDF', 'photo_front', () => aPdf(), 400, 'Please choose a photo'],
		['a photo that moves', 'photo_front', () => aPicture({ format: 'gif' }), 400, 'Please choose a photo'],
		['half a photo', 'photo_front', async () => (await aLargePicture(90_000)).subarray(0, 50_000), 400, 'Please choose an image file.'],
		['a bomb', 'photo_front', () => aPictureBomb(10_000, 10_000), 400, 'This image has more than 50 megapixels.'],
		['nothing', 'photo_front', () => new Uint8Array(0), 400, 'The submitted file is empty.'],
		['more than 5 MB', 'photo_front', () => aLargePicture(5 * 1024 * 1024), 413, 'Please choose a file of at most 5 MB.'],
		['a paper that is a page', 'puc_certificate', () => html, 400, 'Please choose a PDF, or a photo as JPEG or PNG.'],
		[
			'a page that begins as a PDF',
			'puc_certificate',
			() => Buffer.concat([Buffer.from('%PDF-1.4'), html]),
			400,
			'This PDF is not complete.',
		],
		['half a PDF', 'puc_certificate', () => aPdf(9_000).subarray(0, 5_000), 400, 'This PDF is not complete.'],
		['a paper of more than 10 MB', 'puc_certificate', () => aPdf(10 * 1024 * 1024), 413, 'Please choose a file of at most 10 MB.'],
	])('%s is refused at %s (B.SELL-10, B.R-25, B.E-11)', async (_what, field, make, expected, words) => {
		const before = await files()
		const { status, body } = await sell(product, seller, { [field]: await make() })
		expect([status, Object.keys(body)]).toEqual([expected, [field, 'message', 'error']])
		expect(String(body[field])).toContain(words)
		expect(await files()).toEqual(before)
	})

	test('is drawn anew: no place, no second meaning (B.E-10)', async () => {
		const polyglot = Buffer.concat([await aPhonePhoto(), html])
		const request = await aSellRequest(product, seller, { photo_front: polyglot, puc_certificate: polyglot })
		const { rawPayload } = await product.app.inject(request.photo_front)
		const { exif, format } = await sharp(rawPayload).metadata()
		expect([exif, format, rawPayload.includes('<script>')]).toEqual([undefined, 'jpeg', false])
		const [paper] = await product.sql<{ key: string }>(
			`select file_key as key from sell_request_files where sell_request_id = $1 and name = 'puc_certificate'`,
			[request.id],
		)
		expect(paper?.key).toMatch(/^sell-documents\/.+\.jpg$/)
		expect((await product.app.inject(`/media/${paper?.key}`)).statusCode).toBe(404)
	})

	test('takes little memory, however much goes up, and none of it for long (decision 0043)', async () => {
		const { path, type } = await aLargeForm(product.folder)
		expect((await stat(path)).size).toBeGreaterThan(70_000_000)
		await product.app.listen({ host: '127.0.0.1', port: 0 })
		const { port } = product.app.server.address() as AddressInfo
		// What tests before this one left in the process is not its.
		const before = inUse()
		let most = before
		const look = setInterval(() => {
			most = Math.max(most, inUse())
		}, 400)
		onTestFinished(() => clearInterval(look))
		const reply = await fetch(`http://127.0.0.1:${port}/api/marketplace/sell-requests/`, {
			method: 'POST',
			headers: { authorization: `Bearer ${seller.access}`, 'content-type': type },
			body: Readable.toWeb(createReadStream(path)),
			duplex: 'half',
		} as RequestInit)
		expect(reply.status).toBe(201)
		// A whole paper, and what has just arrived of the next one, at both ends of the line.
		expect(most - before).toBeLessThan(40_000_000)
	}, 180_000)

	test('arrives over a line of 3 Mbit/s that stands still now and then (B.R-26)', async () => {
		const { port } = product.app.server.address() as AddressInfo
		const [photo, paper] = [await aLargePicture(150_000), aPdf(100_000)]
		const photos = Object.fromEntries(requiredPhotos.map((name) => [name, photo]))
		const documents = Object.fromEntries(requiredDocuments.map((name) => [name, paper]))
		const request = new Request('http://x/', { method: 'POST', body: await aSellForm({ ...photos, ...documents }) })
		const bytes = new Uint8Array(await request.arrayBuffer())
		const chunk = 37_500
		const breaks = [10, 25]
		async function* line() {
			for (let at = 0; at < bytes.length; at += chunk) {
				await pause(breaks.includes(at / chunk) ? 2_000 : 100)
				yield bytes.subarray(at, at + chunk)
			}
		}
		const reply = await fetch(`http://127.0.0.1:${port}/api/marketplace/sell-requests/`, {
			method: 'POST',
			headers: { authorization: `Bearer ${seller.access}`, 'content-type': String(request.headers.get('content-type')) },
			body: Readable.toWeb(Readable.from(line())),
			duplex: 'half',
		} as RequestInit)
		expect(reply.status).toBe(201)
		const { id } = (await reply.json()) as SellRequest
		expect((await show(seller, id)).body).toMatchObject({ documents_complete: { complete: true } })
	}, 30_000)

	test('of an upload that breaks off leaves nothing, in the store or on the way (B.E-17)', async () => {
		const before = await files()
		const way = await ownTemporaryFolder(product.folder)
		const { port } = product.app.server.address() as AddressInfo
		const request = new Request('http://x/', { method: 'POST', body: await aSellForm() })
		const bytes = new Uint8Array(await request.arrayBuffer())
		for (const part of [0.3, 0.6, 0.95])
			await new Promise<void>((resolve, reject) => {
				const socket = connect(port, '127.0.0.1', () => {
					socket.write(
						[
							'POST /api/marketplace/sell-requests/ HTTP/1.1',
							'Host: 127.0.0.1',
							`Authorization: Bearer ${seller.access}`,
							`Content-Type: ${request.headers.get('content-type')}`,
							`Content-Length: ${bytes.length}`,
							'',
							'',
						].join('\r\n'),
					)
					socket.write(bytes.subarray(0, bytes.length * part), () => setTimeout(() => socket.resetAndDestroy(), 100))
				})
				socket.on('error', reject)
				socket.on('close', () => resolve())
			})
		expect(await files()).toEqual(before)
		expect(await readdir(way)).toEqual([])
		expect((await readdir(join(product.folder, 'private', 'sell-documents'))).length).toBe(
			before.filter(({ key }) => key.startsWith('sell-documents/')).length,
		)
	})
})

/** Where uploads pass through while this test runs; the machine's own is others' too. */
async function ownTemporaryFolder(folder: string) {
	const [path, usual] = [join(folder, 'on-the-way'), process.env.TMPDIR]
	await mkdir(path)
	process.env.TMPDIR = path
	onTestFinished(() => {
		if (usual === undefined) delete process.env.TMPDIR
		else process.env.TMPDIR = usual
	})
	return path
}

/** As large as a form may be, in a file, so that nothing of it stays in memory. */
async function aLargeForm(folder: string) {
	const [photo, paper] = [await aLargePicture(4_900_000), aPdf(10 * 1024 * 1024 - 300)]
	const photos = Object.fromEntries(requiredPhotos.map((name) => [name, photo]))
	const documents = Object.fromEntries(requiredDocuments.map((name) => [name, paper]))
	const request = new Request('http://x/', { method: 'POST', body: await aSellForm({ ...photos, ...documents }) })
	const path = join(folder, 'large-form')
	await writeFile(path, new Uint8Array(await request.arrayBuffer()))
	return { path, type: String(request.headers.get('content-type')) }
}

/** Bytes of files in memory, without those that nobody holds any more. */
function inUse() {
	setFlagsFromString('--expose-gc')
	runInNewContext('gc')()
	return process.memoryUsage().arrayBuffers
}

describe('a document', () => {
	const open = (person: Person, id: number, type = 'puc_certificate') =>
		product.call('GET', `/marketplace/secure-document/${id}/${type}/`, { access: person.access })
	const follow = (url: unknown) => product.app.inject(new URL(String(url)).pathname)

	test('is opened by a link of five minutes, without a login, and by no other (B.SELL-24, B.SELL-31, B.R-29, B.E-09)', async () => {
		const { id } = await aSellRequest(product, seller)
		const { status, body } = await open(seller, id)
		expect([status, body]).toEqual([
			200,
			{
				url: expect.stringMatching(/^http:\/\/127.0.0.1:3000\/api\/marketplace\/secure-files\//),
				filename: 'puc-certificate.pdf',
				expires_in: 300,
			},
		])
		const shown = await follow(body.url)
		expect([shown.statusCode, shown.rawPayload]).toEqual([200, aPdf()])
		expect(shown.headers).toMatchObject({
			'content-type': 'application/pdf',
			'content-disposition': 'inline; filename="puc-certificate.pdf"',
			'cache-control': 'no-store',
			'x-content-type-options': 'nosniff',
			'referrer-policy': 'no-referrer',
		})
		const path = new URL(String(body.url)).pathname
		const from = '/api/marketplace/secure-files/'.length
		for (let at = from; at < path.length - 1; at += 7) {
			const changed = `${path.slice(0, at)}${path[at] === 'A' ? 'B' : 'A'}${path.slice(at + 1)}`
			expect((await product.app.inject(changed)).statusCode).toBe(403)
		}
		const last = path.length - 2
		expect((await product.app.inject(`${path.slice(0, last)}${path[last] === 'A' ? 'B' : 'A'}/`)).statusCode).toBe(403)
		passSeconds(301)
		onTestFinished(() => passSeconds(-301))
		expect((await follow(body.url)).statusCode).toBe(410)
	})

	test("is its seller's and the company's, and each opening is remembered (B.SELL-32, B.E-29, B.ADMIN-28, B.API-49)", async () => {
		const { id } = await aSellRequest(product, seller)
		const [staff, technician] = [await signIn(product, { role: 'staff' }), await signIn(product, { role: 'technician' })]
		expect((await open(other, id)).status).toBe(404)
		expect((await open(technician, id)).status).toBe(404)
		expect((await open(seller, id, 'additional_documents')).status).toBe(404)
		expect(await open(seller, id, 'photo_front')).toMatchObject({ status: 404, body: { error: expect.stringMatching(/\w/) } })
		expect((await open(staff, id)).status).toBe(200)
		expect((await open(seller, id)).status).toBe(200)
		expect(
			await product.sql(
				`select note, by_company from sell_request_events where sell_request_id = $1 and kind = 'document_opened' order by id`,
				[id],
			),
		).toEqual([
			{ note: 'puc_certificate', by_company: true },
			{ note: 'puc_certificate', by_company: false },
		])
		expect(
			await product.sql(`select actor_id, action from audit_log where collection = 'sell-requests' and object_id = $1`, [String(id)]),
		).toEqual([{ actor_id: staff.id, action: 'open-document' }])
	})

	test('that was refused is missing until another is sent (B.SELL-16 to B.SELL-18, B.R-27, B.API-53)', async () => {
		const { id } = await aSellRequest(product, seller)
		const supply = (person: Person, sent: Record<string, Uint8Array>, key?: string) =>
			product.call('PATCH', `/marketplace/sell-requests/${id}/documents/`, {
				access: person.access,
				body: aForm(sent),
				headers: key ? { 'idempotency-key': key } : {},
			})
		const refuse = () =>
			product.sql(
				`update sell_request_files set refused_at = now(), refusal_reason = 'It is blurred.' where sell_request_id = $1 and name = 'puc_certificate'`,
				[id],
			)
		expect((await supply(seller, { puc_certificate: aPdf() })).body).toMatchObject({
			puc_certificate: ['We have this document already, and nobody has refused it.'],
		})
		await refuse()
		expect((await show(seller, id)).body).toMatchObject({
			documents_complete: { complete: false, missing: ['puc_certificate'] },
			documents: { puc_certificate: { acceptable: false, refusal_reason: 'It is blurred.' } },
			can: { supply: ['puc_certificate', 'additional_documents'] },
		})
		const link = (await open(seller, id)).body.url
		expect((await supply(other, { puc_certificate: aPdf(1) })).status).toBe(404)
		expect((await supply(seller, {})).status).toBe(400)
		expect((await supply(seller, { photo_front: aPdf(1) })).status).toBe(400)
		const key = aKey()
		const [first, second] = [
			await supply(seller, { puc_certificate: aPdf(1) }, key),
			await supply(seller, { puc_certificate: aPdf(1) }, key),
		]
		expect(first).toMatchObject({ status: 200, body: { documents_complete: { complete: true, missing: [] } } })
		expect(second.body).toEqual(first.body)
		expect((await follow(link)).statusCode).toBe(404)
		await refuse()
		const many = await Promise.all(Array.from({ length: 5 }, (_, at) => supply(seller, { puc_certificate: aPdf(at) })))
		expect(many.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400])
		await product.sql(
			`update sell_requests set status = 'rejected', rejected_at = now(), released_at = now(), rejection_reason = 'X' where id = $1`,
			[id],
		)
		await refuse()
		expect((await supply(seller, { puc_certificate: aPdf() })).body).toMatchObject({
			detail: 'This sell request is closed. No more documents are needed.',
		})
	})
})

describe('a registration number', () => {
	test.each(['/vehicle/check-registration/', '/marketplace/check-registration/'])(
		'is asked about at %s, by anybody and in any spelling, and nothing more is said (B.API-54, A.API-49, A.R-45)',
		async (path) => {
			const plate = aPlate()
			await aSellRequest(product, seller, { registration_number: plate })
			const ask = (query: string) => product.call('GET', `${path}${query}`)
			const listed = { exists: true, message: 'A vehicle with this registration number is already listed.' }
			expect(await ask(`?registration_number=${plate.toLowerCase().replaceAll(' ', '-')}`)).toMatchObject({ status: 200, body: listed })
			expect((await ask('?registration_number=22BH1234AA')).body).toEqual({
				exists: false,
				message: 'This registration number is not listed yet.',
			})
			expect(await ask('?registration_number=KA')).toMatchObject({ status: 200, body: { exists: false } })
			expect((await ask('')).status).toBe(400)
			expect((await ask('?registration_number=')).status).toBe(400)
		},
	)
})

describe('a price', () => {
	test('is judged by others of the model and about the year, with what it is judged from, or not at all', async () => {
		const staff = await signIn(product, { role: 'staff' })
		const offer = (year: number, price: number) =>
			staff.api.staff.usedVehicles.create({
				body: { brand: 'Ghoda', model: 'Vega 125', year, kms_driven: 9_000, fuel_type: 'petrol', price },
			})
		const guide = async (year: number) =>
			(await product.call('GET', `/marketplace/price-guide/?brand=ghoda&model=VEGA%20125&year=${year}`)).body.guide
		await offer(2018, 40_000)
		await offer(2019, 50_000)
		expect(await guide(2019)).toBeNull()
		await offer(2020, 60_000)
		await offer(2022, 90_000)
		expect(await guide(2019)).toEqual({ count: 3, year_from: 2018, year_to: 2020, lowest: 40_000, middle: 50_000, highest: 60_000 })
		expect(await guide(2021)).toEqual({ count: 3, year_from: 2019, year_to: 2022, lowest: 50_000, middle: 60_000, highest: 90_000 })
		expect(await guide(2010)).toBeNull()
	})
})

describe('its seller', () => {
	const tell = (requestId: number) => product.database.transaction((db) => enqueue(db, mailSellRequestNews, { requestId }))

	test('is mailed of each step once, and which papers we need again (B.SELL-22, D-55)', async () => {
		const person = await signIn(product)
		const { id } = await aSellRequest(product, person)
		const steps = ['We have your Hero Splendor Plus']
		expect(await subjectsTo(product, person.email)).toEqual(steps)
		const change = async (set: string, more = '') => {
			await product.sql(`update sell_requests set ${set}, version = version + 1 where id = ${id}`)
			if (more) await product.sql(more)
			await tell(id)
			return subjectsTo(product, person.email)
		}
		const refuse = `update sell_request_files set refused_at = now(), refusal_reason = 'Blurred' where sell_request_id = ${id} and name = 'puc_certificate'`
		expect(await change(`color = 'Red'`, refuse)).toEqual([...steps, 'We need a paper of your Hero Splendor Plus again'])
		expect(await change(`color = 'Blue'`)).toHaveLength(2)
		expect((await change(`status = 'inspection_scheduled', inspection_at = '2026-11-25T05:00:00Z'`)).at(-1)).toBe(
			'We come to inspect your Hero Splendor Plus',
		)
		expect(await change(`status = 'under_inspection'`)).toHaveLength(3)
		expect((await change(`status = 'rejected', rejected_at = now(), released_at = now(), rejection_reason = 'Rust'`)).at(-1)).toBe(
			'We cannot take your Hero Splendor Plus',
		)
		await tell(id)
		expect(await subjectsTo(product, person.email)).toHaveLength(4)
		expect((await show(person, id)).body.timeline).toMatchObject([
			{ status: 'pending', done: true },
			{ status: 'rejected', done: true },
		])
	})

	test('reads it among his data, is kept from leaving by an open one, and leaves nothing of himself in a closed one (D-43)', async () => {
		const person = await signIn(product)
		const { id, photo_front } = await aSellRequest(product, person)
		const open = await marketData.listOpen?.(product.database.db, person.id)
		expect(open).toEqual([{ kind: 'sell-request', id, reference: `SR${id}` }])
		const exported = await person.api.privacy.exportData({})
		expect(exported.sell_requests).toMatchObject([{ id, pickup_address: '12 MG Road, Camp, Pune 411001' }])
		await product.sql(
			`update sell_requests set status = 'rejected', rejected_at = now(), released_at = now(), rejection_reason = 'Asha lied' where id = $1`,
			[id],
		)
		expect(await marketData.listOpen?.(product.database.db, person.id)).toEqual([])
		await product.database.transaction((db) => marketData.forget(db, person))
		const [row] = await product.sql<object>('select * from sell_requests where id = $1', [id])
		expect(JSON.stringify(row)).not.toMatch(/MG Road|9000012345|MH14|Asha/i)
		expect((await product.app.inject(photo_front)).statusCode).toBe(404)
		expect(await product.sql('select id from sell_request_files where sell_request_id = $1', [id])).toEqual([])
	})
})
