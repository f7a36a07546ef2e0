import { notFound, Problem } from '#platform/http/problem.ts'
import type { Door } from '#platform/http/serve.ts'
import type { Keys } from '#platform/keys.ts'
import { isKept } from './keep-file.ts'
import { endingOf, mediaTypeOf } from './media-types.ts'
import type { Files } from './open-files.ts'
import { privateFiles, readToken } from './signed-link.ts'

/** A browser shows a PDF by pieces of its own, which the policy of other data would refuse. */
const documentPolicy = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'none'"

/**
 * Opens private files to whoever has a signed link whose time is not over, mostly five minutes (B.R-29). 403 for a link that is not ours,
 * 410 for one whose time is over, 404 for a file that is gone.
 */
export function servePrivateFiles({ app, addresses, database: { db } }: Door, { files, keys }: { files: Files; keys: Keys }) {
	const { url } = privateFiles
	addresses.set(url, new Set(['GET', 'HEAD']))
	app.route({
		method: ['GET', 'HEAD'],
		url,
		exposeHeadRoute: false,
		schema: { hide: true } as object,
		handler: async (request, reply) => {
			const opened = readToken(keys, (request.params as { token: string }).token)
			if (opened === 'wrong') throw new Problem(403, 'This link does not open anything.')
			if (opened === 'over') throw new Problem(410, 'This link has expired. Please open the document again.')
			const ending = endingOf(opened.key)
			const file = ending && (await isKept(db, opened.key)) && (await files.read({ key: opened.key, isPublic: false }))
			if (!file) throw notFound()
			// A page shows pictures again and again; papers are opened, and nothing keeps them. Both are asked about each time (D-58).
			const etag = `"${opened.key}"`
			const isPicture = opened.key.startsWith('work-photos/')
			reply.headers(isPicture ? { etag, 'cache-control': 'private, no-cache' } : { 'cache-control': 'no-store' })
			if (isPicture && request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
			reply.headers({
				'content-length': file.length,
				'content-disposition': `inline; filename="${opened.filename}"`,
				'referrer-policy': 'no-referrer',
				'content-security-policy': documentPolicy,
			})
			return reply.type(mediaTypeOf(ending)).send(request.method === 'HEAD' ? undefined : await file.open())
		},
	})
}
