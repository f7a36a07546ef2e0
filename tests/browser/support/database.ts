import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Product } from './product.ts'

/** The process of a product's own PostgreSQL that begins all its others, one for each connection. */
const firstProcessOf = ({ dataDir }: Product) => Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])

type Process = { pid: number; isStopped: boolean }

/** The first process and those that it began. */
function processesOf(first: number): Process[] {
	const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,state='], { encoding: 'utf8' }).trim().split('\n')
	return rows.flatMap((row) => {
		const [pid, parent, state = ''] = row.trim().split(/\s+/)
		return Number(pid) === first || Number(parent) === first ? [{ pid: Number(pid), isStopped: /^[TZ]/.test(state) }] : []
	})
}

const signal = (pid: number, name: NodeJS.Signals) => {
	try {
		process.kill(pid, name)
	} catch (error) {
		// It ended meanwhile.
		if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
	}
}

/** Makes the database of a product hang; what comes back lets it go on. */
export function stopDatabase(product: Product): () => void {
	const first = firstProcessOf(product)
	// A signal takes its time: until all are seen to sleep, one may still begin another that would answer.
	let all = processesOf(first)
	while (all.some(({ isStopped }) => !isStopped)) {
		for (const { pid } of all) signal(pid, 'SIGSTOP')
		all = processesOf(first)
	}
	return () => {
		for (const { pid } of all) signal(pid, 'SIGCONT')
	}
}

/** Ends the database at once, as a crash would. */
export function killDatabase(product: Product) {
	signal(firstProcessOf(product), 'SIGKILL')
}
