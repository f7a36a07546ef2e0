import type { Answer, Call } from '#contract/client.ts'

/** Milliseconds a call may take (A §9); one with a file may be on a slow line. */
const timeoutMs = { usual: 15_000, upload: 120_000 }

/** No answer came: no connection, or not in time. The request may have been carried out all the same. */
export class NoAnswer extends Error {
	readonly late: boolean
	constructor(late: boolean) {
		super(late ? 'The call took too long' : 'There is no connection')
		this.late = late
	}
}

/** One call over the wire, with a bearer token when there is one. Throws `NoAnswer`. */
export async function sendOnce({ method, url, body, key, signal }: Call, token?: string): Promise<Answer> {
	const headers: Record<string, string> = { accept: 'application/json' }
	// The browser itself names a form, with the boundary of its parts.
	const isForm = body instanceof FormData
	const late = AbortSignal.timeout(isForm ? timeoutMs.upload : timeoutMs.usual)
	if (!isForm && (body !== undefined || method === 'POST')) headers['content-type'] = 'application/json'
	if (token) headers.authorization = `Bearer ${token}`
	if (key) headers['idempotency-key'] = key
	try {
		const reply = await fetch(`/api${url}`, {
			method,
			headers,
			credentials: 'include',
			signal: signal ? AbortSignal.any([late, signal]) : late,
			...((body !== undefined || method === 'POST') && { body: isForm ? body : JSON.stringify(body ?? {}) }),
		})
		const isFile = reply.headers.get('content-type') === 'application/pdf'
		const answered = isFile ? new Uint8Array(await reply.arrayBuffer()) : parsed(await reply.text())
		return { status: reply.status, body: answered, retryAfter: secondsOf(reply.headers.get('retry-after')) }
	} catch (error) {
		if (signal?.aborted) throw error
		throw new NoAnswer(late.aborted)
	}
}

export const parsed = (text: string): unknown => {
	if (text === '') return undefined
	try {
		return JSON.parse(text)
	} catch {
		return text
	}
}

/** Seconds, or a date, as HTTP allows (A.R-07). */
export function secondsOf(header: string | null) {
	if (!header) return undefined
	if (/^\d+$/.test(header)) return Number(header)
	const at = Date.parse(header)
	return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - Date.now()) / 1000))
}
