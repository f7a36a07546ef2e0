import { randomUUID } from 'node:crypto'
import { type Mails, mailNamed } from '#domains/company/mail-texts/find-mail-texts.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { mailExample } from './jobs.ts'

/** Queues a mail with example data to the caller, in the texts in use when it is sent. Throws 404 for an unknown mail. */
export async function sendTestMail(db: Db, actor: Actor, of: Pick<Mails, 'mails'>, name: string): Promise<undefined> {
	const { name: mail } = mailNamed(of, name)
	await enqueue(db, mailExample, { id: randomUUID(), mail, userId: actor.id }, { to: `account ${actor.id}` })
}
