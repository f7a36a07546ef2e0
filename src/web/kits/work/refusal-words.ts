import { ApiProblem } from '#contract/client.ts'

/** Why something was not done, in the server's words where it has some; a failure on the way says that nothing typed is lost. */
export function refusalWords(error: unknown): string {
	if (!(error instanceof ApiProblem)) return 'There is no connection. Nothing is lost; please try again.'
	return error.status < 500 && error.words ? error.words : 'That did not work. Nothing is lost; please try again.'
}
