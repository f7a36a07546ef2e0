import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { accountLimits, accountRoles } from '#contract/accounts/account-words.ts'
import { now } from '#platform/clock.ts'
import type { Keys } from '#platform/keys.ts'

const claims = z.object({
	type: z.literal('access'),
	sub: z.coerce.number().int().positive(),
	sid: z.uuid(),
	ver: z.number().int(),
	role: z.enum(accountRoles),
	iat: z.number(),
	exp: z.number(),
})

/** What an access token says: whose it is, through which session, and as of which version of the account (D-11). */
export type AccessClaims = { userId: number; sessionId: string; version: number; role: z.output<typeof claims>['role'] }

/** The first part of every token of ours. Another one, whatever algorithm it names, is not looked into. */
const head = encoded({ alg: 'HS256', typ: 'JWT' })

/** A signed access token (HS256) that lives 30 minutes; `exp` is readable by its holder (A.R-13, A.CONST-02). */
export function signAccessToken(keys: Keys, { userId, sessionId, version, role }: AccessClaims): string {
	const iat = secondsNow()
	const exp = iat + accountLimits.accessMinutes * 60
	const said = `${head}.${encoded({ type: 'access', sid: sessionId, ver: version, role, sub: String(userId), iat, exp })}`
	return `${said}.${signature(keys, said)}`
}

/** What a bearer says, or null when it is not ours, expired or not an access token (A.E-08). */
export function readAccessToken(keys: Keys, bearer: string): AccessClaims | null {
	const [first, payload, signed, ...more] = bearer.split('.')
	if (first !== head || payload === undefined || signed === undefined || more.length > 0) return null
	// Compared as text: of several ways to write the same bytes in base64url only ours is taken.
	if (!isSame(signed, signature(keys, `${first}.${payload}`))) return null
	const read = claims.safeParse(decoded(payload))
	if (!read.success || read.data.exp <= secondsNow()) return null
	const { sub, sid, ver, role } = read.data
	return { userId: sub, sessionId: sid, version: ver, role }
}

const secondsNow = () => Math.floor(now().getTime() / 1000)

const signature = (keys: Keys, said: string) => createHmac('sha256', keys.accessTokens).update(said).digest('base64url')

/** Takes as long wherever they differ. */
function isSame(given: string, right: string) {
	const [one, other] = [Buffer.from(given), Buffer.from(right)]
	return one.length === other.length && timingSafeEqual(one, other)
}

function encoded(value: object) {
	return Buffer.from(JSON.stringify(value)).toString('base64url')
}

/** The content of a part whose signature is ours; undefined where that is no JSON. */
function decoded(part: string): unknown {
	try {
		return JSON.parse(Buffer.from(part, 'base64url').toString())
	} catch {
		return undefined
	}
}
