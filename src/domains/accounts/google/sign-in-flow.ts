import { EncryptJWT, jwtDecrypt } from 'jose'
import { z } from 'zod'
import { now } from '#platform/clock.ts'
import type { Cookie } from '#platform/http/answered.ts'
import type { Keys } from '#platform/keys.ts'

export const flowCookieName = 'sign_in'
/** For a person to choose an account and find the password of it. */
const flowSeconds = 600
/** Sign-ins under way in as many tabs; the oldest makes room. */
const flowsKept = 3

const kept = z.object({
	browser: z.string(),
	flows: z.array(z.object({ state: z.string(), nonce: z.string(), verifier: z.string(), until: z.number() })),
})

/** What a browser has of its sign-ins: their secrets, and one of its own that binds a sign-in's code to it. */
export type BrowserFlows = z.output<typeof kept>
type Flow = Omit<BrowserFlows['flows'][number], 'until'>

const seconds = () => Math.floor(now().getTime() / 1000)

/** Reads a browser's cookie; null for none and for one that is not ours or over. */
export async function readFlows(keys: Keys, cookie: string | undefined): Promise<BrowserFlows | null> {
	if (!cookie) return null
	const only = { currentDate: now(), keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] }
	// Whatever is wrong with it, this browser has begun nothing.
	const opened = await jwtDecrypt(cookie, keys.signInFlows, only).catch(() => null)
	const read = kept.safeParse(opened?.payload)
	return read.success ? { ...read.data, flows: read.data.flows.filter(({ until }) => until > seconds()) } : null
}

/** The browser's sign-ins with one more; the oldest makes room. */
export const withFlow = (before: BrowserFlows, flow: Flow): BrowserFlows => ({
	...before,
	flows: [...before.flows, { ...flow, until: seconds() + flowSeconds }].slice(-flowsKept),
})

/** A flow is answered once. */
export const withoutFlow = (before: BrowserFlows, { state }: Flow): BrowserFlows => ({
	...before,
	flows: before.flows.filter((flow) => flow.state !== state),
})

/** The cookie of a browser that has sign-ins under way. Lax, since the provider sends the browser back from another site. */
export async function flowCookie(keys: Keys, flows: BrowserFlows, secure: boolean): Promise<Cookie> {
	const value = await new EncryptJWT(flows)
		.setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
		.setExpirationTime(seconds() + flowSeconds)
		.encrypt(keys.signInFlows)
	return { name: flowCookieName, value, path: '/api/accounts/', maxAge: flowSeconds, httpOnly: true, sameSite: 'lax', secure }
}
