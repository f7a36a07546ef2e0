import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Product } from './product.ts'

/** The process of a product's own PostgreSQL that begins all its others, one for each connection. */
const firstProcessOf = ({ dataDir }: Product) => Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])

function childrenOf(first: number): number[] {
	const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
	return rows.map((row) => row.trim().split(/\s+/).map(Number)).flatMap(([pid, parent]) => (pid && parent === first ? [pid] : []))
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
	// Before its children are counted: one that it began meanwhile would stay awake and answer.
	signal(first, 'SIGSTOP')
	const children = childrenOf(first)
	for (const pid of children) signal(pid, 'SIGSTOP')
	return () => {
		for (const pid of [first, ...children]) signal(pid, 'SIGCONT')
	}
}

/** Ends the database at once, as a crash would. */
export function killDatabase(product: Product) {
	signal(firstProcessOf(product), 'SIGKILL')
}
