import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { ReplyCache } from './reply-cache.ts'
import { type Site, type SiteParts, servePages } from './serve-pages.ts'

const build = join(import.meta.dirname, '..', '..', '..', 'build')

/** The built web site: its files, precompressed, and its pages. */
export const mountSite = (parts: SiteParts) => async (app: FastifyInstance, replyCache: ReplyCache) => {
	const site = (await import(pathToFileURL(join(build, 'server', 'index.js')).href)) as Site
	await app.register(fastifyStatic, {
		root: join(build, 'client'),
		wildcard: false,
		index: false,
		preCompressed: true,
		cacheControl: false,
		setHeaders: (reply, path) => {
			const forever = path.includes(`${join('client', 'assets')}`)
			// A browser must hear of a new service worker at once.
			const never = path.endsWith('offline-worker.js')
			reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : never ? 'no-cache' : 'public, max-age=3600')
		},
	})
	servePages(app, replyCache, { ...parts, render: site.renderPage, patterns: site.patterns, formPages: site.formPages, policy: true })
}
