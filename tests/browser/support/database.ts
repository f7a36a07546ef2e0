import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Product } from './product.ts'

/** The processes of a product's own PostgreSQL, the first one in front. */
function processesOf({ dataDir }: Product): number[] {
	const [first] = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')
	const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
	const children = rows
		.map((row) => row.trim().split(/\s+/).map(Number))
		.flatMap(([pid, parent]) => (pid && parent === Number(first) ? [pid] : []))
	return [Number(first), ...children]
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
	const processes = processesOf(product)
	for (const pid of processes) signal(pid, 'SIGSTOP')
	return () => {
		for (const pid of processes) signal(pid, 'SIGCONT')
	}
}

/** Ends the database at once, as a crash would. */
export function killDatabase(product: Product) {
	const [first] = processesOf(product)
	if (first) signal(first, 'SIGKILL')
}
