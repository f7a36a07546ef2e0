import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** One of the programs beside: every message gets one answer. */
export function startChild(name: 'offer-load' | 'control') {
	const child = fork(join(import.meta.dirname, '..', 'processes', `${name}.ts`))
	const ended = once(child, 'exit').then(() => {
		throw new Error(`The process for ${name} has ended.`)
	})
	ended.catch(() => undefined)
	return {
		pid: child.pid ?? 0,
		ask: async <Answer>(message: object): Promise<Answer> => {
			const answer = once(child, 'message')
			child.send(message)
			const [said] = await Promise.race([answer, ended])
			return said as Answer
		},
		stop: () => {
			child.kill()
		},
	}
}
