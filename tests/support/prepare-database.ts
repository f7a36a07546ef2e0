import type { TestProject } from 'vitest/node'
import { loadDemo } from '../../src/demo/load-demo.ts'
import { aloneOnDatabase, migrateDatabase } from '../../src/platform/database/migrate.ts'
import { startTestPostgres } from './test-postgres.ts'

declare module 'vitest' {
	interface ProvidedContext {
		/** Address of the test server, without a database's name. */
		postgres: string
	}
}

/** The database that every test file gets a copy of: migrated, with the demo catalogue and accounts. */
export const template = 'pahiya_template'

export default async function prepareDatabase(project: TestProject) {
	const server = await startTestPostgres()
	await aloneOnDatabase(server.url('postgres'), (client) => client.query(`create database ${template}`))
	await aloneOnDatabase(server.url(template), async (client) => {
		await migrateDatabase(client)
		await loadDemo(client)
	})
	project.provide('postgres', server.url(''))
	return () => server.stop()
}
