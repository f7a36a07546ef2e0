import { once } from 'node:events'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { accountEmailProblem, commonPassword, newPasswordProblem, usernameProblem } from '#contract/accounts/account-words.ts'
import { isCommonPassword } from '#contract/accounts/new-password.ts'
import { createAccount } from '#domains/accounts/signup/create-account.ts'
import { type Config, readConfig } from '#platform/config.ts'
import { type Db, openDatabase } from '#platform/database/database.ts'
import { databaseProblem } from '#platform/database/database-problem.ts'
import { aloneOnDatabase, migrateDatabase } from '#platform/database/migrate.ts'
import { startEmbeddedPostgres } from '#platform/embedded-postgres/embedded-postgres.ts'
import { Problem } from '#platform/http/problem.ts'
import { createLog } from '#platform/log.ts'
import { closePasswords, hashPassword } from '#platform/passwords/hash-password.ts'
import { StartProblem } from '#platform/start-problem.ts'

const usage = 'Usage: npm run admin:create -- --email you@example.com --username you [--name "Your Name"]'

/** A reason not to make the account, in a sentence for the person at the terminal. */
class Refusal extends Error {}

/**
 * `npm run admin:create`: makes an admin whose address counts as verified (D-04), in the database of DATABASE_URL or the embedded
 * one of DATA_DIR. The password is ADMIN_PASSWORD or asked for.
 */
async function createAdmin() {
	const { email = '', username = '', name } = readArguments()
	const problem = accountEmailProblem(email) ?? usernameProblem(username)
	if (problem) throw new Refusal(`${problem}.\n${usage}`)
	const password = process.env.ADMIN_PASSWORD || (await askHidden('Password of the new admin: '))
	const weakness = newPasswordProblem(password)
	if (weakness) throw new Refusal(`${weakness}.`)
	if (isCommonPassword(password)) throw new Refusal(commonPassword)
	const passwordHash = await hashPassword(password)
	// The variables that only a running product needs are nothing to this command.
	const made = await onDatabase(readConfig({ ...process.env, NODE_ENV: undefined }), (db) =>
		createAccount(db, { email, username, passwordHash, role: 'admin', verified: true, name }),
	)
	console.log(`The admin ${made.username} can now log in with ${made.email}.`)
}

function readArguments() {
	try {
		return parseArgs({ options: { email: { type: 'string' }, username: { type: 'string' }, name: { type: 'string' } } }).values
	} catch (error) {
		throw new Refusal(`${error instanceof Error ? error.message : error}\n${usage}`)
	}
}

async function onDatabase<T>(config: Config, work: (db: Db) => Promise<T>): Promise<T> {
	const embedded = config.databaseUrl ? undefined : await startEmbedded(config)
	try {
		const url = config.databaseUrl ?? embedded?.url('pahiya') ?? ''
		await aloneOnDatabase(url, migrateDatabase)
		const database = openDatabase(url, { log: createLog('error'), connections: 1 })
		try {
			return await database.transaction(work)
		} finally {
			await database.close()
		}
	} catch (error) {
		throw config.databaseUrl ? databaseProblem(error, config.databaseUrl) : error
	} finally {
		await embedded?.stop()
	}
}

/** Each of its refusals begins with a sentence for the reader. */
const startEmbedded = ({ dataDir }: Config) =>
	startEmbeddedPostgres({ dataDir }).catch((error: unknown) => {
		throw error instanceof Error ? new Refusal(error.message, { cause: error }) : error
	})

/** What is typed is not shown; from a pipe the first line is taken. */
async function askHidden(question: string) {
	process.stdout.write(question)
	const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
	const lines = createInterface({ input: process.stdin, output: nowhere, terminal: process.stdin.isTTY === true })
	const ended = once(lines, 'close').then(() => '')
	try {
		return await Promise.race([lines.question(''), ended])
	} finally {
		lines.close()
		process.stdout.write('\n')
	}
}

function inWords(error: unknown) {
	if (error instanceof Problem)
		return Object.values(error.fields ?? { detail: [error.message] })
			.flat()
			.join('\n')
	if (error instanceof Refusal || error instanceof StartProblem) return error.message
	if ((error as { code?: unknown }).code === '3D000')
		return 'There is no database here yet: name yours by DATABASE_URL, or start the product once.'
	return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

try {
	await createAdmin()
} catch (error) {
	console.error(inWords(error))
	process.exitCode = 1
} finally {
	await closePasswords()
}
