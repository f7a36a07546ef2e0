import { ApiProblem } from '#contract/client.ts'

/** Does `work` and tells what the server refused, such as at its fields; what it throws is thrown on. */
export async function tellingRefusals<Answer>(work: () => Promise<Answer>, tell: (refused: ApiProblem) => void): Promise<Answer> {
	try {
		return await work()
	} catch (error) {
		if (error instanceof ApiProblem) tell(error)
		throw error
	}
}
