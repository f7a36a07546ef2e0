import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { spool } from './spool.ts'

const left = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('pahiya-upload-'))
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

test('what breaks off fails, and nothing is left', async () => {
	const broken = spool(pieces(5, () => Promise.reject(new Error('gone'))))
	await expect(broken).rejects.toThrow('gone')
	expect(await left()).toEqual([])
})
