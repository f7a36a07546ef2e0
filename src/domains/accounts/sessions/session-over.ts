import { type Answered, answer, type Cookie } from '#platform/http/answered.ts'
import { Problem, presentProblem } from '#platform/http/problem.ts'

/**
 * The refusal of a refresh token, which takes the browser's copy away too (A.R-13). Answered and not thrown: what was found out
 * about the token is committed, and a thrown refusal carries no cookies.
 */
export function sessionOver(cookie: Cookie): Answered<never> {
	const refusal = new Problem(401, 'Your session has ended. Please log in again.')
	// The door sends a body as it is where its status has no schema, and a refusal has none.
	return answer(presentProblem(refusal) as never, { status: refusal.status, cookies: [cookie] })
}
