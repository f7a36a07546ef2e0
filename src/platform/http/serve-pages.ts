import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Send } from '#contract/client.ts'
import { type Config, isLoopback } from '#platform/config.ts'
import { drawPicture } from '#platform/files/draw-picture.ts'
import { loadLetters } from '#platform/files/load-letters.ts'
import type { Log } from '#platform/log.ts'
import type { DrawPicture, OutlineLetters } from '#shared/picture.ts'
import { canonicalAddress } from './canonical-address.ts'
import { injectInto } from './inject.ts'
import { Problem } from './problem.ts'
import { sendProblem } from './refusals.ts'
import type { CacheRule, ReplyCache, Since } from './reply-cache.ts'
import { pagePolicy } from './security-headers.ts'

export type SiteParts = { config: Pick<Config, 'production' | 'publicUrl' | 'mediaUrl'>; log: Log }
/** The web layer's one function: a page for an address, its data asked for through `send`. */
export type RenderPage = (
	request: Request,
	options: {
		send: Send
		drawPicture: DrawPicture
		loadLetters: () => Promise<OutlineLetters>
		publicUrl: string
		demo: boolean
		requestId: string
		onError: (error: unknown) => void
	},
) => Promise<Response>

/** What the web layer's bundle exports: `patterns` of its addresses, and `formPages`, which also take a form (POST). */
export type Site = { renderPage: RenderPage; patterns: readonly string[]; formPages: readonly string[] }

type Circumstances = { since: Since; shown: CacheRule | undefined; isIncomplete: boolean }
/** More pages than the site has addresses worth keeping. */
const maxCached = 2_000
type Parts = SiteParts & { render: RenderPage; policy: boolean; patterns?: readonly string[]; formPages?: readonly string[] }
/** After which a page that cannot be had just now is worth asking for again. */
const busySeconds = 3
/** Of a form that is sent to a page: no field is longer than a message. */
const formBytes = 64 * 1024

/**
 * Answers every address that is neither the API nor a file with a page. Pages are the same bytes for everybody (D-27), so those
 * of known addresses are kept for as long as all answers of the API that they are made of; who is logged in and which bike is chosen is the browser's knowledge.
 */
