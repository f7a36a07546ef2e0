import { expect } from 'vitest'
import type { TestApp } from './test-app.ts'

type Inject = Pick<TestApp['app'], 'inject'>
type Went = { status: number; location: URL | null; body: Record<string, unknown>; headers: Record<string, unknown> }
export type StandInPerson = { email: string; name?: string; verified?: boolean }

/** A browser that remembers its cookies by path, as far as a sign-in needs it; `origin` is the product's. */
export function aBrowser(app: Inject, origin = 'http://127.0.0.1:3000') {
	const jar = new Map<string, { value: string; path: string }>()
	async function send(method: 'GET' | 'POST', url: string | URL, body?: string | object): Promise<Went> {
		const { pathname, search } = new URL(url, origin)
		const cookie = [...jar].flatMap(([name, { value, path }]) => (pathname.startsWith(path) ? [`${name}=${value}`] : [])).join('; ')
		const reply = await app.inject({
			method,
			url: `${pathname}${search}`,
			headers: {
				...(cookie && { cookie }),
				...(body !== undefined && { 'content-type': typeof body === 'string' ? 'application/x-www-form-urlencoded' : 'application/json' }),
			},
			...(body !== undefined && { payload: body }),
		})
		for (const { name, value, path = '/', maxAge, expires } of reply.cookies) {
			if (maxAge === 0 || (expires && expires.getTime() < Date.now())) jar.delete(name)
			else jar.set(name, { value, path })
		}
		const { location } = reply.headers
		const isJson = String(reply.headers['content-type']).includes('json')
		return {
			status: reply.statusCode,
			location: location ? new URL(String(location), origin) : null,
			body: isJson ? reply.json() : {},
			headers: reply.headers,
		}
	}
	/** Follows redirects until the site itself is reached. */
	async function follow(from: Went): Promise<URL> {
		let went = from
		for (let hop = 0; hop < 10 && went.location; hop += 1) {
			if (!/^\/(api|dev\/google)\//.test(went.location.pathname)) return went.location
			went = await send('GET', went.location)
		}
		return expect.unreachable(`${went.status}: ${JSON.stringify(went.body)}`)
	}
	const press = async () => {
		const { status, body } = await send('POST', '/api/accounts/login/', { provider: 'google' })
		expect(status).toBe(200)
		return new URL(String(body.auth_url))
	}
	/** To the stand-in's page, and from there back to the address of our callback, which is not opened yet. */
	async function come(person: StandInPerson | 'cancel'): Promise<URL> {
		const choosing = await follow(await send('GET', await press()))
		const form: Record<string, string> =
			person === 'cancel'
				? { answer: 'cancel' }
				: { email: person.email, name: person.name ?? '', ...(person.verified === false ? {} : { verified: 'yes' }) }
		let went = await send('POST', choosing, new URLSearchParams(form).toString())
		while (went.location?.pathname.startsWith('/dev/google/')) went = await send('GET', went.location)
		return went.location ?? expect.unreachable('the stand-in sent nobody back')
	}
	const exchange = (code: string | null) => send('POST', '/api/accounts/login/', { provider: 'google', code })
	return {
		jar,
		send,
		press,
		come,
		exchange,
		/** The whole way to the address of the login page. */
		arrive: async (person: StandInPerson | 'cancel') =>
			(await send('GET', await come(person))).location ?? expect.unreachable('no way back'),
		/** The whole way, code exchanged. */
		async signIn(person: StandInPerson): Promise<Went> {
			return exchange((await this.arrive(person)).searchParams.get('code'))
		},
	}
}
