import { z } from 'zod'
import { freeText, judged } from './fields.ts'
import { pageLimits } from './staff-words.ts'

// What every collection of the company's side is made of (D-22).

const pageMessage = 'This must be a whole number above 0.'
const sizeMessage = `This must be a whole number from 1 to ${pageLimits.largest}.`
const bothWays = <Name extends string>(names: readonly Name[]) => [...names, ...names.map((name) => `-${name}` as const)]
/** What every list takes; `ordering` one of `names`, each with or without `-` before it. */
export const pageQuery = <const Name extends string>(names: readonly Name[]) => ({
	page: z.coerce.number(pageMessage).int(pageMessage).min(1, pageMessage).max(1_000_000, pageMessage).default(1),
	page_size: z.coerce
		.number(sizeMessage)
		.int(sizeMessage)
		.min(1, sizeMessage)
		.max(pageLimits.largest, sizeMessage)
		.default(pageLimits.usual),
	search: freeText(100),
	ordering: z.enum(bothWays(names), `Choose one of: ${names.join(', ')}; with - before it for the other way round.`).optional(),
})
export const pageOf = <T extends z.ZodType>(row: T) =>
	z.object({ count: z.number(), next: z.string().nullable(), previous: z.string().nullable(), results: z.array(row) })
export type Page<T> = { count: number; next: string | null; previous: string | null; results: T[] }

/** A version from the read model; a stale one is refused with 409 and the current row (D-48). */
export const version = z.number().int().optional()
export const trueOrFalse = z.enum(['true', 'false'], 'Choose true or false.').transform((text) => text === 'true')

export const tooLong = (typed: string, maximum: number) =>
	typed.length > maximum ? `Ensure this field has no more than ${maximum} characters.` : null
/** A line or paragraph that staff type; it may be empty. */
export const text = (maximum: number) => judged((typed) => tooLong(typed, maximum))
/** The same, which may not be empty. */
export const filledText = (maximum: number) => judged((typed) => (typed === '' ? 'This field may not be blank.' : tooLong(typed, maximum)))
/** Where a picture lies: on this site, or elsewhere by https. */
export const picture = judged((typed) =>
	typed === '' || (/^(\/|https:\/\/)\S+$/.test(typed) && typed.length <= 300)
		? null
		: 'Please give a path that begins with / or an address that begins with https://.',
).nullable()
export const order = z.number().int().min(0).max(10_000)
/** Rupees with at most two decimals. */
export const price = z
	.number()
	.min(0)
	.max(10_000_000)
	.refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, 'Ensure that there are no more than 2 decimal places.')

/** A reply without a body. */
export const noContent = z.undefined()
