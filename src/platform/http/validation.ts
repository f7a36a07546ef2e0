import type { FastifySchemaCompiler } from 'fastify'
import type { FastifySerializerCompiler } from 'fastify/types/schema.js'
import type { z } from 'zod'
import { unusableCharacter } from '#contract/field-messages.ts'
import { isRecord } from '#shared/is-record.ts'
import { notFound, Problem, refuseField, refuseFields } from './problem.ts'

/**
 * Checks a part of a request against the contract. A bad field becomes 400 `{field: [messages]}` with the first message of each
 * field, which says where in it when the field has parts; an impossible path parameter is an unknown object and becomes 404 (A.API-55,
 * B.API-06). A body that is no object is refused as one without fields.
 */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
	({ schema, httpPart }) =>
	(data) => {
		const isNoObject = httpPart === 'body' && (!isRecord(data) || Array.isArray(data))
		const read = schema.safeParse(isNoObject ? {} : data)
		if (!read.success) return { error: httpPart === 'params' ? notFound() : fieldProblem(read.error) }
		if (isNoObject && data !== undefined && data !== null) return { error: refuseField('non_field_errors', 'This must be an object.') }
		// What is only looked for is not kept: it is not found.
		const unusable = httpPart === 'querystring' ? [] : unusableFields(read.data)
		if (unusable.length === 0) return { value: read.data }
		if (httpPart === 'params') return { error: notFound() }
		return { error: refuseFields(Object.fromEntries(unusable.map((name) => [name, unusableCharacter]))) }
	}

/** The fields with a text, wherever in them, that PostgreSQL could not keep: one with NUL or half a surrogate pair. */
const unusableFields = (parts: unknown) => (isRecord(parts) ? Object.keys(parts).filter((name) => hasUnusableText(parts[name])) : [])

function hasUnusableText(value: unknown): boolean {
	if (typeof value === 'string') return !value.isWellFormed() || value.includes('\0')
	if (typeof value !== 'object' || value === null) return false
	return Object.entries(value).some(([name, inner]) => hasUnusableText(name) || hasUnusableText(inner))
}

/** Every reply is checked against its schema before it leaves. */
export const serializerCompiler: FastifySerializerCompiler<z.ZodType> =
	({ schema }) =>
	(data) =>
		JSON.stringify(schema.parse(data))

/** The refusal of what does not fit a schema: the first message of each field. */
export function fieldProblem(error: z.ZodError): Problem {
	const fields: Record<string, string[]> = {}
	for (const { path, message } of flatten(error.issues)) {
		const [name = 'non_field_errors', ...within] = path
		fields[String(name)] ??= [within.length > 0 ? `${within.map(wordOf).join(', ')}: ${message}` : message]
	}
	return new Problem(400, 'Please correct the highlighted fields.', { fields })
}

/** Where within a field the mistake is: 'Entry 2, url'. */
const wordOf = (step: PropertyKey) => (typeof step === 'number' ? `Entry ${step + 1}` : String(step).replaceAll('_', ' '))

/** A union reports the issues of its most promising branch: the one that got furthest. */
const flatten = (issues: z.core.$ZodIssue[]): z.core.$ZodIssue[] =>
	issues.flatMap((issue) => {
		if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue]
		const best = [...issue.errors].sort((a, b) => depth(b) - depth(a) || a.length - b.length)[0] ?? []
		return flatten(best).map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }))
	})
const depth = (issues: z.core.$ZodIssue[]) => Math.max(0, ...issues.map((issue) => issue.path.length))
