import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { busy } from '#platform/http/problem.ts'
import type { PasswordAnswer, PasswordTask } from './password-child.ts'

export type PasswordWork = {
	/** argon2id of a text, in PHC form. */
	hash: (text: string) => Promise<string>
	verify: (hash: string, text: string) => Promise<boolean>
	/** Ends the child; what is unanswered is refused with 503. A later question starts another one. */
	close: () => Promise<void>
}

type Asked = {
	id: number
	task: PasswordTask
	timer: NodeJS.Timeout
	resolve: (value: string | boolean) => void
	reject: (error: Error) => void
}

const entry = join(import.meta.dirname, 'password-child.ts')

/**
 * Slow hashing in one child process of lowest priority (D-41), started by the first question, started again after a crash, and
 * ended with its parent however that ends. At most `atOnce` questions are worked on; one that waited `longestWaitMs`, and one
 * whose child died or hung for `longestRunMs`, is refused with 503 and Retry-After. An idle child keeps no process alive.
 */
export function createPasswordWork({ atOnce = 2, longestWaitMs = 2_000, longestRunMs = 10_000 } = {}): PasswordWork {
	let child: ChildProcess | undefined
	let newestId = 0
	const waiting: Asked[] = []
	const running = new Map<number, Asked>()

	const ask = (task: PasswordTask) =>
		new Promise<string | boolean>((resolve, reject) => {
			newestId += 1
			const asked: Asked = { id: newestId, task, resolve, reject, timer: setTimeout(() => giveUpWaiting(asked), longestWaitMs) }
			waiting.push(asked)
			workOn()
		})

	const workOn = () => {
		while (running.size < atOnce) {
			const next = waiting.shift()
			if (!next) return
			clearTimeout(next.timer)
			child ??= start()
			next.timer = setTimeout(() => child?.kill('SIGKILL'), longestRunMs)
			running.set(next.id, next)
			child.channel?.ref()
			// A question that cannot be handed over is refused when the child's end is heard.
			child.send({ ...next.task, id: next.id }, () => undefined)
		}
	}

	const start = () => {
		const started = fork(entry, [], {
			execArgv: [],
			env: { ...process.env, NODE_OPTIONS: '', UV_THREADPOOL_SIZE: String(atOnce) },
			stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
			// A session of its own: Linux may share out the processor by session first, and its priority would count within ours alone.
			detached: true,
		})
		started.unref()
		started.on('message', (message) => take(message as PasswordAnswer))
		started.on('exit', () => lose(started))
		started.on('error', () => lose(started))
		return started
	}

	const take = (answer: PasswordAnswer) => {
		const asked = running.get(answer.id)
		if (!asked) return
		clearTimeout(asked.timer)
		running.delete(answer.id)
		if ('failure' in answer) asked.reject(new Error(`A password could not be hashed: ${answer.failure}`))
		else asked.resolve(answer.value)
		workOn()
		if (running.size === 0) child?.channel?.unref()
	}

	const lose = (lost: ChildProcess) => {
		if (child !== lost) return
		child = undefined
		lost.kill('SIGKILL')
		for (const asked of running.values()) {
			clearTimeout(asked.timer)
			asked.reject(tooBusy())
		}
		running.clear()
		workOn()
	}

	const giveUpWaiting = (asked: Asked) => {
		waiting.splice(waiting.indexOf(asked), 1)
		asked.reject(tooBusy())
	}

	return {
		hash: async (text) => String(await ask({ text, hash: null })),
		verify: async (hash, text) => (await ask({ text, hash })) === true,
		close: async () => {
			for (const asked of waiting.splice(0)) {
				clearTimeout(asked.timer)
				asked.reject(tooBusy())
			}
			const closing = child
			if (!closing) return
			await new Promise<void>((ended) => {
				closing.once('exit', () => ended())
				closing.ref()
				// It holds nothing that could be lost.
				closing.kill('SIGKILL')
			})
		},
	}
}

const tooBusy = () => busy('Too many people are logging in just now. Please try again in a moment.', 3)
