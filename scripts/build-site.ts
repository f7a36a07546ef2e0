import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const root = join(import.meta.dirname, '..')
const stamp = join(root, 'build', 'made-from')
/** Everything the built site depends on. */
const sources = ['src/web', 'src/contract', 'src/shared', 'public', 'vite.config.ts', 'react-router.config.ts', 'package.json']

/** Milliseconds. */
const longestBuild = 300_000

/** True when the build exists and was made from exactly today's sources (D-03). */
export const isBuilt = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === digestOfSources()

/**
 * Builds pages for browser and server, and compresses once what never changes. Of several processes that build at once one does
 * it and the others wait for it. Throws when the build fails.
 */
export async function buildSite({ quiet }: { quiet: boolean }) {
	const { waited, unlock } = lockBuild()
	try {
		if (!(waited && isBuilt())) await build(quiet)
	} finally {
		unlock()
	}
}

async function build(quiet: boolean) {
	const digest = digestOfSources()
	rmSync(stamp, { force: true })
	const bin = join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs')
	const child = spawn(process.execPath, [bin, 'build'], {
		cwd: root,
		stdio: ['ignore', quiet ? 'pipe' : 'inherit', 'pipe'],
		env: { ...process.env, NODE_ENV: 'production' },
	})
	let said = ''
	child.stdout?.on('data', (text) => (said += text))
	child.stderr?.on('data', (text) => (said += text))
	const [code] = await once(child, 'close')
	if (code !== 0) throw new Error(`The web site could not be built.\n${said}`)
	await compressFiles(join(root, 'build', 'client'))
	writeFileSync(stamp, digest)
}

/** SQLite's lock, because the system takes it back from a process that was killed; nothing is stored in its file. */
function lockBuild() {
	// Not below build/, which a build empties.
	const lock = new DatabaseSync(join(root, 'node_modules', '.building-the-site'))
	const take = (milliseconds: number) => lock.exec(`pragma busy_timeout = ${milliseconds}; begin exclusive`)
	let waited = false
	try {
		take(0)
	} catch {
		waited = true
		take(longestBuild)
	}
	return { waited, unlock: () => lock.close() }
}

function digestOfSources() {
	const hash = createHash('sha256')
	const add = (path: string) => {
		const full = join(root, path)
		const found = statSync(full, { throwIfNoEntry: false })
		if (found?.isDirectory()) for (const name of readdirSync(full).sort()) add(`${path}/${name}`)
		else if (found && !path.includes('.test.')) hash.update(path).update(readFileSync(full))
	}
	for (const source of sources) add(source)
	return hash.digest('hex')
}

async function compressFiles(folder: string) {
	const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(js|css|svg|txt|webmanifest)$/.test(name))
	await Promise.all(
		files.map(async (name) => {
			const path = join(folder, name)
			const bytes = await readFile(path)
			if (bytes.length < 300) return
			await writeFile(
				`${path}.br`,
				await promisify(brotliCompress)(bytes, {
					params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
				}),
			)
			await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }))
		}),
	)
}
