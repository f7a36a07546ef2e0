import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const root = join(import.meta.dirname, '..')
const stamp = join(root, 'build', 'made-from')
/** Everything the built site depends on. */
const sources = ['src/web', 'src/contract', 'src/shared', 'public', 'vite.config.ts', 'react-router.config.ts', 'package.json']

/** True when the build exists and was made from exactly today's sources (D-03). */
export const isBuilt = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === digestOfSources()

/** Builds pages for browser and server, and compresses once what never changes. Throws when the build fails. */
export async function buildSite({ quiet }: { quiet: boolean }) {
	const digest = digestOfSources()
	rmSync(stamp, { force: true })
	const bin = join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs')
	const build = spawn(process.execPath, [bin, 'build'], {
		cwd: root,
		stdio: ['ignore', quiet ? 'pipe' : 'inherit', 'pipe'],
		env: { ...process.env, NODE_ENV: 'production' },
	})
	let said = ''
	build.stdout?.on('data', (text) => (said += text))
	build.stderr?.on('data', (text) => (said += text))
	const [code] = await once(build, 'close')
	if (code !== 0) throw new Error(`The web site could not be built.\n${said}`)
	await compressFiles(join(root, 'build', 'client'))
	writeFileSync(stamp, digest)
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
			if (bytes.length < 600) return
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
