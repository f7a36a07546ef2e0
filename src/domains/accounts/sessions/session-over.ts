import { type Answered, answer, type Cookie } from '#platform/http/answered.ts'
import { Problem, presentProblem } from '#platform/http/problem.ts'

/**
 * The refusal of a refresh token, which clears the browser's cookie too (A.R-13). Returned and not thrown: what was found out about the
 * token has to be committed, and a thrown refusal carries no cookies.
 */
export function sessionOver(cookie: Cookie): Answered<never> {
	const refusal = new Problem(401, 'Your session has ended. Please log in again.')
	// A status without a schema is sent as it is, and a refusal has none.
	return answer(presentProblem(refusal) as never, { status: refusal.status, cookies: [cookie] })
}
