import { createHmac, timingSafeEqual } from 'node:crypto'
import { now } from '#platform/clock.ts'
import type { Keys } from '#platform/keys.ts'

/** What a link opens: a private file, and what it is called when it is saved. */
type Opened = { key: string; filename: string }

/** Seconds for which a link opens its file (B.R-29). */
export const linkSeconds = 300

/** A token that opens a private file for five minutes without a login; the signature covers the file, its name and its end (B.E-09). */
export function signedToken(keys: Pick<Keys, 'fileLinks'>, { key, filename }: Opened): string {
	const claim = [Math.floor(now().getTime() / 1000) + linkSeconds, key, filename].join('\n')
	return `${Buffer.from(claim).toString('base64url')}.${signatureOf(keys, claim).toString('base64url')}`
}

/** What a token opens; 'wrong' where it was not made by us, 'over' where its time is. */
export function readToken(keys: Pick<Keys, 'fileLinks'>, token: string): Opened | 'wrong' | 'over' {
	const [claimed = '', signed = ''] = token.split('.')
	const claim = Buffer.from(claimed, 'base64url').toString()
	const [expected, given] = [signatureOf(keys, claim), Buffer.from(signed, 'base64url')]
	// A last character that says the same bytes is another one all the same.
	const isOurs = given.length === expected.length && timingSafeEqual(given, expected) && signed === expected.toString('base64url')
	if (!isOurs || claimed !== Buffer.from(claim).toString('base64url')) return 'wrong'
	const [until, key = '', filename = ''] = claim.split('\n')
	return Number(until) * 1000 > now().getTime() ? { key, filename } : 'over'
}

const signatureOf = ({ fileLinks }: Pick<Keys, 'fileLinks'>, claim: string) => createHmac('sha256', fileLinks).update(claim).digest()
