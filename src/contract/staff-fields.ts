import { z } from 'zod'
import { isBlank } from '#shared/is-blank.ts'
import { tooManyCharacters } from './field-messages.ts'
import { day, judgedText, queryText } from './fields.ts'
import { lastPlace, pageLimits } from './staff-words.ts'

// What every collection of the company's side is made of (D-22).

const pageMessage = 'This must be a whole number above 0.'
const sizeMessage = `This must be a whole number from 1 to ${pageLimits.largest}.`
const bothWays = <Name extends string>(names: readonly Name[]) => [...names, ...names.map((name) => `-${name}` as const)]
const page = z.coerce.number(pageMessage).int(pageMessage).min(1, pageMessage).max(1_000_000, pageMessage)
const pageSize = z.coerce.number(sizeMessage).int(sizeMessage).min(1, sizeMessage).max(pageLimits.largest, sizeMessage)
/** What every list takes; `ordering` one of `names`, each with or without `-` before it. */
export const pageQuery = <const Name extends string>(names: readonly Name[]) => ({
	page: page.default(1),
	page_size: pageSize.default(pageLimits.usual),
	search: queryText(100),
	ordering: z.enum(bothWays(names), `Choose one of: ${names.join(', ')}; with - before it for the other way round.`).optional(),
})
/** Days in India, both included, by which every dated collection is filtered (D-49). */
export const dayQuery = { date_from: day.optional(), date_to: day.optional() }
/** For a list that is plain until a page of it is asked for (B.R-31). */
export const optionalPage = z.object({ page: page.optional(), page_size: pageSize.optional() })
export const plainOrPageOf = <T extends z.ZodType>(row: T) => z.union([z.array(row), pageOf(row)])
export const pageOf = <T extends z.ZodType>(row: T) =>
	z.object({ count: z.number(), next: z.string().nullable(), previous: z.string().nullable(), results: z.array(row) })
export type Page<T> = { count: number; next: string | null; previous: string | null; results: T[] }

/** A version from the read model; a stale one is refused with 409 and the current row (D-48). */
export const version = z.number().int().optional()
export const trueOrFalse = z.enum(['true', 'false'], 'Choose true or false.').transform((text) => text === 'true')

export const tooLong = (typed: string, maximum: number) => (typed.length > maximum ? tooManyCharacters(maximum) : null)
/** A line that staff type; it may be empty. */
export const text = (maximum: number) => judgedText((typed) => tooLong(typed, maximum))
/** Paragraphs that staff type; they may be empty. */
export const longText = (maximum: number) => judgedText((typed) => tooLong(typed, maximum), 'lines')
const filled = (maximum: number) => (typed: string) => (isBlank(typed) ? 'This field may not be blank.' : tooLong(typed, maximum))
/** The same, which may not be empty. */
export const filledText = (maximum: number) => judgedText(filled(maximum))
export const filledLongText = (maximum: number) => judgedText(filled(maximum), 'lines')
/** Where a picture lies: on this site, or elsewhere by https. */
export const picture = judgedText((typed) =>
	typed === '' || (/^(\/|https:\/\/)\S+$/.test(typed) && typed.length <= 300)
		? null
		: 'Please give a path that begins with / or an address that begins with https://.',
).nullable()
export const order = z.number().int().min(0).max(lastPlace)
/** Whether rupees have at most two decimals. */
export const isWholePaise = (amount: number) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6
/** Rupees with at most two decimals, no less than `least`. */
export const amountFrom = (least: number, message?: string) =>
	z.number().min(least, message).max(10_000_000).refine(isWholePaise, 'Ensure that there are no more than 2 decimal places.')
export const price = amountFrom(0)

/** A reply without a body. */
export const noContent = z.undefined()
