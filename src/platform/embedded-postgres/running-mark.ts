import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Says in one sentence that another process already runs the product on this data folder, and where, when that is known. */
export class AlreadyRunning extends Error {}

/** `started` tells a process from a later one with the same number. */
type Mark = { pid: number; started: string; address: string | null }

/**
 * Claims the data folder for this process in running.json and answers how to give it back. Of several processes that
 * claim it at the same moment exactly one gets it; a claim whose process is gone counts for nothing.
 * Throws `AlreadyRunning`.
 */
export function markRunning(dataDir: string, address: string | null = null): () => void {
	mkdirSync(dataDir, { recursive: true })
	alone(dataDir, () => {
		const mark = readMark(dataDir)
		if (mark && startOf(mark.pid) === mark.started) throw new AlreadyRunning(alreadyRunning(dataDir, mark))
		writeMark(dataDir, { ...thisProcess(), address })
	})
	return () => alone(dataDir, () => isOurs(readMark(dataDir)) && rmSync(markFile(dataDir), { force: true }))
}

/**
 * Notes where the product answers, for the sentence that a second start gets. Call it once listening; without a claim of ours it does
 * nothing.
 */
export function setRunningAddress(dataDir: string, address: string) {
	alone(dataDir, () => isOurs(readMark(dataDir)) && writeMark(dataDir, { ...thisProcess(), address }))
}

function alreadyRunning(dataDir: string, { pid, address }: Mark) {
	const where = address ? ` at ${address}` : ''
	return `Pahiya is already running${where} with the data folder ${dataDir} (process ${pid}): stop it first, or choose another DATA_DIR.`
}

/** The lock is SQLite's because the system takes it back from a process that was killed; nothing is stored in its file. */
function alone(dataDir: string, work: () => void) {
	const lock = new DatabaseSync(join(dataDir, 'running.lock'), { timeout: 5_000 })
	try {
		lock.exec('begin exclusive')
		work()
	} finally {
		lock.close()
	}
}

function readMark(dataDir: string): Mark | undefined {
	try {
		return JSON.parse(readFileSync(markFile(dataDir), 'utf8')) as Mark
	} catch (error) {
		const { code, name } = error as NodeJS.ErrnoException
		// A mark that is not JSON was cut short by a full disk or a power failure; its process is gone.
		if (code === 'ENOENT' || name === 'SyntaxError') return undefined
		throw error
	}
}

function writeMark(dataDir: string, mark: Mark) {
	const draft = `${markFile(dataDir)}.new`
	writeFileSync(draft, JSON.stringify(mark))
	renameSync(draft, markFile(dataDir))
}

const markFile = (dataDir: string) => join(dataDir, 'running.json')
const thisProcess = () => ({ pid: process.pid, started: startOf(process.pid) ?? '' })
const isOurs = (mark: Mark | undefined) => mark?.pid === process.pid && mark.started === startOf(process.pid)

/** When a process began, as the system tells it; undefined when there is no such process or it has ended and only waits for its parent. */
function startOf(pid: number) {
	try {
		if (process.platform !== 'linux') return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
		const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? ''
		const fields = afterName.split(' ')
		if (fields[0] === 'Z' || fields[0] === 'X') return undefined
		// Field 22 of proc(5) counts ticks since the machine came up, so the run of the machine belongs to it.
		return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${fields[19]}`
	} catch {
		return undefined
	}
}
