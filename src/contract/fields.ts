import { z } from 'zod'
import { isDay, isTime } from '#shared/days.ts'
import { withoutUnseen } from '#shared/unseen-characters.ts'
import { pictureLimits } from './accounts/picture-words.ts'
import type { FileRule } from './endpoint.ts'
import { tooManyCharacters, unusableCharacter } from './field-messages.ts'

/** A reply that is a file, not JSON. */
export const file = z.instanceof(Uint8Array).meta({ type: 'string', format: 'binary' })

/** How a text is laid out; `address` makes one line of several, with ', ' between them (D-46), `words` are what is looked for. */
type Layout = 'line' | 'lines' | 'address' | 'words'

/** Text that a plain rule of the `*-words.ts` files judges; missing counts as empty, blanks around it go. */
export const judgedText = (problemOf: (text: string) => string | null, layout: Layout = 'line') =>
	z
		.string({ error: (issue) => (issue.input === undefined || issue.input === null ? (problemOf('') ?? undefined) : undefined) })
		.transform(laidOut[layout])
		.superRefine((text, context) => {
			const problem = characterProblem(text, layout) ?? problemOf(text)
			if (problem) context.addIssue({ code: 'custom', message: problem })
		})

/** Optional free text up to `maxLength` characters; absent, null and blank are the same. */
export const freeText = (maxLength: number, layout: Layout = 'lines') =>
	judgedText((text) => (text.length > maxLength ? tooManyCharacters(maxLength) : null), layout)
		.nullish()
		.transform((text) => text ?? '')
/** What a list is searched or narrowed by. */
export const queryText = (maxLength: number) => freeText(maxLength, 'words')

/** For a rule about several fields of a form: said at `field` together with what else is wrong, not only once all else is right. */
export const besideOthers = (field: string, message: string) => ({ path: [field], message, when: isForm })
export const isForm = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null

/** Whole positive number, or its digits; within what the database counts to. `needed` is what is said of any other. */
export function wholeId(needed?: string) {
	const message = needed ?? 'This must be a whole number above 0.'
	const missing = ({ input }: { input?: unknown }) => needed ?? (input === undefined || input === null ? undefined : message)
	const digits = z
		.string(message)
		.trim()
		.regex(/^\d{1,10}$/, message)
		.transform(Number)
	return z
		.union([z.number(message), digits], { error: missing })
		.pipe(z.number(message).int(message).min(1, message).max(2_147_483_647, message))
}

/** The same in a path, in plain digits; whatever does not fit is an unknown object (D-62). */
const pathId = z.preprocess(
	(id: unknown) => (/^\d{1,10}$/.test(String(id)) ? Number(id) : undefined),
	z.number().int().min(1).max(2_147_483_647),
)
export const idParams = z.object({ id: pathId })
/** Of a link in a mail: the id of a row and what proves that we made it. */
export const linkParams = z.object({ token: z.string().regex(/^[1-9]\d{0,9}\.[\w-]{43}$/) })

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

/** Says that a file came under this name, in a form whose files are stored as they come; nobody can say it otherwise. */
export const fileSent = (missing: string) => z.literal(true, missing)

const laidOut: Record<Layout, (text: string) => string> = {
	line: (text) => withoutUnseen(text).trim(),
	lines: (text) => text.replace(/\r\n|\r/g, '\n').trim(),
	address: (text) =>
		withoutUnseen(text)
			.trim()
			.replace(/[\s,]*[\r\n\t]\s*/g, ', '),
	words: (text) =>
		withoutUnseen(text)
			.replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
			.trim(),
}

/** Control characters have no place in a text, and half a surrogate pair cannot be stored at all (A.E-19). */
function characterProblem(text: string, layout: Layout) {
	if (layout === 'line' && /[\r\n\t]/.test(text)) return 'Please write this in one line, without tabs.'
	return /(?![\n\t])[\p{Cc}\p{Cs}]/u.test(text) ? unusableCharacter : null
}
