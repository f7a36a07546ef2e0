import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import cors, { type FastifyCorsOptions } from '@fastify/cors'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { events } from '#contract/events/events.ts'
import { makeRiderRoute } from '#domains/accounts/development/make-rider.ts'
import { garageRoutes } from '#domains/accounts/garage/garage-routes.ts'
import { notificationRoutes } from '#domains/accounts/notifications/notification-routes.ts'
import { profileRoutes } from '#domains/accounts/profile/profile-routes.ts'
import { accountRoutes } from '#domains/accounts/routes.ts'
import { createFindActor } from '#domains/accounts/sessions/find-actor.ts'
import { adminRoutes } from '#domains/admin/routes.ts'
import { chatRoutes } from '#domains/chat/routes.ts'
import { chatStaffRoutes } from '#domains/chat/staff-routes.ts'
import { changeAudience } from '#domains/company/change-audience.ts'
import { mailTextRoutes } from '#domains/company/mail-texts/mail-text-routes.ts'
import { companyRoutes } from '#domains/company/routes.ts'
import { companyStaffRoutes } from '#domains/company/staff-routes.ts'
import { contactRoutes } from '#domains/contact/routes.ts'
import { contactStaffRoutes } from '#domains/contact/staff-routes.ts'
import { doorstepRoutes } from '#domains/doorstep/routes.ts'
import { holdEveryHour } from '#domains/doorstep/staff/hold-hours.ts'
import { doorstepStaffRoutes } from '#domains/doorstep/staff-routes.ts'
import { historyRoutes } from '#domains/history/routes.ts'
import { invoiceRoutes } from '#domains/invoices/routes.ts'
import { invoiceStaffRoutes } from '#domains/invoices/staff-routes.ts'
import { marketRoutes } from '#domains/market/routes.ts'
import { sellingRoutes } from '#domains/market/selling/selling-routes.ts'
import { inspectionRoutes, marketStaffRoutes } from '#domains/market/staff-routes.ts'
import { orderRoutes } from '#domains/orders/routes.ts'
import { orderStaffRoutes } from '#domains/orders/staff-routes.ts'
import { partRoutes } from '#domains/parts/routes.ts'
import { partStaffRoutes } from '#domains/parts/staff-routes.ts'
import { planRoutes, visitRoutes } from '#domains/plans/routes.ts'
import { planStaffRoutes, visitStaffRoutes } from '#domains/plans/staff-routes.ts'
import { privacyRoutes } from '#domains/privacy/routes.ts'
import { repairRoutes } from '#domains/repairs/routes.ts'
import { repairStaffRoutes } from '#domains/repairs/staff-routes.ts'
import { vehicleRoutes } from '#domains/vehicles/routes.ts'
import { vehicleStaffRoutes } from '#domains/vehicles/staff-routes.ts'
import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/database/database.ts'
import { isFileInUse } from '#platform/files/keep-file.ts'
import type { Files } from '#platform/files/open-files.ts'
import { serveFiles } from '#platform/files/serve-files.ts'
import { browserErrorRoutes } from '#platform/http/browser-errors.ts'
import { openChangeStreams } from '#platform/http/change-streams.ts'
import { describeApi } from '#platform/http/describe-api.ts'
import { dropSlowRequest } from '#platform/http/drop-slow-request.ts'
import { openLimits } from '#platform/http/limits.ts'
import { notFound, Problem } from '#platform/http/problem.ts'
import { answerMalformedRequest, answerRefusals, sendProblem } from '#platform/http/refusals.ts'
import { createReplyCache, type ReplyCache } from '#platform/http/reply-cache.ts'
import { assetHeaders, dataPolicy, securityHeaders, strictTransport } from '#platform/http/security-headers.ts'
import type { Door } from '#platform/http/serve.ts'
import { serveHealth } from '#platform/http/serve-health.ts'
import { serveStream } from '#platform/http/serve-stream.ts'
import { showApi } from '#platform/http/show-api.ts'
import { serializerCompiler, validatorCompiler } from '#platform/http/validation.ts'
import type { Keys } from '#platform/keys.ts'
import type { Log } from '#platform/log.ts'
import { outboxRoutes } from '#platform/mail/outbox-routes.ts'
import { shortChannelsOf } from '#platform/short-messages/short-messages.ts'
import { openGoogle } from '#platform/sign-in/open-google.ts'
import { everyMail } from './mails.ts'

