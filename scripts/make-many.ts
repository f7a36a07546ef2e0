import { parseArgs } from 'node:util'
import { loadDemo } from '../src/demo/load-demo.ts'
import { readConfig } from '../src/platform/config.ts'
import { aloneOnDatabase, migrateDatabase } from '../src/platform/database/migrate.ts'
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres/embedded-postgres.ts'
import { AlreadyRunning } from '../src/platform/embedded-postgres/running-mark.ts'
import { closePasswords } from '../src/platform/passwords/hash-password.ts'
import { StartProblem } from '../src/platform/start-problem.ts'
import { fillDatabase } from './fill-database.ts'
import { fillParts } from './fill-parts.ts'
import { manySales } from './fill-sales.ts'

const usual = { customers: 100_000, repairs: 100_000, parts: 100_000, ...manySales }
/** 'vehicleBookings' is asked for as --vehicle-bookings. */
const optionOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const usage = `Usage: npm run make:many -- ${Object.entries(usual)
	.map(([name, count]) => `[--${optionOf(name)} ${count}]`)
	.join(' ')}`

/**
 * `npm run make:many`: adds two years of made-up business to the database of DATABASE_URL or the embedded one of DATA_DIR,
 * to see how the product bears it; its user has to be the database's owner, for parts a superuser. Outside production only.
 */
async function makeMany() {
	const size = readArguments()
	if (process.env.NODE_ENV === 'production') throw new StartProblem('Made-up customers do not belong into production: unset NODE_ENV.')
	const config = readConfig(process.env)
	const embedded = config.databaseUrl ? undefined : await startEmbeddedPostgres({ dataDir: config.dataDir })
	try {
		const url = config.databaseUrl ?? embedded?.url('pahiya') ?? ''
		const begun = performance.now()
		await aloneOnDatabase(url, async (client) => {
			await migrateDatabase(client)
			await loadDemo(client)
			if (size.parts > 0) await fillParts(client, size.parts)
			await fillDatabase(client, size)
		})
		console.log(
			`${size.customers} customers, ${size.repairs} repairs, ${size.orders} orders and the rest were added in ${Math.round((performance.now() - begun) / 1000)} s.`,
		)
	} finally {
		await embedded?.stop()
	}
}

function readArguments() {
	const names = Object.keys(usual) as (keyof typeof usual)[]
	const { values } = parseArgs({ options: Object.fromEntries(names.map((name) => [optionOf(name), { type: 'string' as const }])) })
	const size = { ...usual }
	for (const name of names) size[name] = Number(values[optionOf(name)] ?? usual[name])
	const needed = Math.min(size.customers, size.repairs)
	const isPossible = Object.values(size).every((count) => Number.isInteger(count) && count >= 0 && count <= 5_000_000)
	if (!isPossible || needed < 1) throw new StartProblem(`All must be whole numbers up to 5000000, customers and repairs from 1.\n${usage}`)
	if (size.subscriptions > Math.min(size.customers, size.visits))
		throw new StartProblem(`Each subscription has a customer of its own and a visit: there must be as many of both.\n${usage}`)
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
