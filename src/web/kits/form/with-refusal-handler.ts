import { ApiProblem } from '#contract/client.ts'

/** Does `work` and tells what the server refused, such as at its fields; what it throws is thrown on. */
export async function withRefusalHandler<Answer>(work: () => Promise<Answer>, onRefusal: (refused: ApiProblem) => void): Promise<Answer> {
	try {
		return await work()
	} catch (error) {
		if (error instanceof ApiProblem) onRefusal(error)
		throw error
	}
}
