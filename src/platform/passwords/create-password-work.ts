import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { busy } from '#platform/http/problem.ts'
import type { PasswordAnswer, PasswordTask } from './password-child.ts'

/** What people are doing while a password of theirs is hashed, as a refusal says it. */
export type Doing = 'logging in' | 'signing up' | 'setting a password' | 'confirming their password'

export type PasswordWork = {
	/** argon2id of a text, in PHC form. */
	hash: (text: string, doing: Doing) => Promise<string>
	verify: (hash: string, text: string, doing: Doing) => Promise<boolean>
	/** Ends the child; what is unanswered is refused with 503. A later question starts another one. */
	close: () => Promise<void>
}

type PendingTask = {
	id: number
	task: PasswordTask
	doing: Doing
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
	const waiting: PendingTask[] = []
	const running = new Map<number, PendingTask>()

	const ask = (task: PasswordTask, doing: Doing) =>
		new Promise<string | boolean>((resolve, reject) => {
			newestId += 1
			const timer = setTimeout(() => giveUpWaiting(pending), longestWaitMs)
			const pending: PendingTask = { id: newestId, task, doing, resolve, reject, timer }
			waiting.push(pending)
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
			keepAlive(child)
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
		started.on('message', (message) => take(message as PasswordAnswer))
		started.on('exit', () => lose(started))
		started.on('error', () => lose(started))
		return started
	}

	const take = (answer: PasswordAnswer) => {
		const pending = running.get(answer.id)
		if (!pending) return
		clearTimeout(pending.timer)
		running.delete(answer.id)
		if ('failure' in answer) pending.reject(new Error(`A password could not be hashed: ${answer.failure}`))
		else pending.resolve(answer.value)
		workOn()
		if (running.size === 0) letGo(child)
	}

	const lose = (lost: ChildProcess) => {
		if (child !== lost) return
		child = undefined
		lost.kill('SIGKILL')
		for (const pending of running.values()) {
			clearTimeout(pending.timer)
			pending.reject(tooBusy(pending.doing))
		}
		running.clear()
		workOn()
	}

	const giveUpWaiting = (pending: PendingTask) => {
		waiting.splice(waiting.indexOf(pending), 1)
		pending.reject(tooBusy(pending.doing))
	}

	return {
		hash: async (text, doing) => String(await ask({ text, hash: null }, doing)),
		verify: async (hash, text, doing) => (await ask({ text, hash }, doing)) === true,
		close: async () => {
			for (const pending of waiting.splice(0)) {
				clearTimeout(pending.timer)
				pending.reject(tooBusy(pending.doing))
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

/** The channel brings the answer, the child itself the news that there will be none. */
const keepAlive = (child: ChildProcess) => {
	child.ref()
	child.channel?.ref()
}
const letGo = (child: ChildProcess | undefined) => {
	child?.unref()
	child?.channel?.unref()
}

const tooBusy = (doing: Doing) => busy(`Too many people are ${doing} just now. Please try again in a moment.`, 3)
