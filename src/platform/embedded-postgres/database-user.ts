import { execFileSync, spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'

export type SystemUser = { name: string; uid: number; gid: number }

/**
 * The system user that PostgreSQL runs as when we are root, as which it refuses to run: `postgres`, made when missing,
 * or `nobody` where no user can be made. Throws an Error when there is neither.
 */
export function findDatabaseUser(): SystemUser {
	const user = systemUser('postgres') ?? madeUser() ?? systemUser('nobody')
	if (user) return user
	throw new Error(
		'PostgreSQL refuses to run as root and this system has no user "postgres" or "nobody": start as an ordinary user, or set DATABASE_URL.',
	)
}

/** Whoever owns the folder; undefined when it does not exist or is root's. */
export function ownerOf(folder: string): SystemUser | undefined {
	const found = statSync(folder, { throwIfNoEntry: false })
	if (!found || found.uid === 0) return undefined
	const name = spawnSync('id', ['-un', String(found.uid)], { encoding: 'utf8' }).stdout?.trim()
	return { name: name || String(found.uid), uid: found.uid, gid: found.gid }
}

/** Tried by a process of that user rather than read from modes: parents, access lists and mounts have a say too. */
export function canEnter({ uid, gid }: SystemUser, folder: string) {
	return spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], { uid, gid, cwd: '/', stdio: 'ignore' }).status === 0
}

/** Whether this user may run a program, tried by running it. */
export function canRun({ uid, gid }: SystemUser, program: string) {
	return spawnSync(program, ['--version'], { uid, gid, cwd: '/', stdio: 'ignore' }).status === 0
}

function systemUser(name: string): SystemUser | undefined {
	const number = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }))
	try {
		return { name, uid: number('-u'), gid: number('-g') }
	} catch {
		return undefined
	}
}

function madeUser() {
	// Fails where useradd is missing and where another start makes the same user at this moment; the look afterwards tells.
	spawnSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres'], { stdio: 'ignore' })
	return systemUser('postgres')
}
