import { randomUUID } from 'node:crypto'
import type { Db } from '#platform/database/database.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { sendRequestedLink } from '../jobs.ts'
import { requestMail } from './request-mail.ts'

/**
 * Queues a link for an address that somebody typed. Whether there is an account is only found out by the work, so that what is
 * done here is the same for every address (A.E-09). Throws 429 as `requestMail`.
 */
export async function requestLink(db: Db, email: string, purpose: 'verify' | 'reset'): Promise<void> {
	const requestId = await requestMail(db, email, purpose)
	await enqueue(db, sendRequestedLink, { requestId, tokenId: randomUUID() }, { to: email })
}
