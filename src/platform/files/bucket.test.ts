import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import Fastify from 'fastify'
import S3rver from 's3rver'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../../tests/support/free-port.ts'
import { type Files, openFiles } from './open-files.ts'
import { serveFiles } from './serve-files.ts'

const place = { key: 'profiles/asha.jpg', isPublic: true }
let bucket: { directory: string; server: S3rver; port: number }
let files: Files
const open = (more: object = {}) =>
	openFiles({
		mediaUrl: '/media/',
		fileStore: {
			bucket: 'pahiya',
			region: 'us-east-1',
			endpoint: `http://127.0.0.1:${bucket.port}`,
			keys: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
			...more,
		},
	})

beforeAll(async () => {
	const directory = await mkdtemp(join(tmpdir(), 'pahiya-bucket-'))
	const port = await freePort()
	const server = new S3rver({ port, address: '127.0.0.1', silent: true, directory, configureBuckets: [{ name: 'pahiya', configs: [] }] })
	await server.run()
	bucket = { directory, server, port }
	files = open()
})
afterAll(async () => {
	await bucket.server.close()
	await rm(bucket.directory, { recursive: true })
})

test('a bucket of an S3 server takes, gives and removes files as a folder does', async () => {
	const bytes = Buffer.from('bytes of a picture')
	expect(await files.read(place)).toBeNull()
	await files.write(place, bytes)
	const found = await files.read(place)
	expect(found?.length).toBe(bytes.length)
	expect(found && (await buffer(await found.open()))).toEqual(bytes)
	expect(await files.read({ ...place, isPublic: false })).toBeNull()
	await files.remove(place)
	expect(await files.read(place)).toBeNull()
	await files.remove(place)
})

test('its pictures are shown by our own host, so that it needs to be open to nobody (A.R-89)', async () => {
	await files.write(place, Buffer.from('bytes of a picture'))
	const app = Fastify()
	serveFiles(app, files, async () => true)
	const shown = await app.inject('/media/profiles/asha.jpg')
	expect(shown).toMatchObject({ statusCode: 200, body: 'bytes of a picture' })
	expect(shown.headers).toMatchObject({ 'content-type': 'image/jpeg', 'content-length': '18' })
	expect((await app.inject('/media/profiles/nobody.jpg')).statusCode).toBe(404)
	await app.close()
})

test('a bucket that is away or shut fails within the time of a call (D-50)', async () => {
	await expect(open({ endpoint: `http://127.0.0.1:${await freePort()}` }).write(place, Buffer.from('bytes'))).rejects.toThrow()
	await expect(open({ bucket: 'another' }).write(place, Buffer.from('bytes'))).rejects.toThrow()
	await expect(open({ keys: { accessKeyId: 'nobody', secretAccessKey: 'S3RVER' } }).write(place, Buffer.from('bytes'))).rejects.toThrow()
})
