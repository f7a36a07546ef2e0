import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '../../../src/platform/embedded-postgres/embedded-postgres.ts'
import { testSecret } from '../../support/test-keys.ts'
import { atDatabase } from '../../support/test-postgres.ts'
import type { Measured } from './by-turns.ts'
import { type Control, startControl } from './control.ts'
import { answered, expectOnly, type Load, type Loaded, startLoadProcess } from './load.ts'
import type { Row } from './row.ts'
import { processorTimeOf, type Running, startProduct } from './start-product.ts'

/** One line or more of the table of measurements. */
export type Bench = { about: string; run: (setup: BenchSetup) => Promise<Row[]> }

export type Sql = <R extends object>(text: string, values?: unknown[]) => Promise<R[]>
export type Product = Running & { databaseUrl: string; sql: Sql }

/** What a bench stands on. Whatever it starts here is ended when the bench is over. */
export type BenchSetup = {
	rounds: number
	/** Of one round. */
	seconds: number
	/** A folder that the database's own system user can enter. */
	folder: (name: string) => string
	/** An empty database on the setup's server. */
	makeDatabase: (name: string) => Promise<string>
	/** The product on a database of the setup's server; the same name gives the same data. */
	product: (name?: string) => Promise<Product>
	control: (control: Partial<Control>) => Promise<{ origin: string; pid: number }>
	load: (load: Load) => Promise<Loaded>
	/** A second one at the same time. */
	otherLoad: (load: Load) => Promise<Loaded>
	/** Answers a second, all of them 2xx or 3xx, and what each cost the process `pid`. */
	rate: (pid: number, load: Load) => Promise<Measured>
	end: () => Promise<void>
}

/** The real PostgreSQL with the settings the product starts it with, below a temporary folder that `end` removes. */
export async function openBenchSetup({
	rounds,
	seconds,
}: {
	rounds: number
	seconds: number
}): Promise<BenchSetup & { close: () => Promise<void> }> {
	const home = mkdtempSync(join(tmpdir(), 'pahiya-bench-'))
	chmodSync(home, 0o755)
	const server = await startEmbeddedPostgres({ dataDir: join(home, 'server') })
	const endings: (() => unknown)[] = []
	const endWith = <T>(thing: T, end: () => unknown) => {
		endings.push(end)
		return thing
	}
	const end = async () => {
		for (const each of endings.splice(0).reverse()) await each()
	}
	const [load, otherLoad] = [startLoadProcess(), startLoadProcess()]
	const known = new Map<string, Product>()

	const makeDatabase = async (name: string) => {
		const url = server.url(name)
		const client = new pg.Client({ connectionString: atDatabase(url, 'postgres') })
		await client.connect()
		const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
		if (rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`)
		await client.end()
		return url
	}
	const product = async (name = 'demo') => {
		const databaseUrl = await makeDatabase(name)
		const environment = { DATABASE_URL: databaseUrl, DATA_DIR: join(home, 'data'), SECRET_KEY: testSecret }
		const running = await startProduct(join(home, `${name}.log`), environment)
		const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 })
		pool.on('error', () => undefined)
		const sql: Sql = async (text, values) => (await pool.query(text, values)).rows
		known.set(name, { ...running, databaseUrl, sql })
		return endWith({ ...running, databaseUrl, sql }, async () => {
			known.delete(name)
			await running.stop()
			await pool.end()
		})
	}
	return {
		rounds,
		seconds,
		folder: (name) => join(home, name),
		makeDatabase,
		product: async (name = 'demo') => known.get(name) ?? product(name),
		control: async (wanted) => {
			const control = await startControl(wanted)
			return endWith(control, control.stop)
		},
		load: load.offer,
		otherLoad: otherLoad.offer,
		rate: async (pid, wanted) => {
			const before = processorTimeOf(pid)
			const loaded = expectOnly(await load.offer(wanted), 200, 201)
			return { value: answered(loaded) / loaded.seconds, cpu: (processorTimeOf(pid) - before) / answered(loaded) }
		},
		end,
		close: async () => {
			await end()
			load.stop()
			otherLoad.stop()
			await server.stop()
			rmSync(home, { recursive: true, force: true, maxRetries: 5 })
		},
	}
}
