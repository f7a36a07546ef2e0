import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { spool } from './spool.ts'

// Its own, since other tests send files at the same time.
const usual = process.env.TMPDIR
let folder: string
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'pahiya-spool-'))
	process.env.TMPDIR = folder
})
afterAll(async () => {
	if (usual === undefined) delete process.env.TMPDIR
	else process.env.TMPDIR = usual
	await rm(folder, { recursive: true })
})
const left = () => readdir(folder)
async function* pieces(count: number, after?: () => Promise<void>) {
	for (let at = 0; at < count; at += 1) {
		yield Buffer.alloc(1_000, at)
		await after?.()
	}
}

test('what arrives is kept whole, under no name that a killed process could leave behind (B.E-17)', async () => {
	const names: string[] = []
	const spooled = await spool(pieces(30, async () => void names.push(...(await left()))))
	expect(names).toEqual([])
	expect([spooled.length, spooled.digest]).toEqual([30_000, expect.stringMatching(/^[0-9a-f]{64}$/)])
	const [first, second] = [await spooled.read(), await spooled.read()]
	expect(first).toEqual(second)
	expect([first[0], first[29_999]]).toEqual([0, 29])
	await spooled.close()
})

test('where the disk takes nothing whoever sends is asked to try again (B.E-17)', async () => {
	process.env.TMPDIR = join(folder, 'gone')
	try {
		await expect(spool(pieces(1))).rejects.toMatchObject({
			status: 503,
			message: 'We cannot store files just now. Please try again in a moment.',
		})
	} finally {
		process.env.TMPDIR = folder
	}
})

test('what breaks off fails, and nothing is left', async () => {
	const broken = spool(pieces(5, () => Promise.reject(new Error('gone'))))
	await expect(broken).rejects.toThrow('gone')
	expect(await left()).toEqual([])
})
