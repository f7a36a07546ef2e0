import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../support/free-port.ts'

/** `stop` ends it and takes its data away. */
export type Product = { origin: string; pid: number; dataDir: string; stop: () => Promise<void>; said: () => string }

/** Names the folder with the data of a product that was started once (prepare-product.ts). */
export const templateVariable = 'TEMPLATE_OF_DATA'

/** Milliseconds after which what was told to stop is ended. */
const longestStop = 30_000

const root = join(import.meta.dirname, '..', '..', '..')

/** Starts the product as `npm start` does, on data of its own, and waits until it is ready. `end` leaves its data. */
export async function startProduct(environment: Record<string, string> = {}): Promise<Product & { end: () => Promise<void> }> {
	const dataDir = mkdtempSync(join(tmpdir(), 'pahiya-browser-'))
	// The database's own system user must be able to walk in.
	chmodSync(dataDir, 0o755)
	const template = process.env[templateVariable]
	// With their owner, whom `cpSync` forgets.
	if (template) execFileSync('cp', ['-a', join(template, '.'), dataDir])
	const port = await freePort()
	const origin = `http://127.0.0.1:${port}`
	const child = spawn(process.execPath, ['scripts/start.ts'], {
		cwd: root,
		stdio: ['ignore', 'pipe', 'pipe'],
		env: {
			...process.env,
			NODE_ENV: '',
			PORT: String(port),
			DATA_DIR: dataDir,
			DATABASE_URL: '',
			PUBLIC_URL: '',
			LOG_LEVEL: 'warn',
			RATE_LIMIT: 'off',
			...environment,
		},
	})
	let said = ''
	child.stdout?.on('data', (text) => (said += text))
	child.stderr?.on('data', (text) => (said += text))
	const end = async () => {
		if (child.exitCode === null && child.signalCode === null) {
			const gone = once(child, 'exit')
			child.kill('SIGTERM')
			const late = setTimeout(() => child.kill('SIGKILL'), longestStop)
			await gone
			clearTimeout(late)
		}
	}
	const stop = async () => {
		await end()
		rmSync(dataDir, { recursive: true, force: true })
	}
	try {
		await ready(child, origin, () => said)
	} catch (error) {
		await stop()
		throw error
	}
	return {
		origin,
		pid: child.pid ?? 0,
		dataDir,
		said: () => said,
		end,
		stop,
	}
}

async function ready(child: ChildProcess, origin: string, said: () => string) {
	for (let tries = 0; tries < 600; tries += 1) {
		if (child.exitCode !== null) throw new Error(`The product did not start:\n${said()}`)
		const answer = await fetch(`${origin}/api/ready/`).catch(() => null)
		if (answer?.ok) return
		await new Promise((resolve) => setTimeout(resolve, 100))
	}
	throw new Error(`The product was not ready in a minute:\n${said()}`)
}
