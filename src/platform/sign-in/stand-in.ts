import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Provider } from 'oidc-provider'
import type { CustomFetch } from 'openid-client'
import type { ProviderConfig } from '#platform/config.ts'
import { isEmailAddress } from '#shared/email.ts'
import { createStandInPeople } from './stand-in-people.ts'

/** Where the stand-in is on our own host, and where one chooses who to be (a page of the site). */
const path = '/dev/google'
const choosing = '/dev/sign-in'

type Places = { publicUrl: string; returnTo: string }
type StandIn = { provider: Provider; callback: ReturnType<Provider['callback']> }

/**
 * Outside production, a provider on this host and port that stands in for Google (D-06): it believes whoever says who they are. It
 * comes to life with its first sign-in and forgets everything with the process. `fetch` reaches it without the network, whatever
 * the public address is.
 */
export function serveStandIn(app: FastifyInstance, places: Places): ProviderConfig & { fetch: CustomFetch } {
	const config = { issuer: `${places.publicUrl}${path}`, clientId: 'pahiya', clientSecret: randomBytes(32).toString('base64url') }
	const people = createStandInPeople()
	let made: Promise<StandIn> | undefined
	const standIn = () => {
		made ??= import('./create-stand-in.ts').then(async ({ createStandIn }) => {
			const provider = await createStandIn(config, { people, returnTo: places.returnTo, choosing, publicUrl: places.publicUrl })
			return { provider, callback: provider.callback() }
		})
		return made
	}
	app.register(async (scope) => {
		scope.removeAllContentTypeParsers()
		// The provider reads what is sent itself.
		scope.addContentTypeParser('*', (_request, _body, done) => done(null))
		scope.route({
			method: ['GET', 'POST'],
			url: `${path}/*`,
			exposeHeadRoute: false,
			schema: { hide: true } as object,
			handler: async (request, reply) => {
				const { callback } = await standIn()
				await callback(asSeenOutside(request, places), handOver(reply))
			},
		})
	})
	app.register(async (scope) => {
		scope.removeAllContentTypeParsers()
		scope.addContentTypeParser<string>('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
			done(null, new URLSearchParams(body)),
		)
		scope.post(`${choosing}/:uid`, { schema: { hide: true } as object }, async (request, reply) => {
			const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
			const email = form.get('email')?.trim() ?? ''
			const isCancelled = form.get('answer') === 'cancel'
			if (!isCancelled && !isEmailAddress(email)) return reply.redirect(request.url, 303)
			const chosen = () => people.add({ email, name: form.get('name')?.trim() ?? '', isVerified: form.get('verified') === 'yes' })
			const result = isCancelled ? { error: 'access_denied' } : { login: { accountId: chosen() } }
			const { provider } = await standIn()
			const onward = await provider
				.interactionResult(asSeenOutside(request, places), reply.raw, result, { mergeWithLastSubmission: false })
				// Too late, or another browser's.
				.catch(() => `${places.publicUrl}/login?error=expired`)
			return reply.redirect(onward, 303)
		})
	})
	return { ...config, fetch: reach(app) }
}

/** The provider makes its addresses from what a request says: ours are those of the public address, under our path. */
function asSeenOutside({ raw }: FastifyRequest, { publicUrl }: Places) {
	const { host, protocol } = new URL(publicUrl)
	raw.headers.host = host
	raw.headers['x-forwarded-proto'] = protocol.slice(0, -1)
	delete raw.headers['x-forwarded-host']
	// Every sign-in chooses anew.
	raw.headers.cookie = raw.headers.cookie?.replace(/\bstand_in_session(\.sig)?=[^;]*;?\s*/g, '')
	if (!raw.url?.startsWith(`${path}/`)) return raw
	return Object.assign(raw, { originalUrl: raw.url, url: raw.url.slice(path.length) })
}

function handOver(reply: FastifyReply) {
	reply.hijack()
	for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) reply.raw.setHeader(name, value)
	return reply.raw
}

/** A call by this process to itself, without the network. */
const reach =
	(app: FastifyInstance): CustomFetch =>
	async (url, { method, headers, body }) => {
		const { pathname, search } = new URL(url)
		const reply = await app.inject({
			method: method as 'GET',
			url: `${pathname}${search}`,
			headers: { ...headers },
			...(body && { payload: String(body) }),
		})
		return new Response(reply.body, { status: reply.statusCode, headers: { 'content-type': String(reply.headers['content-type']) } })
	}
