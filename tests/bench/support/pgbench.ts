import { execFile, execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
/** More than the clients, or they would wait for each other's branch (pgbench's own advice). */
const scale = 20
export const noPgbench = 'pgbench is not on the PATH: it comes with PostgreSQL’s server package, such as Debian’s postgresql.'

/** PostgreSQL's own load generator from PATH or from a Debian server package; undefined where there is none. */
export function findPgbench(): string | undefined {
	const packages = '/usr/lib/postgresql'
	const folders = [
		...(process.env.PATH ?? '').split(delimiter).filter(Boolean),
		...(existsSync(packages) ? readdirSync(packages).map((version) => join(packages, version, 'bin')) : []),
	]
	return folders.map((folder) => join(folder, 'pgbench')).find(existsSync)
}

/** Fills a database of its own with pgbench's tables. */
export const preparePgbench = (program: string, url: string) =>
	execFileSync(program, ['-i', '-q', '-s', String(scale)], { env: environmentOf(url), stdio: 'ignore' })

/** Transactions a second: its TPC-B-like ones, or those of a script of one's own. */
export async function pgbench(
	program: string,
	url: string,
	{ clients, seconds, script }: { clients: number; seconds: number; script?: string },
): Promise<number> {
	const words = ['-n', '-c', String(clients), '-j', '1', '-T', String(seconds), ...(script ? ['-f', script] : [])]
	const { stdout } = await run(program, words, { env: environmentOf(url) })
	const said = /^tps = ([\d.]+)/m.exec(stdout)?.[1]
	if (!said) throw new Error(`pgbench said no rate:\n${stdout}`)
	return Number(said)
}

function environmentOf(url: string): NodeJS.ProcessEnv {
	const { hostname, port, username, password, pathname } = new URL(url)
	return {
		PATH: process.env.PATH,
		LC_ALL: 'C',
		PGHOST: hostname,
		PGPORT: port,
		PGUSER: decodeURIComponent(username),
		PGPASSWORD: decodeURIComponent(password),
		PGDATABASE: pathname.slice(1),
	}
}
