import type { Actor } from '#platform/http/actor.ts'
import { notFound, type Problem } from '#platform/http/problem.ts'

/**
 * The 404 for work of any kind out of this person's sight (D-48). A technician whose work the office gave to somebody else reads why his
 * step, his money or his photo was not taken; the words are the same for work that never existed.
 */
export const workNotFound = (actor: Actor): Problem =>
	actor.role === 'technician' ? notFound('This work is not yours, or not any more. Please ask the office.') : notFound()