export function servePages(
	app: FastifyInstance,
	replyCache: ReplyCache,
	{ config, log, render, policy, patterns = [], formPages = [] }: Parts,
) {
	const answers = replyCache.open({ maxEntries: maxCached })
	const properAddress = addressProperTo(config)
	const making = new Map<string, Promise<FastifyReply>>()
	app.route({
		method: ['GET', 'HEAD'],
		url: '/*',
		schema: { hide: true } as object,
		onRequest: (request, reply, done) => {
			const elsewhere = properAddress(request)
			if (elsewhere) return void reply.redirect(elsewhere, 307)
			if (answers.send(request.url, request, reply)) return
			// Nothing is cached under an odd spelling, so only what is not in the cache is checked.
			const canonical = canonicalAddress(request.url, patterns)
			if (canonical) return void reply.redirect(canonical, 308)
			done()
		},
		handler: async (request, reply) => {
			// Who asks for a page that is just being made waits for it, and makes his own only if that was not kept: else all who come while a
			// busy page is renewed would render it at once.
			const madeNow = making.get(request.url)
			if (madeNow) {
				await madeNow.catch(() => undefined)
				if (answers.send(request.url, request, reply)) return reply
			}
			const made = makePage(request, reply)
			if (request.url.includes('?')) return made
			making.set(request.url, made)
			try {
				return await made
			} finally {
				if (making.get(request.url) === made) making.delete(request.url)
			}
		},
	})
	acceptForms()
	app.setNotFoundHandler((request, reply) =>
		sendProblem(request, reply.header('allow', 'GET, HEAD'), new Problem(405, `Method ${request.method} is not allowed here.`)),
	)

	async function makePage(request: FastifyRequest, reply: FastifyReply) {
		const since = replyCache.since()
		let isIncomplete = false
		const parts: (CacheRule | undefined)[] = []
		const answered = (response: ServerResponse) => {
			isIncomplete ||= response.statusCode >= 500
			parts.push(replyCache.shownBy(response))
		}
		const page = await render(toWebRequest(request, config), optionsOf(request, injectInto(app, { answered })))
		return sendPage(request, reply, page, { since, shown: together(parts), isIncomplete: isIncomplete || page.status >= 500 })
	}

	/** A form is sent as a visitor, whatever cookies come along: no other site can do anything in somebody's name. */
	function acceptForms() {
		app.register(async (scope) => {
			// JSON among them: a page's form is not sent as such, and what reads it could not.
			scope.removeAllContentTypeParsers()
			scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: formBytes }, (_request, text, done) =>
				done(null, text),
			)
			for (const url of formPages)
				scope.route({
					method: 'POST',
					url,
					schema: { hide: true } as object,
					handler: async (request, reply) => {
						const send = injectInto(app, { address: request.ip })
						const page = await render(toWebRequest(request, config), optionsOf(request, send))
						return sendPage(request, reply, page, { since: replyCache.since(), shown: undefined, isIncomplete: true })
					},
				})
		})
	}

	const optionsOf = (request: FastifyRequest, send: Send) => ({
		send,
		drawPicture,
		loadLetters,
		publicUrl: config.publicUrl,
		demo: !config.production,
		requestId: request.id,
		onError: (error: unknown) => log.error({ err: error, requestId: request.id }, 'a page failed'),
	})

	async function sendPage(request: FastifyRequest, reply: FastifyReply, page: Response, { since, shown, isIncomplete }: Circumstances) {
		const headers = Object.fromEntries(page.headers)
		if (page.status >= 300 && page.status < 400) return reply.code(page.status).headers(headers).send()
		const type = headers['content-type'] ?? 'text/html; charset=utf-8'
		const body = type === 'image/png' ? Buffer.from(await page.arrayBuffer()) : await page.text()
		if (typeof body === 'string' && type.startsWith('text/html') && policy)
			headers['content-security-policy'] = pagePolicy(inlineScriptHashes(body), config.mediaUrl)
		if (page.status === 503) headers['retry-after'] = String(busySeconds)
		// A page that lacks what could not be had just now is nobody's for longer than that.
		if (isIncomplete) headers['cache-control'] = 'no-store'
		// Addresses with a query would fill the memory with copies of the same page; those with a token are nobody's to keep.
		const isCached = shown && headers['cache-control'] !== 'no-store' && !request.url.includes('?')
		const keep = isCached ? { ...shown, key: request.url, since } : undefined
		answers.keepAndSend(request, reply, { body, type, headers, status: page.status }, keep)
		return reply
	}
}

/** What a page shows that is made of these answers; undefined when one of them is not to be kept. */
function together(parts: (CacheRule | undefined)[]): CacheRule | undefined {
	const rules = parts.filter((part) => part !== undefined)
	if (rules.length < parts.length) return undefined
	const seconds = rules.flatMap(({ keepForSeconds }) => keepForSeconds ?? [])
	return { shows: [...new Set(rules.flatMap(({ shows }) => shows))], ...(seconds.length > 0 && { keepForSeconds: Math.min(...seconds) }) }
}

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g
const inlineScriptHashes = (html: string) =>
	[...html.matchAll(inlineScript)].map(([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`)

/** Outside production, a page under another loopback name would not find what the browser stored under ours (D-03). */
function addressProperTo({ production, publicUrl }: Parts['config']) {
	const own = new URL(publicUrl)
	if (production || !isLoopback(own.hostname)) return () => null
	return (request: FastifyRequest) => {
		const asked = request.host
		const name = asked.startsWith('[') ? asked.slice(0, asked.indexOf(']') + 1) : (asked.split(':')[0] ?? '')
		return isLoopback(name) && name !== own.hostname ? `${own.origin}${request.url}` : null
	}
}

function toWebRequest(request: FastifyRequest, { publicUrl }: Parts['config']) {
	const aborted = new AbortController()
	return new Request(`${new URL(publicUrl).origin}${request.url}`, {
		method: request.method === 'HEAD' ? 'GET' : request.method,
		signal: aborted.signal,
		...(typeof request.body === 'string' && {
			body: request.body,
			headers: { 'content-type': 'application/x-www-form-urlencoded' },
		}),
	})
}
