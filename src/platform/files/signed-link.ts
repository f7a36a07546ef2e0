import { createHmac, timingSafeEqual } from 'node:crypto'
import { now } from '#platform/clock.ts'
import type { Keys } from '#platform/keys.ts'

type LinkKeys = Pick<Keys, 'fileLinks'>
/** What a link opens: a private file, and what it is called when it is saved. */
type Opened = { key: string; filename: string }

/** Seconds for which a link opens its file (B.R-29). */
export const linkSeconds = 300

/** The route that opens private files by their links. */
export const privateFiles = { prefix: '/api', url: '/marketplace/secure-files/:token/' } as const

/**
 * A path that opens a private file without a login, for five minutes unless said otherwise; the signature covers the file, its name and its
 * end (B.E-09).
 */
export const linkToFile = (keys: LinkKeys, opened: Opened, until = new Date(now().getTime() + linkSeconds * 1000)) =>
	privateFiles.prefix + privateFiles.url.replace(':token', signedToken(keys, opened, until))

function signedToken(keys: LinkKeys, { key, filename }: Opened, until: Date): string {
	const claim = [Math.floor(until.getTime() / 1000), key, filename].join('\n')
	return `${Buffer.from(claim).toString('base64url')}.${signatureOf(keys, claim).toString('base64url')}`
}

/** How long a picture in a page keeps its link; one that is asked for then is another one. */
const steadyMs = 15 * 60_000
/**
 * When a link to a picture ends: the same for all who ask within a quarter of an hour, so that a page that asks again shows the same
 * address and its browser the bytes that it has; and a quarter later at least.
 */
export const steadyEnd = (at: Date) => new Date((Math.floor(at.getTime() / steadyMs) + 2) * steadyMs)

/** What a token opens; 'wrong' where it was not made by us, 'over' where its time is. */
export function readToken(keys: LinkKeys, token: string): Opened | 'wrong' | 'over' {
	const [claimed = '', signed = ''] = token.split('.')
	const claim = Buffer.from(claimed, 'base64url').toString()
	const [expected, given] = [signatureOf(keys, claim), Buffer.from(signed, 'base64url')]
	// A last character that says the same bytes is another one all the same.
	const isOurs = given.length === expected.length && timingSafeEqual(given, expected) && signed === expected.toString('base64url')
	if (!isOurs || claimed !== Buffer.from(claim).toString('base64url')) return 'wrong'
	const [until, key = '', filename = ''] = claim.split('\n')
	return Number(until) * 1000 > now().getTime() ? { key, filename } : 'over'
}

const signatureOf = ({ fileLinks }: LinkKeys, claim: string) => createHmac('sha256', fileLinks).update(claim).digest()