export type AppParts = {
	config: Pick<Config, 'production' | 'publicUrl' | 'rateLimits' | 'trustProxy' | 'corsOrigins'> &
		Partial<Pick<Config, 'google' | 'shortMessages'>>
	database: Database
	files: Files
	keys: Keys
	log: Log
	replyCache?: ReplyCache
	/** Whether this process takes requests only until others have heard that it stops. */
	isStopping?: () => boolean
	/** Milliseconds between heartbeats of live changes, between looks at what was recorded and at who hears it; tests are in a hurry. */
	liveChanges?: { heartbeat?: number; every?: number; trustedMs?: number }
	/** Adds what is not the API, such as the web site. */
	mount?: (app: FastifyInstance, replyCache: ReplyCache) => Promise<void>
}

/** The one place that assembles the product's HTTP side; the server, server rendering and every test use it. */
export async function buildApp({
	config,
	database,
	files,
	keys,
	log,
	replyCache = createReplyCache(),
	isStopping = () => false,
	liveChanges,
	mount,
}: AppParts) {
	const app = Fastify({
		loggerInstance: log as FastifyBaseLogger,
		logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
		trustProxy: config.trustProxy && nearestOnly,
		bodyLimit: 256 * 1024,
		// What the longest upload takes at most; all others have less (drop-slow-request.ts).
		requestTimeout: 630_000,
		forceCloseConnections: 'idle',
		return503OnClosing: false,
		routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
		genReqId: () => crypto.randomUUID(),
		// Its type is generic over what no request of ours has.
		frameworkErrors: answerUnreadable as never,
		clientErrorHandler: answerMalformedRequest,
	})
	app.setValidatorCompiler(validatorCompiler as never)
	app.setSerializerCompiler(serializerCompiler as never)
	app.removeContentTypeParser('text/plain')
	readEmptyBodies(app)
	app.decorateRequest('actor', null)
	app.decorateRequest('waited', 0)
	answerRefusals(app)
	const isSecure = config.publicUrl.startsWith('https:')
	const headersOf = (headers: Record<string, string>) => (isSecure ? { ...headers, ...strictTransport } : headers)
	const [ofAssets, ofOthers] = [headersOf(assetHeaders), headersOf(securityHeaders)]
	// These run for every call, where a promise each would be felt.
	app.addHook('onRequest', (request, reply, done) => {
		dropSlowRequest(request)
		reply.headers(request.url.startsWith('/assets/') ? ofAssets : ofOthers).header('x-request-id', request.id)
		done()
	})
	app.addHook('onResponse', (request, reply, done) => {
		// The route, not the address: addresses carry tokens and names.
		if (request.url.startsWith('/api/'))
			request.log.info(
				{
					method: request.method,
					route: request.routeOptions.url,
					status: reply.statusCode,
					ms: Math.round(reply.elapsedTime),
				},
				'call',
			)
		done()
	})
	await app.register(cookie)
	if (config.corsOrigins.length > 0) await app.register(cors, crossOrigin(config.corsOrigins))
	const limits = await openLimits(app, { on: config.rateLimits })
	await describeApi(app)
	showApi(app)
	const google = openGoogle(app, config, log)
	serveFiles(app, files, (key) => isFileInUse(database.db, key))
	await app.register(
		async (api) => {
			// What is cached is compressed already; this is for what is somebody's own.
			await api.register(compress, {
				encodings: ['br', 'gzip'],
				threshold: 1024,
				brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
			})
			api.addHook('onRequest', (_request, reply, done) => {
				reply.header('content-security-policy', dataPolicy)
				done()
			})
			const door: Door = {
				app: api,
				database,
				findActor: createFindActor(database, keys),
				digestKey: keys.storedDigests,
				replyCache,
				limits,
				addresses: new Map(),
			}
			serveHealth(api, { database, addresses: door.addresses, isStopping })
			companyRoutes(door)
			companyStaffRoutes(door, { files, publicUrl: config.publicUrl, holdEveryHour })
			mailTextRoutes(door, { mails: everyMail, publicUrl: config.publicUrl })
			vehicleRoutes(door)
			vehicleStaffRoutes(door)
			accountRoutes(door, { keys, secureCookies: isSecure, google, publicUrl: config.publicUrl })
			profileRoutes(door, { files })
			garageRoutes(door)
			notificationRoutes(door)
			doorstepRoutes(door)
			doorstepStaffRoutes(door)
			invoiceRoutes(door)
			invoiceStaffRoutes(door)
			repairRoutes(door, { keys })
			repairStaffRoutes(door, { files, keys })
			partRoutes(door)
			partStaffRoutes(door, { files })
			orderRoutes(door, { secureCookies: isSecure })
			orderStaffRoutes(door)
			contactRoutes(door, { keys })
			contactStaffRoutes(door)
			marketRoutes(door)
			sellingRoutes(door, { files, keys, publicUrl: config.publicUrl })
			marketStaffRoutes(door, { files })
			inspectionRoutes(door, { files })
			planRoutes(door)
			visitRoutes(door, { keys, publicUrl: config.publicUrl })
			planStaffRoutes(door)
			visitStaffRoutes(door, { files, keys })
			historyRoutes(door, { keys, publicUrl: config.publicUrl })
			chatRoutes(door, { keys })
			chatStaffRoutes(door)
			adminRoutes(door, { keys, mails: everyMail })
			privacyRoutes(door, { files, keys, publicUrl: config.publicUrl, shortChannels: shortChannelsOf(config) })
			browserErrorRoutes(door, log)
			if (!config.production) {
				outboxRoutes(door)
				makeRiderRoute(door, keys)
			}
			tellChanges(door, log, liveChanges)
			for (const url of ['/openapi.json', '/docs/']) door.addresses.set(url, new Set(['GET', 'HEAD']))
			refuseOtherMethods(door)
			refuseOtherAddresses(api)
		},
		{ prefix: '/api' },
	)
	hangUpWhenClosing(app)
	await mount?.(app, replyCache)
	await app.ready()
	return app
}

