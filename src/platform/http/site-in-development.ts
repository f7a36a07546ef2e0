import type { FastifyInstance } from 'fastify'
import { createServer } from 'vite'
import type { ReplyCache } from './reply-cache.ts'
import { type RenderPage, type Site, type SiteParts, servePages } from './serve-pages.ts'

/** The web site from its sources, in this process and on this port, with changes shown at once (`npm run dev`). */
export const mountSite = (parts: SiteParts) => async (app: FastifyInstance, replyCache: ReplyCache) => {
	const vite = await createServer({ appType: 'custom', server: { middlewareMode: true, hmr: { server: app.server } } })
	app.addHook('onClose', () => vite.close())
	app.addHook('onRequest', (request, reply, done) => {
		if (request.url.startsWith('/api/')) return done()
		// Whatever Vite does not serve itself comes back and is a page.
		vite.middlewares(request.raw, reply.raw, (error: unknown) => done(error as Error | undefined))
	})
	const load = async () => (await vite.ssrLoadModule('/src/web/site.server.ts')) as Site
	const render: RenderPage = async (request, options) => {
		const site = await load()
		// Pages change under our hands here, so nothing is cached.
		replyCache.forget()
		return site.renderPage(request, options)
	}
	const { patterns, formPages } = await load()
	servePages(app, replyCache, { ...parts, render, patterns, formPages, policy: false })
}
