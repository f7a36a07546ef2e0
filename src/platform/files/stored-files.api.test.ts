import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { refusalOf } from '../../../tests/support/refusal-of.ts'
import { useTestApp } from '../../../tests/support/test-app.ts'
import { enqueue } from '../jobs/jobs.ts'
import { dropFile, keepFile } from './keep-file.ts'
import { removeUnusedFiles } from './remove-unused-files.ts'
import { storeFile } from './store-file.ts'

const product = useTestApp()
const store = (text = 'bytes of a picture') =>
	storeFile(product.database.db, product.files, { folder: 'profiles', ending: 'jpg', bytes: Buffer.from(text) })
const keep = (key: string) => product.database.transaction((db) => keepFile(db, key))
const drop = (key: string) => product.database.transaction((db) => dropFile(db, key))
const show = (key: string, more: object = {}) => product.app.inject({ method: 'GET', url: `/media/${key}`, ...more })
const rows = async () => (await product.sql<{ key: string }>('select key from files order by created_at, key')).map(({ key }) => key)
const isThere = (key: string) =>
	access(join(product.folder, 'public', key)).then(
		() => true,
		() => false,
	)
const pass = (hours: number) =>
	product.sql(
		`update files set created_at = created_at - $1 * interval '1 hour', kept_at = kept_at - $1 * interval '1 hour',
		dropped_at = dropped_at - $1 * interval '1 hour'`,
		[hours],
	)
const tidy = async () => {
	await product.database.transaction((db) => enqueue(db, removeUnusedFiles, {}))
	await product.work()
}

beforeEach(() => product.sql('delete from files'))

describe('a stored file', () => {
	test('is kept by what uses it, and stays (A.E-33)', async () => {
		const key = await store()
		await keep(key)
		await pass(10_000)
		await tidy()
		expect(await rows()).toEqual([key])
		expect((await show(key)).body).toBe('bytes of a picture')
	})

	test('that nothing comes to use goes after a day, bytes and row (A.E-33, B.E-11)', async () => {
		const key = await store()
		await pass(23)
		await tidy()
		expect(await isThere(key)).toBe(true)
		await pass(1)
		await tidy()
		expect([await isThere(key), await rows()]).toEqual([false, []])
		expect((await show(key)).statusCode).toBe(404)
		expect(await refusalOf(keep(key))).toMatchObject({ status: 503 })
	})

	test('that nothing uses any more is shown no more, and goes after an hour (A.E-33, D-58)', async () => {
		const key = await store()
		await keep(key)
		const { etag } = (await show(key)).headers
		await drop(key)
		await tidy()
		expect((await show(key)).statusCode).toBe(404)
		expect((await show(key, { headers: { 'if-none-match': String(etag) } })).statusCode).toBe(404)
		expect(await isThere(key)).toBe(true)
		await pass(1)
		await tidy()
		expect([await isThere(key), await rows()]).toEqual([false, []])
	})

	test('is kept only if the change that uses it is (A.E-33)', async () => {
		const key = await store()
		const change = product.database.transaction(async (db) => {
			await keepFile(db, key)
			throw new Error('the change was refused')
		})
		await expect(change).rejects.toThrow('refused')
		await pass(24)
		await tidy()
		expect(await rows()).toEqual([])
	})

	test('is kept or removed, never both, however many ask at once', async () => {
		const keys = await Promise.all(Array.from({ length: 12 }, () => store()))
		await pass(24)
		const [, ...kept] = await Promise.allSettled([tidy(), ...keys.map(keep)])
		const shouldBe = keys.filter((_key, at) => kept[at]?.status === 'fulfilled')
		expect((await rows()).sort()).toEqual([...shouldBe].sort())
		for (const key of keys) expect(await isThere(key)).toBe(shouldBe.includes(key))
	})

	test('whose bytes were lost half way leaves nothing, and many go in one run', async () => {
		const keys = await Promise.all(Array.from({ length: 120 }, () => store()))
		for (const key of keys.slice(0, 10)) await rm(join(product.folder, 'public', key))
		await pass(24)
		await tidy()
		expect(await rows()).toEqual([])
		expect(await Promise.all(keys.map(isThere))).not.toContain(true)
	})

	test('cannot be stored while the folder takes nothing: whoever asks is told to come again, and nothing is shown (D-50)', async () => {
		const folder = join(product.folder, 'public')
		await mkdir(folder, { recursive: true })
		await rename(folder, `${folder}-away`)
		await writeFile(folder, 'in the way')
		const refused = await refusalOf(store())
		expect(refused).toMatchObject({ status: 503, retryAfter: 10, message: 'We cannot store files just now. Please try again in a moment.' })
		await rm(folder)
		await rename(`${folder}-away`, folder)
		await pass(24)
		await tidy()
		expect(await rows()).toEqual([])
	})
})

describe('a public file', () => {
	test('is shown with its type, kept by nobody on the way, and as nothing else than it is (A.R-89, A.E-33, A.E-38, D-58)', async () => {
		const key = await store()
		const shown = await show(key)
		expect(shown.statusCode).toBe(200)
		expect(shown.body).toBe('bytes of a picture')
		expect(shown.headers).toMatchObject({
			'content-type': 'image/jpeg',
			'content-length': '18',
			'cache-control': 'private, no-cache',
			'x-content-type-options': 'nosniff',
			'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
			etag: `"${key}"`,
		})
	})

	test('can be asked for by its head, by a part and by what one has of it', async () => {
		const key = await store()
		const head = await show(key, { method: 'HEAD' })
		expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', '18'])
		const part = await show(key, { headers: { range: 'bytes=0-3' } })
		expect([part.statusCode, part.body]).toEqual([200, 'bytes of a picture'])
		const known = await show(key, { headers: { 'if-none-match': `"other", "${key}"` } })
		expect([known.statusCode, known.body]).toEqual([304, ''])
	})

	test('has a name that nobody guesses (A.E-33)', async () => {
		expect(await store()).toMatch(/^profiles\/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}\.jpg$/)
	})

	test.each([
		'profiles/nobody.jpg',
		'profiles/',
		'profiles',
		'',
		'../secret-key',
		'..%2f..%2fsecret-key.jpg',
		'profiles/..%2f..%2fprivate%2fdocument.jpg',
		'%2e%2e/private/document.jpg',
		'profiles/%00.jpg',
		'/etc/passwd',
		'profiles/nobody.jpg%2f',
		'profiles//nobody.jpg',
		'profiles\\nobody.jpg',
		'profiles/nobody.svg',
		'profiles/Nobody.jpg',
		'profiles/nobody.constructor',
		`${'a'.repeat(280)}.jpg`,
		`profiles/${'a'.repeat(3_000)}.jpg`,
		'profiles/%zz.jpg',
	])('never leads elsewhere: /media/%s is nothing (A.E-33)', async (key) => {
		await mkdir(join(product.folder, 'private'), { recursive: true })
		await writeFile(join(product.folder, 'private', 'document.jpg'), 'a secret')
		const shown = await show(key)
		expect(shown.statusCode).toBe(404)
		expect(shown.body).not.toContain('a secret')
	})

	test('cannot be shown while the store is away, and the answer says when to come again (D-50)', async () => {
		const key = await store()
		const folder = join(product.folder, 'public')
		await rename(folder, `${folder}-away`)
		await writeFile(folder, 'in the way')
		expect(await show(key)).toMatchObject({ statusCode: 503, headers: { 'retry-after': '10', 'cache-control': 'no-store' } })
		await rm(folder)
		await rename(`${folder}-away`, folder)
		expect((await show(key)).statusCode).toBe(200)
	})
})
