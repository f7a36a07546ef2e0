import type { Api } from './api.ts'
import type { Endpoint, Reply, Request } from './endpoint.ts'

export type Call = { method: string; url: string; body?: unknown; key?: string; signal?: AbortSignal }
export type Answer = { status: number; body: unknown; retryAfter?: number }

/** How a call travels: injected on the server, fetched with a bearer token in the browser. */
export type Send = (call: Call) => Promise<Answer>

/** The calls of a domain; a collection of the company stands in it with its own calls inside. */
type CallsOf<Described> = {
	[name in Exclude<keyof Described, 'about'>]: Described[name] extends { stream: true }
		? never
		: Described[name] extends Endpoint
			? (request: Request<Described[name]>) => Promise<Reply<Described[name]>>
			: CallsOf<Described[name]>
}
export type Client = CallsOf<Api>

/** A refusal by the server, read from whichever of its documented forms it has (D-18, A.R-92). */
export class ApiProblem extends Error {
	readonly status: number
	/** Messages by field; empty when the refusal is about the whole. */
	readonly fields: Record<string, string[]>
	/** The server's own words, or '' when it sent none. */
	readonly words: string
	readonly code: string | undefined
	/** Seconds to wait before asking again, when the server said so. */
	readonly retryAfter: number | undefined
	readonly body: unknown
	constructor(answer: Answer) {
		const { fields, words, code } = readProblem(answer.body)
		super(words || `The call was refused (${answer.status})`)
		this.status = answer.status
		this.fields = fields
		this.words = words
		this.code = code
		this.retryAfter = answer.retryAfter
		this.body = answer.body
	}
}

const wholeProblem = ['detail', 'error', 'code', 'non_field_errors', 'details']

function readProblem(body: unknown): { fields: Record<string, string[]>; words: string; code?: string } {
	if (typeof body === 'string') return { fields: {}, words: body.startsWith('<') ? '' : body.slice(0, 300) }
	if (typeof body !== 'object' || body === null) return { fields: {}, words: '' }
	const record = body as Record<string, unknown>
	const fields: Record<string, string[]> = {}
	for (const [name, value] of Object.entries(record))
		if (!wholeProblem.includes(name) && Array.isArray(value) && value.every((text) => typeof text === 'string')) fields[name] = value
	const texts = [record.detail, record.message, record.error, firstOf(record.non_field_errors), Object.values(fields)[0]?.[0]]
	return {
		fields,
		words: texts.find((text): text is string => typeof text === 'string' && text !== '') ?? '',
		...(typeof record.code === 'string' && { code: record.code }),
	}
}
const firstOf = (value: unknown): unknown => (Array.isArray(value) ? value[0] : undefined)

type Sent = { params?: object; query?: object; body?: unknown; key?: string; signal?: AbortSignal }

/**
 * The typed client of the given domains' calls: the same for server rendering, the browser and tests; only `send` differs. Its calls
 * throw `ApiProblem` for a refusal.
 */
export function clientOf<Domain extends keyof Client>(addresses: { [domain in Domain]: object }, send: Send): Pick<Client, Domain> {
	const callable =
		(address: string) =>
		async ({ params = {}, query = {}, body, key, signal }: Sent) => {
			const [method = '', path = ''] = address.split(' ')
			const values: Record<string, unknown> = { ...params }
			const url = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])))
			const search = new URLSearchParams()
			for (const [name, value] of Object.entries(query)) if (value !== undefined && value !== null) search.set(name, String(value))
			const answer = await send({ method, url: search.size ? `${url}?${search}` : url, body, key, signal })
			if (answer.status >= 400) throw new ApiProblem(answer)
			return answer.body
		}
	const callsOf = (named: object): object =>
		Object.fromEntries(
			Object.entries(named).map(([name, given]: [string, string | object]) => [
				name,
				typeof given === 'string' ? callable(given) : callsOf(given),
			]),
		)
	// The addresses are checked against the endpoints' types in addresses.ts; the shape is the same by construction.
	return callsOf(addresses) as Pick<Client, Domain>
}
