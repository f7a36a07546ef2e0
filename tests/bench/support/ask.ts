import { get } from 'node:http'

/** What a browser of today says it can read. */
export const browserHeaders = { 'accept-encoding': 'gzip, deflate, br, zstd' }

type RawAnswer = { status: number; headers: Record<string, string>; body: Buffer }

/** An answer as it came over the wire, compressed or not. Throws for anything but 200. */
export const askRaw = (url: string, headers: Record<string, string>): Promise<RawAnswer> =>
	new Promise((resolve, reject) => {
		get(url, { headers }, (response) => {
			const parts: Buffer[] = []
			response.on('data', (part: Buffer) => parts.push(part))
			response.on('end', () => {
				const status = response.statusCode ?? 0
				if (status !== 200) return reject(new Error(`${url} answered ${status}`))
				resolve({ status, headers: response.headers as Record<string, string>, body: Buffer.concat(parts) })
			})
		}).on('error', reject)
	})

/** What is new with every answer, or written by Node itself. */
const perAnswer = new Set(['x-request-id', 'content-length', 'date', 'connection', 'keep-alive', 'transfer-encoding'])

/** The same bytes with the same headers, for a control: what it costs to send and to read them is no cost of ours. */
export const sameBytes = (path: string, { headers, body }: RawAnswer) => ({
	path,
	headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !perAnswer.has(name))),
	body: body.toString('base64'),
})

export async function askJson<T>(url: string, { access, body }: { access?: string; body?: object } = {}): Promise<T> {
	const reply = await fetch(url, {
		method: body ? 'POST' : 'GET',
		headers: { ...(body && { 'content-type': 'application/json' }), ...(access && { authorization: `Bearer ${access}` }) },
		...(body && { body: JSON.stringify(body) }),
	})
	if (!reply.ok) throw new Error(`${url} answered ${reply.status}: ${await reply.text()}`)
	return (await reply.json()) as T
}
