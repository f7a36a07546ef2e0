import { ApiProblem } from '#contract/client.ts'
import { wordsOf } from '../../api.ts'

/** Why something was not done, in the server's words where it has some; a failure on the way says that nothing typed is lost. */
export const refusalWords = (error: unknown): string =>
	wordsOf(error, `${error instanceof ApiProblem ? 'That did not work.' : 'There is no connection.'} Nothing is lost; please try again.`)
