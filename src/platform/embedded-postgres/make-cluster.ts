import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { DatabaseDidNotStart } from './database-did-not-start.ts'
import type { DatabasePlace } from './database-place.ts'
import { databaseEnvironment } from './postmaster.ts'

/** A cluster is made beside its place and moved there when whole, so that a start that was cut short leaves none half made. */
export async function makeCluster(place: DatabasePlace, password: string) {
	const parent = dirname(place.cluster)
	for (const name of readdirSync(parent))
		if (name.startsWith(`${basename(place.cluster)}.new-`)) rmSync(join(parent, name), { recursive: true })
	const draft = `${place.cluster}.new-${process.pid}`
	const passwordFile = `${draft}-password`
	mkdirSync(draft, { mode: 0o700 })
	writeFileSync(passwordFile, password, { mode: 0o600 })
	if (place.user) for (const path of [draft, passwordFile]) chownSync(path, place.user.uid, place.user.gid)
	try {
		// PostgreSQL's own C.UTF-8 sorts the same on every system. The system's is wanted for letters in trigrams, and is not everywhere.
		let failure = await runInitdb(place, draft, passwordFile, 'C.UTF-8')
		if (failure?.includes('locale')) failure = await runInitdb(place, draft, passwordFile, 'C')
		if (failure) throw new DatabaseDidNotStart(place.cluster, failure)
		renameSync(draft, place.cluster)
	} finally {
		rmSync(passwordFile, { force: true })
		rmSync(draft, { recursive: true, force: true })
	}
}

/** Answers what initdb said when it failed. */
async function runInitdb({ program, user }: DatabasePlace, folder: string, passwordFile: string, locale: string) {
	const words = [
		'-D',
		folder,
		'-U',
		'postgres',
		'--auth=scram-sha-256',
		`--pwfile=${passwordFile}`,
		'--encoding=UTF8',
		`--locale=${locale}`,
	]
	const builtin = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--lc-messages=C']
	const child = spawn(join(program, 'bin', 'initdb'), [...words, ...builtin], {
		uid: user?.uid,
		gid: user?.gid,
		cwd: '/',
		stdio: ['ignore', 'pipe', 'pipe'],
		env: databaseEnvironment(),
	})
	let output = ''
	for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text))
	const code = await once(child, 'close').then(
		([code]) => code as number | null,
		(error: Error) => error.message,
	)
	return code === 0 ? undefined : `${output}\ninitdb: ${code}`
}