/** Clients that always name JSON as what they send may send nothing: the call then judges it as any missing body (D-09). */
function readEmptyBodies(app: FastifyInstance) {
	const read = app.getDefaultJsonParser('error', 'error')
	app.removeContentTypeParser('application/json')
	app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) =>
		text === '' ? done(null, undefined) : read(request, text, done),
	)
}

/** The one proxy in front of us is believed; what its caller claims about others is not (A.E-11). */
const nearestOnly = (_address: string, hop: number) => hop === 0

/**
 * An address that cannot be read, or whose parts are too long, names nothing: as a page it becomes one that can be read, so that the
 * not-found screen tells of it (B.NOTFOUND-01). No hook has run by then.
 */
function answerUnreadable(_error: unknown, request: FastifyRequest, reply: FastifyReply) {
	const { id, method, url } = request
	reply.headers(securityHeaders).header('x-request-id', id)
	if (/^\/(api|media)\//.test(url) || (method !== 'GET' && method !== 'HEAD')) return sendProblem(request, reply, notFound())
	// One slash alone: two would name another host.
	return reply.redirect(`/${url.replaceAll('%', '%25').replace(/^[/\\]+/, '')}`, 307)
}

/** Named origins only, with credentials and what a browser may read (A.R-94, D-46); others hear nothing of it. */
const crossOrigin = (origins: string[]): FastifyCorsOptions => ({
	origin: async (origin: string | undefined) => origin !== undefined && origins.includes(origin),
	methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
	credentials: true,
	exposedHeaders: ['Retry-After', 'X-Request-Id'],
	maxAge: 600,
	strictPreflight: false,
})

const everyMethod = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']

/** Live changes for open screens; the streams end before the process waits for what is under way. */
function tellChanges(door: Door, log: Log, times: AppParts['liveChanges']) {
	const streams = openChangeStreams({ database: door.database, findActor: door.findActor, audience: changeAudience, log, ...times })
	door.app.addHook('preClose', async () => streams.close())
	serveStream(door, events.changes, streams.open)
}

/** An address that exists, called with a method it does not take, is 405 (A.API-56). */
function refuseOtherMethods({ app, addresses }: Door) {
	for (const [url, methods] of addresses) {
		const others = everyMethod.filter((method) => !methods.has(method))
		if (others.length === 0) continue
		const allowed = [...methods].sort().join(', ')
		app.route({
			method: others,
			url,
			exposeHeadRoute: false,
			schema: { hide: true } as object,
			// Refused before the body is read, so that neither its size nor its type matters.
			onRequest: async (request, reply) =>
				sendProblem(request, reply.header('allow', allowed), new Problem(405, `Method ${request.method} is not allowed here.`)),
			handler: async () => undefined,
		})
	}
}

/** Routes rather than a handler for what is not found, or a page's address for everything would be found first (A.API-55). */
function refuseOtherAddresses(api: FastifyInstance) {
	for (const url of ['/', '/*'])
		api.route({
			method: everyMethod,
			url,
			exposeHeadRoute: false,
			schema: { hide: true } as object,
			onRequest: async (request, reply) => sendProblem(request, reply, notFound()),
			handler: async () => undefined,
		})
}

/** A connection that a browser keeps open after its last answer would hold up the end of the process. */
function hangUpWhenClosing(app: FastifyInstance) {
	let closing = false
	app.addHook('preClose', async () => {
		closing = true
	})
	// Kept bytes are sent in the first hook and never meet the last.
	app.addHook('onRequest', (_request, reply, done) => {
		if (closing) reply.header('connection', 'close')
		done()
	})
	app.addHook('onSend', (_request, reply, _body, done) => {
		if (closing) reply.header('connection', 'close')
		done()
	})
}
