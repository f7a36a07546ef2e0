import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { constants, getPriority } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { Problem } from '#platform/http/problem.ts'
import { createPasswordWork, type PasswordWork } from './create-password-work.ts'
import { closePasswords, hashPassword, passwordMatches } from './hash-password.ts'

afterAll(() => closePasswords())

describe('a password', () => {
	test('is stored as a salted argon2id hash of the promised cost (A.E-04)', async () => {
		const [one, two] = await Promise.all([hashPassword('Rider@2026'), hashPassword('Rider@2026')])
		expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
		expect(one).not.toBe(two)
	})

	test('matches its hash and no other, whatever keyboard typed it (A.E-04)', async () => {
		const hash = await hashPassword('Räder@2026\u{1f6f5}')
		expect(await passwordMatches(hash, 'Räder@2026\u{1f6f5}'.normalize('NFD'))).toBe(true)
		for (const other of ['räder@2026\u{1f6f5}', 'Räder@2026', '', 'Räder@2026\u{1f6f5} '])
			expect(await passwordMatches(hash, other)).toBe(false)
	})

	test('of nobody never matches (A.E-03)', async () => {
		expect(await passwordMatches(null, 'Rider@2026')).toBe(false)
	})
})

describe('the hashing process', () => {
	let work: PasswordWork | undefined
	afterEach(() => work?.close())
	const busy = { status: 503, retryAfter: 3, message: 'Too many people are logging in just now. Please try again in a moment.' }
	const refusal = (asked: Promise<unknown>) =>
		asked.then(
			() => null,
			(error: unknown) => (error instanceof Problem ? error : Promise.reject(error)),
		)

	test('refuses who would wait too long in the words of what he does, and serves the others (D-41)', async () => {
		work = createPasswordWork({ atOnce: 1, longestWaitMs: 1 })
		const [first, ...others] = [work.hash('a', 'logging in'), work.hash('b', 'logging in'), work.hash('c', 'signing up')]
		const signingUp = { ...busy, message: 'Too many people are signing up just now. Please try again in a moment.' }
		expect(await Promise.all(others.map(refusal))).toMatchObject([busy, signingUp])
		expect(await first).toMatch(/^\$argon2id/)
	})

	test('works on many, in the order they came (D-41)', async () => {
		work = createPasswordWork({ longestWaitMs: 15_000 })
		const hashes = await Promise.all(Array.from({ length: 8 }, (_, index) => work?.hash(`password ${index}`, 'logging in')))
		expect(new Set(hashes).size).toBe(8)
		expect(await Promise.all(hashes.map((hash, index) => work?.verify(hash ?? '', `password ${index}`, 'logging in')))).toEqual(
			Array(8).fill(true),
		)
	})

	test('that is closed refuses what is unanswered, and starts again when asked', async () => {
		work = createPasswordWork({ atOnce: 1 })
		const asked = [work.hash('a', 'logging in'), work.hash('b', 'logging in')].map(refusal)
		await work.close()
		expect(await Promise.all(asked)).toMatchObject([busy, busy])
		expect(await work.hash('c', 'logging in')).toMatch(/^\$argon2id/)
	})

	test('does not take a broken hash for a wrong password', async () => {
		work = createPasswordWork()
		await expect(work.verify('not a hash', 'a', 'logging in')).rejects.toThrow('A password could not be hashed')
		expect(await work.hash('a', 'logging in')).toMatch(/^\$argon2id/)
	})

	describe.skipIf(process.platform !== 'linux')('as Linux sees it', () => {
		const childrenOf = (pid: number) =>
			readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
				.trim()
				.split(' ')
				.flatMap((text) => (text ? [Number(text)] : []))
		async function started() {
			const before = new Set(childrenOf(process.pid))
			work = createPasswordWork({ longestWaitMs: 10_000, longestRunMs: 1_500 })
			await vi.waitFor(async () => expect(await work?.hash('a', 'logging in').catch(() => '')).toMatch(/^\$argon2id/), { timeout: 10_000 })
			const pid = childrenOf(process.pid).find((child) => !before.has(child)) ?? 0
			expect(pid).toBeGreaterThan(0)
			return { work, pid }
		}
		const isAlive = (pid: number) => {
			try {
				return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
			} catch {
				return false
			}
		}

		test('has the lowest priority (D-41)', async () => {
			const { pid } = await started()
			expect(getPriority(pid)).toBe(constants.priority.PRIORITY_LOW)
		})

		test('that is killed refuses what it was working on and is started again (D-41)', async () => {
			const { work, pid } = await started()
			process.kill(pid, 'SIGSTOP')
			const asked = refusal(work.hash('b', 'logging in'))
			process.kill(pid, 'SIGKILL')
			expect(await asked).toMatchObject(busy)
			expect(await work.hash('c', 'logging in')).toMatch(/^\$argon2id/)
		})

		test('that hangs is replaced (D-41)', async () => {
			const { work, pid } = await started()
			process.kill(pid, 'SIGSTOP')
			expect(await refusal(work.hash('b', 'logging in'))).toMatchObject(busy)
			expect(await work.hash('c', 'logging in')).toMatch(/^\$argon2id/)
			expect(isAlive(pid)).toBe(false)
		})

		const fileNamed = (name: string) => JSON.stringify(join(import.meta.dirname, name))
		const run = (words: string) =>
			spawn(process.execPath, ['--input-type=module', '-e', words], {
				cwd: join(import.meta.dirname, '../../..'),
				stdio: ['ignore', 'pipe', 'inherit'],
			})
		const program = (rest: string) =>
			run(`import { hashPassword } from ${fileNamed('hash-password.ts')}; console.log(await hashPassword('a')); ${rest}`)
		const says = async (child: ChildProcess) => String((await once(child.stdout ?? child, 'data'))[0])

		test('keeps a script alive while it is asked, and not longer', async () => {
			const script = program('')
			const [words, [code]] = await Promise.all([says(script), once(script, 'exit')])
			expect(words).toMatch(/^\$argon2id/)
			expect(code).toBe(0)
		})

		test('that does not answer is told to a script that waits for nothing else', async () => {
			// At several moments of its start: the news of its end came too late only at some.
			const script = run(`import { createPasswordWork } from ${fileNamed('create-password-work.ts')}
				const refusals = []
				for (const longestRunMs of [1, 30, 60, 90, 120])
					await createPasswordWork({ longestRunMs }).hash('a', 'logging in').catch((error) => refusals.push(error.status))
				console.log(refusals.join())`)
			const [words, [code]] = await Promise.all([says(script), once(script, 'exit')])
			expect(words).toMatch(/^503(,503)*\n$/)
			expect(code).toBe(0)
		})

		test('ends with its parent, even one that is killed (D-41)', async () => {
			const parent = program('setInterval(() => {}, 1000)')
			await says(parent)
			const [pid = 0] = childrenOf(parent.pid ?? 0)
			expect(isAlive(pid)).toBe(true)
			// Ctrl-C in a terminal reaches both; the parent decides when it is over.
			process.kill(pid, 'SIGINT')
			await pause(100)
			expect(isAlive(pid)).toBe(true)
			parent.kill('SIGKILL')
			await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 5_000 })
		})
	})
})
