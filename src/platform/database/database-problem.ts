import { StartProblem } from '#platform/start-problem.ts'
import { isDatabaseUnavailable } from './database-errors.ts'

/** Why the server of DATABASE_URL cannot be used, without its password; what has no words here stays the error it is. */
export function databaseProblem(error: unknown, databaseUrl: string) {
	const { host, username, pathname } = new URL(databaseUrl)
	const words: Record<string, string> = {
		'28P01': `The database server at ${host} does not take the password of DATABASE_URL for ${username}.`,
		'28000': `The database server at ${host} does not let ${username} in: see DATABASE_URL.`,
		'3D000': `The database server at ${host} has no database ${pathname.slice(1)}: create it, or change DATABASE_URL.`,
		'42501': `The user ${username} of DATABASE_URL may not create tables in the database ${pathname.slice(1)}.`,
	}
	const { code = '', cause } = error as { code?: string; cause?: { code?: string } }
	const sentence = words[code] ?? words[cause?.code ?? '']
	if (sentence) return new StartProblem(sentence, { cause: error })
	if (!isDatabaseUnavailable(error)) return error
	return new StartProblem(`The database server at ${host} cannot be reached: start it, or change DATABASE_URL.`, { cause: error })
}
