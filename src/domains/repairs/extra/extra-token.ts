import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Keys } from '#platform/keys.ts'

type MailKeys = Pick<Keys, 'mailLinks'>

const signatureOf = ({ mailLinks }: MailKeys, id: string) => createHmac('sha256', mailLinks).update(`extra work:${id}`).digest('base64url')

/** The secret in the mail about extra work: whoever has it may read and answer that one proposal without a login. It ends with the proposal. */
export const extraToken = (keys: MailKeys, id: number) => `${id}.${signatureOf(keys, String(id))}`

/** The proposal that a token is about; null where it was not made by us. */
export function readExtraToken(keys: MailKeys, token: string): number | null {
	const [id = '', signed = ''] = token.split('.')
	const [expected, given] = [Buffer.from(signatureOf(keys, id)), Buffer.from(signed)]
	const isOurs = given.length === expected.length && timingSafeEqual(given, expected)
	return isOurs ? Number(id) : null
}
