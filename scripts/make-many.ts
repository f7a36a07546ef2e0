import { parseArgs } from 'node:util'
import { loadDemo } from '../src/demo/load-demo.ts'
import { readConfig } from '../src/platform/config.ts'
import { aloneOnDatabase, migrateDatabase } from '../src/platform/database/migrate.ts'
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres/embedded-postgres.ts'
import { AlreadyRunning } from '../src/platform/embedded-postgres/running-mark.ts'
import { closePasswords } from '../src/platform/passwords/hash-password.ts'
import { StartProblem } from '../src/platform/start-problem.ts'
import { fillDatabase } from './fill-database.ts'

const usage = 'Usage: npm run make:many -- [--customers 50000] [--repairs 100000]'

/**
 * `npm run make:many`: adds many made-up customers and repairs to the database of DATABASE_URL or the embedded one of DATA_DIR,
 * to see how the product bears them. Outside production only.
 */
async function makeMany() {
	const size = readArguments()
	if (process.env.NODE_ENV === 'production')
		throw new StartProblem('Made-up customers and repairs do not belong into production: unset NODE_ENV.')
	const config = readConfig(process.env)
	const embedded = config.databaseUrl ? undefined : await startEmbeddedPostgres({ dataDir: config.dataDir })
	try {
		const url = config.databaseUrl ?? embedded?.url('pahiya') ?? ''
		const begun = performance.now()
		await aloneOnDatabase(url, async (client) => {
			await migrateDatabase(client)
			await loadDemo(client)
			await fillDatabase(client, size)
		})
		console.log(
			`${size.customers} customers and ${size.repairs} repairs were added in ${Math.round((performance.now() - begun) / 1000)} s.`,
		)
	} finally {
		await embedded?.stop()
	}
}

function readArguments() {
	const { values } = parseArgs({ options: { customers: { type: 'string' }, repairs: { type: 'string' } } })
	const size = { customers: Number(values.customers ?? 50_000), repairs: Number(values.repairs ?? 100_000) }
	const isPossible = Object.values(size).every((count) => Number.isInteger(count) && count >= 1 && count <= 5_000_000)
	if (!isPossible) throw new StartProblem(`Both must be whole numbers from 1 to 5000000.\n${usage}`)
	return size
}

function inWords(error: unknown) {
	const { code, message, stack } = error as NodeJS.ErrnoException
	if (code === '3D000') return 'There is no such database yet: start the product once, or create the one DATABASE_URL names.'
	if (code?.startsWith('ERR_PARSE_ARGS')) return `${message}\n${usage}`
	return error instanceof StartProblem || error instanceof AlreadyRunning ? message : stack
}

try {
	await makeMany()
} catch (error) {
	console.error(inWords(error))
	process.exitCode = 1
} finally {
	await closePasswords()
}
