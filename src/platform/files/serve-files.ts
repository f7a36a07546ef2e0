import type { FastifyInstance } from 'fastify'
import { busy, notFound } from '#platform/http/problem.ts'
import { sendProblem } from '#platform/http/refusals.ts'
import { dataPolicy } from '#platform/http/security-headers.ts'
import { endingOf, mediaTypeOf } from './media-types.ts'
import type { Files } from './open-files.ts'

/**
 * Shows public files at /media/{key}, whatever they are stored in: pages then load pictures from their own host, and a bucket needs
 * to be open to nobody. A photo of a person is gone from the moment its person replaces or deletes it: each time the row is asked
 * (`isInUse`), and nobody on the way keeps it (D-58). Private files lie elsewhere, and what is no key of ours has no file, so no
 * address leads out of the store.
 */
export function serveFiles(app: FastifyInstance, files: Files, isInUse: (key: string) => Promise<boolean>) {
	app.route({
		method: ['GET', 'HEAD'],
		url: '/media/*',
		exposeHeadRoute: false,
		schema: { hide: true } as object,
		handler: async (request, reply) => {
			const key = (request.params as { '*': string })['*']
			const ending = endingOf(key)
			const file = ending && (await isInUse(key)) && (await read(files, key))
			if (!file) return sendProblem(request, reply, notFound())
			const etag = `"${key}"`
			reply.headers({
				etag,
				'cache-control': cacheOf(key),
				'content-security-policy': dataPolicy,
				// An image host in front of us shows them on pages of ours, which are another origin to it.
				'cross-origin-resource-policy': 'cross-origin',
				'accept-ranges': 'none',
			})
			if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
			reply.type(mediaTypeOf(ending)).header('content-length', file.length)
			return reply.send(request.method === 'HEAD' ? undefined : await file.open())
		},
	})
}

/**
 * A picture of the catalogue or of a model is what it is for good, a photo of an offered vehicle for an hour; of anything else a browser
 * asks each time whether it is still there (D-58).
 */
function cacheOf(key: string) {
	if (key.startsWith('catalogue/') || key.startsWith('models/')) return 'public, max-age=31536000, immutable'
	return key.startsWith('listings/') ? 'public, max-age=3600' : 'private, no-cache'
}

async function read(files: Files, key: string) {
	try {
		return await files.read({ key, isPublic: true })
	} catch (error) {
		throw Object.assign(busy('This picture cannot be shown just now.', 10), { cause: error })
	}
}
