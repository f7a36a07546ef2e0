import { z } from 'zod'
import { isBlank } from '#shared/is-blank.ts'
import { judgedText } from '../fields.ts'
import { tooLong, version } from '../staff-fields.ts'
import { longest } from './doorstep-words.ts'
import { startCodeProblem, whyWithoutNeeded } from './start-words.ts'

/** What the customer said at the door as work begins, or why there was no code; the start works without both (decision 0056). */
export const startFields = {
	start_code: judgedText(startCodeProblem).optional(),
	start_without: judgedText((typed) => (isBlank(typed) ? whyWithoutNeeded : tooLong(typed, longest.reason)), 'lines').optional(),
}

/** The body of a call that does nothing but begin work; all of it may be left out. */
export const StartWork = z
	.object({ ...startFields, version })
	.nullish()
	.transform((sent) => sent ?? {})
