import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../support/free-port.ts'

const root = join(import.meta.dirname, '..', '..', '..')
/** What package.json's `start` gives to node: flags and the program. */
const [, ...startWords] = (
	JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } }
).scripts.start.split(' ')

export type Running = {
	origin: string
	pid: number
	/** Milliseconds from the start of the process to its first answer that it is ready. */
	readyAfter: number
	stop: () => Promise<void>
}

/** Starts the product as `npm start` does, with its usual log into the file `log`, and waits until it is ready. */
export async function startProduct(log: string, environment: Record<string, string>): Promise<Running> {
	const port = await freePort()
	const origin = `http://127.0.0.1:${port}`
	const output = openSync(log, 'a')
	const said = statSync(log).size
	const begun = performance.now()
	const child = spawn(process.execPath, startWords, {
		cwd: root,
		stdio: ['ignore', output, output],
		env: {
			PATH: process.env.PATH,
			HOME: process.env.HOME,
			LANG: 'C',
			RATE_LIMIT: 'off',
			STOP_DELAY_SECONDS: '0',
			PORT: String(port),
			...environment,
		},
	})
	closeSync(output)
	await ready(child, origin, () => readFileSync(log).toString('utf8', said))
	return {
		origin,
		pid: child.pid ?? 0,
		readyAfter: performance.now() - begun,
		stop: async () => {
			if (child.exitCode !== null || child.signalCode !== null) return
			const ended = once(child, 'exit')
			child.kill('SIGTERM')
			await ended
		},
	}
}

/** Its own word counts too: between choosing a port and taking it, another program may have come to answer there. */
async function ready(child: ChildProcess, origin: string, said: () => string) {
	for (const end = Date.now() + 90_000; Date.now() < end; await pause(10)) {
		if (child.exitCode !== null) throw new Error(`The product did not start:\n${said()}`)
		const answer = await fetch(`${origin}/api/ready/`).catch(() => null)
		if (answer?.ok && said().includes(`is ready: ${origin}`)) return
	}
	child.kill('SIGKILL')
	throw new Error(`The product was not ready in time:\n${said()}`)
}

/** Megabytes of memory that a process holds at this moment. */
export const memoryOf = (pid: number) => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024

/** Microseconds of processor time that a process has used; NaN where the system does not tell. */
export function processorTimeOf(pid: number): number {
	try {
		const [user = 0, system = 0] = (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1] ?? '').split(' ').slice(11, 13).map(Number)
		return (user + system) * 10_000
	} catch {
		return Number.NaN
	}
}
