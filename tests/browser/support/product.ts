import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type Product = { origin: string; pid: number; dataDir: string; stop: () => Promise<void>; said: () => string }

const root = join(import.meta.dirname, '..', '..', '..')

/** Starts the product as `npm start` does, on data of its own, and waits until it is ready. */
export async function startProduct(environment: Record<string, string> = {}): Promise<Product> {
	const dataDir = mkdtempSync(join(tmpdir(), 'pahiya-browser-'))
	// The database's own system user must be able to walk in.
	chmodSync(dataDir, 0o755)
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
	await ready(child, origin, () => said)
	return {
		origin,
		pid: child.pid ?? 0,
		dataDir,
		said: () => said,
		stop: async () => {
			if (child.exitCode === null) {
				child.kill('SIGTERM')
				await once(child, 'exit')
			}
			rmSync(dataDir, { recursive: true, force: true })
		},
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

const freePort = () =>
	new Promise<number>((resolve, reject) => {
		const server = createServer().once('error', reject)
		server.listen(0, '127.0.0.1', () => {
			const address = server.address()
			server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
		})
	})
