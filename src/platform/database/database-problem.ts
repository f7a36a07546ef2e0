import { readFileSync } from 'node:fs'
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
		'53100': `The disk of the database server at ${host} is full.`,
	}
	const { code = '', cause } = error as { code?: string; cause?: { code?: string } }
	const sentence = words[code] ?? words[cause?.code ?? ''] ?? tlsProblem(error, host) ?? fileProblem(error, databaseUrl)
	if (sentence) return new StartProblem(sentence, { cause: error })
	if (!isDatabaseUnavailable(error)) return error
	return new StartProblem(`The database server at ${host} cannot be reached: start it, or change DATABASE_URL.`, { cause: error })
}

const untrusted = /^(CERT_|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|ERR_TLS_CERT_)/

/** What is wrong with the encryption that `sslmode` asks for, if that is it. */
function tlsProblem(error: unknown, host: string) {
	const { code = '', message } = error as NodeJS.ErrnoException
	if (untrusted.test(code))
		return `The certificate of the database server at ${host} is not trusted (${message}): name who signed it by sslrootcert in DATABASE_URL.`
	if (/does not support SSL/.test(message))
		return `The database server at ${host} does not encrypt: switch its ssl on, or leave sslmode out of DATABASE_URL.`
	return undefined
}

/** Which file that DATABASE_URL names for its encryption cannot be read, if that is it; pg reads them before it connects. */
function fileProblem(error: unknown, databaseUrl: string) {
	const { code, syscall = '' } = error as NodeJS.ErrnoException
	if (!/^(open|read)$/.test(syscall)) return undefined
	for (const name of ['sslrootcert', 'sslcert', 'sslkey']) {
		const path = new URL(databaseUrl).searchParams.get(name)
		if (path && !isReadable(path)) return `The file ${path} that DATABASE_URL names by ${name} cannot be read (${code}).`
	}
	return undefined
}

function isReadable(path: string) {
	try {
		readFileSync(path)
		return true
	} catch {
		return false
	}
}
