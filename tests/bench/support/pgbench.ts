import { execFile, execFileSync } from 'node:child_process'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'

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

/** Makes one row in a database of its own, and the script that updates it: what a hot row costs whoever wants it. */
export async function prepareOneRow(url: string, script: string) {
	const client = new pg.Client({ connectionString: url })
	await client.connect()
	await client.query(
		'create table if not exists one_row (id integer primary key, taken integer); insert into one_row values (1, 0) on conflict do nothing',
	)
	await client.end()
	writeFileSync(script, 'update one_row set taken = taken + 1 where id = 1;\n')
}

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
