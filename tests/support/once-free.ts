import { setTimeout as pause } from 'node:timers/promises'
import { ApiProblem } from '../../src/contract/client.ts'

/**
 * Makes a call again for as long as the answer is that all connections are taken, as people do who read 'in a moment': many at once take
 * long on a slow machine.
 */
export async function onceFree<Answer>(call: () => Promise<Answer>): Promise<Answer> {
	for (;;)
		try {
			return await call()
		} catch (problem) {
			if (!(problem instanceof ApiProblem) || problem.status !== 503) throw problem
			await pause(100)
		}
}
