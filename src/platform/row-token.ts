import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Keys } from '#platform/keys.ts'

export type Link = 'contact' | 'extra work' | 'saved search' | 'service history' | 'unsubscribe' | 'market mails' | 'plan mails'
type MailKeys = Pick<Keys, 'mailLinks'>

const signatureOf = ({ mailLinks }: MailKeys, link: Link, id: string) =>
	createHmac('sha256', mailLinks).update(`${link}:${id}`).digest('base64url')

/**
 * The secret in a mail about one row: whoever has it may do with that row, without a login, what this kind of link is for. It has no end of
 * its own.
 */
export const rowToken = (keys: MailKeys, link: Link, id: number) => `${id}.${signatureOf(keys, link, String(id))}`

/** The id of the row that a token is about; null where we did not make it. */
export function readRowToken(keys: MailKeys, link: Link, token: string): number | null {
	const [id = '', signed = ''] = token.split('.')
	const [expected, given] = [Buffer.from(signatureOf(keys, link, id)), Buffer.from(signed)]
	const isOurs = given.length === expected.length && timingSafeEqual(given, expected)
	return isOurs ? Number(id) : null
}
