import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { AlreadyRunning, markRunning, setRunningAddress } from './running-mark.ts'

const folder = mkdtempSync(join(tmpdir(), 'pahiya-running-'))
const file = join(folder, 'running.json')
const module = JSON.stringify(join(import.meta.dirname, 'running-mark.ts'))

beforeEach(() => rmSync(file, { force: true }))
afterAll(() => rmSync(folder, { recursive: true }))

test('the mark says which process runs and where it answers, and is gone when given back', () => {
	const unmark = markRunning(folder)
	setRunningAddress(folder, 'http://127.0.0.1:3000')
	expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
		pid: process.pid,
		started: expect.any(String),
		address: 'http://127.0.0.1:3000',
	})
	expect(() => markRunning(folder)).toThrow(AlreadyRunning)
	expect(() => markRunning(folder)).toThrow(
		`Pahiya is already running at http://127.0.0.1:3000 with the data folder ${folder} (process ${process.pid}): stop it first, or choose another DATA_DIR.`,
	)
	unmark()
	expect(existsSync(file)).toBe(false)
})

test('a mark of a process that is gone, of another process with its number, or cut short counts for nothing', () => {
	const { pid } = spawnSync(process.execPath, ['-e', ''])
	for (const left of [
		{ pid, started: 'then' },
		{ pid: process.pid, started: 'then' },
	]
		.map((mark) => JSON.stringify(mark))
		.concat('{"pid"', '')) {
		writeFileSync(file, left)
		markRunning(folder)()
	}
	expect(existsSync(file)).toBe(false)
})

test('the mark of another process is neither changed nor removed', () => {
	const unmark = markRunning(folder)
	const other = JSON.stringify({ pid: 1, started: 'long ago', address: null })
	writeFileSync(file, other)
	setRunningAddress(folder, 'http://127.0.0.1:3000')
	unmark()
	expect(readFileSync(file, 'utf8')).toBe(other)
})

test('of several starts at the same moment over a mark left behind exactly one gets the folder', async () => {
	writeFileSync(file, JSON.stringify({ pid: 1, started: 'long ago', address: null }))
	const moment = Date.now() + 1_000
	const script = `
		const { markRunning } = await import(${module})
		while (Date.now() < ${moment});
		try { markRunning(${JSON.stringify(folder)}); console.log('won') } catch (error) { console.log(error.constructor.name) }
		process.stdin.resume()`
	const starts = Array.from({ length: 5 }, () =>
		spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['pipe', 'pipe', 'inherit'] }),
	)
	const said = starts.map((child) => text(child.stdout))
	await Promise.all(starts.map((child) => once(child.stdout, 'readable')))
	for (const child of starts) child.stdin.end()
	expect((await Promise.all(said)).map((words) => words.trim()).sort()).toEqual([...Array(4).fill('AlreadyRunning'), 'won'])
})
