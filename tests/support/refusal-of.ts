import { expect } from 'vitest'
import type { ApiProblem } from '../../src/contract/client.ts'

/** What a call of the typed client was refused with; a call that is not refused fails the test. */
export const refusalOf = (call: Promise<unknown>): Promise<ApiProblem> =>
	call.then(
		() => expect.unreachable('the call was not refused'),
		(problem) => problem,
	)
