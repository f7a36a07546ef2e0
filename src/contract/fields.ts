import { z } from 'zod'
import { isDay, isTime } from '#shared/days.ts'
import { pictureLimits } from './accounts/picture-words.ts'
import type { FileRule } from './endpoint.ts'

/** Text that a plain rule of the `*-words.ts` files judges; missing counts as empty, blanks around it go. */
export const judged = (problemOf: (text: string) => string | null) =>
	z
		.string({ error: (issue) => (issue.input === undefined || issue.input === null ? (problemOf('') ?? undefined) : undefined) })
		.transform(clean)
		.superRefine((text, context) => {
			const problem = problemOf(text)
			if (problem) context.addIssue({ code: 'custom', message: problem })
		})

/** Optional free text up to `most` characters; absent, null and blank are the same. */
export const freeText = (most: number) =>
	z
		.string()
		.nullish()
		.transform((text) => clean(text ?? ''))
		.pipe(z.string().max(most))

/** Whole positive number, or its digits; within what the database counts to. */
export const wholeId = (message = 'This must be a whole number above 0.') =>
	z
		.union(
			[
				z.number(message),
				z
					.string(message)
					.trim()
					.regex(/^\d{1,10}$/, message)
					.transform(Number),
			],
			{ error: message },
		)
		.pipe(z.number(message).int(message).min(1, message).max(2_147_483_647, message))

/** The same in an address; whatever does not fit is an unknown object. */
export const idParams = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) })

/** yyyy-MM-dd, a day that exists. */
export const day = z.string().refine(isDay, 'Please enter a date as yyyy-MM-dd.')
/** HH:mm or HH:mm:ss. */
export const time = z.string().refine(isTime, 'Please enter a time as HH:mm.')
/** Rupees; the database holds whole paise (D-15). */
export const money = z.number()
/** ISO 8601 with zone. */
export const moment = z.string()

const latitudeMessage = 'Latitude must be a number between -90 and 90.'
const longitudeMessage = 'Longitude must be a number between -180 and 180.'
export const latitude = z.number(latitudeMessage).min(-90, latitudeMessage).max(90, latitudeMessage)
export const longitude = z.number(longitudeMessage).min(-180, longitudeMessage).max(180, longitudeMessage)

/** A picture as a file; of a moving one the first frame counts. */
export const picture = {
	megabytes: pictureLimits.megabytes,
	mediaTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/gif'],
} as const satisfies FileRule

/** Line breaks become one kind; other control characters have no place in a text (A.E-19), and NUL cannot be stored at all. */
function clean(text: string) {
	return text
		.replace(/\r\n|\r/g, '\n')
		.replace(/(?!\n)\p{Cc}/gu, '')
		.trim()
}
