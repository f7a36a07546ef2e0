import { randomBytes } from 'node:crypto'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { hashToken } from '../hash-token.ts'
import { signInCodes } from '../tables.ts'

const codeSeconds = 60

/** A code that counts once, for a minute, in the browser that has the secret `browser`; stored is the hash of both (A.R-15). */
export async function issueSignInCode(db: Db, { userId, browser }: { userId: number; browser: string }): Promise<string> {
	const code = randomBytes(32).toString('base64url')
	const expiresAt = new Date(now().getTime() + codeSeconds * 1000)
	await db.insert(signInCodes).values({ codeHash: hashSignInCode(code, browser), userId, expiresAt })
	return code
}

/** How a sign-in code is stored: its hash together with the secret of the browser that may use it. */
export const hashSignInCode = (code: string, browser: string) => hashToken(`${code}.${browser}`)
