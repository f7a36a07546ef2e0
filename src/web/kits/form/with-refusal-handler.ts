import { ApiProblem } from '#contract/client.ts'

/** Runs `work` and passes a refusal of the server to `onRefusal`, for its fields; every error is thrown on. */
export async function withRefusalHandler<Answer>(work: () => Promise<Answer>, onRefusal: (refused: ApiProblem) => void): Promise<Answer> {
	try {
		return await work()
	} catch (error) {
		if (error instanceof ApiProblem) onRefusal(error)
		throw error
	}
}
