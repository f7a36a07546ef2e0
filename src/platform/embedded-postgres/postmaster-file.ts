import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, statSync } from 'node:fs'
import { basename, isAbsolute, join } from 'node:path'

/** What the cluster's postmaster.pid says, when that process is indeed PostgreSQL on this cluster; its port is 0 until it is known. */
export function findPostmaster(cluster: string): { pid: number; port: number } | undefined {
	if (!statSync(postmasterFile(cluster), { throwIfNoEntry: false })) return undefined
	const [pid = 0, , , port = 0] = readFileSync(postmasterFile(cluster), 'utf8').split('\n').map(Number)
	return isPostmaster(pid, cluster) ? { pid, port } : undefined
}

/** The number in a file left over may by now be another process's, with which PostgreSQL would refuse to start. */
export function removeStalePostmasterFile(cluster: string) {
	if (!findPostmaster(cluster)) rmSync(postmasterFile(cluster), { force: true })
}

/**
 * Told by its words, which every user may read. Started by hand with a relative path it counts as this cluster's, and
 * its password decides. A process that has ended and only waits for its parent has no words any more.
 */
export function isPostmaster(pid: number, cluster: string) {
	try {
		if (process.platform === 'linux') {
			const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
			const folder = words[words.indexOf('-D') + 1] ?? ''
			return basename(words[0] ?? '') === 'postgres' && (folder === cluster || !isAbsolute(folder))
		}
		return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(`-D ${cluster} `)
	} catch {
		return false
	}
}

const postmasterFile = (cluster: string) => join(cluster, 'postmaster.pid')
