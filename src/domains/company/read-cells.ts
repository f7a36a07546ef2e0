import { z } from 'zod'
import { readPairLines } from '#shared/pair-lines.ts'
import { readNumber } from '#shared/read-number.ts'

type ReadCell = (text: string) => unknown

/**
 * How the cell of each field becomes what a caller would send as JSON. An empty cell says: nothing where the field may be null, an empty
 * text where it is a free text, and else that the field was not sent. What cannot be read stays as it is, for the contract to refuse.
 */
export const cellReaders = (fields: Readonly<Record<string, z.ZodType>>): Record<string, ReadCell> =>
	Object.fromEntries(Object.entries(fields).map(([field, schema]) => [field, readerOf(z.toJSONSchema(schema, asSent))]))

const asSent = { io: 'input', unrepresentable: 'any' } as const

function readerOf(schema: JsonSchema): ReadCell {
	const types = new Set(typesOf(schema))
	const isFreeText = types.has('string') && !types.has('number') && !schema.enum && !schema.format
	const empty = types.has('null') ? null : isFreeText ? '' : undefined
	const read = types.has('string')
		? readText
		: types.has('boolean')
			? readYesOrNo
			: types.has('object')
				? readPairLines
				: types.has('array')
					? isOfWords(schema.items)
						? readWords
						: readLines
					: readNumberOrText
	return (text) => (text === '' ? empty : read(text))
}

type JsonSchema = { type?: unknown; format?: unknown; enum?: unknown; anyOf?: unknown; items?: unknown }
const isOfWords = (items: unknown) => typeof items === 'object' && items !== null && 'enum' in items
const typesOf = ({ type = 'string', anyOf }: JsonSchema): unknown[] =>
	Array.isArray(anyOf) ? anyOf.flatMap((each: JsonSchema) => typesOf(each)) : [type].flat()

const readText: ReadCell = (text) => text
const readLines: ReadCell = (text) => text.split('\n').filter((line) => line.trim() !== '')
/** Words of a fixed set, as people list them. */
const readWords: ReadCell = (text) => text.split(/[\n,;]/).flatMap((word) => word.trim() || [])
/** As spreadsheets write it, and as people do. */
const readYesOrNo: ReadCell = (text) => (/^(true|yes|1)$/i.test(text) ? true : /^(false|no|0)$/i.test(text) ? false : text)

const readNumberOrText: ReadCell = (text) => {
	const number = readNumber(text)
	return Number.isNaN(number) ? text : number
}
