import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { accountLimits, accountRoles } from '#contract/account-words.ts'
import { now } from '#platform/clock.ts'
import type { Keys } from '#platform/keys.ts'

const claims = z.object({
	type: z.literal('access'),
	sub: z.coerce.number().int().positive(),
	sid: z.uuid(),
	ver: z.number().int(),
	role: z.enum(accountRoles),
})

/** What an access token says: whose it is, through which session, and as of which version of the account (D-11). */
export type AccessClaims = { userId: number; sessionId: string; version: number; role: z.output<typeof claims>['role'] }

/** A signed access token (HS256) that lives 30 minutes; `exp` is readable by its holder (A.R-13, A.CONST-02). */
export function signAccessToken(keys: Keys, { userId, sessionId, version, role }: AccessClaims): Promise<string> {
	const issuedAt = Math.floor(now().getTime() / 1000)
	return new SignJWT({ type: 'access', sid: sessionId, ver: version, role })
		.setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
		.setSubject(String(userId))
		.setIssuedAt(issuedAt)
		.setExpirationTime(issuedAt + accountLimits.accessMinutes * 60)
		.sign(keys.accessTokens)
}

/** What a bearer says, or null when it is not ours, expired or not an access token (A.E-08). */
export async function readAccessToken(keys: Keys, bearer: string): Promise<AccessClaims | null> {
	// Whatever is wrong with a bearer, its holder is nobody.
	const verified = await jwtVerify(bearer, keys.accessTokens, { algorithms: ['HS256'], currentDate: now() }).catch(() => null)
	const read = claims.safeParse(verified?.payload)
	if (!read.success) return null
	const { sub, sid, ver, role } = read.data
	return { userId: sub, sessionId: sid, version: ver, role }
}
